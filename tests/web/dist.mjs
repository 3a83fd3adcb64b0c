// tests/web/dist.mjs: the folder of the site under test, and its files; NONET_DIST=DIR names another build of it.
import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath, pathToFileURL } from 'node:url'

export const DIST = process.env.NONET_DIST ?? fileURLToPath(new URL('../../dist/', import.meta.url))

/** The file's name has a hash of what is in it. @param {RegExp} name */
const urlOf = (name) =>
  pathToFileURL(join(DIST, readdirSync(DIST).find((file) => name.test(file)) ?? 'not built')).href

/** Where Node finds the worker's script and the module. */
export function solverPlaces() {
  return {
    workerUrl: urlOf(/^worker-\w+\.js$/),
    wasmUrl: urlOf(/^nonet-(?!plain)\w+\.wasm$/),
  }
}

/** The same for the learning engine. */
export function enginePlaces() {
  return {
    engineWorkerUrl: urlOf(/^engine-worker-\w+\.js$/),
    engineWasmUrl: urlOf(/^nonet-engine-\w+\.wasm$/),
  }
}

/** The same for new puzzles, ratings and runs of the first programs' method. */
export function generatePlaces() {
  return {
    generateWorkerUrl: urlOf(/^generate-worker-\w+\.js$/),
    generateWasmUrl: urlOf(/^nonet-generate-\w+\.wasm$/),
  }
}
