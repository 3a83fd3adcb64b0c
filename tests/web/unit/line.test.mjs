// tests/web/unit/line.test.mjs: boards as attributes write them.
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { readDigits, readLine, readShape, writeLine } from '../../../web/board/line.js'
import { emptyPuzzle } from '../../../web/board/puzzle.js'

test('what is written is read back, in letters and in numbers', () => {
  for (const size of [1, 4, 9, 16, 25, 35, 36, 64]) {
    const digits = Array.from({ length: size * size }, (_, cell) => cell % (size + 1))
    assert.deepEqual(readDigits(writeLine(digits, size)), digits)
  }
})

test('letters up to 35, numbers from 36', () => {
  assert.equal(writeLine([0, 35, 10], 35), '.ZA')
  assert.equal(writeLine([0, 35, 36], 36), '0,35,36')
})

test('senseless lines are refused', () => {
  for (const text of ['', '12', '1'.repeat(80), 'x234'.repeat(4), '5...............', '1,2,3']) {
    assert.equal(readDigits(text), undefined, text)
  }
})

test('shapes: a size, or boxes', () => {
  assert.deepEqual(readShape('1'), { size: 1, boxRows: 1, boxColumns: 1 })
  assert.deepEqual(readShape('64'), { size: 64, boxRows: 8, boxColumns: 8 })
  assert.deepEqual(readShape('6'), { size: 6, boxRows: 2, boxColumns: 3 })
  assert.deepEqual(readShape('3x2'), { size: 6, boxRows: 3, boxColumns: 2 })
  assert.deepEqual(readShape(' 3 × 2 '), { size: 6, boxRows: 3, boxColumns: 2 })
  for (const text of ['', '0', '65', '-9', '9x9', '2.5', 'nine']) {
    assert.equal(readShape(text), undefined, text)
  }
})

test('a line takes the boxes that were set where its size fits', () => {
  const shape = { size: 6, boxRows: 3, boxColumns: 2 }
  assert.equal(readLine('.'.repeat(36), shape)?.boxRows, 3)
  assert.equal(readLine('.'.repeat(16), shape)?.boxRows, 2)
  assert.deepEqual(emptyPuzzle(shape).givens.length, 36)
})
