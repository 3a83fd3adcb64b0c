#include "core/format/sdk.h"

#include "tests/catch.h"
#include "tests/core/format/reading.h"

using namespace nonet;

namespace {
const std::string kRows = rows_of_puzzle("", "\n");
}

TEST_CASE("sdk with information lines, or in sections", "[format]") {
  const std::string expected = "sdk 'hard one' 3x3 " + kPuzzle;
  CHECK(shown("#ARuud\n#Dhard one\n#CJust start\n#B03-08-2006\n#LEasy\n" + kRows) ==
        Lines{expected});
  CHECK(shown("#Dhard one\r\n[Puzzle]\r\n" + kRows) == Lines{expected});
  CHECK(shown("[puzzle]\n" + kRows) == Lines{"sdk 3x3 " + kPuzzle});
  CHECK(shown("#Aone\n" + kRows + "#Atwo\n" + kRows) ==
        Lines{"sdk 3x3 " + kPuzzle, "sdk 3x3 " + kPuzzle});
  CHECK(shown("[Puzzle]\n" + kRows + "[Puzzle]\n" + kRows).size() == 2);
}

TEST_CASE("state and pencil marks", "[format]") {
  Puzzle puzzle = read_text(kPuzzle)[0].puzzle;
  puzzle.entries.assign(81, 0);
  puzzle.entries[2] = 4;
  puzzle.candidates = starting_candidates(puzzle);
  puzzle.candidates[3] = DigitSet::of(2) | DigitSet::of(6);
  puzzle.candidates[5] = {};
  WriteOptions options;
  options.title = "title";
  const auto text = write_puzzle(puzzle, "sdk", options).value();
  const auto entries = read_text(text + "[CellColors]\n1,2,3\n");
  INFO(text);
  REQUIRE(entries.size() == 1);
  REQUIRE_FALSE(entries[0].error);
  CHECK(entries[0].title == "title");
  CHECK(entries[0].puzzle.givens == puzzle.givens);
  CHECK(entries[0].puzzle.entries == puzzle.entries);
  CHECK(entries[0].puzzle.candidates[3] == puzzle.candidates[3]);
  CHECK(entries[0].puzzle.candidates[5].empty());
  CHECK(entries[0].puzzle.candidates[6] == DigitSet::up_to(9));
}

TEST_CASE("errors in any section", "[format]") {
  CHECK(shown("[Puzzle]\n" + kRows.substr(0, 80) + "[State]\n" + kRows) ==
        Lines{"sdk too-few-rows 9:1 8/9"});
  CHECK(shown("[Puzzle]\n" + kRows + "123456789\n") == Lines{"sdk too-many-rows 11:1 10/9"});
  CHECK(shown("[Puzzle]\n" + kRows + "[State]\n" + std::string(kRows).replace(13, 1, "?")) ==
        Lines{"sdk bad-character 13:4 '?'"});
  CHECK(shown("[Puzzle]\n" + kRows + "[PencilMarks]\n1,2\n") == Lines{"sdk too-few-rows 12:1 1/9"});
  CHECK(shown("[Puzzle]\n") == Lines{"sdk too-few-rows 1:1 0/9"});
  CHECK(shown("[Puzzle]\n" + kRows.substr(0, 80) + "#Dnext\n[Puzzle]\n" + kRows) ==
        Lines{"sdk too-few-rows 9:1 8/9", "sdk 'next' 3x3 " + kPuzzle});
}

TEST_CASE("a wrong pencil mark is named", "[format]") {
  std::string text = "[Puzzle]\n" + kRows + "[PencilMarks]\n1,2,12a,4,5,6,7,8,9\n";
  for (int row = 1; row < 9; ++row) text += "1,2,3,4,5,6,7,8,9\n";
  CHECK(shown(text) == Lines{"sdk bad-character 12:7 'a'"});
}

TEST_CASE("sdk of other sizes", "[format]") {
  for (const int size : {1, 4, 6, 9, 16, 25, 35}) {
    const Puzzle puzzle = sample_puzzle(usual_shape(size));
    ReadOptions options;
    options.format = "sdk";
    const auto entries = read_text(write_puzzle(puzzle, "sdk").value(), options);
    REQUIRE(entries.size() == 1);
    REQUIRE_FALSE(entries[0].error);
    CHECK(entries[0].puzzle.givens == puzzle.givens);
  }
}
