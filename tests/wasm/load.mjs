// tests/wasm/load.mjs: loads the built module under Node.
//
// Emscripten 3.1.6's glue is written for a page: under Node ≥ 18 it would `fetch` a path, which
// fails, and as an ES module it reads __dirname and require, which ES modules do not have. So the bytes of the wasm
// are passed in, and the two names are defined while the glue starts.
import { readFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { dirname } from 'node:path'
import { fileURLToPath, pathToFileURL } from 'node:url'

/** Where the module under test is; NONET_WASM=DIR names another build of it. */
export const built = process.env.NONET_WASM
  ? pathToFileURL(`${process.env.NONET_WASM}/`)
  : new URL('../../build/wasm/', import.meta.url)

/**
 * A fresh instance of the solver's module.
 * @param {string} [file] the module; the one without SIMD has the same glue
 * @returns {Promise<import('../../wasm/nonet.d.ts').NonetModule>}
 */
export function loadNonet(file = 'nonet.wasm') {
  return load('nonet.js', file)
}

/** A fresh instance of the module with the techniques. @returns {Promise<import('../../wasm/nonet-human.d.ts').NonetHumanModule>} */
export function loadHuman() {
  return load('nonet-human.js', 'nonet-human.wasm')
}

/** A fresh instance of the module with the learning engine. @returns {Promise<import('../../wasm/nonet-engine.d.ts').NonetEngineModule>} */
export function loadEngine() {
  return load('nonet-engine.js', 'nonet-engine.wasm')
}

/**
 * A fresh instance of the module with new puzzles, ratings and runs of the backtracker.
 * @param {string} [file] the module; the one without SIMD has the same glue
 * @returns {Promise<import('../../wasm/nonet-generate.d.ts').NonetGenerateModule>}
 */
export function loadGenerate(file = 'nonet-generate.wasm') {
  return load('nonet-generate.js', file)
}

/** @param {string} script @param {string} file @returns {Promise<any>} */
async function load(script, file) {
  const glue = new URL(script, built)
  Object.assign(globalThis, {
    __dirname: dirname(fileURLToPath(glue)),
    require: createRequire(glue),
  })
  try {
    const { default: createNonet } = await import(glue.href)
    return await createNonet({
      wasmBinary: await readFile(new URL(file, built)),
    })
  } finally {
    Reflect.deleteProperty(globalThis, '__dirname')
    Reflect.deleteProperty(globalThis, 'require')
  }
}

/** The value of a call that must not fail. @template T @param {T} value */
export function mustGive(value) {
  if (value && typeof value === 'object' && 'error' in value) {
    throw new Error(`unexpected failure: ${JSON.stringify(value.error)}`)
  }
  return /** @type {Exclude<T, import('../../wasm/nonet.d.ts').Failure>} */ (value)
}

/**
 * The answer to a question of searchOpen, in slices of so many milliseconds.
 * @param {Pick<import('../../wasm/nonet.d.ts').NonetModule, 'searchOpen' | 'searchGo' | 'searchClose'>} module
 * @param {import('../../wasm/nonet.d.ts').Puzzle} puzzle @param {import('../../wasm/nonet.d.ts').Question} question
 * @param {import('../../wasm/nonet.d.ts').SolveOptions} [options]
 * @returns {any}
 */
export function search(module, puzzle, question, options = {}, milliseconds = 50) {
  const id = mustGive(module.searchOpen(puzzle, question, options))
  let state = mustGive(module.searchGo(id, milliseconds))
  while (!state.done) state = mustGive(module.searchGo(id, milliseconds))
  // It is closed.
  if (module.searchClose(id)) throw new Error(`the search ${id} is still open`)
  return state.report
}
