#include "core/format/grid_line.h"

#include <string>

#include "tests/catch.h"

using nonet::grid_line_kind;
using nonet::GridLineKind;
using nonet::is_title;

TEST_CASE("rows, rulers and text are distinguished", "[format]") {
  const struct {
    GridLineKind kind;
    std::string text;
  } cases[] = {
      {GridLineKind::kBlank, ""},
      {GridLineKind::kBlank, "  \t "},
      {GridLineKind::kRow, "53..7...."},
      {GridLineKind::kRow, "  5 3 . | . 7 . | . . ."},
      {GridLineKind::kRow, "........."},
      {GridLineKind::kRow, "|   |   |   |"},
      {GridLineKind::kRow, ",,,,,,,,"},
      {GridLineKind::kRow, "\t\t\t\t\t\t\t\t"},
      {GridLineKind::kRow, "xxxxxxxxx"},
      {GridLineKind::kRow, "53?.7...."},
      {GridLineKind::kRow, "1567 3 *15 (47) u4 #2 59 6 7"},
      {GridLineKind::kRow, "1A.G|....|.F..|2..."},
      {GridLineKind::kRow, "1A 2 3BCF 4 5 6 7 8 9 DE FG 12 3 4 5 6"},
      {GridLineKind::kRow, "12 . 3 16 | 1 . . . | . . . . | . . . ."},
      {GridLineKind::kRuler, "+---+---+---+"},
      {GridLineKind::kRuler, "------+-------+------"},
      {GridLineKind::kRuler, "*-----------*"},
      {GridLineKind::kRuler, ".-------.-------."},
      {GridLineKind::kRuler, ":-------+-------:"},
      {GridLineKind::kRuler, "'-------'-------'"},
      {GridLineKind::kRuler, "==========="},
      {GridLineKind::kRowOrRuler, "---------"},
      {GridLineKind::kRowOrRuler, "- - - | - - - | - - -"},
      {GridLineKind::kRowOrRuler, "_________"},
      {GridLineKind::kRowOrRuler, "* * * * *"},
      {GridLineKind::kText, "Grid 01"},
      {GridLineKind::kText, "Grid 1000"},
      {GridLineKind::kText, "Any help?"},
      {GridLineKind::kText, "I'm stuck after r4c5 <> 3."},
      {GridLineKind::kText, "Rating: 7.2"},
      {GridLineKind::kText, "SE 8.3"},
      {GridLineKind::kText, "a bad day"},
      {GridLineKind::kText, "I am stuck in it and need some help"},
      {GridLineKind::kText, "?!"},
      {GridLineKind::kText, std::string(nonet::kLongestRow + 1, '1')},
  };
  for (const auto& one : cases) {
    INFO(one.text.substr(0, 80));
    CHECK(static_cast<int>(grid_line_kind(one.text)) == static_cast<int>(one.kind));
  }
}

TEST_CASE("titles end in a number", "[format]") {
  for (const char* title :
       {"Grid 01", "  Grid 50", "Puzzle #12:", "Level 3 no 5", "p1", "# Grid 7"}) {
    INFO(title);
    CHECK(is_title(title));
  }
  for (const char* text : {"", "Grid", "01", "I was stuck on number 5", "Any help?", "12 Grid"}) {
    INFO(text);
    CHECK_FALSE(is_title(text));
  }
}
