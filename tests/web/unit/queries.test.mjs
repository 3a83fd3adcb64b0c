// tests/web/unit/queries.test.mjs: queries about a board, answered as data by the module itself, and their sentences.
import assert from 'node:assert/strict'
import { before, test } from 'node:test'
import '../english.mjs'
import { BoardModel } from '../../../web/board/model.js'
import {
  checkBoard,
  findMoreSolutions,
  findSolutions,
  findWayBack,
} from '../../../web/element/queries.js'
import { standingSentence, verdictOf, whyUnsolvable } from '../../../web/words/answer-sentences.js'
import { englishSpeaker } from '../../../web/words/speakers.js'
import { loadNonet, mustGive } from '../../wasm/load.mjs'

/** @type {any} like the client, but synchronous */
let client
before(async () => {
  const nonet = await loadNonet()
  client = {
    solve: async (/** @type {any} */ puzzle, /** @type {any} */ options) =>
      mustGive(nonet.solve(puzzle, options, null)),
    validate: async (/** @type {any} */ puzzle) => mustGive(nonet.validate(puzzle, null)),
  }
})

const shape = { size: 4, boxRows: 2, boxColumns: 2 }
/** @param {string} digits @param {[number, number][]} [entries] cell and digit */
function boardOf(digits, entries = []) {
  const model = new BoardModel({ ...shape, givens: [...digits].map(Number) })
  for (const [cell, digit] of entries) model.set(cell, digit)
  return {
    model,
    get client() {
      return client
    },
  }
}

const PROPER = '1000000000200003'
const SEVERAL = '1000000000200000'

test('solutions: one, several with the fitting one first, none and why', async () => {
  const options = {}
  const one = await findSolutions(boardOf('1034341221434301'), {}, options)
  assert.deepEqual([one.report.count, one.solutions.length, one.conflicts], [1, 1, []])
  const free = boardOf(SEVERAL)
  const { solutions } = await findSolutions(free, {}, options)
  assert.equal(solutions.length, 2)
  for (const digit of [2, 3, 4]) {
    const board = boardOf(SEVERAL, [[1, digit]])
    const [first] = (await findSolutions(board, {}, options)).solutions
    assert.equal(first[1], digit)
  }
  const none = await findSolutions(boardOf('1100000000000000'), {}, options)
  assert.equal(none.report.count, 0)
  assert.ok(none.conflicts.some(({ house }) => house.kind === 'row'))
  const words = englishSpeaker()
  assert.match(whyUnsolvable(none.conflicts, words).text ?? '', /1 stands more than once in row 1/)
  assert.equal(whyUnsolvable([], words).path, 'answers.noSolution')
  assert.deepEqual([0, 1, 2].map(verdictOf), ['answers.none', 'answers.one', 'answers.several'])
})

test('more solutions: those known stay in front, none comes twice', async () => {
  const board = boardOf(SEVERAL)
  const { solutions: known } = await findSolutions(board, {}, {})
  const { report, solutions } = await findMoreSolutions(board, known, 8, {})
  assert.equal(report.solutions.length, solutions.length)
  assert.deepEqual(solutions.slice(0, 2), known)
  assert.equal(new Set(solutions.map(String)).size, solutions.length)
})

/** @type {[string, ReturnType<typeof boardOf>, string, boolean][]} */
const boards = [
  ['full and right', boardOf('1234341221434320', [[15, 1]]), 'right', false],
  ['full and wrong', boardOf('1234341221434320', [[15, 2]]), 'wrong', true],
  ['with a conflict', boardOf(PROPER, [[1, 1]]), 'conflicts', true],
  [
    'without a way to its end',
    boardOf(SEVERAL, [
      [1, 2],
      [4, 2],
    ]),
    'conflicts',
    true,
  ],
  ['of a bad puzzle', boardOf('1230000400000000'), 'noSolution', false],
  ['on its way', boardOf(SEVERAL, [[1, 2]]), 'canFinish', false],
]
for (const [name, board, standing, canGoBack] of boards) {
  test(`a board ${name}`, async () => {
    const checked = await checkBoard(board, {})
    assert.deepEqual([checked.standing, checked.canGoBack], [standing, canGoBack])
    const { path, text, isAlert = false } = standingSentence(checked, englishSpeaker())
    assert.ok(path ? englishSpeaker().knows(path) : text)
    assert.equal(isAlert, !['right', 'canFinish'].includes(standing))
  })
}

test('a dead end, and the way back from it', async () => {
  // The 2 of the first row can be neither in the column nor in the box of another 2.
  const board = boardOf(SEVERAL, [
    [3, 3],
    [5, 2],
  ])
  const { standing, canGoBack } = await checkBoard(board, {})
  assert.deepEqual([standing, canGoBack], ['deadEnd', true])
  assert.equal(await findWayBack(board, {}), 1)
  board.model.undo(1)
  assert.equal((await checkBoard(board, {})).standing, 'canFinish')
})
