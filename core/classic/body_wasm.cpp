// core/classic/body_wasm.cpp: the kernel for WebAssembly with SIMD128.
//
// Chosen when the module is built: -msimd128 (CMakeLists.txt).
// Nothing but what search.h makes of these types may be compiled here.
#include "core/classic/bodies.h"

#if defined(__wasm_simd128__)
#include "core/classic/search.h"

namespace nonet::classic {

void wasm_one(const Job& job) {
  run<simd::WasmQuad, simd::WasmQuad>(job);
}
void wasm_many(const Job& job) {
  run<simd::WasmQuad, simd::WasmQuad>(job);
}

}  // namespace nonet::classic
#endif
