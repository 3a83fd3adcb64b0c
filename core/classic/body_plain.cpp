// core/classic/body_plain.cpp: the kernel for any processor.
//
// It shows what the other bodies compute, and the tests compare them with it.
// Only search.h for these types may be compiled here: the linker must not use this file's functions
// for another processor.
#include "core/classic/bodies.h"

#if NONET_PLAIN
#include "core/classic/search.h"

namespace nonet::classic {

void plain_run(const Job& job) {
  run<simd::PlainQuad, simd::PlainQuad>(job);
}

}  // namespace nonet::classic
#endif
