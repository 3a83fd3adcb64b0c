// single.js: everything in one classic script, for pages that cannot load modules (file:// among
// them): the elements, the solver's script and the module, and the functions of index.js as `nonet`.
//
// The solver's script is there once, as a function: its text makes the worker, and where there can
// be none it is called. The module is there as text of plain ASCII, so that neither the page's
// encoding nor a host that cannot compress does it any harm (scripts/site/bundling.mjs writes it).

import solver from 'nonet-single/solver'
import packed from 'nonet-single/wasm'
import { supply } from './client/places.js'
import { unpack } from './client/unpack.js'
import './element/define-board.js'
import './element/define.js'
import './element/define-board.js'

export * from './client/index.js'

/** @type {Uint8Array<ArrayBuffer> | undefined} */
let bytes

supply.script = solver
supply.wasmUrl = () => ''
supply.read = (wasmUrl) => {
  // A host may have named a file all the same.
  if (wasmUrl) return wasmUrl
  bytes ??= unpack(packed)
  return bytes
}
