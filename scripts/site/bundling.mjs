// scripts/site/bundling.mjs: what the builds of the site and of the package know in common about the
// solver's script, and the parts of dist/single.js that no source file holds.

import { readFile } from 'node:fs/promises'
import { pack } from '../../web/client/byte-packing.js'

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

/**
 * Emscripten's text with one thing less; another version of it, in which that is not to be found, is no reason to
 * go on in silence.
 * @param {string} glue @param {string} path of its file @param {RegExp} part @param {string} [instead]
 */
function without(glue, path, part, instead = '') {
  const shorter = glue.replace(part, instead)
  if (shorter === glue)
    throw new Error(`${path} has nothing like ${part}: see scripts/site/bundling.mjs`)
  return shorter
}

/** The plugin for it: the glue, told that it is nowhere. */
export const solverGlue = {
  name: 'solver glue',
  setup(/** @type {any} */ bundler) {
    bundler.onLoad(
      { filter: /[\\/]nonet\.js$/ },
      async (/** @type {{path: string}} */ { path }) => {
        const glue = await readFile(path, 'utf8')
        const shorter = without(glue, path, /\bvar ENVIRONMENT_IS_(WEB|WORKER|NODE)=[^;]+;/g)
        // Strings of wide characters cross nowhere here, but embind brings all that they need.
        const narrow = without(
          shorter,
          path,
          /(?<=function __embind_register_std_wstring\()[\s\S]*?(?=function __embind_register_void\()/,
          '){}',
        )
        const contents = without(narrow, path, /var UTF16Decoder=[\s\S]*?(?=var buffer,HEAP8)/)
        return { contents, loader: 'js' }
      },
    )
  },
}

/**
 * Tells other people's bundlers again, after ours has dropped the comments, that the address of the
 * solver's script is for the browser to know.
 * @param {string} script
 */
export function forBundlers(script) {
  return script.replace(
    /\bimport\((?=[\w$]+\))/g,
    'import(/* webpackIgnore: true */ /* @vite-ignore */ ',
  )
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
