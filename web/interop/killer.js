// interop/killer.js: killer sudokus as short texts, in the three forms that forums use.
//
//   12: r1c1 r1c2                 a cage a line: its sum and its cells; r1c123 is three cells, ? no sum; or the sum at the end,
//   r2c1 r3c1 = 7                 behind "=". A first line such as 6x6 is the size, else it is 9×9; lines after # are remarks.
//   G<<L<K<L<^G>^>^E^^>^IJ<G^<…   9×9 cells: a sum (0–9, A–Z are 10–35, a–j are 36–45; 0 is none), or the direction of the
//                                 neighbour in the same cage: < v > ^, and ` ' , . for up left, up right, down left, down right
//   3x3::k:3595:3595:3844:…:      9×9 numbers: 256 × the sum + the number of the cage; without a sum there is no cage.
//                                 3x3:d:k:… has both diagonals too
//
// In a cage digits differ. Sources: forum.enjoysudoku.com, topics 6119 and 33357; the readers of Interactive-Sudoku-Solver.

import { cellNamed, nameOfCell } from '../board/constraints.js'
import { usualShape } from '../board/houses.js'
import { NonetError } from '../client/client.js'
import { LARGEST } from './fpuzzles-rules.js'
import { puzzleOf } from './shape.js'

/** @typedef {import('../board/constraints.js').Constraint} Constraint */

const SIZE = 9
const CELLS = SIZE ** 2
/** More than any killer has as a text. */
const LONGEST = 20_000
const LONGEST_LINE = 500
const LONGEST_TEXT = 40

const ARROWS = /** @type {Record<string, [down: number, right: number]>} */ ({
  '<': [0, -1],
  '>': [0, 1],
  '^': [-1, 0],
  v: [1, 0],
  '`': [-1, -1],
  "'": [-1, 1],
  ',': [1, -1],
  '.': [1, 1],
})
const SUMS = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghij'
const SHORT = /^(?=.*[<>^v])[\dA-Za-jv<>^`',.]{81}$/
const LONG = /^3x3:(d?):k((?::\d{1,6}){81}):?$/
const LONG_START = /^3x3:d?:k:/
const LIST_SIZE = /^(\d{1,2})\s*[x×]\s*\1$/
const CELL = /r(\d+)c(\d+)/gi
const CAGE = /^(?:(\d{1,4}|\?)\s*[:=]?\s*)?((?:r\d+c\d+[\s,+]*)+)(?:[:=]\s*(\d{1,4}|\?))?$/i
const LIST_START = /^(?:(?:\d{1,4}|\?)\s*[:=]?\s*)?r\d+c\d+[\s,+:=]/i

/** Whether a text is one of the two codes, readable or not. @param {string} text @returns {boolean} */
export function isKillerCode(text) {
  if (text.length > LONGEST) return false
  const bare = text.replaceAll(/\s/g, '')
  return SHORT.test(bare) || LONG_START.test(bare)
}

/** Whether a text is a killer in one of the forms, readable or not. @param {string} text @returns {boolean} */
export function isKiller(text) {
  if (text.length > LONGEST) return false
  if (isKillerCode(text)) return true
  const [first, second = ''] = linesOf(text).map(({ line }) => line)
  return LIST_START.test(`${LIST_SIZE.test(first ?? '') ? second : first} `)
}

/** Errors: those of a cage that does not fit, with its line or its cell. @param {string} text @returns {import('./shape.js').Linked} */
export function readKiller(text) {
  const bare = text.slice(0, LONGEST).replaceAll(/\s/g, '')
  if (SHORT.test(bare)) return killerOf(SIZE, shortCages(bare))
  if (!LONG_START.test(bare)) return readList(text.slice(0, LONGEST))
  const [, diagonals, numbers] = LONG.exec(bare) ?? []
  if (!numbers)
    throw new NonetError('id-damaged', { text: bare.slice(0, LONGEST_TEXT), expected: SIZE })
  return killerOf(SIZE, longCages(numbers.slice(1).split(':').map(Number)), Boolean(diagonals))
}

/** @param {number} size @param {Constraint[]} constraints @param {boolean} [hasDiagonals] @returns {import('./shape.js').Linked} */
function killerOf(size, constraints, hasDiagonals = false) {
  const { boxRows, boxColumns } = usualShape(size)
  const puzzle = puzzleOf({
    givens: new Array(size ** 2).fill(0),
    boxes: { boxRows, boxColumns },
    houses: hasDiagonals ? ['diagonals'] : [],
  })
  if (constraints.length) puzzle.constraints = constraints
  return { puzzle, title: '', format: 'killer', leftOut: [] }
}

/** @param {readonly string[]} cage @param {number} sum 0: none @returns {Constraint[]} a cage of one cell without a sum is no rule */
export function cageOf(cage, sum) {
  if (sum) return [{ cage, sum }]
  return cage.length > 1 ? [{ cage }] : []
}

/** @param {string} text 81 characters @returns {Constraint[]} */
function shortCages(text) {
  /** @type {Map<number, string[]>} by the cell that has the sum */
  const cages = new Map()
  for (let cell = 0; cell < CELLS; cell++) {
    let root = cell
    for (let steps = 0; text[root] in ARROWS; steps++) {
      const [down, right] = ARROWS[text[root]]
      const [row, column] = [Math.floor(root / SIZE) + down, (root % SIZE) + right]
      const isOn = [row, column].every((at) => at >= 0 && at < SIZE)
      // More steps than cells go round in a circle.
      if (!isOn || steps > CELLS) throw badCell(cell)
      root = row * SIZE + column
    }
    cages.set(root, [...(cages.get(root) ?? []), nameOfCell(cell, SIZE)])
  }
  return [...cages].sort(byFirst).flatMap(([root, cage]) => {
    if (cage.length > SIZE) throw badCell(root)
    return cageOf(cage, SUMS.indexOf(text[root]))
  })
}

/** @param {readonly number[]} numbers one a cell @returns {Constraint[]} */
function longCages(numbers) {
  /** @type {Map<number, string[]>} by sum and number */
  const cages = new Map()
  for (const [cell, number] of numbers.entries()) {
    const sum = Math.floor(number / 256)
    if (!sum) continue
    const cage = [...(cages.get(number) ?? []), nameOfCell(cell, SIZE)]
    if (cage.length > SIZE) throw badCell(cell)
    cages.set(number, cage)
  }
  return [...cages].flatMap(([number, cage]) => cageOf(cage, Math.floor(number / 256)))
}

/** @param {[number, string[]]} one @param {[number, string[]]} other */
const byFirst = ([, one], [, other]) => cellNamed(one[0], SIZE) - cellNamed(other[0], SIZE)

/** Lines that are no remarks. @param {string} text @returns {{line: string, number: number}[]} */
const linesOf = (text) =>
  text
    .split('\n')
    .map((line, index) => ({
      // A single blank each, so that no pattern tries many of them in many ways.
      line: line.replace(/#.*/, '').replaceAll(/\s+/g, ' ').trim(),
      number: index + 1,
    }))
    .filter(({ line }) => line)

/** @param {string} text @returns {import('./shape.js').Linked} */
function readList(text) {
  const lines = linesOf(text)
  const size = Number(LIST_SIZE.exec(lines[0]?.line ?? '')?.[1] ?? SIZE)
  if (size > LARGEST) throw new NonetError('too-large', { found: size, expected: LARGEST })
  const cages = lines.slice(LIST_SIZE.test(lines[0]?.line ?? '') ? 1 : 0)
  if (!cages.length || size < 1) throw badCage(lines[0] ?? { line: '', number: 0 }, size)
  return killerOf(
    size,
    cages.flatMap((place) => {
      const [, before, cells, behind] =
        place.line.length > LONGEST_LINE ? [] : (CAGE.exec(place.line) ?? [])
      const hasOne = before === undefined || behind === undefined
      if (!cells || !hasOne) throw badCage(place, size)
      const names = [...cells.matchAll(CELL)].flatMap(([, rows, columns]) =>
        named(rows, columns, size),
      )
      const isFit = names.every((name) => cellNamed(name, size) >= 0)
      if (!isFit || new Set(names).size < names.length || names.length > size)
        throw badCage(place, size)
      return cageOf(names, Number(before ?? behind) || 0)
    }),
  )
}

/** r12c3 is two cells where no row has two digits. @param {string} rows @param {string} columns @param {number} size */
function named(rows, columns, size) {
  const each = (/** @type {string} */ numbers) =>
    size < 10 ? [...numbers.slice(0, SIZE)] : [String(Number(numbers))]
  return each(rows).flatMap((row) => each(columns).map((column) => `r${row}c${column}`))
}

/** @param {number} cell */
const badCell = (cell) => new NonetError('bad-cage-cell', { text: nameOfCell(cell, SIZE) })

/** @param {{line: string, number: number}} place @param {number} size */
function badCage({ line, number }, size) {
  const text = line.length > LONGEST_TEXT ? `${line.slice(0, LONGEST_TEXT)}…` : line
  return new NonetError('bad-cage', { text, expected: size }, { line: number, column: 0 })
}
