#include "core/format/ss.h"

#include "tests/catch.h"
#include "tests/core/format/reading.h"

using namespace nonet;

namespace {

/// kPuzzle and two digits that a person has placed.
Puzzle in_progress() {
  Puzzle puzzle = read_text(kPuzzle)[0].puzzle;
  puzzle.entries.assign(81, 0);
  puzzle.entries[2] = 4;
  puzzle.entries[80 - 3] = 6;
  return puzzle;
}

}  // namespace

TEST_CASE("one grid in a frame with stars", "[format]") {
  const Puzzle puzzle = read_text(kPuzzle)[0].puzzle;
  const std::string text = write_puzzle(puzzle, "ss").value();
  CHECK(text.substr(0, 28) == "*-----------*\n|53.|.7.|...|\n");
  CHECK(shown(text) == Lines{"ss 3x3 " + kPuzzle});
  CHECK(shown(text + " Simple Sudoku\n  Version 4.2n\n") == Lines{"ss 3x3 " + kPuzzle});
}

TEST_CASE("givens, state and candidates in one file are one puzzle", "[format]") {
  Puzzle puzzle = in_progress();
  const auto two = read_text(write_puzzle(puzzle, "ss").value());
  REQUIRE(two.size() == 1);
  CHECK(two[0].puzzle.givens == puzzle.givens);
  CHECK(two[0].puzzle.entries == puzzle.entries);
  CHECK(two[0].puzzle.candidates.empty());

  puzzle.candidates = starting_candidates(puzzle);
  puzzle.candidates[3].erase(9);
  const auto three = read_text(write_puzzle(puzzle, "ss").value());
  REQUIRE(three.size() == 1);
  CHECK(three[0].format == "ss");
  CHECK(three[0].puzzle.givens == puzzle.givens);
  CHECK(three[0].puzzle.entries == puzzle.entries);
  CHECK_FALSE(three[0].puzzle.candidates[3].contains(9));
}

TEST_CASE("another puzzle is another entry", "[format]") {
  const Puzzle first = in_progress();
  Puzzle second = make_puzzle(first.geometry);
  second.givens[80] = 1;
  const std::string text =
      write_puzzle(first, "ss").value() + "\n" + write_puzzle(second, "ss").value();
  const auto entries = read_text(text);
  REQUIRE(entries.size() == 2);
  CHECK(entries[0].puzzle.entries == first.entries);
  CHECK(entries[1].puzzle.givens == second.givens);
  CHECK(entries[0].number == 1);
  CHECK(entries[1].number == 2);
}

TEST_CASE("an error between two grids affects neither", "[format]") {
  const std::string good = write_puzzle(in_progress(), "ss").value();
  const std::string wrong = std::string(good.substr(0, 182)).replace(20, 1, "?");
  const auto lines = shown(good + "\n" + wrong + "\n" + good);
  REQUIRE(lines.size() == 3);
  CHECK(lines[1] == "ss bad-character 30:7 '?'");
  CHECK(lines[0] == lines[2]);
}

TEST_CASE("only 9x9 with the usual boxes", "[format]") {
  CHECK(write_puzzle(sample_puzzle({6, 2, 3}), "ss").error().code == Errc::kCannotWrite);
}
