// client/simd.js: whether WebAssembly has SIMD here, which says which of the solver's two modules runs.
//
// Asked by those who fetch the module and by the service worker, which keeps it. There is no list of
// what a browser can do, so one is shown the least of a module that has to do with SIMD: a type of
// functions, () → v128. Engines that had some of the instructions before there were all of them had
// the type behind the same switch, and on processors without their like it is refused, too.

/** Where WebAssembly is switched off, neither module runs. */
export const hasSimd = () =>
  globalThis.WebAssembly?.validate(
    // Magic and version; the section of types, five bytes long: one, a function, of nothing, one v128.
    Uint8Array.of(0, 97, 115, 109, 1, 0, 0, 0, 1, 5, 1, 96, 0, 1, 123),
  )
