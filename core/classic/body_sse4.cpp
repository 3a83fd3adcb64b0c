// core/classic/body_sse4.cpp: the kernel for x86 with SSE4.2 and popcnt (since 2008).
//
// CMakeLists.txt compiles this file with -msse4.2 -mpopcnt.
// Only search.h for these types may be compiled here: the linker must not use this file's functions
// for another processor.
#include "core/classic/bodies.h"

#if NONET_X86
#include "core/classic/search.h"

namespace nonet::classic {

void sse4_run(const Job& job) {
  run<simd::SseQuad, simd::SseQuad>(job);
}

}  // namespace nonet::classic
#endif
