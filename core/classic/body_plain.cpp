// core/classic/body_plain.cpp: the kernel for any processor.
//
// Also for the reader who wonders what the others do, and for the tests that hold them to it.
// Nothing but what search.h makes of these types may be compiled here.
#include "core/classic/bodies.h"

#if NONET_PLAIN
#include "core/classic/search.h"

namespace nonet::classic {

void plain_run(const Job& job) {
  run<simd::PlainQuad, simd::PlainQuad>(job);
}

}  // namespace nonet::classic
#endif
