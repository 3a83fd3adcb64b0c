// scripts/site/bundling.mjs: how the site and the package bundle the solver's script, and the generated parts of
// dist/single.js.

import { readFile } from 'node:fs/promises'
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

/** The plugin that shortens Emscripten's glue. */
export const solverGlue = {
  name: 'solver glue',
  setup(/** @type {any} */ bundler) {
    bundler.onLoad(
      { filter: /[\\/]nonet(-human)?\.js$/ },
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
 * @param {{plain: string, human: string, humanWorker: string}} names of the module without SIMD, of the one with the
 *   techniques, and of its script
 */
export function singleParts(script, wasm, { plain, human, humanWorker }) {
  const parts = /** @type {Record<string, {contents: string, loader: string}>} */ ({
    'nonet-single/solver': { contents: `export default function () {${script}}`, loader: 'js' },
    'nonet-single/wasm': { contents: pack(wasm), loader: 'text' },
    'nonet-single/plain': { contents: plain, loader: 'text' },
    'nonet-single/human': { contents: human, loader: 'text' },
    'nonet-single/human-worker': { contents: humanWorker, loader: 'text' },
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
