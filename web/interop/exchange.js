// interop/exchange.js: links of Sudoku Exchange, ?s=: 81 digits, or a short form of them.
//
// In the short form a character is a digit and the empty cells after it: the characters 0–9, A–Z, a–x are the
// numbers 0 to 59; the last figure is the digit, the first is the number of empty cells that follow. "k" is
// 46: a 6 and four empty cells.
// Source: the comment in src/lib/string-utils.js of github.com/grantm/sudoku-web-app.

import { damaged, puzzleOf } from './shape.js'

const CELLS = 81
const VALUES = [...'0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwx']

/** @param {string} text @returns {import('./shape.js').Linked} */
export function readExchange(text) {
  const digits = /^[\d.]{81}$/.test(text)
    ? [...text].map((digit) => Number(digit) || 0)
    : expandShort(text)
  if (digits?.length !== CELLS) throw damaged()
  return { puzzle: puzzleOf({ givens: digits }), title: '', format: 'exchange', leftOut: [] }
}

/** The digits of the short form; undefined if it is none. @param {string} text @returns {number[] | undefined} */
export function expandShort(text) {
  const values = [...text].map((character) => VALUES.indexOf(character))
  if (text.length > CELLS || values.includes(-1)) return undefined
  return values.flatMap((value) => [value % 10, ...new Array(Math.floor(value / 10)).fill(0)])
}
