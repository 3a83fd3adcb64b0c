#include "core/format/numbers.h"

#include "tests/catch.h"
#include "tests/core/format/reading.h"

using namespace nonet;

TEST_CASE("numbers with a full, a short and no head", "[format]") {
  std::string cells;
  for (const char cell : kPuzzle) cells += std::string(" ") + (cell == '.' ? '0' : cell);
  CHECK(shown("easy-1 9 3 3" + cells) == Lines{"numbers 'easy-1' 3x3 " + kPuzzle});
  CHECK(shown("- 9 3 3" + cells) == Lines{"numbers 3x3 " + kPuzzle});
  CHECK(shown("9 3 3" + cells + "\n") == Lines{"numbers 3x3 " + kPuzzle});
  CHECK(shown(cells + "\n") == Lines{"numbers 3x3 " + kPuzzle});
  CHECK(shown("latin 9 0 0" + cells) == Lines{"numbers 'latin' 1x9 " + kPuzzle});
  CHECK(shown("# a comment\n\nx 4 2 2 1 0 0 0 0 0 2 0 0 0 0 0 0 3 0 0\n"
              "y\t4,2,2,1,0,0,0,0,0,2,0,0,0,0,0,0,3,0,.\n") ==
        Lines{"numbers 'x' 2x2 1.....2......3..", "numbers 'y' 2x2 1.....2......3.."});
  CHECK(shown("x 4 2 2 1 x X _ * - 2 . 0 0;0;0;0 3 0 0\n") ==
        Lines{"numbers 'x' 2x2 1.....2......3.."});
}

TEST_CASE("an error in a line of numbers affects only that line", "[format]") {
  const std::string good = "a 4 2 2 1 0 0 0 0 0 2 0 0 0 0 0 0 3 0 0\n";
  const std::string expected = "numbers 'a' 2x2 1.....2......3..";
  CHECK(shown(good +
              "b 4 2 2 1 0 0\nc 4 2 2 1 0 0 0 0 0 2 0 0 0 0 0 0 3 0 0 7\n"
              "d 4 2 3 1 0 0 0 0 0 2 0 0 0 0 0 0 3 0 0\n"
              "e 4 2 2 1 0 0 5 0 0 2 0 0 0 0 0 0 3 0 0\n"
              "f 4 2 2 1 0 0 ? 0 0 2 0 0 0 0 0 0 3 0 0\n"
              "g 65 5 13 1 0 0\n" +
              good) == Lines{
                           expected,
                           "numbers 'b' too-few-cells 2:13 3/16",
                           "numbers 'c' too-many-cells 3:41 17/16",
                           "numbers 'd' bad-boxes 4:3 '2x3' 4/0",
                           "numbers 'e' digit-range 5:15 '5' 0/4",
                           "numbers 'f' bad-character 6:15 '?'",
                           "numbers 'g' too-large 7:3 65/64",
                           expected,
                       });
}

TEST_CASE("numbers of every size are written and read back with their boxes", "[format]") {
  for (const Shape shape : {Shape{1, 1, 1}, Shape{4, 2, 2}, Shape{6, 3, 2}, Shape{9, 1, 9},
                            Shape{9, 3, 3}, Shape{16, 4, 4}, Shape{36, 6, 6}, Shape{64, 8, 8}}) {
    const Puzzle puzzle = sample_puzzle(shape);
    WriteOptions options;
    options.title = "my puzzle";
    const auto text = write_puzzle(puzzle, "numbers", options).value();
    ReadOptions read_options;
    if (shape.size == 1) read_options.format = "numbers";
    const auto entries = read_text(text, read_options);
    INFO(text);
    REQUIRE(entries.size() == 1);
    REQUIRE_FALSE(entries[0].error);
    CHECK(entries[0].title == "my_puzzle");
    CHECK(entries[0].puzzle.geometry->shape() == shape);
    CHECK(entries[0].puzzle.givens == puzzle.givens);
  }
}

TEST_CASE("rows of a grid that begin like a head are not read as puzzles", "[format]") {
  std::string barred, expected = kPuzzle;
  for (std::size_t row = 0; row < 9; ++row) {
    for (std::size_t column = 0; column < 9; ++column) {
      const char cell = row == 0 && column == 0 ? '4' : kPuzzle[9 * row + column];
      expected[9 * row + column] = cell;
      barred += column % 3 == 0 ? "| " : "";
      barred += std::string(1, cell == '.' || (row == 0 && column == 1) ? '0' : cell) + ' ';
    }
    barred += "|\n";
  }
  expected[1] = '.';
  CHECK(shown(barred) == Lines{"boxed 3x3 " + expected});

  const auto grid = [](std::size_t size, std::string_view first, std::string_view empty) {
    std::string text(first);
    for (std::size_t row = 1; row < size; ++row) {
      text += '\n';
      for (std::size_t column = 0; column < size; ++column) text += std::string(empty) + ' ';
    }
    return shown(text);
  };
  CHECK(grid(12, "4 0 0 0 | 0 11 0 1 | 0 0 0 0", "0") ==
        Lines{"boxed 3x4 4....B.1" + std::string(136, '.')});
  CHECK(grid(12, "3 0 0 1 0 0 0 0 0 0 0 2", "0") ==
        Lines{"boxed 3x4 3..1.......2" + std::string(132, '.')});
  CHECK(grid(19, "4 2 2 1 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0", "0") ==
        Lines{"boxed 1x19 4221" + std::string(357, '.')});
  CHECK(grid(20, ". 11 16 18 8 . . . . . . . . . . . . . . .", ".") ==
        Lines{"boxed 4x5 .BGI8" + std::string(395, '.')});
  CHECK(grid(16, "B 5 2 4 . . . . . . . . . . . .", ".") ==
        Lines{"boxed 4x4 B524" + std::string(252, '.')});
}
