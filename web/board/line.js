// board/line.js: a board as one line of characters, for attributes and for `value`.
//
// A character a cell, row by row: a digit, a letter from A for 10 to Z for 35, or 0 or a dot for an
// empty cell. Larger boards are written as numbers with commas. Read here, without the module, so
// that a board stands before that has arrived; every other way of writing is left to core/format.

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
 * The digits of such a line, or undefined when it is none.
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
    const digit = isNumbers ? Number(cell) : digitOf(cell)
    if (!Number.isInteger(digit) || digit < 0 || digit > size) return undefined
    digits.push(digit)
  }
  return digits
}

function digitOf(/** @type {string} */ character) {
  if (character === '.') return 0
  return /^[0-9a-z]$/i.test(character) ? Number.parseInt(character, 36) : Number.NaN
}

/**
 * @param {string} text
 * @param {Shape} [shape] boxes to take where the size fits
 * @returns {Puzzle | undefined}
 */
export function readLine(text, shape) {
  const givens = readDigits(text)
  if (!givens) return undefined
  const size = Math.sqrt(givens.length)
  return { ...(shape?.size === size ? shape : usualShape(size)), givens }
}

/**
 * An empty board from what the `size` attribute says: "6", or "3x2" for boxes of 3 rows by 2.
 * @param {string} text
 * @returns {{size: number, boxRows: number, boxColumns: number} | undefined}
 */
export function readShape(text) {
  const boxes = /^\s*(\d+)\s*[x×]\s*(\d+)\s*$/.exec(text)
  const [boxRows, boxColumns] = boxes ? [Number(boxes[1]), Number(boxes[2])] : [0, 0]
  const size = boxes ? boxRows * boxColumns : Number(text)
  if (!Number.isInteger(size) || size < 1 || size > LARGEST_SIZE) return undefined
  return boxes ? { size, boxRows, boxColumns } : usualShape(size)
}
