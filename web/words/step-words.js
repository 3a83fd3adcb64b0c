// words/step-words.js: describes a step, for undo and redo.

import { cellsOf } from '../board/history.js'
import { cellName } from './cells.js'

/** @typedef {import('../board/history.js').Step} Step */
/** @typedef {import('./speaker.js').Speaker} Speaker */

/**
 * "5 in row 1 column 2", "marks in 12 cells"
 * @param {Step} step @param {number} size @param {Speaker} words
 */
export function stepWords(step, size, words) {
  const { digits, colours, ...marks } = step
  if (digits) {
    const [cell, before, after] = digits.map((value) => Math.abs(Number(value)))
    const count = digits.length / 3
    if (count > 1) return words.say('moves.stepDigits', { count })
    const values = { digit: after || before, cell: cellName(cell, size, words) }
    return words.say(after ? 'cells.digit' : 'moves.stepErased', values)
  }
  const cells = cellsOf(colours ? { colours } : marks)
  const values = { count: cells.length, cell: cellName(cells[0], size, words) }
  return words.say(colours ? 'moves.stepColours' : 'moves.stepMarks', values)
}
