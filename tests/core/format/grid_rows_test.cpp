#include "core/format/grid_rows.h"

#include <string>

#include "tests/catch.h"

using namespace nonet;

namespace {

/// The cells, each between brackets.
std::string cut(std::string_view text, Cut way) {
  std::string cells;
  for (const CellText cell : cut_row(text, way)) {
    cells += "[" + std::string(text.substr(cell.begin, cell.length)) + "]";
  }
  return cells;
}

std::vector<GridLine> lines_of(const std::vector<std::string>& texts) {
  std::vector<GridLine> lines;
  for (const auto& text : texts) lines.push_back({KeptLine(Line{text, 1}), grid_line_kind(text)});
  return lines;
}

Layout layout_of(const std::vector<std::string>& texts) {
  const auto lines = lines_of(texts);
  std::vector<const GridLine*> rows;
  for (const auto& line : lines) rows.push_back(&line);
  return find_layout(rows, false);
}

}  // namespace

TEST_CASE("the ways to cut a row", "[format]") {
  CHECK(cut("5,3,,7", Cut::kFields) == "[5][3][][7]");
  CHECK(cut("5, 3,,", Cut::kFields) == "[5][3][][]");
  CHECK(cut("5, 3,,", Cut::kFieldsEnd) == "[5][3][]");
  CHECK(cut("5\t\t3", Cut::kFields) == "[5][][3]");
  CHECK(cut("5 3 7", Cut::kFields) == "");
  CHECK(cut("| 12 . | 3,4", Cut::kWords) == "[12][.][3][4]");
  CHECK(cut("|53.|.7 4|", Cut::kSymbols) == "[5][3][.][.][7][4]");
  CHECK(cut("| 5 | 3 |   |", Cut::kBarFields) == "[5][3][]");
  CHECK(cut("|5||3|", Cut::kBarFields) == "[5][][3]");
  CHECK(cut("|5||3|", Cut::kBarRuns) == "[5][3]");
  CHECK(cut("|5 3| 7|", Cut::kStep1) == "[5][][3][][7]");
  CHECK(cut("| 5 3   |   7   |", Cut::kStep2) == "[5][3][][][7][]");
  CHECK(cut("5 3   7", Cut::kStep2) == "[5][3][][7]");
}

TEST_CASE("the whole grid decides how its rows are cut", "[format]") {
  CHECK(layout_of({"12 .. ", ".. 34", ".... ", "...."}).cut == Cut::kSymbols);
  CHECK(layout_of({"1 2 . .", ". . 3 4", ". . . .", ". . . ."}).size == 4);
  CHECK(layout_of({"12 3 4 34", "1 2 34 34", "3 4 1 2", "4 3 2 1"}).groups);
  CHECK(layout_of({"1,,,", ",2,,", ",,3,", ",,,4"}).cut == Cut::kFields);
  CHECK(layout_of({"|1 |  |", "| 2|  |", "|  |3 |", "|  | 4|"}).cut == Cut::kStep1);
  // Cut short: the way in which most rows agree.
  const Layout layout = layout_of({"1 2 . .", ". . 3 4", ". . ."});
  CHECK(layout.size == 4);
  CHECK_FALSE(layout.fits);
}

TEST_CASE("a line of marks is a row if other rows use that mark", "[format]") {
  auto lines = lines_of({"1---", "----", "-2--", "--3-"});
  settle_rulers(lines);
  CHECK(static_cast<int>(lines[1].kind) == static_cast<int>(GridLineKind::kRow));
  lines = lines_of({"1...", "----", ".2..", "..3."});
  settle_rulers(lines);
  CHECK(static_cast<int>(lines[1].kind) == static_cast<int>(GridLineKind::kRuler));
  lines = lines_of({"1-|--", "-----", "-2|--"});  // longer than a row
  settle_rulers(lines);
  CHECK(static_cast<int>(lines[1].kind) == static_cast<int>(GridLineKind::kRuler));
  lines = lines_of({"----", "----", "----", "----"});
  settle_rulers(lines);
  CHECK(static_cast<int>(lines[1].kind) == static_cast<int>(GridLineKind::kRow));
}
