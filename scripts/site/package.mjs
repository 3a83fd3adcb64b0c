// scripts/site/package.mjs: makes build/package/, the npm package `nonet`, and packs it.
//
//   node scripts/site/package.mjs [--wasm DIR]
//
// It needs `npm ci` in web/, the module in build/wasm/ (or --wasm) and the site in dist/.
// web/package.json is the manifest, without what only concerns the project's own development (scripts, tools, sources).
// The rest is
//
//   index.js  client.js    one module for each entry; shared code is in chunk-HASH.js, so that all of them use one
//   define.js              client and one worker; languages and other parts that are fetched later are beside them;
//                          NAME.node.js are for Node
//   board.js  board/       <nonet-board>, which needs none of that, and its languages
//   archive.js  archive/   <nonet-archive>, a calendar or list of puzzles, and its languages
//   nonet.css              both elements before their scripts
//   single.js              as in dist/, except for the name of nonet-plain.wasm
//   worker.js  nonet.wasm  the solver; the client finds both beside itself, and nonet-plain.wasm instead of the latter
//                          where there is no wasm SIMD
//   human-worker.js  nonet-human.wasm  engine-worker.js  nonet-engine.wasm  generate-worker.js  nonet-generate.wasm
//                          hints and steps; the learning engine; new puzzles, ratings and a search to watch: fetched
//                          when asked for; nonet-generate-plain.wasm as nonet-plain.wasm
//   bin/                   the command line, for Node
//   types/                 declarations, made from the sources (types.mjs)
//
// All modules are in one folder under plain names, because a module finds the worker by its own address: bundlers
// recognise `new URL('./worker.js', import.meta.url)` and copy the file, and a copy of the folder works on any host.
// The tarball is build/nonet-VERSION.tgz.

import { execFileSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { cp, mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { join, parse, resolve } from 'node:path'
import { fileURLToPath } from 'node:url'
import { parseArgs } from 'node:util'
import { brotliCompressSync } from 'node:zlib'
import { bundleBoard } from './board.mjs'
import {
  builtModule,
  glueIn,
  LATER_MODULES,
  LATER_WORKERS,
  SOLVER_SCRIPT,
  solverGlue,
} from './bundling.mjs'
import { forBundlers, plainModuleOf } from './edits.mjs'
import { styleText } from './plugins.mjs'
import { shorter } from './shorter.mjs'
import { writeTypes } from './types.mjs'
import { namedSections, wordsOfBoard } from './word-sections.mjs'

const top = fileURLToPath(new URL('../..', import.meta.url))
const web = join(top, 'web')
const { values: wanted } = parseArgs({ options: { wasm: { type: 'string' } } })
const built = resolve(wanted.wasm ?? join(top, 'build', 'wasm'))
const dist = join(top, 'dist')
const folder = join(top, 'build', 'package')
const { build, transform } = createRequire(join(web, 'package.json'))('esbuild')

/** The entries of the package that share code, and the source of each. */
const ENTRIES = {
  index: 'client/index.js',
  'index.node': 'client/index.node.js',
  client: 'client/client.js',
  'client.node': 'client/client.node.js',
  links: 'interop/package-links.js',
  define: 'element/define.js',
}
const TARGETS = ['chrome110', 'firefox115', 'safari16.4', 'node18.18']

const BUNDLED = {
  bundle: true,
  minify: true,
  format: 'esm',
  charset: 'utf8',
  target: TARGETS,
  legalComments: 'none',
  outdir: folder,
  write: false,
  splitting: true,
  chunkNames: '[name]-[hash]',
  alias: glueIn(built),
  external: ['node:*'],
  plugins: [styleText(transform, TARGETS), namedSections, shorter],
  logLevel: 'warning',
}

/**
 * @param {Record<string, string>} entries the name and the source of each
 * @param {{plugins?: object[], [option: string]: unknown}} [options] of the bundler
 */
async function bundle(entries, { plugins = [], ...options } = {}) {
  const { outputFiles } = await build({
    ...BUNDLED,
    ...options,
    plugins: [...plugins, ...BUNDLED.plugins],
    entryPoints: Object.entries(entries).map(([out, from]) => ({ in: join(web, from), out })),
  })
  return outputFiles
}

async function bundleAll() {
  const workers = ['worker.js', ...LATER_WORKERS].map((name) => [
    parse(name).name,
    `client/${name}`,
  ])
  const solvers = await bundle(Object.fromEntries(workers), {
    ...SOLVER_SCRIPT,
    splitting: false,
    plugins: [solverGlue],
  })
  const entries = await bundle(ENTRIES, { plugins: [wordsOfBoard] })
  const texts = forBundlers(
    entries.map((/** @type {{text: string}} */ { text }) => text),
    'the package',
  )
  for (const solver of solvers) await writeFile(solver.path, solver.contents)
  for (const [index, { path }] of entries.entries()) await writeFile(path, texts[index])
  // A diagram shares no code with the rest, and has other words.
  await bundleBoard({ build, bundled: BUNDLED, web, dist: folder })
}

/** Writes the manifest without what only concerns development; all files that it names must exist. */
async function writeManifest() {
  const {
    private: _,
    scripts,
    devDependencies,
    ...kept
  } = JSON.parse(await readFile(join(web, 'package.json'), 'utf8'))
  const { sideEffects } = /** @type {{sideEffects: string[]}} */ (kept)
  const gone = sideEffects.filter((file) => !isThere(file) && !existsSync(join(web, file)))
  if (gone.length) throw new Error(`sideEffects names what is not there: ${gone.join(' ')}`)
  kept.sideEffects = sideEffects.filter(isThere)
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
  for (const name of ['nonet.wasm', 'nonet-plain.wasm', ...LATER_MODULES]) {
    await cp(join(built, builtModule(name)), join(folder, name))
  }
  await cp(join(web, 'cli'), join(folder, 'bin'), { recursive: true })
  await cp(join(built, 'nonet-cli.wasm'), join(folder, 'bin/nonet-cli.wasm'))
  await cp(join(web, 'custom-elements.json'), join(folder, 'custom-elements.json'))
  const single = await readFile(join(dist, 'single.js'), 'utf8')
  await writeFile(join(folder, 'single.js'), plainModuleOf(single))
  await cp(join(web, 'README.md'), join(folder, 'README.md'))
  await cp(join(top, 'LICENSE'), join(folder, 'LICENSE'))
  await writeTypes(top, join(folder, 'types'), join(top, 'build', 'package-types'))
  await writeManifest()
}

/** Prints the size of each file, uncompressed and as Brotli. */
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

for (const file of [join(built, 'nonet.wasm'), join(dist, 'single.js')]) {
  if (existsSync(file)) continue
  process.stderr.write(`${file} is missing: build it first (scripts/build package does)\n`)
  process.exit(1)
}
await assemble()
await tellSizes()
pack()
