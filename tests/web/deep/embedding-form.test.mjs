// tests/web/deep/embedding-form.test.mjs: the board as a form control: its value, validity, labels, reset, disabled,
// and the state that a browser restores.
import assert from 'node:assert/strict'
import { PROPER } from '../puzzles.mjs'
import { visit } from './visit.mjs'

const entered = PROPER.givens.replace('53.', '534')
/** The same puzzle, as the module reads it. */
const rows = PROPER.givens.match(/.{9}/g)?.join('\n')
const page = (/** @type {string} */ inside) =>
  `<!doctype html><html lang="en"><title>A form</title>
<script type="module" src="define.js"></script>${inside}</html>`
const server = {
  pages: {
    'form.html': page(`<form id="form" action="sent.html"><label for="grid">Today's sudoku</label>
<fieldset><nonet-sudoku id="grid" name="grid" puzzle="${PROPER.givens}" controls required></nonet-sudoku></fieldset>
<button>Send</button></form>`),
    'value.html': page(`<form><nonet-sudoku name="grid" puzzle="${PROPER.givens}"
value="${entered}"></nonet-sudoku></form>`),
    'rows.html': page(
      `<form><nonet-sudoku name="grid" puzzle="${rows}" controls></nonet-sudoku></form>`,
    ),
    'sent.html': page('<p>Sent.</p>'),
  },
}

/** @param {import('playwright-core').Page} now */
const state = (now) =>
  now.evaluate(() => {
    const board = /** @type {any} */ (document.querySelector('nonet-sudoku'))
    const flags = Object.keys(Object.getPrototypeOf(board.validity))
    return {
      sent: new FormData(board.form).get('grid'),
      wrong: flags.filter((flag) => flag !== 'valid' && board.validity[flag]),
      said: board.validationMessage,
      isWanted: board.willValidate,
      isRight: board.checkValidity(),
    }
  })

visit(
  'value and validity follow each change',
  { server },
  async ({ page: now, reader, server }) => {
    await reader.open(`${server.url}form.html`)
    assert.deepEqual(await state(now), {
      sent: PROPER.givens,
      wrong: ['valueMissing'],
      said: 'Solve the sudoku: the whole board, without a clash',
      isWanted: true,
      isRight: false,
    })
    await reader.tapCell(1, 3)
    // Updated in the same task: the host's listener sees the new value.
    await now.evaluate(() => {
      const board = /** @type {any} */ (document.querySelector('nonet-sudoku'))
      board.addEventListener('nonet-input', () => {
        const sent = new FormData(board.form).get('grid')
        Object.assign(globalThis, { heard: [sent, board.value, board.validationMessage] })
      })
    })
    await reader.keys('5')
    const conflict = PROPER.givens.replace('53.', '535')
    const heard = await now.evaluate(() => /** @type {any} */ (globalThis).heard)
    assert.deepEqual(heard, [conflict, conflict, '5 stands more than once in row 1'])
    assert.deepEqual((await state(now)).wrong, ['valueMissing', 'customError'])

    await now.evaluate((line) => {
      const board = /** @type {any} */ (document.querySelector('nonet-sudoku'))
      board.value = line
    }, PROPER.solution)
    const solved = { sent: PROPER.solution, wrong: [], said: '', isWanted: true, isRight: true }
    assert.deepEqual(await state(now), solved)
  },
)

visit(
  'an unsolved board holds the form back',
  { server },
  async ({ page: now, reader, server }) => {
    await reader.open(`${server.url}form.html`)
    // Enter on the board means Check, and no more.
    await reader.tapCell(1, 3)
    await reader.keys('Enter')
    await reader.hears(/No clashes so far|can still be finished/)
    await now.getByRole('button', { name: 'Send' }).click()
    assert.match(now.url(), /form\.html$/)
    // The validity message points to the active cell.
    const focused = await now.evaluate(
      () => document.activeElement?.shadowRoot?.activeElement?.getAttribute('aria-label') ?? '',
    )
    assert.match(focused, /^row 1 column 3/)
    await now.evaluate((line) => {
      Object.assign(/** @type {any} */ (document.querySelector('nonet-sudoku')), { value: line })
    }, PROPER.solution)
    await now.getByRole('button', { name: 'Send' }).click()
    await now.waitForURL(/sent\.html\?grid=\d{81}$/)
  },
)

visit(
  'a label names the board and leads to it',
  { server },
  async ({ page: now, reader, server }) => {
    await reader.open(`${server.url}form.html`)
    await now.getByText("Today's sudoku").click()
    const focused = await now.evaluate(() => {
      const { activeElement } = document
      const inner = activeElement?.shadowRoot?.activeElement
      return [activeElement?.id, inner?.getAttribute('role')]
    })
    assert.deepEqual(focused, ['grid', 'gridcell'])
    assert.equal((await reader.all('grid', "Today's sudoku")).length, 1)
  },
)

visit('reset: back to the start, with a new history', { server }, async (at) => {
  const { page: now, reader } = at
  const after = () =>
    now.evaluate(async () => {
      const board = /** @type {any} */ (document.querySelector('nonet-sudoku'))
      board.form.reset()
      const { value } = board
      return [value, new FormData(board.form).get('grid'), await board.undo(), board.value]
    })
  for (const [name, start] of [
    ['form', PROPER.givens],
    ['value', entered],
  ]) {
    await reader.open(`${at.server.url}${name}.html`)
    await reader.tapCell(2, 2)
    await reader.keys('7')
    assert.deepEqual(await after(), [start, start, false, start], name)
  }
})

visit('disabled: by itself or by a fieldset', { server }, async ({ page: now, reader, server }) => {
  await reader.open(`${server.url}form.html`)
  await reader.tapCell(1, 3)
  for (const name of ['nonet-sudoku', 'fieldset']) {
    await now.evaluate((tag) => {
      Object.assign(/** @type {any} */ (document.querySelector(tag)), { disabled: true })
    }, name)
    const [grid] = await reader.all('grid')
    assert.equal(grid.attributes['aria-disabled'], 'true', name)
    assert.equal((await state(now)).isWanted, false, name)
    assert.equal((await state(now)).sent, null, name)
    const stops = (await reader.cells()).filter(({ attributes }) => attributes.tabindex === '0')
    assert.equal(stops.length, 0, `${name}: no way in by the keyboard`)
    await reader.keys('4')
    await now.getByRole('button', { name: 'Solve', exact: true }).click({ force: true })
    assert.equal(await reader.line(), PROPER.givens, name)
    await now.evaluate((tag) => {
      Object.assign(/** @type {any} */ (document.querySelector(tag)), { disabled: false })
    }, name)
  }
  await reader.tapCell(1, 3)
  await reader.keys('4')
  assert.equal(await reader.line(), entered)
})

visit('a browser fills the board in again', { server }, async ({ page: now, reader, server }) => {
  for (const name of ['rows', 'form']) {
    await reader.open(`${server.url}${name}.html`)
    const stands = async () => (await reader.line()) === PROPER.givens
    await reader.until('the puzzle stands', stands)
    await reader.tapCell(1, 3)
    await reader.keys('4')
    await reader.tapCell(2, 2)
    await now.keyboard.press('Shift+7')
    await now.goto(`${server.url}sent.html`)
    await now.goBack()
    await reader.until(`${name}: as it was left`, async () => (await reader.line()) === entered)
    assert.match((await reader.cell(2, 2)).name, /corner marks 7/)
  }
  // Anything that is no state of this board changes nothing.
  const left = await now.evaluate(() => {
    const board = /** @type {any} */ (document.querySelector('nonet-sudoku'))
    for (const junk of ['', '{', 'null', '{"puzzle":{"givens":[1]}}', '['.repeat(1e5)]) {
      board.formStateRestoreCallback(junk)
    }
    return board.value
  })
  assert.equal(left, entered)
})

visit('a board for reading is never wrong', { server }, async ({ page: now, reader, server }) => {
  await reader.open(`${server.url}form.html`)
  const isRight = await now.evaluate(() => {
    const board = /** @type {any} */ (document.querySelector('nonet-sudoku'))
    board.readonly = true
    return board.checkValidity()
  })
  assert.ok(isRight)
})
