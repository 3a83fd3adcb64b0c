// diagram/grid-text.js: the grid at the head of a diagram's text.
//
// Every way in which people write a grid into a post: one line, rows with or without blanks, frames
// of - | +, numbers for grids over 9×9, letters from A for 10, and grids of candidates, where each
// cell of up to 9×9 is written with all that it may be (one figure: it is there already). Rows that
// are too long or too short are reported, and the rest is still read. The full readers are
// core/format's; this one is for what stands on a page, and must work without the module.

import { LARGEST_SIZE } from '../board/houses.js'

/** @typedef {{text: string, line: number}} Line its number in the text, from 1 */
/** @typedef {{key: string, line: number, column: number, values: Record<string, string | number>}} Problem */
/** @typedef {{text: string, line: number, column: number}} Piece */
/** @typedef {{size: number, givens: number[], marks: number[][] | undefined}} Grid */

const FRAME = /[|+=!:\-\u2500-\u257f]/
const EMPTY = '.0_*·'

/**
 * @param {readonly Line[]} lines only those of the grid
 * @param {(problem: Problem) => void} tell
 * @returns {Grid | undefined} undefined when there are no cells
 */
export function readGrid(lines, tell) {
  const rows = lines.map(piecesOf).filter((row) => row.length > 0)
  const pieces = rows.flat()
  if (pieces.length === 0) return undefined
  const size = sideOf(pieces.length)
  const longest = pieces.reduce((most, { text }) => Math.max(most, text.length), 0)
  const areFigures = longest > 1 && pieces.every(({ text }) => isFigures(text))
  // Nine figures stand for a cell of nine marks, or for a row of nine cells: nine such are rows.
  if (size && areFigures && size <= 9 && rows.length > 1) return readCandidates(pieces, size, tell)
  if (size && areFigures && size > 9 && longest <= 2) {
    return readCells(inRows(rows, size), size, tell)
  }
  const count = pieces.reduce((sum, { text }) => sum + text.length, 0)
  const noSize = () => {
    tell({ key: 'errors.no-such-size', line: pieces[0].line, column: 0, values: { found: count } })
    return undefined
  }
  if (count > LARGEST_SIZE ** 2) return noSize()
  const single = rows.map((row) =>
    row.flatMap(({ text, line, column }) =>
      [...text].map((letter, index) => ({ text: letter, line, column: column + index })),
    ),
  )
  const wanted = sizeOf(single)
  if (!wanted) return noSize()
  return readCells(evenRows(single, wanted, tell), wanted, tell)
}

/** What stands between blanks, commas and frames. @param {Line} line @returns {Piece[]} */
function piecesOf({ text, line }) {
  const pieces = []
  let start = -1
  for (let at = 0; at <= text.length; at++) {
    const isPart = at < text.length && !/[\s,;]/.test(text[at]) && !FRAME.test(text[at])
    if (isPart && start < 0) start = at
    if (!isPart && start >= 0) {
      pieces.push({ text: text.slice(start, at), line, column: start + 1 })
      start = -1
    }
  }
  return pieces
}

/** A number, or something that stands for an empty cell. */
function isFigures(/** @type {string} */ text) {
  return /^\d+$/.test(text) || (text.length === 1 && EMPTY.includes(text))
}

/** The side of a square of so many cells; 0 where there is none. */
function sideOf(/** @type {number} */ cells) {
  const side = Math.sqrt(cells)
  return Number.isInteger(side) && side <= LARGEST_SIZE ? side : 0
}

/** The side of a square that rows fill, perhaps several on a line; 0 where they do not. */
function filledBy(/** @type {Piece[][]} */ rows) {
  const side = sideOf(rows.reduce((sum, { length }) => sum + length, 0))
  const isEven = rows.every(({ length }) => length === rows[0].length || length % side === 0)
  return isEven ? side : 0
}

/** That side, or else the length that most rows have. */
function sizeOf(/** @type {Piece[][]} */ rows) {
  const side = filledBy(rows)
  if (side) return side
  if (rows.length < 2) return 0
  const counts = new Map()
  for (const { length } of rows) counts.set(length, (counts.get(length) ?? 0) + 1)
  const [[length]] = [...counts].sort(([, one], [, other]) => other - one)
  return length <= LARGEST_SIZE && Math.abs(rows.length - length) <= 2 ? length : 0
}

/** @param {Piece[][]} rows @param {number} size */
function inRows(rows, size) {
  const cells = rows.flat()
  return rowsTo(size).map((row) => cells.slice(row * size, (row + 1) * size))
}

/**
 * Rows of the right length, as many as are needed; what is too much or too little is reported.
 * @param {Piece[][]} rows @param {number} size @param {(problem: Problem) => void} tell
 */
function evenRows(rows, size, tell) {
  if (filledBy(rows)) return inRows(rows, size)
  for (const row of rows) {
    if (row.length === size) continue
    const values = { found: row.length, expected: size }
    tell({ key: 'errors.row-length', line: row[0].line, column: 0, values })
  }
  if (rows.length !== size) {
    const key = rows.length < size ? 'errors.too-few-rows' : 'errors.too-many-rows'
    const line = rows[Math.min(rows.length - 1, size)][0].line
    tell({ key, line, column: 0, values: { found: rows.length, expected: size } })
  }
  return rowsTo(size).map((row) => (rows[row] ?? []).slice(0, size))
}

/** 0…count-1 */
function rowsTo(/** @type {number} */ count) {
  return [...new Array(count).keys()]
}

/** @param {Piece[][]} rows @param {number} size @param {(problem: Problem) => void} tell @returns {Grid} */
function readCells(rows, size, tell) {
  const givens = new Array(size * size).fill(0)
  for (const row of rows.keys()) {
    for (const column of rows[row].keys()) {
      givens[row * size + column] = digitOf(rows[row][column], size, tell)
    }
  }
  return { size, givens, marks: undefined }
}

/** @param {Piece[]} pieces @param {number} size @param {(problem: Problem) => void} tell @returns {Grid} */
function readCandidates(pieces, size, tell) {
  /** @type {number[][]} */
  const marks = []
  const givens = pieces.map((piece, cell) => {
    marks[cell] = []
    if (piece.text.length === 1) return digitOf(piece, size, tell)
    const digits = [...piece.text].map((text) => digitOf({ ...piece, text }, size, tell))
    marks[cell] = [...new Set(digits)].filter(Boolean).sort((a, b) => a - b)
    return 0
  })
  return { size, givens, marks }
}

/** @param {Piece} piece @param {number} size @param {(problem: Problem) => void} tell */
function digitOf({ text, line, column }, size, tell) {
  if (text.length === 1 && EMPTY.includes(text)) return 0
  const isNumber = /^\d+$/.test(text)
  const digit = isNumber ? Number(text) : Number.parseInt(text, 36)
  if (!isNumber && !/^[a-z]$/i.test(text)) {
    tell({ key: 'errors.bad-character', line, column, values: { text } })
    return 0
  }
  if (digit <= size) return digit
  tell({ key: 'errors.digit-range', line, column, values: { text, expected: size } })
  return 0
}
