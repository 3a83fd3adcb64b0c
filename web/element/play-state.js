// element/play-state.js: what a host page keeps of a board: the puzzle, and all that the reader has done, without the steps.
//
// It is plain data that survives JSON. Hosts store it for months, so it has a version, and what comes back is checked
// before any of it is on the board.

import { digitsOf, marksOf } from '../board/digit-sets.js'
import { BoardModel } from '../board/model.js'
import { COLOURS, isPuzzle, MARK_LAYERS } from '../board/puzzle.js'
import { NonetError } from '../client/client.js'

/** @typedef {ReturnType<typeof stateOf>} PlayState */

/** Another form of the state gets another number. */
const VERSION = 1

/**
 * What of a game (game.js) is in its state. Said in full, so that the package's types need no others.
 * @typedef {object} Kept
 * @property {BoardModel} model
 * @property {string} caption
 * @property {number} moves
 * @property {number} hints
 * @property {{clock: {milliseconds: number}}} screen
 */

/** @param {Kept} game */
export function stateOf({ model, caption, moves, hints, screen }) {
  const { revision, done, undone, ...board } = model.save()
  const { milliseconds } = screen.clock
  return { version: VERSION, ...board, caption, moves, hints, milliseconds }
}

/** The board of a state. @param {PlayState} state @throws {NonetError} if it is none */
export function modelOf(state) {
  const flaw = flawOf(Object(state))
  if (flaw) throw new NonetError('bad-argument', { text: `state.${flaw}` })
  return BoardModel.restore({ ...state, revision: 0, done: [], undone: [] })
}

/** The member that is not as it has to be; '' for none. @param {PlayState} state */
function flawOf({ version, puzzle, answers, marks, caption, moves, hints, milliseconds }) {
  if (version !== VERSION) return 'version'
  const { size, givens, entries, regions } = Object(puzzle)
  const isUpTo = (/** @type {number} */ most) => (/** @type {any} */ value) =>
    Number.isInteger(value) && value >= 0 && value <= most
  const isOne = (/** @type {any} */ list, /** @type {(value: any) => boolean} */ is) =>
    isPuzzle(Object(puzzle)) &&
    Array.isArray(list) &&
    list.length === givens.length &&
    list.every(is)
  if (![givens, entries].every((list) => isOne(list, isUpTo(size)))) return 'puzzle'
  if (!isOne(regions ?? givens, isUpTo(givens.length))) return 'puzzle'
  if (!Array.isArray(answers) || !answers.every(isUpTo(givens.length - 1))) return 'answers'
  for (const layer of MARK_LAYERS) {
    const isMark = isUpTo(layer === 'colours' ? COLOURS : size)
    const isSet = (/** @type {string} */ set) =>
      marksOf(digitsOf(`${set}`).filter(isMark)) === set && set[0] !== '0'
    if (!isOne(Object(marks)[layer], isSet)) return layer
  }
  if (typeof caption !== 'string') return 'caption'
  const isCount = isUpTo(Number.MAX_SAFE_INTEGER)
  const counts = Object.entries({ moves, hints, milliseconds })
  return counts.find(([, count]) => !isCount(count))?.[0] ?? ''
}
