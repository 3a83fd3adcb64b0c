// interop/write-links.js: links of other sites with a puzzle in them, and formats for puzzles with constraints: one table.
// To add one: its writer and its row.

import LZString from 'lz-string'
import { treeOfPuzzle } from '../board/constraints.js'
import { gridName, gridOf, isPlain } from '../board/houses.js'
import { NonetError } from '../client/client.js'
import { drawnLeftOut, notesLeftOut, playLeftOut } from './left-out.js'
import { writeFPuzzles } from './write-fpuzzles.js'
import { LARGEST, writeInteractive } from './write-interactive.js'
import { writeSudokuPad } from './write-sudokupad.js'

/** @typedef {import('./shape.js').Marked} Marked */
/** What is written, and what of the puzzle it does not have. @typedef {{text: string, leftOut: string[]}} Text */

const packed = (/** @type {object} */ object) =>
  encodeURIComponent(LZString.compressToBase64(JSON.stringify(object)))

/** @param {string} text of the table below @param {Marked} puzzle */
const cannotWrite = (text, puzzle) =>
  new NonetError('cannot-write', { text, found: /** @type {any} */ (gridName(puzzle)) })

/** What plain data of a puzzle does not have. @param {Marked} puzzle */
const besidesRules = (puzzle) => [
  ...drawnLeftOut(puzzle.drawn, gridOf(puzzle)),
  ...playLeftOut(puzzle),
  ...notesLeftOut(puzzle),
]

/** Formats with constraints, the one that has all of them first. */
export const OWN_RULES = ['json', 'iss', 'fpuzzles', 'sudokupad']

/** @typedef {'json' | 'iss' | 'fpuzzles' | 'sudokupad'} LinkFormat */

/** By the names of links in i18n. @type {Record<string, (puzzle: Marked, title: string) => Text>} */
export const LINKS = {
  json(puzzle) {
    return { text: JSON.stringify(treeOfPuzzle(puzzle)), leftOut: besidesRules(puzzle) }
  },
  iss(puzzle) {
    const { rows, columns } = gridOf(puzzle)
    const isFit = Math.max(puzzle.size, rows, columns) <= LARGEST && !puzzle.overlapping?.length
    if (!isFit || (puzzle.firstDigit ?? 1) > 1) throw cannotWrite('iss', puzzle)
    const { text, leftOut } = writeInteractive(treeOfPuzzle(puzzle))
    return { text, leftOut: [...leftOut, ...besidesRules(puzzle)] }
  },
  fpuzzles(puzzle, title) {
    if (!isPlain(puzzle)) throw cannotWrite('fpuzzles', puzzle)
    const { object, leftOut } = writeFPuzzles(puzzle, title)
    return { text: `https://www.f-puzzles.com/?load=${packed(object)}`, leftOut }
  },
  sudokupad(puzzle, title) {
    if (!isPlain(puzzle)) throw cannotWrite('sudokupad', puzzle)
    const { object, leftOut } = writeSudokuPad(puzzle, title)
    return { text: `https://sudokupad.app/scl${packed(object)}`, leftOut }
  },
}
