// client/human-places.js: the addresses of the files with the techniques; places.js has the solver's.
//
// A file of its own, so that what a first visit fetches does not grow.

import { ownMembers } from '../base/own-members.js'
import { absolute } from './places.js'

const human = () => new URL('./nonet-human.wasm', import.meta.url).href

/**
 * @typedef {object} HumanPlaces
 * @property {string} [humanWorkerUrl] of human-worker.js
 * @property {string} [humanWasmUrl] of nonet-human.wasm
 */

/** @type {import('./places.js').Supply} */
export const humanSupply = {
  // @ts-expect-error: no member may be inherited.
  __proto__: null,
  workerUrl: () => new URL('./human-worker.js', import.meta.url).href,
  // It uses no SIMD.
  wasmUrl: human,
  plainWasmUrl: human,
}

/**
 * Sets where these files are, as configure() does for the solver's.
 * @param {HumanPlaces} places
 */
export function configureHuman(places) {
  const { humanWorkerUrl, humanWasmUrl } = ownMembers(places)
  if (humanWorkerUrl !== undefined) humanSupply.workerUrl = () => absolute(humanWorkerUrl)
  if (humanWasmUrl !== undefined) {
    humanSupply.wasmUrl = humanSupply.plainWasmUrl = () => absolute(humanWasmUrl)
  }
}
