// tests/web/unit/practice.test.mjs: what counts as having found the step of an exercise, and what does not.
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { foundStep } from '../../../web/page/learn/practice.js'

/** @typedef {import('nonet-human-wasm').Step} Step */
/** @typedef {import('../../../web/page/learn/practice.js').State} State */

const EMPTY = { digits: [], marks: [], houses: [], cells: [], chains: [] }
/** Takes 4 from cell 3 and from cell 5. @type {Step} */
const FISH = {
  ...EMPTY,
  technique: 'x-wing',
  placements: [],
  eliminations: [
    { cell: 3, digit: 4 },
    { cell: 5, digit: 4 },
  ],
}
/** @type {Step} */
const SINGLE = {
  ...EMPTY,
  technique: 'hidden-single',
  placements: [{ cell: 7, digit: 2 }],
  eliminations: [],
}
/** @type {State} */
const BEFORE = {
  digits: new Array(81).fill(0),
  marks: new Array(81).fill([]).with(3, [4, 6]).with(5, [4, 5, 9]).with(6, [2, 4]),
}

/** What is found by a change of marks and digits, each a cell and what is there then. @param {[number, number[]][]} marks @param {[number, number][]} [digits] */
function found(marks, digits = []) {
  const now = { digits: [...BEFORE.digits], marks: [...BEFORE.marks] }
  for (const [cell, list] of marks) now.marks[cell] = list
  for (const [cell, digit] of digits) {
    now.digits[cell] = digit
    now.marks[cell] = []
  }
  return foundStep([FISH, SINGLE], BEFORE, now)?.technique
}

test('a candidate that the step removes, a digit that it places, the digit that is left', () => {
  assert.equal(found([[5, [5, 9]]]), 'x-wing')
  assert.equal(found([], [[7, 2]]), 'hidden-single')
  assert.equal(found([], [[3, 6]]), 'x-wing')
})

test('other moves are none: another mark or digit, an erased cell, marks that a digit clears', () => {
  assert.equal(found([]), undefined)
  assert.equal(found([[5, [4, 9]]]), undefined)
  assert.equal(found([[6, [2]]]), undefined)
  assert.equal(found([[5, []]]), undefined)
  assert.equal(found([], [[5, 9]]), undefined, 'two digits were left there')
  assert.equal(found([], [[3, 4]]), undefined, 'the wrong one')
  assert.equal(found([], [[7, 3]]), undefined)
  assert.equal(found([[5, [5, 9]]], [[8, 4]]), undefined, 'a 4 clears the 4s around it')
})

test('what was there before is not found again', () => {
  assert.equal(foundStep([FISH, SINGLE], BEFORE, BEFORE), undefined)
  const placed = { digits: BEFORE.digits.with(7, 2), marks: BEFORE.marks }
  assert.equal(foundStep([SINGLE], placed, placed), undefined)
})
