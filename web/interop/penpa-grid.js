// interop/penpa-grid.js: the points of a square grid of Penpa+, and which cells of a board they are.
//
// A grid has two unused columns and rows on each side, and rows of points: kind · columns · rows + row · columns + column. The kinds
// are 0 the middle of a cell, 1 its lower right corner, 2 the middle of its lower edge, 3 of its right edge, 4–7 places around the
// middle, of which each cell has four in a row (upper left, upper right, lower left, lower right), 8–11 the same at its sides (top,
// right, left, bottom). The list of cells has differences: each number is added to those before it.

import { NonetError } from '../client/client.js'
import { damaged, sizeOf } from './shape.js'

/** @typedef {import('../board/drawn.js').Place} Place */

const MARGIN = 2
/** No larger grid has cells that a board can show. */
const LARGEST = 80
const [QUARTER, SIDE] = [0.25, 0.3]

/** From the middle of a cell to each of the first four kinds. @type {Place[]} */
const KINDS = [
  [0, 0],
  [0.5, 0.5],
  [0, 0.5],
  [0.5, 0],
]
/** @type {Place[]} */
const QUARTERS = [
  [-QUARTER, -QUARTER],
  [QUARTER, -QUARTER],
  [-QUARTER, QUARTER],
  [QUARTER, QUARTER],
]
/** @type {Place[]} */
const SIDES = [
  [0, -SIDE],
  [SIDE, 0],
  [-SIDE, 0],
  [0, SIDE],
]

export class PenpaGrid {
  /**
   * Errors: link-damaged; beyond-board if the cells are no square.
   * @param {number} columns @param {number} rows @param {unknown} differences
   */
  constructor(columns, rows, differences) {
    const isGrid = [columns, rows].every((count) => Number.isInteger(count) && count > 0)
    if (!isGrid || !Array.isArray(differences) || !differences.length) throw damaged()
    if (Math.max(columns, rows) > LARGEST || differences.length > LARGEST ** 2) {
      throw new NonetError('too-large', { found: Math.max(columns, rows), expected: LARGEST })
    }
    this.columns = columns + 2 * MARGIN
    this.points = this.columns * (rows + 2 * MARGIN)
    let sum = 0
    const cells = new Set(
      differences.map((difference) => {
        sum += Number(difference)
        return sum
      }),
    )
    const at = [...cells].map((point) => this.#rowAndColumn(point))
    if (
      ![...cells].every((point) => Number.isInteger(point) && point >= 0 && point < this.points)
    ) {
      throw damaged()
    }
    const [top, left] = [0, 1].map((axis) => Math.min(...at.map((place) => place[axis])))
    const [bottom, right] = [0, 1].map((axis) => Math.max(...at.map((place) => place[axis])))
    const [high, wide] = [bottom - top + 1, right - left + 1]
    if (high !== wide || cells.size !== high * wide) {
      const text = high === wide ? `${high}×${wide} (${cells.size})` : `${high}×${wide}`
      throw new NonetError('beyond-board', { text })
    }
    this.top = top
    this.left = left
    this.size = sizeOf(cells.size)
  }

  /** @param {number} point of kind 0 @returns {[number, number]} */
  #rowAndColumn(point) {
    return [Math.floor(point / this.columns), point % this.columns]
  }

  /** The cell whose middle a point is; -1 for other points. @param {number} point */
  cellAt(point) {
    if (!Number.isInteger(point) || point < 0 || point >= this.points) return -1
    const [row, column] = this.#rowAndColumn(point)
    const [down, right] = [row - this.top, column - this.left]
    const isOn = [down, right].every((at) => at >= 0 && at < this.size)
    return isOn ? down * this.size + right : -1
  }

  /** Where a point is on the board, in cells. @param {unknown} point @returns {Place | undefined} */
  placeOf(point) {
    const number = Number(point)
    if (!Number.isInteger(number) || number < 0 || number >= 12 * this.points) return undefined
    const kind = Math.floor(number / this.points)
    const inKind = kind < 4 ? number % this.points : Math.floor((number % (4 * this.points)) / 4)
    const [row, column] = this.#rowAndColumn(inKind)
    const [x, y] = kind < 4 ? KINDS[kind] : (kind < 8 ? QUARTERS : SIDES)[number % 4]
    return [column - this.left + 0.5 + x, row - this.top + 0.5 + y]
  }

  /** The two cells on both sides of an edge: "3,4"; '' for other lines. @param {string} key two corners */
  partedBy(key) {
    const [one, other] = key.split(',').map((point) => this.placeOf(point))
    if (!one || !other || ![...one, ...other].every(Number.isInteger)) return ''
    const [x, y] = [Math.min(one[0], other[0]), Math.min(one[1], other[1])]
    const [wide, high] = [Math.abs(one[0] - other[0]), Math.abs(one[1] - other[1])]
    const before =
      wide === 1 && high === 0 ? [y - 1, x] : wide === 0 && high === 1 ? [y, x - 1] : []
    const isOn = before.length === 2 && [y, x, ...before].every((at) => at >= 0 && at < this.size)
    return isOn ? `${before[0] * this.size + before[1]},${y * this.size + x}` : ''
  }
}
