// words/cell-label.js: what a screen reader reads for a cell of the board.

import { digitsOf } from '../board/digit-sets.js'
import { cellSentence } from './cells.js'

/** @typedef {import('../board/model.js').BoardModel} BoardModel */
/** @typedef {import('./speaker.js').Speaker} Speaker */

/** @param {BoardModel} model @param {number} cell @param {Speaker} words */
export function labelOf(model, cell, words) {
  const { size, digits } = model
  const digit = digits[cell]
  const what = {
    cell,
    columns: size,
    region: model.shape.regions && model.areas[cell],
    digit,
    kind: model.kind(cell),
    corner: digit ? [] : digitsOf(model.marks('corner', cell)),
    centre: digit ? [] : digitsOf(model.marks('centre', cell)),
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
