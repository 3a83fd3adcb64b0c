// tests/web/dist.mjs: the folder of the site under test, and its files; NONET_DIST=DIR names another build of it.
import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath, pathToFileURL } from 'node:url'

export const DIST = process.env.NONET_DIST ?? fileURLToPath(new URL('../../dist/', import.meta.url))

/** Where Node finds the worker's script and the module, whose names have a hash of what is in them. */
export function solverPlaces() {
  const files = readdirSync(DIST)
  const urlOf = (/** @type {RegExp} */ name) =>
    pathToFileURL(join(DIST, files.find((file) => name.test(file)) ?? 'not built')).href
  return {
    workerUrl: urlOf(/^worker-\w+\.js$/),
    wasmUrl: urlOf(/^nonet-(?!plain)\w+\.wasm$/),
  }
}
