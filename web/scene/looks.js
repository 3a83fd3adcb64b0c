// scene/looks.js: what each cell looks like: of a puzzle as it is, or of a board in play.
//
// The bridge between the model, which knows no looks, and the pens, which know no sudoku.

import { digitsOf, marksOf, NO_DIGITS } from '../board/digit-sets.js'
import { textCellOf, textOf } from './frame.js'

/** @typedef {import('../board/model.js').BoardModel} BoardModel */
/** @typedef {import('../board/selection.js').Selection} Selection */
/** @typedef {import('../board/puzzle.js').Marked} Marked */
/** @typedef {import('./frame.js').Frame} Frame */
/** @typedef {import('./scene.js').Layers} Layers */

/**
 * @typedef {object} Look
 * @property {string} text what stands in the cell; '' for nothing
 * @property {'' | 'given' | 'entry' | 'answer'} kind which ink
 * @property {readonly number[]} marks small digits at fixed places, when `text` is ''
 * @property {readonly number[]} [centre] small digits in the middle, when `text` is ''
 * @property {readonly number[]} [colours] 1 to 8, behind everything
 * @property {number} [sought] a digit to be pointed out among the small ones; 0 for none
 * @property {readonly number[]} [spotted] small digits on the ground of a spot
 * @property {readonly number[]} [circled] small digits with a ring; 0 is the cell itself
 * @property {readonly number[]} [squared] small digits in a square; 0 is the cell itself
 * @property {readonly number[]} [crossed] small digits that are struck out
 * @property {boolean} [isUnderText] a cage's text stands in the upper left corner
 * @property {boolean} selected
 * @property {boolean} [active] the one that the keyboard is at; the selected one, where not said
 * @property {boolean} same holds the digit of the selected cell
 * @property {boolean} peer shares a house with the selected cell, or is highlighted
 * @property {string} conflict names the houses of its conflicts; '' for none
 * @property {boolean} readonly
 */

/** An empty cell of which there is nothing to say. @type {Look} */
export const BLANK = {
  text: '',
  kind: '',
  marks: NO_DIGITS,
  centre: NO_DIGITS,
  colours: NO_DIGITS,
  sought: 0,
  selected: false,
  active: false,
  same: false,
  peer: false,
  conflict: '',
  readonly: false,
}
/** @type {ReadonlySet<number>} */
const NONE = new Set()
const POINTED = /** @type {const} */ (['circled', 'squared', 'crossed'])

/** A puzzle as it is: nothing is selected. @param {Marked} puzzle @param {Frame} frame @returns {Look[]} */
export function looksOf({ givens, entries, corner, candidates, centre, colours }, frame) {
  return givens.map((given, cell) => {
    const digit = given || entries?.[cell] || 0
    return {
      ...BLANK,
      text: digit ? textOf(digit, frame) : '',
      kind: given ? 'given' : digit ? 'entry' : '',
      marks: (!digit && (corner?.[cell] ?? candidates?.[cell])) || NO_DIGITS,
      centre: (!digit && centre?.[cell]) || NO_DIGITS,
      colours: colours?.[cell] ?? NO_DIGITS,
      readonly: true,
    }
  })
}

/**
 * A board in play.
 * @param {BoardModel} model
 * @param {Selection} selection
 * @returns {Look[]}
 */
export function looksInPlay(model, selection) {
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
      text: digit ? String(model.valueOfDigit(digit)) : '',
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

/**
 * The looks with what layers point at in the cells: a ring, a square or a stroke, and the ground of what is
 * highlighted; marks make room for the text of a cage. In an empty cell a mark that is pointed at is there, also where it does not stand on the board.
 * @param {readonly Look[]} looks @param {Layers} layers
 * @param {readonly {cells: readonly number[]}[]} areas that are highlighted
 * @returns {readonly Look[]}
 */
export function withPointed(looks, layers, areas) {
  const lists = POINTED.filter((name) => layers[name]?.some((list) => list?.length))
  const cages = layers.cages?.filter(({ text }) => text) ?? []
  if (!lists.length && !areas.length && !cages.length) return looks
  const highlighted = new Set(areas.flatMap(({ cells }) => cells))
  const underText = new Set(cages.map(({ cells }) => textCellOf(cells)))
  return looks.map((look, cell) => {
    const pointed = lists.flatMap((name) => {
      const list = layers[name]?.[cell] ?? NO_DIGITS
      return list.length ? [/** @type {const} */ ([name, list])] : []
    })
    const peer = look.peer || highlighted.has(cell)
    const isUnderText = underText.has(cell)
    if (!pointed.length && peer === look.peer && !isUnderText) return look
    const all = pointed.flatMap(([, list]) => list)
    const marks = marksWith(all, look)
    return { ...look, ...Object.fromEntries(pointed), peer, marks, isUnderText }
  })
}

/**
 * The looks with layers of a step: each candidate that has a spot, or is struck out, stands at its place, also where the
 * reader has marks in the middle or none at all; what is tinted belongs to the step, not to the selection.
 * @param {readonly Look[]} looks @param {Layers} layers @returns {Look[]}
 */
export function withSpots(looks, { spots = [], crossed = [] }) {
  const spotted = looks.map(() => /** @type {number[]} */ ([]))
  for (const { cell, digit } of spots) spotted[cell].push(digit)
  return looks.map((look, cell) => {
    const quiet = { ...look, peer: false, same: false, sought: 0 }
    const shown = [...spotted[cell], ...(crossed[cell] ?? NO_DIGITS)]
    if (look.text || !shown.length) return quiet
    const all = [...look.marks, ...(look.centre ?? NO_DIGITS), ...shown]
    return { ...quiet, marks: digitsOf(marksOf(all)), centre: NO_DIGITS, spotted: spotted[cell] }
  })
}

/** The corner marks of a look, and those of `digits` that do not stand in the cell. @param {readonly number[]} digits @param {Look} look */
function marksWith(digits, { text, marks, centre }) {
  const missing = digits.filter(
    (digit) => digit > 0 && !marks.includes(digit) && !centre?.includes(digit),
  )
  // The same list for the same marks: views compare them with ===.
  return text || !missing.length ? marks : digitsOf(marksOf([...marks, ...missing]))
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
