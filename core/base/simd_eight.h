// core/base/simd_eight.h: eight 32-bit lanes, in two of simd.h's registers or in one of twice the width.
//
//     low                  high
//   ┌────┬────┬────┬────┐┌────┬────┬────┬────┐
//   │ 0  │ 1  │ 2  │ 3  ││ 4  │ 5  │ 6  │ 7  │     Pair<Four>   two registers of any body
//   └────┴────┴────┴────┘└────┴────┴────┴────┘     AvxEight     one register of AVX2
//
// An operation that treats all eight lanes alike is one instruction in AvxEight, so AVX2 also speeds
// up an algorithm over one quad. Combining lanes differs: a Pair combines its two registers first;
// between the halves of AvxEight that takes three cycles, so it happens once, at the end (any,
// across). The Four of AvxEight is AvxTwin, so that nothing has to be copied to both halves again.
// Eight<Four> is the better of the two for a body.
//
// `Packed` holds some bits of each of the eight lanes, with room for more between them, in one
// register: the low and high of a Pair share one Four; AvxEight is one register already.
// Tested by tests/core/base/simd_test.cpp (Pair) and tests/core/classic/kernel_test.cpp (both).
#pragma once

#include "core/base/simd.h"
#include "core/base/simd_avx.h"

namespace nonet::simd {

template <class Four>
class Pair {
 public:
  using Packed = Four;
  static constexpr bool kPacks = true;  ///< low and high share lanes in a Packed

  NONET_INLINE Pair() = default;
  NONET_INLINE Pair(Four low, Four high) : low_(low), high_(high) {}

  NONET_INLINE Four low() const { return low_; }
  NONET_INLINE Four high() const { return high_; }

  NONET_INLINE static Pair splat(std::uint32_t bits) { return both(Four::splat(bits)); }
  /// The same in both halves.
  NONET_INLINE static Pair both(Four four) { return {four, four}; }
  /// Lane L of a four in all eight.
  template <int L>
  NONET_INLINE static Pair spread(Four four) {
    return both(four.template lanes<L, L, L, L>());
  }
  NONET_INLINE static Pair load(const Lanes (&lanes)[2]) {
    return {Four::load(lanes[0]), Four::load(lanes[1])};
  }
  template <int L>
  NONET_INLINE static Packed spread_packed(Four four) {
    return four.template lanes<L, L, L, L>();
  }
  /// Lane 0 of each, and of `c` once more.
  NONET_INLINE static Four first_of(Packed a, Packed b, Packed c) {
    return Four::template halves<0, 1, 0, 0>(Four::zip_low(a, b), c);
  }
  /// The `|` of both halves, complete only after `across`; zero only if all eight lanes are zero.
  NONET_INLINE Four any() const { return low_ | high_; }
  NONET_INLINE static Four any(Packed packed) { return packed; }
  NONET_INLINE static Four across(Four any) { return any; }

  NONET_INLINE void quad(int which, Lanes (&lanes)[2]) const {
    lanes[0] = low_.quad(which);
    lanes[1] = high_.quad(which);
  }
  NONET_INLINE void set_quad(int which, const Lanes (&lanes)[2]) {
    low_.set_quad(which, lanes[0]);
    high_.set_quad(which, lanes[1]);
  }

  NONET_INLINE friend Pair operator&(Pair a, Pair b) {
    return {a.low_ & b.low_, a.high_ & b.high_};
  }
  NONET_INLINE friend Pair operator|(Pair a, Pair b) {
    return {a.low_ | b.low_, a.high_ | b.high_};
  }
  NONET_INLINE friend Pair operator^(Pair a, Pair b) {
    return {a.low_ ^ b.low_, a.high_ ^ b.high_};
  }
  NONET_INLINE friend Pair operator+(Pair a, Pair b) {
    return {a.low_ + b.low_, a.high_ + b.high_};
  }
  NONET_INLINE friend Pair operator-(Pair a, Pair b) {
    return {a.low_ - b.low_, a.high_ - b.high_};
  }
  NONET_INLINE friend Pair without(Pair a, Pair b) {
    return {without(a.low_, b.low_), without(a.high_, b.high_)};
  }
  template <int N>
  NONET_INLINE Pair shl() const {
    return {low_.template shl<N>(), high_.template shl<N>()};
  }
  template <int N>
  NONET_INLINE Pair shr() const {
    return {low_.template shr<N>(), high_.template shr<N>()};
  }

 private:
  Four low_, high_;
};

#if defined(__AVX2__)
/// A type for each level, as AvxWide: otherwise the linker may merge functions of both bodies' files.
template <int kLevel>
class AvxEightOf {
 public:
  using Packed = AvxEightOf;
  static constexpr bool kPacks = false;

  NONET_INLINE AvxEightOf() = default;
  NONET_INLINE AvxEightOf(__m256i value) : value_(value) {}

  NONET_INLINE AvxTwin low() const { return {_mm256_permute2x128_si256(value_, value_, 0x00)}; }
  NONET_INLINE AvxTwin high() const { return {_mm256_permute2x128_si256(value_, value_, 0x11)}; }

  NONET_INLINE static AvxEightOf splat(std::uint32_t bits) {
    return _mm256_set1_epi32(static_cast<int>(bits));
  }
  NONET_INLINE static AvxEightOf both(AvxTwin four) { return four.value; }
  template <int L>
  NONET_INLINE static AvxEightOf spread(AvxTwin four) {
    return four.lanes<L, L, L, L>().value;
  }
  NONET_INLINE static AvxEightOf load(const Lanes (&lanes)[2]) {
    return _mm256_loadu_si256(reinterpret_cast<const __m256i*>(lanes));
  }
  template <int L>
  NONET_INLINE static Packed spread_packed(AvxTwin four) {
    return spread<L>(four);
  }
  NONET_INLINE static AvxTwin first_of(Packed a, Packed b, Packed c) {
    const AvxTwin first =
        AvxTwin::halves<0, 1, 0, 0>(AvxTwin::zip_low({a.value_}, {b.value_}), {c.value_});
    return AvxEightOf(first.value).low();
  }
  NONET_INLINE AvxTwin any() const { return {value_}; }
  NONET_INLINE static AvxTwin any(Packed packed) { return {packed.value_}; }
  NONET_INLINE static AvxTwin across(AvxTwin any) { return any | swapped(any); }
  /// The other half's lanes.
  NONET_INLINE static AvxTwin swapped(AvxTwin any) {
    return {_mm256_permute2x128_si256(any.value, any.value, 1)};
  }

  NONET_INLINE void quad(int, Lanes (&lanes)[2]) const {
    _mm256_storeu_si256(reinterpret_cast<__m256i*>(lanes), value_);
  }
  NONET_INLINE void set_quad(int, const Lanes (&lanes)[2]) { *this = load(lanes); }

  NONET_INLINE friend AvxEightOf operator&(AvxEightOf a, AvxEightOf b) {
    return _mm256_and_si256(a.value_, b.value_);
  }
  NONET_INLINE friend AvxEightOf operator|(AvxEightOf a, AvxEightOf b) {
    return _mm256_or_si256(a.value_, b.value_);
  }
  NONET_INLINE friend AvxEightOf operator^(AvxEightOf a, AvxEightOf b) {
    return _mm256_xor_si256(a.value_, b.value_);
  }
  NONET_INLINE friend AvxEightOf operator+(AvxEightOf a, AvxEightOf b) {
    return _mm256_add_epi32(a.value_, b.value_);
  }
  NONET_INLINE friend AvxEightOf operator-(AvxEightOf a, AvxEightOf b) {
    return _mm256_sub_epi32(a.value_, b.value_);
  }
  NONET_INLINE friend AvxEightOf without(AvxEightOf a, AvxEightOf b) {
    return _mm256_andnot_si256(b.value_, a.value_);
  }
  template <int N>
  NONET_INLINE AvxEightOf shl() const {
    return _mm256_slli_epi32(value_, N);
  }
  template <int N>
  NONET_INLINE AvxEightOf shr() const {
    return _mm256_srli_epi32(value_, N);
  }

 private:
  __m256i value_;
};
using AvxEight = AvxEightOf<kAvxLevel>;
#endif

template <class Four>
struct EightOf {
  using Type = Pair<Four>;
};
#if defined(__AVX2__)
template <>
struct EightOf<AvxTwin> {
  using Type = AvxEight;
};
#endif
template <class Four>
using Eight = typename EightOf<Four>::Type;

}  // namespace nonet::simd
