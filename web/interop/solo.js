// interop/solo.js: game ids of Solo, the sudoku of Simon Tatham's Portable Puzzle Collection, and links to it.
//
//   3x3:4a5c1a8b9_7c5e2b…     parameters, and the description of a puzzle
//   3x3dt#951663241816686     parameters, and the number from which Solo makes a puzzle: there is no puzzle in it
//
//   parameters  = (C "x" R | N "j") *flag     boxes of C rows and R columns, or a jigsaw of N × N cells
//   flag        = "x" diagonals | "k" killer | symmetry and difficulty, which are no rules
//   description = digits ["," areas] ["," areas "," digits]    for a jigsaw its regions; for a killer its cages, and their sums
//   digits      = *(number | "a"…"z" | "_")   row by row; a letter is a run of 1…26 empty cells, "_" separates two numbers
//   areas       = *("_" | "a"…"z")            runs of 0…25 neighbours that belong together; a border follows, but not after "z"
//
// Neighbours are counted first from left to right, row by row, then from top to bottom, column by column. One more border,
// after all of them, ends the last run. In a cage digits differ. The sum of a cage is in one of its cells.
// Source: the description of ids in solo.c of the collection, by Simon Tatham.

import { nameOfCell } from '../board/constraints.js'
import { NonetError } from '../client/client.js'
import { cellsByArea, joinedAreas } from './joined.js'
import { puzzleOf } from './shape.js'

/** Solo's own limit of a board. */
const LARGEST = 31
/** More than the id of the largest board has. */
const LONGEST = 20_000
const ID = /^(\d{1,2})(?:x(\d{1,2})|(?=j))([a-z\d]*)([:#])(.*)$/s
const FLAGS = /j|x|k|a|[rm]d?\d+|d[tbiaeu]|./gs
/** Symmetry and difficulty. */
const HARMLESS = /^([rm]d?\d+|a|d[tbiaeu])$/
const LONGEST_RUN = 25
/** Of a part that the reader is shown. */
const LONGEST_TEXT = 30

/** Whether a text is an id, with a description or with a number only. @param {string} text @returns {boolean} */
export function isSolo(text) {
  if (text.length > LONGEST) return false
  const [, , , , mark, rest = ''] = ID.exec(text) ?? []
  // A description has a run at least, or a number after "_"; a grid has neither.
  return mark === '#'
    ? /^\d+$/.test(rest)
    : mark === ':' && /^[\da-z_,]+$/.test(rest) && /[a-z_]/.test(rest)
}

/** Errors: those of an id that is cut short or of another size. @param {string} text @returns {import('./shape.js').Linked} */
export function readSolo(text) {
  const [, first, second, flags = '', mark, rest = ''] = ID.exec(text.slice(0, LONGEST)) ?? []
  if (!first) throw damaged(text, 0)
  if (mark === '#') throw new NonetError('id-random', { text: `${text.split('#')[0]}:` })
  /** @type {string[]} */
  const words = flags.match(FLAGS) ?? []
  const isJigsaw = words.includes('j') || second === '1'
  const [boxRows, boxColumns] = [Number(first), Number(second ?? 1)]
  const size = boxRows * boxColumns
  if (size > LARGEST) throw new NonetError('too-large', { found: size, expected: LARGEST })
  if (size < 1) throw damaged(text, size)
  const isKiller = words.includes('k')
  const [grid, ...parts] = rest.split(',')
  if (parts.length !== (isJigsaw ? 1 : 0) + (isKiller ? 2 : 0)) throw damaged(rest, size)
  const puzzle = puzzleOf({
    givens: digitsIn(grid, size, size),
    ...(isJigsaw ? { regions: areasIn(parts[0], size) } : { boxes: { boxRows, boxColumns } }),
    houses: words.includes('x') ? ['diagonals'] : [],
  })
  if (isKiller) {
    const [areas, sums] = parts.slice(-2)
    puzzle.constraints = cagesOf(areas, sums, size)
  }
  const leftOut = words.filter((word) => !'jxk'.includes(word) && !HARMLESS.test(word))
  return { puzzle, title: '', format: 'solo', leftOut: [...new Set(leftOut)] }
}

/** @param {string} areas @param {string} sums @param {number} size @returns {import('../board/constraints.js').Constraint[]} */
function cagesOf(areas, sums, size) {
  // No cage has more than the sum of all digits.
  const clues = digitsIn(sums, size, (size * (size + 1)) / 2)
  return cellsByArea(areasIn(areas, size)).flatMap((cells) => {
    const [sum, ...more] = cells.map((cell) => clues[cell]).filter(Boolean)
    if (more.length || cells.length > size) throw damaged(areas, size)
    const cage = cells.map((cell) => nameOfCell(cell, size))
    if (sum) return [{ cage, sum }]
    return cells.length > 1 ? [{ cage }] : []
  })
}

/** A number for each cell, 0 for none. @param {string} text @param {number} size @param {number} most the largest number */
function digitsIn(text, size, most) {
  const count = size ** 2
  /** @type {number[]} */
  const digits = []
  const words = text.match(/\d+|[a-z]|_|./gs) ?? []
  for (const word of words) {
    if (digits.length > count) break
    if (/^\d/.test(word)) {
      const digit = Number(word)
      if (digit < 1 || digit > most) {
        throw new NonetError('digit-range', { text: word.slice(0, LONGEST_TEXT), expected: most })
      }
      digits.push(digit)
    } else if (word !== '_') {
      if (!/[a-z]/.test(word)) throw damaged(text, size)
      digits.push(...new Array(runOf(word)).fill(0))
    }
  }
  if (digits.length !== count) throw damaged(text, size)
  return digits
}

/** The number of each cell's area. @param {string} text @param {number} size */
function areasIn(text, size) {
  const most = 2 * size * (size - 1)
  /** @type {[number, number][]} */
  const pairs = []
  let at = 0
  for (const letter of text) {
    if (!/[a-z_]/.test(letter)) throw damaged(text, size)
    const run = letter === '_' ? 0 : Math.min(runOf(letter), LONGEST_RUN)
    if (at + run > most) throw damaged(text, size)
    for (const end = at + run; at < end; at++) pairs.push(neighboursAt(at, size))
    if (letter !== 'z') at++
  }
  if (at !== most + 1) throw damaged(text, size)
  return joinedAreas(size ** 2, pairs)
}

/** @param {number} at @param {number} size @returns {[number, number]} two cells */
function neighboursAt(at, size) {
  const [line, place] = [Math.floor(at / (size - 1)), at % (size - 1)]
  if (line < size) return [line * size + place, line * size + place + 1]
  const cell = place * size + line - size
  return [cell, cell + size]
}

/** @param {string} letter */
const runOf = (letter) => letter.charCodeAt(0) - 96

/** @param {string} text the part that cannot be read @param {number} size */
function damaged(text, size) {
  const part = text.length > LONGEST_TEXT ? `${text.slice(0, LONGEST_TEXT)}…` : text
  return new NonetError('id-damaged', { text: part, expected: size })
}
