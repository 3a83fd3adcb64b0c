// words/cell-label.js: what a screen reader reads for a cell of the board.

import { digitsOf } from '../board/digit-sets.js'
import { cellSentence } from './cells.js'

/** @typedef {import('../board/model.js').BoardModel} BoardModel */
/** @typedef {import('./speaker.js').Speaker} Speaker */

/** @param {BoardModel} model @param {number} cell @param {Speaker} words */
export function labelOf(model, cell, words) {
  const { columns, digits, shape, houses } = model
  const digit = digits[cell]
  const marks = (/** @type {import('../board/digit-sets.js').Marks} */ set) =>
    digit ? [] : digitsOf(set).map((mark) => model.valueOfDigit(mark))
  const what = {
    cell,
    columns,
    houses: (shape.regions || shape.houses) && ownHouses(houses, cell, words),
    digit: model.valueOfDigit(digit),
    kind: model.kind(cell),
    corner: marks(model.marks('corner', cell)),
    centre: marks(model.marks('centre', cell)),
    colours: digitsOf(model.marks('colours', cell)),
    conflict: conflictHouses(model, cell, words),
  }
  return cellSentence(what, words)
}

/**
 * The houses in which another cell has the same digit, in words; '' for none.
 * @param {BoardModel} model @param {number} cell @param {Speaker} words
 */
export function conflictHouses(model, cell, words) {
  const conflicting = model.conflicts.filter(({ cells }) => cells.includes(cell))
  return conflicting.length ? words.houseNames(conflicting.map(({ house }) => house)) : ''
}

/**
 * The houses of a cell that do not follow from its place, in words: its region and extra houses.
 * @param {readonly import('nonet-wasm').House[]} houses @param {number} cell @param {Speaker} words
 */
function ownHouses(houses, cell, words) {
  return words.houseNames(
    houses.filter(
      ({ kind, cells }) => !['row', 'column', 'box'].includes(kind) && cells.includes(cell),
    ),
  )
}
