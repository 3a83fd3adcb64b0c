// interop/sudokuwiki.js: links of SudokuWiki's solver, ?bd=: 81 digits, or a state with candidates.
//
// Two formats of a state are in use, both with two characters for each cell, row by row:
//   "S9B" and 162 characters, base 36: 1…9 is a clue, 10…18 a digit that was placed (1…9), more is a
//     set of digits (1 is 1, 2 is 2, 3 is 4 … 9 is 256) plus 18. Inferred from the site's examples: the
//     clues are those of the puzzles that they start from, the sets agree with the digits around them.
//   162 characters, base 32: such a set doubled, plus one for a clue; the older way.
//     Source: sudokuwiki.org/Sudoku_String_Definitions.
// Sets are the candidates left by that site's solver: marks, not rules of the puzzle.

import { damaged, puzzleOf } from './shape.js'

const CELLS = 81
const SIZE = 9

/** @param {string} text @returns {import('./shape.js').Linked} */
export function readSudokuWiki(text) {
  return { puzzle: stateOf(text), title: '', format: 'sudokuwiki', leftOut: [] }
}

function stateOf(/** @type {string} */ text) {
  if (/^[\d.]{81}$/.test(text)) {
    return puzzleOf({ givens: [...text].map((digit) => Number(digit) || 0) })
  }
  const isTagged = text.startsWith('S9B')
  const body = isTagged ? text.slice(3) : text
  if (body.length !== 2 * CELLS || !/^[\da-z]+$/i.test(body)) throw damaged()
  const cells = (body.match(/../g) ?? []).map(isTagged ? taggedCell : plainCell)
  return puzzleOf({
    givens: cells.map(({ digit, isClue }) => (isClue ? digit : 0)),
    entries: cells.map(({ digit }) => digit),
    corner: cells.map(({ set }) => set),
  })
}

/** @typedef {{digit: number, isClue: boolean, set: number[]}} Cell */

/** @returns {Cell} */
function taggedCell(/** @type {string} */ text) {
  const value = Number.parseInt(text, 36)
  if (value <= 2 * SIZE) {
    return { digit: value > SIZE ? value - SIZE : value, isClue: value <= SIZE, set: [] }
  }
  return { digit: 0, isClue: false, set: setOf(value - 2 * SIZE) }
}

/** @returns {Cell} */
function plainCell(/** @type {string} */ text) {
  const value = Number.parseInt(text, 32)
  if (Number.isNaN(value)) throw damaged()
  const set = setOf(value >> 1)
  const isClue = value % 2 === 1
  if (isClue && set.length !== 1) throw damaged()
  return set.length === 1 ? { digit: set[0], isClue, set: [] } : { digit: 0, isClue, set }
}

function setOf(/** @type {number} */ bits) {
  if (bits >= 2 ** SIZE) throw damaged()
  return [1, 2, 3, 4, 5, 6, 7, 8, 9].filter((digit) => bits & (1 << (digit - 1)))
}
