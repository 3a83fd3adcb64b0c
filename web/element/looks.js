// element/looks.js: what each cell should look like and say, from the model and the selection.
//
// The bridge between the model, which knows no looks, and the view, which knows no sudoku.

import { digitsOf } from './marks.js'

/** @typedef {import('./model.js').BoardModel} BoardModel */
/** @typedef {import('./selection.js').Selection} Selection */
/** @typedef {import('./speaker.js').Speaker} Speaker */
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
  const conflicts = clashingHouses(model)
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

/** @param {BoardModel} model @param {number} cell @param {Speaker} words */
export function labelOf(model, cell, words) {
  const { size, digits } = model
  const digit = digits[cell]
  const colours = digitsOf(model.marks('colours', cell))
  return words.cellSentence({
    row: Math.floor(cell / size),
    column: cell % size,
    region: model.shape.regions && model.areas[cell],
    digit,
    kind: model.kind(cell),
    corner: digit ? [] : digitsOf(model.marks('corner', cell)),
    centre: digit ? [] : digitsOf(model.marks('centre', cell)),
    colours: colours.map((colour) => words.say(`colours.${colour}`)),
    conflict: clashesOf(model, cell, words),
  })
}

/**
 * The houses in which a cell's digit stands again, in words; '' for none.
 * @param {BoardModel} model @param {number} cell @param {Speaker} words
 */
export function clashesOf(model, cell, words) {
  const clashing = model.conflicts.filter(({ cells }) => cells.includes(cell))
  return clashing.length ? words.houseNames(clashing.map(({ house }) => house)) : ''
}

/** The houses that each cell clashes in, in a few letters. @param {BoardModel} model */
function clashingHouses(model) {
  /** @type {Map<number, string>} */
  const houses = new Map()
  for (const { cells, house } of model.conflicts) {
    for (const cell of cells) {
      houses.set(cell, `${houses.get(cell) ?? ''} ${house.kind}${house.index}`)
    }
  }
  return houses
}
