// single.js: everything in one classic script, for pages that cannot load modules (those of file:// among them): the
// elements, the solver's script and the module, and the functions of index.js as `nonet`.
//
// The solver's script is contained once, as a function: its text becomes the worker, and where no worker is allowed
// the function is called. The module is text of plain ASCII, which needs neither the right encoding of the page nor a
// host that compresses (scripts/site/bundling.mjs packs it). The module without wasm SIMD is not contained, as it is
// just as large: it is fetched from beside this file, so a browser without SIMD has no solver on file://. The techniques,
// the learning engine, the ratings and new puzzles are fetched from beside this file too, when they are asked for first:
// file:// has none of them.

import names from 'nonet-single/names'
import solver from 'nonet-single/solver'
import packed from 'nonet-single/wasm'
import { unpack } from './client/byte-packing.js'
import { engineSupply, generateSupply, humanSupply } from './client/later-places.js'
import { supply } from './client/places.js'
import './diagram/define-board.js'
import './element/define.js'

export * from './client/index.js'

/** @type {Uint8Array<ArrayBuffer> | undefined} */
let bytes

/** Only known while this file runs as a script of its own; not in a bundle that contains it. */
const script = /** @type {HTMLScriptElement | null} */ (globalThis.document?.currentScript)
const here = script?.src

/** @param {string} file */
const beside = (file) => new URL(file, here || document.baseURI).href

supply.script = solver
supply.wasmUrl = () => ''
supply.plainWasmUrl = () => beside(names['nonet-plain.wasm'])
humanSupply.workerUrl = () => beside(names['human-worker.js'])
humanSupply.wasmUrl = humanSupply.plainWasmUrl = () => beside(names['nonet-human.wasm'])
engineSupply.workerUrl = () => beside(names['engine-worker.js'])
engineSupply.wasmUrl = engineSupply.plainWasmUrl = () => beside(names['nonet-engine.wasm'])
generateSupply.workerUrl = () => beside(names['generate-worker.js'])
generateSupply.wasmUrl = () => beside(names['nonet-generate.wasm'])
generateSupply.plainWasmUrl = () => beside(names['nonet-generate-plain.wasm'])
supply.read = (wasmUrl) => {
  // A host may have configured a file all the same, and the module without SIMD is one.
  if (wasmUrl) return wasmUrl
  bytes ??= unpack(packed)
  return bytes
}
