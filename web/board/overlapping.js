// board/overlapping.js: boards of several grids that share boxes, such as the five of a samurai: which there can be, and an empty one.
//
// `overlapping` are the upper left cells of these grids, squares of as many rows as there are digits. Each has rows, columns and boxes of
// its own (houses.js). Cells in none are holes: nothing can be written there, and nothing is drawn.

import { rowAndColumn } from './houses.js'

/** @typedef {import('./houses.js').Shape} Shape */

/**
 * Whether these can be the grids of a board. What two of them share is whole boxes, which lie as if the whole board was cut into boxes; the
 * engine knows others, too, and says which are too many.
 * @param {unknown} overlapping @param {Shape} shape
 */
export const fitOverlapping = (
  overlapping,
  { size, boxRows, boxColumns, regions, rows = size, columns = size },
) =>
  Array.isArray(overlapping) &&
  !(overlapping.length && regions?.length) &&
  new Set(overlapping).size === overlapping.length &&
  overlapping.every((first) => {
    const { row, column } = rowAndColumn(first, columns)
    const isOn = row >= 0 && column >= 0 && row + size <= rows && column + size <= columns
    const hasBoxes = boxRows > 1 && boxColumns > 1
    const isAligned = row % boxRows === 0 && column % boxColumns === 0
    return Number.isInteger(first) && isOn && (isAligned || !hasBoxes)
  })

/** Five empty grids of 9×9, of which each corner shares a box with the middle. @returns {import('./puzzle.js').Marked} */
export function emptySamurai() {
  const side = 21
  const at = (/** @type {number} */ row, /** @type {number} */ column) => row * side + column
  return {
    size: 9,
    boxRows: 3,
    boxColumns: 3,
    rows: side,
    columns: side,
    firstDigit: 1,
    overlapping: [at(0, 0), at(0, 12), at(6, 6), at(12, 0), at(12, 12)],
    givens: new Array(side ** 2).fill(0),
    constraints: [],
  }
}
