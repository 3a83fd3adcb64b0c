// tests/web/scenarios/play.mjs: solving by hand: marks, colours, many cells at once, checking.
import assert from 'node:assert/strict'
import { isSolutionOf, PROPER, SEVERAL } from '../puzzles.mjs'

/** @typedef {import('../reader.mjs').Reader} Reader */

/** The page with a puzzle on the board. @param {Reader} reader @param {string} url */
async function openPuzzle(reader, url) {
  await reader.open(url)
  await reader.pastePuzzle(PROPER.givens)
}

/** The accessible name of a cell. @param {Reader} reader @param {number} row @param {number} column */
const name = async (reader, row, column) => (await reader.cell(row, column)).name

/** The cells with aria-selected, as "row column". @param {Reader} reader */
async function selected(reader) {
  const cells = await reader.cells()
  return cells
    .filter(({ attributes }) => attributes['aria-selected'] === 'true')
    .map((cell) => /row (\d+) column (\d+)/.exec(cell.name)?.slice(1).join(' '))
}

/** Presses at one cell and drags over others. @param {Reader} reader @param {[number, number][]} way */
async function drag(reader, way, modifiers = /** @type {('Control' | 'Shift')[]} */ ([])) {
  const cells = await reader.cells()
  const points = way.map(([row, column]) => {
    const { x, y } = cells[(row - 1) * 9 + column - 1]
    return /** @type {[number, number]} */ ([x, y])
  })
  await reader.tab.drag(points, modifiers)
}

/** @type {import('./index.mjs').Scenario[]} */
export const play = [
  {
    title: 'marks and colours by the pad, in the name of the cell',
    async run(reader, server) {
      await openPuzzle(reader, server.url)
      await reader.tapCell(1, 3)
      await reader.press('Corner')
      assert.equal((await reader.one('button', 'Corner')).attributes['aria-pressed'], 'true')
      await reader.press('4')
      await reader.press('1')
      await reader.press('Centre')
      await reader.press('2')
      await reader.press('Colour')
      await reader.press('blue')
      await reader.press('red')
      assert.equal(
        await name(reader, 1, 3),
        'row 1 column 3, empty, corner marks 1 4, centre marks 2, colours red and blue',
      )
      await reader.press('blue')
      assert.match(await name(reader, 1, 3), /, colour red$/)
      await reader.press('Undo')
      await reader.hears(/Undone: colours in row 1 column 3/)
      assert.match(await name(reader, 1, 3), /colours red and blue$/)
      await reader.press('Erase')
      await reader.hears(/Colours erased/)
      await reader.press('Erase')
      await reader.hears(/Marks erased/)
      await reader.press('grey')
      await reader.press('Clear')
      await reader.hears(/Colours erased/)
      assert.equal(await name(reader, 1, 3), 'row 1 column 3, empty')
      await reader.press('Digit')
      await reader.press('4')
      assert.equal(await name(reader, 1, 3), 'row 1 column 3, 4')
      await reader.press('Undo')
      await reader.hears(/Undone: 4 in row 1 column 3/)
    },
  },
  {
    title: 'marks and colours by keys',
    async run(reader, server) {
      await openPuzzle(reader, server.url)
      await reader.tapCell(1, 3)
      await reader.tab.key('1', ['Shift'])
      await reader.tab.key('2', ['Control'])
      assert.match(await name(reader, 1, 3), /empty, corner marks 1, centre marks 2$/)
      await reader.keys('x', '4', 'c', '5', 'v', '6')
      assert.match(await name(reader, 1, 3), /corner marks 1 4, centre marks 2 5, colour blue$/)
      // From colours, the next mode is digits.
      await reader.keys(' ', '2')
      assert.match(await name(reader, 1, 3), /column 3, 2, colour blue$/)
      // Marks are kept under the digit.
      await reader.keys('Backspace')
      assert.match(await name(reader, 1, 3), /corner marks 1 4, centre marks 2 5, colour blue$/)
      // The focus stays on the pressed button.
      await reader.press('Undo')
      await reader.keys('z', '4')
      assert.match(await name(reader, 1, 3), /column 3, 4, colour blue$/)
    },
  },
  {
    title: 'many cells: by keys, by dragging, by a button',
    async run(reader, server) {
      await openPuzzle(reader, server.url)
      await reader.tapCell(8, 1)
      await reader.tab.key('ArrowRight', ['Shift'])
      await reader.tab.key('ArrowRight', ['Shift'])
      assert.deepEqual(await selected(reader), ['8 1', '8 2', '8 3'])
      await reader.keys('x', '2', '3')
      for (const column of [1, 2, 3]) assert.match(await name(reader, 8, column), /marks 2 3$/)
      await reader.tab.key('z', ['Control'])
      await reader.hears(/Undone: marks in 3 cells/)
      for (const column of [1, 2, 3]) assert.match(await name(reader, 8, column), /marks 2$/)
      await reader.keys('Escape')
      assert.deepEqual(await selected(reader), ['8 3'])
      await reader.tab.key('a', ['Control'])
      assert.equal((await selected(reader)).length, 81)

      const way = /** @type {[number, number][]} */ ([
        [7, 3],
        [7, 4],
        [7, 5],
        [6, 5],
      ])
      await drag(reader, way)
      assert.deepEqual(await selected(reader), ['6 5', '7 3', '7 4', '7 5'])
      await drag(reader, [[1, 7]], ['Control'])
      assert.deepEqual(await selected(reader), ['1 7', '6 5', '7 3', '7 4', '7 5'])
      await drag(reader, [[2, 8]], ['Shift'])
      assert.deepEqual((await selected(reader)).slice(0, 4), ['1 7', '1 8', '2 7', '2 8'])

      await reader.tapCell(1, 3)
      assert.deepEqual(await selected(reader), ['1 3'])
      await reader.press('Select several')
      await reader.tapCell(1, 4)
      await reader.tapCell(9, 1)
      await reader.tapCell(1, 4)
      assert.deepEqual(await selected(reader), ['1 3', '9 1'])
      await reader.press('Digit')
      await reader.press('2')
      assert.equal((await reader.line()).slice(0, 3), '532')
      assert.equal((await reader.line())[72], '2')
      await reader.press('Select several')
      assert.deepEqual(await selected(reader), ['1 4'])
    },
  },
  {
    title: 'automatic marks, updated, and a double tap for the last one',
    async run(reader, server) {
      await openPuzzle(reader, server.url)
      await reader.press('Fill in marks')
      await reader.hears(/Marks filled in/)
      assert.match(await name(reader, 5, 5), /empty, corner marks 5$/)
      assert.match(await name(reader, 5, 2), /marks 2 5$/)
      assert.match(await name(reader, 6, 2), /marks 1 5$/)
      // Still the reader's own.
      await reader.tapCell(6, 2)
      await reader.tab.key('1', ['Shift'])
      assert.match(await name(reader, 6, 2), /marks 5$/)
      const { x, y } = await reader.cell(5, 5)
      await reader.tab.tap(x, y)
      await reader.tab.tap(x, y)
      await reader.until('the mark is a digit', async () => {
        return (await name(reader, 5, 5)) === 'row 5 column 5, 5'
      })
      assert.match(await name(reader, 5, 2), /marks 2$/)
      await reader.press('Undo')
      assert.match(await name(reader, 5, 5), /marks 5$/)
      assert.match(await name(reader, 5, 2), /marks 2 5$/)
    },
  },
  {
    title: 'check: it can no longer be finished, and back to the last board that could',
    async run(reader, server) {
      await openPuzzle(reader, server.url)
      await reader.tapCell(1, 3)
      await reader.keys('4', 'ArrowRight', '6')
      await reader.keys('Enter')
      await reader.hears(/can still be finished/)
      assert.equal((await reader.all('button', 'Back to the last board that could')).length, 0)
      // 2 is in conflict with nothing in sight, but the solution has 1 there, in row 3 column 1.
      await reader.tapCell(3, 1)
      await reader.keys('2')
      await reader.tapCell(9, 1)
      await reader.keys('3')
      await reader.tab.key('1', ['Shift'])
      const lost = await reader.line()
      await reader.press('Check')
      await reader.hears(/can no longer be finished/)
      assert.equal(await reader.line(), lost, 'nothing is given away')
      await reader.press('Back to the last board that could')
      await reader.hears(/2 steps taken back/)
      const back = await reader.line()
      assert.equal(back[2] + back[3], '46')
      assert.equal(back[18] + back[72], '..')
      assert.equal((await reader.all('button', 'Back to the last board that could')).length, 0)
      await reader.press('Redo')
      await reader.press('Redo')
      assert.equal(await reader.line(), lost)
    },
  },
  {
    title: 'of several solutions, Solve takes one that agrees with what was entered',
    async run(reader, server) {
      await reader.open(server.url)
      await reader.pastePuzzle(SEVERAL)
      await reader.press('Solve')
      await reader.hears(/more than one solution/)
      const first = await reader.line()
      await reader.press('Show another')
      await reader.until('another one', async () => (await reader.line()) !== first)
      const second = await reader.line()
      await reader.press('Clear')
      assert.equal(await reader.line(), SEVERAL)
      const cell = [...second].findIndex((digit, index) => digit !== first[index])
      await reader.tapCell(Math.floor(cell / 9) + 1, (cell % 9) + 1)
      await reader.keys(second[cell])
      await reader.press('Solve')
      await reader.until('it is full', async () => !(await reader.line()).includes('.'))
      const found = await reader.line()
      assert.ok(isSolutionOf(found, SEVERAL), found)
      assert.equal(found[cell], second[cell])
    },
  },
  {
    title: 'the digits that are sought stand out; the clock runs when it is wanted',
    async run(reader, server) {
      await openPuzzle(reader, server.url)
      await reader.press('Fill in marks')
      await reader.tapCell(1, 1)
      await reader.until('the other 5s are pointed out', async () => {
        const parts = (await reader.cells()).map(({ attributes }) => attributes.part)
        const same = parts.flatMap((part, cell) => (/\bsame\b/.test(part) ? [cell + 1] : []))
        return String(same) === String([15, 72])
      })
      const clock = async () => (await reader.all('timer')).map(({ text }) => text)
      assert.deepEqual(await clock(), [])
      await reader.tab.js(() => document.querySelector('nonet-sudoku')?.toggleAttribute('clock'))
      await reader.until('the clock shows a second', async () =>
        /0:0[1-9]/.test(String(await clock())),
      )
    },
  },
]
