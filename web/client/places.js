// client/places.js: where the solver's script and its two modules lie; all addresses are here.
//
// One module is for browsers with wasm SIMD, one for those without (simd.js); only one is fetched.
// Bundlers find the files by exactly this way of writing and copy them beside what they build.
// A host may say that they lie elsewhere, or which way of starting the solver its policy allows, so
// that nothing forbidden is tried.

import { ownMembers } from '../base/own-members.js'
import { startSolverLazily } from './start-solver-lazily.js'

/** @typedef {'worker' | 'blob' | 'page'} Place a worker, one made from a Blob, the page itself */
/** What worker.js exports. @typedef {{startHere: () => import('./start-solver.js').Started}} SolverScript */
/**
 * @typedef {object} Places
 * @property {string} [workerUrl] of worker.js
 * @property {string} [wasmUrl] of nonet.wasm
 * @property {string} [plainWasmUrl] of nonet-plain.wasm
 * @property {Place | Place[]} [place] try nothing but this, or these in turn
 */

/**
 * How this copy of the client comes by the files; asked when the solver is started, not before.
 * @typedef {object} Supply
 * @property {() => string} workerUrl
 * @property {() => string} wasmUrl
 * @property {() => string} plainWasmUrl
 * @property {Place | Place[]} [place]
 * @property {typeof import('./start-solver.js').startSolver} startSolver
 * @property {(wasmUrl: string) => string | BufferSource | Promise<string | BufferSource>} [read] the
 *   module's bytes, where its address is not enough
 * @property {() => SolverScript} [script] the solver's script as a function that stands alone, where
 *   there is no file of it
 */

/** @type {Supply} */
export const supply = {
  // @ts-expect-error: nothing here is inherited.
  __proto__: null,
  workerUrl: () => new URL('./worker.js', import.meta.url).href,
  wasmUrl: () => new URL('./nonet.wasm', import.meta.url).href,
  plainWasmUrl: () => new URL('./nonet-plain.wasm', import.meta.url).href,
  startSolver: startSolverLazily,
}

/**
 * Says where the solver's files lie, or how it may start. What is left out stays as it is. To be
 * called before the first question; what runs already goes on as it was started.
 * @param {Places} places
 */
export function configure(places) {
  const { workerUrl, wasmUrl, plainWasmUrl, place } = ownMembers(places)
  if (workerUrl !== undefined) supply.workerUrl = () => absolute(workerUrl)
  if (wasmUrl !== undefined) supply.wasmUrl = () => absolute(wasmUrl)
  if (plainWasmUrl !== undefined) supply.plainWasmUrl = () => absolute(plainWasmUrl)
  if (place !== undefined) supply.place = place
}

/** As the page means it. @param {string} address */
function absolute(address) {
  return new URL(address, globalThis.document?.baseURI ?? globalThis.location?.href).href
}
