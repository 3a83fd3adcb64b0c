// board/line.js: a board as one line of characters, for attributes and for `value`.
//
// One character for each cell, row by row: a digit, a letter from A for 10 to Z for 35, or 0 or a dot for an empty
// cell; where 0 is a digit, only a dot. Boards above 35×35 are numbers separated by commas. A board's `value` is written and read like that. The
// text of a puzzle may come from anywhere: only unambiguous lines are read here, without the module, so that
// the board is shown before the module has arrived; core/format reads all others.

import { gridOf, LARGEST_SIZE, usualShape, valueOfDigit } from './houses.js'

/** @typedef {import('nonet-wasm').Puzzle} Puzzle */
/** @typedef {import('./houses.js').Shape} Shape */

const LAST_LETTER = 35

/** @param {readonly number[]} digits @param {Pick<Shape, 'size' | 'firstDigit'>} shape */
export function writeLine(digits, shape) {
  const isLetters = valueOfDigit(shape.size, shape) <= LAST_LETTER
  const values = digits.map((digit) => valueOfDigit(digit, shape))
  if (!isLetters) return values.join()
  return values
    .map((value, cell) => (digits[cell] ? value.toString(36).toUpperCase() : '.'))
    .join('')
}

/**
 * The digits of such a line; undefined for any other text.
 * @param {string} text
 * @param {Shape} [shape] the grid, unless it is any square of the digits from 1
 * @returns {number[] | undefined}
 */
export function readDigits(text, shape) {
  const trimmed = text.trim()
  const isNumbers = trimmed.includes(',')
  const cells = isNumbers ? trimmed.split(',') : [...trimmed]
  /** @type {Pick<Shape, 'size' | 'rows' | 'columns' | 'firstDigit'>} */
  const grid = shape ?? { size: Math.sqrt(cells.length) }
  const { size, firstDigit = 1 } = grid
  const { rows, columns } = gridOf(grid)
  if (!Number.isInteger(size) || size < 1 || size > LARGEST_SIZE) return undefined
  if (cells.length !== rows * columns) return undefined
  const digits = []
  for (const cell of cells) {
    const value = isNumbers ? numberOf(cell) : figureOf(cell)
    const digit = value === 0 && firstDigit ? 0 : value - firstDigit + 1
    if (cell === '.') digits.push(0)
    else if (!Number.isInteger(digit) || digit < Number(value > 0) || digit > size) return undefined
    else digits.push(digit)
  }
  return digits
}

/** @param {string} character */
function figureOf(character) {
  return /^[0-9a-z]$/i.test(character) ? Number.parseInt(character, 36) : Number.NaN
}

/** @param {string} word */
function numberOf(word) {
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
