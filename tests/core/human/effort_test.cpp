// tests/core/human/effort_test.cpp: when a search asks whether it may go on, and when it ends.
#include "core/human/effort.h"

#include "tests/catch.h"

namespace nonet::human {

TEST_CASE("patience is asked once for so much work, and never again when it has ended", "[human]") {
  int calls = 0;
  Effort effort([&] { return ++calls < 3; });
  CHECK_FALSE(effort.spend(Effort::kWorkPerQuestion - 1));
  CHECK(calls == 0);
  CHECK_FALSE(effort.spend(1));
  CHECK(calls == 1);
  CHECK_FALSE(effort.ask());
  CHECK(calls == 2);
  CHECK_FALSE(effort.is_over());
  CHECK(effort.spend(Effort::kWorkPerQuestion));
  CHECK(effort.is_over());
  CHECK(effort.is_cancelled());
  CHECK(effort.spend(1));
  CHECK(effort.ask());
  effort.begin(Effort::kNoLimit);
  CHECK(effort.spend(1));
  CHECK(effort.is_cancelled());
  CHECK(calls == 3);
}

TEST_CASE("a limit of work ends a search until it begins anew", "[human]") {
  Effort effort({});
  effort.begin(3 * Effort::kWorkPerQuestion);
  int spent = 0;
  while (!effort.spend(Effort::kWorkPerQuestion)) ++spent;
  CHECK(spent == 3);
  CHECK(effort.spend(0));
  CHECK(effort.is_over());
  CHECK_FALSE(effort.is_cancelled());
  effort.begin(Effort::kNoLimit);
  CHECK_FALSE(effort.spend(10 * Effort::kWorkPerQuestion));
  CHECK_FALSE(effort.is_over());
}

TEST_CASE("a part of a search has a share of the work that is left", "[human]") {
  constexpr std::uint64_t kOne = Effort::kWorkPerQuestion;
  Effort effort({});
  effort.begin(8 * kOne);
  const std::uint64_t limit = effort.begin_part(4);
  int spent = 0;
  while (!effort.spend(kOne)) ++spent;
  CHECK(spent == 2);
  effort.end_part(limit);
  CHECK_FALSE(effort.is_over());
  while (!effort.spend(kOne)) ++spent;
  CHECK(spent == 7);  // the question that ended the part counted, too

  Effort free({});
  const std::uint64_t none = free.begin_part(4);
  CHECK_FALSE(free.spend(100 * kOne));
  free.end_part(none);
  CHECK_FALSE(free.is_over());

  Effort cancelled([] { return false; });
  const std::uint64_t before = cancelled.begin_part(2);
  CHECK(cancelled.ask());
  cancelled.end_part(before);
  CHECK(cancelled.is_over());
}

}  // namespace nonet::human
