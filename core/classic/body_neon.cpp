// core/classic/body_neon.cpp: the kernel for 64-bit ARM.
//
// Every such processor has NEON: no flags.
// Only search.h for these types may be compiled here: the linker must not use this file's functions
// for another processor.
#include "core/classic/bodies.h"

#if NONET_NEON
#include "core/classic/search.h"

namespace nonet::classic {

void neon_run(const Job& job) {
  run<simd::NeonQuad, simd::NeonQuad>(job);
}

}  // namespace nonet::classic
#endif
