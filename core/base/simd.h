// core/base/simd.h: one register of four 32-bit lanes, in each processor's own instructions.
//
//   lane      0          1          2          3
//        ┌──────────┬──────────┬──────────┬──────────┐
//        │ 32 bits  │ 32 bits  │ 32 bits  │ 32 bits  │    one quad
//        └──────────┴──────────┴──────────┴──────────┘
//
// An algorithm is written once over these few operations and compiled for every body below:
//
//   PlainQuad   an array of four numbers: any C++ compiler, and the reference for the other bodies
//   SseQuad     x86 with SSE4.2                    WasmQuad   WebAssembly with SIMD128
//   NeonQuad    64-bit ARM                         AvxQuads   x86 with AVX2: two quads in a register
//                                                  AvxTwin    the same quad in both halves
// simd_eight.h combines two registers of any body into eight lanes.
//
// The two AVX2 bodies are in simd_avx.h. Because of AvxQuads, no operation moves lanes from one quad
// to its neighbour: a shuffle stays within a quad, so that two quads in one register are two
// independent runs of the algorithm for the price of one. `kQuads` is the number of quads in a
// body; `nonzero` returns one bit for each.
//
// Each body is a type of its own, and every operation is forced inline. Otherwise the linker may
// merge functions that were compiled for different processors: the AVX2 body's file has its own
// compiler flags.
// Only this file, simd_avx.h and simd_eight.h use intrinsics. To add a body: one struct with the
// same members.
// Tested by tests/core/base/simd_test.cpp (PlainQuad) and tests/core/classic/kernel_test.cpp (every
// body that this machine can run, against PlainQuad).
#pragma once

#include <cstdint>
#include <cstring>

#if defined(__SSE4_2__)
#include <immintrin.h>
#elif defined(__wasm_simd128__)
#include <wasm_simd128.h>
#elif defined(__ARM_NEON) && defined(__aarch64__)
#include <arm_neon.h>
#endif

#define NONET_INLINE [[gnu::always_inline]] inline

namespace nonet::simd {

/// The lanes as an array, to read and write single lanes.
struct alignas(16) Lanes {
  std::uint32_t lane[4];
};

/// The reference body, in portable C++.
struct PlainQuad {
  static constexpr int kQuads = 1;
  Lanes value;

  template <class Function>
  NONET_INLINE static PlainQuad each(Function function) {
    return {{{function(0), function(1), function(2), function(3)}}};
  }
  NONET_INLINE static PlainQuad splat(std::uint32_t bits) {
    return each([=](int) { return bits; });
  }
  NONET_INLINE static PlainQuad load(const Lanes& lanes) { return {lanes}; }
  NONET_INLINE Lanes quad(int) const { return value; }
  NONET_INLINE void set_quad(int, const Lanes& lanes) { value = lanes; }

  NONET_INLINE friend PlainQuad operator&(PlainQuad a, PlainQuad b) {
    return each([&](int i) { return a.value.lane[i] & b.value.lane[i]; });
  }
  NONET_INLINE friend PlainQuad operator|(PlainQuad a, PlainQuad b) {
    return each([&](int i) { return a.value.lane[i] | b.value.lane[i]; });
  }
  NONET_INLINE friend PlainQuad operator^(PlainQuad a, PlainQuad b) {
    return each([&](int i) { return a.value.lane[i] ^ b.value.lane[i]; });
  }
  NONET_INLINE friend PlainQuad operator+(PlainQuad a, PlainQuad b) {
    return each([&](int i) { return a.value.lane[i] + b.value.lane[i]; });
  }
  NONET_INLINE friend PlainQuad operator-(PlainQuad a, PlainQuad b) {
    return each([&](int i) { return a.value.lane[i] - b.value.lane[i]; });
  }
  /// a & ~b
  NONET_INLINE friend PlainQuad without(PlainQuad a, PlainQuad b) {
    return each([&](int i) { return a.value.lane[i] & ~b.value.lane[i]; });
  }
  template <int N>
  NONET_INLINE PlainQuad shl() const {
    return each([&](int i) { return value.lane[i] << N; });
  }
  template <int N>
  NONET_INLINE PlainQuad shr() const {
    return each([&](int i) { return value.lane[i] >> N; });
  }
  /// Lanes A, B, C, D of this one.
  template <int A, int B, int C, int D>
  NONET_INLINE PlainQuad lanes() const {
    return {{{value.lane[A], value.lane[B], value.lane[C], value.lane[D]}}};
  }
  /// Lanes A, B of a, then C, D of b.
  template <int A, int B, int C, int D>
  NONET_INLINE static PlainQuad halves(PlainQuad a, PlainQuad b) {
    return {{{a.value.lane[A], a.value.lane[B], b.value.lane[C], b.value.lane[D]}}};
  }
  /// a0 b0 a1 b1
  NONET_INLINE static PlainQuad zip_low(PlainQuad a, PlainQuad b) {
    return {{{a.value.lane[0], b.value.lane[0], a.value.lane[1], b.value.lane[1]}}};
  }
  /// a2 b2 a3 b3
  NONET_INLINE static PlainQuad zip_high(PlainQuad a, PlainQuad b) {
    return {{{a.value.lane[2], b.value.lane[2], a.value.lane[3], b.value.lane[3]}}};
  }
  /// Bit q: quad q is not all zero.
  NONET_INLINE std::uint32_t nonzero() const {
    return (value.lane[0] | value.lane[1] | value.lane[2] | value.lane[3]) != 0 ? 1 : 0;
  }
  /// Bit i: text[i] is `character`, for the 16 bytes at `text`.
  NONET_INLINE static std::uint32_t bytes_equal(const char* text, char character) {
    std::uint32_t bits = 0;
    for (int i = 0; i < 16; ++i) bits |= (text[i] == character ? 1u : 0u) << i;
    return bits;
  }
};

#if defined(__SSE4_2__)
struct SseQuad {
  static constexpr int kQuads = 1;
  __m128i value;

  NONET_INLINE static SseQuad splat(std::uint32_t bits) {
    return {_mm_set1_epi32(static_cast<int>(bits))};
  }
  NONET_INLINE static SseQuad load(const Lanes& lanes) {
    return {_mm_load_si128(reinterpret_cast<const __m128i*>(&lanes))};
  }
  NONET_INLINE Lanes quad(int) const {
    Lanes lanes;
    _mm_store_si128(reinterpret_cast<__m128i*>(&lanes), value);
    return lanes;
  }
  NONET_INLINE void set_quad(int, const Lanes& lanes) { *this = load(lanes); }

  NONET_INLINE friend SseQuad operator&(SseQuad a, SseQuad b) {
    return {_mm_and_si128(a.value, b.value)};
  }
  NONET_INLINE friend SseQuad operator|(SseQuad a, SseQuad b) {
    return {_mm_or_si128(a.value, b.value)};
  }
  NONET_INLINE friend SseQuad operator^(SseQuad a, SseQuad b) {
    return {_mm_xor_si128(a.value, b.value)};
  }
  NONET_INLINE friend SseQuad operator+(SseQuad a, SseQuad b) {
    return {_mm_add_epi32(a.value, b.value)};
  }
  NONET_INLINE friend SseQuad operator-(SseQuad a, SseQuad b) {
    return {_mm_sub_epi32(a.value, b.value)};
  }
  NONET_INLINE friend SseQuad without(SseQuad a, SseQuad b) {
    return {_mm_andnot_si128(b.value, a.value)};
  }
  template <int N>
  NONET_INLINE SseQuad shl() const {
    return {_mm_slli_epi32(value, N)};
  }
  template <int N>
  NONET_INLINE SseQuad shr() const {
    return {_mm_srli_epi32(value, N)};
  }
  template <int A, int B, int C, int D>
  NONET_INLINE SseQuad lanes() const {
    return {_mm_shuffle_epi32(value, A | B << 2 | C << 4 | D << 6)};
  }
  template <int A, int B, int C, int D>
  NONET_INLINE static SseQuad halves(SseQuad a, SseQuad b) {
    return {_mm_castps_si128(_mm_shuffle_ps(_mm_castsi128_ps(a.value), _mm_castsi128_ps(b.value),
                                            A | B << 2 | C << 4 | D << 6))};
  }
  NONET_INLINE static SseQuad zip_low(SseQuad a, SseQuad b) {
    return {_mm_unpacklo_epi32(a.value, b.value)};
  }
  NONET_INLINE static SseQuad zip_high(SseQuad a, SseQuad b) {
    return {_mm_unpackhi_epi32(a.value, b.value)};
  }
  NONET_INLINE std::uint32_t nonzero() const { return _mm_testz_si128(value, value) != 0 ? 0 : 1; }
  NONET_INLINE static std::uint32_t bytes_equal(const char* text, char character) {
    const __m128i bytes = _mm_loadu_si128(reinterpret_cast<const __m128i*>(text));
    return static_cast<std::uint32_t>(
        _mm_movemask_epi8(_mm_cmpeq_epi8(bytes, _mm_set1_epi8(character))));
  }
};
#endif

#if defined(__wasm_simd128__)
struct WasmQuad {
  static constexpr int kQuads = 1;
  v128_t value;

  NONET_INLINE static WasmQuad splat(std::uint32_t bits) { return {wasm_u32x4_splat(bits)}; }
  NONET_INLINE static WasmQuad load(const Lanes& lanes) { return {wasm_v128_load(&lanes)}; }
  NONET_INLINE Lanes quad(int) const {
    Lanes lanes;
    wasm_v128_store(&lanes, value);
    return lanes;
  }
  NONET_INLINE void set_quad(int, const Lanes& lanes) { *this = load(lanes); }

  NONET_INLINE friend WasmQuad operator&(WasmQuad a, WasmQuad b) {
    return {wasm_v128_and(a.value, b.value)};
  }
  NONET_INLINE friend WasmQuad operator|(WasmQuad a, WasmQuad b) {
    return {wasm_v128_or(a.value, b.value)};
  }
  NONET_INLINE friend WasmQuad operator^(WasmQuad a, WasmQuad b) {
    return {wasm_v128_xor(a.value, b.value)};
  }
  NONET_INLINE friend WasmQuad operator+(WasmQuad a, WasmQuad b) {
    return {wasm_i32x4_add(a.value, b.value)};
  }
  NONET_INLINE friend WasmQuad operator-(WasmQuad a, WasmQuad b) {
    return {wasm_i32x4_sub(a.value, b.value)};
  }
  NONET_INLINE friend WasmQuad without(WasmQuad a, WasmQuad b) {
    return {wasm_v128_andnot(a.value, b.value)};
  }
  template <int N>
  NONET_INLINE WasmQuad shl() const {
    return {wasm_i32x4_shl(value, N)};
  }
  template <int N>
  NONET_INLINE WasmQuad shr() const {
    return {wasm_u32x4_shr(value, N)};
  }
  template <int A, int B, int C, int D>
  NONET_INLINE WasmQuad lanes() const {
    return {wasm_i32x4_shuffle(value, value, A, B, C, D)};
  }
  template <int A, int B, int C, int D>
  NONET_INLINE static WasmQuad halves(WasmQuad a, WasmQuad b) {
    return {wasm_i32x4_shuffle(a.value, b.value, A, B, C + 4, D + 4)};
  }
  NONET_INLINE static WasmQuad zip_low(WasmQuad a, WasmQuad b) {
    return {wasm_i32x4_shuffle(a.value, b.value, 0, 4, 1, 5)};
  }
  NONET_INLINE static WasmQuad zip_high(WasmQuad a, WasmQuad b) {
    return {wasm_i32x4_shuffle(a.value, b.value, 2, 6, 3, 7)};
  }
  NONET_INLINE std::uint32_t nonzero() const { return wasm_v128_any_true(value) ? 1 : 0; }
  NONET_INLINE static std::uint32_t bytes_equal(const char* text, char character) {
    return static_cast<std::uint32_t>(
        wasm_i8x16_bitmask(wasm_i8x16_eq(wasm_v128_load(text), wasm_i8x16_splat(character))));
  }
};
#endif

#if defined(__ARM_NEON) && defined(__aarch64__)
struct NeonQuad {
  static constexpr int kQuads = 1;
  uint32x4_t value;

  NONET_INLINE static NeonQuad splat(std::uint32_t bits) { return {vdupq_n_u32(bits)}; }
  NONET_INLINE static NeonQuad load(const Lanes& lanes) { return {vld1q_u32(lanes.lane)}; }
  NONET_INLINE Lanes quad(int) const {
    Lanes lanes;
    vst1q_u32(lanes.lane, value);
    return lanes;
  }
  NONET_INLINE void set_quad(int, const Lanes& lanes) { *this = load(lanes); }

  NONET_INLINE friend NeonQuad operator&(NeonQuad a, NeonQuad b) {
    return {vandq_u32(a.value, b.value)};
  }
  NONET_INLINE friend NeonQuad operator|(NeonQuad a, NeonQuad b) {
    return {vorrq_u32(a.value, b.value)};
  }
  NONET_INLINE friend NeonQuad operator^(NeonQuad a, NeonQuad b) {
    return {veorq_u32(a.value, b.value)};
  }
  NONET_INLINE friend NeonQuad operator+(NeonQuad a, NeonQuad b) {
    return {vaddq_u32(a.value, b.value)};
  }
  NONET_INLINE friend NeonQuad operator-(NeonQuad a, NeonQuad b) {
    return {vsubq_u32(a.value, b.value)};
  }
  NONET_INLINE friend NeonQuad without(NeonQuad a, NeonQuad b) {
    return {vbicq_u32(a.value, b.value)};
  }
  template <int N>
  NONET_INLINE NeonQuad shl() const {
    return {vshlq_n_u32(value, N)};
  }
  template <int N>
  NONET_INLINE NeonQuad shr() const {
    return {vshrq_n_u32(value, N)};
  }
  template <int A, int B, int C, int D>
  NONET_INLINE NeonQuad lanes() const {
    return {__builtin_shufflevector(value, value, A, B, C, D)};
  }
  template <int A, int B, int C, int D>
  NONET_INLINE static NeonQuad halves(NeonQuad a, NeonQuad b) {
    return {__builtin_shufflevector(a.value, b.value, A, B, C + 4, D + 4)};
  }
  NONET_INLINE static NeonQuad zip_low(NeonQuad a, NeonQuad b) {
    return {vzip1q_u32(a.value, b.value)};
  }
  NONET_INLINE static NeonQuad zip_high(NeonQuad a, NeonQuad b) {
    return {vzip2q_u32(a.value, b.value)};
  }
  NONET_INLINE std::uint32_t nonzero() const { return vmaxvq_u32(value) != 0 ? 1 : 0; }
  NONET_INLINE static std::uint32_t bytes_equal(const char* text, char character) {
    // ARM has no such instruction: give each byte a weight, and add up each half.
    static constexpr std::uint8_t kWeights[16] = {1, 2, 4, 8, 16, 32, 64, 128,
                                                  1, 2, 4, 8, 16, 32, 64, 128};
    const uint8x16_t bytes = vld1q_u8(reinterpret_cast<const std::uint8_t*>(text));
    const uint8x16_t equal = vceqq_u8(bytes, vdupq_n_u8(static_cast<std::uint8_t>(character)));
    const uint8x16_t weighed = vandq_u8(equal, vld1q_u8(kWeights));
    return vaddv_u8(vget_low_u8(weighed)) | std::uint32_t{vaddv_u8(vget_high_u8(weighed))} << 8;
  }
};
#endif

}  // namespace nonet::simd
