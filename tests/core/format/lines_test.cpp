#include "core/format/lines.h"

#include <string>
#include <vector>

#include "tests/catch.h"

using nonet::Line;

namespace {

class Collector : public nonet::LineTaker {
 public:
  void take_line(const Line& line) override { lines.emplace_back(line); }
  void take_long_line(const Line& line) override {
    lines.emplace_back(line);
    lines.back().text = "<long>";
  }
  std::vector<nonet::KeptLine> lines;
};

using Ends = nonet::LineSplitter::Ends;

std::vector<std::string> split(std::string_view text, std::size_t piece, std::size_t longest = 99,
                               Ends ends = Ends::kAny) {
  Collector collector;
  nonet::LineSplitter splitter(longest, collector, ends);
  for (std::size_t begin = 0; begin < text.size(); begin += piece) {
    splitter.feed(text.substr(begin, piece));
  }
  splitter.finish();
  std::vector<std::string> lines;
  for (const auto& line : collector.lines) {
    CHECK(line.number == lines.size() + 1);
    lines.push_back(line.text);
  }
  return lines;
}

}  // namespace

TEST_CASE("lines end in each of the three ways, wherever the pieces are cut", "[format]") {
  using Lines = std::vector<std::string>;
  const struct {
    std::string text;
    Lines lines;
  } cases[] = {
      {"", {}},
      {"a", {"a"}},
      {"a\n", {"a"}},
      {"\n", {""}},
      {"a\nb", {"a", "b"}},
      {"a\r\nb\r\n", {"a", "b"}},
      {"a\rb\r", {"a", "b"}},
      {"a\r\rb", {"a", "", "b"}},
      {"a\r\n\r\nb", {"a", "", "b"}},
      {"a\n\rb", {"a", "", "b"}},
      {"\r\n\n\r", {"", "", ""}},
      {"\xEF\xBB\xBF"
       "1\n\xEF\xBB\xBF"
       "2",
       {"1", "2"}},
  };
  for (const auto& one : cases) {
    for (const std::size_t piece : {1U, 2U, 3U, 100U}) CHECK(split(one.text, piece) == one.lines);
  }
}

TEST_CASE("where only a newline ends a line, a lone return is a character", "[format]") {
  using Lines = std::vector<std::string>;
  const struct {
    std::string text;
    Lines lines;
  } cases[] = {
      {"a\nb\rc\nd\n", {"a", "b\rc", "d"}},
      {"a\r\nb\r\n", {"a", "b"}},
      {"a\r\r\nb\r", {"a", "b"}},
      {"\r\n\n\r", {"", "", ""}},
      {"\ra\n", {"\ra"}},
      {std::string(98, 'a') + "\r\n" + std::string(100, 'a') + "\r\nb",
       {std::string(98, 'a'), "<long>", "b"}},
  };
  for (const auto& one : cases) {
    for (const std::size_t piece : {1U, 2U, 3U, 1000U}) {
      CHECK(split(one.text, piece, 99, Ends::kNewline) == one.lines);
    }
  }
}

TEST_CASE("a taker may stop after any line; the rest is fed again", "[format]") {
  class Stopping : public Collector {
   public:
    void take_line(const Line& line) override {
      Collector::take_line(line);
      splitter->stop();
    }
    nonet::LineSplitter* splitter = nullptr;
  };
  for (const std::string text : {"a\nb\r\nc\rd\r\r\n\ne", "a\r", "a\r\n"}) {
    for (const std::size_t piece : {1U, 2U, 3U, 1000U}) {
      Stopping collector;
      nonet::LineSplitter splitter(99, collector);
      collector.splitter = &splitter;
      for (std::size_t begin = 0; begin < text.size();) {
        const std::size_t before = collector.lines.size();
        begin += splitter.feed(std::string_view(text).substr(begin, piece));
        CHECK(collector.lines.size() <= before + 1);
      }
      splitter.finish();
      std::vector<std::string> lines;
      for (const auto& line : collector.lines) lines.push_back(line.text);
      CHECK(lines == split(text, 1000));
    }
  }
}

TEST_CASE("a line that is too long is reported once and costs only itself", "[format]") {
  const std::string text = "ab\nabcdefghij\nabcd\nabcde\n";
  for (const std::size_t piece : {1U, 2U, 5U, 100U}) {
    CHECK(split(text, piece, 4) == std::vector<std::string>{"ab", "<long>", "abcd", "<long>"});
  }
}

TEST_CASE("look-alikes become plain characters and keep their places", "[format]") {
  Collector collector;
  nonet::LineSplitter splitter(99, collector);
  splitter.feed(
      "\xE2\x94\x82"
      "5\xC2\xA0\xC2\xB7\xE2\x94\x82\n");                               // │5 ·│
  splitter.feed("\xE2\x94\x9C\xE2\x94\x80\xE2\x95\x90\xE2\x94\xBC\n");  // ├─═┼
  splitter.feed("\xEF\xBC\x95\xE2\x80\x8B\xC3\xA4\n");                  // full-width 5, nothing, ä
  splitter.finish();
  REQUIRE(collector.lines.size() == 3);
  CHECK(collector.lines[0].text == "|5 .|");
  CHECK(collector.lines[0].line().place(0).column == 1);
  CHECK(collector.lines[0].line().place(1).column == 4);
  CHECK(collector.lines[0].line().place(3).column == 7);
  CHECK(collector.lines[1].text == "+-=+");
  CHECK(collector.lines[2].text == "5\xC3\xA4");
  CHECK(collector.lines[2].line().place(1).column == 7);
}

TEST_CASE("the marks of a quotation are left out, and columns still count them", "[format]") {
  using Lines = std::vector<std::string>;
  CHECK(split("> 53|\n>> a\n> > b\n>\n>c\n a > b\n", 3) ==
        Lines{"53|", "a", "b", "", "c", " a > b"});
  Collector collector;
  nonet::LineSplitter splitter(99, collector);
  splitter.feed("> 53\n");
  CHECK(collector.lines[0].line().place(1).column == 4);
  CHECK(collector.lines[0].line().place(2).column == 5);
}

TEST_CASE("UTF-16 with its mark is read, wherever the pieces are cut", "[format]") {
  using namespace std::string_literals;
  using Lines = std::vector<std::string>;
  const struct {
    std::string text;
    Lines lines;
  } cases[] = {
      {"\xFF\xFE"
       "5\0\r\0\n\0"
       "3\0"s,
       {"5", "3"}},
      {"\xFE\xFF"
       "\0"
       "5\0\n\0"
       "3"s,
       {"5", "3"}},
      {"\xFF\xFE\xB7\0\xE4\0\x3D\xD8\x11\xDC"s, {".\xC3\xA4\xF0\x9F\x90\x91"}},  // ·ä and a sheep
      {"\xFF\xFE"
       "5\0\x3D\xD8"
       "3\0\x11\xDC"
       "4"s,
       {"5\xEF\xBF\xBD"
        "3\xEF\xBF\xBD\xEF\xBF\xBD"}},
      {"\xFF\xFE"s, {}},
      {"\xFF"s, {"\xFF"}},
      {"\xFF\xD8\n"s, {"\xFF\xD8"}},
  };
  for (const auto& one : cases) {
    for (const std::size_t piece : {1U, 2U, 3U, 100U}) CHECK(split(one.text, piece) == one.lines);
  }
}

TEST_CASE("the digits of other scripts and Latin-1's dots are read", "[format]") {
  using Lines = std::vector<std::string>;
  CHECK(split("\xD9\xA5\xDB\xB3\xE0\xA5\xA7", 1) == Lines{"531"});  // Arabic, Persian, Devanagari
  CHECK(split("5\xEF\xB8\x8F\xE2\x83\xA3\xF0\x9F\x9F\xA6", 1) ==
        Lines{"5."});                                              // a keycap, a blue square
  CHECK(split("\xF0\x9D\x9F\x93\xE2\x91\xA0", 1) == Lines{"51"});  // a bold 5, a circled 1
  CHECK(split("5\xB7\xB7\xA0\xE9", 1) == Lines{"5.. \xE9"});
  CHECK(split("\xF0\x9F\x90\xB7", 1) == Lines{"\xF0\x9F\x90\xB7"});  // a pig, whose last byte is B7
}
