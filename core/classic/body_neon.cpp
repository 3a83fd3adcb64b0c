// core/classic/body_neon.cpp: the kernel for 64-bit ARM.
//
// Every such processor has NEON: no flags.
// Nothing but what search.h makes of these types may be compiled here.
#include "core/classic/bodies.h"

#if NONET_NEON
#include "core/classic/search.h"

namespace nonet::classic {

void neon_run(const Job& job) {
  run<simd::NeonQuad, simd::NeonQuad>(job);
}

}  // namespace nonet::classic
#endif
