#include "core/format/every_line.h"

#include <algorithm>
#include <string>
#include <vector>

#include "tests/catch.h"

namespace {

using namespace nonet;

const std::string kEasy =
    "530070000600195000098000060800060003400803001700020006060000280000419005000080079";

std::vector<ReadEntry> read(const std::string& text, std::size_t piece = 1 << 20,
                            const ReadOptions& options = {}) {
  std::vector<ReadEntry> entries;
  EveryLineReader reader(options, [&](const ReadEntry& entry) { entries.push_back(entry); });
  for (std::size_t at = 0; at < text.size(); at += piece) {
    reader.feed(std::string_view(text).substr(at, piece));
  }
  reader.finish();
  return entries;
}

const std::vector<std::string> kLines = {
    kEasy,
    "",
    "   ",
    "# a comment",
    "Grid 01",
    "1000020000300004",
    kEasy.substr(3),
    kEasy + "1",
    "53..7....",
    std::string("\0\0\0", 3),
    "\x89PNG",
    std::string(81, '-'),
    kEasy.substr(0, 80) + "?",
    "puzzle,solution",
    std::string(16, ' '),
    "5 3 . . 7 . . . .",
    std::string(2'000'000, 'x'),
    kEasy,
};

std::string described(const ReadEntry& entry) {
  if (entry.error) return std::string(error_key(entry.error->code));
  std::string cells;
  for (const Digit digit : entry.puzzle.givens) cells += static_cast<char>('0' + digit);
  return cells;
}

}  // namespace

TEST_CASE("every line gives one entry, which does not depend on its position", "[format]") {
  std::string text;
  std::vector<std::string> alone;
  for (const std::string& line : kLines) {
    text += line + "\n";
    const auto entries = read(line + "\n");
    REQUIRE(entries.size() == 1);
    alone.push_back(described(entries[0]));
  }
  for (const std::size_t piece : {std::size_t{1} << 22, std::size_t{1000}}) {
    const auto entries = read(text, piece);
    REQUIRE(entries.size() == kLines.size());
    for (std::size_t i = 0; i < entries.size(); ++i) {
      CHECK(described(entries[i]) == alone[i]);
      CHECK(entries[i].line_number == i + 1);
      CHECK(entries[i].at.line == i + 1);
      CHECK(entries[i].number == i + 1);
    }
  }
  CHECK(alone[1] == "empty-text");
  CHECK(alone[3] == "empty-text");
  CHECK(alone[4] == "unknown-format");
  CHECK(alone[16] == "line-too-long");
  CHECK(read("").empty());
}

TEST_CASE("a line may begin with its own number", "[format]") {
  const auto number = [](const std::string& beginning) {
    const auto entries = read("\n" + beginning + kEasy + "\n");
    REQUIRE(entries.size() == 2);
    CHECK(described(entries[1]) == kEasy);
    return entries[1].line_number.value_or(999);
  };
  CHECK(number("17\t") == 17);
  CHECK(number("0\t") == 0);
  CHECK(number("     3\t") == 3);
  CHECK(number("000123\t") == 123);
  CHECK(number("999999999999999\t") == 999'999'999'999'999);
  CHECK(number("1234567890123456\t") == 2);  // too long for a number
  CHECK(number("17 ") == 2);
  CHECK(number("\t") == 2);
  CHECK(number("-17\t") == 2);
  CHECK(number("a17\t") == 2);
  // The rest is read like any line, and keeps its places.
  CHECK(described(read("12\t\n")[0]) == "empty-text");
  CHECK(described(read("1234\t1..4\n")[0]).empty() == false);
  const auto broken = read("  17\t" + kEasy.substr(0, 80) + "?\n");
  CHECK(broken[0].error->at == Place{1, 5 + 81});
  CHECK(read("5\t" + std::string(2'000'000, 'x'))[0].line_number == 5u);
}

TEST_CASE("a lone return neither ends a line nor hides what follows", "[format]") {
  const auto entries = read("a\nb\rc\r\n" + kEasy + "\r" + kEasy + "\n3\t" + kEasy + "\r\r\n");
  REQUIRE(entries.size() == 4);
  CHECK(described(entries[1]) == "bad-character");
  CHECK(described(entries[2]) == "bad-character");
  CHECK(entries[2].error->at == Place{3, 82});
  CHECK(described(entries[3]) == kEasy);
  CHECK(entries[3].line_number == 3u);
}

TEST_CASE("sdm takes 9×9 puzzles only", "[format]") {
  ReadOptions options;
  options.format = "sdm";
  const auto entries = read(kEasy + "\n1000020000300004\n", 1000, options);
  REQUIRE(entries.size() == 2);
  CHECK(entries[0].format == "sdm");
  CHECK_FALSE(entries[0].error);
  CHECK(entries[1].error);
}
