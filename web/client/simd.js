// client/simd.js: whether WebAssembly has SIMD here, which decides which of the solver's two modules is used.
//
// The client uses it to fetch the module, the service worker to store it. Browsers do not list their features, so it
// validates the smallest module that uses SIMD: a function type () → v128. Engines with only some of the
// instructions had this type behind the same flag, and reject it on processors without SIMD.

/** Undefined, so falsy, where WebAssembly is switched off and neither module runs. */
export const hasSimd = () =>
  globalThis.WebAssembly?.validate(
    // Magic and version; type section of five bytes: one type, a function, no parameters, one result, v128.
    Uint8Array.of(0, 97, 115, 109, 1, 0, 0, 0, 1, 5, 1, 96, 0, 1, 123),
  )
