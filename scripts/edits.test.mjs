// scripts/edits.test.mjs: every edit of the build fits the source that it is for, and fails on a text without its
// pattern.
import assert from 'node:assert/strict'
import { existsSync, readFileSync } from 'node:fs'
import { test } from 'node:test'
import {
  filledPage,
  filledServiceWorker,
  forBundlers,
  lzAsModule,
  paletteOfRoot,
  plainModuleOf,
  shortGlue,
  withPlaces,
} from './site/edits.mjs'

const top = new URL('..', import.meta.url)
const read = (/** @type {string} */ path) => readFileSync(new URL(path, top), 'utf8')

const places = new Map([
  ['worker.js', 'worker-1.js'],
  ['nonet.wasm', 'nonet-2.wasm'],
  ['nonet-plain.wasm', 'nonet-plain-3.wasm'],
])
const names = { sheet: 's.css', firstPaint: 'f.js', script: 'p.js', imported: ['a.js', 'b.js'] }
const values = {
  first: { './': '', './$&.js': '01234567' },
  modules: {},
  later: {},
  laterModules: {},
  extras: {},
  page: './p.js',
  version: 'v',
}

test('places: each file by its name in dist/', () => {
  const text = withPlaces(read('web/client/places.js'), places)
  for (const name of places.values()) assert.ok(text.includes(`'./${name}'`), name)
  const fewer = new Map([...places].slice(1))
  assert.throws(() => withPlaces(read('web/client/places.js'), fewer), /worker\.js.* not built/)
})

const glue = 'build/wasm/nonet.js'
const skip = existsSync(new URL(glue, top)) ? false : `no ${glue}`
test('glue: shorter, and still a module', { skip }, () => {
  const whole = read(glue)
  const text = shortGlue(whole, glue)
  // embind's own list of types, which would bring it along, is not in it (wasm/builtin_types.cpp).
  assert.doesNotMatch(whole, /UTF16Decoder=/)
  assert.doesNotMatch(text, /var ENVIRONMENT_IS_(WEB|WORKER|NODE)/)
})

test('lz-string: an ES module', async () => {
  const text = lzAsModule(read('web/node_modules/lz-string/libs/lz-string.js'))
  const { default: lz } = await import(`data:text/javascript,${encodeURIComponent(text)}`)
  assert.equal(lz.decompressFromBase64(lz.compressToBase64('ab')), 'ab')
})

test('bundlers: a comment in each import() of an address, and in no other', () => {
  const [one, other] = forBundlers(['import(a);import("b")', 'import("c")'], 'bundle')
  assert.equal(one, 'import(/* webpackIgnore: true */ /* @vite-ignore */ a);import("b")')
  assert.equal(other, 'import("c")')
})

test('package: the plain module without its hash', () => {
  assert.equal(plainModuleOf('"nonet-plain-01234567.wasm"'), '"nonet-plain.wasm"')
})

test('palette: rules for a page’s root', () => {
  const text = paletteOfRoot(read('web/scene/palette.css'))
  assert.match(text, /:root:not\(\[data-theme='light'\]\)/)
  assert.doesNotMatch(text, /:host/)
})

test('page: the built files, and preloads before the script', () => {
  const page = filledPage(read('web/index.html'), names)
  assert.match(page, /href="\.\/s\.css"/)
  assert.match(page, /src="\.\/f\.js"/)
  const [first, second, script] = ['"./a.js"', '"./b.js"', 'src="./p.js"'].map((part) =>
    page.indexOf(part),
  )
  assert.ok(0 < first && first < second && second < script)
  assert.doesNotMatch(page, /\.\/page\//)
})

test('service worker: every value in its place, as it is', () => {
  const source = read('web/sw.js')
  const text = filledServiceWorker(source, values)
  assert.ok(text.includes('const FIRST = {"./":"","./$&.js":"01234567"}'))
  assert.ok(text.includes('const VERSION = "v"'))
  const { version: _, ...fewer } = values
  assert.throws(() => filledServiceWorker(source, fewer), /"@build version"/)
})

test('an edit that finds nothing to change ends the build', () => {
  const none = 'nothing of the kind'
  assert.throws(() => withPlaces(none, places), /client\/places\.js has nothing like/)
  assert.throws(() => shortGlue(none, glue), /nonet\.js has nothing like/)
  assert.throws(() => lzAsModule(none), /lz-string has nothing like/)
  assert.throws(() => forBundlers([none, 'import("c")'], 'define.js'), /define\.js has no import/)
  assert.throws(() => plainModuleOf(none), /single\.js has nothing like/)
  assert.throws(() => paletteOfRoot(none), /palette\.css has nothing like/)
  assert.throws(() => filledPage(none, names), /index\.html has nothing like/)
  assert.throws(() => filledServiceWorker(none, values), /sw\.js has nothing like/)
})
