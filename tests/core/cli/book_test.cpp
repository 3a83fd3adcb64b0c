// tests/core/cli/book_test.cpp: nonet book: which sheets it writes, and what is on them. That they are those of the page
// is tested by tests/wasm/book.test.mjs.
#include <cerrno>
#include <map>
#include <regex>
#include <string>
#include <vector>

#include "core/cli/book_layout.h"
#include "core/cli/book_sheets.h"
#include "tests/core/cli/cli_test.h"

using namespace nonet::cli;
using nonet::cli_test::contains;
using nonet::cli_test::Outcome;

namespace {

/// A run, and the files that it has written.
struct Book {
  Outcome outcome;
  std::map<std::string, std::string> files;
};

Book book(std::vector<std::string> words) {
  Book result;
  Environment environment;
  environment.save = [&](const std::string& name, std::string_view text) {
    result.files[name] = text;
    return true;
  };
  words.insert(words.begin(), {"book", "--to", "out", "--seed", "test"});
  result.outcome = nonet::cli_test::run(words, "", environment);
  return result;
}

std::vector<std::string> all_of(const std::string& text, const std::string& pattern) {
  const std::regex expression(pattern);
  std::vector<std::string> found;
  for (std::sregex_iterator it(text.begin(), text.end(), expression), end; it != end; ++it) {
    found.push_back((*it)[1]);
  }
  return found;
}

/// The digits of each grid on a sheet, in the order in which they are drawn.
std::vector<std::string> grids_of(const std::string& sheet) {
  std::vector<std::string> grids;
  for (const std::string& grid : all_of(sheet, R"(<title>(.*?</svg>))")) {
    std::string digits;
    for (const std::string& digit : all_of(grid, ">([0-9]+)</text>")) digits += digit;
    grids.push_back(digits);
  }
  return grids;
}

std::string without_dots(std::string line) {
  std::erase(line, '.');
  return line;
}

}  // namespace

TEST_CASE("book: puzzles in their order, then their answers", "[cli]") {
  const std::vector<std::string> wishes = {"--grade", "easy", "--symmetry", "half-turn"};
  std::vector<std::string> words = {"--count", "13", "--title", "Peas & <pods>"};
  words.insert(words.end(), wishes.begin(), wishes.end());
  const Book made = book(words);
  CHECK(made.outcome.code == 0);
  CHECK(made.outcome.out.empty());
  CHECK(made.outcome.err.empty());
  REQUIRE(made.files.size() == 4 + 2);

  std::vector<std::string> generate = {"generate", "--count", "13", "--seed", "test"};
  generate.insert(generate.end(), wishes.begin(), wishes.end());
  const std::string lines = nonet::cli_test::run(generate).out;
  const std::string answers = nonet::cli_test::run({"solve"}, lines).out;
  std::vector<std::string> drawn;
  int page = 0;
  for (const auto& [name, sheet] : made.files) {
    CHECK(name == "out/page-00" + std::to_string(++page) + ".svg");
    CHECK(contains(sheet, "width=\"210mm\" height=\"297mm\""));
    CHECK(contains(sheet, ">Peas &#38; &#60;pods&#62;</text>"));
    CHECK(contains(sheet, ">Seed test · Easy · --symmetry half-turn</text>"));
    CHECK(contains(sheet, ">" + std::to_string(page) + " / 6</text>"));
    CHECK(contains(sheet, ">Answers</text>") == (page > 4));
    for (const std::string& grid : grids_of(sheet)) drawn.push_back(grid);
  }
  REQUIRE(drawn.size() == 26);
  std::istringstream puzzle_lines(lines), answer_lines(answers);
  for (std::size_t i = 0; i < 13; ++i) {
    std::string puzzle, answer;
    std::getline(puzzle_lines, puzzle);
    std::getline(answer_lines, answer);
    CHECK(drawn[i] == without_dots(puzzle));
    CHECK(drawn[13 + i] == answer);
  }
}

TEST_CASE("book: as many sheets as the layout says, the same for any number of threads", "[cli]") {
  CHECK(book({"--count", "7", "--per-sheet", "3", "--answers", "none"}).files.size() == 3);
  CHECK(book({"--count", "7", "--per-sheet", "1", "--large"}).files.size() == 7 + 2);
  const Book letter = book({"--count", "20", "--paper", "letter", "--answers", "upside-down"});
  CHECK(letter.files.size() == 5 + 2);
  const std::string& last = letter.files.at("out/page-007.svg");
  CHECK(contains(last, "width=\"215.9mm\" height=\"279.4mm\""));
  CHECK(contains(last, "<g transform=\"rotate(180 10795 13970)\">"));
  CHECK_FALSE(contains(letter.files.at("out/page-005.svg"), "rotate("));
  CHECK(contains(last, ">Seed test</text>"));
  CHECK(book({"--count", "20", "--paper", "letter", "--answers", "upside-down", "--threads", "3"})
            .files == letter.files);
}

TEST_CASE("book: the wishes stand at the foot in one order", "[cli]") {
  const Book made = book(
      {"--size", "6", "--singles", "--first", "3", "--symmetry", "half-turn", "--clues=14-20"});
  REQUIRE(made.files.size() == 2);
  CHECK(contains(
      made.files.at("out/page-001.svg"),
      ">Seed test · --clues 14-20 --first 3 --singles --size 6 --symmetry half-turn</text>"));
  CHECK(contains(made.files.at("out/page-001.svg"), "<title>3</title>"));
}

TEST_CASE("book: lines between cells and boxes, and an extra house as one outline", "[cli]") {
  const std::string small = book({"--count", "1", "--boxes", "2x2"}).files.at("out/page-001.svg");
  CHECK(all_of(small, R"re(<path d="([^"]*)")re") ==
        std::vector<std::string>{"M4 64L244 64M4 184L244 184M64 4L64 244M184 4L184 244",
                                 "M4 124L244 124M124 4L124 244",
                                 "M4 4L244 4M4 244L244 244M4 4L4 244M244 4L244 244"});
  const std::string windows =
      book({"--count", "1", "--houses", "windows"}).files.at("out/page-001.svg");
  // Twelve sides of cells, none of them between two cells of the window.
  CHECK(all_of(windows, R"re(<path d="([^"]*)" [^>]*fill="none")re")[0] ==
        "M2 1.06L1.06 1.06M1.06 2L1.06 1.06M3 1.06L2 1.06M3.94 1.06L3 1.06M3.94 1.06L3.94 2"
        "M1.06 3L1.06 2M3.94 2L3.94 3M1.06 3.94L2 3.94M1.06 3.94L1.06 3M2 3.94L3 3.94"
        "M3.94 3L3.94 3.94M3 3.94L3.94 3.94");
}

TEST_CASE("book: nothing leaves the sheet or overlaps", "[cli]") {
  for (const Paper paper : {Paper::kA4, Paper::kLetter}) {
    for (const bool is_large : {false, true}) {
      for (int per_sheet = 1; per_sheet <= kMostPerSheet; ++per_sheet) {
        const BookPlan plan{paper, per_sheet, is_large, Answers::kEnd};
        const SheetFrame frame = frame_of_sheet(plan);
        const int head = head_of(plan, true, "").baseline, foot = foot_of(plan, "").baseline;
        for (const bool is_answers : {false, true}) {
          for (const int size : {4, 9, 16}) {
            const auto places = places_of(plan, is_answers, size);
            for (std::size_t i = 0; i < places.size(); ++i) {
              const BookPlace& place = places[i];
              CHECK(place.side > (is_answers ? 4500 : 6000));
              CHECK(place.left >= frame.margin);
              CHECK(place.left + place.side <= frame.right);
              CHECK(place.baseline - place.font > head);
              CHECK(place.top + place.side < foot - 260);
              for (std::size_t j = 0; j < i; ++j) {
                const bool is_beside = places[j].left + places[j].side < place.left ||
                                       place.left + place.side < places[j].left;
                CHECK((is_beside || places[j].top + places[j].side < place.baseline - place.font));
              }
            }
          }
        }
      }
    }
  }
}

TEST_CASE("book: long titles are smaller, and any bytes make good XML", "[cli]") {
  const BookPlan plan;
  CHECK(head_of(plan, true, "Short").font > head_of(plan, false, "Short").font);
  const std::string title(300, 'x');
  CHECK(head_of(plan, true, title).font * 300 * 6 / 10 <= 18200 * 3 / 4);
  CHECK(xml_text("a<b>&\"c\"") == "a&#60;b&#62;&#38;&#34;c&#34;");
  CHECK(xml_text("\x01ü数\xff\xc3\xed\xa0\x80\xf0\x9f\x98\x80") ==
        "\xef\xbf\xbdü数\xef\xbf\xbd\xef\xbf\xbd\xef\xbf\xbd\xef\xbf\xbd\xef\xbf\xbd\xf0\x9f\x98"
        "\x80");
}

TEST_CASE("book: what cannot be made or written is told", "[cli]") {
  const Book none = book({"--clues", "17", "--tries", "20"});
  CHECK(none.outcome.code == 1);
  CHECK(contains(none.outcome.err, "nonet: puzzle 1: none found in 20 tries; it is left out"));
  CHECK(none.files.empty());

  Environment full;
  full.save = [](const std::string&, std::string_view) {
    errno = ENOSPC;
    return false;
  };
  const Outcome unwritten = nonet::cli_test::run({"book", "--to", "out"}, "", full);
  CHECK(unwritten.code == 2);
  CHECK(unwritten.err == "out/page-001.svg: No space left on device\n");

  const std::vector<std::pair<std::vector<std::string>, std::string>> cases = {
      {{"book"}, "--to FOLDER is missing"},
      {{"book", "--to", "out", "--per-sheet", "7"}, "a number from 1 to 6"},
      {{"book", "--to", "out", "--paper", "a5"}, "a4, letter"},
      {{"book", "--to", "out", "--answers", "yes"}, "end, upside-down, none"},
      {{"book", "--to", "out", "--count", "10001"}, "at most 10000"},
      {{"book", "--to", "out", "--json"}, "takes no --json"},
      {{"book", "--to", "out", "--clues", "12"}, "fewer than 17"},
      {{"book", "--to", "out", "puzzles.txt"}, "reads no files"},
      {{"solve", "--to", "out"}, "--to out: it takes"},
      {{"generate", "--large"}, "takes no --large"},
  };
  for (const auto& [words, reason] : cases) {
    const Outcome outcome = nonet::cli_test::run(words);
    CHECK(outcome.code == 2);
    CHECK(contains(outcome.err, reason));
  }
}
