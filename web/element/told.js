// element/told.js: what a step has done, in words, for undo and redo.

import { cellsOf } from './history.js'
import { say } from './sentences.js'

/** @typedef {import('./history.js').Step} Step */

/**
 * "5 in row 1 column 2", "marks in 12 cells"
 * @param {Step} step @param {number} size
 */
export function stepWords(step, size) {
  const { digits, colours, ...marks } = step
  if (digits) {
    const [cell, before, after] = digits.map((value) => Math.abs(Number(value)))
    const count = digits.length / 3
    if (count > 1) return say('board.stepDigits', { count })
    const values = { digit: after || before, cell: cellName(cell, size) }
    return say(after ? 'board.stepDigit' : 'board.stepErased', values)
  }
  const cells = cellsOf(colours ? { colours } : marks)
  const values = { count: cells.length, cell: cellName(cells[0], size) }
  return say(colours ? 'board.stepColours' : 'board.stepMarks', values)
}

/** "row 1 column 2" */
export function cellName(/** @type {number} */ cell, /** @type {number} */ size) {
  const row = Math.floor(cell / size) + 1
  return say('board.cell', { row, column: (cell % size) + 1 })
}
