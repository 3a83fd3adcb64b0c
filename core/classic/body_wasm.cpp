// core/classic/body_wasm.cpp: the kernel for WebAssembly with SIMD128.
//
// Chosen when the module is built: -msimd128 (CMakeLists.txt).
// Only search.h for these types may be compiled here: the linker must not use this file's functions
// for another processor.
#include "core/classic/bodies.h"

#if NONET_WASM
#include "core/classic/search.h"

namespace nonet::classic {

void wasm_run(const Job& job) {
  run<simd::WasmQuad, simd::WasmQuad>(job);
}

}  // namespace nonet::classic
#endif
