#include "core/classic/kernel.h"

#include "core/classic/bodies.h"

namespace nonet::classic {
namespace {

[[maybe_unused]] bool anywhere() {
  return true;
}

#if NONET_X86
bool has_avx2() {
  return __builtin_cpu_supports("avx2") && __builtin_cpu_supports("bmi") &&
         __builtin_cpu_supports("bmi2") && __builtin_cpu_supports("popcnt");
}
bool has_avx512() {
  return has_avx2() && __builtin_cpu_supports("avx512f") && __builtin_cpu_supports("avx512vl");
}
bool has_sse4() {
  return __builtin_cpu_supports("sse4.2") && __builtin_cpu_supports("popcnt");
}
#endif

constexpr Kernel kKernels[] = {
#if NONET_X86
    {"avx512", has_avx512, avx512_one, avx512_many}, {"avx2", has_avx2, avx2_one, avx2_many},
    {"sse4", has_sse4, sse4_run, sse4_run},
#endif
#if NONET_WASM
    {"wasm", anywhere, wasm_run, wasm_run},
#endif
#if NONET_NEON
    {"neon", anywhere, neon_run, neon_run},
#endif
#if NONET_PLAIN
    {"plain", anywhere, plain_run, plain_run},
#endif
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
