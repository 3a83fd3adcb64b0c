// page/ask/reasons.js: why a digit cannot stand in a cell, in words and as layers of a board.
//
// The engine names givens and constraints that forbid the digit together (ReductionReport). Constraints of one kind are one
// point with its rule; their cells are outlined one by one, dashed, and the givens' cells together, drawn through. The cell in
// question has a box, and the digit in it is struck out.

import { cellNamed, keyOf, nameOfCell } from '../../board/constraints.js'
import { gridOf, valueOfDigit } from '../../board/houses.js'
import { cellName } from '../../words/cells.js'
import { withoutDrawn } from '../../words/drawn-sentences.js'
import { namesRegions, regionNames, rulePlaces, ruleSentence } from '../../words/rule-sentences.js'

/** @typedef {import('../../board/constraints.js').Constraint} Constraint */
/** @typedef {import('../../board/drawn.js').Grid} Grid */
/** @typedef {import('../../board/puzzle.js').Marked} Marked */
/** @typedef {import('../../scene/scene.js').Layers} Layers */
/** @typedef {import('../../words/speaker.js').Speaker} Speaker */
/** @typedef {import('nonet-engine-wasm').ReductionReport} ReductionReport */
/** @typedef {{cell: number, digit: number}} Asked the cell counts from 0 */
/** @typedef {{text: string, places: string}} Point a rule or the givens, and where */
/**
 * @typedef {object} Reason
 * @property {string} title
 * @property {string} intro
 * @property {Point[]} points
 * @property {string[]} notes after the points
 * @property {Layers} layers
 */

/**
 * @param {ReductionReport} report in which it holds that the digit is impossible
 * @param {Marked} puzzle that was asked about @param {Asked} asked @param {Speaker} words that know the rules
 * @returns {Reason}
 */
export function reasonOf(report, puzzle, { cell, digit }, words) {
  const grid = gridOf(puzzle)
  const value = valueOfDigit(digit, puzzle)
  // Variables are not seen.
  const cells = report.cells.filter((one) => one < puzzle.givens.length)
  const { constraints = [] } = report.puzzle
  const regions = regionNames(puzzle.constraints ?? [], grid.columns)
  const points = [
    ...pointsOfCells(cells, puzzle, words),
    ...pointsOfRules(constraints, regions, words),
  ]
  const parts = report.cells.length + constraints.length
  const intro = parts ? 'ask.because' : 'ask.rulesAlone'
  const notes = []
  if (!report.complete) notes.push(words.say('ask.someNeeded'))
  else if (parts) notes.push(words.say('ask.needed', { count: parts }))
  if (namesRegions(points.map(({ places }) => places))) notes.push(words.say('rules.regionNames'))
  if (puzzle.drawn?.length) notes.push(withoutDrawn(puzzle.drawn, grid, words))
  return {
    title: words.say('ask.impossible', {
      digit: value,
      cell: cellName(cell, grid.columns, words),
    }),
    intro: words.say(intro),
    points,
    notes,
    layers: layersOf(cells, constraints, { cell, digit }, grid),
  }
}

/** Givens, and cells whose digits are restricted. @param {readonly number[]} cells @param {Marked} puzzle @param {Speaker} words @returns {Point[]} */
function pointsOfCells(cells, puzzle, words) {
  const { givens, candidates } = puzzle
  const { columns } = gridOf(puzzle)
  const value = (/** @type {number} */ digit) => valueOfDigit(digit, puzzle)
  const [given, restricted] = [true, false].map((is) =>
    cells.filter((cell) => givens[cell] > 0 === is),
  )
  const placed = (/** @type {number} */ cell) =>
    words.say('cells.digit', {
      digit: value(givens[cell]),
      cell: nameOfCell(cell, columns),
    })
  const only = (/** @type {number} */ cell) =>
    words.say('ask.only', {
      digits: (candidates?.[cell] ?? []).map(value).join(' '),
      cell: nameOfCell(cell, columns),
    })
  return [
    { text: words.say('ask.givens', { count: given.length }), places: given.map(placed) },
    { text: words.say('ask.restricted'), places: restricted.map(only) },
  ]
    .filter(({ places }) => places.length)
    .map(({ text, places }) => ({ text, places: places.join(', ') }))
}

/** @param {readonly Constraint[]} constraints @param {Map<string, string>} regions @param {Speaker} words @returns {Point[]} */
function pointsOfRules(constraints, regions, words) {
  /** @type {Map<string, string[]>} */
  const kinds = new Map()
  for (const constraint of constraints) {
    const key = keyOf(constraint)
    const places = rulePlaces(constraint, regions)
    kinds.set(key, [...(kinds.get(key) ?? []), ...(places ? [places] : [])])
  }
  return [...kinds].map(([key, places]) => ({
    text: ruleSentence(key, words),
    places: places.join('; '),
  }))
}

/** @param {readonly number[]} cells @param {readonly Constraint[]} constraints @param {Asked} asked @param {Grid} grid @returns {Layers} */
function layersOf(cells, constraints, { cell, digit }, grid) {
  const at = (/** @type {number} */ pointed) =>
    Array.from({ length: grid.rows * grid.columns }, (_, index) =>
      index === cell ? [pointed] : [],
    )
  const rules = constraints
    .map((constraint) => cellsOf(constraint, grid))
    .filter(({ length }) => length)
  return {
    highlights: [
      ...(cells.length ? [{ cells }] : []),
      ...rules.map((list) => ({ cells: list, role: /** @type {const} */ ('cover') })),
    ],
    squared: at(0),
    crossed: at(digit),
  }
}

/** The cells that a constraint names anywhere, each once; none for one of the whole board. @param {unknown} constraint @param {Grid} grid */
export function cellsOf(constraint, { rows, columns }) {
  const cells = stringsIn(constraint).map((name) => cellNamed(name, columns, rows))
  return [...new Set(cells)].filter((cell) => cell >= 0)
}

/** @param {unknown} value @returns {string[]} */
function stringsIn(value) {
  if (typeof value === 'string') return [value]
  return value && typeof value === 'object' ? Object.values(value).flatMap(stringsIn) : []
}
