// tests/core/human/msls_test.cpp: multi-sector locked sets on positions typed from the rule.
#include "core/human/msls.h"

#include "tests/core/human/sparse_board.h"

namespace nonet::human {

TEST_CASE("rows and columns share out the digits of their crossings", "[human]") {
  // Eight cells: 1 and 2 by the two rows, 3, 4, 5 and 6 by a column each.
  const std::string cells = "123r1c1 124r1c4 125r1c7 126r1c8 123r5c1 124r5c4 125r5c7 ";
  const std::vector<Step> steps = steps_of(sparse_board(cells + "126r5c8"), Technique::kMsls);
  REQUIRE(steps.size() == 1);
  // 1 and 2 go from five other cells of two rows, each of the others from seven cells of its column.
  CHECK(steps[0].eliminations.size() == 48);
  const std::string text = result_of(steps[0]);
  CHECK(text.find("r5c9-2") != std::string::npos);
  CHECK(text.find("r9c7-5") != std::string::npos);
  CHECK(text.find("r9c7-4") == std::string::npos);
  CHECK(steps[0].houses.size() == 6);
  CHECK(steps[0].cells[0].cells.count() == 8);
  // A ninth digit in one cell, and the count is not exact.
  CHECK(steps_of(sparse_board(cells + "1267r5c8"), Technique::kMsls).empty());
}

TEST_CASE("a fish or a subset is no multi-sector locked set", "[human]") {
  CHECK(results(sparse_board("12r1c1 12r1c5"), Technique::kMsls).empty());
  CHECK(results(sparse_board("23456789r1c2 23456789r1c3 23456789r1c4 23456789r1c6 23456789r1c7 "
                             "23456789r1c8 23456789r1c9 23456789r5c2 23456789r5c3 23456789r5c4 "
                             "23456789r5c6 23456789r5c7 23456789r5c8 23456789r5c9"),
                Technique::kMsls)
            .empty());
  CHECK(results(sparse_board(""), Technique::kMsls).empty());
}

}  // namespace nonet::human
