// board/constraints.js: a puzzle with constraints: Nonet's JSON for such puzzles, and the same as a puzzle of a board.
//
// The JSON is that of core/format/puzzle_tree.h: any rows × columns, any digits, constraints by their keys in
// core/model/constraint.h. A board shows square grids of the digits 1 to N whose rows and columns are houses. Its puzzle has
// the constraints as one more member, as they stand in the JSON: so they stay with it wherever a puzzle goes (puzzle.js), and
// the JSON can be made again with other givens, for the solver.

import { extraHousesOf, fitHouses } from './extra-houses.js'
import { areasOf, boxShapes, usualShape } from './houses.js'

/** @typedef {import('./puzzle.js').Marked} Marked */
/** @typedef {import('./houses.js').Shape} Shape */
/**
 * The name of a constraint with what it is on, and its other members: {cage: ['r1c1', 'r1c2'], sum: 9}.
 * @typedef {Record<string, any>} Constraint
 */
/**
 * A puzzle as JSON; each member may be absent.
 * @typedef {object} PuzzleTree
 * @property {1} [v]
 * @property {{rows?: number, cols?: number, digits?: number[], variables?: number}} [grid]
 * @property {string | string[][]} [regions]
 * @property {(string | string[])[]} [houses]
 * @property {Record<string, number>} [givens]
 * @property {Record<string, number[]>} [candidates]
 * @property {Constraint[]} [constraints]
 */

/** No grid of the JSON has more rows or columns: kLargestSide of core/format/puzzle_tree.cpp. */
export const LARGEST_SIDE = 16
const USUAL_SIZE = 9
const ALL_HOUSES = ['rows', 'columns', 'regions']
/** Words for extra houses, those with more houses first. */
const WORDS = /** @type {const} */ ([
  'groups',
  'windows',
  'diagonals',
  'diagonal-down',
  'diagonal-up',
])

/** @param {number} cell @param {number} columns of its grid */
export const nameOfCell = (cell, columns) =>
  `r${Math.floor(cell / columns) + 1}c${(cell % columns) + 1}`

/** The key of a constraint: its first member. @param {Constraint} constraint */
export const keyOf = (constraint) => Object.keys(Object(constraint))[0] ?? ''

/** The index of a cell of a square grid; -1 for any other name. @param {unknown} name @param {number} size */
export function cellNamed(name, size) {
  const [, row, column] = /^r(\d+)c(\d+)$/.exec(String(name)) ?? []
  const isCell = +row > 0 && +row <= size && +column > 0 && +column <= size
  return isCell ? (+row - 1) * size + +column - 1 : -1
}

/**
 * The puzzle of a board.
 * @param {PuzzleTree} tree as readConstrained() gives it
 * @returns {Marked}
 * @throws {RangeError} if a board cannot show it; its message is what of it: "4×6, 0–5"
 */
export function puzzleOfTree(tree) {
  const { grid = {}, givens = {}, candidates = {}, constraints = [] } = tree
  const { rows = USUAL_SIZE, cols = USUAL_SIZE, variables = 0 } = grid
  const [first, last] = grid.digits ?? [1, Math.max(rows, cols)]
  const size = rows
  if (rows !== cols) throw beyond(`${rows}×${cols}`)
  if (first !== 1 || last !== size) throw beyond(`${rows}×${cols}, ${first}–${last}`)
  if (variables) throw beyond(`${rows}×${cols} + ${variables}`)
  const at = (/** @type {string} */ name) => {
    const cell = cellNamed(name, size)
    if (cell < 0) throw beyond(name)
    return cell
  }
  const { shape, others } = regionsOf(tree.regions, size, at)
  const named = tree.houses ?? ALL_HOUSES
  const absent = ALL_HOUSES.filter((word) => !named.includes(word))
  if (absent.some((word) => word !== 'regions' || shape.regions || shape.boxRows > 1)) {
    throw beyond(`${rows}×${cols}, ${absent.join(', ')}`)
  }
  const lists = named.flatMap((house) => (Array.isArray(house) ? [house.map(at)] : []))
  const houses = housesIn([...others, ...lists], shape)
  /** @type {Marked} */
  const puzzle = { ...shape, givens: new Array(size * size).fill(0) }
  if (houses.length) puzzle.houses = /** @type {any} */ (houses)
  for (const [name, digit] of Object.entries(givens)) puzzle.givens[at(name)] = digit
  const restricted = Object.entries(candidates)
  if (restricted.length) {
    const all = Array.from({ length: size }, (_, index) => index + 1)
    puzzle.candidates = puzzle.givens.map((given) => (given ? [given] : all))
    for (const [name, digits] of restricted) puzzle.candidates[at(name)] = [...digits]
  }
  // Without constraints it is a plain puzzle, which other parts know more about.
  if (constraints.length) puzzle.constraints = constraints
  return puzzle
}

/**
 * The same as JSON, without what the reader has done.
 * @param {Marked} puzzle @returns {PuzzleTree}
 */
export function treeOfPuzzle(puzzle) {
  const { size, boxRows, boxColumns, regions, givens, candidates, constraints = [] } = puzzle
  const names = (/** @type {readonly number[]} */ cells) =>
    cells.map((cell) => nameOfCell(cell, size))
  const byName = (/** @type {[number, any][]} */ entries) =>
    Object.fromEntries(entries.map(([cell, value]) => [nameOfCell(cell, size), value]))
  const areas = areasOf(puzzle)
  const lists = [...new Set(areas)].map((area) =>
    names(areas.flatMap((name, cell) => (name === area ? [cell] : []))),
  )
  const hasBoxes = boxRows > 1 && boxColumns > 1
  const extra = extraHousesOf(puzzle).map(({ cells }) => names(cells))
  const free = candidates?.flatMap((digits, cell) =>
    !givens[cell] && digits.length && digits.length < size
      ? [/** @type {[number, number[]]} */ ([cell, [...digits]])]
      : [],
  )
  return {
    v: 1,
    grid: { rows: size, cols: size, digits: [1, size] },
    regions: regions?.length ? lists : hasBoxes ? `boxes ${boxRows}x${boxColumns}` : [],
    ...(extra.length && { houses: [...ALL_HOUSES, ...extra] }),
    givens: byName(givens.flatMap((digit, cell) => (digit ? [[cell, digit]] : []))),
    ...(free?.length && { candidates: byName(free) }),
    constraints: [...constraints],
  }
}

/** @param {string} text what of the puzzle no board shows */
const beyond = (text) => new RangeError(text)

/**
 * The shape that regions make, and those that leave cells out, which are no more than further houses.
 * @param {PuzzleTree['regions']} regions @param {number} size @param {(name: string) => number} at
 * @returns {{shape: Shape, others: number[][]}}
 */
function regionsOf(regions, size, at) {
  if (regions === undefined) return { shape: usualShape(size), others: [] }
  if (typeof regions === 'string') {
    const [, boxRows, boxColumns] = /^boxes (\d+)x(\d+)$/.exec(regions)?.map(Number) ?? []
    if (boxRows * boxColumns !== size) throw beyond(regions)
    return { shape: { size, boxRows, boxColumns }, others: [] }
  }
  const bare = { size, boxRows: 1, boxColumns: size }
  const lists = regions.map((cells) => cells.map(at))
  const isCut = lists.length === size && lists.every(({ length }) => length === size)
  /** @type {number[]} */
  const areas = new Array(size * size).fill(-1)
  for (const [area, cells] of lists.entries()) for (const cell of cells) areas[cell] = area
  if (!isCut || areas.includes(-1)) return { shape: bare, others: lists }
  const known = areasOf({ ...bare, regions: areas }).join()
  const alike = boxShapes(size).find((shape) => areasOf(shape).join() === known)
  return { shape: alike ?? { ...bare, regions: areasOf({ ...bare, regions: areas }) }, others: [] }
}

/**
 * Words for extra houses: names where all houses of a pattern are there, else the cells.
 * @param {number[][]} lists @param {Shape} shape @returns {string[]}
 */
function housesIn(lists, shape) {
  const keyOf = (/** @type {readonly number[]} */ cells) =>
    [...cells].sort((one, other) => one - other).join()
  // A single cell is no rule.
  const left = new Map(
    lists.filter(({ length }) => length > 1).map((cells) => [keyOf(cells), cells]),
  )
  /** @type {string[]} */
  const words = []
  for (const word of WORDS) {
    if (!left.size || !fitHouses([word], shape)) continue
    const keys = extraHousesOf({ ...shape, houses: [word] }).map(({ cells }) => keyOf(cells))
    if (!keys.length || !keys.every((key) => left.has(key))) continue
    words.push(word)
    for (const key of keys) left.delete(key)
  }
  for (const cells of left.values()) {
    const word = cells.map((cell) => nameOfCell(cell, shape.size)).join('')
    if (!fitHouses([word], shape)) throw beyond(word)
    words.push(word)
  }
  return words
}
