#include "core/format/csv.h"

#include <algorithm>
#include <chrono>

#include "tests/catch.h"
#include "tests/core/format/reading.h"

using namespace nonet;

namespace {
const std::string kZeros = write_puzzle(read_text(kPuzzle)[0].puzzle, "sdm").value().substr(0, 81);
const std::string kBoth = "csv 3x3 " + kPuzzle + " solution " + kSolution;
}  // namespace

TEST_CASE("csv with its columns in any order and notation", "[format]") {
  const std::string texts[] = {
      "puzzle,solution\n" + kZeros + "," + kSolution + "\n",
      "quizzes,solutions\r\n" + kZeros + "," + kSolution + "\r\n",
      "Puzzle;Solution\n" + kPuzzle + ";" + kSolution + "\n",
      "\"puzzle\",\"solution\"\n\"" + kZeros + "\",\"" + kSolution + "\"\n",
      "id,puzzle,solution,clues,difficulty\n1," + kPuzzle + "," + kSolution + ",27,2.2\n",
      "solution\tid\tpuzzle\n" + kSolution + "\t1\t" + kZeros + "\n",
      "\xEF\xBB\xBFpuzzle, solution\n\n" + kZeros + ", " + kSolution + "\n\n",
      kZeros + "," + kSolution + "\n",
  };
  for (const auto& text : texts) {
    INFO(text);
    CHECK(shown(text) == Lines{kBoth});
  }
  CHECK(shown("puzzle,solution\n" + kZeros + "\n" + kZeros + ",\n") ==
        Lines{"csv 3x3 " + kPuzzle, "csv 3x3 " + kPuzzle});
}

TEST_CASE("an error in a record affects only that record", "[format]") {
  const std::string good = kZeros + "," + kSolution + "\n";
  std::string odd = kZeros, odd_solution = kSolution;
  odd[3] = '?';
  odd_solution[5] = '0';
  CHECK(shown("id,puzzle,solution\n1," + good + "2\n3," + odd + "," + kSolution + "\n4," +
              kZeros.substr(1) + "," + kSolution + "\n5," + kZeros + "0," + kSolution + "\n6," +
              kZeros + "," + odd_solution + "\n7," + kZeros + "," + kSolution.substr(1) + "\n8," +
              good) == Lines{
                           kBoth,
                           "csv missing-column 3:1 'puzzle'",
                           "csv bad-character 4:6 '?'",
                           "csv too-few-cells 5:82 80/81",
                           "csv too-many-cells 6:84 82/81",
                           "csv bad-solution 7:90",
                           "csv bad-solution 8:164",
                           kBoth,
                       });
  CHECK(shown("name,solution\nx," + kSolution + "\n") == Lines{"csv missing-column 1:1 'puzzle'"});
}

TEST_CASE("both columns of a large puzzle use one dialect", "[format]") {
  // Hexadecimal: the puzzle shows that 0 is a digit.
  std::string solution = "0123";
  for (const char* row : {"2301", "1032", "3210"}) solution += row;
  CHECK(shown_as("puzzle,solution\n0...............", "csv") == Lines{"csv 2x2 ................"});
  std::string puzzle(256, '.'), full;
  for (int row = 0; row < 16; ++row) {
    for (int column = 0; column < 16; ++column) {
      const int digit = (row % 4 * 4 + row / 4 + column) % 16;
      full += "0123456789ABCDEF"[digit];
    }
  }
  for (std::size_t cell = 0; cell < 256; cell += 3) puzzle[cell] = full[cell];
  const auto entries = read_text("puzzle,solution\n" + puzzle + "," + full + "\n");
  REQUIRE_FALSE(entries[0].error);
  CHECK(entries[0].puzzle.givens[0] == 16);
  CHECK(entries[0].solution[0] == 16);
}

TEST_CASE("csv is written with its header apart", "[format]") {
  const Puzzle puzzle = read_text(kPuzzle)[0].puzzle;
  WriteOptions options;
  const auto solution = read_text(kSolution)[0].puzzle.givens;
  options.solution = solution;
  CHECK(write_header("csv") == "puzzle,solution\n");
  CHECK(write_header("line").empty());
  const auto text = write_puzzle(puzzle, "csv", options).value();
  CHECK(text == kZeros + "," + kSolution + "\n");
  CHECK(write_puzzle(puzzle, "csv").value() == kZeros + ",\n");
  CHECK(shown(std::string(write_header("csv")) + text + text) == Lines{kBoth, kBoth});
  CHECK(write_puzzle(sample_puzzle({36, 6, 6}), "csv").error().code == Errc::kCannotWrite);
}

TEST_CASE("prose with a comma above a grid is not read as column names", "[format]") {
  for (const std::string_view prose : {"Sudoku, hard", "Puzzle; 20 Nov", "Puzzle\t17"}) {
    INFO(prose);
    const auto entries = read_text(std::string(prose) + "\n" + rows_of_puzzle("", "\n"));
    REQUIRE(entries.size() == 1);
    REQUIRE_FALSE(entries[0].error);
    CHECK(shown_cells(entries[0].puzzle.givens) == kPuzzle);
  }
}

TEST_CASE("two columns without names: regions are no solution, and the solution may come first",
          "[format]") {
  std::string regions;
  for (int cell = 0; cell < 81; ++cell) {
    regions += static_cast<char>('a' + cell / 27 * 3 + cell % 9 / 3);
  }
  CHECK(shown(kPuzzle + "," + regions) == Lines{"line jigsaw " + kPuzzle});
  CHECK(shown(kPuzzle + "\t" + regions) == Lines{"line jigsaw " + kPuzzle});
  CHECK(shown(kSolution + "," + kZeros) == Lines{kBoth});
}

TEST_CASE("doubled quotes, and a word for a missing solution", "[format]") {
  CHECK(shown("name,puzzle\n\"a \"\"b\"\", c\"," + kZeros) == Lines{"csv 3x3 " + kPuzzle});
  CHECK(shown("puzzle,solution\n" + kZeros + ",None\n" + kZeros + ",NULL\n") ==
        Lines{"csv 3x3 " + kPuzzle, "csv 3x3 " + kPuzzle});
}

TEST_CASE("columns between the solution and the puzzle take time for their characters only",
          "[format]") {
  // A regression examined the solution again for each column. Same number of characters, in few columns or many.
  const auto seconds = [](std::size_t columns) {
    const std::string between = std::string(240'000 / columns - 1, 'x') + ",";
    std::string names = "solution,", record = std::string(400'000, '1') + ",";
    for (std::size_t column = 0; column < columns; ++column) {
      names += "x,";
      record += between;
    }
    const std::string text = names + "puzzle\n" + record + kPuzzle + "\n";
    const auto start = std::chrono::steady_clock::now();
    CHECK(shown_as(text, "csv").size() == 1);
    return std::chrono::duration<double>(std::chrono::steady_clock::now() - start).count();
  };
  double few = 1e9, many = 1e9;
  for (int round = 0; round < 3; ++round) {
    few = std::min(few, seconds(20));
    many = std::min(many, seconds(2000));
  }
  CHECK(many < 20 * few);
}
