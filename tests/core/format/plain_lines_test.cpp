#include "core/format/plain_lines.h"

#include <string>
#include <vector>

#include "core/format/every_line.h"
#include "tests/catch.h"

namespace {

using namespace nonet;

const std::string kEasy =
    "530070000600195000098000060800060003400803001700020006060000280000419005000080079";

// One of each kind of line that must not be taken for its neighbour.
std::vector<std::string> odd_lines() {
  std::string dots = kEasy;
  for (char& cell : dots) cell = cell == '0' ? '.' : cell;
  std::string marks = dots;
  marks[5] = 'x';
  std::string stars = dots;
  stars[2] = '*';
  std::string blanks = dots;
  for (char& cell : blanks) cell = cell == '.' ? ' ' : cell;
  return {kEasy,
          dots,
          kEasy.substr(1),
          kEasy + "1",
          kEasy + " # with a comment",
          " " + kEasy,
          "> " + kEasy,
          "\xEF\xBB\xBF" + kEasy,
          marks,
          stars,
          blanks,
          std::string(81, '.'),
          std::string(81, '-'),
          std::string(81, '0'),
          "",
          "# a comment",
          "1000020000300004",
          "some prose",
          kEasy + "," + kEasy,
          dots.substr(0, 40) + "\xC2\xB7" + dots.substr(41),
          kEasy};
}

// What was read, in words; plain lines as the entries that they stand for.
struct Log {
  std::vector<std::string> entries;
  int many = 0;  // calls with more than one line

  void take(const ReadEntry& entry) {
    std::string cells;
    if (!entry.error) {
      for (const Digit digit : entry.puzzle.givens) cells += static_cast<char>('0' + digit);
    }
    add(entry.number, entry.at, entry.format, entry.error ? error_key(entry.error->code) : cells);
  }
  void take(const PlainLines& lines) {
    many += lines.count > 1;
    for (std::size_t i = 0; i < lines.count; ++i) {
      std::string cells(lines.text.substr(i * lines.stride, 81));
      for (char& cell : cells) cell = cell == '.' ? '0' : cell;
      const auto index = static_cast<std::uint32_t>(i);
      add(lines.number + index, {lines.at.line + index, lines.at.column}, lines.format, cells);
    }
  }
  void add(std::uint32_t number, Place at, std::string_view format, std::string_view what) {
    entries.push_back(std::to_string(number) + " " + std::to_string(at.line) + ":" +
                      std::to_string(at.column) + " " + std::string(format) + " " +
                      std::string(what));
  }
};

template <class Reader>
Log read(const std::string& text, bool by_lines, std::size_t piece, ReadOptions options) {
  Log log;
  if (by_lines) options.plain_lines = [&log](const PlainLines& lines) { log.take(lines); };
  Reader reader(options, [&log](const ReadEntry& entry) { log.take(entry); });
  for (std::size_t at = 0; at < text.size(); at += piece) {
    reader.feed(std::string_view(text).substr(at, piece));
  }
  reader.finish();
  return log;
}

template <class Reader>
void compare(const ReadOptions& options) {
  for (const char* end : {"\n", "\r\n", "\r"}) {
    for (const std::size_t repeated : {1u, 3u}) {
      std::string text = kEasy + end;
      for (const std::string& line : odd_lines()) {
        for (std::size_t i = 0; i < repeated; ++i) text += line + end;
      }
      text += kEasy;  // a last line without an end
      const auto expected = read<Reader>(text, false, text.size(), options).entries;
      for (const std::size_t piece :
           {text.size(), std::size_t{1}, std::size_t{83}, std::size_t{400}}) {
        CHECK(read<Reader>(text, true, piece, options).entries == expected);
      }
    }
  }
}

}  // namespace

TEST_CASE("plain lines are the same entries that the reader of lines makes of them", "[format]") {
  compare<TextReader>({});
  ReadOptions sdm;
  sdm.format = "sdm";
  compare<TextReader>(sdm);
  compare<EveryLineReader>({});
  compare<EveryLineReader>(sdm);
}

TEST_CASE("plain lines come many at once, whatever their end", "[format]") {
  for (const char* end : {"\n", "\r\n"}) {
    std::string text;
    for (int i = 0; i < 100; ++i) text += kEasy + end;
    const Log log = read<TextReader>(text, true, text.size(), {});
    CHECK(log.entries.size() == 100);
    CHECK(log.many == 1);
  }
}

TEST_CASE("a plain line is 81 digits and dots; copied, it has dots only", "[format]") {
  CHECK(is_plain_line(kEasy));
  CHECK_FALSE(is_plain_line(kEasy + "1"));
  CHECK_FALSE(is_plain_line(kEasy.substr(1)));
  std::string expected = kEasy;
  for (char& cell : expected) cell = cell == '0' ? '.' : cell;
  CHECK(is_plain_line(expected));
  // Whatever stands anywhere, and nothing beyond the line is read or written.
  std::string copy(83, '#');
  copy_plain_line(kEasy.data(), copy.data() + 1);
  CHECK(copy == '#' + expected + '#');
  for (std::size_t cell = 0; cell < 81; ++cell) {
    for (int character = 0; character < 256; ++character) {
      std::string line = kEasy;
      line[cell] = static_cast<char>(character);
      const bool fits = character == '.' || (character >= '0' && character <= '9');
      REQUIRE(is_plain_line(line) == fits);
    }
  }
}

TEST_CASE("the first of some lines can be taken away", "[format]") {
  const std::string text = kEasy + "\r\n" + kEasy + "\r\n" + kEasy;
  PlainLines lines = leading_plain_lines(text);  // the last one has no end
  REQUIRE(lines.count == 2);
  lines = {text, lines.stride, 3, "line", 7, {5, 2}, 90};
  const PlainLines first = lines.take_first(2);
  CHECK(first.text == text.substr(0, 2 * 83));
  CHECK(first.count == 2);
  CHECK((first.number == 7 && first.at == Place{5, 2} && first.line_number == 90));
  CHECK(lines.text == kEasy);
  CHECK(lines.count == 1);
  CHECK((lines.number == 9 && lines.at == Place{7, 2} && lines.line_number == 92));
  CHECK(lines.take_first(5).text == kEasy);
  CHECK((lines.count == 0 && lines.text.empty()));
}

TEST_CASE("with other boxes, no line is plain", "[format]") {
  ReadOptions options;
  options.shape = Shape{9, 1, 9};
  options.plain_lines = [](const PlainLines&) { FAIL("taken"); };
  const std::string text = kEasy + "\n" + kEasy + "\n";
  CHECK(read<TextReader>(text, false, 1000, options).entries.size() == 2);
  CHECK(read<EveryLineReader>(text, false, 1000, options).entries.size() == 2);
  options.plain_lines = {};
  options.shape = Shape{6, 3, 2};  // says nothing about 9×9
  CHECK(read<TextReader>(kEasy + "\n" + kEasy + "\n" + kEasy + "\n", true, 1000, options).many ==
        1);
}
