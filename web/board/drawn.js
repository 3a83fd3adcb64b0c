// board/drawn.js: what is only drawn on a puzzle: lines, shapes, texts and outlines that other sites show and no solver
// knows the meaning of. A puzzle has them as the member `drawn`, beside its constraints.
//
// They are seen on the board (scene/drawn-signs.js), said in words as not enforced, and written back to links (interop).
// The unit is the side of a cell, 0 0 is the upper left corner of the grid, and places outside of the grid are allowed.
// Colours stay as the link has them; the board draws the nearest of its own.

import { cellNamed, nameOfCell } from './constraints.js'

/** @typedef {readonly [x: number, y: number]} Place */
/** @typedef {{rows: number, columns: number}} Grid */
/**
 * @typedef {{line: readonly Place[], stroke: string, width: number, head?: number, fill?: string, dash?: readonly number[],
 *   isOver?: boolean}} DrawnLine `head`: the length of an arrow's head where it ends
 */
/**
 * A rectangle, or with `isRound` an ellipse, around its middle; a text in it.
 * @typedef {{shape: Place, width: number, height: number, isRound?: boolean, angle?: number, fill?: string, stroke?: string,
 *   border?: number, text?: string, ink?: string, font?: number, isOver?: boolean}} DrawnShape `angle` in degrees
 */
/** @typedef {{cage: readonly string[], text?: string, stroke?: string, ink?: string}} DrawnCage an outline without a rule */
/** @typedef {DrawnLine | DrawnShape | DrawnCage} Drawn */
/** @typedef {'line' | 'arrow' | 'shape' | 'text' | 'cage'} DrawnKind */

/** More than any puzzle has. */
export const MOST_DRAWN = 1500
export const MOST_POINTS = 400
/** No place is farther from the grid than a few of the largest boards. */
const FARTHEST = 200

/** @param {Drawn} item @returns {DrawnKind} */
export function kindOf(item) {
  if ('line' in item) return item.head ? 'arrow' : 'line'
  if ('cage' in item) return 'cage'
  const hasGround = isSeen(item.fill) || isSeen(item.stroke)
  return item.text && !hasGround ? 'text' : 'shape'
}

/** Whether a colour is not fully transparent. @param {string | undefined} colour */
export const isSeen = (colour) =>
  Boolean(colour) && !/^(none|transparent|#[\da-f]{3}0|#[\da-f]{6}00)$/i.test(colour ?? '')

/**
 * The cells that an item touches, by name: those that a line passes with its points, those whose middle is in a shape or,
 * if there is none, those that its middle touches.
 * @param {Drawn} item @param {Grid} grid @returns {string[]}
 */
export function cellsOf(item, grid) {
  const { rows, columns } = grid
  if ('cage' in item) return item.cage.filter((name) => cellNamed(name, columns, rows) >= 0)
  if ('line' in item) {
    return [...new Set(alongLine(item.line).flatMap((place) => around(place, grid)))]
  }
  const [x, y] = item.shape
  const inside = []
  for (let row = 0; row < rows; row++) {
    for (let column = 0; column < columns; column++) {
      const isIn = Math.abs(column + 0.5 - x) < item.width / 2
      if (isIn && Math.abs(row + 0.5 - y) < item.height / 2) inside.push([row, column])
    }
  }
  return inside.length
    ? inside.map(([row, column]) => nameOfCell(row * columns + column, columns))
    : around(item.shape, grid)
}

/** Places on a line, a cell or less apart. @param {readonly Place[]} line @returns {Place[]} */
function alongLine(line) {
  return line.flatMap((place, index) => {
    const [x, y] = line[index - 1] ?? place
    const [right, down] = [place[0] - x, place[1] - y]
    const steps = Math.max(1, Math.round(Math.max(Math.abs(right), Math.abs(down))))
    return Array.from({ length: steps }, (_, step) => {
      const share = (step + 1) / steps
      return /** @type {Place} */ ([x + right * share, y + down * share])
    })
  })
}

/** The cells at a place: one, or those that meet there. @param {Place} place @param {Grid} grid */
function around([x, y], { rows, columns }) {
  const near = (/** @type {number} */ at) => [...new Set([at - 0.05, at + 0.05].map(Math.floor))]
  return near(y)
    .filter((row) => row >= 0 && row < rows)
    .flatMap((row) =>
      near(x)
        .filter((column) => column >= 0 && column < columns)
        .map((column) => nameOfCell(row * columns + column, columns)),
    )
}

/**
 * Each kind that occurs, with its cells.
 * @param {readonly Drawn[]} drawn @param {Grid} grid @returns {Map<DrawnKind, string[]>}
 */
export function kindsOf(drawn, grid) {
  /** @type {Map<DrawnKind, Set<string>>} */
  const kinds = new Map()
  for (const item of drawn) {
    const kind = kindOf(item)
    const cells = kinds.get(kind) ?? new Set()
    kinds.set(kind, cells)
    for (const name of cellsOf(item, grid)) cells.add(name)
  }
  return new Map([...kinds].map(([kind, cells]) => [kind, inOrder([...cells], grid)]))
}

/** @param {string[]} names @param {Grid} grid */
const inOrder = (names, { rows, columns }) =>
  names.sort((one, other) => cellNamed(one, columns, rows) - cellNamed(other, columns, rows))

/** What a puzzle of unknown origin has drawn: only items of a known form. @param {unknown} value @returns {Drawn[]} */
export function drawnIn(value) {
  if (!Array.isArray(value)) return []
  return value.slice(0, MOST_DRAWN).filter((item) => {
    const { line, shape, cage, width, height } = Object(item)
    if (Array.isArray(line)) {
      return line.length <= MOST_POINTS && line.every(isPlace) && Number.isFinite(width)
    }
    if (Array.isArray(shape)) {
      return isPlace(shape) && [width, height].every((length) => Number.isFinite(length))
    }
    return Array.isArray(cage) && cage.every((name) => typeof name === 'string')
  })
}

/** @param {unknown} place @returns {place is Place} */
export const isPlace = (place) =>
  Array.isArray(place) && place.length === 2 && place.every((at) => Math.abs(at) <= FARTHEST)
