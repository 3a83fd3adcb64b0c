// interop/write-fpuzzles.js: a puzzle as f-puzzles has it, for links that f-puzzles, SudokuPad and others read.
//
// A constraint is written as the item that our own reader (fpuzzles-rules.js) reads as the same constraint; one for which
// there is none is left out, and named by its key. So are drawings at places that no cells tell (drawn-fpuzzles.js).

import { keyOf } from '../board/constraints.js'
import { areasOf, usualShape } from '../board/houses.js'
import { writeDrawing } from './drawn-fpuzzles.js'
import { constraintsIn, LARGEST, pairsOf } from './fpuzzles-rules.js'
import { drawnLeftOut } from './left-out.js'

/** @typedef {import('./shape.js').Marked} Marked */
/** @typedef {import('../board/constraints.js').Constraint} Constraint */
/**
 * A puzzle of another format. `leftOut` names what it does not have: keys of "leftOut" in i18n, or of constraints.
 * @typedef {{object: Record<string, any>, leftOut: string[]}} Written
 */

/** A colour of f-puzzles for each of the board's. */
const COLOURS = '#ffa0a0 #ffd0a0 #fff7a0 #a0ffa0 #a0ffff #a0b8ff #f0a0ff #a8a8a8'.split(' ')
const SUMS = /** @type {Record<number, string>} */ ({ 5: 'V', 10: 'X' })

const upper = (/** @type {string} */ name) => name.toUpperCase()
const cellsOf = (/** @type {Constraint} */ of) => of[keyOf(of)].map(upper)

/** @typedef {(of: Constraint, size: number) => object} Write */
/** @param {string} key @param {string} [number] @returns {[string, Write]} */
const line = (key, number) => [
  key,
  (of) => ({ lines: [cellsOf(of)], ...(number && { value: of[number] }) }),
]
/** @param {string} key @param {string} [number] @returns {[string, Write]} */
const cells = (key, number) => [
  key,
  (of) => ({
    cells: cellsOf(of),
    ...(number && of[number] !== undefined && { value: String(of[number]) }),
  }),
]
/** @param {string} key @returns {[string, Write]} */
const single = (key) => [key, (of) => ({ cell: cellsOf(of)[0] })]
/** @param {string} key @param {string} number @returns {[string, Write]} */
const outside = (key, number) => [
  key,
  (of) => ({ cell: before(of[keyOf(of)]), value: String(of[number]) }),
]

/** The name of a constraint's items there, and how one is written. @type {Record<string, [string, Write]>} */
const KINDS = {
  cage: cells('killercage', 'sum'),
  thermometer: line('thermometer'),
  'slow-thermometer': line('slowthermometer'),
  palindrome: line('palindrome'),
  renban: line('renban'),
  'region-sum-line': line('regionsumline'),
  between: line('betweenline'),
  entropic: line('entropicline'),
  nabner: line('nabner'),
  'double-arrow': line('doublearrow'),
  zipper: line('zipperline'),
  whispers: line('whispers', 'difference'),
  lockout: line('lockout', 'difference'),
  modular: line('modularline', 'modulus'),
  arrow: [
    'arrow',
    ({ arrow: [circle, ...shafts] }) => ({
      cells: circle.map(upper),
      lines: shafts.map((/** @type {string[]} */ shaft) => [circle[0], ...shaft].map(upper)),
    }),
  ],
  clone: [
    'clone',
    ({ clone: [one, other] }) => ({ cells: one.map(upper), cloneCells: other.map(upper) }),
  ],
  'white-dot': cells('difference', 'difference'),
  'black-dot': cells('ratio', 'ratio'),
  'pair-sum': ['xv', (of) => ({ cells: cellsOf(of), value: SUMS[of.sum] })],
  quadruple: ['quadruple', (of) => ({ cells: cellsOf(of), values: of.values })],
  even: single('even'),
  odd: single('odd'),
  minimum: single('minimum'),
  maximum: single('maximum'),
  'row-index': cells('rowindexer'),
  'column-index': cells('columnindexer'),
  'box-index': cells('boxindexer'),
  sandwich: outside('sandwichsum', 'sum'),
  'x-sum': outside('xsum', 'sum'),
  skyscraper: outside('skyscraper', 'count'),
  'numbered-room': outside('numberedroom', 'value'),
  sum: ['littlekillersum', littleKiller],
}
/** Rules of the whole board. */
export const BOARD = /** @type {Record<string, string>} */ ({
  'anti-knight': 'antiknight',
  'anti-king': 'antiking',
  'non-consecutive': 'nonconsecutive',
})

/** @param {Marked} puzzle @param {string} [title] @returns {Written} */
export function writeFPuzzles(puzzle, title = '') {
  const { size, givens, candidates, drawn = [], rules } = puzzle
  /** @type {Record<string, any>} */
  const object = {
    size,
    ...(title && { title }),
    ...(rules && { ruleset: rules }),
    grid: gridOf(puzzle),
  }
  /** @type {string[]} */
  const leftOut = []
  const add = (/** @type {string} */ key, /** @type {object} */ item) => {
    object[key] = [...(object[key] ?? []), item]
  }
  for (const word of puzzle.houses ?? []) {
    if (/^diagonal/.test(word)) {
      if (word !== 'diagonal-up') object['diagonal-'] = true
      if (word !== 'diagonal-down') object['diagonal+'] = true
    } else if (word === 'groups') object.disjointgroups = true
    else if (word === 'windows') object.windoku = true
    else add('extraregion', { cells: word.match(/r\d+c\d+/g)?.map(upper) ?? [] })
  }
  // A link may hold anything.
  const constraints = [puzzle.constraints ?? []].flat().map((of) => Object(of))
  const count = (/** @type {string} */ key) => constraints.filter((of) => of[key]).length
  for (const constraint of constraints) {
    const key = keyOf(constraint)
    const negative = negativeOf(constraint, constraints)
    // Of a minimum or maximum each cell is an item; of several such constraints, all cells would be one.
    const isMark = key === 'minimum' || key === 'maximum'
    const parts = isMark
      ? [constraint[key]].flat().map((cell) => ({ [key]: [cell] }))
      : [constraint]
    /** @type {[string, object][]} */
    const items = parts.flatMap((/** @type {Constraint} */ part) => {
      const item = itemOf(part, size)
      return item ? [item] : []
    })
    if (negative) Object.assign(object, negative(object))
    else if (
      size <= LARGEST &&
      Object.hasOwn(BOARD, key) &&
      !(key === 'non-consecutive' && count('white-dot'))
    )
      object[BOARD[key]] = true
    else if (items.length === parts.length && !(isMark && count(key) > 1))
      for (const [kind, item] of items) add(kind, item)
    else leftOut.push(key)
  }
  const isContradiction = (/** @type {number[]} */ digits, /** @type {number} */ cell) =>
    givens[cell] ? !digits.includes(givens[cell]) : !digits.length
  if (candidates?.some(isContradiction)) leftOut.push('candidates')
  const { lists, left } = writeDrawing(drawn, size)
  for (const [key, list] of Object.entries(lists)) for (const item of list) add(key, item)
  leftOut.push(...drawnLeftOut(left, { rows: size, columns: size }))
  return { object, leftOut: [...new Set(leftOut)] }
}

/** Whether the constraint says that there are no other signs than those of the puzzle. @param {string[][]} pairs @param {string[][]} signs */
const areAll = (pairs, signs) => {
  const sorted = (/** @type {string[][]} */ list) =>
    JSON.stringify(
      [list]
        .flat()
        .map((pair) => String([pair].flat().sort()))
        .sort(),
    )
  return sorted(pairs) === sorted(signs)
}

/**
 * How that there are no other signs is written, where it can be.
 * @param {Constraint} of @param {readonly Constraint[]} constraints of the puzzle
 * @returns {((object: Record<string, any>) => object) | undefined} what it adds
 */
function negativeOf(of, constraints) {
  const signs = (/** @type {string} */ key) => pairsOf(constraints, key)
  const named =
    (/** @type {string} */ name) =>
    (/** @type {any} */ { negative = [] }) => ({ negative: [...negative, name] })
  const sums = of['no-other-sums']
  const isXv = String([of.sums].flat().sort()) === '10,5'
  if (sums && isXv && areAll(sums, signs('pair-sum'))) return named('xv')
  const ratios = of['no-other-black-dots']
  const isPlain = !constraints.some(({ ratio }) => ratio !== undefined && ratio !== 2)
  if (ratios && isPlain && areAll(ratios, signs('black-dot'))) return named('ratio')
  const dots = of['no-other-white-dots']
  const isOne = (of.difference ?? 1) === 1
  return dots && isOne && dots.length && areAll(dots, signs('white-dot'))
    ? () => ({ nonconsecutive: true })
    : undefined
}

/** The item that is read as this constraint again. @param {Constraint} constraint @param {number} size @returns {[string, object] | undefined} */
function itemOf(constraint, size) {
  const own = keyOf(constraint)
  if (!Object.hasOwn(KINDS, own)) return undefined
  const [key, write] = KINDS[own]
  try {
    const item = write(constraint, size)
    const { constraints } = constraintsIn({ [key]: [item] }, size, [])
    return JSON.stringify(constraints) === JSON.stringify([constraint]) ? [key, item] : undefined
  } catch {
    // A link may hold anything.
    return undefined
  }
}

/** @param {Marked} puzzle */
function gridOf(puzzle) {
  const { size, givens, entries, candidates, corner, centre, colours, boxRows, regions } = puzzle
  const usual = areasOf(usualShape(size))
  const areas = areasOf(puzzle)
  const isUsual = areas.join() === usual.join()
  const hasBoxes = regions?.length || (boxRows > 1 && puzzle.boxColumns > 1)
  const cellOf = (/** @type {number} */ cell) => {
    const value = givens[cell] || entries?.[cell]
    const hues = colours?.[cell]?.map((colour) => COLOURS[colour - 1])
    return {
      ...(value && { value }),
      ...(givens[cell] && { given: true }),
      ...(!isUsual && { region: hasBoxes ? areas[cell] : null }),
      ...(!givens[cell] && candidates?.[cell]?.length && { givenPencilMarks: candidates[cell] }),
      ...(corner?.[cell]?.length && { cornerPencilMarks: corner[cell] }),
      ...(centre?.[cell]?.length && { centerPencilMarks: centre[cell] }),
      ...(hues?.length && (hues.length > 1 ? { cArray: hues } : { c: hues[0] })),
    }
  }
  return Array.from({ length: size }, (_, row) =>
    Array.from({ length: size }, (__, column) => cellOf(row * size + column)),
  )
}

/** @param {string} name @returns {[row: number, column: number]} */
function placeOf(name) {
  const [, row, column] = /^r(\d+)c(\d+)$/.exec(name)?.map(Number) ?? []
  return [row, column]
}

/** The place outside the grid from which cells are looked at. @param {string[]} names */
function before(names) {
  const [from, to] = names.slice(0, 2).map(placeOf)
  return `R${2 * from[0] - to[0]}C${2 * from[1] - to[1]}`
}

/** @type {Write} */
function littleKiller({ sum, total }) {
  const [from, to] = sum.slice(0, 2).map(placeOf)
  const direction = `${to[0] > from[0] ? 'D' : 'U'}${to[1] > from[1] ? 'R' : 'L'}`
  return { cell: before(sum), direction, value: String(total) }
}
