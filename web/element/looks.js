// element/looks.js: what each cell should look like and say, from the model and the selection.
//
// The bridge between the model, which knows no looks, and the view, which knows no sudoku.

import { digitsOf } from './marks.js'
import { cellSentence, houseNames, say } from './sentences.js'

/** @typedef {import('./model.js').BoardModel} BoardModel */
/** @typedef {import('./selection.js').Selection} Selection */
/** @typedef {import('../view/board.js').Look} Look */

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
  const conflicts = conflictNames(model)
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

/** @param {BoardModel} model @param {number} cell */
export function labelOf(model, cell) {
  const { size, digits } = model
  const digit = digits[cell]
  const colours = digitsOf(model.marks('colours', cell))
  return cellSentence({
    row: Math.floor(cell / size),
    column: cell % size,
    digit,
    kind: model.kind(cell),
    corner: digit ? [] : digitsOf(model.marks('corner', cell)),
    centre: digit ? [] : digitsOf(model.marks('centre', cell)),
    colours: colours.map((colour) => say(`colours.${colour}`)),
    conflict: clashesOf(model, cell),
  })
}

/** The houses in which a cell's digit stands again, in words; '' for none. */
export function clashesOf(/** @type {BoardModel} */ model, /** @type {number} */ cell) {
  const clashing = model.conflicts.filter(({ cells }) => cells.includes(cell))
  return houseNames(clashing.map(({ house }) => house))
}

/** @param {BoardModel} model @returns {Map<number, string>} */
function conflictNames(model) {
  /** @type {Map<number, import('nonet-wasm').Conflict['house'][]>} */
  const houses = new Map()
  for (const { cells, house } of model.conflicts) {
    for (const cell of cells) {
      const known = houses.get(cell)
      if (known) known.push(house)
      else houses.set(cell, [house])
    }
  }
  return new Map([...houses].map(([cell, list]) => [cell, houseNames(list)]))
}
