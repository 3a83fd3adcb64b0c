// interop/drawn-sudokupad.js: the drawing in a puzzle of SudokuPad as what is only drawn on ours (board/drawn.js), and back.
//
// There a place is [row, column], from the upper left corner of the grid; lengths are in cells, but thicknesses and sizes of
// letters are pixels of cells of 64. Names are long or short ("wayPoints" is "wp"). A line may also be the data of an SVG path,
// which is named as left out.
// Source: the property table of SudokuPad's own packer, and its conversion from f-puzzles.

import { MOST_DRAWN, MOST_POINTS } from '../board/drawn.js'
import { colourOf, lengthOf, noteOf, placeOf, rounded } from './drawn-values.js'
import { either, listOf } from './shape.js'

/** @typedef {import('../board/drawn.js').Drawn} Drawn */
/** @typedef {import('../board/drawn.js').DrawnLine} DrawnLine */
/** @typedef {import('../board/drawn.js').DrawnShape} DrawnShape */

/** Pixels of a cell. */
const CELL = 64
/** Sizes of SudokuPad where a link names none. */
const USUAL = { thickness: 3, headLength: 0.3, fontSize: 20, borderSize: 1 }
const LINE_COLOUR = '#000000'

/** Each list of drawings, by its long and its short name. */
const LISTS = /** @type {const} */ ([
  ['underlays', 'u'],
  ['lines', 'l'],
  ['arrows', 'a'],
  ['overlays', 'o'],
])

/**
 * The drawings of a link. `read`: the lists of which all is kept; `left`: those of which it is not.
 * @param {any} object @returns {{drawn: Drawn[], read: string[], left: string[]}}
 */
export function readPadDrawing(object) {
  /** @type {{drawn: Drawn[], read: string[], left: string[]}} */
  const found = { drawn: [], read: [], left: [] }
  for (const [long, short] of LISTS) {
    const list = listOf(either(object, long, short))
    if (!list.length) continue
    const items = list.map((item) =>
      long === 'underlays' || long === 'overlays'
        ? readShape(Object(item), long === 'overlays')
        : readLine(Object(item), long === 'arrows'),
    )
    const room = MOST_DRAWN - found.drawn.length
    const some = items.filter((item) => item !== undefined)
    found.drawn.push(...some.slice(0, room))
    const isWhole = some.length === items.length && some.length <= room
    found[isWhole ? 'read' : 'left'].push(long)
  }
  return found
}

/** @param {any} item @param {boolean} isArrow @returns {DrawnLine | undefined} */
function readLine(item, isArrow) {
  const wayPoints = either(item, 'wayPoints', 'wp')
  if (!Array.isArray(wayPoints) || !wayPoints.length || wayPoints.length > MOST_POINTS) {
    return undefined
  }
  const line = wayPoints.map(pointOf)
  if (!line.every((place) => place !== undefined)) return undefined
  const dash = dashOf(item['stroke-dasharray'])
  const fill = colourOf(item.fill)
  const head = lengthOf(either(item, 'headLength', 'hl')) ?? USUAL.headLength
  return {
    line,
    stroke: colourOf(either(item, 'color', 'c')) ?? LINE_COLOUR,
    width: rounded((lengthOf(either(item, 'thickness', 'th')) ?? USUAL.thickness) / CELL),
    ...(isArrow && { head: rounded(head) }),
    ...(fill && { fill }),
    ...(dash && { dash }),
    ...(/over/.test(String(item.target)) && { isOver: true }),
  }
}

/** @param {any} item @param {boolean} isOver @returns {DrawnShape | undefined} */
function readShape(item, isOver) {
  const shape = pointOf(either(item, 'center', 'ct'))
  const width = lengthOf(either(item, 'width', 'w'))
  const height = lengthOf(either(item, 'height', 'h'))
  const text = noteOf(either(item, 'text', 'te'))
  if (!shape || ((width === undefined || height === undefined) && !text)) return undefined
  const fill = colourOf(either(item, 'backgroundColor', 'c2'))
  const stroke = colourOf(either(item, 'borderColor', 'c1'))
  const ink = colourOf(either(item, 'color', 'c'))
  const border = lengthOf(item.borderSize ?? either(item, 'thickness', 'th'))
  const font = lengthOf(either(item, 'fontSize', 'fs')) ?? USUAL.fontSize
  const angle = Number.isFinite(item.angle) ? rounded(item.angle % 360) : 0
  return {
    shape,
    width: rounded(width ?? 0),
    height: rounded(height ?? 0),
    ...(either(item, 'rounded', 'r') === true && { isRound: true }),
    ...(angle && { angle }),
    ...(fill && { fill }),
    ...(stroke && { stroke, border: rounded((border ?? USUAL.borderSize) / CELL) }),
    ...(text && { text, font: rounded(font / CELL), ...(ink && { ink }) }),
    ...(isOver && { isOver }),
  }
}

/** @param {unknown} place */
function pointOf(place) {
  if (!Array.isArray(place) || place.length !== 2) return undefined
  return placeOf(place[1], place[0])
}

/** @param {unknown} dash numbers with commas or blanks, or a list @returns {number[] | undefined} in cells */
function dashOf(dash) {
  const list = typeof dash === 'string' ? dash.split(/[\s,]+/).map(Number) : dash
  if (!Array.isArray(list) || !list.length || list.length > 8) return undefined
  if (!list.every((length) => length >= 0 && length < 1000)) return undefined
  return list.map((length) => rounded(length / CELL))
}

/**
 * Lists of drawings for SudokuPad, all but outlines.
 * @param {readonly Drawn[]} drawn @returns {Record<string, object[]>}
 */
export function writePadDrawing(drawn) {
  /** @type {Record<'lines' | 'arrows' | 'underlays' | 'overlays', object[]>} */
  const lists = { lines: [], arrows: [], underlays: [], overlays: [] }
  for (const item of drawn) {
    if ('line' in item) lists[item.head ? 'arrows' : 'lines'].push(padLine(item))
    else if ('shape' in item) lists[item.isOver ? 'overlays' : 'underlays'].push(padShape(item))
  }
  return lists
}

const pixels = (/** @type {number} */ length) => Math.round(length * CELL * 100) / 100

/** @param {DrawnLine} item */
const padLine = ({ line, stroke, width, head, fill, dash, isOver }) => ({
  wayPoints: line.map(([x, y]) => [y, x]),
  color: stroke,
  thickness: pixels(width),
  ...(head && { headLength: head }),
  ...(fill && { fill }),
  ...(dash && { 'stroke-dasharray': dash.map(pixels).join(',') }),
  ...(isOver && { target: 'overlay' }),
})

/** @param {DrawnShape} item */
const padShape = ({ shape, isRound, angle, fill, stroke, border, text, ink, font, ...size }) => ({
  center: [shape[1], shape[0]],
  width: size.width,
  height: size.height,
  rounded: Boolean(isRound),
  ...(angle && { angle }),
  ...(fill && { backgroundColor: fill }),
  ...(stroke && { borderColor: stroke, borderSize: pixels(border ?? 0) }),
  ...(text && { text, fontSize: pixels(font ?? 0), ...(ink && { color: ink }) }),
})
