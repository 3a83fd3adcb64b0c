// core/classic/body_avx512.cpp: the kernel for x86 with AVX-512's instructions for shorter registers
// (Intel since 2017 in servers, AMD since 2022), from the same source as body_avx2.cpp. It does not use
// registers of 512 bits; it gains because any function of three bits is one instruction (vpternlogd),
// and because there are 32 registers.
//
// CMakeLists.txt compiles this file with -mavx512f -mavx512vl and body_avx2.cpp's flags.
// Only search.h for these types may be compiled here: the linker must not use this file's functions
// for another processor.
#include "core/classic/bodies.h"

#if NONET_X86
#include "core/classic/search.h"

namespace nonet::classic {

void avx512_one(const Job& job) {
  run<simd::AvxTwin, simd::AvxTwin>(job);
}
void avx512_many(const Job& job) {
  run<simd::AvxQuads, simd::AvxTwin>(job);
}

}  // namespace nonet::classic
#endif
