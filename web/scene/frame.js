// scene/frame.js: how a board is laid out: its cells, the lines between them, the marks in a cell.
//
// The one place that says where anything on a board is. Whatever draws a board (on the screen, on paper, in a
// file, as a search goes on) asks here; scene/board.css lays out the same cells and marks as a grid of the
// browser's. The unit is the side of a cell, and 0 0 is the upper left corner of the grid.
//
// A grid has rows × columns, which need not be equal. What is written for digit 1 is `firstDigit`: in a grid of
// the digits 0 to 8 digit 1 is written as 0.

import { extraHousesOf } from '../board/extra-houses.js'
import { areasOf, rowAndColumn, valueOfDigit } from '../board/houses.js'

/**
 * @typedef {object} Frame
 * @property {number} rows
 * @property {number} columns
 * @property {number} size how many digits there are
 * @property {readonly number[]} areas the box or region of each cell; thick lines stand between them; -1: a hole
 * @property {readonly import('nonet-wasm').House[]} extra houses besides rows, columns and areas
 * @property {number} markRows how the places of marks in a cell lie: digit 1 upper left, then row by row
 * @property {number} markColumns
 * @property {number} firstDigit
 */
/** @typedef {import('../board/houses.js').Shape & {firstDigit?: number}} Shape */
/** @typedef {{x: number, y: number}} Point */
/** @typedef {readonly [x: number, y: number, toX: number, toY: number]} Segment */

/** From the edge of a cell to its marks… */
const MARGIN = 0.05
/** …and from its upper edge where a cage's text stands above them. */
const UNDER_TEXT = 0.26
/** From the edge of a cell to an outline, so that outlines of neighbours stay apart. */
const INSET = 0.035
/** From this many columns on, digits are smaller: most have two figures. */
const WIDE = 10

/**
 * @param {Shape} shape
 * @param {readonly number[]} [areas] where they are known already: to find them takes a look at each cell
 * @returns {Frame}
 */
export function frameOf(shape, areas = areasOf(shape)) {
  const { size, boxRows, boxColumns, regions } = shape
  const hasBoxes = !regions?.length && boxRows > 1 && boxColumns > 1
  const markColumns = hasBoxes ? boxColumns : Math.ceil(Math.sqrt(size))
  const markRows = Math.ceil(size / markColumns)
  const { rows = size, columns = size, firstDigit = 1 } = shape
  const extra = extraHousesOf(shape)
  return { rows, columns, size, areas, extra, markRows, markColumns, firstDigit }
}

/** Whether digits are drawn smaller, as most have two figures. @param {Pick<Frame, 'columns'>} frame */
export const isWide = ({ columns }) => columns >= WIDE

/** What is written for a digit. @param {number} digit from 1 @param {Pick<Frame, 'firstDigit'>} frame */
export const textOf = (digit, frame) => String(valueOfDigit(digit, frame))

/** Whether a mark goes to the upper edge of a cell, where others stand in its middle. @param {number} digit @param {Pick<Frame, 'size'>} frame */
export const isUpper = (digit, { size }) => digit <= size / 2

/** The upper left corner of a cell. @param {number} cell @param {Pick<Frame, 'columns'>} frame @returns {Point} */
export function cornerOf(cell, { columns }) {
  const { row, column } = rowAndColumn(cell, columns)
  return { x: column, y: row }
}

/** @param {number} cell @param {Pick<Frame, 'columns'>} frame @returns {Point} */
export function middleOf(cell, frame) {
  const { x, y } = cornerOf(cell, frame)
  return { x: x + 0.5, y: y + 0.5 }
}

/** The cell at a point; -1: none. @param {Point} point @param {Frame} frame */
export function cellAt({ x, y }, { rows, columns, areas }) {
  const [row, column] = [Math.floor(y), Math.floor(x)]
  const isOn = column >= 0 && column < columns && row >= 0 && row < rows
  return isOn && areas[row * columns + column] >= 0 ? row * columns + column : -1
}

/** The room that one mark has at its place. @param {Frame} frame @param {boolean} [isUnderText] */
export function markRoom({ markRows, markColumns }, isUnderText) {
  const height = 1 - MARGIN - (isUnderText ? UNDER_TEXT : MARGIN)
  return { width: (1 - 2 * MARGIN) / markColumns, height: height / markRows }
}

/**
 * The middle of a mark at its place.
 * @param {{cell: number, digit: number}} mark @param {Frame} frame
 * @param {boolean} [isUnderText] a cage's text stands in the cell
 * @returns {Point}
 */
export function placeOf({ cell, digit }, frame, isUnderText) {
  const { width, height } = markRoom(frame, isUnderText)
  const corner = cornerOf(cell, frame)
  const place = rowAndColumn(digit - 1, frame.markColumns)
  return {
    x: corner.x + MARGIN + width * (place.column + 0.5),
    y: corner.y + (isUnderText ? UNDER_TEXT : MARGIN) + height * (place.row + 0.5),
  }
}

/** The cell in which a cage's text stands: of its uppermost ones the leftmost. @param {readonly number[]} cells */
export const textCellOf = (cells) => Math.min(...cells)

/** Whether a box ends at the right and at the bottom of a cell. @param {number} cell @param {Frame} frame */
export function edgesOf(cell, { rows, columns, areas }) {
  const { row, column } = rowAndColumn(cell, columns)
  return {
    right: column + 1 < columns && areas[cell] !== areas[cell + 1],
    bottom: row + 1 < rows && areas[cell] !== areas[cell + columns],
  }
}

/**
 * The lines of the grid, each as long as it goes on alike: those between boxes are thick, and so is the frame.
 * @param {Frame} frame @returns {{thin: Segment[], thick: Segment[], around: Segment[]}}
 */
export function linesOf({ rows, columns, areas }) {
  /** @typedef {'thin' | 'thick' | 'around' | ''} Kind '' where there is no line */
  const lines = {
    thin: /** @type {Segment[]} */ ([]),
    thick: /** @type {Segment[]} */ ([]),
    around: /** @type {Segment[]} */ ([]),
  }
  const areaAt = (/** @type {number} */ row, /** @type {number} */ column) =>
    row >= 0 && row < rows && column >= 0 && column < columns ? areas[row * columns + column] : -1
  /** @param {number} one @param {number} other @returns {Kind} */
  const kindBetween = (one, other) => {
    if (one === other) return one < 0 ? '' : 'thin'
    return one < 0 || other < 0 ? 'around' : 'thick'
  }
  const add = (
    /** @type {number} */ length,
    /** @type {(along: number) => Kind} */ kindAt,
    /** @type {(from: number, to: number) => Segment} */ segment,
  ) => {
    for (let start = 0; start < length; ) {
      const kind = kindAt(start)
      let end = start + 1
      while (end < length && kindAt(end) === kind) end++
      if (kind) lines[kind].push(segment(start, end))
      start = end
    }
  }
  for (let y = 0; y <= rows; y++) {
    const kindAt = (/** @type {number} */ column) =>
      kindBetween(areaAt(y - 1, column), areaAt(y, column))
    add(columns, kindAt, (from, to) => [from, y, to, y])
  }
  for (let x = 0; x <= columns; x++) {
    const kindAt = (/** @type {number} */ row) => kindBetween(areaAt(row, x - 1), areaAt(row, x))
    add(rows, kindAt, (from, to) => [x, from, x, to])
  }
  return lines
}

/**
 * The edge of some cells, a little inside of it, as the data of an SVG path.
 * Each side of a cell with no neighbour there is drawn; where it goes on, round an inner corner too,
 * it is as much longer.
 * @param {readonly number[]} cells
 * @param {Pick<Frame, 'rows' | 'columns'>} frame
 * @param {number} [inset]
 */
export function outlineOf(cells, { rows, columns }, inset = INSET) {
  const members = new Set(cells)
  const has = (/** @type {number} */ row, /** @type {number} */ column) =>
    column >= 0 && column < columns && row >= 0 && row < rows && members.has(row * columns + column)
  const parts = []
  for (const cell of members) {
    const { row, column } = rowAndColumn(cell, columns)
    for (const [down, right] of /** @type {const} */ ([
      [-1, 0],
      [0, 1],
      [1, 0],
      [0, -1],
    ])) {
      if (has(row + down, column + right)) continue
      // Along the side: to its left and its right, seen from the middle of the cell.
      const ends = [-1, 1].map((way) => {
        const [alongDown, alongRight] = [right * way, down * way]
        const isOn = has(row + alongDown, column + alongRight)
        const isCorner = isOn && has(row + alongDown + down, column + alongRight + right)
        const length = 0.5 + (isCorner ? inset : isOn ? 0 : -inset)
        const out = 0.5 - inset
        return {
          x: column + 0.5 + right * out + alongRight * length,
          y: row + 0.5 + down * out + alongDown * length,
        }
      })
      parts.push(pathOf(ends))
    }
  }
  return parts.join('')
}

/** A line through points, as the data of an SVG path. @param {readonly Point[]} points */
export function pathOf(points) {
  return `M${points.map(({ x, y }) => `${rounded(x)} ${rounded(y)}`).join('L')}`
}

/** A length as a path's data has it: a thousandth of a cell is less than a pixel. */
export const rounded = (/** @type {number} */ value) => String(Math.round(value * 1000) / 1000)
