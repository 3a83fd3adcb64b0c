// tests/web/scenarios/board.mjs: one puzzle on the board: typing, checking, solving, cancelling.
import assert from 'node:assert/strict'
import { CONFLICTING, endless, IMPOSSIBLE, isSolutionOf, PROPER, SEVERAL } from '../puzzles.mjs'

/** @type {import('./index.mjs').Scenario[]} */
export const board = [
  {
    title: 'type, with keys and with the pad, undo and redo',
    async run(reader, server) {
      await reader.open(server.url)
      await reader.tapCell(1, 1)
      await reader.keys('5')
      assert.equal((await reader.cell(1, 1)).name, 'row 1 column 1, 5')
      await reader.hears(/5 placed/)
      await reader.keys('ArrowDown', 'ArrowRight')
      await reader.press('7')
      assert.equal((await reader.cell(2, 2)).name, 'row 2 column 2, 7')
      await reader.press('Undo')
      assert.equal((await reader.cell(2, 2)).name, 'row 2 column 2, empty')
      await reader.press('Redo')
      await reader.press('Erase')
      assert.equal((await reader.line()).replaceAll('.', ''), '5')
      await reader.tapCell(1, 1)
      await reader.keys('Backspace')
      assert.equal(await reader.line(), '.'.repeat(81))
    },
  },
  {
    title: 'a conflict and a digit out of range have messages',
    async run(reader, server) {
      await reader.open(server.url)
      await reader.tapCell(1, 1)
      await reader.keys('5', 'End', '5')
      await reader.hears(/5 clashes with row 1/)
      for (const column of [1, 9]) {
        const cell = await reader.cell(1, column)
        assert.equal(cell.attributes['aria-invalid'], 'true')
        assert.match(cell.name, /clashes with row 1/)
      }
      await reader.keys('Backspace', 'a')
      await reader.hears(/10.*out of range.*1 to 9/)
      assert.equal((await reader.cell(1, 1)).attributes['aria-invalid'], undefined)
    },
  },
  {
    title: 'paste a puzzle and solve it',
    async run(reader, server) {
      await reader.open(server.url)
      await reader.pastePuzzle(PROPER.givens)
      assert.equal((await reader.cell(1, 1)).name, 'row 1 column 1, given 5')
      assert.equal((await reader.cell(1, 1)).attributes['aria-readonly'], 'true')
      await reader.press('Solve')
      await reader.hears(/one solution/)
      assert.equal(await reader.line(), PROPER.solution)
    },
  },
  {
    title: 'check: unfinished, wrong, right',
    async run(reader, server) {
      await reader.open(server.url)
      await reader.pastePuzzle(PROPER.givens)
      await reader.press('Check')
      await reader.hears(/one solution.*can still be finished/)
      assert.equal(await reader.line(), PROPER.givens, 'checking fills in nothing')
      // 1 is in conflict with nothing in sight, but the solution has 4 there.
      await reader.tapCell(1, 3)
      await reader.keys('1')
      await reader.press('Check')
      await reader.hears(/can no longer be finished/)
      await reader.press('Solve')
      await reader.hears(/1 digit was wrong/)
      assert.equal(await reader.line(), PROPER.solution)
      await reader.press('Check')
      await reader.hears(/Solved/)
      await reader.tapCell(1, 3)
      await reader.keys('5')
      await reader.press('Check')
      await reader.hears(/Full, but 5 .*row 1/)
    },
  },
  {
    title: 'several solutions, one after another',
    async run(reader, server) {
      await reader.open(server.url)
      await reader.pastePuzzle(SEVERAL)
      await reader.press('Solve')
      await reader.hears(/more than one solution/)
      const seen = new Set()
      for (let shown = 1; shown <= 4; shown++) {
        let line = ''
        await reader.until('another solution', async () => {
          line = await reader.line()
          return !line.includes('.') && !seen.has(line)
        })
        assert.ok(isSolutionOf(line, SEVERAL), line)
        seen.add(line)
        await reader.press('Show another')
      }
    },
  },
  {
    title: 'no solution: the givens in conflict, or a message that there is none',
    async run(reader, server) {
      await reader.open(server.url)
      await reader.paste(CONFLICTING)
      await reader.hears(/5 .*row 1/)
      await reader.press('Solve')
      await reader.hears(/no solution.*5 stands more than once in row 1/)
      await reader.pastePuzzle(IMPOSSIBLE)
      await reader.press('Solve')
      await reader.hears(/no solution.*No way/)
      assert.equal(await reader.line(), IMPOSSIBLE)
    },
  },
  {
    title: 'a search that takes ages leaves the page usable and can be cancelled',
    async run(reader, server) {
      await reader.open(server.url)
      await reader.paste(endless())
      await reader.until('it is on the board', async () => (await reader.cells()).length === 625)
      await reader.press('Solve')
      await reader.one('button', 'Cancel')
      // The page goes on while the worker searches.
      await reader.tab.js(async () => {
        for (let turn = 0; turn < 100; turn++) await new Promise((done) => setTimeout(done, 5))
      })
      await reader.until('it tells how far it is', async () => {
        const [timer] = await reader.all('timer')
        return /\d s .*[1-9][\d,]* guesses/.test(timer.text)
      })
      await reader.press('Cancel')
      await reader.hears(/Cancelled/)
      // The next question is answered normally.
      await reader.paste(PROPER.givens)
      await reader.until('it is on the board', async () => (await reader.cells()).length === 81)
      await reader.press('Solve')
      await reader.hears(/one solution/)
      assert.equal(await reader.line(), PROPER.solution)
    },
  },
  {
    title: 'other sizes: a 16×16 board by the size chooser',
    async run(reader, server) {
      await reader.open(server.url)
      await reader.press('Open')
      await reader.press('16×16')
      await reader.until('256 cells', async () => (await reader.cells()).length === 256)
      await reader.tapCell(1, 1)
      await reader.keys('G')
      await reader.hears(/16 placed/)
      assert.equal((await reader.cell(1, 1)).name, 'row 1 column 1, 16')
      await reader.press('Solve')
      await reader.hears(/more than one solution/, 30_000)
    },
  },
]
