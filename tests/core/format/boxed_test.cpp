#include "core/format/boxed.h"

#include "tests/catch.h"
#include "tests/core/format/reading.h"

using namespace nonet;

namespace {

/// kPuzzle with `between` between cells, `bar` before each inner box and `empty` for empty cells.
std::string drawn(std::string_view between, std::string_view bar, char empty,
                  std::string_view ruler, std::string_view left, std::string_view right) {
  std::string text;
  for (std::size_t row = 0; row < 9; ++row) {
    if (row % 3 == 0 && (row > 0 || !left.empty())) text += ruler;
    text += left;
    for (std::size_t column = 0; column < 9; ++column) {
      if (column > 0) text += column % 3 == 0 ? bar : between;
      const char cell = kPuzzle[9 * row + column];
      text += cell == '.' ? empty : cell;
    }
    text += std::string(right) + "\n";
  }
  if (!left.empty()) text += ruler;
  return text;
}

}  // namespace

TEST_CASE("a grid is read however it is drawn", "[format]") {
  const std::string texts[] = {
      drawn("", "", '.', "", "", ""),
      drawn("", "", '0', "", "", ""),
      drawn("", "", '-', "", "", ""),
      drawn("", "", '*', "", "", ""),
      drawn("", "", '_', "", "", ""),
      drawn("", "", 'x', "", "", ""),
      drawn("", "", ' ', "", "", "|"),
      drawn(" ", " ", '.', "", "", ""),
      drawn("", " ", '.', "", "", ""),
      drawn("", " ", '.', "\n", "", ""),
      drawn("", "|", '.', "---+---+---\n", "", ""),
      drawn("", "|", '-', "---+---+---\n", "", ""),
      drawn("", "|", '.', "+---+---+---+\n", "|", "|"),
      drawn("", "|", '-', "+---+---+---+\n", "|", "|"),
      drawn("", "|", '.', "|---|---|---|\n", "|", "|"),
      drawn("", "|", '.', "-----------\n", "", ""),
      drawn("", "|", ' ', "+---+---+---+\n", "|", "|"),
      drawn(" ", " | ", '.', "------+-------+------\n", "", ""),
      drawn(" ", " | ", '.', "+-------+-------+-------+\n", "| ", " |"),
      drawn(" ", " | ", ' ', "+-------+-------+-------+\n", "| ", " |"),
      drawn(" ", " | ", '_', "=========================\n", "| ", " |"),
      drawn(" ", " | ", '-', "-------------------------\n", "| ", " |"),
      drawn(",", ",", '0', "", "", ""),
      drawn(",", ",", ' ', "", "", ""),
      drawn(", ", ", ", '0', "", "", ""),
      drawn(",", ",", '0', "", "", ","),
      drawn("\t", "\t", '0', "", "", ""),
      drawn("\t", "\t", ' ', "", "", ""),
      drawn(";", ";", '.', "", "", ""),
      drawn(" | ", " | ", ' ', "+---+---+---+---+---+---+---+---+---+\n", "| ", " |"),
      drawn("|", "||", ' ', "===================\n", "|", "|"),
      drawn("|", "|", '.', "", "|", "|"),
      drawn(" ", " \xE2\x94\x82 ", '.',
            "\xE2\x94\x80\xE2\x94\x80\xE2\x94\x80\xE2\x94\xBC\xE2\x94\x80\n", "", ""),
      drawn("\xC2\xA0", "\xC2\xA0", '.', "", "", ""),
  };
  for (const auto& text : texts) {
    INFO(text);
    CHECK(shown(text) == Lines{"boxed 3x3 " + kPuzzle});
    std::string indented = "    ", windows;
    for (const char character : text) {
      indented += character;
      if (character == '\n') indented += "    ";
      if (character == '\n') windows += '\r';
      windows += character;
    }
    CHECK(shown(windows) == Lines{"boxed 3x3 " + kPuzzle});
    const bool steps = text.find(" \n") != std::string::npos || text.find("\t\t") != text.npos ||
                       text.substr(0, 4) == "53  ";
    if (!steps) CHECK(shown(indented) == Lines{"boxed 3x3 " + kPuzzle});
    const std::string paste =
        "Hi all,\nI'm stuck here:\n\n" + text + "\nAny help? It's rated 7.2.\n";
    CHECK(shown(paste) == Lines{"boxed 3x3 " + kPuzzle});
  }
}

TEST_CASE("blanks as empty cells, with trailing blanks missing", "[format]") {
  std::string text;
  for (std::size_t row = 0; row < 9; ++row) {
    std::string line = kPuzzle.substr(9 * row, 9);
    for (char& character : line) character = character == '.' ? ' ' : character;
    while (line.back() == ' ') line.pop_back();
    text += line + "\n";
  }
  CHECK(shown(text) == Lines{"boxed 3x3 " + kPuzzle});
}

TEST_CASE("boxes are taken from what is drawn", "[format]") {
  CHECK(shown("12|.4|56\n..|..|..\n3.|..|..\n--+--+--\n5.|..|2.\n..|..|..\n.1|..|3.\n")[0] ==
        "boxed 3x2 12.456......3.....5...2........1..3.");
  CHECK(shown("12.|456\n...|...\n---+---\n3..|...\n5..|.2.\n---+---\n...|...\n.1.|.3.\n")[0] ==
        "boxed 2x3 12.456......3.....5...2........1..3.");
  // Only rulers, only bars, only gaps.
  CHECK(shown("12.456\n......\n3.....\n------\n5...2.\n......\n.1..3.\n")[0].substr(0, 9) ==
        "boxed 3x2");
  CHECK(shown("12|.4|56\n..|..|..\n3.|..|..\n5.|..|2.\n..|..|..\n.1|..|3.\n")[0].substr(0, 9) ==
        "boxed 3x2");
  CHECK(shown("12 .4 56\n.. .. ..\n3. .. ..\n5. .. 2.\n.. .. ..\n.1 .. 3.\n")[0].substr(0, 9) ==
        "boxed 3x2");
  // The frame's upper line is no ruler between bands.
  CHECK(shown("+-------------+\n| 1 2 . 4 5 6 |\n| . . . . . . |\n| 3 . . . . . |\n"
              "+-------------+\n| 5 . . . 2 . |\n| . . . . . . |\n| . 1 . . 3 . |\n"
              "+-------------+\n")[0] == "boxed 3x2 12.456......3.....5...2........1..3.");
  CHECK(shown("1 2 | . 4 | 5 6\n. . | . . | . .\n3 . | . . | . .\n"
              "5 . | . . | 2 .\n. . | . . | . .\n. 1 | . . | 3 .\n")[0] ==
        "boxed 3x2 12.456......3.....5...2........1..3.");
  // Drawn boxes take precedence over the option, and the option over the usual boxes.
  ReadOptions options;
  options.shape = Shape{6, 3, 2};
  CHECK(shown("12.|456\n...|...\n3..|...\n5..|.2.\n...|...\n.1.|.3.\n", options)[0].substr(0, 9) ==
        "boxed 2x3");
  CHECK(shown("12.456\n......\n3.....\n5...2.\n......\n.1..3.\n", options)[0].substr(0, 9) ==
        "boxed 3x2");
}

TEST_CASE("digits above 9 are letters or numbers", "[format]") {
  const Puzzle puzzle = sample_puzzle({12, 3, 4});
  std::string letters, numbers;
  for (std::size_t cell = 0; cell < 144; ++cell) {
    const Digit digit = puzzle.givens[cell];
    letters += digit == 0 ? '.' : symbol_of(digit);
    numbers += (digit == 0 ? "." : std::to_string(digit)) + " ";
    if (cell % 12 == 11) letters += "\n", numbers += "\n";
  }
  for (const auto& text : {letters, numbers}) {
    const auto entries = read_text(text);
    REQUIRE(entries.size() == 1);
    REQUIRE_FALSE(entries[0].error);
    CHECK(entries[0].format == "boxed");
    CHECK(entries[0].puzzle.givens == puzzle.givens);
  }
}

TEST_CASE("several grids, with and without blank lines", "[format]") {
  const std::string grid = rows_of_puzzle("", "\n");
  const std::string one = "boxed 3x3 " + kPuzzle;
  CHECK(shown(grid + grid + grid) == Lines{one, one, one});
  CHECK(shown(grid + "\n" + grid) == Lines{one, one});
  CHECK(shown(grid + "next\n" + grid) == Lines{one, one});
  std::string many;
  for (int count = 0; count < 40; ++count) many += grid;
  CHECK(shown(many) == Lines(40, one));
  // Blank lines between the bands, and one after each row.
  const std::string bands =
      grid.substr(0, 30) + "\n" + grid.substr(30, 30) + "\n" + grid.substr(60);
  CHECK(shown(bands + "\n" + bands) == Lines{one, one});
  CHECK(shown(rows_of_puzzle("", "\n\n")) == Lines{one});
}

TEST_CASE("the place of a grid is its first row, also with blank lines between the bands",
          "[format]") {
  const std::string rows = rows_of_puzzle("  ", "\n");
  const auto entries = read_text("Hi all\n\n" + rows.substr(0, 36) + "\n" + rows.substr(36, 36) +
                                 "\n" + rows.substr(72));
  REQUIRE(entries.size() == 1);
  CHECK(shown(entries[0]) == "boxed 3x3 " + kPuzzle);
  CHECK(entries[0].at == Place{3, 3});
}

TEST_CASE("a wrong grid is reported and the next is read", "[format]") {
  const std::string grid = rows_of_puzzle("", "\n");
  const std::string one = "boxed 3x3 " + kPuzzle;
  const auto row_removed = [&](std::size_t row) { return std::string(grid).erase(10 * row, 10); };
  const auto changed = [&](std::size_t at, std::string_view with, std::size_t length = 1) {
    return std::string(grid).replace(at, length, with);
  };
  const struct {
    std::string text;
    std::string error;
  } cases[] = {
      {row_removed(4), "boxed too-few-rows 8:1 8/9"},
      {grid.substr(0, 50), "boxed too-few-rows 5:1 5/9"},
      {grid + "...1.....\n", "boxed too-many-rows 10:1 10/9"},
      {changed(23, "", 1), "boxed row-length 3:8 8/9"},
      {changed(23, ".."), "boxed row-length 3:10 10/9"},
      {changed(23, "?"), "boxed bad-character 3:4 '?'"},
      {changed(23, "A"), "boxed digit-range 3:4 'A' 0/9"},
      {changed(23, "\xC3\xA4"), "boxed bad-character 3:4 '\xC3\xA4'"},
      {changed(40, "\n", 10), "boxed empty-row 5:1 0/9"},
      {changed(40, "\n", 0), "boxed empty-row 5:1 0/9"},
  };
  for (const auto& wrong : cases) {
    INFO(wrong.text);
    CHECK(shown(wrong.text) == Lines{wrong.error});
    CHECK(shown(wrong.text + "\n\n" + grid) == Lines{wrong.error, one});
    CHECK(shown(wrong.text + "\nand then\n" + grid) == Lines{wrong.error, one});
  }
}

TEST_CASE("a number that is too large in a grid of words", "[format]") {
  std::string text;
  for (std::size_t cell = 0; cell < 81; ++cell) {
    text += cell == 10 ? "12" : std::string(1, kPuzzle[cell]);
    text += cell % 9 == 8 ? "\n" : " ";
  }
  CHECK(shown(text) == Lines{"boxed digit-range 2:3 '12' 0/9"});
}

TEST_CASE("boxed grids of every size are written and read back", "[format]") {
  for (const int size : {1, 2, 3, 4, 6, 8, 9, 10, 12, 16, 25, 36, 49, 64}) {
    const Puzzle puzzle = sample_puzzle(usual_shape(size));
    const auto text = write_puzzle(puzzle, "boxed").value();
    const auto entries = read_text(text);
    INFO(text);
    REQUIRE(entries.size() == 1);
    REQUIRE_FALSE(entries[0].error);
    CHECK(entries[0].format == "boxed");
    CHECK(entries[0].puzzle.givens == puzzle.givens);
    CHECK(entries[0].puzzle.geometry->shape() == puzzle.geometry->shape());
  }
  CHECK(write_puzzle(sample_puzzle({6, 3, 2}), "boxed").value() ==
        "+-----+-----+-----+\n"
        "| . . | . . | 5 6 |\n"
        "| . 4 | 5 . | 1 . |\n"
        "| . 6 | 1 . | . . |\n"
        "+-----+-----+-----+\n"
        "| . . | 4 . | 6 1 |\n"
        "| . 5 | . 1 | 2 . |\n"
        "| . . | . 3 | . 5 |\n"
        "+-----+-----+-----+\n");
}

TEST_CASE("a nearly empty large grid is not read as a line of a smaller puzzle", "[format]") {
  for (const int size : {36, 49, 64}) {
    Puzzle puzzle = make_puzzle(Geometry::with_boxes(usual_shape(size)).value());
    puzzle.givens[3] = 5;
    puzzle.givens[7] = 2;
    const auto entries = read_text(write_puzzle(puzzle, "boxed").value());
    REQUIRE(entries.size() == 1);
    CHECK(entries[0].format == "boxed");
    CHECK(entries[0].puzzle.givens == puzzle.givens);
  }
}

TEST_CASE("a jigsaw cannot be drawn", "[format]") {
  const Puzzle puzzle = read_text("1.......2....... aabbaabbccddccdd")[0].puzzle;
  for (const auto& info : formats()) {
    const bool can = info.key == "line" || info.key == "list";
    INFO(info.key);
    CHECK(write_puzzle(puzzle, info.key).ok() == can);
    if (!can) CHECK(write_puzzle(puzzle, info.key).error().code == Errc::kCannotWrite);
  }
}

TEST_CASE("two rows as long as those of the previous grid are a grid cut short", "[format]") {
  const std::string grid = rows_of_puzzle("", "\n");
  CHECK(shown(grid + "\n53..7....\n6..195...\n\n" + grid) ==
        Lines{"boxed 3x3 " + kPuzzle, "boxed too-few-rows 12:1 2/9", "boxed 3x3 " + kPuzzle});
}

TEST_CASE("a lost row does not shift the grids below", "[format]") {
  for (const std::string_view format : {"boxed", "board"}) {
    INFO(format);
    const std::string grid = write_puzzle(read_text(kPuzzle)[0].puzzle, format).value();
    std::string cut = grid;
    const std::size_t row = cut.find('8');  // in the third row or the first one to hold an 8
    const std::size_t begin = cut.rfind('\n', row) + 1;
    cut.erase(begin, cut.find('\n', row) + 1 - begin);
    std::string text;
    for (int index = 0; index < 12; ++index) text += index == 1 ? cut : grid;
    const auto entries = read_text(text);
    REQUIRE(entries.size() == 12);
    for (std::size_t index = 0; index < 12; ++index) {
      if (index == 1) {
        CHECK(entries[1].error->code == Errc::kTooFewRows);
      } else {
        CHECK(shown(entries[index]) == "boxed 3x3 " + kPuzzle);
      }
    }
  }
  const std::string grid = rows_of_puzzle("", "\n");
  CHECK(shown(grid + grid.substr(10) + grid + grid) ==
        Lines{"boxed 3x3 " + kPuzzle, "boxed too-few-rows 10:1 8/9"});
}

TEST_CASE("without blank lines between grids, none below a lost row is misread", "[format]") {
  std::vector<std::string> puzzles;
  for (int index = 0; index < 40; ++index) {
    std::string puzzle = kPuzzle;  // with other digits in each copy
    for (char& cell : puzzle) {
      if (cell != '.') cell = static_cast<char>('1' + (cell - '1' + index) % 9);
    }
    puzzles.push_back(puzzle);
  }
  for (std::size_t count : {6U, 20U, 40U}) {
    for (std::size_t lost_in = 1; lost_in + 2 < count; lost_in += 3) {
      for (std::size_t lost_row = 0; lost_row < 9; ++lost_row) {
        std::string text;
        for (std::size_t index = 0; index < count; ++index) {
          for (std::size_t row = 0; row < 9; ++row) {
            if (index == lost_in && row == lost_row) continue;
            text += puzzles[index].substr(9 * row, 9) + "\n";
          }
        }
        INFO(count << " grids, row " << lost_row << " of grid " << lost_in);
        const auto entries = read_text(text);
        REQUIRE(entries.size() >= 1);
        REQUIRE(entries.size() <= lost_in + 1);
        CHECK(entries.size() >= lost_in);  // one grid more than necessary may be refused
        for (std::size_t index = 0; index + 1 < entries.size(); ++index) {
          CHECK(shown(entries[index]) == "boxed 3x3 " + puzzles[index]);
        }
        REQUIRE(entries.back().error);
        CHECK(entries.back().error->at.line == 9 * (entries.size() - 1) + 1);
      }
    }
  }
}

TEST_CASE("a puzzle with conflicts does not affect its neighbours", "[format]") {
  std::string wrong = rows_of_puzzle("", "\n");
  wrong[2] = '5';
  std::string text;
  for (int index = 0; index < 40; ++index) text += index == 17 ? wrong : rows_of_puzzle("", "\n");
  const auto entries = read_text(text);
  CHECK(entries.size() == 40);
  for (const ReadEntry& entry : entries) CHECK_FALSE(entry.error);
}

TEST_CASE("dashes are empty cells in the rows and rules between the grids", "[format]") {
  const std::string grid = rows_of_puzzle("", "\n", '-');
  std::string text, bands;
  for (int index = 0; index < 9; ++index) text += grid + "---------\n";
  for (std::size_t row = 0; row < 9; ++row) {
    if (row == 3 || row == 6) bands += "---------\n";
    bands += grid.substr(10 * row, 10);
  }
  const std::string one = "boxed 3x3 " + kPuzzle;
  CHECK(shown(text) == Lines(9, one));
  CHECK(shown(bands) == Lines{one});
  CHECK(shown(bands + "\n" + bands) == Lines{one, one});
  CHECK(shown(bands + bands) == Lines{one, one});
  // An empty row remains a row.
  const std::string empty_row = std::string(grid).replace(30, 9, "---------");
  CHECK(shown(empty_row) == Lines{"boxed 3x3 " + std::string(kPuzzle).replace(27, 9, ".........")});
}

TEST_CASE("grids side by side are refused, and candidates drawn in a square are read", "[format]") {
  std::string beside, drawn;
  for (std::size_t row = 0; row < 18; ++row) {
    const std::string cells = kPuzzle.substr(row % 9 * 9, 9);
    beside += cells + " " + cells + "\n";
  }
  CHECK(shown(beside) == Lines{"boxed row-length 1:11 18/9"});
  for (std::size_t row = 0; row < 27; ++row) {
    for (std::size_t column = 0; column < 27; ++column) {
      const char digit = static_cast<char>('1' + row % 3 * 3 + column % 3);
      const char given = kPuzzle[row / 3 * 9 + column / 3];
      drawn += given == '.' || given == digit ? digit : '.';
    }
    drawn += '\n';
  }
  const auto entries = read_text(drawn);
  REQUIRE(entries.size() == 1);
  REQUIRE_FALSE(entries[0].error);
  REQUIRE(entries[0].puzzle.candidates.size() == 81);
  CHECK(entries[0].puzzle.candidates[0] == DigitSet::of(5));
  CHECK(entries[0].puzzle.candidates[2] == DigitSet::up_to(9));
}

TEST_CASE("empty rows and columns between the boxes are no cells", "[format]") {
  std::string both, rows_only;
  for (std::size_t row = 0; row < 9; ++row) {
    if (row == 3 || row == 6) both += "\t\t\t\t\t\t\t\t\t\t\n", rows_only += ",,,,,,,,\n";
    for (std::size_t column = 0; column < 9; ++column) {
      const char cell = kPuzzle[9 * row + column];
      const std::string text = cell == '.' ? "" : std::string(1, cell);
      both += (column == 0 ? "" : column % 3 == 0 ? "\t\t" : "\t") + text;
      rows_only += (column == 0 ? "" : ",") + text;
    }
    both += '\n', rows_only += '\n';
  }
  CHECK(shown(both) == Lines{"boxed 3x3 " + kPuzzle});
  CHECK(shown(rows_only) == Lines{"boxed 3x3 " + kPuzzle});
  // An error in such a grid keeps its place in the text.
  both.replace(both.rfind('9'), 1, "99");
  CHECK(shown(both) == Lines{"boxed digit-range 11:13 '99' 0/9"});
}

TEST_CASE("a date directly above a grid is not read as its row", "[format]") {
  for (const std::string_view date : {"20 11 2026\n", "2026-11-20\n", "20.11.2026\n"}) {
    INFO(date);
    CHECK(shown(std::string(date) + rows_of_puzzle("", "\n")) == Lines{"boxed 3x3 " + kPuzzle});
  }
}

TEST_CASE("among numbers, 0 is the last digit if empty cells have another mark", "[format]") {
  std::string cells, numbers, commas;
  for (int cell = 0; cell < 256; ++cell) {
    const int row = cell / 16, column = cell % 16;
    const int digit = ((row % 4) * 4 + row / 4 + column) % 16;  // 0..15
    const bool empty = (cell * 7) % 3 == 0;
    cells += empty ? '.' : symbol_of(static_cast<Digit>(digit == 0 ? 16 : digit));
    numbers += (empty ? "." : std::to_string(digit)) + (column == 15 ? "\n" : " ");
    commas += (empty ? "" : std::to_string(digit)) + (column == 15 ? "\n" : ",");
  }
  CHECK(shown(numbers) == Lines{"boxed 4x4 " + cells});
  CHECK(shown(commas) == Lines{"boxed 4x4 " + cells});
}

TEST_CASE("a digit and a dot are two cells", "[format]") {
  CHECK(shown_as("1.\n1.\n", "boxed") == Lines{"boxed 1x2 1.1."});
  CHECK(shown("1. 2.\n2. 1.\n3. 4.\n4. 3.\n") == Lines{"boxed 2x2 1.2.2.1.3.4.4.3."});
}
