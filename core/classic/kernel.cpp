#include "core/classic/kernel.h"

#include "core/classic/bodies.h"

namespace nonet::classic {
namespace {

bool anywhere() {
  return true;
}

#if NONET_X86
bool has_avx2() {
  return __builtin_cpu_supports("avx2") && __builtin_cpu_supports("bmi") &&
         __builtin_cpu_supports("bmi2") && __builtin_cpu_supports("popcnt");
}
bool has_sse4() {
  return __builtin_cpu_supports("sse4.2") && __builtin_cpu_supports("popcnt");
}
#endif

constexpr Kernel kKernels[] = {
#if NONET_X86
    {"avx2", has_avx2, avx2_one, avx2_many},    {"sse4", has_sse4, sse4_one, sse4_many},
#endif
#if defined(__wasm_simd128__)
    {"wasm", anywhere, wasm_one, wasm_many},
#endif
#if NONET_NEON
    {"neon", anywhere, neon_one, neon_many},
#endif
    {"plain", anywhere, plain_one, plain_many},
};

}  // namespace

std::span<const Kernel> kernels() {
  return kKernels;
}

const Kernel& best_kernel() {
  const Kernel* kernel = kKernels;
  while (!kernel->runs_here()) ++kernel;
  return *kernel;
}

}  // namespace nonet::classic
