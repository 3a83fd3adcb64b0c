// tests/web/deep/rating.test.mjs: the rating in How to solve while its module is late or absent, while it takes long, and of
// a puzzle that Sudoku Explainer has no rating for; nothing of it is fetched before it is asked for.
import assert from 'node:assert/strict'
import { axeFindings } from '../axe.mjs'
import { PROPER } from '../puzzles.mjs'
import { visit } from './visit.mjs'

/** Rated 11.6, which takes seconds: "Easter Monster", by the name under which it was published in 2007. */
const LONG = '1.......2.9.4...5...6...7...5.9.3.......7.......85..4.7.....6...3...9.8...2.....1'
const RATE = /generate-\w+\.(js|wasm)$/

/** @param {import('./visit.mjs').Visit} visit @param {string} line */
async function openPath({ reader, server }, line) {
  await reader.open(server.url)
  await reader.drop('one.txt', line)
  await reader.shows(line)
  await reader.press('Menu')
  await reader.press('How to solve')
}

const fetched = (/** @type {import('../server.mjs').Server} */ server) =>
  server.log.filter(({ path }) => RATE.test(path)).map(({ path }) => path)

/** What the line of the rating shows. @param {import('playwright-core').Page} page */
const shown = (page) =>
  page.evaluate(() => {
    const rating = /** @type {HTMLElement | null} */ (document.querySelector('.solve .rating'))
    return rating?.hidden ? '' : (rating?.innerText ?? '')
  })

visit('the steps do not wait for the rating', {}, async (at) => {
  const { page, reader, server } = at
  const goOn = server.hold(/nonet-generate-\w+\.wasm$/)
  await reader.open(server.url)
  assert.deepEqual(fetched(server), [], 'nothing is fetched with the page')
  await openPath(at, PROPER.givens)
  await reader.hears(/Step 1 of 51/)
  await reader.until('it is asked for', async () => /Rating the puzzle…/.test(await shown(page)))
  await reader.press('Step')
  await reader.hears(/Step 2 of 51/)
  // Closed and opened again: the first question is cancelled, the second one is answered.
  await reader.press('Close')
  goOn()
  await reader.press('Menu')
  await reader.press('How to solve')
  await reader.hears(/Difficulty: Easy/)
  assert.deepEqual(await axeFindings(reader.tab), [])
})

for (const [width, height] of [
  [390, 844],
  [1200, 800],
]) {
  visit(`the numbers open in sight, ${width}×${height}`, { width, height }, async (at) => {
    const { page, reader } = at
    await openPath(at, PROPER.givens)
    await reader.hears(/Difficulty: Easy/)
    await page.click('.solve .rating summary')
    const edges = () =>
      page.evaluate(() => {
        const bottomOf = (/** @type {string} */ name) =>
          document.querySelector(name)?.getBoundingClientRect().bottom ?? 0
        const controls = document.querySelector('.solve .controls')
        return {
          numbers: bottomOf('.solve .rating dl'),
          board: bottomOf('.solve .step-board'),
          controls: controls?.getBoundingClientRect().top ?? 0,
        }
      })
    await reader.until('all of them are', async () => {
      const { numbers, board, controls } = await edges()
      return numbers > board && numbers <= controls
    })
    assert.deepEqual(await axeFindings(reader.tab), [])
  })
}

visit('a rating whose files are absent says so; the steps are there', {}, async (at) => {
  const { page, reader, server } = at
  server.broken = /generate-worker/
  await openPath(at, PROPER.givens)
  await reader.hears(/Step 1 of 51/)
  await reader.until('it says so', async () => /could not be loaded/.test(await shown(page)))
  server.broken = undefined
  await reader.press('Close')
  await reader.press('Menu')
  await reader.press('How to solve')
  await reader.hears(/Difficulty: Easy/)
})

visit('closing the panel ends a rating that takes long', {}, async (at) => {
  const { page, reader } = at
  await openPath(at, LONG)
  const isMade = async () => page.workers().some((worker) => /generate-worker/.test(worker.url()))
  await reader.until('it is being made', isMade)
  assert.match(await shown(page), /Rating the puzzle…/)
  await reader.press('Close')
  await reader.until('its worker has ended', async () => !(await isMade()))
})

visit('a board that Sudoku Explainer does not rate has the other figures', {}, async (at) => {
  const { page, reader } = at
  await openPath(at, '123434122143....')
  await reader.hears(/Difficulty: Easy/)
  await page.click('.solve .rating summary')
  const text = await shown(page)
  assert.match(text, /HoDoKu score/)
  assert.doesNotMatch(text, /SE rating|Sudoku Explainer/)
})
