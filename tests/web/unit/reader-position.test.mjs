// tests/web/unit/reader-position.test.mjs: which marks are the reader's candidates.
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { BoardModel } from '../../../web/board/model.js'
import { cellsWithCandidates, readerPosition } from '../../../web/board/reader-position.js'

const shape = { size: 4, boxRows: 2, boxColumns: 2 }
const board = (givens = '1000000000000000') =>
  new BoardModel({ ...shape, givens: [...givens].map(Number) })

test('a board without marks allows all', () => {
  const model = board()
  model.set(5, 3)
  const { givens, entries, candidates } = readerPosition(model)
  assert.equal(candidates, undefined)
  assert.equal(givens[0], 1)
  assert.equal(entries?.[5], 3)
})

test('centre marks are candidates; corner marks of a few cells are not', () => {
  const model = board()
  model.toggle('centre', [3], 2)
  model.toggle('centre', [3], 4)
  model.toggle('corner', [6, 7], 1)
  assert.deepEqual([...cellsWithCandidates(model)], [3])
  const { candidates } = readerPosition(model)
  assert.deepEqual(candidates?.[3], [2, 4])
  assert.deepEqual(candidates?.[6], [1, 2, 3, 4])
})

test('filled-in marks are candidates, until they are erased', () => {
  const model = board()
  model.fillMarks([1, 2])
  model.toggle('corner', [2], 3)
  assert.deepEqual([...cellsWithCandidates(model)].sort(), [1, 2])
  assert.deepEqual(readerPosition(model).candidates?.[2], [2, 4])
  // As it was a step before.
  assert.deepEqual(readerPosition(model, 1).candidates?.[2], [2, 3, 4])
  assert.equal(readerPosition(model, 2).candidates, undefined)
  model.erase(['corner'], [2])
  assert.deepEqual([...cellsWithCandidates(model)], [1])
  model.undo(3)
  assert.deepEqual([...cellsWithCandidates(model)], [])
})

test('the corner marks of a whole box are candidates', () => {
  const model = board()
  for (const digit of [2, 3]) model.toggle('corner', [1, 4], digit)
  model.toggle('corner', [5], 2)
  // 4 is marked nowhere.
  assert.deepEqual([...cellsWithCandidates(model)], [])
  model.toggle('corner', [5], 4)
  assert.deepEqual([...cellsWithCandidates(model)], [1, 4, 5])
  assert.deepEqual(readerPosition(model).candidates?.[5], [2, 4])
})

test('stated candidates stay; without givens, what was typed is the puzzle', () => {
  const stated = new BoardModel({
    ...shape,
    givens: new Array(16).fill(0),
    candidates: [...new Array(16).keys()].map((cell) => (cell ? [1, 2, 3, 4] : [1, 2])),
  })
  stated.set(3, 4)
  const { givens, candidates } = readerPosition(stated)
  assert.equal(givens[3], 4)
  assert.deepEqual(candidates?.[0], [1, 2])
  assert.equal(readerPosition(stated, 1).givens[3], 0)
})
