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
    await page.evaluate(async () => {
      const { count, version } = /** @type {any} */ (globalThis).nonet
      await version()
      for (let round = 0; round < 10; round++) {
        const controller = new AbortController()
        const answer = count('.'.repeat(81), 1_000_000, { signal: controller.signal })
        await new Promise((done) => setTimeout(done, 30))
        controller.abort()
        await answer.catch(() => {})
        await version()
      }
    })
    assert.equal(server.log.filter(({ path }) => path.endsWith('.wasm')).length, 1)
    await reader.until('the others have ended', async () => page.workers().length === 1)
  },
)

visit(
  'in the page itself, a 64×64 empty search gives way, tells how far it is, and is cancelled',
  {
    server: { pages: HOST },
  },
  async ({ page, server }) => {
    await page.goto(`${server.url}host.html`)
    await page.waitForFunction('globalThis.nonet')
    const found = await page.evaluate(async () => {
      const { configure, count, sharedClient, version } = /** @type {any} */ (globalThis).nonet
      configure({ place: 'page' })
      await version()
      const puzzle = { size: 64, boxRows: 8, boxColumns: 8, givens: Array(4096).fill(0) }
      const controller = new AbortController()
      const { signal } = controller
      let told = 0
      const answer = count(puzzle, 1_000_000, { signal, onProgress: () => told++ })
      // Between its slices the page draws and the search reports progress.
      for (let frame = 0; frame < 30 || told < 3; frame++) {
        await new Promise((done) => requestAnimationFrame(done))
      }
      controller.abort()
      const reason = await answer.catch((/** @type {Error} */ error) => error.name)
      const before = told
      // It does not continue, and the next question is answered.
      const next = await version()
      await new Promise((done) => setTimeout(done, 200))
      return { reason, next, after: told - before, place: sharedClient().place }
    })
    assert.equal(found.place, 'page')
    assert.equal(found.reason, 'AbortError')
    assert.match(found.next, /^\d/)
    assert.equal(found.after, 0, 'told after its end')
  },
)
