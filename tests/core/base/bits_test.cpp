#include "core/base/bits.h"

#include "tests/catch.h"

using nonet::Digit;
using nonet::DigitSet;

TEST_CASE("a DigitSet contains digits 1 to 64, both ends included", "[base]") {
  DigitSet set = DigitSet::of(1) | DigitSet::of(64);
  CHECK(set.contains(1));
  CHECK(set.contains(64));
  CHECK_FALSE(set.contains(2));
  CHECK(set.count() == 2);
  CHECK(set.pop_first() == 1);
  CHECK(set.single());
  CHECK(set.first() == 64);
  set.erase(64);
  CHECK(set.empty());
}

TEST_CASE("up_to(size) is {1, ..., size} for every size", "[base]") {
  for (int size = 0; size <= nonet::kMaxSize; ++size) {
    const DigitSet set = DigitSet::up_to(size);
    CHECK(set.count() == size);
    for (int digit = 1; digit <= nonet::kMaxSize; ++digit) {
      CHECK(set.contains(static_cast<Digit>(digit)) == (digit <= size));
    }
  }
}

TEST_CASE("operators are the set operations", "[base]") {
  const DigitSet a = DigitSet::from_bits(0b0111);
  const DigitSet b = DigitSet::from_bits(0b1100);
  CHECK((a | b) == DigitSet::up_to(4));
  CHECK((a & b) == DigitSet::of(3));
  CHECK((a - b) == DigitSet::up_to(2));
}
