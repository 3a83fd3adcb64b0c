// board/puzzle.js: a puzzle as plain data: what it is made of, its copies, what can be one.
//
// The one place that knows all members of a puzzle. Everywhere else it is handed on whole: a member that is
// not known here (a constraint of a later version) stays with the puzzle on the board, on the shelf, in a link
// and through undo.

import { fitHouses } from './extra-houses.js'
import { areasOf, fitRegions, gridOf, hasFittingBoxes, LARGEST_SIZE } from './houses.js'
import { writeLine } from './line.js'
import { fitOverlapping } from './overlapping.js'

/** @typedef {import('nonet-wasm').Puzzle} Puzzle */
/** @typedef {import('./houses.js').Shape} Shape */
/**
 * A puzzle with the reader's marks and colours: a list of numbers a cell; with its constraints (constraints.js), what is
 * only drawn on it (drawn.js), and its rules in the words of who made it; and how its grid is no square of the digits from 1.
 * @typedef {Puzzle & Pick<Shape, 'rows' | 'columns' | 'firstDigit' | 'overlapping'> & {corner?: number[][], centre?: number[][], colours?: number[][],
 *   constraints?: readonly import('./constraints.js').Constraint[], variables?: import('./constraints.js').Variables,
 *   drawn?: readonly import('./drawn.js').Drawn[], rules?: string}} Marked
 */

export const MARK_LAYERS = /** @type {const} */ (['corner', 'centre', 'colours'])
/** The greatest first digit: kLargestFirst of core/format/puzzle_tree.cpp. */
export const LARGEST_FIRST = 100
/** kMostCells of core/format/puzzle_tree.cpp, without the grid. */
const MOST_VARIABLES = 10_000
/** How many colours there are. */
export const COLOURS = 8

/** What a script hands over can be put on a board. @param {Marked} puzzle */
export function isPuzzle(puzzle) {
  const { size, boxRows, boxColumns, regions, givens, houses = [] } = puzzle
  const { rows, columns } = gridOf(puzzle)
  const isSize = Number.isInteger(size) && size > 0 && size <= LARGEST_SIZE
  const isOne = (/** @type {unknown} */ list) =>
    Array.isArray(list) && list.length === rows * columns
  const isShape = boxRows * boxColumns === size || isOne(regions) || 'rows' in puzzle
  return isSize && isOne(givens) && isShape && fitHouses(houses, puzzle)
}

/** The same of a puzzle from a link, whose grid is no square of the digits from 1. @param {Marked} puzzle */
export function isOwnGrid(puzzle) {
  const { regions, firstDigit = 1, overlapping = [] } = puzzle
  const { rows, columns } = gridOf(puzzle)
  return (
    [rows, columns].every((side) => isWhole(side, 1, LARGEST_SIZE)) &&
    isPuzzle(puzzle) &&
    isWhole(firstDigit, 0, LARGEST_FIRST) &&
    fitOverlapping(overlapping, puzzle) &&
    (regions?.length ? fitRegions(regions, puzzle) : hasFittingBoxes(puzzle))
  )
}

/** Whether what a puzzle has as constraints and variables has that form; the engine says what is wrong inside. @param {Marked} puzzle */
export function fitRules({ constraints = [], variables = { count: 0 } }) {
  const { count, houses = [] } = Object(variables)
  return [constraints, houses].every(Array.isArray) && isWhole(count, 0, MOST_VARIABLES)
}

/** @param {unknown} value @param {number} least @param {number} most */
const isWhole = (value, least, most) =>
  Number.isInteger(value) && Number(value) >= least && Number(value) <= most

/** Only how the cells lie. @param {Shape} puzzle @returns {Shape} */
export function shapeOf(puzzle) {
  const { size, boxRows, boxColumns, regions, houses } = puzzle
  const { rows, columns, firstDigit, overlapping } = puzzle
  return {
    size,
    boxRows,
    boxColumns,
    ...(rows && { rows, columns, firstDigit }),
    ...(overlapping?.length && { overlapping }),
    ...(regions?.length && { regions: [...regions] }),
    ...(houses?.length && { houses: [...houses] }),
  }
}

/** The puzzle as it was set: without what the reader has done to it. @param {Marked} puzzle @returns {Puzzle} */
export function asSet({ entries: _, corner, centre, colours, ...puzzle }) {
  return puzzle
}

/** The puzzle without its digits: on a board, the reader may write others. @param {Puzzle} puzzle @returns {Puzzle} */
export function asEmpty(puzzle) {
  return { ...asSet(puzzle), givens: puzzle.givens.map(() => 0) }
}

/** A square of the digits from 1. @param {Shape} shape @returns {Puzzle} */
export function emptyPuzzle(shape) {
  return { ...shape, givens: new Array(shape.size ** 2).fill(0) }
}

/**
 * Names what is set, however its boxes and its empty lists are told: two texts are alike for the same puzzle only.
 * Entries count, as on a board that was typed; '' for an empty board.
 * @param {Puzzle} puzzle
 */
export function keyOf(puzzle) {
  const { size, boxRows, boxColumns, regions, givens, entries, ...rest } = puzzle
  const written = entries?.some((digit) => digit > 0) ? writeLine(entries, puzzle) : ''
  const members = Object.entries(rest)
    .filter(([, value]) => hasContent(value))
    .sort()
  const more = members.length ? Object.fromEntries(members) : undefined
  if (!written && !more && !givens.some((digit) => digit > 0)) return ''
  const areas = areasOf(puzzle)
  return JSON.stringify([writeLine(givens, puzzle), areas.join(' '), written, more])
}

/** @param {unknown} value */
function hasContent(value) {
  if (Array.isArray(value)) return value.length > 0
  return value !== null && typeof value === 'object'
    ? Object.keys(value).length > 0
    : Boolean(value)
}

/**
 * What a puzzle has besides its shape, its digits and the reader's marks: candidates, and what is not known here.
 * @param {Partial<Marked>} puzzle @returns {Record<string, unknown>}
 */
export function otherMembers(puzzle) {
  const { size, boxRows, boxColumns, regions, houses, givens, entries, ...more } = puzzle
  const { corner, centre, colours, ...others } = more
  return Object.fromEntries(Object.entries(others).filter(([, value]) => hasContent(value)))
}
