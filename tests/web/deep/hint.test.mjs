// tests/web/deep/hint.test.mjs: hints while their module is late or absent, on small windows, and in languages that
// are loaded later; nothing of them is fetched with a first visit.
import assert from 'node:assert/strict'
import { axeFindings } from '../axe.mjs'
import { PROPER } from '../puzzles.mjs'
import { visit } from './visit.mjs'

/** Three singles, then locked candidates in cells without marks; made for this test. */
const POINTING = '..6.9...1.8......5.....8....3...4...9..17..42..48.5.7...3....2.1...397..5..4.....'

/** @param {import('./visit.mjs').Visit} visit @param {string} line */
async function show({ reader, server }, line) {
  await reader.open(server.url)
  await reader.drop('one.txt', line)
  await reader.shows(line)
  await reader.tapCell(1, 1)
}

/** Presses H so many times, and waits for each rung. @param {import('../reader.mjs').Reader} reader @param {number} times */
async function press(reader, times) {
  for (let press = 0; press < times; press++) {
    const before = await reader.says()
    await reader.keys('h')
    await reader.until('the next rung', async () => {
      const now = await reader.says()
      return now !== before && !/Searching|Loading/.test(now)
    })
  }
}

const held = (/** @type {import('../server.mjs').Server} */ server) =>
  server.log.filter(({ path }) => /human|hint/.test(path))

visit('a hint that is late can be cancelled, and asked for again', {}, async (at) => {
  const { reader, server } = at
  const goOn = server.hold(/nonet-human-\w+\.wasm$/)
  await show(at, PROPER.givens)
  assert.deepEqual(held(server), [], 'nothing is fetched before the first hint')
  await reader.press('Hint')
  await reader.hears(/Loading|Searching/)
  await reader.press('Cancel')
  await reader.hears(/Cancelled/)
  assert.deepEqual(await reader.all('button', 'More'), [])
  goOn()
  await reader.press('Hint')
  await reader.hears(/^Look in row 5/)
})

visit('a hint whose files are absent says so, and works once they are there', {}, async (at) => {
  const { reader, server } = at
  await show(at, PROPER.givens)
  for (const broken of [/hint-card/, /human-worker/]) {
    server.broken = broken
    await reader.keys('h')
    await reader.hears(/could not be loaded/)
    // What works without it goes on working.
    await reader.keys('ArrowRight')
  }
  server.broken = undefined
  await reader.keys('h')
  await reader.hears(/^Look/)
})

visit('a hint for a board that changes meanwhile is none', {}, async (at) => {
  const { reader, server } = at
  const goOn = server.hold(/nonet-human-\w+\.wasm$/)
  await show(at, PROPER.givens)
  await reader.keys('ArrowRight', 'ArrowRight', 'h')
  await reader.hears(/Loading|Searching/)
  await reader.keys('4')
  await reader.hears(/4 placed/)
  goOn()
  await reader.until('the question has ended', async () => {
    return (
      (await reader.all('button', 'Solve')).length > 0 &&
      !/Loading|Searching/.test(await reader.says())
    )
  })
  assert.deepEqual(await reader.all('button', 'More'), [])
})

for (const [width, height] of [
  [320, 480],
  [390, 844],
  [844, 390],
]) {
  visit(
    `the card of a hint leaves the board in sight, ${width}×${height}`,
    { width, height },
    async (at) => {
      const { page, reader } = at
      await show(at, POINTING)
      await press(reader, 3 * 5 + 4)
      const { card, board, window, scrolls } = await page.evaluate(() => {
        const { shadowRoot: root } = /** @type {any} */ (document.querySelector('nonet-sudoku'))
        const box = (/** @type {string} */ name) => {
          const { top, bottom, left, right } = /** @type {Element} */ (
            root.querySelector(name)
          ).getBoundingClientRect()
          return { top, bottom, left, right }
        }
        return {
          card: box('.hint'),
          board: box('.board'),
          window: innerHeight,
          scrolls: document.documentElement.scrollWidth > innerWidth,
        }
      })
      assert.ok(card.bottom <= window + 1, `the card ends at ${card.bottom}`)
      assert.ok(
        card.right <= board.left ||
          board.right <= card.left ||
          card.top >= board.top + (board.bottom - board.top) * 0.6,
      )
      assert.ok(!scrolls)
      // In reach, and large enough for a finger.
      assert.ok((await reader.one('button', 'About this technique')).height >= 44)
      assert.deepEqual(await axeFindings(reader.tab), [])
      await reader.press('Do it')
      await reader.hears(/Done/)
    },
  )
}

visit(
  'the button of the card takes the focus that it would cover',
  { width: 390, height: 640 },
  async (at) => {
    const { reader } = at
    await show(at, POINTING)
    await press(reader, 3 * 5 + 3)
    await reader.keys('Escape')
    await at.page.evaluate(() => {
      const root = document.querySelector('nonet-sudoku')?.shadowRoot
      const hint = /** @type {HTMLElement} */ (root?.querySelector('.action[part~="hint"]'))
      hint.focus()
    })
    await reader.keys('Enter')
    await reader.hears(/^Look/)
    for (const wanted of [/technique/, /Pointing on/]) {
      await reader.keys('Enter')
      await reader.hears(wanted)
    }
  },
)

visit('a hint speaks the language of the page', {}, async (at) => {
  const { page, reader, server } = at
  await reader.open(server.url)
  await page.evaluate(() => {
    const board = /** @type {any} */ (document.querySelector('nonet-sudoku'))
    board.lang = 'de'
  })
  await reader.drop('one.txt', PROPER.givens)
  await reader.shows(PROPER.givens).catch(() => {})
  await page.evaluate(() => /** @type {any} */ (document.querySelector('nonet-sudoku')).focus())
  await reader.keys('h')
  await reader.hears(/Zeile 5/)
  // A change of the language says the rung again.
  await page.evaluate(() => {
    const board = /** @type {any} */ (document.querySelector('nonet-sudoku'))
    board.lang = 'en'
  })
  await reader.hears(/row 5/)
})
