// tests/web/unit/compact.test.mjs: Nonet's own link: it is read as it was written, short and without escapes.
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { areasOf } from '../../../web/board/houses.js'
import { readCompact, writeCompact } from '../../../web/interop/compact.js'
import { PROPER } from '../puzzles.mjs'
import { anyPuzzle, dice } from './any-puzzle.mjs'

const DIGITS = [...PROPER.givens].map((digit) => Number(digit) || 0)

test('our link: every size, boxes, regions, entries and marks come back as they went', () => {
  const roll = dice(1)
  for (let size = 1; size <= 64; size++) {
    for (let round = 0; round < (size < 20 ? 20 : 4); round++) {
      const puzzle = anyPuzzle(size, roll)
      const text = writeCompact(puzzle)
      const { puzzle: back, leftOut } = readCompact(text)
      assert.deepEqual(
        { ...back, areas: areasOf(back) },
        { ...puzzle, areas: areasOf(puzzle) },
        text,
      )
      assert.deepEqual(leftOut, [])
      assert.equal(encodeURIComponent(text), text, 'needs no escape')
      assert.doesNotMatch(text, /\.$/)
    }
  }
})

test('our link is short and can be read by eye', () => {
  const puzzle = { size: 9, boxRows: 3, boxColumns: 3, givens: DIGITS }
  assert.equal(writeCompact(puzzle), '53b7d6b195d98d6a8c6c34b8a3b17c2c6a6d28d419b5d8b79')
  assert.equal(writeCompact({ ...puzzle, entries: [0, 0, 4] }).split('.')[1], 'e4')
  const six = { size: 6, boxRows: 3, boxColumns: 2, givens: new Array(36).fill(0) }
  assert.equal(writeCompact(six), 'zj.b3x2')
  assert.deepEqual(readCompact(PROPER.givens).puzzle, puzzle)
  assert.deepEqual(readCompact(PROPER.givens.replaceAll('.', '0')).puzzle, puzzle)
})

test('extra houses are a part of their own, and have to fit', () => {
  const puzzle = { size: 9, boxRows: 3, boxColumns: 3, givens: DIGITS }
  const houses = /** @type {any} */ (['diagonals', 'r1c1r1c2r2c2'])
  const text = writeCompact({ ...puzzle, houses })
  assert.equal(text.split('.')[1], 'hdiagonals_r1c1r1c2r2c2')
  assert.deepEqual(readCompact(text).puzzle, { ...puzzle, houses })
  for (const wrong of ['hdiagonal', 'h', 'hr1c1r1c1', 'hr10c1r1c1']) {
    const key = { key: 'bad-houses' }
    assert.throws(() => readCompact(`${writeCompact(puzzle)}.${wrong}`), key, wrong)
  }
})

test('a part of a later version is skipped, and named', () => {
  const text = `${writeCompact({ size: 9, boxRows: 3, boxColumns: 3, givens: DIGITS })}.y12`
  const { puzzle, leftOut } = readCompact(text)
  assert.deepEqual(puzzle.givens, DIGITS)
  assert.deepEqual(leftOut, ['newer'])
})
