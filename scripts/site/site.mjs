// scripts/site/site.mjs: makes dist/, the whole static site, from web/ and build/wasm/.
//
//   node scripts/site/site.mjs [--out DIR] [--wasm DIR]
//
// It needs `npm ci` in web/ and the module in build/wasm/ (or --wasm); the site goes to dist/ (or --out). The result
// runs in any folder of any static host, under the policy in index.html:
//
//   index.html  page-HASH.js  page-HASH.css     the page
//   open-panel-HASH.js, chunk-HASH.js…          its panels, each loaded when it is opened
//   worker-HASH.js  nonet-HASH.wasm             the solver, loaded when the page is idle
//   nonet-plain-HASH.wasm                       its module where there is no wasm SIMD, instead
//   human-worker-HASH.js  nonet-human-HASH.wasm hints and steps, loaded when asked for
//   engine-worker-HASH.js  nonet-engine-HASH.wasm
//                                               the learning engine, loaded with the first puzzle that is for it
//   generate-worker-HASH.js  nonet-generate-HASH.wasm (-plain-HASH)
//                                               new puzzles, ratings, a search to watch, loaded when asked for
//   de-HASH.js…                                 the languages other than English, loaded when chosen
//   define.js  define-NAME-HASH.js…             <nonet-sudoku> alone, for other people's pages, and
//                                               what it loads later: solving, help, languages
//   board.js  board/                            <nonet-board>, which only draws, and its languages
//   archive.js  archive/                        <nonet-archive>, a calendar or list, and its languages
//   nonet.css                                   both elements before their scripts, where wanted
//   index.js                                    the solver alone, for other people's scripts
//   single.js                                   all of these in one classic script
//   embed.html  embed.js  embed.css  demo/      a board in an iframe; documentation (demo.mjs)
//   sw.js  manifest.webmanifest  icons/         offline use
//   *.br                                        the same, compressed, for hosts that can send it
//
// Files with a hash in their name may be cached for ever. Each step needs the names of the one before it: wasm,
// worker, page, service worker.

import { createHash } from 'node:crypto'
import { existsSync } from 'node:fs'
import { cp, mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { basename, extname, join, relative, resolve } from 'node:path'
import { fileURLToPath } from 'node:url'
import { parseArgs } from 'node:util'
import { bundleBoard } from './board.mjs'
import {
  builtModule,
  glueIn,
  LATER_MODULES,
  LATER_PAIR,
  LATER_WORKERS,
  SOLVER_SCRIPT,
  singleParts,
  solverGlue,
} from './bundling.mjs'
import { buildDemo } from './demo.mjs'
import {
  filledPage,
  filledServiceWorker,
  forBundlers,
  paletteOfRoot,
  withPlaces,
} from './edits.mjs'
import { lzString, newestChanges, oneShare, styleText } from './plugins.mjs'
import { shorter } from './shorter.mjs'
import { compress, tellIntegrity } from './weigh.mjs'
import { namedSections, onlyEnglish, wordsOfBoard } from './word-sections.mjs'

const top = fileURLToPath(new URL('../..', import.meta.url))
const web = join(top, 'web')
const { values: wanted } = parseArgs({
  options: { out: { type: 'string' }, wasm: { type: 'string' } },
})
const dist = resolve(wanted.out ?? join(top, 'dist'))
const built = resolve(wanted.wasm ?? join(top, 'build', 'wasm'))
const { build, transform } = createRequire(join(web, 'package.json'))('esbuild')

const TARGETS = ['chrome110', 'firefox115', 'safari16.4']
/** Entries for other people's pages. */
const EMBEDDED = ['define.js', 'board.js', 'archive.js', 'index.js', 'single.js']
/** Files that the service worker does not store: those for other pages and their authors, and those that the browser
 * fetches when the app is installed. */
const NOT_PRECACHED =
  /^(define[.-].*|(board|archive|index|single)\.js|(board|archive)\/.*|nonet\.css|embed\.\w+|demo\/.*|sw\.js|(icons|pictures)\/(?!icon\.svg).*)$/

const MODULES = ['nonet.wasm', 'nonet-plain.wasm', ...LATER_MODULES]

/** Names in dist/ of what client/places.js names. */
const places = new Map()

/**
 * The hash in a file's name. 32 bits tell the versions of one file apart; define.js names two dozen files, and hashes
 * do not compress. @param {string | Uint8Array} content
 */
function hashOf(content) {
  return createHash('sha256').update(content).digest('hex').slice(0, 8)
}

/**
 * The digest that the service worker checks. A first visit loads all of them; with 20 bits, one wrong file in a
 * million passes. @param {string | Uint8Array} content
 */
function digestOf(content) {
  return hashOf(content).slice(0, 5)
}

/** Writes a file under a name with the hash of its content. @returns the name */
async function writeHashed(/** @type {string} */ name, /** @type {string | Uint8Array} */ content) {
  const extension = extname(name)
  const hashed = `${basename(name, extension)}-${hashOf(content)}${extension}`
  await writeFile(join(dist, hashed), content)
  return hashed
}

/** The plugin that names the built files in client/places.js. */
const namePlaces = {
  name: 'places',
  setup(/** @type {any} */ bundler) {
    bundler.onLoad(
      { filter: /web[\\/]client[\\/](later-)?places\.js$/ },
      async (/** @type {{path: string}} */ { path }) => ({
        contents: withPlaces(await readFile(path, 'utf8'), places, relative(web, path)),
        loader: 'js',
      }),
    )
  },
}

/**
 * define.js is one file. Its dynamic imports are files beside it, each a bundle of its own: the code that they share
 * with it is small and has no state. So a host page's own bundler finds every part.
 */
const laterParts = {
  name: 'later parts',
  setup(/** @type {any} */ bundler) {
    bundler.onResolve(
      { filter: /^\./ },
      async (
        /** @type {{path: string, resolveDir: string, kind: string}} */ { path, resolveDir, kind },
      ) => {
        if (kind !== 'dynamic-import') return undefined
        const file = relative(web, join(resolveDir, path))
        const name = `define-${basename(file).replace(/\..*$/, '')}.js`
        const text = await bundle(file, [wordsOfBoard, laterParts])
        return { path: `./${await writeHashed(name, text)}`, external: true }
      },
    )
  },
}

const BUNDLED = {
  bundle: true,
  minify: true,
  write: false,
  format: 'esm',
  charset: 'utf8',
  target: TARGETS,
  legalComments: 'none',
  alias: glueIn(built),
  plugins: [
    namePlaces,
    styleText(transform, TARGETS),
    newestChanges,
    lzString,
    namedSections,
    shorter,
  ],
  logLevel: 'warning',
}

/**
 * Bundles one entry and everything that it imports.
 * @param {string} entry @param {any[]} [more] plugins @param {object} [options] of the bundler
 * @returns {Promise<string>}
 */
async function bundle(entry, more = [], options = {}) {
  const plugins = [...more, ...BUNDLED.plugins]
  const entryPoints = [join(web, entry)]
  const result = await build({ ...BUNDLED, ...options, plugins, entryPoints })
  return result.outputFiles[0].text
}

/** Options for a classic script, which has no import.meta.url. */
const CLASSIC = { format: 'iife', globalName: 'nonet', define: { 'import.meta.url': '""' } }

/** The script that runs a module. @param {string} entry in web/client/ */
function bundleSolver(entry = 'worker.js', options = {}) {
  return bundle(`client/${entry}`, [solverGlue], { ...options, ...SOLVER_SCRIPT })
}

async function bundleSingle(/** @type {Uint8Array} */ wasm) {
  const script = `${await bundleSolver('worker.js', CLASSIC)}return ${CLASSIC.globalName}`
  const fetched = ['nonet-plain.wasm', ...LATER_MODULES, ...LATER_WORKERS]
  const names = Object.fromEntries(fetched.map((name) => [name, places.get(name)]))
  const parts = singleParts(script, wasm, names)
  return bundle('single.js', [onlyEnglish, parts], CLASSIC)
}

/**
 * Writes one entry, and its dynamic imports as files of their own, with hashes in their names.
 * @param {string} entry
 * @returns {Promise<{script: string, atOnce: string[], languages: string[]}>} names in dist/: the
 *   entry's own, those that it needs from the start, those of the languages
 */
async function bundleInParts(entry) {
  const { plugins } = BUNDLED
  const options = {
    ...BUNDLED,
    entryPoints: [join(web, entry)],
    outdir: dist,
    absWorkingDir: top,
    splitting: true,
    metafile: true,
    entryNames: '[name]-[hash]',
    chunkNames: '[name]-[hash]',
  }
  // A first build finds which sources the page needs from the start, and which later. What only later parts share
  // stays with them.
  const first = await build({ ...options, plugins })
  const { outputs } = first.metafile
  const files = [...closureOf(outputs, entry)].flatMap((path) => Object.keys(outputs[path].inputs))
  const shared = [...new Set(files)]
    .filter((path) => !path.endsWith(entry))
    .map((path) => join(top, path))
  const parts = outputsOf(first.metafile).flatMap(({ source }) =>
    source ? [join(top, source)] : [],
  )
  const { outputFiles, metafile } = await build({
    ...options,
    plugins: [oneShare(web, shared, parts), ...plugins],
    // web/package.json lists the modules with side effects for users of the package; here all modules are needed.
    ignoreAnnotations: true,
  })
  for (const { path, contents } of outputFiles) await writeFile(path, contents)
  const [script, ...atOnce] = [...closureOf(metafile.outputs, entry)].map((path) => basename(path))
  const languages = outputsOf(metafile).filter(({ source }) =>
    /^web\/i18n\/(?!en\b)\w+\.json/.test(source),
  )
  return { script, atOnce, languages: languages.map(({ path }) => basename(path)) }
}

/** @typedef {Record<string, {entryPoint?: string, inputs: Record<string, unknown>,
 *   imports: {path: string, kind: string}[]}>} Outputs esbuild's */

/** The output of an entry, and those that are loaded with it. @param {Outputs} outputs */
function closureOf(outputs, /** @type {string} */ entry) {
  const [own = ''] =
    Object.entries(outputs).find(([, { entryPoint }]) => entryPoint?.endsWith(entry)) ?? []
  const closure = new Set([own])
  for (const path of closure) {
    for (const { path: next, kind } of outputs[path].imports) {
      if (kind === 'import-statement') closure.add(next)
    }
  }
  return closure
}

/** @param {{outputs: Outputs}} metafile */
function outputsOf({ outputs }) {
  return Object.entries(outputs).map(([path, { entryPoint = '' }]) => ({
    path,
    source: entryPoint,
  }))
}

/** A classic script, minified. @returns {Promise<string>} */
async function plainScript(/** @type {string} */ entry) {
  const source = await readFile(join(web, entry), 'utf8')
  return (await transform(source, { minify: true, format: 'iife', target: TARGETS })).code
}

async function readPalette() {
  const sheets = ['scene/palette.css', 'scene/cell-palette.css']
  const texts = await Promise.all(sheets.map((sheet) => readFile(join(web, sheet), 'utf8')))
  return texts.map(paletteOfRoot).join('')
}

/** The page's style sheet, after the board's colours. */
async function pageStyle() {
  const page = await readFile(join(web, 'page/page.css'), 'utf8')
  const panels = await readFile(join(web, 'page/panels.css'), 'utf8')
  const loader = /** @type {const} */ ('css')
  const style = (await readPalette()) + page + panels
  return (await transform(style, { loader, minify: true, target: TARGETS })).code
}

/** Writes a style sheet, minified. @param {string} from in web/ @param {string} to in dist/ */
async function copyStyle(from, to) {
  const source = await readFile(join(web, from), 'utf8')
  const { code } = await transform(source, { loader: 'css', minify: true, target: TARGETS })
  await writeFile(join(dist, to), code)
}

/** @returns {Promise<string[]>} every file below a folder, relative to dist/, sorted */
async function filesOf(/** @type {string} */ folder) {
  const entries = await readdir(folder, { withFileTypes: true })
  const lists = await Promise.all(
    entries.map((entry) => {
      const path = join(folder, entry.name)
      return entry.isDirectory() ? filesOf(path) : [relative(dist, path).replaceAll('\\', '/')]
    }),
  )
  return lists.flat().sort()
}

/** Writes a script that other people's bundlers may read. */
async function writeForOthers(/** @type {string} */ name, /** @type {string} */ script) {
  const [text] = forBundlers([script], name)
  await writeFile(join(dist, name), text)
}

async function buildSite() {
  await rm(dist, { recursive: true, force: true })
  await mkdir(dist, { recursive: true })

  const wasm = await readFile(join(built, 'nonet.wasm'))
  for (const name of MODULES) {
    places.set(name, await writeHashed(name, await readFile(join(built, builtModule(name)))))
  }
  for (const name of ['worker.js', ...LATER_WORKERS]) {
    places.set(name, await writeHashed(name, await bundleSolver(name)))
  }
  const { script, atOnce, languages } = await bundleInParts('page/page.js')
  await writeForOthers('define.js', await bundle('element/define.js', [laterParts]))
  await bundleBoard({ build, bundled: BUNDLED, web, dist })
  await writeForOthers('index.js', await bundle('client/index.js'))
  await writeFile(join(dist, 'single.js'), await bundleSingle(wasm))
  await cp(join(web, 'embed.html'), join(dist, 'embed.html'))
  await writeFile(join(dist, 'embed.js'), await bundle('embed/frame.js'))
  await copyStyle('embed/embed.css', 'embed.css')
  await buildDemo({ web, dist, palette: await readPalette() })
  const sheet = await writeHashed('page.css', await pageStyle())

  const firstPaint = await writeHashed('first-paint.js', await plainScript('page/first-paint.js'))

  const page = await readFile(join(web, 'index.html'), 'utf8')
  const filled = filledPage(page, { sheet, firstPaint, script, imported: atOnce })
  await writeFile(join(dist, 'index.html'), filled)
  await cp(join(web, 'icons'), join(dist, 'icons'), { recursive: true })
  await cp(join(web, 'manifest.webmanifest'), join(dist, 'manifest.webmanifest'))
  // Screenshots that browsers show when the app is installed.
  await cp(join(web, 'demo/pictures'), join(dist, 'pictures'), {
    recursive: true,
    filter: (path) => !path.endsWith('.txt'),
  })
  await writeServiceWorker([script, ...atOnce], languages)
}

/**
 * Writes the tables of files into sw.js, so that any change of the site changes sw.js: the files of the first visit;
 * the two modules, of which it needs one; the files that are fetched when the reader is idle (the panels, and the
 * modules that are loaded when asked for); and those that are stored when they are used (the languages).
 * @param {string[]} atOnce the scripts that the page needs from the start, its own first
 * @param {string[]} languages
 */
async function writeServiceWorker(atOnce, languages) {
  const all = (await filesOf(dist)).filter((file) => !NOT_PRECACHED.test(file))
  const parts = all.filter((file) => /-[0-9A-Z]{8}\.js$/.test(file) && !atOnce.includes(file))
  const asked = [...LATER_MODULES, ...LATER_WORKERS].map((name) => places.get(name))
  const later = [...parts.filter((file) => !languages.includes(file)), ...asked]
  const pair = LATER_PAIR.map((name) => places.get(name))
  const kept = all.filter((file) => !parts.includes(file) && !asked.includes(file))
  const contents = await Promise.all(kept.map((file) => readFile(join(dist, file))))
  const version = hashOf([...contents.map(hashOf), ...parts].join(' '))
  const modules = ['nonet.wasm', 'nonet-plain.wasm'].map((name) => places.get(name))
  const source = await readFile(join(web, 'sw.js'), 'utf8')
  const filled = filledServiceWorker(source, {
    first: await withDigests(kept.filter((file) => !modules.includes(file))),
    modules: await withDigests(modules),
    later: await withDigests(later.filter((file) => !pair.includes(file))),
    laterModules: await withDigests(pair),
    extras: await withDigests(languages),
    page: `./${atOnce[0]}`,
    version,
  })
  const stdin = { contents: filled, resolveDir: web }
  const bundled = await build({ ...BUNDLED, format: 'iife', stdin })
  await writeFile(join(dist, 'sw.js'), bundled.outputFiles[0].text)
}

/** One of the tables of sw.js. @param {string[]} files in dist/ */
async function withDigests(files) {
  const rows = files.map(async (file) => {
    if (file === 'index.html') return ['./', '']
    const hasHash = /-([0-9a-f]{8}|[0-9A-Z]{8})\./.test(file)
    if (hasHash !== file.includes('-')) throw new Error(`sw.js tells a hash by a hyphen: ${file}`)
    return [`./${file}`, hasHash ? digestOf(await readFile(join(dist, file))) : '']
  })
  return Object.fromEntries(await Promise.all(rows))
}

for (const file of MODULES.map(builtModule)) {
  if (existsSync(join(built, file))) continue
  process.stderr.write(`${built}/${file} is missing: build the modules first\n`)
  process.exit(1)
}
await buildSite()
await compress(dist, await filesOf(dist))
await tellIntegrity(dist, EMBEDDED)
