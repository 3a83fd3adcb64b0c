// tests/core/human/step_test.cpp: the keys of what a step consists of, which programs and pages read.
#include "core/human/step.h"

#include "tests/catch.h"

namespace nonet::human {

TEST_CASE("roles have keys", "[human]") {
  CHECK(mark_role_key(MarkRole::kPattern) == "pattern");
  CHECK(mark_role_key(MarkRole::kFin) == "fin");
  CHECK(mark_role_key(MarkRole::kEndoFin) == "endo-fin");
  CHECK(mark_role_key(MarkRole::kExtra) == "extra");
  CHECK(mark_role_key(MarkRole::kOn) == "on");
  CHECK(mark_role_key(MarkRole::kOff) == "off");
  CHECK(house_role_key(HouseRole::kHouse) == "house");
  CHECK(house_role_key(HouseRole::kBase) == "base");
  CHECK(house_role_key(HouseRole::kCover) == "cover");
  CHECK(cells_role_key(CellsRole::kSet) == "set");
  CHECK(cells_role_key(CellsRole::kPivot) == "pivot");
  CHECK(cells_role_key(CellsRole::kPincer) == "pincer");
  CHECK(cells_role_key(CellsRole::kPattern) == "pattern");
}

}  // namespace nonet::human
