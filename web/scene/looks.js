// scene/looks.js: what each cell should look like, from the model and the selection.
//
// The bridge between the model, which knows no looks, and the view, which knows no sudoku.

import { digitsOf } from '../board/digit-sets.js'

/** @typedef {import('../board/model.js').BoardModel} BoardModel */
/** @typedef {import('../board/selection.js').Selection} Selection */
/** @typedef {import('./board-view.js').Look} Look */

/** @type {ReadonlySet<number>} */
const NONE = new Set()

/**
 * @param {BoardModel} model
 * @param {Selection} selection
 * @returns {Look[]}
 */
export function looksOf(model, selection) {
  const { digits } = model
  const { active } = selection
  // Of several cells, the houses would tint the whole board.
  const peers = selection.count > 1 ? NONE : model.peers(active)
  const conflicts = conflictLetters(model)
  const sought = digits[active]
  return digits.map((digit, cell) => {
    const kind = model.kind(cell)
    const corner = digit ? '' : model.marks('corner', cell)
    const centre = digit ? '' : model.marks('centre', cell)
    const marks = digitsOf(corner)
    const middle = digitsOf(centre)
    return {
      text: digit ? String(digit) : '',
      kind,
      marks,
      centre: middle,
      colours: digitsOf(model.marks('colours', cell)),
      sought: sought && (marks.includes(sought) || middle.includes(sought)) ? sought : 0,
      selected: selection.has(cell),
      active: cell === active,
      same: digit > 0 && digit === sought,
      peer: peers.has(cell),
      conflict: conflicts.get(cell) ?? '',
      readonly: kind === 'given',
    }
  })
}

/** The houses in which each cell is in conflict, in a few letters. @param {BoardModel} model */
function conflictLetters(model) {
  /** @type {Map<number, string>} */
  const houses = new Map()
  for (const { cells, house } of model.conflicts) {
    for (const cell of cells) {
      houses.set(cell, `${houses.get(cell) ?? ''} ${house.kind}${house.index}`)
    }
  }
  return houses
}
