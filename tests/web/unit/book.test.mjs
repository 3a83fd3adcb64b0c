// tests/web/unit/book.test.mjs: the sheets of a book: which puzzle is where, how many sheets there are, right to left.
// That they are those of the command line, for all kinds of layouts, is tested by tests/wasm/book.test.mjs.
import assert from 'node:assert/strict'
import { test } from 'node:test'
import {
  frameOfSheet,
  MOST_PER_SHEET,
  PAPERS,
  placesOf,
  sheetsOf,
} from '../../../web/page/book/layout.js'
import { hasLetterPaper } from '../../../web/page/book/paper-of.js'
import { bookTags } from '../../../web/page/book/sheets.js'
import { wishesText } from '../../../web/page/book/wishes-text.js'

/** @typedef {import('../../../web/scene/pens.js').Tag} Tag */
/** @typedef {import('../../../web/page/book/layout.js').Plan} Plan */

/** @type {Plan} */
const PLAN = { paper: 'a4', perSheet: 4, isLarge: false, answers: 'end' }
const WORDS = { title: 'Title', grade: 'Hard', about: 'Seed x', answers: 'Answers' }

/** Made of 4×4, each with another given. @param {number} count */
const puzzles = (count) =>
  Array.from({ length: count }, (_, index) => {
    const solution = [...'1234341221434321'].map(Number)
    const givens = solution.map((digit, cell) => (cell === index % 16 ? digit : 0))
    return { number: index + 1, puzzle: { size: 4, boxRows: 2, boxColumns: 2, givens }, solution }
  })

/** @param {Tag} tag @returns {Tag[]} */
const childrenOf = (tag) => tag.inside.filter((part) => typeof part !== 'string')
/** @param {Tag} tag @param {string} name */
const named = (tag, name) => childrenOf(tag).filter((part) => part.tag === name)
/** @param {Tag} sheet */
const gridsOf = (sheet) =>
  named(sheet, 'svg').map((grid) => ({
    title: named(grid, 'title')[0].inside[0],
    digits: named(grid, 'text')
      .map(({ inside }) => inside[0])
      .join(''),
    x: Number(grid.attributes.x),
    side: Number(grid.attributes.width),
  }))

test('each puzzle is on one sheet, and its answer under the same number on another', () => {
  for (const count of [1, 4, 5, 13, 100]) {
    for (let perSheet = 1; perSheet <= MOST_PER_SHEET; perSheet++) {
      const made = puzzles(count)
      const sheets = bookTags({ ...PLAN, perSheet }, WORDS, made)
      assert.equal(sheets.length, Math.ceil(count / perSheet) + Math.ceil(count / 12))
      const grids = sheets.flatMap(gridsOf)
      assert.equal(grids.length, 2 * count)
      for (const [index, { number, puzzle, solution }] of made.entries()) {
        const given = puzzle.givens.filter(Boolean).join('')
        const [drawn, answer] = [grids[index], grids[count + index]]
        assert.deepEqual([drawn.title, drawn.digits], [`${number} · Hard`, given])
        assert.equal(answer.title, `Answers · ${number} · Hard`)
        assert.equal(answer.digits, solution.join(''))
      }
    }
  }
})

test('every sheet has the title, its number and what makes the book again', () => {
  const sheets = bookTags(PLAN, WORDS, puzzles(9))
  for (const [index, sheet] of sheets.entries()) {
    const texts = named(sheet, 'text').map(({ inside }) => inside[0])
    assert.equal(texts[0], 'Title')
    assert.deepEqual(texts.slice(-2), ['Seed x', `${index + 1} / ${sheets.length}`])
    const [width, height] = PAPERS.a4
    assert.equal(sheet.attributes.viewBox, `0 0 ${width} ${height}`)
    assert.equal(sheet.attributes.width, '210mm')
  }
})

test('answers may be turned by 180°, or left out; of large print, fewer are on a sheet', () => {
  const turned = bookTags({ ...PLAN, answers: 'upside-down', isLarge: true }, WORDS, puzzles(8))
  assert.equal(turned.length, 2 + 2)
  const groups = turned.map((sheet) =>
    named(sheet, 'g').map(({ attributes }) => attributes.transform),
  )
  assert.deepEqual(groups, [[], [], ['rotate(180 10500 14850)'], ['rotate(180 10500 14850)']])
  assert.equal(bookTags({ ...PLAN, answers: 'none' }, WORDS, puzzles(8)).length, 2)
})

test('from right to left the first puzzle is at the right, as far from its edge as else from the left', () => {
  const made = puzzles(4)
  const [usual] = bookTags(PLAN, WORDS, made)
  const [mirrored] = bookTags(PLAN, { ...WORDS, isRightToLeft: true }, made)
  assert.equal(mirrored.attributes.direction, 'rtl')
  const [width] = PAPERS.a4
  for (const [index, { x, side }] of gridsOf(usual).entries()) {
    assert.equal(gridsOf(mirrored)[index].x, width - x - side)
  }
  assert.ok(gridsOf(mirrored)[0].x > gridsOf(mirrored)[1].x)
})

test('large print is larger, in digits too', () => {
  const digitOf = (/** @type {Tag} */ sheet) => named(named(sheet, 'svg')[0], 'text')[0].attributes
  const [usual] = bookTags({ ...PLAN, perSheet: 1 }, WORDS, puzzles(1))
  const [large] = bookTags({ ...PLAN, perSheet: 1, isLarge: true }, WORDS, puzzles(1))
  assert.ok(Number(digitOf(large)['font-size']) > 1.2 * Number(digitOf(usual)['font-size']))
  assert.ok(gridsOf(large)[0].side > gridsOf(usual)[0].side)
  const { right } = frameOfSheet({ ...PLAN, isLarge: true })
  const [{ left, side }] = placesOf({ ...PLAN, perSheet: 1, isLarge: true }, false, 9)
  assert.ok(left + side <= right)
  assert.equal(sheetsOf(PLAN, 13, 16).filter(({ isAnswers }) => isAnswers).length, 3)
})

test('wishes are told as options, in one order; the grade is not', () => {
  assert.equal(wishesText({ grade: 'hard', symmetry: 'none' }), '')
  assert.equal(wishesText({ grade: 'easy', symmetry: 'half-turn' }), '--symmetry half-turn')
  assert.equal(
    wishesText({ symmetry: 'full', se: [5, 6.2], minimal: true, clues: [24, 24], longestWait: 0 }),
    '--clues 24 --minimal --se 5.0-6.2 --symmetry full --wait 0',
  )
})

test('the paper of the reader’s country', () => {
  assert.deepEqual(['en-US', 'fr-CA', 'en-Latn-US'].map(hasLetterPaper), [true, true, true])
  assert.deepEqual(['en', 'en-GB', 'de-DE', 'zh-Hans-CN', 'ar', 'C'].some(hasLetterPaper), false)
})
