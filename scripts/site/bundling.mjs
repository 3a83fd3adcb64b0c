// scripts/site/bundling.mjs: how the site and the package bundle the solver's script, and the generated parts of
// dist/single.js.

import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { pack } from '../../web/client/byte-packing.js'
import { shortGlue } from './edits.mjs'

/**
 * The bundler's options for the solver's script. Emscripten's glue gets the compiled module, so it needs neither its
 * own address nor its branches for browsers, workers and Node; those for Node would fail in an ES module.
 */
export const SOLVER_SCRIPT = {
  define: {
    'import.meta.url': '""',
    process: 'undefined',
    ENVIRONMENT_IS_WEB: 'false',
    ENVIRONMENT_IS_WORKER: 'false',
    ENVIRONMENT_IS_NODE: 'false',
  },
  external: ['module', 'fs', 'path', 'url'],
}

/** The modules that are fetched when they are asked for first: nonet-NAME.wasm, and NAME-worker.js that runs it. */
const LATER = ['human', 'engine', 'generate']
/** Of these that for wasm SIMD, and that for browsers without. */
export const LATER_PAIR = ['nonet-generate.wasm', 'nonet-generate-plain.wasm']
export const LATER_MODULES = [...LATER.map((name) => `nonet-${name}.wasm`), LATER_PAIR[1]]
export const LATER_WORKERS = LATER.map((name) => `${name}-worker.js`)

/** Where a module is built, in the folder of the modules. @param {string} name as in the package */
export const builtModule = (name) =>
  name.includes('-plain') ? `plain/${name.replace('-plain', '')}` : name

/** The bundler's names for the modules' glue. @param {string} built the folder of the modules */
export function glueIn(built) {
  const names = ['nonet', ...LATER.map((name) => `nonet-${name}`)]
  return Object.fromEntries(names.map((name) => [`${name}-wasm`, join(built, `${name}.js`)]))
}

/** The plugin that shortens Emscripten's glue. */
export const solverGlue = {
  name: 'solver glue',
  setup(/** @type {any} */ bundler) {
    bundler.onLoad(
      { filter: /[\\/]nonet(-\w+)?\.js$/ },
      async (/** @type {{path: string}} */ { path }) => {
        const contents = shortGlue(await readFile(path, 'utf8'), path)
        return { contents, loader: 'js' }
      },
    )
  },
}

/**
 * The plugin that provides the generated parts of dist/single.js as modules.
 * @param {string} script the solver's, as an expression for a module's exports
 * @param {Uint8Array} wasm
 * @param {Record<string, string>} names of the files that it fetches, by those that they have in the package
 */
export function singleParts(script, wasm, names) {
  const parts = /** @type {Record<string, {contents: string, loader: string}>} */ ({
    'nonet-single/solver': { contents: `export default function () {${script}}`, loader: 'js' },
    'nonet-single/wasm': { contents: pack(wasm), loader: 'text' },
    'nonet-single/names': { contents: JSON.stringify(names), loader: 'json' },
  })
  return {
    name: 'single parts',
    setup(/** @type {any} */ bundler) {
      bundler.onResolve(
        { filter: /^nonet-single\// },
        (/** @type {{path: string}} */ { path }) => ({
          path,
          namespace: 'single',
        }),
      )
      bundler.onLoad(
        { filter: /.*/, namespace: 'single' },
        (/** @type {{path: string}} */ { path }) => parts[path],
      )
    },
  }
}
