#include "core/engine/restarts.h"

#include "tests/catch.h"

using namespace nonet;

namespace {

/// Restarts among so many conflicts with this glue.
int restarts_in(Restarts& restarts, int conflicts, std::uint32_t glue) {
  int count = 0;
  for (int i = 0; i < conflicts; ++i) {
    restarts.learn(glue);
    count += restarts.is_due();
  }
  return count;
}

}  // namespace

TEST_CASE("a search restarts soon where its clauses get worse, and goes on where they do not",
          "[engine]") {
  Restarts restarts;
  restarts.start();
  CHECK(restarts_in(restarts, 300, 5) == 0);
  CHECK(restarts_in(restarts, 100, 12) > 20);
  CHECK_FALSE(restarts.is_stable());
}

TEST_CASE("the modes take turns, and the stable one restarts seldom", "[engine]") {
  Restarts restarts;
  restarts.start();
  restarts_in(restarts, 999, 5);
  CHECK_FALSE(restarts.is_stable());
  restarts_in(restarts, 1, 5);
  CHECK(restarts.is_stable());
  CHECK(restarts_in(restarts, 999, 12) == 0);
  restarts_in(restarts, 1, 12);
  CHECK_FALSE(restarts.is_stable());
}
