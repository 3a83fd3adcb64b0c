// tests/web/unit/path.test.mjs: the positions along a path of steps, steps by technique, positions to practise on.
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { readPosition } from '../../../web/page/learn/positions.js'
import { grouped, hardnessOf, Path, positionOf } from '../../../web/page/solve/path.js'
import { PROPER } from '../puzzles.mjs'
import { stepOf } from '../step-of.mjs'

const puzzle = {
  size: 9,
  boxRows: 3,
  boxColumns: 3,
  givens: [...PROPER.givens].map((sign) => Number(sign) || 0),
}

test('a position has the candidates that its digits leave, and no more than the puzzle says', () => {
  const position = positionOf(puzzle)
  assert.deepEqual(position.candidates[0], [])
  assert.deepEqual(position.candidates[2], [1, 2, 4])
  assert.deepEqual(positionOf({ ...puzzle, entries: withDigit(2, 4) }).candidates[3], [2, 6])
  const candidates = puzzle.givens.map(() => [1, 2])
  assert.deepEqual(positionOf({ ...puzzle, candidates }).candidates[2], [1, 2])
})

test('a path has a position before each step and one at its end; none changes another', () => {
  const path = new Path(puzzle, [
    stepOf({ eliminations: [{ cell: 2, digit: 1 }] }),
    stepOf({ placements: [{ cell: 2, digit: 4 }] }),
  ])
  const end = path.at(2)
  assert.equal(end.entries[2], 4)
  assert.ok(!end.candidates[3].includes(4))
  assert.deepEqual(path.at(1).candidates[2], [2, 4])
  assert.equal(path.at(1).entries[2], 0)
  assert.deepEqual(path.at(0).candidates[2], [1, 2, 4])
  assert.equal(path.at(2), end)
})

test('steps are grouped by technique in the order of the first of each', () => {
  const steps = ['x-wing', 'naked-pair', 'x-wing'].map((technique) => stepOf({ technique }))
  assert.deepEqual(grouped(steps), [
    ['x-wing', [steps[0], steps[2]]],
    ['naked-pair', [steps[1]]],
  ])
})

test('a technique is as hard as Sudoku Explainer rates it, else as its level is', () => {
  const info = {
    key: 'x',
    hodoku: '',
    score: 0,
    level: /** @type {const} */ ('hard'),
    needsUniqueness: false,
  }
  assert.equal(hardnessOf({ ...info, se: 3.2 }), 3.2)
  assert.ok(hardnessOf({ ...info, se: 0 }) > hardnessOf({ ...info, se: 0, level: 'medium' }))
  assert.equal(hardnessOf(undefined), 0)
})

test('a line of a position: givens, digits placed since, candidates that have gone', () => {
  const line = `${PROPER.givens.slice(0, 2)}d${PROPER.givens.slice(3)} 6adaf 2ad`
  const position = readPosition(line)
  assert.deepEqual(position.givens, puzzle.givens)
  assert.equal(position.entries[2], 4)
  assert.deepEqual([position.candidates[3], position.candidates[5]], [[], [2, 8]])
  assert.deepEqual(position.candidates[8], [2, 8])
})

/** @param {number} cell @param {number} digit */
function withDigit(cell, digit) {
  return puzzle.givens.map((_, at) => (at === cell ? digit : 0))
}
