// interop/drawn-sudokumaker.js: the elements of SudokuMaker without a rule, as what is only drawn on our puzzles (board/drawn.js).
//
// Lengths are in cells, and 0 0 is the upper left corner of the grid, as on our boards. A symbol is [x, y, place in the list of looks];
// angles turn clockwise from the right.

import { nameOfCell } from '../board/constraints.js'
import { cellsOf, MOST_DRAWN, MOST_POINTS } from '../board/drawn.js'
import { gridOf } from '../board/houses.js'
import { colourOf, lengthOf, noteOf, placeOf, rounded } from './drawn-values.js'
import { listOf } from './shape.js'

/** @typedef {import('../board/drawn.js').Drawn} Drawn */
/** @typedef {import('../board/drawn.js').Place} Place */

const [LINES, CAGES, SYMBOLS] = [2000, 2001, 2002]
const USUAL = { line: '#000000', width: 0.1, head: 0.3, font: 0.5 }

/**
 * The drawings of an element, and the cells of those that cannot be drawn.
 * @param {any} element @param {number} size
 * @returns {{drawn: Drawn[], left: string[][]} | undefined} undefined for an element that is not drawn
 */
export function drawnOf(element, size) {
  const { type, style, params } = element
  const [lines, cages, symbols] = [element.lines, element.cages, element.symbols].map((list) =>
    listOf(list).slice(0, MOST_DRAWN + 1),
  )
  /** @type {[Drawn | undefined, string[]][]} */
  const items =
    type === LINES
      ? lines.map((line) => [lineOf(line, Object(style)), []])
      : type === CAGES
        ? cages.map((cage) => cageOf(Object(cage), Object(style), size))
        : type === SYMBOLS
          ? symbols.map((symbol) => symbolOf(listOf(symbol), listOf(params), size))
          : []
  if (![LINES, CAGES, SYMBOLS].includes(type)) return undefined
  return {
    drawn: items.flatMap(([item]) => item ?? []),
    left: items.flatMap(([item, cells]) => (item ? [] : [cells])),
  }
}

/** @param {unknown} points @param {any} style @returns {Drawn | undefined} */
function lineOf(points, style) {
  const line = listOf(points).map((point) => placeOf(point?.x, point?.y))
  if (!line.length || line.length > MOST_POINTS || line.includes(undefined)) return undefined
  return {
    line: /** @type {Place[]} */ (line),
    stroke: colourOf(style.color) ?? USUAL.line,
    width: rounded(lengthOf(style.thickness) ?? USUAL.width),
    ...(style.layer === 'foreground' && { isOver: true }),
  }
}

/** @param {any} cage @param {any} style @param {number} size @returns {[Drawn | undefined, string[]]} */
function cageOf({ cells, value }, style, size) {
  const places = listOf(cells)
  const isOn = (/** @type {unknown} */ cell) =>
    Number.isInteger(cell) && Number(cell) >= 0 && Number(cell) < size ** 2
  const cage = places.filter(isOn).map((cell) => nameOfCell(cell, size))
  if (!cage.length || cage.length < places.length) return [undefined, cage]
  const [text, stroke, ink] = [
    noteOf(value),
    colourOf(style.cage?.color),
    colourOf(style.text?.color),
  ]
  return [{ cage, ...(text && { text }), ...(stroke && { stroke }), ...(ink && { ink }) }, cage]
}

/** @param {any[]} symbol @param {any[]} looks @param {number} size @returns {[Drawn | undefined, string[]]} */
function symbolOf([x, y, index = 0], looks, size) {
  const shape = placeOf(x, y)
  const look = Object(looks[Number(index)])
  const cells = shape ? cellsOf({ shape, width: 0, height: 0 }, gridOf({ size })) : []
  const item = shape && (look.type === 'arrow' ? arrowAt(shape, look) : shapeAt(shape, look))
  return [item, cells]
}

/** @param {Place} place @param {any} look @returns {Drawn | undefined} */
function arrowAt([x, y], { length, headSize, angle, stroke, strokeWidth }) {
  const half = (lengthOf(length) ?? 0) / 2
  if (!half) return undefined
  const turn = (angleOf(angle) * Math.PI) / 180
  const [right, down] = [Math.cos(turn) * half, Math.sin(turn) * half]
  const ends = [placeOf(x - right, y - down), placeOf(x + right, y + down)]
  if (ends.includes(undefined)) return undefined
  return {
    line: /** @type {Place[]} */ (ends),
    stroke: colourOf(stroke) ?? USUAL.line,
    width: rounded(lengthOf(strokeWidth) ?? USUAL.width),
    head: rounded(lengthOf(headSize) || USUAL.head),
    isOver: true,
  }
}

/** @param {Place} shape @param {any} look @returns {Drawn | undefined} */
function shapeAt(shape, look) {
  const { type, width, height, rx, ry, text, size } = look
  const fill = colourOf(look.fill)
  const stroke = colourOf(look.stroke)
  const angle = rounded(angleOf(look.angle))
  const turn = angle ? { angle } : {}
  if (type === 'text') {
    const note = noteOf(text)
    const font = rounded(lengthOf(size) ?? USUAL.font)
    const ink = fill ? { ink: fill } : {}
    return note
      ? { shape, width: 0, height: 0, ...turn, text: note, ...ink, font, isOver: true }
      : undefined
  }
  if (type !== 'rectangle' && type !== 'ellipse') return undefined
  const isRound = type === 'ellipse'
  const [across, down] = (isRound ? [rx, ry] : [width, height]).map(lengthOf)
  if (across === undefined || down === undefined) return undefined
  const border = rounded(lengthOf(look.strokeWidth) ?? 0)
  return {
    shape,
    width: rounded(isRound ? 2 * across : across),
    height: rounded(isRound ? 2 * down : down),
    ...(isRound && { isRound }),
    ...turn,
    ...(fill && { fill }),
    ...(stroke && border && { stroke, border }),
    isOver: true,
  }
}

/** @param {unknown} angle degrees */
const angleOf = (angle) => (typeof angle === 'number' && Number.isFinite(angle) ? angle % 360 : 0)
