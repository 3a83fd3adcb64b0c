// tests/web/deep/new.test.mjs: new puzzles while their module is late or absent, and the pool: it is filled once the reader
// is idle, not on a device that saves data, it survives the visit, and it works without a network.
import assert from 'node:assert/strict'
import { PROPER } from '../puzzles.mjs'
import { visit } from './visit.mjs'

const MODULE = /generate-\w+\.(js|wasm)$/
const NEW = /New puzzle with \d+ given/
/** Ten puzzles are made in this time, on a busy machine. */
const FILLED_MS = 60_000
/** Two of each grade. */
const FULL = 10

/** How many puzzles the pool has. @param {import('playwright-core').Page} page @returns {Promise<number>} */
const pooled = (page) =>
  page.evaluate(
    () =>
      new Promise((resolve, reject) => {
        const opening = indexedDB.open('nonet')
        opening.onerror = () => reject(opening.error)
        opening.onsuccess = () => {
          const database = opening.result
          const asking = database.transaction('lists').objectStore('lists').get('pool')
          asking.onsuccess = () => {
            database.close()
            resolve(asking.result?.length ?? 0)
          }
        }
      }),
  )

/** @param {import('./visit.mjs').Visit} visit */
async function filled({ page, reader }) {
  await reader.until('the pool is full', async () => (await pooled(page)) === FULL, FILLED_MS)
}

const fetched = (/** @type {import('../server.mjs').Server} */ server) =>
  server.log.filter(({ path }) => MODULE.test(path))

visit('the pool is filled at rest; then a press needs no network and no worker', {}, async (at) => {
  const { page, reader, server } = at
  await reader.open(server.url)
  assert.deepEqual(fetched(server), [], 'nothing is fetched with the page')
  await filled(at)
  await reader.until('its worker has ended', async () =>
    page.workers().every((worker) => !/generate-worker/.test(worker.url())),
  )
  await reader.panelsKept()
  await server.stop()
  await reader.open(server.url)
  await reader.press('Extreme')
  await reader.hears(NEW)
  assert.equal(await pooled(page), FULL - 1)
  await filled(at)
})

visit('no puzzle is given twice', {}, async (at) => {
  const { reader, server } = at
  await reader.open(server.url)
  await filled(at)
  const seen = new Set(['.'.repeat(81)])
  for (let press = 0; press < 4; press++) {
    // The first one is above the empty board.
    await reader.press('Hard')
    await reader.until('another one', async () => !seen.has(await reader.line()))
    seen.add(await reader.line())
  }
})

visit('a device that saves data fills no pool', {}, async (at) => {
  const { page, reader, server } = at
  await page.addInitScript(() => {
    Object.defineProperty(navigator, 'connection', { value: { saveData: true } })
  })
  await reader.open(server.url)
  await page.waitForTimeout(10_000)
  assert.equal(await pooled(page), 0)
  // Who asks for one gets one.
  await reader.press('Easy')
  await reader.hears(NEW)
})

visit('a puzzle that is late can be cancelled, and another one be asked for', {}, async (at) => {
  const { reader, server } = at
  const goOn = server.hold(MODULE)
  await reader.open(server.url)
  await reader.press('Easy')
  await reader.hears(/Making a puzzle…/)
  await reader.press('Cancel')
  await reader.hears(/Cancelled/)
  await reader.press('Moderate')
  await reader.hears(/Making a puzzle…/)
  // What is opened meanwhile stays.
  await reader.pastePuzzle(PROPER.givens)
  goOn()
  await reader.until(
    'nothing is offered',
    async () => !(await reader.all('button', 'Cancel')).length,
  )
  assert.equal(await reader.line(), PROPER.givens)
})

visit('a module that is absent says so, and works once it is there', {}, async (at) => {
  const { reader, server } = at
  await reader.open(server.url)
  for (const broken of [/new-game/, MODULE]) {
    server.broken = broken
    await reader.press('Easy')
    await reader.hears(/could not be loaded/)
  }
  server.broken = undefined
  await reader.press('Easy')
  await reader.hears(NEW)
})
