// board/houses.js: rows, columns, boxes, regions and extra houses of a board, and the conflicts in them.
//
// The same rules as core/grid, small enough to say twice: the board must show a conflict on the very
// key press, also while the WebAssembly module is still on its way. tests/web holds both together.

import { extraHousesOf, housesBy } from './extra-houses.js'

/** @typedef {import('nonet-wasm').Puzzle} Puzzle */
/** @typedef {import('nonet-wasm').House} House */
/** @typedef {import('nonet-wasm').Conflict} Conflict */
/**
 * How the cells lie, and how many digits there are: `size`. The grid is a square of as many rows, unless `rows` and `columns` say
 * others; then, or if it has a first digit other than 1, its puzzle is one with constraints, be it without any. `overlapping`: the
 * first cells of several grids on the board (overlapping.js).
 * @typedef {Pick<Puzzle, 'size' | 'boxRows' | 'boxColumns' | 'regions' | 'houses'>
 *   & {rows?: number, columns?: number, firstDigit?: number, overlapping?: readonly number[]}} Shape
 */

/** kLargestSide of core/format/puzzle_tree.h. */
export const LARGEST_SIZE = 64

/** Whether a grid is a square of as many digits, from 1. @param {Pick<Shape, 'size' | 'rows' | 'columns' | 'firstDigit'>} shape */
export const isPlain = ({ size, rows = size, columns = size, firstDigit = 1 }) =>
  rows === size && columns === size && firstDigit === 1

/** How many rows and columns a grid has. @param {Pick<Shape, 'size' | 'rows' | 'columns'>} shape */
export const gridOf = ({ size, rows = size, columns = size }) => ({ rows, columns })

/**
 * What is written for a digit: of the digits 0 to 8, 0 for the first one. 0, no digit, stays what it is.
 * @param {number} digit @param {Pick<Shape, 'firstDigit'>} shape
 */
export const valueOfDigit = (digit, { firstDigit = 1 }) => digit && digit - 1 + firstDigit

/** Whether these can be the regions of a grid: a whole number for each cell; in squares as many cells in each as there are digits. @param {unknown} regions @param {Shape} shape */
export function fitRegions(regions, shape) {
  const { rows, columns } = gridOf(shape)
  const { size } = shape
  if (!Array.isArray(regions) || regions.length !== rows * columns) return false
  if (!regions.every(Number.isInteger)) return false
  /** @type {Map<number, number>} */
  const counts = new Map()
  for (const region of regions) counts.set(region, (counts.get(region) ?? 0) + 1)
  const isSquare = rows === size && columns === size
  return [...counts.values()].every((count) => (isSquare ? count === size : count <= size))
}

/** "9×9"; "6×6, 1–9" where the digits are not as many as rows or columns, or not from 1. @param {Pick<Shape, 'size' | 'rows' | 'columns' | 'firstDigit'>} shape */
export function gridName(shape) {
  const { rows, columns } = gridOf(shape)
  const [first, last] = [valueOfDigit(1, shape), valueOfDigit(shape.size, shape)]
  const isUsual = first === 1 && last === Math.max(rows, columns)
  return `${rows}×${columns}${isUsual ? '' : `, ${first}–${last}`}`
}

/** The digit for which that is written; 0, no digit, for 0 where it is none. @param {number} value @param {Pick<Shape, 'firstDigit'>} shape */
export const digitOfValue = (value, { firstDigit = 1 }) =>
  value || firstDigit === 0 ? value - firstDigit + 1 : 0

/** Whether a grid, or each of those that overlap, can be cut into its boxes. @param {Shape} shape */
export function hasFittingBoxes(shape) {
  const { size, boxRows, boxColumns, overlapping } = shape
  const { rows, columns } = gridOf(shape)
  if (![boxRows, boxColumns].every((side) => Number.isInteger(side) && side > 0)) return false
  if (overlapping || (rows === size && columns === size)) return boxRows * boxColumns === size
  return rows % boxRows === 0 && columns % boxColumns === 0
}

/** The usual boxes of a size: the squarest, lying (6 → 2×3); a prime size has none (7 → 1×7). */
export function usualShape(/** @type {number} */ size) {
  let boxRows = Math.floor(Math.sqrt(size))
  while (size % boxRows) boxRows--
  return { size, boxRows, boxColumns: size / boxRows }
}

/** Every way to cut a size into boxes, the squarest first. */
export function boxShapes(/** @type {number} */ size) {
  const shapes = []
  for (let boxRows = 1; boxRows <= size; boxRows++) {
    if (size % boxRows === 0) shapes.push({ size, boxRows, boxColumns: size / boxRows })
  }
  const lankiness = (/** @type {{boxRows: number, boxColumns: number}} */ shape) =>
    Math.max(shape.boxRows, shape.boxColumns) * 2 + (shape.boxRows > shape.boxColumns ? 1 : 0)
  return shapes
    .filter((shape) => shape.boxRows < size || size === 1)
    .sort((one, other) => lankiness(one) - lankiness(other))
}

/** Where a cell is, both from 0. @param {number} cell @param {number} columns of its grid: the size of a square */
export function rowAndColumn(cell, columns) {
  return { row: Math.floor(cell / columns), column: cell % columns }
}

/**
 * Of each grid on a board, whether a cell is in it. Most boards are one.
 * @param {Shape} shape @returns {((row: number, column: number) => boolean)[]}
 */
const gridsOf = ({ overlapping, size, columns = size }) =>
  overlapping?.map((first) => {
    const { row: top, column: left } = rowAndColumn(first, columns)
    return (row, column) => row >= top && row < top + size && column >= left && column < left + size
  }) ?? [() => true]

/**
 * The box or region of every cell; all 0 where there are neither, and -1 in holes.
 * @param {Shape} shape
 * @returns {number[]}
 */
export function areasOf(shape) {
  const { boxRows, boxColumns, regions } = shape
  const { rows, columns } = gridOf(shape)
  if (regions?.length) {
    // Any numbers may name the regions; here they count from 0 in the order of their first cells.
    const names = [...new Set(regions)]
    return regions.map((name) => names.indexOf(name))
  }
  const grids = gridsOf(shape)
  // Boxes of overlapping grids lie as if the whole board was cut into boxes.
  const boxesAcross = Math.ceil(columns / boxColumns)
  return [...new Array(rows * columns).keys()].map((cell) => {
    const { row, column } = rowAndColumn(cell, columns)
    if (!grids.some((has) => has(row, column))) return -1
    if (boxRows === 1 || boxColumns === 1) return 0
    return Math.floor(row / boxRows) * boxesAcross + Math.floor(column / boxColumns)
  })
}

/**
 * Rows from the top, columns from the left, then the boxes or regions, then extra houses; not to be changed.
 * @param {Shape} shape
 * @returns {House[]}
 */
export function housesOf(shape) {
  const { regions, boxRows, boxColumns } = shape
  const areas = areasOf(shape)
  const { columns } = gridOf(shape)
  /** @param {House['kind']} kind @param {(row: number, column: number) => number} indexOf */
  const inEach = (kind, indexOf) =>
    gridsOf(shape).flatMap((has) =>
      housesBy(kind, shape, (row, column) => (has(row, column) ? indexOf(row, column) : -1)),
    )
  const boxes = housesBy(
    regions?.length ? 'region' : 'box',
    shape,
    (row, column) => areas[row * columns + column],
  )
  return [
    ...inEach('row', (row) => row),
    ...inEach('column', (_, column) => column),
    ...(regions?.length || (boxRows > 1 && boxColumns > 1) ? boxes : []),
    ...extraHousesOf(shape),
  ]
}

/**
 * Each digit that a house holds more than once.
 * @param {readonly House[]} houses
 * @param {ArrayLike<number>} digits one a cell, 0 for none
 * @returns {Conflict[]}
 */
export function conflictsOf(houses, digits) {
  /** @type {Conflict[]} */
  const conflicts = []
  for (const { kind, index, cells } of houses) {
    /** @type {Map<number, number[]>} */
    const places = new Map()
    for (const cell of cells) {
      const digit = digits[cell]
      if (!digit) continue
      const list = places.get(digit)
      if (list) list.push(cell)
      else places.set(digit, [cell])
    }
    for (const [digit, list] of places) {
      if (list.length > 1) conflicts.push({ digit, house: { kind, index }, cells: list })
    }
  }
  return conflicts
}
