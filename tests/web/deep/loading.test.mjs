// tests/web/deep/loading.test.mjs: the bytes of the first visit and of the element, and what works before the solver
// is loaded.
import assert from 'node:assert/strict'
import { readdirSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { test } from 'node:test'
import { DIST } from '../suite.mjs'
import { visit } from './visit.mjs'

/**
 * Bytes sent, with Brotli, for everything that a first visit fetches, also for offline use, until the reader is idle. It
 * is just above the present number (tests/bench/README.md), so that no change makes it grow unnoticed: what a first
 * visit does not need belongs into a part that is imported later. Other names of files alone make up to 90 bytes more or
 * fewer.
 */
const FIRST_VISIT_BYTES = 137_900
/**
 * What all panels add then: 19 KB of that are positions to practise on and what is said of techniques, 10 KB signs and
 * rules of constraints and drawings, 19 KB links and texts of other sites that are read and written, 5 KB questions to the
 * solver. Other names of files alone, as each change of a module brings, make some tens of bytes more or fewer.
 */
const PANELS_BYTES = 162_300
/** The modules with the techniques, with ratings, new puzzles and watching, and with the learning engine, each with the script that runs it, which follow with them. */
const HUMAN_BYTES = 100_000
const RATE_BYTES = 164_200
/** The module with the learning engine may be 110 KB of 1,024 bytes, and its script is small. */
const ENGINE_BYTES = 118_900
/** define.js: 24 KB of 1,024 bytes, including the client and the English words. */
const ELEMENT_BYTES = 24_576
/** board.js, with what draws a step. */
const DIAGRAM_BYTES = 25_600

for (const [name, most] of /** @type {const} */ ([
  ['define.js', ELEMENT_BYTES],
  ['board.js', DIAGRAM_BYTES],
])) {
  test(`the element of ${name} is small`, () => {
    const { size } = statSync(join(DIST, `${name}.br`))
    console.log(`${name}: ${size} bytes as Brotli, of ${most}`)
    assert.ok(size <= most, `${size} bytes`)
  })
}

test('no file of the site is empty', () => {
  const files = readdirSync(DIST, { recursive: true }).map(String)
  assert.deepEqual(
    files.filter((file) => statSync(join(DIST, file)).size === 0),
    [],
  )
})

visit('a first visit stays within its bytes', {}, async ({ reader, server }) => {
  await reader.open(server.url)
  await reader.offlineReady()
  await reader.press('Solve')
  await reader.hears(/more than one solution/)
  const log = [...server.log]
  for (const { path, bytes, encoding, status } of log) {
    console.log(`${String(bytes).padStart(7)} ${status} ${encoding.padEnd(4)} ${path}`)
  }
  const total = log.reduce((sum, { bytes }) => sum + bytes, 0)
  console.log(`${total} bytes in all, of ${FIRST_VISIT_BYTES}`)
  assert.ok(log.some(({ path }) => path.endsWith('.wasm')))
  assert.ok(total <= FIRST_VISIT_BYTES, `${total} bytes`)
  assert.ok(!log.some(({ path }) => path.includes('panel-')), 'a panel before its time')
  await reader.panelsKept()
  const sumOf = (/** @type {RegExp} */ name) =>
    server.log.filter(({ path }) => name.test(path)).reduce((sum, { bytes }) => sum + bytes, 0)
  const [human, rate, engine] = [sumOf(/human-/), sumOf(/rate-/), sumOf(/engine-/)]
  const later = sumOf(/./) - total - human - rate - engine
  console.log(`${later} bytes of panels follow, of ${PANELS_BYTES}`)
  console.log(`${human} of techniques, of ${HUMAN_BYTES}; ${rate} of ratings, of ${RATE_BYTES}`)
  console.log(`${engine} of the learning engine, of ${ENGINE_BYTES}`)
  assert.ok(later <= PANELS_BYTES, `${later} bytes`)
  assert.ok(human <= HUMAN_BYTES, `${human} bytes`)
  assert.ok(rate > 0 && rate <= RATE_BYTES, `${rate} bytes`)
  assert.ok(
    !log.some(({ path }) => path.includes('engine-')),
    'the learning engine before its time',
  )
  assert.ok(engine > 0 && engine <= ENGINE_BYTES, `${engine} bytes`)
  // What the browser has already (304) is not sent again.
  for (const { path, encoding, type } of log.filter(({ status }) => status === 200)) {
    if (/\.(js|css|wasm)$/.test(path)) assert.equal(encoding, 'br', path)
    if (path.endsWith('.wasm')) assert.match(type, /^application\/wasm/)
  }
})

visit('the board takes input while the wasm is late', {}, async ({ reader, server }) => {
  const goOn = server.hold(/\.wasm$/)
  await reader.open(server.url)
  await reader.tapCell(1, 1)
  await reader.keys('5', 'ArrowRight', '5')
  await reader.hears(/5 clashes with row 1/)
  await reader.press('Undo')
  await reader.press('3')
  assert.match(await reader.line(), /^53\.+$/)
  await reader.press('Solve')
  await reader.hears(/Loading|Searching/)
  assert.ok(!server.log.some(({ path }) => path.endsWith('.wasm')))
  goOn()
  await reader.hears(/more than one solution/)
  assert.match(await reader.line(), /^53\d{79}$/)
})

visit('a 10 MB file of letters is refused in words', {}, async (now) => {
  const { page, reader, server } = now
  await reader.open(server.url)
  await page.evaluate(() => {
    const dataTransfer = new DataTransfer()
    dataTransfer.items.add(new File(['letters '.repeat(10 * 2 ** 17)], 'letters.txt'))
    const init = { dataTransfer, bubbles: true, cancelable: true, composed: true }
    document.querySelector('nonet-sudoku')?.dispatchEvent(new DragEvent('drop', init))
  })
  await reader.hears(/longer than|No puzzle was found/)
})
