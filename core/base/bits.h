// core/base/bits.h: a set of digits as one machine word.
//
// Bit d − 1 stands for digit d, so that a grid of any size up to 64×64 keeps a cell's candidates in
// 64 bits, and "remove these, how many are left, which is the least" are one instruction each.
// Tested by tests/core/base/bits_test.cpp.
#pragma once

#include <bit>
#include <cstdint>

namespace nonet {

/// A digit: 1..64; 0 means "no digit" wherever a cell may be empty.
using Digit = std::uint8_t;

/// The largest digit, and so the largest grid, that a DigitSet can hold.
inline constexpr int kMaxSize = 64;

/// A set of digits 1..64. All operations cost a few instructions and never allocate.
class DigitSet {
 public:
  constexpr DigitSet() = default;
  static constexpr DigitSet from_bits(std::uint64_t bits) { return DigitSet(bits); }
  static constexpr DigitSet of(Digit digit) { return DigitSet(std::uint64_t{1} << (digit - 1)); }
  /// {1, …, size}; size is 0..64.
  static constexpr DigitSet up_to(int size) {
    return DigitSet(size == 0 ? 0 : ~std::uint64_t{0} >> (kMaxSize - size));
  }

  constexpr std::uint64_t bits() const { return bits_; }
  constexpr bool empty() const { return bits_ == 0; }
  constexpr int count() const { return std::popcount(bits_); }
  constexpr bool single() const { return std::has_single_bit(bits_); }
  constexpr bool contains(Digit digit) const { return (bits_ >> (digit - 1) & 1) != 0; }
  /// The least digit, and the greatest; the set must not be empty.
  constexpr Digit first() const { return static_cast<Digit>(std::countr_zero(bits_) + 1); }
  constexpr Digit last() const { return static_cast<Digit>(64 - std::countl_zero(bits_)); }

  constexpr void insert(Digit digit) { bits_ |= of(digit).bits_; }
  constexpr void erase(Digit digit) { bits_ &= ~of(digit).bits_; }
  /// Removes the least digit and returns it; the set must not be empty.
  constexpr Digit pop_first() {
    const Digit digit = first();
    bits_ &= bits_ - 1;
    return digit;
  }

  friend constexpr DigitSet operator|(DigitSet a, DigitSet b) {
    return DigitSet(a.bits_ | b.bits_);
  }
  friend constexpr DigitSet operator&(DigitSet a, DigitSet b) {
    return DigitSet(a.bits_ & b.bits_);
  }
  /// The digits of `a` that are not in `b`.
  friend constexpr DigitSet operator-(DigitSet a, DigitSet b) {
    return DigitSet(a.bits_ & ~b.bits_);
  }
  constexpr DigitSet& operator|=(DigitSet other) { return *this = *this | other; }
  constexpr DigitSet& operator&=(DigitSet other) { return *this = *this & other; }
  constexpr DigitSet& operator-=(DigitSet other) { return *this = *this - other; }
  friend constexpr bool operator==(DigitSet, DigitSet) = default;

 private:
  explicit constexpr DigitSet(std::uint64_t bits) : bits_(bits) {}
  std::uint64_t bits_ = 0;
};

}  // namespace nonet
