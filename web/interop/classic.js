// interop/classic.js: plain puzzles in the address of SudokuPad (classic…, scf…): givens with the lengths of gaps.
//
// Two codes are in use, which nothing tells apart but the number of cells that they make:
//   a digit, or one of 70 characters for as many empty cells as its place in this list says (A: none, B: one …)
//   one character for a digit and the empty cells after it, as in links of Sudoku Exchange (exchange.js)
// Source: SudokuPad's own tools, which try the second code first.

import { expandShort } from './exchange.js'
import { damaged, puzzleOf } from './shape.js'

const GAPS = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz()[]-.~:@!$&'*,;=_"
/** More than a link of the largest board in digits has. */
const LONGEST = 200
const SIZES = [9, 8, 6, 4]

/** @param {string} text after the prefix @returns {import('./shape.js').Linked} */
export function readClassic(text) {
  const givens = classicGivens(text)
  if (!givens) throw damaged()
  return { puzzle: puzzleOf({ givens }), title: '', format: 'sudokupad', leftOut: [] }
}

/** The digits of a grid, first of all a 9×9 one; undefined if neither code gives any. @param {string} text */
export function classicGivens(text) {
  if (text.length > LONGEST) return undefined
  const grids = [expandShort(text), expandGaps(text)]
  for (const size of SIZES) {
    const found = grids.find(
      (digits) => digits?.length === size ** 2 && Math.max(...digits) <= size,
    )
    if (found) return found
  }
  return undefined
}

/** @param {string} text @returns {number[] | undefined} */
function expandGaps(text) {
  const digits = []
  for (const character of text) {
    const gap = GAPS.indexOf(character)
    if (/[1-9]/.test(character)) digits.push(Number(character))
    else if (gap < 0) return undefined
    else digits.push(...new Array(gap).fill(0))
  }
  return digits
}
