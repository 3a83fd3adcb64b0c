// client/places.js: the addresses of the solver's script and of its two modules; no other file has one.
//
// One module is for browsers with wasm SIMD, the other for those without (simd.js); only one is fetched. Bundlers
// recognise the files by exactly this form of their addresses and copy them into their output. A host may configure
// other addresses, or the ways of starting the solver that its policy allows, so that a forbidden one is not tried.

import { ownMembers } from '../base/own-members.js'

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
 * How this copy of the client gets the files; used when the solver is started, not before.
 * @typedef {object} Supply
 * @property {() => string} workerUrl
 * @property {() => string} wasmUrl
 * @property {() => string} plainWasmUrl
 * @property {Place | Place[]} [place]
 * @property {(wasmUrl: string) => string | BufferSource | Promise<string | BufferSource>} [read] the
 *   module's bytes, where fetch() cannot read its address
 * @property {() => SolverScript} [script] the solver's script as a self-contained function, where it is no file
 */

/** @type {Supply} */
export const supply = {
  // @ts-expect-error: no member may be inherited.
  __proto__: null,
  workerUrl: () => new URL('./worker.js', import.meta.url).href,
  wasmUrl: () => new URL('./nonet.wasm', import.meta.url).href,
  plainWasmUrl: () => new URL('./nonet-plain.wasm', import.meta.url).href,
}

/**
 * Sets where the solver's files are, or where it may run. Members left out stay as they are. Call it before
 * the first question: a solver that runs already is not affected.
 * @param {Places} places
 */
export function configure(places) {
  const { workerUrl, wasmUrl, plainWasmUrl, place } = ownMembers(places)
  if (workerUrl !== undefined) supply.workerUrl = () => absolute(workerUrl)
  if (wasmUrl !== undefined) supply.wasmUrl = () => absolute(wasmUrl)
  if (plainWasmUrl !== undefined) supply.plainWasmUrl = () => absolute(plainWasmUrl)
  if (place !== undefined) supply.place = place
}

/** Resolved like the page's own links. @param {string} address */
export function absolute(address) {
  return new URL(address, globalThis.document?.baseURI ?? globalThis.location?.href).href
}
