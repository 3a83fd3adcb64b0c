// interop/left-out.js: what other sites' puzzles have besides a plain sudoku, and what Nonet calls it.
//
// The names are those of f-puzzles and SudokuPad, which many programs share; several may mean the same to a
// reader. Their sentences are in "leftOut" of i18n. A name that is not in the table is shown as it is.

import { nameOfCell } from '../board/constraints.js'
import { drawnIn, kindsOf, MOST_DRAWN } from '../board/drawn.js'
import { gridOf } from '../board/houses.js'
import { digitOf, textOf } from './shape.js'

/** @type {Record<string, string[]>} Nonet's key, and the sites' names */
const CALLED = {
  cages: ['killercage', 'cages'],
  thermometers: ['thermometer', 'slowthermometer'],
  arrows: ['arrow', 'arrows'],
  lines: ['lines', 'palindrome', 'betweenline', 'lockout', 'renban', 'whispers', 'regionsumline'],
  dots: ['difference', 'ratio', 'xv', 'sum', 'negative'],
  outside: ['littlekillersum', 'sandwichsum', 'xsum', 'skyscraper', 'numberedroom'],
  parity: ['even', 'odd'],
  extremes: ['minimum', 'maximum', 'rowindexer', 'columnindexer', 'boxindexer'],
  quadruples: ['quadruple'],
  clones: ['clone'],
  extraRegions: ['extraregion', 'windoku'],
  diagonals: ['diagonal+', 'diagonal-'],
  antiknight: ['antiknight'],
  antiking: ['antiking'],
  nonconsecutive: ['nonconsecutive'],
  disjoint: ['disjointgroups'],
  fog: ['fogofwar', 'foglight', 'foglink', 'triggereffect'],
  shapes: ['line', 'rectangle', 'circle', 'text', 'cage', 'underlays', 'overlays'],
  noRowColumn: ['norowcol'],
  openRegions: ['openRegions'],
  turned: ['turned'],
  newer: ['newer'],
}

/** What of a drawing is left out, by its kind. @type {Record<import('../board/drawn.js').DrawnKind, string>} */
const DRAWN = {
  line: 'drawn-line',
  arrow: 'drawn-arrow',
  shape: 'drawn-shape',
  text: 'drawn-text',
  cage: 'drawn-cage',
}

/** The kinds of drawings that are left out. @param {unknown} drawn @param {import('../board/drawn.js').Grid} grid */
export const drawnLeftOut = (drawn, grid) =>
  [...kindsOf(drawnIn(drawn), grid).keys()].map((kind) => DRAWN[kind])

/** What a reader has noted, and what rules are in words. @param {import('./shape.js').Marked} puzzle */
export const notesLeftOut = ({ corner, centre, rules }) => [
  ...([corner, centre].some((marks) => marks?.some(({ length }) => length)) ? ['marks'] : []),
  ...(rules ? ['rules'] : []),
]

/** What a reader has entered and coloured. @param {import('./shape.js').Marked} puzzle */
export const playLeftOut = ({ entries, colours }) => [
  ...(entries?.some(Boolean) ? ['entries'] : []),
  ...(colours?.some(({ length }) => length) ? ['colours'] : []),
]

/** Limits for hostile links: the number of kinds of rules, and the length of a name in UTF-16 units. */
const MOST = 50
const LONGEST = 60

/** @param {readonly string[]} names of the sites @returns {string[]} Nonet's keys, each once */
export function called(names) {
  const keys = names.slice(0, MOST).map((name) => {
    const known = Object.entries(CALLED).find(([, theirs]) => theirs.includes(name))
    return known ? known[0] : name.slice(0, LONGEST)
  })
  return [...new Set(keys)]
}

/** What of a puzzle is left out, with the cells that it is on. */
export class LeftOut {
  /** @type {Map<string, Set<string>>} cells by key */
  #cells = new Map()

  /** @param {number} size of the grid */
  constructor(size) {
    this.size = size
  }

  /** @param {string} name of the sites @param {readonly string[]} [cells] */
  add(name, cells = []) {
    const [key] = called([name])
    if (this.#cells.size >= MOST && !this.#cells.has(key)) return
    const known = this.#cells.get(key) ?? new Set()
    this.#cells.set(key, known)
    for (const cell of cells) if (known.size < MOST) known.add(cell)
  }

  /** Texts and fractions in cells, by themselves. @param {readonly unknown[]} values of each cell */
  addValues(values) {
    for (const [cell, value] of values.entries()) {
      const text = digitOf(value) ? '' : textOf(value || '')
      if (text) this.add(text, [nameOfCell(cell, this.size)])
    }
  }

  /**
   * As many drawings as a puzzle may have; that there are more is noted.
   * @param {import('../board/drawn.js').Drawn[]} drawn
   */
  drawable(drawn) {
    if (drawn.length > MOST_DRAWN) this.add('shapes')
    return drawn.slice(0, MOST_DRAWN)
  }

  /**
   * For the content of a link.
   * @param {readonly import('../board/drawn.js').Drawn[]} [drawn] what the puzzle has drawn
   * @returns {{leftOut: string[], drawn: string[], places: Record<string, string[]>}}
   */
  report(drawn = []) {
    const kinds = drawnLeftOut(drawn, gridOf(this))
    const keys = [...this.#cells.keys()]
    return {
      leftOut: [...keys, ...kinds],
      drawn: kinds,
      places: Object.fromEntries(
        [...this.#cells].filter(([, { size }]) => size).map(([key, cells]) => [key, [...cells]]),
      ),
    }
  }
}
