// tests/web/deep/plain.test.mjs: a Chromium without wasm SIMD, as on x86 processors without SSSE3: it loads only the
// plain module, and stores it for offline use, in the next version too. A Chromium with SIMD never requests the plain
// one.
import assert from 'node:assert/strict'
import { rm } from 'node:fs/promises'
import { test } from 'node:test'
import { nextVersion } from '../next-version.mjs'
import { PROPER } from '../puzzles.mjs'
import { visit } from './visit.mjs'

/** The same with two digits swapped; the first one is on the shelf, solved. */
const changed = (/** @type {string} */ line) =>
  line.replace(/[12]/g, (digit) => (digit === '1' ? '2' : '1'))
const OTHER = { givens: changed(PROPER.givens), solution: changed(PROPER.solution) }

/** @param {import('../reader.mjs').Reader} reader @param {typeof PROPER} puzzle */
const solve = async (reader, { givens, solution }) => {
  await reader.pastePuzzle(givens)
  await reader.press('Solve')
  await reader.shows(solution)
}

/** Waits until the page's solver and its service worker have fetched what they need. */
const visitOnce = async (/** @type {import('./visit.mjs').Visit} */ { reader, server }) => {
  await reader.open(server.url)
  await reader.panelsKept()
  await solve(reader, PROPER)
}

/** The solver's modules that were requested, by their names without the hash; each once. The techniques need no SIMD; the module that makes puzzles is kept for later, in one of its forms. */
const modules = (/** @type {import('../server.mjs').Server} */ { log }) => {
  const sent = log.filter(
    ({ path, status }) => /\/nonet-(?!human).*\.wasm$/.test(path) && status === 200,
  )
  return [...new Set(sent.map(({ path }) => path.replace(/-[^-]*$/, '')))].sort()
}

/** Waits until as many are requested as are expected, and says whether they are these. @param {import('./visit.mjs').Visit} visit @param {string[]} expected */
async function fetches({ reader, server }, expected) {
  const areThere = async () => modules(server).length >= expected.length
  await reader.until('the modules are there', areThere, 20_000)
  assert.deepEqual(modules(server), expected)
}

const PLAIN = ['/nonet-engine', '/nonet-generate-plain', '/nonet-plain']

if (process.arch === 'x64') {
  const argument = '--js-flags=--no-enable-ssse3'
  visit('without wasm SIMD: the plain module only, also offline', { argument }, async (now) => {
    const { page, reader, server } = now
    await visitOnce(now)
    await fetches(now, PLAIN)

    const folder = await nextVersion()
    try {
      server.change(folder)
      await reader.open(server.url)
      await reader.hears(/A new version is here/, 20_000)
      await reader.press('Reload')
      await reader.until('the next version is there', async () =>
        /next version/.test(await page.title().catch(() => '')),
      )
      await fetches(now, PLAIN)
      await server.stop()
      await reader.open(server.url)
      await solve(reader, OTHER)
    } finally {
      await rm(folder, { recursive: true })
    }
  })
} else {
  test('without wasm SIMD', { skip: 'only on x86 can Chromium be told to do without' }, () => {})
}

visit('with wasm SIMD the plain module is never requested', {}, async (now) => {
  await visitOnce(now)
  await fetches(now, ['/nonet', '/nonet-engine', '/nonet-generate'])
})
