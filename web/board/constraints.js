// board/constraints.js: a puzzle with constraints: Nonet's JSON for such puzzles, and the same as a puzzle of a board.
//
// The JSON is that of core/format/puzzle_tree.h: any rows × columns, any digits, constraints by their keys in
// core/model/constraint.h. A board shows those whose rows and columns are houses. Its puzzle has the constraints as one more
// member, as they stand in the JSON, and so what the JSON says of variables, which are not seen: so they stay with it wherever
// a puzzle goes (puzzle.js), and the JSON can be made again with other givens, for the solver. A square of the digits from 1
// without constraints is a plain puzzle, which other parts know more about; any other one has constraints, be it none.
//
// A board's digits count from 1: of the digits 0 to 8, 0 is digit 1. Only here, and where digits are read or written for people, do
// values come in.

import { extraHousesOf, fitHouses } from './extra-houses.js'
import {
  areasOf,
  boxShapes,
  digitOfValue,
  gridOf,
  hasFittingBoxes,
  isPlain,
  usualShape,
  valueOfDigit,
} from './houses.js'
import { fitOverlapping } from './overlapping.js'

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
 * @property {{rows?: number, cols?: number, digits?: number[], overlapping?: string[], variables?: number}} [grid]
 * @property {string | string[][]} [regions]
 * @property {(string | string[])[]} [houses]
 * @property {Record<string, number>} [givens]
 * @property {Record<string, number[]>} [candidates]
 * @property {Constraint[]} [constraints]
 */
/**
 * Cells v1, v2 … that are not drawn.
 * @typedef {{count: number, givens?: Record<string, number>, candidates?: Record<string, number[]>, houses?: string[][]}} Variables
 */

const USUAL_SIZE = 9
/** Constraints that ask about regions, and not only about houses. */
const OF_REGIONS = [
  'region-sum-line',
  'region-same-values',
  'box-index',
  'one-modified',
  'doppelganger',
  'dutch-flatmates',
]
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

/** What the engine answers, as the board's digits; 0 in holes. @param {readonly number[]} values @param {Pick<Shape, 'firstDigit'>} shape */
export const digitsOfValues = (values, shape) =>
  values.map((value) => (value < 0 ? 0 : digitOfValue(value, shape)))

/** The key of a constraint: its first member. @param {Constraint} constraint */
export const keyOf = (constraint) => Object.keys(Object(constraint))[0] ?? ''

/** Whether it does, or one of the constraints in it. @param {Constraint} constraint @returns {boolean} */
const asksAboutRegions = (constraint) =>
  OF_REGIONS.includes(keyOf(constraint)) ||
  [constraint?.parts, constraint?.any, constraint?.all]
    .flat()
    .some((part) => part && asksAboutRegions(part))

/** The index of a cell of a grid, a square unless told; -1 for any other name. @param {unknown} name @param {number} columns @param {number} [rows] */
export function cellNamed(name, columns, rows = columns) {
  const [, row, column] = /^r(\d+)c(\d+)$/.exec(String(name)) ?? []
  const isCell = +row > 0 && +row <= rows && +column > 0 && +column <= columns
  return isCell ? (+row - 1) * columns + +column - 1 : -1
}

/** The name of a variable. @param {unknown} name */
const isVariable = (name) => /^v\d+$/.test(String(name))

/**
 * The puzzle of a board.
 * @param {PuzzleTree} tree as readConstrained() gives it
 * @returns {Marked}
 * @throws {RangeError} if a board cannot show it; its message is what of it: "9×9, rows"
 */
export function puzzleOfTree(tree) {
  const { grid = {}, givens = {}, candidates = {}, constraints = [] } = tree
  const { rows = USUAL_SIZE, cols: columns = USUAL_SIZE, variables: count = 0 } = grid
  const values = grid.digits ?? [1, Math.max(rows, columns)]
  const [first, last] = [values[0], values[values.length - 1]]
  const size = last - first + 1
  const at = (/** @type {string} */ name) => {
    const cell = cellNamed(name, columns, rows)
    if (cell < 0) throw beyond(name)
    return cell
  }
  const overlapping = grid.overlapping?.map(at) ?? []
  const whole = {
    ...{ size, rows, columns, firstDigit: first },
    ...(overlapping.length && { overlapping }),
  }
  const { shape, others } = regionsOf(tree.regions, isPlain(whole) ? { size } : whole, at)
  // As houses they say the same, but not to rules of regions.
  if (others.length && constraints.some(asksAboutRegions)) {
    throw beyond(`${rows}×${columns}, regions`)
  }
  if (overlapping.length && !fitOverlapping(overlapping, shape)) {
    throw beyond(`${rows}×${columns}, overlapping`)
  }
  const named = tree.houses ?? ALL_HOUSES
  const absent = ALL_HOUSES.filter((word) => !named.includes(word))
  if (absent.some((word) => word !== 'regions' || shape.regions || shape.boxRows > 1)) {
    throw beyond(`${rows}×${columns}, ${absent.join(', ')}`)
  }
  const lists = named.filter((house) => Array.isArray(house))
  const isSeen = (/** @type {string[]} */ names) => !names.some(isVariable)
  const houses = housesIn([...others, ...lists.filter(isSeen).map((names) => names.map(at))], shape)
  /** @type {Marked} */
  const puzzle = { ...shape, givens: new Array(rows * columns).fill(0) }
  if (houses.length) puzzle.houses = /** @type {any} */ (houses)
  const digitOf = (/** @type {number} */ value) => value - first + 1
  const [unseenGivens, seenGivens] = parted(givens)
  const [unseenCandidates, restricted] = parted(candidates)
  for (const [name, value] of seenGivens) puzzle.givens[at(name)] = digitOf(value)
  // Two are the first and the last, more are all that there are.
  const areListed = values.length > 2
  if (restricted.length || areListed) {
    const all = areListed
      ? values.map(digitOf)
      : Array.from({ length: size }, (_, index) => index + 1)
    const areas = areasOf(shape)
    puzzle.candidates = puzzle.givens.map((given, cell) =>
      areas[cell] < 0 ? [] : given ? [given] : all,
    )
    for (const [name, allowed] of restricted)
      puzzle.candidates[at(name)] = allowed.map(digitOf).filter((digit) => all.includes(digit))
  }
  if (constraints.length || !isPlain(whole) || count) puzzle.constraints = constraints
  if (count) {
    const unseen = lists.filter((names) => !isSeen(names))
    puzzle.variables = {
      count,
      ...(unseenGivens.length && { givens: Object.fromEntries(unseenGivens) }),
      ...(unseenCandidates.length && { candidates: Object.fromEntries(unseenCandidates) }),
      ...(unseen.length && { houses: unseen }),
    }
  }
  return puzzle
}

/** What is said of variables, and of cells. @template T @param {Record<string, T>} byName @returns {[[string, T][], [string, T][]]} */
function parted(byName) {
  const all = Object.entries(byName)
  return [all.filter(([name]) => isVariable(name)), all.filter(([name]) => !isVariable(name))]
}

/**
 * The same as JSON, without what the reader has done.
 * @param {Marked} puzzle @returns {PuzzleTree}
 */
export function treeOfPuzzle(puzzle) {
  const { size, boxRows, boxColumns, regions, givens, candidates, constraints = [] } = puzzle
  const { overlapping } = puzzle
  const { rows, columns } = gridOf(puzzle)
  const variables = Object(puzzle.variables)
  const value = (/** @type {number} */ digit) => valueOfDigit(digit, puzzle)
  const names = (/** @type {readonly number[]} */ cells) =>
    cells.map((cell) => nameOfCell(cell, columns))
  const byName = (/** @type {[number, any][]} */ entries) =>
    Object.fromEntries(entries.map(([cell, what]) => [nameOfCell(cell, columns), what]))
  const areas = areasOf(puzzle)
  const lists = [...new Set(areas)].map((area) =>
    names(areas.flatMap((name, cell) => (name === area ? [cell] : []))),
  )
  const hasBoxes = boxRows > 1 && boxColumns > 1
  const extra = [
    ...extraHousesOf(puzzle).map(({ cells }) => names(cells)),
    ...(variables.houses ?? []),
  ]
  // Those of a cell with a given are said only if they contradict it.
  const free = byName(
    candidates?.flatMap((digits, cell) =>
      areas[cell] >= 0 && (givens[cell] ? !digits.includes(givens[cell]) : digits.length < size)
        ? [/** @type {[number, number[]]} */ ([cell, digits.map(value)])]
        : [],
    ) ?? [],
  )
  const restricted = { ...free, ...variables.candidates }
  const given = byName(givens.flatMap((digit, cell) => (digit ? [[cell, value(digit)]] : [])))
  return {
    v: 1,
    grid: {
      rows,
      cols: columns,
      digits: [value(1), value(size)],
      ...(overlapping && { overlapping: names(overlapping) }),
      ...(variables.count && { variables: variables.count }),
    },
    regions: regions?.length ? lists : hasBoxes ? `boxes ${boxRows}x${boxColumns}` : [],
    ...(extra.length && { houses: [...ALL_HOUSES, ...extra] }),
    givens: { ...given, ...variables.givens },
    ...(Object.keys(restricted).length && { candidates: restricted }),
    constraints: [...constraints],
  }
}

/** @param {string} text what of the puzzle no board shows */
const beyond = (text) => new RangeError(text)

/**
 * The shape that regions make, and those that leave cells out, which are no more than further houses.
 * @param {PuzzleTree['regions']} regions @param {Pick<Shape, 'size' | 'rows' | 'columns' | 'firstDigit' | 'overlapping'>} grid
 * @param {(name: string) => number} at
 * @returns {{shape: Shape, others: number[][]}}
 */
function regionsOf(regions, grid, at) {
  const { size, overlapping } = grid
  const { rows, columns } = gridOf(grid)
  if (overlapping && typeof regions !== 'string') {
    if (regions?.length) throw beyond(`${rows}×${columns}, regions`)
    const boxes = regions ? { boxRows: 1, boxColumns: size } : usualShape(size)
    return { shape: { ...boxes, ...grid }, others: [] }
  }
  const bare = { ...grid, boxRows: 1, boxColumns: columns }
  if (regions === undefined) {
    const isSquare = rows === columns
    return { shape: { ...(isSquare ? usualShape(rows) : bare), ...grid }, others: [] }
  }
  if (typeof regions === 'string') {
    const [, boxRows, boxColumns] = /^boxes (\d+)x(\d+)$/.exec(regions)?.map(Number) ?? []
    const shape = { ...grid, boxRows, boxColumns }
    if (!hasFittingBoxes(shape)) throw beyond(regions)
    return { shape, others: [] }
  }
  const lists = regions.map((cells) => cells.map(at))
  const { length } = lists[0] ?? []
  /** @type {number[]} */
  const areas = new Array(rows * columns).fill(-1)
  for (const [area, cells] of lists.entries()) for (const cell of cells) areas[cell] = area
  // Those of a square have each digit once, as other parts rely on.
  const isSquare = rows === size && columns === size
  const isCut =
    (isSquare ? length === size : length <= size) &&
    length * lists.length === areas.length &&
    lists.every((cells) => cells.length === length)
  if (!isCut || areas.includes(-1)) return { shape: bare, others: lists }
  const known = areasOf({ ...bare, regions: areas }).join()
  const alike =
    rows === columns &&
    lists.length > 1 &&
    boxShapes(rows).find((shape) => areasOf(shape).join() === known)
  const cut = { ...bare, regions: areasOf({ ...bare, regions: areas }) }
  return { shape: alike ? { ...alike, ...grid } : cut, others: [] }
}

/**
 * Words for extra houses: names where all houses of a pattern are there, else the cells.
 * @param {number[][]} lists @param {Shape} shape @returns {string[]}
 */
function housesIn(lists, shape) {
  const keyOf = (/** @type {readonly number[]} */ cells) =>
    [...cells].sort((one, other) => one - other).join()
  // A single cell is no rule.
  const { columns } = gridOf(shape)
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
    const word = cells.map((cell) => nameOfCell(cell, columns)).join('')
    if (!fitHouses([word], shape)) throw beyond(word)
    words.push(word)
  }
  return words
}
