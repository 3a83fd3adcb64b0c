// tests/web/unit/model.test.mjs: the content of the board; every step can be undone.
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { digitsOf } from '../../../web/board/digit-sets.js'
import { cellsOf, History, onlyPlaces } from '../../../web/board/history.js'
import { BoardModel } from '../../../web/board/model.js'
import { asEntered, asGivens, mistakes } from '../../../web/board/questions.js'
import { stepsBack } from '../../../web/board/steps-back.js'

const shape = { size: 4, boxRows: 2, boxColumns: 2 }
const solution = [1, 2, 3, 4, 3, 4, 1, 2, 2, 1, 4, 3, 4, 3, 2, 1]
const board = (/** @type {string} */ givens) =>
  new BoardModel({ ...shape, givens: [...givens].map(Number) })
const ONE = '1000000000000000'
const EMPTY = '0'.repeat(16)

/** Everything that can be seen of a board. @param {BoardModel} model */
const seen = (model) => {
  const { marks, answers, puzzle } = model.save()
  return structuredClone({ marks, answers: answers.sort(), entries: puzzle.entries })
}

/** Random numbers that are the same each time. @param {number} seed */
const random = (seed) => (/** @type {number} */ bound) => {
  seed = (Math.imul(seed, 1103515245) + 12345) & 0x7fffffff
  return Math.floor((seed / 0x80000000) * bound)
}

/** Anything that a reader can do. @param {BoardModel} model @param {(bound: number) => number} below */
const act = (model, below) => {
  const cells = Array.from({ length: 1 + below(3) }, () => below(16))
  const layer = /** @type {const} */ (['corner', 'centre', 'colours'])[below(3)]
  switch (below(9)) {
    case 0:
      return model.clear()
    case 1:
      return model.erase(['digits', layer], cells)
    case 2:
      return model.fillMarks(cells)
    case 3:
      return model.toggle(layer, cells, 1 + below(4))
    case 4:
      return model.undo(1 + below(3))
    case 5:
      return model.redo()
    case 6:
      return below(4) === 0 && model.answer(solution)
    default:
      return model.write(cells, below(5), below(2) === 0)
  }
}

test('givens stay, entries can be changed and taken back', () => {
  const model = board(ONE)
  assert.equal(model.set(0, 2), false)
  assert.equal(model.set(1, 2), true)
  assert.equal(model.set(1, 2), false)
  assert.equal(model.kind(0), 'given')
  assert.equal(model.kind(1), 'entry')
  assert.deepEqual(model.left, [3, 3, 4, 4])
  assert.deepEqual(model.undo(), { digits: [1, 0, 2] })
  assert.equal(model.kind(1), '')
  assert.equal(model.undo(), undefined)
  assert.deepEqual(model.redo(), { digits: [1, 0, 2] })
  assert.equal(model.digits[1], 2)
})

test('undo and redo go over one step, and say which', () => {
  const model = board(ONE)
  model.set(1, 2)
  model.set(2, 3)
  model.undo()
  model.undo()
  assert.deepEqual([model.digits[1], model.digits[2], model.isFull], [0, 0, false])
  model.redo()
  assert.deepEqual([model.digits[1], model.digits[2]], [2, 0])
  assert.equal(model.canRedo, true)
})

test('undo and redo go over one step by default, or over a given number', () => {
  const applied = /** @type {string[]} */ ([])
  const history = new History(({ digits = [] }, isForth) => {
    applied.push(`${isForth ? '+' : '-'}${digits[0]}`)
  })
  for (const cell of [1, 2, 3]) history.take({ digits: [cell, 0, 5] })
  history.undo()
  history.undo(2)
  history.redo()
  assert.deepEqual(applied, ['+1', '+2', '+3', '-3', '-2', '-1', '+1'])
})

test('a new step forgets what was undone', () => {
  const model = board(ONE)
  model.set(1, 2)
  model.undo()
  model.set(2, 3)
  assert.equal(model.canRedo, false)
})

test('a digit goes into many cells as one step, and not into givens', () => {
  const model = board(ONE)
  assert.equal(model.write([0, 1, 2], 3), true)
  assert.deepEqual([...model.digits.slice(0, 4)], [1, 3, 3, 0])
  model.undo()
  assert.deepEqual([...model.digits.slice(0, 4)], [1, 0, 0, 0])
  assert.equal(model.canUndo, false)
})

test('marks: added where one lacks them, else removed', () => {
  const model = board(EMPTY)
  assert.equal(model.toggle('corner', [1, 2], 3), true)
  assert.equal(model.toggle('corner', [2], 1), true)
  assert.equal(model.marks('corner', 2), '13')
  assert.equal(model.toggle('corner', [1, 2], 1), true)
  assert.equal(model.marks('corner', 1), '13')
  assert.equal(model.toggle('corner', [1, 2], 1), false)
  assert.equal(model.marks('corner', 1), '3')
  assert.equal(model.marks('centre', 1), '')
})

test('a digit takes its marks from its peers in the same step, when that is wanted', () => {
  const model = board(EMPTY)
  model.toggle('corner', [1, 4, 15], 2)
  model.toggle('centre', [3], 2)
  model.write([0], 2, true)
  assert.equal(model.marks('corner', 1), '', 'row')
  assert.equal(model.marks('corner', 4), '', 'column')
  assert.equal(model.marks('centre', 3), '', 'centre marks too')
  assert.equal(model.marks('corner', 15), '2', 'no peer')
  model.undo()
  assert.equal(model.digits[0], 0)
  assert.equal(model.marks('corner', 1), '2')
  model.write([0], 2)
  assert.equal(model.marks('corner', 1), '2', 'not wanted')
})

test('automatic marks: what no house of the cell holds, in one step', () => {
  const model = board('1000002000000000')
  assert.equal(model.fillMarks([1, 2, 6]), true)
  assert.equal(model.marks('corner', 1), '234')
  assert.equal(model.marks('corner', 2), '34')
  assert.equal(model.marks('corner', 6), '')
  assert.equal(model.fillMarks([1, 2]), false, 'nothing left to fill')
  model.undo()
  assert.equal(model.marks('corner', 1), '')
})

test('candidates of a puzzle are marks at first, and bound the automatic ones', () => {
  const candidates = Array.from({ length: 16 }, (_, cell) => (cell === 1 ? [2, 3] : [1, 2, 3, 4]))
  const model = new BoardModel({ ...shape, givens: [...ONE].map(Number), candidates })
  assert.equal(model.marks('corner', 1), '23')
  model.toggle('corner', [1], 2)
  model.fillMarks([1])
  assert.equal(model.marks('corner', 1), '23')
  assert.deepEqual(model.puzzle().candidates, candidates)
})

test('the last mark of an empty cell', () => {
  const model = board(ONE)
  assert.equal(model.lastMark(1), 0)
  model.toggle('corner', [1], 3)
  assert.equal(model.lastMark(1), 3)
  model.toggle('centre', [1], 3)
  assert.equal(model.lastMark(1), 3, 'the same one twice')
  model.toggle('centre', [1], 4)
  assert.equal(model.lastMark(1), 0)
  assert.equal(model.lastMark(0), 0, 'a given')
})

test('a solution is one step, and names the mistakes that it replaces', () => {
  const model = board(ONE)
  model.set(1, 4)
  model.set(2, 3)
  assert.deepEqual(mistakes(model, solution), [1])
  model.answer(solution)
  assert.ok(model.isSolved)
  assert.equal(model.kind(1), 'answer')
  assert.equal(model.kind(2), 'entry')
  model.undo()
  assert.equal(model.digits[1], 4)
  assert.equal(model.kind(1), 'entry')
})

test('on a board without givens the entries are the puzzle, and answers go with them', () => {
  const model = board(EMPTY)
  model.set(0, 1)
  assert.deepEqual(model.puzzle().givens.slice(0, 2), [1, 0])
  model.answer(solution)
  assert.deepEqual(model.puzzle().givens.slice(0, 2), [1, 0])
  assert.deepEqual(asEntered(model).givens.slice(0, 2), [1, 0])
  model.set(0, 2)
  assert.equal(model.digits.filter(Boolean).length, 1)
  model.undo()
  assert.ok(model.isSolved)
})

test('conflicts come and go with the digits', () => {
  const model = board(ONE)
  model.set(1, 1)
  assert.deepEqual(
    model.conflicts.map(({ house }) => house.kind),
    ['row', 'box'],
  )
  model.undo()
  assert.deepEqual(model.conflicts, [])
})

test('extra houses are houses of the board, and stay with its puzzle', () => {
  const houses = /** @type {any} */ (['diagonals'])
  const four = { size: 4, boxRows: 2, boxColumns: 2, givens: [1, ...new Array(15).fill(0)] }
  const model = new BoardModel({ ...four, houses })
  model.fillMarks([10])
  assert.deepEqual(digitsOf(model.marks('corner', 10)), [2, 3, 4])
  model.set(15, 1)
  assert.deepEqual(
    model.conflicts.map(({ house }) => house),
    [{ kind: 'diagonal', index: 0 }],
  )
  assert.deepEqual(model.puzzle().houses, houses)
  assert.deepEqual(BoardModel.restore(model.save()).asSet().houses, houses)
  assert.equal(new BoardModel({ ...four, houses: [] }).puzzle().houses, undefined)
})

test('a saved board is restored, with its steps', () => {
  const model = board(ONE)
  model.set(1, 2)
  model.toggle('colours', [1, 2], 8)
  model.answer(solution)
  model.undo()
  const back = BoardModel.restore(JSON.parse(JSON.stringify(model.save())))
  assert.deepEqual(seen(back), seen(model))
  assert.equal(back.revision, model.revision)
  back.redo()
  assert.ok(back.isSolved)
  assert.equal(back.kind(5), 'answer')
  back.undo(3)
  assert.equal(back.digits[1], 0)
  assert.equal(back.canUndo, false)
})

test('the changes since a save lead from there to the board as it is now', () => {
  const below = random(7)
  const model = board(ONE)
  let saved = JSON.stringify(model.save())
  let revision = model.revision
  for (let i = 0; i < 600; i++) {
    const before = model.revision
    act(model, below)
    assert.ok(model.revision - before <= 1, 'one change, one revision')
    const changes = model.since(revision)
    const back = BoardModel.restore(JSON.parse(saved))
    back.replay(JSON.parse(JSON.stringify(changes)))
    assert.deepEqual(seen(back), seen(model))
    assert.equal(back.revision, model.revision)
    assert.deepEqual(back.save().done, model.save().done)
    assert.deepEqual(back.save().undone, model.save().undone)
    if (below(20) === 0) {
      saved = JSON.stringify(model.save())
      revision = model.revision
    }
  }
  assert.equal(model.since(model.revision + 1), undefined, 'not yet')
  const later = BoardModel.restore(JSON.parse(saved))
  assert.equal(later.since(later.revision - 1), undefined, 'too long ago')
})

test('random steps, undone one by one, lead back to the beginning', () => {
  const below = random(3)
  const model = board(ONE)
  const states = [seen(model)]
  for (let i = 0; i < 400; i++) {
    const { length } = model.steps
    act(model, below)
    if (model.steps.length > length) states.push(seen(model))
    else states.length = model.steps.length + 1
  }
  assert.ok(states.length > 20)
  while (model.canUndo) {
    assert.deepEqual(seen(model), states.pop())
    model.undo()
  }
  assert.deepEqual(seen(model), states[0])
  assert.equal(states.length, 1)
})

test('a board of some steps ago', () => {
  const model = board(ONE)
  model.set(1, 2)
  model.toggle('corner', [3], 2)
  model.set(1, 3)
  model.set(2, 4)
  const at = (/** @type {number} */ ago) => asGivens(model, ago).givens.slice(0, 3)
  assert.deepEqual(at(0), [1, 3, 4])
  assert.deepEqual(at(1), [1, 3, 0])
  assert.deepEqual(at(2), [1, 2, 0])
  assert.deepEqual(at(3), [1, 2, 0])
  assert.deepEqual(at(4), [1, 0, 0])
  model.write([3, 4, 5], 2)
  assert.deepEqual(asGivens(model).givens.slice(3, 7), [2, 2, 2, 0])
  assert.deepEqual(asGivens(model, 1).givens.slice(3, 7), [0, 0, 0, 0])
})

test('a step only places digits where there were none', () => {
  const model = board(ONE)
  /** @param {() => unknown} act */
  const isPlacing = (act) => {
    act()
    return onlyPlaces(model.steps[model.steps.length - 1])
  }
  assert.ok(isPlacing(() => model.write([1, 2], 3)))
  assert.ok(!isPlacing(() => model.write([2, 3], 4)), 'the second cell held a 3')
  assert.ok(!isPlacing(() => model.write([3, 2], 2)), 'both held a 4')
  assert.ok(!isPlacing(() => model.erase(['digits'], [1])))
  assert.ok(isPlacing(() => model.toggle('corner', [5], 1)))
})

test('the cells of a step, each once', () => {
  const model = board(ONE)
  model.toggle('corner', [2, 3, 4], 3)
  model.write([1, 5], 3, true)
  const [marked, written] = model.steps
  assert.deepEqual(cellsOf(marked), [2, 3, 4])
  assert.deepEqual(cellsOf(written), [1, 5, 2, 3, 4])
  assert.deepEqual(cellsOf({}), [])
})

test('back to the last board that could be finished: the same as trying each', async () => {
  // The board can be finished as long as each digit is the solution's.
  const isFinishable = (/** @type {readonly number[]} */ digits) =>
    digits.every((digit, cell) => !digit || digit === solution[cell])
  let tried = 0
  for (let seed = 1; seed < 200; seed++) {
    const below = random(seed)
    const model = board(EMPTY)
    for (let i = 0; i < 12 + below(20); i++) {
      const cell = below(16)
      const isRight = below(8) > 0
      if (below(6) === 0) model.toggle('corner', [cell], 1)
      else model.set(cell, isRight ? below(9) && solution[cell] : 1 + below(4))
    }
    const can = (/** @type {number} */ ago) => isFinishable(asGivens(model, ago).givens)
    if (can(0)) continue
    const { length } = model.steps
    let expected = 1
    while (expected <= length && !can(expected)) expected++
    const found = await stepsBack(model.steps, async (ago) => {
      tried++
      return can(ago)
    })
    assert.equal(found, expected > length ? -1 : expected, `seed ${seed}`)
  }
  assert.ok(tried > 100)
  const hopeless = board(EMPTY)
  hopeless.set(0, 2)
  assert.equal(await stepsBack(hopeless.steps, async () => false), -1)
})
