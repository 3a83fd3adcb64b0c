// tests/web/deep/accessibility.test.mjs: axe has no findings, whatever is open, light and dark, narrow and wide;
// accessible names; targets large enough for a thumb; no horizontal scrolling at 320 px.
import assert from 'node:assert/strict'
import { axeFindings } from '../axe.mjs'
import { FILE, PROPER } from '../puzzles.mjs'
import { visit } from './visit.mjs'

/** @typedef {import('./visit.mjs').Visit} Visit */

/** Three singles, then locked candidates; made for this test. */
const POINTING = '..6.9...1.8......5.....8....3...4...9..17..42..48.5.7...3....2.1...397..5..4.....'

/** What can be open, and how a reader gets there. */
const states = /** @type {Record<string, (visit: Visit) => Promise<void>>} */ ({
  'a hint: where to look': (visit) => climb(visit, 1),
  'a hint: the technique': (visit) => climb(visit, 2),
  'a hint: its cells': (visit) => climb(visit, 3),
  'a hint: the reason': (visit) => climb(visit, 4),
  'a hint: done': (visit) => climb(visit, 5),
  'a hint: a mistake, and where': async ({ reader }) => {
    await reader.drop('one.txt', PROPER.givens)
    await reader.shows(PROPER.givens)
    await reader.tapCell(1, 3)
    await reader.keys('1', 'h')
    await reader.hears(/Something went wrong/)
    await reader.keys('h')
    await reader.hears(/The digit in/)
  },
  'the empty board': async () => {},
  'a list of puzzles, with a conflict': async ({ reader }) => {
    await reader.drop('three.txt', FILE)
    await reader.shows(PROPER.givens)
    await reader.tapCell(1, 3)
    await reader.keys('5')
    await reader.hears(/clashes/)
  },
  'a solved board': async ({ reader }) => {
    await reader.drop('one.txt', PROPER.givens)
    await reader.shows(PROPER.givens)
    await reader.press('Solve')
    await reader.hears(/one solution/)
  },
  'marks and colours in several cells': async ({ reader }) => {
    await reader.drop('one.txt', PROPER.givens)
    await reader.shows(PROPER.givens)
    await reader.press('Fill in marks')
    await reader.tapCell(1, 1)
    await reader.keys('ArrowRight', 'ArrowRight')
    await reader.tab.key('2', ['Control'])
    for (const colour of '12345678') {
      await reader.tab.key('ArrowDown', ['Shift'])
      await reader.keys('v', colour)
    }
    await reader.press('Select several')
  },
  'a puzzle with constraints, one of them broken': async ({ reader }) => {
    const constraints = [
      { cage: ['r1c1', 'r1c2'], sum: 3 },
      { thermometer: ['r2c1', 'r2c2', 'r2c3'] },
      { sandwich: ['r3c1', 'r3c2', 'r3c3', 'r3c4'], sum: 2 },
      { 'anti-knight': true },
    ]
    const puzzle = { grid: { rows: 4, cols: 4 }, givens: { r1c1: 1, r1c2: 3 }, constraints }
    await reader.drop('one.txt', JSON.stringify(puzzle))
    await reader.until('the rules are there', async () =>
      reader.tab.js(() =>
        Boolean(document.querySelector('nonet-sudoku')?.shadowRoot?.querySelector('.rules')),
      ),
    )
    await reader.press('Check')
    await reader.hears(/Not kept/)
  },
  'a reason why a digit is impossible': async ({ page, reader }) => {
    await reader.drop('one.txt', PROPER.givens)
    await reader.shows(PROPER.givens)
    await reader.tapCell(1, 3)
    await reader.press('Menu')
    await reader.press('Ask the solver')
    await page.locator('dialog.ask .sizes button').nth(2).click()
    await reader.hears(/cannot stand/)
  },
  'a board that can no longer be finished': async ({ reader }) => {
    await reader.drop('one.txt', PROPER.givens)
    await reader.shows(PROPER.givens)
    await reader.tapCell(1, 3)
    await reader.keys('1', 'Enter')
    await reader.hears(/can no longer be finished/)
  },
  'the list of keys': async ({ reader }) => {
    await reader.tapCell(1, 1)
    await reader.keys('?')
    await reader.one('button', 'Close')
  },
})

/** Up to a rung of a hint with houses, marks and eliminations. @param {Visit} visit @param {number} rung */
async function climb({ reader }, rung) {
  await reader.drop('one.txt', POINTING)
  await reader.shows(POINTING)
  await reader.press('Fill in marks')
  await reader.tapCell(1, 1)
  for (let press = 0; press < 3 * 5 + rung; press++) {
    const before = await reader.says()
    await reader.keys('h')
    await reader.until('the next rung', async () => (await reader.says()) !== before)
  }
}

for (const [state, reach] of Object.entries(states)) {
  for (const width of [360, 1280]) {
    for (const colorScheme of /** @type {const} */ (['light', 'dark'])) {
      visit(`axe: ${state}, ${width} px, ${colorScheme}`, { width, colorScheme }, async (now) => {
        await now.reader.open(now.server.url)
        await reach(now)
        assert.deepEqual(await axeFindings(now.reader.tab), [])
      })
    }
  }
}

visit('names are those that assistive technology gets', {}, async ({ page, reader, server }) => {
  await reader.open(server.url)
  await reader.pastePuzzle(PROPER.givens)
  const grid = page.getByRole('grid', { name: 'Sudoku board', exact: true })
  assert.equal(await grid.getByRole('row').count(), 9)
  assert.equal(await grid.getByRole('gridcell').count(), 81)
  for (const name of ['row 1 column 1, given 5', 'row 3 column 4, empty']) {
    assert.equal(await grid.getByRole('gridcell', { name, exact: true }).count(), 1, name)
  }
  const words =
    'Digit Corner Centre Colour Undo Redo Check Hint Solve Erase Clear Open New Puzzles Menu'
  const buttons = [...words.split(' '), 'Select several', 'Fill in marks', ...'123456789']
  for (const name of buttons) {
    assert.equal(await page.getByRole('button', { name, exact: true }).count(), 1, name)
  }
  assert.equal(await page.getByRole('heading', { level: 1 }).count(), 1)
})

visit(
  'screen readers get the region of a jigsaw, and only what is new',
  {},
  async ({ reader, server }) => {
    await reader.open(server.url)
    await reader.tab.js(() => {
      const regions = [1, 1, 1, 2, 3, 1, 2, 2, 3, 3, 4, 2, 3, 4, 4, 4]
      const givens = [4, ...Array(15).fill(0)]
      const puzzle = { size: 4, boxRows: 2, boxColumns: 2, regions, givens }
      const board = /** @type {any} */ (document.querySelector('nonet-sudoku'))
      board.load(puzzle, 'A jigsaw')
    })
    await reader.until('it is there', async () => (await reader.cells()).length === 16)
    await reader.tapCell(2, 3)
    await reader.keys('x', '3')
    const names = (await reader.cells()).map(({ name }) => name)
    assert.equal(names[0], 'row 1 column 1, given 4, region 1')
    assert.equal(names[6], 'row 2 column 3, empty, region 2, corner marks 3')
    // The caption is in the live region, too; screen readers must not read it again at every move.
    const status = (await reader.all('status')).find(({ text }) => /^A jigsaw /.test(text))
    assert.equal(status?.attributes['aria-atomic'], 'false')
  },
)

visit('the board is one tab stop, and Tab leaves it', {}, async ({ reader, server }) => {
  await reader.open(server.url)
  const stops = (await reader.cells()).filter(({ attributes }) => attributes.tabindex === '0')
  assert.equal(stops.length, 1)
  await reader.tapCell(5, 5)
  await reader.keys('Tab')
  assert.equal((await reader.cells()).filter(({ focused }) => focused).length, 0)
})

for (const width of [320, 360, 1280]) {
  visit(`targets and width at ${width} px`, { width }, async ({ page, reader, server }) => {
    await reader.open(server.url)
    const { wide, inner } = await page.evaluate(() => ({
      wide: document.documentElement.scrollWidth,
      inner: innerWidth,
    }))
    assert.ok(wide <= inner, `the page is ${wide} px wide in a window of ${inner} px`)
    for (const cell of await reader.cells()) {
      assert.ok(Math.min(cell.width, cell.height) >= 24, `${cell.name} is ${cell.width} px wide`)
    }
    for (const { name, width: across, height } of await reader.all('button')) {
      assert.ok(Math.min(across, height) >= 24, `${name} is ${across} × ${height} px`)
      if (/^[1-9]$/.test(name)) assert.ok(Math.min(across, height) >= 44, `${name} under a thumb`)
    }
  })
}

// 1280 × 860 at 400 %.
visit('400 % zoom loses nothing', { width: 320, height: 215 }, async ({ page, reader, server }) => {
  await reader.open(server.url)
  await reader.drop('three.txt', FILE)
  await reader.shows(PROPER.givens)
  const wide = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)
  assert.ok(wide <= 0, `${wide} px too wide`)
  for (const role of ['button', 'option']) {
    const names = new Set((await reader.all(role)).map(({ name }) => name))
    assert.ok(names.size > 0, role)
    // one() fails for an element that a finger could not reach.
    for (const name of names) await reader.one(role, name)
  }
  for (const [row, column] of [
    [1, 1],
    [9, 9],
  ]) {
    await reader.tapCell(row, column)
  }
  await reader.tapCell(1, 3)
  await reader.press('4')
  await reader.hears(/4 placed/)
})
