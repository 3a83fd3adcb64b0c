// interop/penpa.js: sudokus of Penpa+, in links with #m=edit&p=… or #m=solve&p=…
//
// The value is lines of text, deflated, in base64, with abbreviations: zQ is "pu_q", zO is null, zZ is a z. Of the lines: 0 the kind
// of grid, its columns and rows, title, author and rules; 3 what the setter has put in; 4 what a reader has, in a link for editing;
// 5 the cells of the grid; 14 the setter's colours; 17 kinds of puzzle. Penpa draws, and knows no rule: numbers become givens, thick
// edges become regions, and all else is only drawn (drawn-penpa.js).
// Source: the loader of penpa-edit, as marktekfan/sudokupad-penpa-import reads it.

import { rowAndColumn } from '../board/houses.js'
import { NonetError } from '../client/client.js'
import { drawPenpa } from './drawn-penpa.js'
import { inflate } from './inflate.js'
import { joinedAreas } from './joined.js'
import { LeftOut } from './left-out.js'
import { PenpaGrid } from './penpa-grid.js'
import { damaged, isCut, listOf, noBoxes, puzzleOf, rulesOf, textOf } from './shape.js'

/** Limits: characters in a link, and bytes and UTF-16 units after unpacking. */
const LONGEST_PACKED = 100_000
const LONGEST_UNPACKED = 1_000_000
const GRIDS = ['square', 'sudoku']
/** Styles of thick edges. */
const THICK = [2, 21]
/** Styles of numbers: of digits, and of a set of digits in one cell. */
const [DIGITS, SET] = [['1', '2', '4', '10'], '7']
/** Kinds of puzzles without a rule of their own. */
const PLAIN = ['sudoku', 'classic', 'latinsquare', 'none']

const ABBREVIATIONS = /** @type {Record<string, string>} */ ({
  Z: 'z',
  O: 'null',
  _: '"__a"',
  9: '"qa"',
  Q: '"pu_q"',
  A: '"pu_a"',
  G: '"grid"',
  M: '"edit_mode"',
  S: '"surface"',
  L: '"line"',
  E: '"lineE"',
  W: '"wall"',
  C: '"cage"',
  N: '"number"',
  Y: '"symbol"',
  P: '"special"',
  B: '"board"',
  R: '"command_redo"',
  U: '"command_undo"',
  8: '"command_replay"',
  1: '"numberS"',
  F: '"freeline"',
  2: '"freelineE"',
  T: '"thermo"',
  3: '"arrows"',
  D: '"direction"',
  0: '"squareframe"',
  5: '"polygon"',
  4: '"deletelineE"',
  6: '"killercages"',
  7: '"nobulbthermo"',
})

/** Whether the parameters of an address are Penpa's. @param {URLSearchParams} parameters */
export const isPenpa = (parameters) =>
  /^(edit|solve)$/.test(parameters.get('m') ?? '') && Boolean(parameters.get('p'))

/**
 * Errors: link-damaged; grid-kind for other grids than squares; beyond-board for squares that are not whole.
 * @param {URLSearchParams} parameters @returns {Promise<import('./shape.js').Linked>}
 */
export async function readPenpa(parameters) {
  // URLSearchParams has replaced an unescaped '+' by a blank.
  const packed = (parameters.get('p') ?? '').replaceAll(' ', '+')
  if (packed.length > LONGEST_PACKED) throw new NonetError('link-unknown')
  return readLines(await unpackLines(packed), parameters.get('m') === 'edit')
}

/** @param {string} packed base64 @returns {Promise<string[]>} */
async function unpackLines(packed) {
  /** @type {Uint8Array<ArrayBuffer>} */
  let bytes
  try {
    bytes = Uint8Array.from(atob(packed), (letter) => letter.charCodeAt(0))
  } catch {
    throw damaged()
  }
  const text = new TextDecoder().decode(await inflate(bytes, LONGEST_UNPACKED))
  const long = text.replaceAll(/z([\dA-Z_])/g, (short, key) => ABBREVIATIONS[key] ?? short)
  if (long.length > LONGEST_UNPACKED) throw new NonetError('link-unknown')
  return long.split('\n')
}

/** @param {string} text @returns {any} */
function parsed(text) {
  try {
    return JSON.parse(text)
  } catch {
    throw damaged()
  }
}

/** @param {string[]} lines @param {boolean} isEdited @returns {import('./shape.js').Linked} */
function readLines(lines, isEdited) {
  const header = lines[0].split(',')
  if (!GRIDS.includes(header[0])) {
    throw new NonetError('grid-kind', { text: textOf(header[0], 30) })
  }
  const setter = Object(parsed(lines[3] ?? ''))
  const grid = new PenpaGrid(Number(header[1]), Number(header[2]), parsed(lines[5] ?? ''))
  const { size } = grid
  const left = new LeftOut(size)
  const { digits, sets, used } = numbersIn(setter, grid, true)
  const own = numbersIn(Object(isEdited && lines[4] ? parsed(lines[4]) : {}), grid, false)
  const { regions, walls } = regionsOf(setter.lineE, grid)
  const puzzle = puzzleOf({
    givens: digits,
    entries: own.digits,
    regions,
    boxes: regions ? undefined : noBoxes(size),
    corner: sets.map((set, cell) => (set.length ? set : own.sets[cell])),
  })
  if (walls.length && !regions) left.add('openRegions')
  const colours = lines[14] ? Object(parsed(lines[14])) : {}
  const drawn = drawPenpa(setter, colours, grid, left, {
    numbers: used,
    edges: regions ? walls : [],
  })
  if (drawn.length) puzzle.drawn = drawn
  const [theta, across, down] = header.slice(4, 7).map(Number)
  if (theta % 360 || across < 0 || down < 0) left.add('turned')
  const kinds = lines[17] ? listOf(parsed(lines[17])).map((kind) => textOf(kind)) : []
  for (const kind of kinds) if (!PLAIN.includes(kind)) left.add(kind)
  const rules = rulesOf(plainText(header[18]))
  if (rules) puzzle.rules = rules
  return {
    puzzle,
    title: [header[15]?.replace(/^Title:\s*/, ''), header[16]?.replace(/^Author:\s*/, '')]
      .map((text) => textOf(plainText(text)))
      .filter(Boolean)
      .join(' · '),
    format: 'penpa',
    ...left.report(puzzle.drawn),
  }
}

/** Signs that would end a part of the header. @param {string | undefined} text */
const plainText = (text) =>
  (text ?? '')
    .replaceAll('%2C', ',')
    .replaceAll('%2D', '\n')
    .replaceAll('%2E', '&')
    .replaceAll('%2F', '=')

/**
 * The digits and sets of digits in cells, and the points that they are at.
 * @param {any} layer @param {PenpaGrid} grid @param {boolean} isSetter then only black numbers are digits
 */
function numbersIn(layer, grid, isSetter) {
  const digits = new Array(grid.size ** 2).fill(0)
  /** @type {number[][]} */
  const sets = digits.map(() => [])
  /** @type {Set<string>} */
  const used = new Set()
  for (const [point, value] of Object.entries(Object(layer.number))) {
    const cell = grid.cellAt(Number(point))
    const [text, colour, style] = listOf(value)
    if (cell < 0 || (isSetter && Number(colour) !== 1)) continue
    if (String(style) === SET) {
      const set = listOf(text).flatMap((isSet, index) => (isSet === 1 ? [index + 1] : []))
      if (set.length === 1) digits[cell] = set[0]
      else sets[cell] = set
      used.add(point)
    } else if (
      DIGITS.includes(String(style)) &&
      /^[1-9]\d?$/.test(String(text)) &&
      Number(text) <= grid.size
    ) {
      digits[cell] = Number(text)
      used.add(point)
    }
  }
  return { digits, sets, used }
}

/**
 * The regions that thick edges make, if all have as many cells as a row; and the edges.
 * @param {unknown} edges @param {PenpaGrid} grid
 */
function regionsOf(edges, grid) {
  const { size } = grid
  const walls = Object.entries(Object(edges))
    .filter(([, style]) => THICK.includes(Number(style)))
    .map(([key]) => key)
  const parted = new Set(walls.map((key) => grid.partedBy(key)))
  /** @type {[number, number][]} */
  const pairs = []
  for (let cell = 0; cell < size ** 2; cell++) {
    const { row, column } = rowAndColumn(cell, size)
    if (column + 1 < size && !parted.has(`${cell},${cell + 1}`)) pairs.push([cell, cell + 1])
    if (row + 1 < size && !parted.has(`${cell},${cell + size}`)) pairs.push([cell, cell + size])
  }
  const regions = joinedAreas(size ** 2, pairs)
  const isWhole = isCut(regions, size) && size > 1
  return { regions: isWhole ? regions : undefined, walls }
}
