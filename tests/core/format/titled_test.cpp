#include "core/format/titled.h"

#include "tests/catch.h"
#include "tests/core/format/reading.h"

using namespace nonet;

namespace {

std::string titled(std::string_view title, std::string_view indent = "") {
  return std::string(title) + "\n" + rows_of_puzzle(indent, "\n", '0');
}

std::string expected(std::string_view title) {
  return "titled '" + std::string(title) + "' 3x3 " + kPuzzle;
}

}  // namespace

TEST_CASE("titled grids are read, indented or not, in any order", "[format]") {
  const Lines three = {expected("Grid 01"), expected("Grid 03"), expected("Grid 02")};
  CHECK(shown(titled("Grid 01") + titled("Grid 03") + titled("Grid 02")) == three);
  CHECK(shown(titled("Grid 01") + "\n" + titled("Grid 03") + "\n\n" + titled("Grid 02")) == three);
  CHECK(shown(titled("Grid 01", "    ") + titled("Grid 03", "\t") + titled("  Grid 02")) == three);
  CHECK(shown("A collection of grids\n\n" + titled("Grid 01\n") + titled("Grid 03") +
              titled("Grid 02") + "The end\n") == three);
  CHECK(shown(titled("Puzzle #12:")) == Lines{expected("Puzzle #12:")});
  CHECK(shown(titled("Level 3 no 5")) == Lines{expected("Level 3 no 5")});
}

TEST_CASE("a title has 60 characters at most", "[format]") {
  const std::string longest = "Grid" + std::string(55, 'a') + "1";
  CHECK(shown(titled(longest)) == Lines{expected(longest)});
  CHECK(shown(titled("a" + longest)) != Lines{expected("a" + longest)});
}

TEST_CASE("an error has its grid's title and affects only that grid", "[format]") {
  const std::string good = titled("Grid 01"), last = titled("Grid 03");
  const auto both = [&](const std::string& wrong) { return shown(good + wrong + last); };
  const auto with = [](const std::string& error) {
    return Lines{expected("Grid 01"), "titled 'Grid 02' " + error, expected("Grid 03")};
  };
  const std::string grid = titled("Grid 02");
  const auto row = [](std::size_t index) { return 8 + 10 * index; };
  CHECK(both(grid.substr(0, row(5))) == with("too-few-rows 16:1 5/9"));
  CHECK(both(grid.substr(0, row(1))) == with("too-few-rows 12:1 1/9"));
  CHECK(both("Grid 02\n") == with("too-few-rows 11:1 0/9"));
  CHECK(both(grid + "000000000\n") == with("too-many-rows 21:1 10/9"));
  CHECK(both(std::string(grid).erase(row(3) + 4, 1)) == with("row-length 15:8 8/9"));
  CHECK(both(std::string(grid).insert(row(3) + 4, "7")) == with("row-length 15:10 10/9"));
  CHECK(both(std::string(grid).replace(row(3) + 4, 1, "!")) == with("bad-character 15:5 '!'"));
  CHECK(both(std::string(grid).replace(row(4), 9, "")) == with("empty-row 16:1 0/9"));
  CHECK(both(std::string(grid).insert(row(4), "\n")) == with("empty-row 16:1 0/9"));
  CHECK(both(std::string(grid).erase(row(4), 10)) == with("too-few-rows 19:1 8/9"));
  // At the end of the text.
  CHECK(shown(good + grid.substr(0, row(5))) ==
        Lines{expected("Grid 01"), "titled 'Grid 02' too-few-rows 16:1 5/9"});
  CHECK(shown(good + "Grid 02") ==
        Lines{expected("Grid 01"), "titled 'Grid 02' too-few-rows 11:1 0/9"});
}

TEST_CASE("titled grids are written and read back", "[format]") {
  for (const int size : {1, 2, 4, 6, 9, 12, 16, 25, 35}) {
    const Puzzle puzzle = sample_puzzle(usual_shape(size));
    WriteOptions options;
    options.title = "Grid 07";
    const auto text = write_puzzle(puzzle, "titled", options).value();
    const auto entries = read_text(text);
    INFO(text);
    REQUIRE(entries.size() == 1);
    REQUIRE_FALSE(entries[0].error);
    CHECK(entries[0].title == "Grid 07");
    CHECK(entries[0].format == "titled");
    CHECK(entries[0].puzzle.givens == puzzle.givens);
  }
  CHECK(write_puzzle(sample_puzzle({2, 1, 2}), "titled").value() == "Grid 01\n00\n00\n");
  CHECK(write_puzzle(sample_puzzle({36, 6, 6}), "titled").error().code == Errc::kCannotWrite);
}

TEST_CASE("a title without a grid is reported above the first grid too", "[format]") {
  const std::string grid = "Grid 02\n" + rows_of_puzzle("", "\n");
  const std::string expected = "titled 'Grid 02' 3x3 " + kPuzzle;
  CHECK(shown("Grid 01\n" + grid) == Lines{"titled 'Grid 01' too-few-rows 1:1 0/9", expected});
  CHECK(shown("Page 1\n" + grid) == Lines{expected});
  CHECK(shown("Grid 01\n\nis missing here\n" + grid) == Lines{expected});
}

TEST_CASE("a line between a title and its grid, and a page break before the title", "[format]") {
  const std::string grid = rows_of_puzzle("", "\n");
  const std::string expected = "titled 'Grid 02' 3x3 " + kPuzzle;
  CHECK(shown("Grid 02\nby Ada, hard\n" + grid) == Lines{expected});
  CHECK(shown("\fGrid 02\n" + grid + "\fGrid 02\n" + grid) == Lines{expected, expected});
}
