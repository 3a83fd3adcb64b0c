// scene/drawn-signs.js: what is only drawn on a puzzle (board/drawn.js) as signs, outlines and clues of a scene.
//
// Each colour becomes the nearest role of the palette, so that it suits dark boards and high contrast; texts are always in ink.
// What a site draws over its grid lies over ours only where it covers no digit. A text beside the grid becomes a clue; other
// things outside are cut off at the edge, and are named in words all the same.

import { cellNamed } from '../board/constraints.js'
import { drawnIn, isSeen } from '../board/drawn.js'
import { lightOf, nearestColour } from '../board/nearest-colour.js'
import { pathOf } from './frame.js'
import { circle } from './shapes.js'

/** @typedef {import('../board/drawn.js').Drawn} Drawn */
/** @typedef {import('../board/drawn.js').DrawnLine} DrawnLine */
/** @typedef {import('../board/drawn.js').DrawnShape} DrawnShape */
/** @typedef {import('./frame.js').Frame} Frame */
/** @typedef {import('./frame.js').Point} Point */
/** @typedef {import('./scene.js').Layers} Layers */
/** @typedef {import('./scene.js').Sign} Sign */
/** @typedef {Required<Pick<Layers, 'signs' | 'cages' | 'clues'>>} DrawnLayers */

/** Texts without a size, in cells. */
const USUAL_FONT = 0.3
const [THINNEST, WIDEST] = [0.015, 2]
const THIN = 0.15
/** Of coloured lines, so that they stand out from any ground. */
const EDGE = 0.02
/** Points of a round outline: enough to look round where it is a few cells wide. */
const STEPS = 32

/** @param {unknown} drawn @param {Frame} frame @returns {DrawnLayers} */
export function drawnSigns(drawn, frame) {
  /** @type {{signs: Sign[], cages: import('./scene.js').Cage[], clues: import('./scene.js').Clue[]}} */
  const layers = { signs: [], cages: [], clues: [] }
  /** Below all else, so that none crosses the shape that a line begins in. @type {Sign[]} */
  const edges = []
  for (const item of drawnIn(drawn)) {
    if ('cage' in item) {
      const cells = item.cage
        .map((name) => cellNamed(name, frame.columns, frame.rows))
        .filter((at) => at >= 0)
      if (cells.length) layers.cages.push({ cells, text: item.text ?? '' })
    } else if ('line' in item) {
      const { edge, signs } = signsOfLine(item)
      edges.push(...edge)
      layers.signs.push(...signs)
    } else {
      const clue = clueOf(item, frame)
      if (clue) layers.clues.push(clue)
      else layers.signs.push(...signsOfShape(item, frame))
    }
  }
  return { ...layers, signs: [...edges, ...layers.signs] }
}

/** Layers with what is only drawn below them. @param {Layers | undefined} layers @param {DrawnLayers} drawn @returns {Layers} */
export function withDrawn(layers, drawn) {
  return {
    ...layers,
    signs: [...drawn.signs, ...(layers?.signs ?? [])],
    cages: [...drawn.cages, ...(layers?.cages ?? [])],
    clues: [...drawn.clues, ...(layers?.clues ?? [])],
  }
}

/** @param {string | undefined} colour @returns {string | undefined} a role of the palette */
function roleOf(colour) {
  if (!isSeen(colour)) return undefined
  const near = nearestColour(colour)
  const light = lightOf(colour)
  // A name, or a colour with commas.
  if (!light) return 'edge'
  const [least, most] = [Math.min(...light), Math.max(...light)]
  if (most - least >= 16) return `cell-${near}`
  if (least > 240) return 'sheet'
  return most < 80 ? 'ink' : least > 130 ? 'cell-8' : 'edge'
}

const widthOf = (/** @type {number} */ width) => Math.min(WIDEST, Math.max(THINNEST, width))

/** @param {DrawnLine} item @returns {{edge: Sign[], signs: Sign[]}} */
function signsOfLine({ line, stroke, width, head, fill, dash, isOver = false }) {
  const points = line.map(([x, y]) => ({ x, y }))
  if (!points.length) return { edge: [], signs: [] }
  const near = roleOf(stroke) ?? (isSeen(fill) ? undefined : 'edge')
  // Thin pale lines could not be seen.
  const role = near === 'cell-8' && width < THIN ? 'edge' : near
  const whole = {
    stroke: role,
    fill: roleOf(fill),
    width: widthOf(width),
    ...(dash?.length && { dash }),
  }
  // A point is drawn by its round ends.
  const data = pathOf(points.length > 1 ? points : [points[0], points[0]])
  const signs = [sign(data, whole, isOver)]
  const hasEdge = role?.startsWith('cell-') && !dash?.length
  const edge = hasEdge
    ? [sign(data, { stroke: 'edge', width: whole.width + 2 * EDGE }, isOver)]
    : []
  if (head && points.length > 1) {
    const [before, tip] = points.slice(-2)
    signs.push(sign(headAt(before, tip, Math.min(head, 1)), { ...whole, fill: undefined }, isOver))
  }
  return { edge, signs }
}

/** @param {Point} from @param {Point} tip @param {number} size */
function headAt(from, tip, size) {
  const length = Math.hypot(tip.x - from.x, tip.y - from.y) || 1
  const [ahead, aside] = [(tip.x - from.x) / length, (tip.y - from.y) / length]
  const wing = (/** @type {number} */ side) => ({
    x: tip.x - 0.7 * size * (ahead + side * aside),
    y: tip.y - 0.7 * size * (aside - side * ahead),
  })
  return pathOf([wing(1), tip, wing(-1)])
}

/** @param {DrawnShape} item @param {Frame} frame @returns {Sign[]} */
function signsOfShape(item, frame) {
  const { shape, width, height, isRound, angle = 0, fill, stroke, border = 0.03, text } = item
  const at = { x: shape[0], y: shape[1] }
  const isOver = Boolean(item.isOver) && !coversDigit(item, frame)
  const [ground, edge] = [roleOf(fill), roleOf(stroke)]
  /** @type {Sign[]} */
  const signs = []
  if ((ground || edge) && width > 0 && height > 0) {
    const isCircle = isRound && width === height
    const data = isCircle
      ? circle(at, width / 2)
      : `${pathOf(turned(cornersOf(width, height, isRound), at, angle))}Z`
    const ink = { fill: ground, ...(edge && { stroke: edge, width: widthOf(border) }) }
    signs.push(sign(data, ink, isOver))
  }
  const lines = text?.split('\n') ?? []
  const size = Math.min(1, item.font ?? USUAL_FONT)
  for (const [index, line] of lines.entries()) {
    const y = at.y + (index - (lines.length - 1) / 2) * size * 1.05
    const ink = { fill: ground === 'ink' ? 'sheet' : 'ink' }
    signs.push({ name: 'sign-text', text: line, at: { x: at.x, y }, ink, size, isOver })
  }
  return signs
}

/** Corners around 0 0. @param {number} width @param {number} height @param {boolean} [isRound] */
function cornersOf(width, height, isRound) {
  if (!isRound) {
    return [
      [-1, -1],
      [1, -1],
      [1, 1],
      [-1, 1],
    ].map(([right, down]) => ({ x: (right * width) / 2, y: (down * height) / 2 }))
  }
  // As a pill: two half circles with straight sides between them.
  const radius = Math.min(width, height) / 2
  return Array.from({ length: STEPS }, (_, step) => {
    const turn = ((step + 0.5) / STEPS) * 2 * Math.PI
    const [right, down] = [Math.cos(turn), Math.sin(turn)]
    return {
      x: right * radius + Math.sign(right) * (width / 2 - radius),
      y: down * radius + Math.sign(down) * (height / 2 - radius),
    }
  })
}

/** @param {Point[]} points around 0 0 @param {Point} at @param {number} angle in degrees */
function turned(points, at, angle) {
  const turn = (angle * Math.PI) / 180
  const [cos, sin] = [Math.cos(turn), Math.sin(turn)]
  return points.map(({ x, y }) => ({ x: at.x + x * cos - y * sin, y: at.y + x * sin + y * cos }))
}

/** Whether the middle of a cell is in a shape. @param {DrawnShape} item @param {Frame} frame */
function coversDigit({ shape: [x, y], width, height }, { rows, columns }) {
  const [column, row] = [Math.floor(x), Math.floor(y)]
  for (const right of [-1, 0, 1]) {
    for (const down of [-1, 0, 1]) {
      const middle = { x: column + right + 0.5, y: row + down + 0.5 }
      const isCell = middle.x > 0 && middle.y > 0 && middle.x < columns && middle.y < rows
      const [far, deep] = [Math.abs(middle.x - x), Math.abs(middle.y - y)]
      // A fifth of a cell around the middle belongs to the digit.
      if (isCell && far < width / 2 + 0.2 && deep < height / 2 + 0.2) return true
    }
  }
  return false
}

/** A text in the ring of cells around the grid. @param {DrawnShape} item @param {Frame} frame @returns {import('./scene.js').Clue | undefined} */
function clueOf({ shape: [x, y], text }, { rows, columns }) {
  if (!text) return undefined
  const [column, row] = [Math.floor(x), Math.floor(y)]
  const isBeside = column === -1 || column === columns
  const isAbove = row === -1 || row === rows
  const isIn = column >= -1 && column <= columns && row >= -1 && row <= rows
  if (!isIn || !(isBeside || isAbove)) return undefined
  if (isAbove) return { side: row < 0 ? 'above' : 'below', index: column, text }
  return { side: column < 0 ? 'left' : 'right', index: row, text }
}

/** @param {string} data @param {import('./scene.js').Ink} ink @param {boolean} isOver @returns {Sign} */
const sign = (data, ink, isOver) => ({ name: 'sign', data, ink, isOver })
