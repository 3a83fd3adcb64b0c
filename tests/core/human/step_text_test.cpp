// tests/core/human/step_text_test.cpp: a step as one line of text.
#include "core/human/step_text.h"

#include "tests/core/human/keep.h"

namespace nonet::human {
namespace {

CellSet cells(std::initializer_list<Cell> list) {
  CellSet set;
  for (const Cell cell : list) set.insert(cell);
  return set;
}

const Layout& nine() {
  static const Layout layout(Geometry::with_boxes({9, 3, 3}).value());
  return layout;
}

}  // namespace

TEST_CASE("cells of a line are drawn together", "[human]") {
  CHECK(text_of(cells({}), nine()).empty());
  CHECK(text_of(cells({r(4, 6)}), nine()) == "r4c6");
  CHECK(text_of(cells({r(4, 6), r(4, 9)}), nine()) == "r4c69");
  CHECK(text_of(cells({r(2, 6), r(9, 6)}), nine()) == "r29c6");
  CHECK(text_of(cells({r(2, 6), r(9, 5)}), nine()) == "r2c6,r9c5");
}

TEST_CASE("numbers of two figures are kept apart", "[human]") {
  const Layout layout(Geometry::with_boxes({16, 4, 4}).value());
  CHECK(text_of(cells({0, 11}), layout) == "r1c1+12");
  CHECK(text_of(cells({3, 15 * 16 + 3}), layout) == "r1+16c4");
}

TEST_CASE("houses have a letter and a number", "[human]") {
  CHECK(house_text(row(3), nine()) == "r3");
  CHECK(house_text(column(9), nine()) == "c9");
  CHECK(house_text(box(1), nine()) == "b1");
}

TEST_CASE("a step: what it is, of which digits, where, and what follows", "[human]") {
  Step step{.technique = Technique::kXWing, .eliminations = {{r(5, 2), 4}, {r(7, 9), 4}}};
  step.digits = {4};
  step.houses = {{static_cast<HouseIndex>(row(1)), HouseRole::kBase},
                 {static_cast<HouseIndex>(row(8)), HouseRole::kBase},
                 {static_cast<HouseIndex>(column(2)), HouseRole::kCover},
                 {static_cast<HouseIndex>(column(9)), HouseRole::kCover}};
  CHECK(text_of(step, nine()) == "x-wing 4, r1 r8 / c2 c9: r5c2<>4 r7c9<>4");
  Step single{.technique = Technique::kNakedSingle, .placements = {{r(5, 5), 5}}};
  CHECK(text_of(single, nine()) == "naked-single: r5c5=5");
}

TEST_CASE("eliminations stand digit by digit", "[human]") {
  const Step step{.technique = Technique::kNakedPair,
                  .eliminations = {{r(1, 1), 7}, {r(1, 1), 2}, {r(1, 5), 2}}};
  CHECK(text_of(step, nine()) == "naked-pair: r1c1<>2 r1c5<>2 r1c1<>7");
}

TEST_CASE("chains: = is a strong link, - a weak one, > what else follows", "[human]") {
  Step step{.technique = Technique::kAic, .eliminations = {{r(9, 9), 1}}};
  step.chains.resize(2);
  step.chains[0].nodes = {{.digit = 1, .on = false, .cells = cells({r(1, 1)}), .also = {}},
                          {.digit = 2, .on = true, .cells = cells({r(1, 1)}), .also = {}},
                          {.digit = 2, .on = false, .cells = cells({r(1, 4), r(1, 5)}), .also = {}},
                          {.digit = 2, .on = true, .cells = cells({r(3, 6)}), .also = {}}};
  step.chains[1].nodes = {{.digit = 3, .on = true, .cells = cells({r(2, 2)}), .also = {}},
                          {.digit = 4, .on = true, .cells = cells({r(2, 3)}), .also = {}}};
  CHECK(text_of(step, nine()) == "aic, 1r1c1 = 2r1c1 - 2r1c45 = 2r3c6; 3r2c2 > 4r2c3: r9c9<>1");
}

TEST_CASE("groups of cells stand in braces", "[human]") {
  Step step{.technique = Technique::kXyWing, .eliminations = {{r(5, 5), 9}}};
  step.cells = {{cells({r(1, 1)}), DigitSet::of(2) | DigitSet::of(6), CellsRole::kPivot},
                {cells({r(1, 5), r(2, 5)}), DigitSet(), CellsRole::kPincer}};
  CHECK(text_of(step, nine()) == "xy-wing, {r1c1: 26} {r12c5}: r5c5<>9");
}

}  // namespace nonet::human
