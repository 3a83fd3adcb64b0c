// words/step-words.js: describes a step, for undo and redo.

import { cellsOf } from '../board/history.js'
import { cellName } from './cells.js'

/** @typedef {import('../board/history.js').Step} Step */
/** @typedef {import('./speaker.js').Speaker} Speaker */

/**
 * "5 in row 1 column 2", "marks in 12 cells"
 * @param {Step} step @param {Pick<import('../board/model.js').BoardModel, 'columns' | 'valueOfDigit'>} board @param {Speaker} words
 */
export function stepWords(step, board, words) {
  const { digits, colours, ...marks } = step
  if (digits) {
    const [cell, before, after] = digits.map((value) => Math.abs(Number(value)))
    const count = digits.length / 3
    if (count > 1) return words.say('moves.stepDigits', { count })
    const values = {
      digit: board.valueOfDigit(after || before),
      cell: cellName(cell, board.columns, words),
    }
    return words.say(after ? 'cells.digit' : 'moves.stepErased', values)
  }
  const cells = cellsOf(colours ? { colours } : marks)
  const values = { count: cells.length, cell: cellName(cells[0], board.columns, words) }
  return words.say(colours ? 'moves.stepColours' : 'moves.stepMarks', values)
}
