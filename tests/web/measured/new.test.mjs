// tests/web/measured/new.test.mjs: how soon a press on a grade has put a puzzle on the board, with the pool and without.
//
// The page is slowed down to a phone (slow-phone.mjs), but a browser does not slow down its workers, in which puzzles are
// made: so without the pool, nothing is slowed down, and the times count four times.
import assert from 'node:assert/strict'
import { visit } from '../deep/visit.mjs'
import { slowDown } from '../slow-phone.mjs'

const GRADES = ['Easy', 'Moderate', 'Tricky', 'Hard', 'Extreme']
const PRESSES = 20
const SLOWER = 4
const MADE_MS = 300
const POOLED_MS = 50

/** From the press to the frame that shows another puzzle. @param {import('playwright-core').Page} page @param {string} name @returns {Promise<number>} */
const press = (page, name) =>
  page.evaluate(
    (grade) =>
      new Promise((done) => {
        const board = /** @type {any} */ (document.querySelector('nonet-sudoku'))
        const before = String(board.givens.givens)
        const start = performance.now()
        const look = () => {
          if (String(board.givens.givens) === before) requestAnimationFrame(look)
          else done(performance.now() - start)
        }
        const selector = `.aside [data-grade=${grade.toLowerCase()}]`
        const button = /** @type {HTMLElement | null} */ (document.querySelector(selector))
        button?.click()
        look()
      }),
    name,
  )

/** @param {number[]} all @param {number} share */
const at = (all, share) =>
  all.toSorted((one, other) => one - other)[Math.ceil(share * all.length) - 1]

for (const grade of GRADES) {
  visit(`a puzzle is made at once: ${grade}`, {}, async ({ page, reader, server }) => {
    // So that no pool is filled.
    await page.addInitScript(() => {
      Object.defineProperty(navigator, 'connection', { value: { saveData: true } })
    })
    await reader.open(server.url)
    await press(page, grade)
    /** @type {number[]} */
    const times = []
    for (let count = 0; count < PRESSES; count++) times.push(SLOWER * (await press(page, grade)))
    const [half, most] = [at(times, 0.5), at(times, 0.95)].map(Math.round)
    console.log(
      `${grade}: median ${half} ms, 95 % within ${most} ms, on a CPU ${SLOWER} times slower`,
    )
    assert.ok(most <= MADE_MS, `${most} ms`)
  })
}

visit('a puzzle of the pool is there at once', {}, async ({ page, reader, server }) => {
  await reader.open(server.url)
  const areAll = () =>
    page.evaluate(
      () =>
        new Promise((resolve) => {
          indexedDB.open('nonet').onsuccess = ({ target }) => {
            const database = /** @type {any} */ (target).result
            const asking = database.transaction('lists').objectStore('lists').get('pool')
            asking.onsuccess = () => {
              database.close()
              resolve(asking.result?.length === 10)
            }
          }
        }),
    )
  await reader.until('the pool is full', async () => Boolean(await areAll()), 60_000)
  const session = await slowDown(page)
  /** @type {number[]} */
  const times = []
  for (const grade of GRADES) times.push(await press(page, grade))
  await session.send('Emulation.setCPUThrottlingRate', { rate: 1 })
  const most = Math.round(Math.max(...times))
  console.log(`each grade out of the pool: ${times.map(Math.round).join(', ')} ms`)
  assert.ok(most <= POOLED_MS, `${most} ms`)
})
