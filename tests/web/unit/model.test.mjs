// tests/web/unit/model.test.mjs: the board's digits, and that every step can be taken back.
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { BoardModel } from '../../../web/element/model.js'

const shape = { size: 4, boxRows: 2, boxColumns: 2 }
const solution = [1, 2, 3, 4, 3, 4, 1, 2, 2, 1, 4, 3, 4, 3, 2, 1]
const board = (/** @type {string} */ givens) =>
  new BoardModel({ ...shape, givens: [...givens].map(Number) })

test('givens stay, entries can be changed and taken back', () => {
  const model = board('1000000000000000')
  assert.equal(model.set(0, 2), false)
  assert.equal(model.set(1, 2), true)
  assert.equal(model.set(1, 2), false)
  assert.equal(model.kind(0), 'given')
  assert.equal(model.kind(1), 'entry')
  assert.deepEqual(model.left, [3, 3, 4, 4])
  assert.equal(model.undo(), 1)
  assert.equal(model.kind(1), '')
  assert.equal(model.undo(), -1)
  assert.equal(model.redo(), 1)
  assert.equal(model.digits[1], 2)
})

test('a new step forgets what was undone', () => {
  const model = board('1000000000000000')
  model.set(1, 2)
  model.undo()
  model.set(2, 3)
  assert.equal(model.canRedo, false)
})

test('a solution is one step, and names the mistakes that it replaces', () => {
  const model = board('1000000000000000')
  model.set(1, 4)
  model.set(2, 3)
  assert.deepEqual(model.mistakes(solution), [1])
  model.answer(solution)
  assert.ok(model.isSolved)
  assert.equal(model.kind(1), 'answer')
  assert.equal(model.kind(2), 'entry')
  model.undo()
  assert.equal(model.digits[1], 4)
  assert.equal(model.kind(1), 'entry')
})

test('on a board without givens the entries are the puzzle, and answers go with them', () => {
  const model = board('0000000000000000')
  model.set(0, 1)
  assert.deepEqual(model.puzzle().givens.slice(0, 2), [1, 0])
  model.answer(solution)
  assert.deepEqual(model.puzzle().givens.slice(0, 2), [1, 0])
  model.set(0, 2)
  assert.equal(model.digits.filter(Boolean).length, 1)
  model.undo()
  assert.ok(model.isSolved)
})

test('conflicts come and go with the digits', () => {
  const model = board('1000000000000000')
  model.set(1, 1)
  assert.deepEqual(
    model.conflicts.map(({ house }) => house.kind),
    ['row', 'box'],
  )
  model.undo()
  assert.deepEqual(model.conflicts, [])
})

test('what is saved comes back, steps too', () => {
  const model = board('1000000000000000')
  model.set(1, 2)
  model.answer(solution)
  model.undo()
  const saved = JSON.parse(JSON.stringify(model.save()))
  const back = BoardModel.restore(saved)
  assert.deepEqual([...back.digits], [...model.digits])
  back.redo()
  assert.ok(back.isSolved)
  assert.equal(back.kind(5), 'answer')
  back.undo()
  back.undo()
  assert.equal(back.digits[1], 0)
})

test('random steps, undone one by one, lead back to the beginning', () => {
  const model = board('1000000000000000')
  const states = [[...model.digits]]
  let seed = 3
  const below = (/** @type {number} */ bound) => {
    seed = (Math.imul(seed, 1103515245) + 12345) & 0x7fffffff
    return Math.floor((seed / 0x80000000) * bound)
  }
  for (let i = 0; i < 400; i++) {
    const changed = below(40) === 0 ? model.clear() : model.set(below(16), below(5))
    if (changed) states.push([...model.digits])
  }
  while (model.canUndo) {
    assert.deepEqual([...model.digits], states.pop())
    model.undo()
  }
  assert.deepEqual([...model.digits], states[0])
  assert.equal(states.length, 1)
})
