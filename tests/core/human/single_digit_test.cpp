// tests/core/human/single_digit_test.cpp: skyscraper, kite, turbot fish, empty rectangle, and the dual forms.
#include "core/human/single_digit.h"

#include "tests/core/human/keep.h"

namespace nonet::human {
namespace {

constexpr Technique kAll[] = {Technique::kSkyscraper,        Technique::kTwoStringKite,
                              Technique::kTurbotFish,        Technique::kEmptyRectangle,
                              Technique::kDualTwoStringKite, Technique::kDualEmptyRectangle};

/// The one technique of these that the board has is `technique`, with this result.
void check_only(const Board& board, Technique technique, const Results& wanted) {
  for (const Technique each : kAll) {
    CAPTURE(std::string(row_of(each).key));
    CHECK(results(board, each) == (each == technique ? wanted : Results{}));
  }
}

}  // namespace

TEST_CASE("two rows that share a column make a skyscraper", "[human]") {
  Board board = board_of(kOpenBoard);
  keep(board, 4, row(1), {r(1, 1), r(1, 5)});
  keep(board, 4, row(5), {r(5, 1), r(5, 6)});
  check_only(board, Technique::kSkyscraper, {"r2c6-4 r3c6-4 r4c5-4 r6c5-4"});
}

TEST_CASE("two rows that share both columns are an X-Wing, and no skyscraper", "[human]") {
  Board board = board_of(kOpenBoard);
  keep(board, 4, row(1), {r(1, 1), r(1, 5)});
  keep(board, 4, row(5), {r(5, 1), r(5, 5)});
  check_only(board, Technique::kSkyscraper, {});
}

TEST_CASE("a row and a column that meet in a box make a kite", "[human]") {
  Board board = board_of(kOpenBoard);
  keep(board, 4, row(1), {r(1, 2), r(1, 8)});
  keep(board, 4, column(3), {r(2, 3), r(7, 3)});
  check_only(board, Technique::kTwoStringKite, {"r7c8-4"});
  const auto steps =
      all_steps(board, {.order = {Technique::kTwoStringKite}, .search = {}, .patience = {}});
  REQUIRE(steps.size() == 1);
  CHECK(steps[0].digits == std::vector<Digit>{4});
  CHECK(steps[0].houses == std::vector<StepHouse>{{0, HouseRole::kBase},
                                                  {11, HouseRole::kBase},
                                                  {18, HouseRole::kHouse}});
  REQUIRE(steps[0].chains.size() == 1);
  const auto& nodes = steps[0].chains[0].nodes;
  REQUIRE(nodes.size() == 4);
  const Cell cells[] = {r(1, 8), r(1, 2), r(2, 3), r(7, 3)};
  for (std::size_t i = 0; i < 4; ++i) {
    CHECK(nodes[i].cells == CellSet::of(cells[i]));
    CHECK(nodes[i].on == (i % 2 == 1));
  }
}

TEST_CASE("a row and a box make a turbot fish", "[human]") {
  Board board = board_of(kOpenBoard);
  keep(board, 4, row(1), {r(1, 2), r(1, 8)});
  keep(board, 4, box(7), {r(8, 2), r(9, 3)});
  check_only(board, Technique::kTurbotFish, {"r9c8-4"});
}

TEST_CASE("a box whose places lie in a row and a column is an empty rectangle", "[human]") {
  Board board = board_of(kOpenBoard);
  keep(board, 4, box(1), {r(2, 1), r(1, 3), r(3, 3)});
  keep(board, 4, column(7), {r(2, 7), r(8, 7)});
  check_only(board, Technique::kEmptyRectangle, {"r8c3-4"});
  keep(board, 4, column(5), {r(2, 5), r(6, 5)});
  CHECK(results(board, Technique::kEmptyRectangle) == Results{"r6c3-4", "r8c3-4"});
  CHECK(results(board, Technique::kDualEmptyRectangle) == Results{"r6c3-4 r8c3-4"});
}

TEST_CASE("an empty rectangle of two places needs the option", "[human]") {
  Board board = board_of(kOpenBoard);
  keep(board, 4, box(1), {r(2, 1), r(1, 3)});
  keep(board, 4, column(7), {r(2, 7), r(8, 7)});
  CHECK(results(board, Technique::kEmptyRectangle).empty());
  SearchOptions options;
  options.rectangle_of_two_candidates = true;
  CHECK(results(board, Technique::kEmptyRectangle, options) == Results{"r8c3-4"});
}

TEST_CASE("places in one row alone are no empty rectangle", "[human]") {
  Board board = board_of(kOpenBoard);
  keep(board, 4, box(1), {r(2, 1), r(2, 2), r(2, 3)});
  keep(board, 4, column(7), {r(2, 7), r(8, 7)});
  CHECK(results(board, Technique::kEmptyRectangle).empty());
}

TEST_CASE("two kites on the same two cells are a dual kite", "[human]") {
  Board board = board_of(kOpenBoard);
  keep(board, 4, row(1), {r(1, 2), r(1, 8)});
  keep(board, 4, column(3), {r(2, 3), r(7, 3)});
  keep(board, 4, row(2), {r(2, 3), r(2, 9)});
  keep(board, 4, column(2), {r(1, 2), r(6, 2)});
  CHECK(results(board, Technique::kTwoStringKite) == Results{"r6c9-4", "r7c8-4"});
  CHECK(results(board, Technique::kDualTwoStringKite) == Results{"r6c9-4 r7c8-4"});
}

}  // namespace nonet::human
