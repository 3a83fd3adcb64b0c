// tests/web/unit/play-state.test.mjs: the state that a page keeps: what comes back is what was there, and anything else is
// refused, with the name of the wrong member.
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { BoardModel } from '../../../web/board/model.js'
import { modelOf, stateOf } from '../../../web/element/play-state.js'

const SHAPE = { size: 4, boxRows: 2, boxColumns: 2 }
const GIVENS = [1, 2, 0, 0, 0, 0, 2, 1, 0, 0, 1, 0, 0, 4, 0, 0]

/** A board in play. @returns {any} */
function play() {
  const model = new BoardModel({ ...SHAPE, givens: GIVENS })
  model.write([2], 3)
  model.toggle('corner', [3], 4)
  model.toggle('centre', [4], 3)
  model.toggle('colours', [0], 8)
  const screen = { clock: { milliseconds: 61_500 } }
  return { model, caption: 'Today', moves: 4, hints: 1, screen }
}

const copy = () => JSON.parse(JSON.stringify(stateOf(play())))

test('a state survives JSON and gives the same board, without its steps', () => {
  const game = play()
  const state = copy()
  assert.equal(state.version, 1)
  assert.deepEqual(
    [state.caption, state.moves, state.hints, state.milliseconds],
    ['Today', 4, 1, 61_500],
  )
  const model = modelOf(state)
  const { revision, done, undone, ...board } = model.save()
  const { revision: _, done: __, undone: ___, ...before } = game.model.save()
  assert.deepEqual(board, before)
  assert.equal(model.canUndo, false)
})

test('boards of 10 and more, jigsaws and answers are states, too', () => {
  const large = new BoardModel({
    size: 16,
    boxRows: 4,
    boxColumns: 4,
    givens: new Array(256).fill(0),
  })
  large.toggle('corner', [0], 16)
  const regions = [0, 0, 1, 1, 0, 0, 1, 1, 2, 2, 3, 3, 2, 2, 3, 3]
  const jigsaw = new BoardModel({ ...SHAPE, givens: GIVENS, regions })
  jigsaw.answer([1, 2, 3, 4, 3, 4, 2, 1, 4, 3, 1, 2, 2, 1, 4, 3])
  for (const model of [large, jigsaw]) {
    const state = JSON.parse(JSON.stringify(stateOf({ ...play(), model })))
    assert.deepEqual(modelOf(state).save().marks, model.save().marks)
    assert.deepEqual(modelOf(state).save().answers, model.save().answers)
  }
})

test('what is no state is refused, and the error names the member', () => {
  /** @type {[flaw: string, spoil: (state: any) => void][]} */
  const wrong = [
    ['version', (state) => delete state.version],
    ['version', (state) => Object.assign(state, { version: 2 })],
    ['version', (state) => Object.assign(state, { version: '1' })],
    ['puzzle', (state) => delete state.puzzle],
    ['puzzle', ({ puzzle }) => puzzle.givens.pop()],
    ['puzzle', ({ puzzle }) => Object.assign(puzzle, { size: 5 })],
    ['puzzle', ({ puzzle }) => Object.assign(puzzle, { size: 1e9 })],
    ['puzzle', ({ puzzle }) => puzzle.givens.fill(5)],
    ['puzzle', ({ puzzle }) => puzzle.entries.fill(1.5)],
    ['puzzle', ({ puzzle }) => delete puzzle.entries],
    ['puzzle', ({ puzzle }) => Object.assign(puzzle, { regions: [0, 1] })],
    ['answers', (state) => Object.assign(state, { answers: [16] })],
    ['answers', (state) => Object.assign(state, { answers: {} })],
    ['corner', ({ marks }) => marks.corner.fill('5')],
    ['corner', ({ marks }) => marks.corner.fill('21')],
    ['corner', ({ marks }) => marks.corner.fill('0')],
    ['centre', ({ marks }) => marks.centre.push('')],
    ['centre', ({ marks }) => marks.centre.fill(3)],
    ['colours', ({ marks }) => marks.colours.fill('9')],
    ['corner', (state) => delete state.marks],
    ['caption', (state) => Object.assign(state, { caption: {} })],
    ['moves', (state) => Object.assign(state, { moves: -1 })],
    ['hints', (state) => Object.assign(state, { hints: '1' })],
    ['milliseconds', (state) => Object.assign(state, { milliseconds: null })],
  ]
  for (const [flaw, spoil] of wrong) {
    const state = copy()
    spoil(state)
    assert.throws(
      () => modelOf(state),
      { name: 'NonetError', key: 'bad-argument', args: { text: `state.${flaw}` } },
      spoil.toString(),
    )
  }
  for (const none of [undefined, null, 7, 'state', [], {}]) {
    assert.throws(() => modelOf(/** @type {any} */ (none)), { key: 'bad-argument' })
  }
})
