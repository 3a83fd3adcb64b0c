#include "core/format/cells.h"

#include "tests/catch.h"
#include "tests/core/format/reading.h"

using namespace nonet;

namespace {

/// kPuzzle, one cell a line.
std::string lines(std::string_view empty, std::string_view end = "\n") {
  std::string text;
  for (const char cell : kPuzzle) {
    text += cell == '.' ? std::string(empty) : std::string(1, cell);
    text += end;
  }
  return text;
}

}  // namespace

TEST_CASE("one cell a line, with any mark for empty cells", "[format]") {
  const std::string expected = "cells 3x3 " + kPuzzle;
  for (const std::string_view empty : {"0", "", ".", "x", "-", " ", "none", "\t"}) {
    INFO(empty);
    CHECK(shown(lines(empty)) == Lines{expected});
    CHECK(shown(lines(empty, "\r\n")) == Lines{expected});
    CHECK(shown(lines(empty, "\n").substr(0, lines(empty).size() - 1)) == Lines{expected});
  }
  CHECK(shown(lines("") + "\n\n\n") == Lines{expected});
  CHECK(shown(lines("", " \n")) == Lines{expected});
}

TEST_CASE("the last cells may be empty, with and without line ends", "[format]") {
  const std::string expected = "cells 2x2 1..3............";
  CHECK(shown_as("1\n\n\n3\n\n\n\n\n\n\n\n\n\n\n\n\n", "cells") == Lines{expected});
  CHECK(shown_as("1\n\n\n3\n\n\n\n\n\n\n\n\n\n\n\n", "cells") == Lines{expected});
  CHECK(shown_as("1\n\n\n3\n\n\n\n\n\n\n\n\n\n\n\n\n\n\n", "cells") == Lines{expected});
}

TEST_CASE("a wrong entry names its line", "[format]") {
  const auto changed = [](std::size_t line, std::string_view entry) {
    std::string text;
    for (std::size_t cell = 0; cell < 81; ++cell) {
      text += cell + 1 == line ? std::string(entry)
                               : std::string(1, kPuzzle[cell] == '.' ? '0' : kPuzzle[cell]);
      text += '\n';
    }
    return text;
  };
  CHECK(shown(changed(3, "10")) == Lines{"cells digit-range 3:1 '10' 0/9"});
  CHECK(shown(changed(3, "-1")) == Lines{"cells digit-range 3:1 '-1' 0/9"});
  CHECK(shown(changed(3, "  123456789012345")) ==
        Lines{"cells digit-range 3:3 '123456789012345' 0/9"});
  CHECK(shown(changed(3, "5")) == Lines{"cells conflicting-entry 3:1 '5' 1/0"});     // row
  CHECK(shown(changed(73, "4")) == Lines{"cells conflicting-entry 73:1 '4' 37/0"});  // column
  CHECK(shown(changed(21, "6")) == Lines{"cells conflicting-entry 21:1 '6' 10/0"});  // box
  CHECK(shown(lines("0").substr(0, 160)) == Lines{"cells no-such-size 80:1 80/0"});
}

TEST_CASE("line-per-cell files of every size", "[format]") {
  for (const int size : {2, 3, 4, 5, 6, 9, 10, 16, 25, 49, 64}) {
    Puzzle puzzle = make_puzzle(Geometry::with_boxes(usual_shape(size)).value());
    for (int digit = 1; digit <= size; ++digit) {
      puzzle.givens[static_cast<std::size_t>(digit - 1)] = static_cast<Digit>(digit);
    }
    const auto text = write_puzzle(puzzle, "cells").value();
    ReadOptions options;
    if (size < 4) options.format = "cells";
    const auto entries = read_text(text, options);
    INFO(size);
    REQUIRE(entries.size() == 1);
    REQUIRE_FALSE(entries[0].error);
    CHECK(entries[0].format == "cells");
    CHECK(entries[0].puzzle.givens == puzzle.givens);
  }
  std::string text;
  for (int line = 0; line < 65 * 65; ++line) text += "1\n";
  CHECK(shown_as(text, "cells") == Lines{"cells too-large 4096:1 65/64"});
  CHECK(shown_as("1\n", "cells") == Lines{"cells 1x1 1"});
}

TEST_CASE("odd lines among the cells are skipped", "[format]") {
  const std::string expected = "cells 3x3 " + kPuzzle;
  std::string separated = lines("0"), worded = lines("0");
  separated.insert(separated.find('7') + 1, ",");
  worded.replace(worded.find('0'), 1, "empty cell");
  CHECK(shown(separated) == Lines{expected});
  CHECK(shown(worded) == Lines{expected});
  CHECK(shown(lines("0") + "# end\n") == Lines{expected});
  CHECK(shown("Typed on a train\n" + lines("0")) == Lines{expected});
}

TEST_CASE("a number among other text is not a 1x1 puzzle", "[format]") {
  CHECK(shown("1") == Lines{"boxed 1x1 1"});
  CHECK(shown("1\n\n" + rows_of_puzzle("", "\n")) == Lines{"boxed 3x3 " + kPuzzle});
  CHECK(shown("Hello there\n1\n") == Lines{"- unknown-format 1:1"});
}

TEST_CASE("one letter a line, and 0 for 16", "[format]") {
  std::string cells, ours, hexadecimal, numbers;
  for (int cell = 0; cell < 256; ++cell) {
    const int row = cell / 16, column = cell % 16;
    const int digit = ((row % 4) * 4 + row / 4 + column) % 16 + 1;
    const bool empty = (cell * 7) % 3 == 0;
    cells += empty ? '.' : symbol_of(static_cast<Digit>(digit));
    ours += std::string(1, cells.back()) + "\n";
    const char letter = digit == 16 ? '0' : symbol_of(static_cast<Digit>(digit));
    hexadecimal += std::string(1, empty ? '.' : letter) + "\n";
    numbers += (empty ? "" : std::to_string(digit % 16)) + "\n";
  }
  for (const std::string& text : {ours, hexadecimal, numbers}) {
    INFO(text);
    CHECK(shown(text) == Lines{"cells 4x4 " + cells});
  }
  CHECK(shown(ours.substr(0, 510) + "Z\n") == Lines{"cells digit-range 256:1 'Z' 0/16"});
  // The last cell may be the only one with another mark.
  std::string full;
  for (int cell = 0; cell < 255; ++cell) {
    full += std::to_string((cell / 16 % 4 * 4 + cell / 64 + cell) % 16) + "\n";
  }
  CHECK(shown(full + ".\n")[0].substr(0, 27) == "cells 4x4 G123456789ABCDEF4");
  CHECK(shown(full + "\n")[0].substr(0, 27) == "cells 4x4 .123456789ABCDEF4");
  // A letter as a mark for empty cells.
  CHECK(shown("1\ne\ne\n4\n"
              "e\ne\ne\ne\n"
              "e\ne\ne\ne\n"
              "e\ne\ne\ne\n") == Lines{"cells 2x2 1..4............"});
}
