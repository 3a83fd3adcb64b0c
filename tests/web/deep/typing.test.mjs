// tests/web/deep/typing.test.mjs: no key press may lose or misplace a digit, and the focus is always on the
// highlighted cell.
import assert from 'node:assert/strict'
import { PROPER } from '../puzzles.mjs'
import { visit } from './visit.mjs'

/** @typedef {import('./visit.mjs').Visit} Visit */

const host = `<!doctype html><html lang="en"><title>16×16</title>
<script type="module" src="define.js"></script>
<nonet-sudoku size="16" controls>A sudoku.</nonet-sudoku></html>`
const server = { pages: { 'host.html': host } }

/** The digits of the board's first cells. @param {Visit} visit @param {number} count */
const digits = async ({ page }, count) => {
  const value = await page.evaluate(
    () => /** @type {any} */ (document.querySelector('nonet-sudoku')).value,
  )
  return value.slice(0, count)
}

/** Presses keys, with modifiers as in Control+z. @param {Pick<Visit, 'page'>} visit @param {string[]} names */
const keys = async ({ page }, ...names) => {
  for (const name of names) await page.keyboard.press(name)
}

visit('two figures in a row are one digit, and undo takes back both', { server }, async (now) => {
  await now.reader.open(`${now.server.url}host.html`)
  await now.reader.tapCell(1, 1)
  await keys(now, '1', '2')
  assert.equal(await digits(now, 2), 'C.')
  await keys(now, 'Control+z')
  assert.equal(await digits(now, 2), '..')
})

visit('a pair takes back only its own first figure', { server }, async (now) => {
  await now.reader.open(`${now.server.url}host.html`)
  await now.reader.tapCell(1, 1)
  await keys(now, '1', 'ArrowRight', '5', 'ArrowLeft', '1', '2')
  assert.equal(await digits(now, 2), 'C5')
})

visit('correcting a figure begins a new number', { server }, async (now) => {
  await now.reader.open(`${now.server.url}host.html`)
  await now.reader.tapCell(1, 1)
  await keys(now, '1', 'Backspace', '2')
  assert.equal(await digits(now, 1), '2')
  await keys(now, '1', 'Control+z', '3')
  assert.equal(await digits(now, 1), '3')
})

visit(
  'a number out of range is reported, and the figure before it stays',
  { server },
  async (now) => {
    await now.reader.open(`${now.server.url}host.html`)
    await now.reader.tapCell(1, 1)
    await keys(now, '1', '7')
    await now.reader.hears(/17 is out of range/)
    assert.equal(await digits(now, 1), '1')
  },
)

visit(
  'undo brings the keyboard to the cell that it changed',
  {},
  async ({ page, reader, server }) => {
    await reader.open(server.url)
    await reader.tapCell(1, 1)
    await keys({ page }, '5', 'Control+End', 'Control+z', '7')
    assert.equal((await reader.line()).replaceAll('.', ''), '7')
    assert.ok((await reader.cell(1, 1)).focused)
  },
)

visit('a puzzle pasted with the focus on the board leaves it there', {}, async (now) => {
  const { reader } = now
  await reader.open(now.server.url)
  await reader.tapCell(5, 5)
  await reader.pastePuzzle(PROPER.givens)
  assert.equal((await reader.cells()).filter(({ focused }) => focused).length, 1)
})

visit('a double click on Solve solves', {}, async ({ page, reader, server }) => {
  await reader.open(server.url)
  await reader.pastePuzzle(PROPER.givens)
  await page.getByRole('button', { name: 'Solve', exact: true }).dblclick({ delay: 40 })
  await reader.hears(/one solution/)
  assert.equal(await reader.line(), PROPER.solution)
})

visit('a digit among all marks of a large board: no other cell is made anew', {}, async (now) => {
  const { page, reader, server } = now
  await reader.open(server.url)
  const added = await page.evaluate(async () => {
    const board = /** @type {any} */ (document.querySelector('nonet-sudoku'))
    const all = [...new Array(25).keys()].map((index) => index + 1)
    const givens = new Array(625).fill(0)
    board.autoclean = false
    board.load({ size: 25, boxRows: 5, boxColumns: 5, givens, corner: givens.map(() => all) })
    board.focus()
    await new Promise((done) => setTimeout(done))
    /** @type {Set<Node>} */
    const made = new Set()
    const drawn = board.shadowRoot.querySelector('.board')
    const observer = new MutationObserver((records) => {
      // The board itself gets the layer of the highlighted marks when it is first needed.
      for (const { target } of records) if (target !== drawn) made.add(target)
    })
    observer.observe(drawn, { subtree: true, childList: true })
    const counts = []
    for (const key of ['7', 'ArrowRight', '8', 'ArrowLeft']) {
      const press = { key, bubbles: true, composed: true, cancelable: true }
      board.shadowRoot.activeElement.dispatchEvent(new KeyboardEvent('keydown', press))
      await new Promise((done) => setTimeout(done))
      counts.push(made.size)
      made.clear()
    }
    const places = board.shadowRoot.querySelector('.places path').getAttribute('d')
    board.load({ size: 25, boxRows: 5, boxColumns: 5, givens, centre: givens.map(() => all) })
    await new Promise((done) => setTimeout(done))
    for (const key of ['7', 'ArrowRight', '8', 'ArrowLeft']) {
      const press = { key, bubbles: true, composed: true, cancelable: true }
      board.shadowRoot.activeElement.dispatchEvent(new KeyboardEvent('keydown', press))
      await new Promise((done) => setTimeout(done))
    }
    const centre = [...board.shadowRoot.querySelectorAll('.cell .sought')]
    return {
      counts,
      places: places.split('M').length - 1,
      centre: centre.length,
      digits: new Set(centre.map((mark) => mark.dataset.mark)).size,
      rest: board.shadowRoot.querySelector('.places path').getAttribute('d'),
    }
  })
  // The active cell has a 7, which is highlighted in the marks of all empty cells.
  const expected = { counts: [1, 0, 1, 0], places: 623, centre: 623, digits: 1, rest: '' }
  assert.deepEqual(added, expected)
})

visit('after selecting cells a new number begins', { server }, async (now) => {
  const { reader, server: site } = now
  await reader.open(`${site.url}host.html`)
  await reader.tapCell(1, 1)
  await keys(now, '1', 'Control+a', '2')
  assert.equal(await reader.line(), '2'.repeat(256))
})
