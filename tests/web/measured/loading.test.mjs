// tests/web/measured/loading.test.mjs: what the first visit costs, what works before the solver is
// there, and that nothing ever holds up the page.
import assert from 'node:assert/strict'
import { visit } from '../deep/visit.mjs'
import { endless, PROPER } from '../puzzles.mjs'

/**
 * Over the wire, bodies with Brotli, everything that a first visit fetches, also for offline use,
 * until the reader comes to rest; and what all panels add then.
 */
const FIRST_VISIT_BYTES = 150_000
const PANELS_BYTES = 45_000
/** A task that keeps the page from answering a tap any longer is felt. */
const LONGEST_TASK_MS = 200

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
  const later = server.log.reduce((sum, { bytes }) => sum + bytes, 0) - total
  console.log(`${later} bytes of panels follow, of ${PANELS_BYTES}`)
  assert.ok(later <= PANELS_BYTES, `${later} bytes`)
  // What the browser has already (304) is not sent again.
  for (const { path, encoding, type } of log.filter(({ status }) => status === 200)) {
    if (/\.(js|css|wasm)$/.test(path)) assert.equal(encoding, 'br', path)
    if (path.endsWith('.wasm')) assert.match(type, /^application\/wasm/)
  }
})

const LATE_MS = 5000
const late = { server: { delay: { test: /\.wasm$/, ms: LATE_MS } } }
visit('the board takes input while the wasm is 5 s late', late, async ({ reader, server }) => {
  const start = Date.now()
  await reader.open(server.url)
  await reader.tapCell(1, 1)
  await reader.keys('5', 'ArrowRight', '5')
  await reader.hears(/5 clashes with row 1/)
  await reader.press('Undo')
  await reader.press('3')
  assert.match(await reader.line(), /^53\.+$/)
  await reader.press('Solve')
  await reader.hears(/Loading|Searching/)
  assert.ok(Date.now() - start < LATE_MS, 'all of this came before the wasm')
  assert.ok(!server.log.some(({ path }) => path.endsWith('.wasm')))
  await reader.hears(/more than one solution/, 3 * LATE_MS)
  assert.match(await reader.line(), /^53\d{79}$/)
})

visit(
  'no task holds up the page, not even in a long search',
  {},
  async ({ page, reader, server }) => {
    await page.addInitScript(() => {
      Object.assign(globalThis, { longest: 0 })
      new PerformanceObserver((list) => {
        for (const { duration } of list.getEntries()) {
          const { longest } = /** @type {any} */ (globalThis)
          Object.assign(globalThis, { longest: Math.max(longest, duration) })
        }
      }).observe({ type: 'longtask', buffered: true })
    })
    await reader.open(server.url)
    await reader.paste(PROPER.givens)
    await reader.until('it is read', async () => (await reader.line()) === PROPER.givens)
    await reader.press('Solve')
    await reader.hears(/one solution/)
    await reader.paste(endless())
    await reader.until('it is on the board', async () => (await reader.cells()).length === 625)
    await page.evaluate(() => Object.assign(globalThis, { longest: 0 }))
    await reader.press('Solve')
    await page.waitForTimeout(2000)
    const longest = await page.evaluate(() => /** @type {any} */ (globalThis).longest)
    console.log(`the longest task took ${longest} ms`)
    assert.ok(longest < LONGEST_TASK_MS, `${longest} ms`)
    await reader.press('Cancel')
    await reader.hears(/Cancelled/)
  },
)

visit('a 10 MB file of letters is refused in words, without a standstill', {}, async (now) => {
  const { page, reader, server } = now
  await reader.open(server.url)
  const start = Date.now()
  await page.evaluate(() => {
    const dataTransfer = new DataTransfer()
    dataTransfer.items.add(new File(['letters '.repeat(10 * 2 ** 17)], 'letters.txt'))
    const init = { dataTransfer, bubbles: true, cancelable: true, composed: true }
    document.querySelector('nonet-sudoku')?.dispatchEvent(new DragEvent('drop', init))
  })
  await reader.hears(/longer than|No puzzle was found/, 20_000)
  console.log(`refused after ${Date.now() - start} ms: ${await reader.says()}`)
})
