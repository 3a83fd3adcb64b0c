// core/classic/body_avx2.cpp: the kernel for x86 with AVX2 (since 2013): two puzzles in one register,
// or one with eight digits in a register (core/base/simd_avx.h).
//
// CMakeLists.txt compiles this file with -mavx2 -mbmi -mbmi2 -mpopcnt.
// Only search.h for these types may be compiled here: the linker must not use this file's functions
// for another processor.
#include "core/classic/bodies.h"

#if NONET_X86
#include "core/classic/search.h"

namespace nonet::classic {

void avx2_one(const Job& job) {
  run<simd::AvxTwin, simd::AvxTwin>(job);
}
void avx2_many(const Job& job) {
  run<simd::AvxQuads, simd::AvxTwin>(job);
}

}  // namespace nonet::classic
#endif
