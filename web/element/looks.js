// element/looks.js: what each cell should look like and say, from the model and the selection.
//
// The bridge between the model, which knows no looks, and the view, which knows no sudoku.

import { cellSentence, houseNames } from './sentences.js'

/** @typedef {import('./model.js').BoardModel} BoardModel */
/** @typedef {import('../view/board.js').Look} Look */

/** @type {readonly number[]} */
const NO_MARKS = []

/**
 * @param {BoardModel} model
 * @param {number} selected
 * @returns {Look[]}
 */
export function looksOf(model, selected) {
  const { digits, candidates } = model
  const peers = model.peers(selected)
  const conflicts = conflictNames(model)
  const digitSelected = digits[selected]
  return digits.map((digit, cell) => {
    const kind = model.kind(cell)
    return {
      text: digit ? String(digit) : '',
      kind,
      marks: (!digit && candidates?.[cell]) || NO_MARKS,
      selected: cell === selected,
      same: digit > 0 && digit === digitSelected,
      peer: peers.has(cell),
      conflict: conflicts.get(cell) ?? '',
      readonly: kind === 'given',
    }
  })
}

/** @param {BoardModel} model @param {number} cell */
export function labelOf(model, cell) {
  const { size, digits, candidates } = model
  return cellSentence({
    row: Math.floor(cell / size),
    column: cell % size,
    digit: digits[cell],
    kind: model.kind(cell),
    marks: (!digits[cell] && candidates?.[cell]) || NO_MARKS,
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
