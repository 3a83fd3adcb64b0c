// interop/sudokumaker.js: puzzles of SudokuMaker, ?puzzle=: {formatVersion, puzzle} as JSON, packed by LZ-string.
//
// A puzzle has cells in the order of reading, and a list of elements, each with a number for its type. Many are the same rules as
// in f-puzzles, by other names (sudokumaker-rules.js); some are only drawn (drawn-sudokumaker.js). An element of type 1000 is a
// program in JavaScript: it is named, and never run. What is not understood is named with its cells.
// Source: the types as yusitnikov/sudokumaker-mcp lists them, and the links of published puzzles.

import { nearestColour } from '../board/nearest-colour.js'
import { NonetError } from '../client/client.js'
import { drawnOf } from './drawn-sudokumaker.js'
import { addConstraints, addHouses } from './fpuzzles.js'
import { constraintsIn, LARGEST, pairsOf, withJoinedMarks } from './fpuzzles-rules.js'
import { LeftOut } from './left-out.js'
import { unpackLz } from './lz.js'
import {
  damaged,
  digitOf,
  isCut,
  listOf,
  noBoxes,
  puzzleOf,
  rulesOf,
  sizeOf,
  textOf,
} from './shape.js'
import { bitsOf, cellsIn, itemsOf, nameOf, REGIONS } from './sudokumaker-rules.js'

/** @typedef {import('../board/constraints.js').Constraint} Constraint */

/** Limits: characters in a link (a program can be long), UTF-16 units after unpacking, and elements with all their parts. */
const LONGEST_PACKED = 200_000
const LONGEST_UNPACKED = 1_000_000
const MOST_ITEMS = 5000

/** The palette of cells, by the bit that stands for a colour. */
const PALETTE =
  'ffffff ff0000 ffa500 ffff00 90ee90 008000 add8e6 0000ff 800080 ff00ff d3d3d3 a9a9a9 000000 ff69b4 a52a2a 32cd32 008080 4169e1 8a2be2'.split(
    ' ',
  )

/** Whether a value of ?puzzle= is of this site: no other one packs with these characters. @param {string} value */
export const isSudokuMaker = (value) => /^[\w+$-]{24,}$/.test(value) && value.startsWith('N4Ig')

/** @param {string} value @returns {import('./shape.js').Linked} */
export function readSudokuMaker(value) {
  if (value.length > LONGEST_PACKED) throw new NonetError('link-unknown')
  // The alphabet of addresses has '-' for '/', and '$' for '='.
  const packed = value.replaceAll('-', '/').replace(/\$+$/, '')
  return readDocument(parsed(unpackLz(packed, LONGEST_UNPACKED)))
}

/** @param {string} text @returns {any} */
function parsed(text) {
  try {
    return JSON.parse(text)
  } catch {
    throw damaged()
  }
}

/** Errors: link-damaged, beyond-board for grids that no board shows. @param {any} file @returns {import('./shape.js').Linked} */
export function readDocument(file) {
  const source = Object(file?.puzzle)
  if (!Array.isArray(source.cells)) throw damaged()
  const size = squareOf(source)
  /** @type {any[]} */
  const cells = source.cells.map((/** @type {unknown} */ cell) => Object(cell))
  const elements = listOf(source.constraints)
    .map((element) => Object(element))
    .filter(({ disabled }) => disabled !== true)
  const left = new LeftOut(size)
  const { regions, others } = regionsOf(elements, size)
  const digits = cells.map(({ value }) => digitOf(value))
  const puzzle = puzzleOf({
    givens: digits.map((digit, cell) => (cells[cell].given === true ? digit : 0)),
    entries: digits,
    regions,
    boxes: regions ? undefined : noBoxes(size),
    centre: cells.map(({ candidates }) => bitsOf(candidates)),
    corner: cells.map(({ cornerPencilMarks }) => bitsOf(cornerPencilMarks)),
    colours: cells.map(({ colors }) => [
      ...new Set(bitsOf(colors).map((bit) => nearestColour(PALETTE[bit]))),
    ]),
  })
  const hasLines = elements.some(({ type, areas }) => type === 2003 && !listOf(areas).length)
  if (source.type === 'custom' && !hasLines) left.add('norowcol')
  addElements(puzzle, [...elements.filter(({ type }) => type !== REGIONS), ...others], left)
  const words = rulesOf(source.comment)
  if (words) puzzle.rules = words
  return {
    puzzle,
    title: [textOf(source.name), textOf(source.author)].filter(Boolean).join(' · '),
    format: 'sudokumaker',
    ...left.report(puzzle.drawn),
  }
}

/** Its size. @param {any} source */
function squareOf(source) {
  const count = source.cells.length
  const width = digitOf(source.width ?? source.size ?? 9)
  const height = digitOf(source.height ?? source.size ?? 9)
  if (width !== height) throw new NonetError('beyond-board', { text: `${height}×${width}` })
  if (width ** 2 !== count) throw new NonetError('link-shape', { found: count, expected: width })
  const size = sizeOf(count)
  const [least, most] = [digitOf(source.minDigit ?? 1), digitOf(source.maxDigit ?? 9)]
  const isUsual = least === 1 && (source.maxDigit === undefined ? size === 9 : most === size)
  if (!isUsual) throw new NonetError('beyond-board', { text: `${size}×${size}, ${least}–${most}` })
  return size
}

/**
 * The regions of each cell, and the elements with regions that are only further areas.
 * @param {any[]} elements @param {number} size
 */
function regionsOf(elements, size) {
  const all = elements.filter(({ type }) => type === REGIONS)
  const whole = all.find(({ regions }) => {
    const areas = listOf(regions)
    return areas.length === size ** 2 && areas.every((area) => area >= 0) && isCut(areas, size)
  })
  return { regions: whole?.regions, others: all.filter((element) => element !== whole) }
}

/**
 * Adds the rules and the drawings of the elements.
 * @param {import('./shape.js').Marked} puzzle @param {any[]} elements @param {LeftOut} left
 */
function addElements(puzzle, elements, left) {
  const { size } = puzzle
  /** @type {Record<string, any>} the same rules as in f-puzzles */
  const object = {}
  /** @type {Constraint[]} */
  const constraints = []
  /** @type {import('../board/drawn.js').Drawn[]} */
  const drawn = []
  let room = MOST_ITEMS
  for (const element of elements) {
    const pictures = drawnOf(element, size)
    const items = pictures ? [] : itemsOf(element, size)
    for (const item of pictures?.drawn ?? []) drawn.push(item)
    for (const cells of pictures?.left ?? []) left.add('shapes', cells)
    if (!items) left.add(nameOf(element), cellsIn(element, size))
    for (const { key, item, constraint, cells } of (items ?? []).slice(0, room)) {
      const isRead = size <= LARGEST && (constraint || isRule(key, item, size))
      if (item === true) object[key] = true
      else if (!isRead) left.add(key, cells)
      else if (constraint) constraints.push(constraint)
      else {
        object[key] ??= []
        object[key].push(item)
      }
    }
    if ((items?.length ?? 0) > room) left.add(nameOf(element))
    room = Math.max(0, room - (items?.length ?? 0))
  }
  const houses = addHouses(puzzle, object)
  const read = [...houses, ...addConstraints(puzzle, object, houses)]
  for (const key of Object.keys(object)) if (!read.includes(key)) left.add(key)
  const all = withJoinedMarks([...(puzzle.constraints ?? []), ...constraints])
  addNegative(all, elements, left, size)
  if (all.length) puzzle.constraints = all
  if (drawn.length) puzzle.drawn = left.drawable(drawn)
}

/** @param {string} key of f-puzzles @param {any} item @param {number} size */
const isRule = (key, item, size) => constraintsIn({ [key]: [item] }, size, []).read.includes(key)

/**
 * That all signs between two cells are shown.
 * @param {Constraint[]} constraints of the puzzle; the new one is added @param {any[]} elements @param {LeftOut} left @param {number} size
 */
function addNegative(constraints, elements, left, size) {
  const listed = (/** @type {number} */ kind) =>
    elements
      .filter(({ type }) => type === kind)
      .flatMap(({ negative }) => listOf(negative))
      .map(Number)
      .sort((one, other) => one - other)
  const signs = (/** @type {string} */ key) => pairsOf(constraints, key)
  const sums = listed(202)
  const isFit = size <= LARGEST
  const [differences, ratios] = [listed(200), listed(201)]
  if (!isFit) {
    if (differences.length || ratios.length || sums.length) left.add('negative')
    return
  }
  if (sums.length) constraints.push({ 'no-other-sums': signs('pair-sum'), sums })
  // Of 1 and 2 only one of both dots may be shown.
  if (differences.join() === '1' && ratios.join() === '2') {
    constraints.push({ 'no-other-dots': [...signs('white-dot'), ...signs('black-dot')] })
    return
  }
  for (const difference of differences) {
    constraints.push({ 'no-other-white-dots': signs('white-dot'), difference })
  }
  for (const ratio of ratios) constraints.push({ 'no-other-black-dots': signs('black-dot'), ratio })
}
