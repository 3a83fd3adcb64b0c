// tests/web/unit/selection.test.mjs: selecting cells, one and many; small sets of digits.
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { clockText } from '../../../web/base/clock-text.js'
import * as marks from '../../../web/board/digit-sets.js'
import { between, Selection } from '../../../web/board/selection.js'

const board = (/** @type {number} */ rows, /** @type {number} */ columns) => ({
  columns,
  areas: new Array(rows * columns).fill(0),
})
const cells = (/** @type {Selection} */ selection) => selection.cells.sort((a, b) => a - b)

test('one cell, then more, then one again', () => {
  const selection = new Selection(board(9, 9))
  assert.deepEqual(cells(selection), [0])
  selection.one(40)
  selection.add(41)
  assert.equal(selection.active, 41)
  assert.deepEqual(cells(selection), [40, 41])
  selection.one(selection.active)
  assert.deepEqual(cells(selection), [41])
})

test('a cell taken out stays the active one; the last one cannot be taken out', () => {
  const selection = new Selection(board(9, 9))
  selection.toggle(5)
  selection.toggle(0)
  assert.deepEqual(cells(selection), [5])
  assert.equal(selection.active, 0)
  selection.toggle(5)
  assert.deepEqual(cells(selection), [5])
})

test('a block and the whole board', () => {
  const selection = new Selection(board(4, 4))
  selection.one(9)
  selection.block(3)
  assert.deepEqual(cells(selection), [1, 2, 3, 5, 6, 7, 9, 10, 11])
  selection.all()
  assert.equal(selection.count, 16)
  assert.equal(selection.active, 3)
})

test('a block and the whole board of a grid that is no square', () => {
  const selection = new Selection(board(2, 5))
  selection.one(1)
  selection.block(7)
  assert.deepEqual(cells(selection), [1, 2, 6, 7])
  selection.all()
  assert.equal(selection.count, 10)
})

test('holes are never selected', () => {
  // . a b .
  // c . . d
  const selection = new Selection({ columns: 4, areas: [-1, 0, 0, -1, 1, -1, -1, 2] })
  assert.deepEqual(cells(selection), [1])
  selection.block(7)
  assert.deepEqual(cells(selection), [1, 2, 7])
  // The last one stays, whatever holes are between.
  selection.toggle(1)
  selection.toggle(2)
  selection.toggle(7)
  assert.deepEqual(cells(selection), [7])
  selection.one(4)
  selection.reach(7)
  assert.deepEqual([cells(selection), selection.count], [[4, 7], 2])
  selection.all()
  assert.deepEqual(cells(selection), [1, 2, 4, 7])
})

test('a drag takes the cells that a fast finger skips', () => {
  assert.deepEqual(between(0, 3, 9), [1, 2, 3])
  assert.deepEqual(between(40, 20, 9), [30, 20])
  assert.deepEqual(between(0, 20, 9), [10, 20])
  assert.deepEqual(between(7, 7, 9), [])
  const selection = new Selection(board(9, 9))
  selection.reach(27)
  assert.deepEqual(cells(selection), [0, 9, 18, 27])
})

test('sets of digits, also of those above 9', () => {
  const set = marks.marksOf([12, 3, 3, 64])
  assert.deepEqual(marks.digitsOf(set), [3, 12, 64])
  assert.ok(marks.holds(set, 12))
  assert.ok(!marks.holds(set, 1))
  assert.deepEqual(marks.digitsOf(marks.withDigit(set, 5)), [3, 5, 12, 64])
  assert.equal(marks.withDigit(set, 3), set)
  assert.deepEqual(marks.digitsOf(marks.withoutDigit(set, 12)), [3, 64])
  assert.equal(marks.withoutDigit(set, 13), set)
  assert.equal(marks.digitsOf(''), marks.digitsOf(''), 'the same list for the same set')
  for (let digit = 1; digit <= 64; digit++) {
    assert.deepEqual(marks.digitsOf(marks.only(digit)), [digit])
  }
})

test('the clock’s text', () => {
  const texts = [0, 7, 61, 754, 3723, 36_000].map(clockText)
  assert.deepEqual(texts, ['0:00', '0:07', '1:01', '12:34', '1:02:03', '10:00:00'])
})
