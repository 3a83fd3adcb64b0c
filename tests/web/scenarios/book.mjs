// tests/web/scenarios/book.mjs: a book of new puzzles: its preview, its sheets, and the same one again.
import assert from 'node:assert/strict'
import { choose, openBook, printBook } from '../book-panel.mjs'

/** @typedef {import('../reader.mjs').Reader} Reader */

/** @type {import('./index.mjs').Scenario[]} */
export const book = [
  {
    title: 'Book: puzzles and their answers on sheets, and with the same seed the same ones again',
    async run(reader, server) {
      await reader.open(server.url)
      await openBook(reader)
      await reader.one('img', 'The first of 8 sheets')
      await choose(reader, { grade: 'easy', count: 7, per: 2, seed: 'grandma', heading: 'For you' })
      await reader.one('img', 'The first of 5 sheets')
      const sheets = await printBook(reader)
      assert.equal(sheets.length, 5)
      for (const [index, { texts }] of sheets.entries()) {
        assert.equal(texts[0], 'For you')
        assert.deepEqual(texts.slice(-2), [
          'Seed grandma · Easy · --symmetry half-turn',
          `${index + 1} / 5`,
        ])
      }
      const grids = sheets.flatMap((sheet) => sheet.grids)
      assert.equal(grids.length, 14)
      for (let number = 1; number <= 7; number++) {
        const [puzzle, answer] = [grids[number - 1], grids[6 + number]]
        assert.equal(puzzle.title, `${number} · Easy`)
        assert.equal(answer.title, `Answers · ${number} · Easy`)
        assert.equal(answer.digits.length, 81)
        assert.ok(puzzle.digits.length >= 17 && puzzle.digits.length < 81)
        const answers = new Map(answer.digits.map(({ at, digit }) => [at, digit]))
        for (const { at, digit } of puzzle.digits) assert.equal(answers.get(at), digit)
      }
      assert.equal(new Set(grids.map(({ digits }) => JSON.stringify(digits))).size, 14)

      await choose(reader, { seed: 'another' })
      assert.notDeepEqual(await printBook(reader), sheets)
      await reader.press('Close')
      await reader.until('the sheets are gone', () =>
        reader.tab.js(() => !document.querySelector('.book-sheets, .printing-book')),
      )
      await reader.open(server.url)
      await openBook(reader)
      await choose(reader, { grade: 'easy', count: 7, per: 2, seed: 'grandma', heading: 'For you' })
      assert.deepEqual(await printBook(reader), sheets)
    },
  },
]
