// interop/write-sudokupad.js: a puzzle as SudokuPad has it, a drawing (sudokupad.js): with all that is only drawn on ours.
//
// Its own rules are cages of different digits and those of the whole board. Other constraints have no form there: they are
// left out, and named; a link by write-fpuzzles.js has more of them, and fewer drawings.

import { cellNamed, keyOf } from '../board/constraints.js'
import { areasOf, rowAndColumn } from '../board/houses.js'
import { writePadDrawing } from './drawn-sudokupad.js'
import { LARGEST } from './fpuzzles-rules.js'
import { playLeftOut } from './left-out.js'
import { BOARD } from './write-fpuzzles.js'

/** @typedef {import('./shape.js').Marked} Marked */

/** Extra houses that SudokuPad knows. */
const HOUSES = /** @type {Record<string, string[]>} */ ({
  diagonals: ['diagonal-', 'diagonal+'],
  'diagonal-down': ['diagonal-'],
  'diagonal-up': ['diagonal+'],
  windows: ['windoku'],
})

/** @param {Marked} puzzle @param {string} [title] @returns {import('./write-fpuzzles.js').Written} */
export function writeSudokuPad(puzzle, title = '') {
  const { size, givens, corner, centre, drawn = [], rules } = puzzle
  /** @type {string[]} */
  const leftOut = []
  /** @type {string[]} */
  const global = []
  /** @type {object[]} */
  const cages = []
  const places = (/** @type {readonly string[]} */ names) =>
    names.map((name) => placeOf(cellNamed(name, size), size))
  for (const word of puzzle.houses ?? []) {
    const names = word.match(/r\d+c\d+/g)
    if (HOUSES[word]) global.push(...HOUSES[word])
    else if (names) cages.push({ cells: places(names), unique: true, hidden: true })
    else leftOut.push('disjoint')
  }
  for (const constraint of [puzzle.constraints ?? []].flat()) {
    const key = keyOf(constraint)
    const { cage, sum } = constraint
    const isOfCells = Array.isArray(cage) && cage.every((name) => cellNamed(name, size) >= 0)
    // Of larger boards none is read again.
    if (size > LARGEST) leftOut.push(key)
    else if (Object.hasOwn(BOARD, key)) global.push(BOARD[key])
    else if (key === 'cage' && isOfCells) {
      const number = sum === undefined ? {} : { value: String(sum), sum }
      cages.push({ cells: places(cage), unique: true, ...number })
    } else leftOut.push(key)
  }
  for (const item of drawn) {
    if (!('cage' in item)) continue
    const { text, stroke, ink } = item
    const style = { ...(stroke && { outlineC: stroke }), ...(ink && { fontC: ink }) }
    cages.push({ cells: places(item.cage), ...(text && { value: text }), ...style })
  }
  leftOut.push(...playLeftOut(puzzle))
  if (puzzle.candidates?.length) leftOut.push('candidates')
  const cells = Array.from({ length: size }, (_, row) =>
    Array.from({ length: size }, (__, column) => {
      const cell = row * size + column
      return {
        ...(givens[cell] && { value: givens[cell] }),
        ...(corner?.[cell]?.length && { pencilMarks: corner[cell] }),
        ...(centre?.[cell]?.length && { centremarks: centre[cell] }),
      }
    }),
  )
  const object = {
    cellSize: 64,
    cells,
    regions: regionsOf(puzzle),
    cages,
    ...writePadDrawing(drawn),
    ...(global.length && { global }),
    metadata: { ...(title && { title }), ...(rules && { rules }) },
  }
  return { object, leftOut: [...new Set(leftOut)] }
}

/** @param {number} cell @param {number} size */
function placeOf(cell, size) {
  const { row, column } = rowAndColumn(cell, size)
  return [row, column]
}

/** @param {Marked} puzzle @returns {number[][][]} places of each region */
function regionsOf(puzzle) {
  const { size, boxRows, boxColumns, regions } = puzzle
  if (!regions?.length && (boxRows < 2 || boxColumns < 2)) return []
  const areas = areasOf(puzzle)
  return [...new Set(areas)].map((area) =>
    areas.flatMap((name, cell) => (name === area ? [placeOf(cell, size)] : [])),
  )
}
