// tests/web/measured/loading.test.mjs: no task blocks the page for long.
import assert from 'node:assert/strict'
import { visit } from '../deep/visit.mjs'
import { endless, PROPER } from '../puzzles.mjs'

/** People notice a task that delays the answer to a tap for longer. */
const LONGEST_TASK_MS = 200

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
    await reader.pastePuzzle(PROPER.givens)
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
