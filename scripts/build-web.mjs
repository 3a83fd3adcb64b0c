// scripts/build-web.mjs: makes dist/, the whole static site, from web/ and build/wasm/.
//
//   node scripts/build-web.mjs [--out DIR] [--wasm DIR]
//
// It needs `npm ci` in web/ and the module in build/wasm/ (or --wasm); the site goes to dist/ (or
// --out). What comes out runs from any folder of any static host, under the policy that index.html
// states:
//
//   index.html  page-HASH.js  page-HASH.css     the page
//   panel-HASH.js, chunk-HASH.js…               what its panels need, loaded when one is opened
//   worker-HASH.js  nonet-HASH.wasm             the solver, loaded when the page is idle
//   de-HASH.js…                                 the languages other than English, loaded when chosen
//   define.js                                   <nonet-sudoku> alone, for other people's pages
//   sw.js  manifest.webmanifest  icons/         offline use
//   *.br                                        the same, compressed, for hosts that can send it
//
// Files with a hash in their name may be cached for ever. The order of the steps follows from who
// names whom: wasm, worker, page, service worker.

import { createHash } from 'node:crypto'
import { existsSync } from 'node:fs'
import { cp, mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { basename, extname, join, relative, resolve } from 'node:path'
import { fileURLToPath } from 'node:url'
import { parseArgs } from 'node:util'
import { brotliCompressSync, constants } from 'node:zlib'

const top = fileURLToPath(new URL('..', import.meta.url))
const web = join(top, 'web')
const { values: wanted } = parseArgs({
  options: { out: { type: 'string' }, wasm: { type: 'string' } },
})
const dist = resolve(wanted.out ?? join(top, 'dist'))
const built = resolve(wanted.wasm ?? join(top, 'build', 'wasm'))
const { build, transform } = createRequire(join(web, 'package.json'))('esbuild')

const TARGETS = ['chrome110', 'firefox115', 'safari16.4']
const COMPRESSED = new Set(['.html', '.js', '.css', '.wasm', '.svg', '.json', '.webmanifest'])
/** Not on the device after the first visit: define.js is for other pages, the icons and pictures are
 * for the browser's own installer, which fetches them itself. A language is, once it has been used. */
const NOT_PRECACHED = /^(define\.js|sw\.js|(icons|pictures)\/(?!icon\.svg).*)$/

/** Where `new URL('…', import.meta.url)` in our sources leads to in dist/. */
const places = new Map()

/** @param {string | Uint8Array} content */
function hashOf(content) {
  return createHash('sha256').update(content).digest('hex').slice(0, 10)
}

/** Writes a file under a name that tells its content. @returns the name */
async function writeHashed(/** @type {string} */ name, /** @type {string | Uint8Array} */ content) {
  const extension = extname(name)
  const hashed = `${basename(name, extension)}-${hashOf(content)}${extension}`
  await writeFile(join(dist, hashed), content)
  return hashed
}

/** esbuild leaves `new URL('…', import.meta.url)` alone, so our own sources get the names here. */
const namePlaces = {
  name: 'places',
  setup(/** @type {any} */ bundler) {
    bundler.onLoad(
      { filter: /web[\\/]client[\\/].*\.js$/ },
      async (/** @type {{path: string}} */ { path }) => {
        const source = await readFile(path, 'utf8')
        const contents = source.replace(/new URL\('([^']+)', import\.meta\.url\)/g, (_, from) => {
          const place = places.get(basename(from))
          if (!place) throw new Error(`${path} names ${from}, which is not built before it`)
          return `new URL('./${place}', import.meta.url)`
        })
        return { contents, loader: 'js' }
      },
    )
  },
}

/** The style sheets of the board and of the panels travel inside the scripts, as text, and small. */
const styleText = {
  name: 'style text',
  setup(/** @type {any} */ bundler) {
    bundler.onLoad({ filter: /\.css$/ }, async (/** @type {{path: string}} */ { path }) => {
      const { code } = await transform(await readFile(path, 'utf8'), {
        loader: 'css',
        minify: true,
        target: TARGETS,
      })
      return { contents: code.trim(), loader: 'text' }
    })
  },
}

const BUNDLED = {
  bundle: true,
  minify: true,
  write: false,
  format: 'esm',
  target: TARGETS,
  legalComments: 'none',
  alias: { 'nonet-wasm': join(built, 'nonet.js') },
  // Emscripten's glue has branches for Node, which a browser never enters.
  external: ['module', 'fs', 'path', 'url'],
  plugins: [namePlaces, styleText],
  logLevel: 'warning',
}

/** Bundles one entry and everything that it imports. @returns {Promise<string>} */
async function bundle(/** @type {string} */ entry) {
  const result = await build({ ...BUNDLED, entryPoints: [join(web, entry)] })
  return result.outputFiles[0].text
}

/**
 * Writes one entry, and what it imports later on as files of their own, with hashes in their names.
 * @param {string} entry
 * @returns {Promise<{script: string, languages: string[]}>} names in dist/
 */
async function bundleInParts(entry) {
  const { outputFiles, metafile } = await build({
    ...BUNDLED,
    entryPoints: [join(web, entry)],
    outdir: dist,
    absWorkingDir: top,
    splitting: true,
    metafile: true,
    entryNames: '[name]-[hash]',
    chunkNames: '[name]-[hash]',
  })
  for (const { path, contents } of outputFiles) await writeFile(path, contents)
  const named = Object.entries(metafile.outputs).map(([path, { entryPoint = '' }]) => {
    return { name: basename(path), source: entryPoint }
  })
  return {
    script: named.find(({ source }) => source.endsWith(entry))?.name ?? '',
    languages: named.flatMap(({ name, source }) => (source.includes('/i18n/') ? [name] : [])),
  }
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

async function buildSite() {
  await rm(dist, { recursive: true, force: true })
  await mkdir(dist, { recursive: true })

  const wasm = await readFile(join(built, 'nonet.wasm'))
  places.set('nonet.wasm', await writeHashed('nonet.wasm', wasm))
  places.set('worker.js', await writeHashed('worker.js', await bundle('client/worker.js')))
  const { script, languages } = await bundleInParts('page/page.js')
  await writeFile(join(dist, 'define.js'), await bundle('element/define.js'))
  const style = await readFile(join(web, 'page/page.css'), 'utf8')
  const { code } = await transform(style, { loader: 'css', minify: true, target: TARGETS })
  const sheet = await writeHashed('page.css', code)

  const page = await readFile(join(web, 'index.html'), 'utf8')
  const named = page
    .replace('./page/page.css', `./${sheet}`)
    .replace('./page/page.js', `./${script}`)
  await writeFile(join(dist, 'index.html'), named.replace(/>\s*\n\s*</g, '>\n<'))
  await cp(join(web, 'icons'), join(dist, 'icons'), { recursive: true })
  await cp(join(web, 'manifest.webmanifest'), join(dist, 'manifest.webmanifest'))
  await writeServiceWorker(languages)
}

/**
 * The list of files goes into sw.js, so that any change of the site changes sw.js too.
 * @param {string[]} languages files that are kept only once they have been used
 */
async function writeServiceWorker(languages) {
  const all = (await filesOf(dist)).filter((file) => !NOT_PRECACHED.test(file))
  const kept = all.filter((file) => !languages.includes(file))
  const contents = await Promise.all(kept.map((file) => readFile(join(dist, file))))
  const version = hashOf([...contents.map(hashOf), ...languages].join(' '))
  const files = kept.map((file) => ({
    url: file === 'index.html' ? './' : `./${file}`,
    isHashed: /-([0-9a-f]{10}|[0-9A-Z]{8})\./.test(file),
  }))
  const source = await readFile(join(web, 'sw.js'), 'utf8')
  const filled = source
    .replace('/* @build files */ []', JSON.stringify(files))
    .replace("/* @build version */ 'source'", JSON.stringify(version))
  if (filled.includes('@build')) throw new Error('sw.js does not have the two places to fill')
  const { code } = await transform(filled, { minify: true, target: TARGETS })
  await writeFile(join(dist, 'sw.js'), code)
}

/** Writes FILE.br beside each text and tells what the site weighs. */
async function compress() {
  for (const file of await filesOf(dist)) {
    if (!COMPRESSED.has(extname(file))) continue
    const content = await readFile(join(dist, file))
    const small = brotliCompressSync(content, {
      params: {
        [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY,
        [constants.BROTLI_PARAM_SIZE_HINT]: content.length,
      },
    })
    await writeFile(join(dist, `${file}.br`), small)
    process.stdout.write(`${file.padEnd(28)} ${content.length} bytes, ${small.length} as Brotli\n`)
  }
}

if (!existsSync(join(built, 'nonet.wasm'))) {
  process.stderr.write(`${built}/nonet.wasm is missing: build the module first\n`)
  process.exit(1)
}
await buildSite()
await compress()
