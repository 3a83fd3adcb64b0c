// board/line.js: a board as one line of characters, for attributes and for `value`.
//
// One character for each cell, row by row: a digit, a letter from A for 10 to Z for 35, or 0 or a dot for an empty
// cell. Boards above 35×35 are numbers separated by commas. A board's `value` is written and read like that. The
// text of a puzzle may come from anywhere: only unambiguous lines are read here, without the module, so that
// the board is shown before the module has arrived; core/format reads all others.

import { LARGEST_SIZE, usualShape } from './houses.js'

/** @typedef {import('nonet-wasm').Puzzle} Puzzle */
/** @typedef {import('./houses.js').Shape} Shape */

const LAST_LETTER = 35

/** @param {readonly number[]} digits @param {number} size */
export function writeLine(digits, size) {
  if (size > LAST_LETTER) return digits.join(',')
  return digits.map((digit) => (digit ? digit.toString(36).toUpperCase() : '.')).join('')
}

/**
 * The digits of such a line; undefined for any other text.
 * @param {string} text
 * @returns {number[] | undefined}
 */
export function readDigits(text) {
  const trimmed = text.trim()
  const cells = trimmed.includes(',') ? trimmed.split(',') : [...trimmed]
  const size = Math.sqrt(cells.length)
  if (!Number.isInteger(size) || size < 1 || size > LARGEST_SIZE) return undefined
  const isNumbers = trimmed.includes(',')
  const digits = []
  for (const cell of cells) {
    const digit = isNumbers ? numberOf(cell) : digitOf(cell)
    if (!Number.isInteger(digit) || digit < 0 || digit > size) return undefined
    digits.push(digit)
  }
  return digits
}

function digitOf(/** @type {string} */ character) {
  if (character === '.') return 0
  return /^[0-9a-z]$/i.test(character) ? Number.parseInt(character, 36) : Number.NaN
}

function numberOf(/** @type {string} */ word) {
  return /^\s*\d+\s*$/.test(word) ? Number(word) : Number.NaN
}

/**
 * The puzzle of such a line; undefined for any other text, and for an ambiguous line.
 * @param {string} text
 * @param {Shape} [shape] its boxes are used if the size fits, its extra houses anyway
 * @returns {Puzzle | undefined}
 */
export function readLine(text, shape) {
  const givens = isPlain(text.trim()) ? readDigits(text) : undefined
  if (!givens) return undefined
  const size = Math.sqrt(givens.length)
  const houses = shape?.houses && { houses: shape.houses }
  return { ...(shape?.size === size ? shape : { ...usualShape(size), ...houses }), givens }
}

/**
 * Whether the line is unambiguous: above 9×9, 0 may be a digit (hexadecimal), and A may be 1 instead of 10.
 * @param {string} line
 */
function isPlain(line) {
  if (line.length <= 81 || line.includes(',')) return true
  return !line.includes('0') && (/[1-9]/.test(line) || !/[a-z]/i.test(line))
}

/**
 * The shape that the attributes `size` and `houses` name: "6", or "3x2" for boxes of 3 rows and 2 columns; "diagonals", or
 * several words with blanks or commas between them.
 * @param {string} text
 * @param {string} [houses]
 * @returns {Shape | undefined}
 */
export function readShape(text, houses = '') {
  const boxes = /^\s*(\d+)\s*[x×]\s*(\d+)\s*$/.exec(text)
  const [boxRows, boxColumns] = boxes ? [Number(boxes[1]), Number(boxes[2])] : [0, 0]
  const size = boxes ? boxRows * boxColumns : Number(text)
  if (!Number.isInteger(size) || size < 1 || size > LARGEST_SIZE) return undefined
  const shape = boxes ? { size, boxRows, boxColumns } : usualShape(size)
  const words = /** @type {any[]} */ (houses.match(/[^\s,]+/g))
  return words ? { ...shape, houses: words } : shape
}
