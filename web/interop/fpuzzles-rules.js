// interop/fpuzzles-rules.js: the constraints of f-puzzles, whose names many programs share, as those of Nonet's JSON
// (board/constraints.js).
//
// A key of the link has a list of items. One that has not what its kind needs, or that Nonet has no constraint for, leaves its
// key unread, so that it is named to the reader; the others of that key hold all the same.
// Sources: engine behaviour documented by f-puzzles and by dclamage/SudokuSolver; core/model/constraint.h.

import { cellNamed, nameOfCell } from '../board/constraints.js'
import { digitOf, textOf } from './shape.js'

/** @typedef {import('../board/constraints.js').Constraint} Constraint */
/** A number of a link, also as text; undefined if there is none. @typedef {number | undefined} Value */

/** The largest board of f-puzzles. */
export const LARGEST = 16
/** What a constraint may say: kLargestNumber of core/format/tree_reader.h. */
const LARGEST_NUMBER = 1_000_000
/** Of a quadruple: its row in core/model/constraint.h. */
const MOST_CELLS = 63

/** An item of a link, read on a square board. */
class Item {
  /** @param {any} item @param {number} size */
  constructor(item, size) {
    this.item = Object(item)
    this.size = size
  }

  /** Cells by Nonet's names. @param {unknown} names @returns {string[]} empty if one is not on the board */
  cells(names = this.item.cells) {
    const list = Array.isArray(names) ? names.map((name) => textOf(name).toLowerCase()) : []
    return list.every((name) => cellNamed(name, this.size) >= 0) ? list : []
  }

  /** Its cells, if none is named twice; else none. */
  different() {
    const cells = this.cells()
    return new Set(cells).size === cells.length ? cells : []
  }

  /**
   * Each of its lines.
   * @template Made @param {(line: string[]) => Made} make @param {number} [least] cells
   */
  lines(make, least = 2) {
    const lines = Array.isArray(this.item.lines) ? this.item.lines : []
    /** @type {string[][]} */
    const all = lines.map((/** @type {unknown} */ names) => this.cells(names))
    const isWhole = all.length > 0 && all.every(({ length }) => length >= least)
    return isWhole ? all.map(make) : undefined
  }

  /** @returns {Value} */
  get value() {
    const text = textOf(this.item.value)
    const isNumber = /^-?\d+$/.test(text) && Math.abs(Number(text)) <= LARGEST_NUMBER
    return isNumber ? Number(text) : undefined
  }

  /** Whether a value is given that is no number. */
  get isOdd() {
    return ![undefined, null, ''].includes(this.item.value) && this.value === undefined
  }

  /** The cells that a place outside of the grid, or on it, looks at; `step`: rows and columns to the next one. */
  ray(step = this.inwards()) {
    const [, row, column] = /^R(\d+)C(\d+)$/i.exec(textOf(this.item.cell)) ?? []
    const isInside = (/** @type {number} */ place) => place >= 0 && place < this.size
    /** @type {string[]} */
    const cells = []
    if (!row || !step) return cells
    let at = [Number(row) - 1, Number(column) - 1]
    if (!at.every(isInside)) at = [at[0] + step[0], at[1] + step[1]]
    for (; at.every(isInside); at = [at[0] + step[0], at[1] + step[1]]) {
      cells.push(nameOfCell(at[0] * this.size + at[1], this.size))
    }
    return cells
  }

  /** From a place outside into the grid. @returns {number[] | undefined} */
  inwards() {
    const [, row, column] = /^R(\d+)C(\d+)$/i.exec(textOf(this.item.cell))?.map(Number) ?? []
    if (row === 0) return [1, 0]
    if (column === 0) return [0, 1]
    if (row === this.size + 1) return [-1, 0]
    return column === this.size + 1 ? [0, -1] : undefined
  }
}

/** @typedef {Constraint[] | undefined} Found undefined: it cannot be read */

/** A line of one kind. @param {string} key @returns {(item: Item) => Found} */
const line = (key) => (item) => item.lines((cells) => ({ [key]: cells }))

/**
 * A line with a number.
 * @param {string} key @param {string} name of the number @param {(size: number) => number} usual @param {number} [least]
 */
const lineWith =
  (key, name, usual, least = -LARGEST_NUMBER) =>
  (/** @type {Item} */ item) =>
    item.isOdd || Number(item.value) < least
      ? undefined
      : item.lines((cells) => ({ [key]: cells, [name]: item.value ?? usual(item.size) }))

/** A mark between two cells. @param {string} key @param {string} name of its number, which may be absent */
const pair = (key, name) => (/** @type {Item} */ item) => {
  const cells = item.cells()
  if (cells.length !== 2 || item.isOdd) return undefined
  return [item.value === undefined ? { [key]: cells } : { [key]: cells, [name]: item.value }]
}

/** A rule of one cell, or of each cell of a list. @param {string} key */
const marked = (key) => (/** @type {Item} */ item) => {
  const cells = item.cells(item.item.cell === undefined ? undefined : [item.item.cell])
  return cells.length ? cells.map((cell) => ({ [key]: [cell] })) : undefined
}

/** A number outside of the grid. @param {string} key @param {string} name of the number */
const outside = (key, name) => (/** @type {Item} */ item) => {
  const cells = item.ray()
  const isWhole = cells.length === item.size && item.value !== undefined
  return isWhole ? [{ [key]: cells, [name]: item.value }] : undefined
}

const SUMS = /** @type {Record<string, number>} */ ({ X: 10, V: 5 })
const DIRECTIONS = /** @type {Record<string, number[]>} */ ({
  UR: [-1, 1],
  UL: [-1, -1],
  DR: [1, 1],
  DL: [1, -1],
})

/** @type {Record<string, (item: Item) => Found>} by the key in the link */
const KINDS = {
  killercage(item) {
    const cage = item.different()
    if (!cage.length || item.isOdd) return undefined
    return [item.value === undefined ? { cage } : { cage, sum: item.value }]
  },
  extraregion(item) {
    const cage = item.different()
    return cage.length ? [{ cage }] : undefined
  },
  thermometer: line('thermometer'),
  slowthermometer: line('slow-thermometer'),
  palindrome: line('palindrome'),
  renban: line('renban'),
  regionsumline: line('region-sum-line'),
  betweenline: line('between'),
  entropicline: line('entropic'),
  nabner: line('nabner'),
  doublearrow: line('double-arrow'),
  zipperline: line('zipper'),
  whispers: lineWith('whispers', 'difference', (size) => Math.ceil(size / 2)),
  lockout: lineWith('lockout', 'difference', (size) => Math.floor(size / 2)),
  modularline: lineWith('modular', 'modulus', () => 3, 1),
  arrow(item) {
    const circle = item.cells()
    // Each line begins in the circle.
    const shafts = item.lines((cells) => cells.slice(1))
    const isRead = circle.length > 0 && circle.length <= 3 && shafts
    return isRead ? [{ arrow: [circle, ...shafts] }] : undefined
  },
  clone(item) {
    const [cells, others] = [item.cells(), item.cells(item.item.cloneCells)]
    const isPair = cells.length > 0 && cells.length === others.length
    return isPair ? [{ clone: [cells, others] }] : undefined
  },
  difference: pair('white-dot', 'difference'),
  ratio: pair('black-dot', 'ratio'),
  xv(item) {
    const cells = item.cells()
    const sum = SUMS[textOf(item.item.value).toUpperCase()]
    return cells.length === 2 && sum ? [{ 'pair-sum': cells, sum }] : undefined
  },
  quadruple(item) {
    const cells = item.cells()
    const values = [item.item.values ?? []].flat().map(digitOf)
    const isRead =
      cells.length > 0 &&
      cells.length <= MOST_CELLS &&
      values.every((value) => value > 0 && value <= item.size)
    return isRead ? [{ quadruple: cells, values }] : undefined
  },
  even: marked('even'),
  odd: marked('odd'),
  minimum: marked('minimum'),
  maximum: marked('maximum'),
  rowindexer: marked('row-index'),
  columnindexer: marked('column-index'),
  boxindexer: marked('box-index'),
  sandwichsum: outside('sandwich', 'sum'),
  xsum: outside('x-sum', 'sum'),
  skyscraper: outside('skyscraper', 'count'),
  numberedroom: outside('numbered-room', 'value'),
  littlekillersum(item) {
    const { direction } = item.item
    const cells = item.ray(Object.hasOwn(DIRECTIONS, direction) ? DIRECTIONS[direction] : undefined)
    const isWhole = cells.length > 0 && item.value !== undefined
    return isWhole ? [{ sum: cells, total: item.value }] : undefined
  },
}

/** Rules of the whole board. @type {Record<string, string>} */
const BOARD = {
  antiknight: 'anti-knight',
  antiking: 'anti-king',
  nonconsecutive: 'non-consecutive',
}

/** The pairs of such constraints. @param {readonly Constraint[]} constraints @param {string} key @returns {string[][]} */
export const pairsOf = (constraints, key) =>
  constraints.flatMap((constraint) => (constraint[key] ? [constraint[key]] : []))

/**
 * All cells of a minimum, and all of a maximum, are one constraint: those that touch are not compared.
 * @param {readonly Constraint[]} constraints @returns {Constraint[]}
 */
export function withJoinedMarks(constraints) {
  /** @type {Constraint[]} */
  const all = []
  /** @type {Record<string, string[]>} the cells of the first one, where the others' go */
  const joined = {}
  for (const constraint of constraints) {
    const key = ['minimum', 'maximum'].find((name) => constraint[name])
    if (key && joined[key]) joined[key].push(...constraint[key])
    else {
      const copy = { ...constraint }
      if (key) joined[key] = copy[key] = [...constraint[key]]
      all.push(copy)
    }
  }
  return all
}

/**
 * The constraints of a link.
 * @param {any} object @param {number} size @param {readonly string[]} known keys that are read already
 * @returns {{constraints: Constraint[], read: string[]}} `read`: the keys of which nothing is left out
 */
export function constraintsIn(object, size, known) {
  /** @type {Constraint[]} */
  let constraints = []
  /** @type {string[]} */
  const read = []
  if (size > LARGEST) return { constraints, read }
  for (const [key, make] of Object.entries(KINDS)) {
    if (!Array.isArray(object[key]) || known.includes(key)) continue
    const found = object[key].map((/** @type {unknown} */ item) => make(new Item(item, size)))
    // Not by push(): a link may have more items than a call may have arguments.
    constraints = constraints.concat(found.flatMap((/** @type {Found} */ some) => some ?? []))
    if (found.every(Boolean)) read.push(key)
  }
  for (const [key, name] of Object.entries(BOARD)) {
    if (object[key] !== true) continue
    const dots = key === 'nonconsecutive' ? pairsOf(constraints, 'white-dot') : []
    constraints.push(dots.length ? { 'no-other-white-dots': dots } : { [name]: true })
    read.push(key)
  }
  // That there are no other signs of a kind. One without a number is a sign, too.
  const negative = [object.negative ?? []].flat()
  const pairs = (/** @type {string} */ key) =>
    [object[key] ?? []]
      .flat()
      .map((/** @type {unknown} */ item) => new Item(item, size).cells())
      .filter(({ length }) => length === 2)
  if (negative.includes('xv')) {
    constraints.push({ 'no-other-sums': pairs('xv'), sums: Object.values(SUMS) })
  }
  if (negative.includes('ratio')) {
    const ratios = constraints.flatMap(({ ratio }) => (ratio === undefined ? [] : [ratio]))
    for (const ratio of new Set([2, ...ratios])) {
      constraints.push({ 'no-other-black-dots': pairs('ratio'), ...(ratio !== 2 && { ratio }) })
    }
  }
  const isKnown = (/** @type {string} */ name) => ['xv', 'ratio', 'foglight'].includes(name)
  if (negative.length && negative.every(isKnown)) read.push('negative')
  return { constraints: withJoinedMarks(constraints), read }
}
