// interop/fpuzzles.js: puzzles of f-puzzles.com, ?load=, which SudokuPad and others read too.
//
// The object lists its grid cell by cell: {"value": 5, "given": true, "region": 0, marks, colours}; each constraint is
// a key of its own beside the grid. What Nonet has no constraint for is named as left out; what f-puzzles itself only draws is
// drawn (drawn-fpuzzles.js).
// Source: the parsers of f-puzzles links in public use.

import { fitHouses } from '../board/extra-houses.js'
import { areasOf, usualShape } from '../board/houses.js'
import { nearestColour } from '../board/nearest-colour.js'
import { NonetError } from '../client/client.js'
import { DRAWINGS, isFog, metadataOf, readDrawing } from './drawn-fpuzzles.js'
import { constraintsIn } from './fpuzzles-rules.js'
import { called, LeftOut } from './left-out.js'
import {
  damaged,
  digitOf,
  digitsOf,
  isCut,
  noBoxes,
  puzzleOf,
  rulesOf,
  sizeOf,
  textOf,
} from './shape.js'

/** Keys that do not restrict digits. */
const HARMLESS = new Set(
  `size grid title author ruleset solution metadata highlightConflicts disabledlogic
   truecandidatesoptions`.split(/\s+/),
)

/** @param {any} object @returns {import('./shape.js').Linked} */
export function readFPuzzles(object) {
  const { grid, title, author } = object
  if (!Array.isArray(grid) || !grid.every(Array.isArray)) throw damaged()
  const size = sizeOf(grid.length ** 2)
  for (const row of grid) {
    if (row.length !== size)
      throw new NonetError('link-shape', { found: row.length, expected: size })
  }
  /** @type {any[]} */
  const cells = grid.flat().map((cell) => cell ?? {})
  const usual = areasOf(usualShape(size))
  const hasRegions = cells.some(({ region }) => region !== undefined)
  // A cell without a region is in its usual box; null means no region.
  const regions = cells.map(({ region }, cell) => (region === undefined ? usual[cell] : region))
  const isBare = regions.every((region) => region === null)
  const isCutUp = !hasRegions || (!regions.includes(null) && isCut(regions, size))
  const digits = cells.map(({ value }) => digitOf(value))
  const puzzle = puzzleOf({
    givens: digits.map((digit, cell) => (cells[cell].given ? digit : 0)),
    entries: digits,
    regions: hasRegions && isCutUp ? regions : undefined,
    boxes: isCutUp ? undefined : noBoxes(size),
    // f-puzzles does not show those of a cell with a given.
    candidates: cells.map(({ given, givenPencilMarks }) =>
      !given && givenPencilMarks?.length ? digitsOf(givenPencilMarks) : undefined,
    ),
    corner: cells.map((cell) => digitsOf(cell.cornerPencilMarks)),
    centre: cells.map((cell) => digitsOf(cell.centerPencilMarks)),
    colours: cells.map(({ c, cArray, highlight }) => [
      ...new Set([cArray ?? c ?? [], highlight ?? []].flat().map(nearestColour)),
    ]),
  })
  const read = addHouses(puzzle, object)
  read.push(...addConstraints(puzzle, object, read))
  const { drawn, kept, needless } = readDrawing(object, size, read)
  if (drawn.length) puzzle.drawn = drawn
  const told = listOf(object.cage).map(metadataOf)
  const rules = rulesOf([object.ruleset, ...told.map((of) => of.rules)])
  if (rules) puzzle.rules = rules
  const left = new LeftOut(size)
  if (!isCutUp && !isBare) left.add('openRegions')
  left.addValues(cells.map(({ value }) => value))
  const unread = Object.keys(object).filter(
    (key) => ![...HARMLESS, ...read, ...needless].includes(key) && isSome(object[key]),
  )
  for (const key of unread) left.add(key, unreadCells(object[key], key, size))
  if ([object.negative].flat().includes('foglight')) left.add('foglight')
  for (const cage of listOf(object.cage).filter(isFog)) left.add('foglight', cellsIn(cage))
  const undrawn = called(unread.filter((key) => !kept.includes(key)))
  return {
    puzzle,
    title: [title, author, ...told.flatMap((of) => [of.title, of.author])]
      .map((words) => textOf(words))
      .filter(Boolean)
      .join(' · '),
    format: 'fpuzzles',
    ...left.report(),
    drawn: called(kept).filter((key) => !undrawn.includes(key)),
    solution: solutionOf(object.solution, size),
  }
}

/**
 * Gives the puzzle the extra houses of a link that its grid can have. Returns their keys in the link.
 * @param {import('./shape.js').Marked} puzzle @param {any} object
 */
export function addHouses(puzzle, object) {
  /** @type {Record<string, string[]>} */
  const words = {
    'diagonal-': ['diagonal-down'],
    'diagonal+': ['diagonal-up'],
    disjointgroups: ['groups'],
    windoku: ['windows'],
    extraregion: listOf(object.extraregion).map(({ cells }) =>
      listOf(cells).join('').toLowerCase(),
    ),
  }
  const read = Object.keys(words).filter(
    (key) => isSome(object[key]) && fitHouses(words[key], puzzle),
  )
  const houses = /** @type {any[]} */ (read.flatMap((key) => words[key]))
  const isX = houses[1] === 'diagonal-up'
  if (houses.length) puzzle.houses = isX ? ['diagonals', ...houses.slice(2)] : houses
  return read
}

/**
 * Gives the puzzle the constraints of a link. Returns the keys of which nothing is left out.
 * @param {import('./shape.js').Marked} puzzle @param {any} object @param {readonly string[]} known keys that are read already
 */
export function addConstraints(puzzle, object, known) {
  const { constraints, read } = constraintsIn(object, puzzle.size, known)
  if (constraints.length) puzzle.constraints = constraints
  return read
}

/** The cells of those items of a list that are no constraints. @param {unknown} list @param {string} key @param {number} size */
const unreadCells = (list, key, size) =>
  DRAWINGS.includes(key)
    ? []
    : listOf(list)
        .filter((item) => !constraintsIn({ [key]: [item] }, size, []).read.includes(key))
        .flatMap(cellsIn)

/** The cells that an item names, also outside of the grid. @param {any} item @returns {string[]} */
const cellsIn = (item) =>
  [item, item.cell, item.cells, item.lines, item.cloneCells]
    .flat(2)
    .filter((name) => /^R\d{1,2}C\d{1,2}$/i.test(String(name)))
    .map((name) => String(name).toLowerCase())

/** @returns {any[]} */
const listOf = (/** @type {unknown} */ value) =>
  Array.isArray(value) ? value.map((item) => item ?? {}) : []

export function isSome(/** @type {unknown} */ value) {
  return Array.isArray(value) ? value.length > 0 : Boolean(value)
}

/** All digits of the solution, if a link has them. */
export function solutionOf(/** @type {unknown} */ value, /** @type {number} */ size) {
  const list = typeof value === 'string' && size < 10 ? [...value] : value
  const digits = digitsOf(list)
  const isFull =
    digits.length === size * size && digits.every((digit) => digit > 0 && digit <= size)
  return isFull ? digits : undefined
}
