// tests/web/deep/embedding.test.mjs: the README's way of putting a board into another page, under the
// strict policy, and the solver for that page's own scripts.
import assert from 'node:assert/strict'
import { PROPER } from '../puzzles.mjs'
import { visit } from './visit.mjs'

const host = `<!doctype html><html lang="en"><title>A page of somebody else's</title>
<script type="module" src="define.js"></script>
<nonet-sudoku puzzle="${PROPER.givens}" controls>A sudoku.</nonet-sudoku>
<p>Text of the page.</p>
<nonet-sudoku size="3x2"></nonet-sudoku></html>`
const server = { pages: { 'host.html': host } }

visit(
  'one line puts a board into another page',
  { server },
  async ({ reader, server: { url } }) => {
    await reader.open(`${url}host.html`)
    assert.equal((await reader.cells()).length, 81 + 36)
    await reader.press('Solve')
    await reader.hears(/one solution/)
    assert.equal(
      await reader.tab.js(() => /** @type {any} */ (document.querySelector('nonet-sudoku')).value),
      PROPER.solution,
    )
  },
)

visit('methods answer with promises', { server }, async ({ page, reader, server: { url } }) => {
  await reader.open(`${url}host.html`)
  const answers = await page.evaluate(async () => {
    const [full, empty] = /** @type {any[]} */ ([...document.querySelectorAll('nonet-sudoku')])
    const { solutions } = await full.validate()
    const { count } = await full.solve()
    const { count: many } = await empty.count(5)
    const isSet = await empty.set(0, 6)
    const isRefused = !(await empty.set(1, 7))
    await empty.undo()
    const aborted = await empty
      .count(1_000_000, { signal: AbortSignal.timeout(50) })
      .catch((/** @type {Error} */ reason) => reason.name)
    return { solutions, count, many, isSet, isRefused, left: empty.value, aborted }
  })
  assert.deepEqual(answers, {
    solutions: 'one',
    count: 1,
    many: 5,
    isSet: true,
    isRefused: true,
    left: '.'.repeat(36),
    aborted: 'TimeoutError',
  })
})

visit('the solver without a board', { server }, async ({ page, server: { url } }) => {
  await page.goto(`${url}host.html`)
  const answer = await page.evaluate(async (givens) => {
    const place = './define.js'
    const { Client } = await import(place)
    const client = new Client()
    const { entries } = await client.read(givens)
    const report = await client.solve(entries[0].puzzle, { limit: 2 })
    const failure = await client.solve({ size: 9 }).catch((/** @type {any} */ reason) => reason.key)
    client.close()
    return { count: report.count, solution: report.solutions[0].join(''), failure }
  }, PROPER.givens)
  assert.deepEqual(answer, { count: 1, solution: PROPER.solution, failure: 'bad-boxes' })
})
