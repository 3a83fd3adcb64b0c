// core/classic/body_avx512.cpp: the kernel for x86 with AVX-512's instructions for shorter registers
// (Intel since 2017 in servers, AMD since 2022): body_avx2.cpp's text once more. Its registers of 512
// bits are not used; what helps is that any function of three bits is one instruction (vpternlogd),
// and that there are 32 registers.
//
// CMakeLists.txt compiles this file with -mavx512f -mavx512vl and body_avx2.cpp's flags.
// Nothing but what search.h makes of these types may be compiled here.
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
