// scripts/site/bundling.mjs: what the builds of the site and of the package know in common about the
// solver's script, and the parts of dist/single.js that no source file holds.

import { readFile } from 'node:fs/promises'
import { pack } from '../../web/client/byte-packing.js'
import { shortGlue } from './edits.mjs'

/**
 * How the solver's script is bundled. Told where the module is, and handed it compiled, Emscripten's
 * glue needs neither its own address nor its branches for browsers, workers and Node; those for Node
 * would fail in a module.
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

/** The plugin for it. */
export const solverGlue = {
  name: 'solver glue',
  setup(/** @type {any} */ bundler) {
    bundler.onLoad(
      { filter: /[\\/]nonet\.js$/ },
      async (/** @type {{path: string}} */ { path }) => {
        const contents = shortGlue(await readFile(path, 'utf8'), path)
        return { contents, loader: 'js' }
      },
    )
  },
}

/**
 * A plugin for the bundler that makes them from what has been built.
 * @param {string} script the solver's, as an expression for a module's exports
 * @param {Uint8Array} wasm
 * @param {string} plain the name of the module without SIMD
 */
export function singleParts(script, wasm, plain) {
  const parts = /** @type {Record<string, {contents: string, loader: string}>} */ ({
    'nonet-single/solver': { contents: `export default function () {${script}}`, loader: 'js' },
    'nonet-single/wasm': { contents: pack(wasm), loader: 'text' },
    'nonet-single/plain': { contents: plain, loader: 'text' },
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
