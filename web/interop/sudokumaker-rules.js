// interop/sudokumaker-rules.js: the elements of SudokuMaker that are rules, as items of f-puzzles, whose names are read by
// fpuzzles-rules.js, or as constraints of Nonet's JSON.
//
// Cells have numbers in the order of reading. So have corners (one more in a row than cells), and cells outside of the grid (two
// more in a row). An edge has the number 2·N·row + column for the one on the left of a cell, and 2·N·row + N + column for the
// one below it. A set of digits is a number with a bit for each.

import { nameOfCell } from '../board/constraints.js'
import { listOf, textOf } from './shape.js'

/**
 * A rule: the key and the item of f-puzzles (true: of the whole board), or a constraint; with its cells, for its name.
 * @typedef {{key: string, item?: any, constraint?: import('../board/constraints.js').Constraint, cells: string[]}} Item
 */

/** The type of regions. */
export const REGIONS = 1
const CUSTOM = 1000

/** Rules of the whole board. @type {Record<number, string>} */
const BOARD = {
  10: 'diagonal-',
  11: 'diagonal+',
  12: 'antiking',
  13: 'antiknight',
  14: 'disjointgroups',
  15: 'nonconsecutive',
}
/** Rules of single cells. @type {Record<number, string>} */
const SINGLE = {
  100: 'even',
  101: 'odd',
  102: 'maximum',
  103: 'minimum',
  600: 'rowindexer',
  601: 'columnindexer',
}
/** Signs between two cells. @type {Record<number, string>} */
const EDGES = { 200: 'difference', 201: 'ratio', 202: 'xv' }
/** Lines. @type {Record<number, string>} */
const LINES = {
  400: 'renban',
  401: 'whispers',
  402: 'palindrome',
  403: 'betweenline',
  404: 'regionsumline',
  407: 'lockout',
  409: 'doublearrow',
}
/** Numbers outside of the grid. @type {Record<number, string>} */
const OUTSIDE = {
  500: 'littlekillersum',
  501: 'sandwichsum',
  502: 'xsum',
  503: 'skyscraper',
  504: 'numberedroom',
}
/** Elements that are no rules. */
const HARMLESS = [0, 2003]
/** Other types, as they are called where they are left out. @type {Record<number, string>} */
const OTHERS = {
  16: 'global groups',
  304: 'look and say',
  405: 'sequence lines',
  406: 'lines of groups',
  4000: 'foglight',
  4001: 'triggereffect',
}
const [LONGEST_NAME, LONGEST_BITS] = [40, 31]

/** @param {unknown} list @returns {any[]} */
const objectsOf = (list) => listOf(list).map((item) => Object(item))

/** Bits of a number that stands for a set. @param {unknown} set @returns {number[]} */
export function bitsOf(set) {
  const bits = typeof set === 'number' && Number.isInteger(set) ? set : 0
  return Array.from({ length: LONGEST_BITS }, (_, bit) => bit).filter((bit) => bits & (2 ** bit))
}

/** What an element is called where it is left out. @param {any} element */
export function nameOf(element) {
  const { type, name, definition } = element
  const own = textOf(name || definition?.name, LONGEST_NAME)
  if (type === CUSTOM) return `${own || 'type 1000'} (JavaScript)`
  return OTHERS[type] ?? LINES[type] ?? (own || `type ${textOf(type, LONGEST_NAME)}`)
}

/** The cells of an element of any type. @param {any} element @param {number} size @returns {string[]} */
export function cellsIn({ cells, lines, cages, groups, input, triggers, effects }, size) {
  const areas = [groups, input?.groups, cages, triggers, effects].flatMap(listOf)
  const all = [
    ...listOf(cells),
    ...listOf(lines).flat(),
    ...areas.flatMap((area) => (Array.isArray(area) ? area : listOf(area?.cells))),
  ]
  return [
    ...new Set(all.filter((cell) => isCell(cell, size)).map((cell) => nameOfCell(cell, size))),
  ]
}

/** @param {unknown} cell @param {number} size */
const isCell = (cell, size) =>
  Number.isInteger(cell) && Number(cell) >= 0 && Number(cell) < size ** 2

/**
 * The rules of an element.
 * @param {any} element @param {number} size
 * @returns {Item[] | undefined} undefined for one that is not understood
 */
export function itemsOf(element, size) {
  const { type } = element
  if (HARMLESS.includes(type) && !listOf(element.areas).length) return []
  if (Object.hasOwn(BOARD, type)) return [{ key: BOARD[type], item: true, cells: [] }]
  const named = (/** @type {unknown} */ cells) =>
    listOf(cells).map((cell) => (isCell(cell, size) ? nameOfCell(cell, size) : ''))
  const of = (/** @type {string} */ key, /** @type {unknown} */ cells, more = {}) => {
    const names = named(cells)
    return { key, item: { cells: names, ...more }, cells: names.filter(Boolean) }
  }
  if (SINGLE[type]) return listOf(element.cells).map((cell) => of(SINGLE[type], [cell]))
  if (EDGES[type]) {
    return objectsOf(element.clues).map(({ value, edge }) =>
      of(EDGES[type], cellsAtEdge(edge, size), { value: type === 202 ? SIGNS[value] : value }),
    )
  }
  if (OUTSIDE[type])
    return objectsOf(element.clues).map((clue) => outside(OUTSIDE[type], clue, size))
  const lines = (/** @type {string} */ key, /** @type {unknown} */ list, more = {}) =>
    listOf(list).map((line) => {
      const names = named(line)
      return { key, item: { lines: [names], ...more }, cells: names.filter(Boolean) }
    })
  if (LINES[type]) {
    if (type === 404 && element.singleRegionTotals === true) return undefined
    const { minDifference } = element
    return lines(LINES[type], element.lines, type === 401 ? { value: minDifference } : {})
  }
  switch (type) {
    case REGIONS:
      return regionsIn(element.regions).map((cells) => of('extraregion', cells))
    case 305:
      return [of('extraregion', element.cells)]
    case 300: {
      const key = element.slow === true ? 'slowthermometer' : 'thermometer'
      return lines(key, element.thermometers)
    }
    case 301:
      return objectsOf(element.cages).map(({ cells, value }) =>
        of('killercage', cells, { value: value || undefined }),
      )
    case 302: {
      const [first, ...others] = listOf(element.groups)
      return others.map((group) => of('clone', first, { cloneCells: named(group) }))
    }
    case 303:
      return objectsOf(element.clues).map(({ corner, digits }) =>
        of('quadruple', cellsAtCorner(corner, size), { values: digits }),
      )
    case 408:
      return objectsOf(element.bulbsWithArrows).map(({ bulbCells, arrows }) => {
        const item = of('arrow', bulbCells, { lines: listOf(arrows).map(named) })
        // Which cell of a long circle has the ones is not known for sure.
        return listOf(bulbCells).length === 1 ? item : { ...item, item: {} }
      })
    default:
      return groupsOf(element, size, (key, line, more) => lines(key, [line], more)[0])
  }
}

const SIGNS = /** @type {Record<number, string>} */ ({ 5: 'V', 10: 'X' })

/**
 * Rules about groups of digits, where they are those that have a name.
 * @param {any} element @param {number} size
 * @param {(key: string, line: unknown, more?: object) => Item} lineOf
 * @returns {Item[] | undefined}
 */
function groupsOf({ type, groups, lines }, size, lineOf) {
  const list = listOf(groups).map(bitsOf)
  const digits = Array.from({ length: size }, (_, index) => index + 1)
  const isBy = (/** @type {(digit: number) => number} */ classOf) => {
    const wanted = new Set(
      digits.map((digit) => digits.filter((other) => classOf(other) === classOf(digit)).join()),
    )
    return list.length === wanted.size && list.every((group) => wanted.has(group.join()))
  }
  const isThirds = size % 3 === 0 && isBy((digit) => Math.ceil((3 * digit) / size))
  if (type === 16 && isThirds) {
    return [{ key: '', constraint: { 'global-entropy': true }, cells: [] }]
  }
  if (type !== 406 || !list.length) return undefined
  if (isThirds) return listOf(lines).map((line) => lineOf('entropicline', line))
  if (!isBy((digit) => digit % list.length)) return undefined
  return listOf(lines).map((line) => lineOf('modularline', line, { value: list.length }))
}

/** @param {unknown} regions the number of each cell's region, -1 for none @returns {number[][]} */
function regionsIn(regions) {
  /** @type {Map<number, number[]>} */
  const cells = new Map()
  for (const [cell, region] of listOf(regions).entries()) {
    if (!(region >= 0)) continue
    const known = cells.get(region) ?? []
    cells.set(region, known)
    known.push(cell)
  }
  return [...cells.values()]
}

/** @param {unknown} edge @param {number} size @returns {number[]} two cells, or none */
function cellsAtEdge(edge, size) {
  const [row, at] = [Math.floor(Number(edge) / (2 * size)), Number(edge) % (2 * size)]
  if (at > 0 && at < size) return [row * size + at - 1, row * size + at]
  return at >= size ? [row * size + at - size, (row + 1) * size + at - size] : []
}

/** @param {unknown} corner @param {number} size @returns {number[]} the cells that meet there */
function cellsAtCorner(corner, size) {
  const [row, column] = [Math.floor(Number(corner) / (size + 1)), Number(corner) % (size + 1)]
  return [row - 1, row].flatMap((down) =>
    [column - 1, column].flatMap((right) =>
      [down, right].every((at) => at >= 0 && at < size) ? [down * size + right] : [],
    ),
  )
}

/** @param {string} key @param {any} clue @param {number} size @returns {Item} */
function outside(key, clue, size) {
  const { value, outerCell, diagonal } = Object(clue)
  const [row, column] = [Math.floor(Number(outerCell) / (size + 2)), Number(outerCell) % (size + 2)]
  const cell = `R${row}C${column}`
  const isDown = row === 0 || (row <= size && (diagonal === 1) === column > size)
  const direction = `${isDown ? 'D' : 'U'}${(diagonal === 1) === isDown ? 'L' : 'R'}`
  return { key, item: { cell, value, ...(diagonal && { direction }) }, cells: [cell.toLowerCase()] }
}
