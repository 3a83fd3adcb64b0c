// scene/shapes.js: what lies under and over the digits of a board, as paths and short texts.
//
// One list for every pen: the screen gives each name a style by its class (layers.css), paper by a table
// (paper.js). To add a layer: its type in scene.js, its shapes here, a style in both.

import {
  cornerOf,
  markRoom,
  middleOf,
  outlineOf,
  pathOf,
  placeOf,
  rounded,
  textCellOf,
} from './frame.js'
import { waysOf } from './links.js'

/** @typedef {import('./scene.js').Scene} Scene */
/** @typedef {import('./scene.js').Path} Path */
/** @typedef {import('./frame.js').Frame} Frame */
/** @typedef {import('./frame.js').Point} Point */
/**
 * The data of an SVG path, or a text around a point; the unit is a cell. `isTopLeft`: the text begins there. A sign has an
 * ink of its own.
 * @typedef {({name: string, data: string} | {name: string, text: string, at: Point, isTopLeft?: boolean}) &
 *   {ink?: import('./scene.js').Ink, size?: number}} Shape
 */

const BULB = 0.36
const CIRCLE = 0.4
const DOT = 0.16
/** From a cell's edge to a cage, which leaves the outlines of highlights their place. */
const CAGE_INSET = 0.09

/** What a spot has of its mark's place. */
const SPOT = 0.5
/** By role, for even and odd groups: corners from the middle, as shares of the radius; none: a circle. */
const SPOTS = /** @type {Record<import('./scene.js').Spot['role'], [number[][], number[][]]>} */ ({
  pattern: [[], polygon(6)],
  on: [[], polygon(6)],
  off: [polygon(4, 1.1, 0.5), polygon(3, 1.3)],
  fin: [polygon(4, 1.1, 0.5), polygon(4, 1.1, 0.5)],
  extra: [polygon(4, 1.15), polygon(4, 1.15)],
})

/** From a cell's edge to the edge of a shaded house, inside the line between the cells. */
const FIELD_INSET = 0.06

/** Under the digits: extra houses, signs, thick lines and spots, in the order in which they are given. @param {Scene} scene @returns {Shape[]} */
export function shapesUnder({ frame, looks, layers: { paths, spots, signs } }) {
  return [
    ...frame.extra.flatMap((house) => shapesOfHouse(house, frame)),
    ...signs.filter(({ isOver }) => !isOver),
    ...paths.flatMap((path) => shapesOfPath(path, frame)),
    ...spots.flatMap((spot) => shapesOfSpot(spot, frame, looks[spot.cell])),
  ]
}

/**
 * A diagonal is a line from corner to corner; windows and regions are shaded. Groups lie everywhere, which no drawing
 * could show.
 * @param {import('nonet-wasm').House} house @param {Frame} frame @returns {Shape[]}
 */
function shapesOfHouse({ kind, index, cells }, frame) {
  const { rows, columns } = frame
  if (kind === 'group') return []
  if (kind === 'diagonal') {
    const [x, toX] = index ? [columns, 0] : [0, columns]
    return [{ name: 'diagonal', data: `M${x} 0L${toX} ${rows}` }]
  }
  const squares = cells.map((cell) => {
    const { x, y } = cornerOf(cell, frame)
    return `M${x} ${y}h1v1h-1z`
  })
  return [
    { name: 'field', data: squares.join('') },
    { name: 'field-edge', data: outlineOf(cells, frame, FIELD_INSET) },
  ]
}

/**
 * A spot, where its mark has a place of its own.
 * @param {import('./scene.js').Spot} spot @param {Frame} frame @param {import('./looks.js').Look} look
 * @returns {Shape[]}
 */
function shapesOfSpot({ cell, digit, role, group }, frame, look) {
  if (look.text || look.centre?.length) return []
  const { x, y } = placeOf({ cell, digit }, frame, look.isUnderText)
  const { width, height } = markRoom(frame, look.isUnderText)
  const radius = Math.min(width, height) * SPOT
  const corners = SPOTS[role][group % 2]
  const points = corners.map(([right, down]) => ({ x: x + right * radius, y: y + down * radius }))
  const data = points.length ? `${pathOf(points)}Z` : circle({ x, y }, radius)
  return [{ name: `spot ${role} group-${group % 4}`, data }]
}

/**
 * The corners of a regular polygon around 0 0.
 * @param {number} count @param {number} [radius] @param {number} [turn] from a corner at the top, in corners
 */
function polygon(count, radius = 1, turn = 0) {
  return [...new Array(count).keys()].map((index) => {
    const angle = ((index + turn) / count) * 2 * Math.PI
    return [Math.sin(angle) * radius, -Math.cos(angle) * radius]
  })
}

/** Over the digits: cages, signs, outlines, dots, links. @param {Scene} scene @returns {Shape[]} */
export function shapesOver(scene) {
  const { frame, areas, layers } = scene
  const ways = waysOf(scene)
  return [
    ...layers.cages.flatMap(({ cells, text, isBare }) => [
      ...(isBare ? [] : [{ name: 'cage', data: outlineOf(cells, frame, CAGE_INSET) }]),
      ...(text
        ? [{ name: 'cage-text', text, at: firstCorner(cells, frame), isTopLeft: true }]
        : []),
    ]),
    ...layers.signs.filter(({ isOver }) => isOver),
    ...areas
      .filter(({ role }) => role !== 'area')
      .map(({ cells, role }) => ({ name: `outline ${role}`, data: outlineOf(cells, frame) })),
    ...layers.dots.flatMap(({ cells, isFilled, text }) => {
      const at = between(middleOf(cells[0], frame), middleOf(cells[1], frame))
      const dot = { name: isFilled ? 'dot filled' : 'dot', data: circle(at, DOT) }
      return text ? [dot, { name: isFilled ? 'dot-text filled' : 'dot-text', text, at }] : [dot]
    }),
    // The grounds of all links first, so that none cuts another.
    ...ways.map(({ line }) => ({ name: 'ground', data: line })),
    ...ways.flatMap(({ line, head, isDashed }) => [
      { name: isDashed ? 'link dashed' : 'link', data: line },
      ...(head ? [{ name: 'head', data: head }] : []),
    ]),
  ]
}

/** @param {Path} path @param {Frame} frame @returns {Shape[]} */
function shapesOfPath({ cells, kind }, frame) {
  const points = cells.map((cell) => middleOf(cell, frame))
  const [first] = points
  if (!first) return []
  if (kind === 'thermometer') {
    return [
      { name: 'bulb', data: circle(first, BULB) },
      { name: 'thick', data: pathOf(points) },
    ]
  }
  if (kind === 'plain' || points.length < 2) return [{ name: 'thick', data: pathOf(points) }]
  const [before, tip] = points.slice(-2)
  const start = towards(first, points[1], CIRCLE)
  return [
    { name: 'circle', data: circle(first, CIRCLE) },
    { name: 'shaft', data: pathOf([start, ...points.slice(1)]) },
    { name: 'shaft', data: headAt(before, tip) },
  ]
}

/** The two strokes of an arrow's head. @param {Point} from @param {Point} tip */
export function headAt(from, tip) {
  const length = distance(from, tip)
  const [ahead, aside] = [(tip.x - from.x) / length, (tip.y - from.y) / length]
  const wing = (/** @type {number} */ side) => ({
    x: tip.x - 0.2 * ahead - 0.2 * side * aside,
    y: tip.y - 0.2 * aside + 0.2 * side * ahead,
  })
  return pathOf([wing(1), tip, wing(-1)])
}

/** Where a cage's text begins. @param {readonly number[]} cells @param {Frame} frame */
function firstCorner(cells, frame) {
  const { x, y } = cornerOf(textCellOf(cells), frame)
  return { x: x + CAGE_INSET, y: y + CAGE_INSET }
}

/** @param {Point} middle @param {number} radius */
export function circle({ x, y }, radius) {
  const [r, across] = [rounded(radius), rounded(2 * radius)]
  return `M${rounded(x - radius)} ${rounded(y)}a${r} ${r} 0 1 0 ${across} 0a${r} ${r} 0 1 0 -${across} 0z`
}

/** @param {Point} one @param {Point} other */
const distance = (one, other) => Math.hypot(other.x - one.x, other.y - one.y) || 1

/** @param {Point} one @param {Point} other */
export const between = (one, other) => ({ x: (one.x + other.x) / 2, y: (one.y + other.y) / 2 })

/** @param {Point} from @param {Point} to @param {number} far */
export function towards(from, to, far) {
  const share = far / distance(from, to)
  return { x: from.x + (to.x - from.x) * share, y: from.y + (to.y - from.y) * share }
}
