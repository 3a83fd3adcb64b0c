// single.js: everything in one classic script, for pages that cannot load modules (file:// among
// them): the elements, the solver's script and the module, and the functions of index.js as `nonet`.
//
// The solver's script is there once, as a function: its text makes the worker, and where there can
// be none it is called. The module is there as text of plain ASCII, so that neither the page's
// encoding nor a host that cannot compress does it any harm (scripts/site/bundling.mjs writes it).
// The module for browsers without wasm SIMD is not, being as large again: it is looked for beside this
// file, and from file:// such a browser has no solver.

import plain from 'nonet-single/plain'
import solver from 'nonet-single/solver'
import packed from 'nonet-single/wasm'
import { unpack } from './client/byte-packing.js'
import { supply } from './client/places.js'
import './diagram/define-board.js'
import './element/define.js'
import './diagram/define-board.js'

export * from './client/index.js'

/** @type {Uint8Array<ArrayBuffer> | undefined} */
let bytes

/** Known only while this file runs; not to a bundle with it inside. */
const script = /** @type {HTMLScriptElement | null} */ (globalThis.document?.currentScript)
const here = script?.src

supply.script = solver
supply.wasmUrl = () => ''
supply.plainWasmUrl = () => new URL(plain, here || document.baseURI).href
supply.read = (wasmUrl) => {
  // A host may have named a file all the same, and the plain module is one.
  if (wasmUrl) return wasmUrl
  bytes ??= unpack(packed)
  return bytes
}
