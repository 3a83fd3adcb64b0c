#include "core/format/grid_labels.h"
#include "tests/catch.h"
#include "tests/core/format/reading.h"

using namespace nonet;

namespace {

const std::string kFour = "1.3..2.4..1..4..";
const std::string kSix = "1...5..2...4..34...61....5...2..3...";

/// The cells as pandas writes them: labels from `first`, a corner, and `empty` for empty cells.
struct Table {
  std::string cells = kPuzzle;
  std::string separator = ",";
  std::string empty = "0";
  std::string suffix;  // of each digit: ".0"
  char first = '0';
  bool header = true;
  bool index = true;
  bool corner = true;

  std::string text() const {
    const auto size = static_cast<std::size_t>(size_of_square(cells.size()));
    std::string written;
    if (header) {
      if (index && corner) written += separator;
      for (std::size_t column = 0; column < size; ++column) {
        if (column > 0) written += separator;
        written += static_cast<char>(first + static_cast<char>(column));
      }
      written += '\n';
    }
    for (std::size_t row = 0; row < size; ++row) {
      if (index) written += static_cast<char>(first + static_cast<char>(row)) + separator;
      for (std::size_t column = 0; column < size; ++column) {
        if (column > 0) written += separator;
        const char cell = cells[row * size + column];
        written += cell == '.' ? empty : cell + suffix;
      }
      written += '\n';
    }
    return written;
  }
};

Lines read(const Table& table) {
  Lines lines;
  for (const ReadEntry& entry : read_text(table.text())) {
    lines.push_back(entry.error ? shown(entry) : shown_cells(entry.puzzle.givens));
  }
  return lines;
}

}  // namespace

TEST_CASE("labels beside the rows and above the columns are not read as cells", "[format]") {
  for (const std::string_view corner : {"0", ".", "", "x"}) {
    for (const char separator : {' ', ','}) {
      if (corner.empty() && separator == ' ') continue;
      std::string text(corner);
      for (char label = '1'; label <= '9'; ++label) (text += separator) += label;
      for (std::size_t row = 0; row < 9; ++row) {
        (text += '\n') += static_cast<char>('1' + row);
        for (const char cell : kPuzzle.substr(9 * row, 9)) {
          text += separator;
          text += cell == '.' ? '0' : cell;
        }
      }
      INFO(text);
      ReadOptions options;
      options.cell_places = true;
      const auto entries = read_text(text, options);
      REQUIRE(entries.size() == 1);
      CHECK(shown(entries[0]) == "boxed 3x3 " + kPuzzle);
      REQUIRE(entries[0].cell_places.size() == 81);
      CHECK(shown_place(entries[0].cell_places[1]) == "2:5");
    }
  }
}

TEST_CASE("labels count from 0, from 1 or from A", "[format]") {
  for (const std::string& cells : {kFour, kSix, kPuzzle}) {
    for (const std::string separator : {",", ";", "\t"}) {
      for (const std::string empty : {"0", "", "."}) {
        for (const char first : {'0', '1', 'A'}) {
          if (first == 'A' && empty.empty()) continue;  // mostly a letter: no row of a grid
          const Table table{cells, separator, empty, "", first};
          INFO(table.text());
          CHECK(read(table) == Lines{cells});
        }
      }
    }
  }
}

TEST_CASE("labels on one side, or without a corner", "[format]") {
  for (const std::string& cells : {kFour, kSix, kPuzzle}) {
    for (const char first : {'0', '1'}) {
      for (const Table& table : {Table{cells, ",", "0", "", first, true, false},
                                 Table{cells, ",", "0", "", first, false, true},
                                 Table{cells, "  ", "0", "", first, true, true, false}}) {
        INFO(table.text());
        CHECK(read(table) == Lines{cells});
      }
    }
  }
}

TEST_CASE("numbers with a fraction, and words for empty cells, with and without labels",
          "[format]") {
  for (const bool labels : {true, false}) {
    for (const std::string empty : {"", "NaN", "nan", "<NA>", "None", "0.0"}) {
      const Table table{kPuzzle, ",", empty, ".0", '0', labels, labels};
      INFO(table.text());
      CHECK(read(table) == Lines{kPuzzle});
    }
  }
}

TEST_CASE("a grid with some rising digits keeps its cells", "[format]") {
  const std::string counting =
      "1234"
      "3412"
      "2143"
      "4321";
  CHECK(shown("1 2 3 4\n3 4 1 2\n2 1 4 3\n4 3 2 1\n") == Lines{"boxed 2x2 " + counting});
  // Cut short, its first column counts up, but a 5 is too large for labels.
  CHECK(shown("1 2 3 4 5\n2 3 4 5 1\n3 4 5 1 2\n4 5 1 2 3\n") ==
        Lines{"boxed too-few-rows 4:1 4/5"});
  // The corner of a small grid may be a digit, and 0 an empty cell.
  CHECK(shown("4 0 1 2 3\n0 1 2 3 4\n1 2 3 4 0\n2 3 4 0 1\n3 4 0 1 2\n") ==
        Lines{"boxed 1x5 4.123.12341234.234.134.12"});
}

TEST_CASE("a first row without a cell has no labels", "[format]") {
  CHECK(shown("0\n;;;\n;;;\n0;;0;\np\n,;").size() == 2);
}
