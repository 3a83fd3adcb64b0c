// tests/web/measured/places.test.mjs: where no worker is allowed, the longest search does not block the page.
import assert from 'node:assert/strict'
import { visit } from '../deep/visit.mjs'

/** Browsers call longer tasks long; people do not notice shorter ones. */
const LONG_TASK_MS = 50

/** A page with nothing but the solver's functions. */
const HOST = {
  'host.html': `<!doctype html><html lang="en"><title>A host</title>
    <script type="module" src="host.js"></script></html>`,
  'host.js': "import * as nonet from './index.js'\nObject.assign(globalThis, { nonet })",
}

visit(
  'in the page, a 64×64 empty search leaves it its time',
  { server: { pages: HOST } },
  async ({ page, server }) => {
    await page.goto(`${server.url}host.html`)
    await page.waitForFunction('globalThis.nonet')
    const search = async () => {
      const { configure, count, version } = /** @type {any} */ (globalThis).nonet
      configure({ place: 'page' })
      await version()
      const puzzle = { size: 64, boxRows: 8, boxColumns: 8, givens: Array(4096).fill(0) }
      /** @type {number[]} */
      const tasks = []
      new PerformanceObserver((list) => {
        tasks.push(...list.getEntries().map(({ duration }) => duration))
      }).observe({ type: 'longtask' })
      let frames = 0
      const frame = () => {
        frames++
        requestAnimationFrame(frame)
      }
      requestAnimationFrame(frame)
      const controller = new AbortController()
      const { signal } = controller
      const answer = count(puzzle, 1_000_000, { signal })
      await new Promise((done) => setTimeout(done, 2000))
      const start = performance.now()
      controller.abort()
      await answer.catch(() => {})
      const ended = performance.now() - start
      await new Promise((done) => setTimeout(done, 100))
      const longest = Math.max(0, ...tasks)
      return { longest, frames, ended }
    }
    // Delays by the search itself occur every time, those by the machine do not.
    const all = [await page.evaluate(search), await page.evaluate(search)]
    all.push(await page.evaluate(search))
    const [found] = all.sort((one, other) => one.longest - other.longest)
    const longest = all.map((each) => each.longest)
    console.log(`${found.frames} frames in 2 s; longest tasks: ${longest.join(', ')} ms`)
    assert.ok(found.ended < LONG_TASK_MS, `ended after ${found.ended} ms`)
    assert.ok(found.frames >= 30, `${found.frames} frames in 2 s`)
    assert.ok(found.longest < LONG_TASK_MS, `the longest tasks took ${longest} ms`)
  },
)
