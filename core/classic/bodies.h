// core/classic/bodies.h: which bodies this program contains, and their functions.
//
// Each body has one function, defined in body_NAME.cpp, or two if it solves one puzzle and many in
// different ways. A module built with SIMD omits the plain body, which would only make the download
// larger. Included by body_*.cpp and kernel.cpp only.
#pragma once

#if defined(__x86_64__) || defined(__i386__)
#define NONET_X86 1
#else
#define NONET_X86 0
#endif

#if defined(__ARM_NEON) && defined(__aarch64__)
#define NONET_NEON 1
#else
#define NONET_NEON 0
#endif

#if defined(__wasm_simd128__)
#define NONET_WASM 1
#else
#define NONET_WASM 0
#endif
#define NONET_PLAIN (!NONET_WASM)

#include "core/classic/kernel.h"

namespace nonet::classic {

void plain_run(const Job& job);
void sse4_run(const Job& job);
void avx2_one(const Job& job);
void avx2_many(const Job& job);
void avx512_one(const Job& job);
void avx512_many(const Job& job);
void wasm_run(const Job& job);
void neon_run(const Job& job);

}  // namespace nonet::classic
