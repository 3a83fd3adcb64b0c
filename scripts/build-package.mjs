// scripts/build-package.mjs: makes build/package/, the npm package `nonet`, and packs it.
//
//   node scripts/build-package.mjs [--wasm DIR]
//
// It needs `npm ci` in web/ and the module in build/wasm/ (or --wasm). web/package.json is the
// manifest; what in it concerns only the project's own work (scripts, development tools, sources) is
// left out. The rest is
//
//   client.js  define.js   an entry each, as modules; what they share is in chunk-HASH.js, so that
//                          all of them use one client and one worker
//   board.js  board/       <nonet-board>, which needs none of that, and its languages
//   nonet.css              both elements before their scripts
//   worker.js  nonet.wasm  the solver; the client finds both beside itself
//   types/                 declarations, made from the sources (package-types.mjs)
//
// All modules lie in one folder under plain names, because a module finds the worker by its own
// address: bundlers see `new URL('./worker.js', import.meta.url)` and copy the file, and a copy of
// the folder on any host works as it is. The tarball is build/nonet-VERSION.tgz.

import { execFileSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { cp, mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { basename, join, resolve } from 'node:path'
import { fileURLToPath } from 'node:url'
import { parseArgs } from 'node:util'
import { brotliCompressSync } from 'node:zlib'
import { wordsOfDiagram, wordsOfParts } from './build-words.mjs'
import { writeTypes } from './package-types.mjs'
import { styleText } from './plugins.mjs'

const top = fileURLToPath(new URL('..', import.meta.url))
const web = join(top, 'web')
const { values: wanted } = parseArgs({ options: { wasm: { type: 'string' } } })
const built = resolve(wanted.wasm ?? join(top, 'build', 'wasm'))
const folder = join(top, 'build', 'package')
const { build, transform } = createRequire(join(web, 'package.json'))('esbuild')

/** The entries of the package, and the source of each. */
const ENTRIES = { client: 'client/client.js', define: 'element/define.js' }
const TARGETS = ['chrome110', 'firefox115', 'safari16.4', 'node18.18']

/** What the sources name by its place in the project lies in the package's one folder. */
const besides = {
  name: 'besides',
  setup(/** @type {any} */ bundler) {
    bundler.onLoad(
      { filter: /web[\\/]client[\\/].*\.js$/ },
      async (/** @type {{path: string}} */ { path }) => {
        const source = await readFile(path, 'utf8')
        const contents = source.replace(
          /new URL\('([^']+)', import\.meta\.url\)/g,
          (_, from) => `new URL('./${basename(from)}', import.meta.url)`,
        )
        return { contents, loader: 'js' }
      },
    )
  },
}

const BUNDLED = {
  bundle: true,
  minify: true,
  format: 'esm',
  charset: 'utf8',
  target: TARGETS,
  legalComments: 'none',
  outdir: folder,
  splitting: true,
  chunkNames: '[name]-[hash]',
  alias: { 'nonet-wasm': join(built, 'nonet.js') },
  // Emscripten's glue has branches for Node, which a browser never enters.
  external: ['module', 'fs', 'path', 'url', 'node:*'],
  plugins: [besides, styleText(transform, TARGETS)],
  logLevel: 'warning',
}

/**
 * @param {Record<string, string>} entries the name and the source of each
 * @param {{plugins?: object[], [option: string]: unknown}} [options] of the bundler
 */
async function bundle(entries, { plugins = [], ...options } = {}) {
  await build({
    ...BUNDLED,
    ...options,
    plugins: [...BUNDLED.plugins, ...plugins],
    entryPoints: Object.entries(entries).map(([out, from]) => ({ in: join(web, from), out })),
  })
}

async function bundleAll() {
  await bundle({ worker: 'client/worker.js' })
  await bundle(ENTRIES, { plugins: await wordsOfParts() })
  // A diagram shares nothing with the rest, and says other things.
  const chunkNames = 'board/[name]-[hash]'
  await bundle(
    { board: 'element/define-board.js' },
    { plugins: [await wordsOfDiagram()], chunkNames },
  )
}

/** The manifest without what is only for those who work on the package; all that it names must be there. */
async function writeManifest() {
  const {
    private: _,
    scripts,
    devDependencies,
    ...kept
  } = JSON.parse(await readFile(join(web, 'package.json'), 'utf8'))
  kept.sideEffects = kept.sideEffects.filter((/** @type {string} */ file) => isThere(file))
  await writeFile(join(folder, 'package.json'), `${JSON.stringify(kept, null, 2)}\n`)
  const absent = pathsOf([kept.exports, kept.bin]).filter((file) => !isThere(file))
  if (absent.length) throw new Error(`package.json names what is not built: ${absent.join(' ')}`)
}

/** Every string in a value of JSON. @param {unknown} value @returns {string[]} */
function pathsOf(value) {
  if (typeof value === 'string') return [value]
  return value && typeof value === 'object' ? Object.values(value).flatMap(pathsOf) : []
}

function isThere(/** @type {string} */ file) {
  return existsSync(join(folder, file))
}

async function assemble() {
  await rm(folder, { recursive: true, force: true })
  await mkdir(folder, { recursive: true })
  await bundleAll()
  await cp(join(built, 'nonet.wasm'), join(folder, 'nonet.wasm'))
  await cp(join(web, 'custom-elements.json'), join(folder, 'custom-elements.json'))
  const { code } = await transform(await readFile(join(web, 'element/nonet.css'), 'utf8'), {
    loader: 'css',
    minify: true,
    target: TARGETS.filter((target) => !target.startsWith('node')),
  })
  await writeFile(join(folder, 'nonet.css'), code)
  await cp(join(web, 'README.md'), join(folder, 'README.md'))
  await cp(join(top, 'LICENSE'), join(folder, 'LICENSE'))
  await writeTypes(top, join(folder, 'types'), join(top, 'build', 'package-types'))
  await writeManifest()
}

/** What each file weighs, by itself and as a host would send it. */
async function tellSizes() {
  const names = await readdir(folder, { withFileTypes: true })
  for (const { name } of names.filter((entry) => entry.isFile())) {
    const content = await readFile(join(folder, name))
    const small = brotliCompressSync(content).length
    process.stdout.write(`${name.padEnd(28)} ${content.length} bytes, ${small} as Brotli\n`)
  }
}

function pack() {
  const npm = process.platform === 'win32' ? 'npm.cmd' : 'npm'
  const told = execFileSync(
    npm,
    ['pack', folder, '--json', '--pack-destination', join(top, 'build')],
    { encoding: 'utf8', cwd: join(top, 'build') },
  )
  const [{ filename, size, entryCount }] = JSON.parse(told)
  process.stdout.write(`build/${filename}: ${size} bytes, ${entryCount} files\n`)
}

if (!existsSync(join(built, 'nonet.wasm'))) {
  process.stderr.write(`${built}/nonet.wasm is missing: build the module first\n`)
  process.exit(1)
}
await assemble()
await tellSizes()
pack()
