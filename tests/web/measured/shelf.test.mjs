// tests/web/measured/shelf.test.mjs: how long a shelf of five thousand puzzles blocks the page.
import assert from 'node:assert/strict'
import { visit } from '../deep/visit.mjs'
import { BLANK, keepMany, scrollShelf } from '../full-shelf.mjs'

const MANY = 5000
const LONGEST_TASK_MS = 300

visit(`${MANY} puzzles stay smooth`, { server: { pages: BLANK } }, async (now) => {
  const { page } = now
  await keepMany(now, MANY)
  await page.evaluate(() => {
    Object.assign(globalThis, { longest: 0 })
    new PerformanceObserver((list) => {
      for (const { duration } of list.getEntries()) {
        const { longest } = /** @type {any} */ (globalThis)
        Object.assign(globalThis, { longest: Math.max(longest, duration) })
      }
    }).observe({ type: 'longtask' })
  })
  const start = Date.now()
  await page.locator('[data-panel=shelf]').click()
  await page.locator('li.kept').nth(30).waitFor()
  const opened = Date.now() - start
  const drawn = await scrollShelf(page)
  await page.locator('#shelf-search').fill('number 4711')
  await page.waitForFunction(() => document.querySelectorAll('li.kept').length === 1)
  const longest = await page.evaluate(() => /** @type {any} */ (globalThis).longest)
  console.log(`opened in ${opened} ms, longest task ${longest} ms, ${drawn} pictures drawn`)
  assert.ok(longest < LONGEST_TASK_MS, `${longest} ms`)
})
