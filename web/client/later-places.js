// client/later-places.js: the addresses of the modules that are fetched when they are asked for first, and of their
// scripts; places.js has the solver's.
//
// A file of its own, so that what a first visit fetches does not grow.

import { ownMembers } from '../base/own-members.js'
import { absolute } from './places.js'

/** @typedef {import('./places.js').Supply} Supply */
/**
 * @typedef {object} HumanPlaces
 * @property {string} [humanWorkerUrl] of human-worker.js
 * @property {string} [humanWasmUrl] of nonet-human.wasm
 */
/**
 * @typedef {object} EnginePlaces
 * @property {string} [engineWorkerUrl] of engine-worker.js
 * @property {string} [engineWasmUrl] of nonet-engine.wasm
 */
/**
 * @typedef {object} GeneratePlaces
 * @property {string} [generateWorkerUrl] of generate-worker.js
 * @property {string} [generateWasmUrl] of nonet-generate.wasm
 * @property {string} [generatePlainWasmUrl] of nonet-generate-plain.wasm
 */

/** The techniques of a person. */
export const humanSupply = /* @__PURE__ */ supplyOf(
  () => new URL('./human-worker.js', import.meta.url).href,
  () => new URL('./nonet-human.wasm', import.meta.url).href,
)

/** Searches with the learning engine. */
export const engineSupply = /* @__PURE__ */ supplyOf(
  () => new URL('./engine-worker.js', import.meta.url).href,
  () => new URL('./nonet-engine.wasm', import.meta.url).href,
)

/** New puzzles, ratings, and runs of the first programs' method. */
export const generateSupply = /* @__PURE__ */ supplyOf(
  () => new URL('./generate-worker.js', import.meta.url).href,
  () => new URL('./nonet-generate.wasm', import.meta.url).href,
  () => new URL('./nonet-generate-plain.wasm', import.meta.url).href,
)

/**
 * Sets where the files with the techniques are, as configure() does for the solver's.
 * @param {HumanPlaces} places
 */
export function configureHuman(places) {
  const { humanWorkerUrl, humanWasmUrl } = ownMembers(places)
  move(humanSupply, humanWorkerUrl, humanWasmUrl, humanWasmUrl)
}

/**
 * The same for the files of the learning engine.
 * @param {EnginePlaces} places
 */
export function configureEngine(places) {
  const { engineWorkerUrl, engineWasmUrl } = ownMembers(places)
  move(engineSupply, engineWorkerUrl, engineWasmUrl, engineWasmUrl)
}

/**
 * The same for the files with new puzzles, ratings and runs of the first programs' method.
 * @param {GeneratePlaces} places
 */
export function configureGenerate(places) {
  const { generateWorkerUrl, generateWasmUrl, generatePlainWasmUrl } = ownMembers(places)
  move(generateSupply, generateWorkerUrl, generateWasmUrl, generatePlainWasmUrl)
}

/**
 * @param {() => string} workerUrl
 * @param {() => string} wasmUrl
 * @param {() => string} [plainWasmUrl] of its form without SIMD; default: the module uses none
 * @returns {Supply}
 */
function supplyOf(workerUrl, wasmUrl, plainWasmUrl = wasmUrl) {
  return {
    // @ts-expect-error: no member may be inherited.
    __proto__: null,
    workerUrl,
    wasmUrl,
    plainWasmUrl,
  }
}

/** @param {Supply} supply @param {string} [workerUrl] @param {string} [wasmUrl] @param {string} [plainWasmUrl] */
function move(supply, workerUrl, wasmUrl, plainWasmUrl) {
  if (workerUrl !== undefined) supply.workerUrl = () => absolute(workerUrl)
  if (wasmUrl !== undefined) supply.wasmUrl = () => absolute(wasmUrl)
  if (plainWasmUrl !== undefined) supply.plainWasmUrl = () => absolute(plainWasmUrl)
}
