// core/base/simd_avx.h: simd.h's operations on the 256-bit registers of AVX2.
//
//      low half              high half
//   ┌────┬────┬────┬────┐┌────┬────┬────┬────┐
//   │ a0 │ a1 │ a2 │ a3 ││ b0 │ b1 │ b2 │ b3 │     AvxQuads   two independent quads
//   ├────┼────┼────┼────┤├────┼────┼────┼────┤
//   │ a0 │ a1 │ a2 │ a3 ││ a0 │ a1 │ a2 │ a3 │     AvxTwin    one quad, the same in both halves
//   └────┴────┴────┴────┘└────┴────┴────┴────┘
//
// Why AvxTwin repeats its quad: together with AvxEight (simd_eight.h), a lane then reaches any of the
// eight places by a shuffle within its half. That takes one cycle; a shuffle across the middle takes
// three or four.
//
// With AVX-512's flags both are distinct types again (kAvxLevel), so that the linker cannot merge
// functions of the two files. The source is the same, but the compiler then uses one instruction for
// any function of three operands, and twice as many registers.
// Tested by tests/core/classic/kernel_test.cpp, against PlainQuad.
#pragma once

#include "core/base/simd.h"

#if defined(__AVX2__)
namespace nonet::simd {

#if defined(__AVX512VL__)
constexpr int kAvxLevel = 512;
#else
constexpr int kAvxLevel = 2;
#endif

template <bool kTwin, int kLevel>
struct AvxWide {
  static constexpr int kQuads = kTwin ? 1 : 2;
  __m256i value;

  NONET_INLINE static AvxWide splat(std::uint32_t bits) {
    return {_mm256_set1_epi32(static_cast<int>(bits))};
  }
  NONET_INLINE static AvxWide load(const Lanes& lanes) {
    return {_mm256_broadcastsi128_si256(_mm_load_si128(reinterpret_cast<const __m128i*>(&lanes)))};
  }
  NONET_INLINE Lanes quad(int which) const {
    Lanes lanes;
    _mm_store_si128(reinterpret_cast<__m128i*>(&lanes), which == 0
                                                            ? _mm256_castsi256_si128(value)
                                                            : _mm256_extracti128_si256(value, 1));
    return lanes;
  }
  NONET_INLINE void set_quad(int which, const Lanes& lanes) {
    if constexpr (kTwin) {
      *this = load(lanes);
      return;
    }
    const __m128i one = _mm_load_si128(reinterpret_cast<const __m128i*>(&lanes));
    value = which == 0 ? _mm256_inserti128_si256(value, one, 0)
                       : _mm256_inserti128_si256(value, one, 1);
  }

  NONET_INLINE friend AvxWide operator&(AvxWide a, AvxWide b) {
    return {_mm256_and_si256(a.value, b.value)};
  }
  NONET_INLINE friend AvxWide operator|(AvxWide a, AvxWide b) {
    return {_mm256_or_si256(a.value, b.value)};
  }
  NONET_INLINE friend AvxWide operator^(AvxWide a, AvxWide b) {
    return {_mm256_xor_si256(a.value, b.value)};
  }
  NONET_INLINE friend AvxWide operator+(AvxWide a, AvxWide b) {
    return {_mm256_add_epi32(a.value, b.value)};
  }
  NONET_INLINE friend AvxWide operator-(AvxWide a, AvxWide b) {
    return {_mm256_sub_epi32(a.value, b.value)};
  }
  NONET_INLINE friend AvxWide without(AvxWide a, AvxWide b) {
    return {_mm256_andnot_si256(b.value, a.value)};
  }
  template <int N>
  NONET_INLINE AvxWide shl() const {
    return {_mm256_slli_epi32(value, N)};
  }
  template <int N>
  NONET_INLINE AvxWide shr() const {
    return {_mm256_srli_epi32(value, N)};
  }
  template <int A, int B, int C, int D>
  NONET_INLINE AvxWide lanes() const {
    return {_mm256_shuffle_epi32(value, A | B << 2 | C << 4 | D << 6)};
  }
  template <int A, int B, int C, int D>
  NONET_INLINE static AvxWide halves(AvxWide a, AvxWide b) {
    return {_mm256_castps_si256(_mm256_shuffle_ps(
        _mm256_castsi256_ps(a.value), _mm256_castsi256_ps(b.value), A | B << 2 | C << 4 | D << 6))};
  }
  NONET_INLINE static AvxWide zip_low(AvxWide a, AvxWide b) {
    return {_mm256_unpacklo_epi32(a.value, b.value)};
  }
  NONET_INLINE static AvxWide zip_high(AvxWide a, AvxWide b) {
    return {_mm256_unpackhi_epi32(a.value, b.value)};
  }
  NONET_INLINE std::uint32_t nonzero() const {
    if constexpr (kTwin) return _mm256_testz_si256(value, value) != 0 ? 0 : 1;
    // Four bits, one for each half of a quad; the table of their pairs is a number.
    const __m256i zero = _mm256_cmpeq_epi64(value, _mm256_setzero_si256());
    const int empty = _mm256_movemask_pd(_mm256_castsi256_pd(zero));
    constexpr std::uint32_t kNonzero = 0x15BFBFBF;
    return kNonzero >> (2 * empty) & 3;
  }
  NONET_INLINE static std::uint32_t bytes_equal(const char* text, char character) {
    const __m128i bytes = _mm_loadu_si128(reinterpret_cast<const __m128i*>(text));
    return static_cast<std::uint32_t>(
        _mm_movemask_epi8(_mm_cmpeq_epi8(bytes, _mm_set1_epi8(character))));
  }
};
using AvxQuads = AvxWide<false, kAvxLevel>;
using AvxTwin = AvxWide<true, kAvxLevel>;

}  // namespace nonet::simd
#endif
