// tests/web/deep/places.test.mjs: twenty boards share one worker; a worker that was ended is followed by one that
// fetches and compiles nothing.
import assert from 'node:assert/strict'
import { PROPER } from '../puzzles.mjs'
import { visit } from './visit.mjs'

/** A page with nothing but the solver's functions. */
const HOST = {
  'host.html': `<!doctype html><html lang="en"><title>A host</title>
    <script type="module" src="host.js"></script></html>`,
  'host.js': "import * as nonet from './index.js'\nObject.assign(globalThis, { nonet })",
}

const boards = Array(20).fill(`<nonet-sudoku puzzle="${PROPER.givens}"></nonet-sudoku>`).join('')
visit(
  'twenty boards on a page share one worker and one module',
  {
    server: {
      pages: {
        'twenty.html': `<!doctype html><html lang="en"><title>Twenty</title>
          <script type="module" src="define.js"></script>${boards}</html>`,
      },
    },
  },
  async ({ page, reader, server }) => {
    await page.goto(`${server.url}twenty.html`)
    const counts = await page.evaluate(async () => {
      const all = /** @type {any[]} */ ([...document.querySelectorAll('nonet-sudoku')])
      const reports = await Promise.all(all.map((board) => board.validate()))
      return reports.map(({ solutions }) => solutions)
    })
    assert.deepEqual(counts, Array(20).fill('one'))
    assert.equal(page.workers().length, 1)
    for (const name of [/\.wasm$/, /worker-.*\.js$/]) {
      const asked = () => server.log.filter(({ path }) => name.test(path)).length
      await reader.until('the log is whole', async () => asked() > 0)
      assert.equal(asked(), 1, String(name))
    }
  },
)

visit(
  'after a cancelled call the next worker fetches and compiles no module',
  { server: { pages: HOST } },
  async ({ page, reader, server }) => {
    await page.goto(`${server.url}host.html`)
    await page.waitForFunction('globalThis.nonet')
    const times = await page.evaluate(async () => {
      const { count, version } = /** @type {any} */ (globalThis).nonet
      await version()
      const times = []
      for (let round = 0; round < 10; round++) {
        const controller = new AbortController()
        const answer = count('.'.repeat(625), 1_000_000, { signal: controller.signal })
        await new Promise((done) => setTimeout(done, 30))
        controller.abort()
        await answer.catch(() => {})
        const start = performance.now()
        await version()
        times.push(performance.now() - start)
      }
      return times
    })
    console.log(`answers again after ${times.map((time) => time.toFixed(1)).join(' ')} ms`)
    assert.equal(server.log.filter(({ path }) => path.endsWith('.wasm')).length, 1)
    await reader.until('the others have ended', async () => page.workers().length === 1, 1000)
  },
)
