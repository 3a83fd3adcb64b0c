// interop/drawn-penpa.js: what a setter has drawn in Penpa+, as what is only drawn on our puzzles (board/drawn.js).
//
// Lists of points are thermometers, arrows, frames and the like; lines are "point,point": style; signs are point: [look, name]. Each
// list may have colours of the setter's own, by the same names. What has no counterpart is named with its cells. Removed lines of the
// grid (deletelineE) are no loss.
// Source: the styles of penpa-edit.

import { nameOfCell } from '../board/constraints.js'
import { cellsOf, MOST_POINTS } from '../board/drawn.js'
import { gridOf } from '../board/houses.js'
import { colourOf, noteOf, rounded } from './drawn-values.js'
import { listOf } from './shape.js'

/** @typedef {import('../board/drawn.js').Drawn} Drawn */
/** @typedef {import('../board/drawn.js').Place} Place */
/** @typedef {import('./penpa-grid.js').PenpaGrid} PenpaGrid */

const [BLACK, GREY, LIGHT, WHITE] = ['#000000', '#999999', '#cfcfcf', '#ffffff']
const THIN = 0.03
/** Limit of each list: more than any puzzle has. */
const MOST_ITEMS = 5000

/** Surfaces by their number. */
const FILLS = [
  '',
  '#444444',
  '#b3ffb3',
  LIGHT,
  BLACK,
  '#c0e0ff',
  '#ffa3a3',
  '#ffffa3',
  GREY,
  '#ffb3ff',
  '#ffcc80',
  '#cc99ff',
  '#eecab1',
  '#ff6700',
]
/** Lines by their style: colour, width in cells, dashes. @type {Record<number, [string, number, number[]?]>} */
const STROKES = {
  2: [BLACK, 0.07],
  3: ['#208020', 0.08],
  4: [BLACK, 0.05],
  5: [GREY, 0.08],
  6: [GREY, 0.3],
  7: ['#777777', THIN],
  8: ['#ff0000', 0.08],
  9: ['#187bcd', 0.08],
  10: [BLACK, THIN, [0.06, 0.06]],
  11: [BLACK, THIN, [0.06, 0.14]],
  12: ['#444444', THIN, [0.06, 0.14]],
  13: [BLACK, 0.08, [0.04, 0.21]],
  14: ['#777777', 0.05, [0.11, 0.14]],
  15: ['#777777', THIN, [0.06, 0.06]],
  17: [BLACK, 0.1, [0.12, 0.13]],
  21: [BLACK, 0.11],
  40: [GREY, 0.05],
}
/** The ink of numbers by their colour. @type {Record<number, string>} */
const INKS = {
  2: '#4c9900',
  3: GREY,
  4: WHITE,
  7: WHITE,
  8: '#187bcd',
  9: '#0000ff',
  10: '#ff0000',
  11: WHITE,
}
/** Heights of numbers by their style, in cells. @type {Record<string, number>} */
const FONTS = { 1: 0.7, 5: 0.25, 6: 0.4, 8: 0.5, 10: 0.8 }
const SMALL_FONT = 0.25
/** Widths of circles and squares by the end of their name. @type {Record<string, number>} */
const SIZES = { LL: 1, L: 0.84, M: 0.7, S: 0.44, SS: 0.26 }
/** Circles and squares by their look: fill and stroke. @type {Record<number, [string, string]>} */
const LOOKS = {
  1: [WHITE, BLACK],
  2: [BLACK, BLACK],
  3: [LIGHT, ''],
  5: [LIGHT, BLACK],
  6: [WHITE, GREY],
  8: [GREY, BLACK],
}
const SIGN = /^(circle|square|diamond)_(LL|L|M|S|SS)$/
/** Lists of lines between two points. */
const LINES = ['line', 'freeline', 'lineE', 'freelineE', 'wall', 'cage']
/** Lists of lists of points: what they are called, width, colour, what is at the first point, head of an arrow. */
const PATHS = /** @type {const} */ ({
  thermo: { kind: 'thermometer', width: 0.4, stroke: LIGHT, bulb: LIGHT },
  nobulbthermo: { kind: 'thermometer', width: 0.4, stroke: LIGHT },
  arrows: { kind: 'arrows', width: 0.05, stroke: GREY, circle: GREY, head: 0.3 },
  direction: { kind: 'arrows', width: 0.05, stroke: GREY, head: 0.3 },
  squareframe: { kind: 'shapes', width: 0.8, stroke: LIGHT },
})

/**
 * The drawings of the setter.
 * @param {any} layer @param {any} colours @param {PenpaGrid} grid @param {import('./left-out.js').LeftOut} left
 * @param {{numbers: Set<string>, edges: readonly string[]}} read points of numbers, and edges, that are read already
 * @returns {Drawn[]}
 */
export function drawPenpa(layer, colours, grid, left, { numbers, edges }) {
  const { texts, cages } = cagesOf(layer, colours, grid, left)
  const drawn = [
    ...surfaces(layer, colours, grid, left),
    ...paths(layer, colours, grid, left),
    ...polygons(layer, colours, grid, left),
    ...lines(layer, colours, grid, left, edges),
    ...cages,
    ...signs(layer, colours, grid, left),
    ...notes(layer.number, FONTS, grid, left, numbers),
    ...notes(layer.numberS, {}, grid, left, texts),
  ]
  return left.drawable(drawn)
}

/** Members of an object; of too many, the rest is left out. @param {unknown} object @param {import('./left-out.js').LeftOut} left */
function entriesOf(object, left) {
  const entries = Object.entries(Object(object))
  if (entries.length > MOST_ITEMS) left.add('shapes')
  return entries.slice(0, MOST_ITEMS)
}

/** The same for a list. @param {unknown} list @param {import('./left-out.js').LeftOut} left */
const itemsOf = (list, left) => entriesOf(listOf(list), left).map(([, item]) => item)

/** The setter's own colour. @param {any} colours @param {string} name @param {string | number} key */
const own = (colours, name, key) => colourOf(Object(colours[name])[key])

/** The cells at places. @param {readonly (Place | undefined)[]} places @param {PenpaGrid} grid */
const cellsAt = (places, { size }) => [
  ...new Set(
    places
      .slice(0, MOST_POINTS)
      .flatMap((shape) => (shape ? cellsOf({ shape, width: 0, height: 0 }, gridOf({ size })) : [])),
  ),
]

/** @param {any} layer @param {any} colours @param {PenpaGrid} grid @param {import('./left-out.js').LeftOut} left @returns {Drawn[]} */
function surfaces(layer, colours, grid, left) {
  return entriesOf(layer.surface, left).flatMap(([point, style]) => {
    const shape = grid.placeOf(point)
    const fill = own(colours, 'surface', point) ?? FILLS[Number(style)]
    return shape && fill ? [{ shape, width: 1, height: 1, fill }] : []
  })
}

/** @param {any} layer @param {any} colours @param {PenpaGrid} grid @param {import('./left-out.js').LeftOut} left @returns {Drawn[]} */
function paths(layer, colours, grid, left) {
  return Object.entries(PATHS).flatMap(([name, look]) =>
    itemsOf(layer[name], left).flatMap((points, index) => {
      const places = listOf(points).map((point) => grid.placeOf(point))
      const line = places.filter((place) => place !== undefined)
      if (!places.length) return []
      if (line.length < places.length || line.length > MOST_POINTS) {
        left.add(look.kind, cellsAt(places, grid))
        return []
      }
      const stroke = own(colours, name, index) ?? look.stroke
      const start = { shape: line[0], width: 0.8, height: 0.8, isRound: true }
      return [
        { line, stroke, width: look.width, ...('head' in look && { head: look.head }) },
        ...('bulb' in look ? [{ ...start, fill: stroke }] : []),
        ...('circle' in look ? [{ ...start, fill: WHITE, stroke, border: 0.05 }] : []),
      ]
    }),
  )
}

/** @param {any} layer @param {any} colours @param {PenpaGrid} grid @param {import('./left-out.js').LeftOut} left @returns {Drawn[]} */
function polygons(layer, colours, grid, left) {
  return itemsOf(layer.polygon, left).flatMap((points, index) => {
    const places = listOf(points).map((point) => grid.placeOf(point))
    const line = places.filter((place) => place !== undefined)
    if (!places.length) return []
    if (line.length < places.length || line.length > MOST_POINTS) {
      left.add('shapes', cellsAt(places, grid))
      return []
    }
    const fill = own(colours, 'polygon', index) ?? BLACK
    return [{ line, stroke: fill, width: THIN, fill }]
  })
}

/**
 * Lines, joined where they go on in the same style.
 * @param {any} layer @param {any} colours @param {PenpaGrid} grid @param {import('./left-out.js').LeftOut} left
 * @param {readonly string[]} edges that are read already @returns {Drawn[]}
 */
function lines(layer, colours, grid, left, edges) {
  const known = new Set(edges)
  return LINES.flatMap((name) => {
    /** @type {Map<string, string[][]>} pairs of points by their look */
    const looks = new Map()
    for (const [key, style] of entriesOf(layer[name], left)) {
      if (name === 'lineE' && known.has(key)) continue
      const [stroke, width, dash = []] = STROKES[Number(style) % 100] ?? [BLACK, 0.05]
      const points = key.split(',')
      const places = points.map((point) => grid.placeOf(point))
      if (points.length !== 2 || places.includes(undefined)) {
        left.add('lines', cellsAt(places, grid))
        continue
      }
      const look = JSON.stringify([own(colours, name, key) ?? stroke, width, dash])
      const alike = looks.get(look) ?? []
      looks.set(look, alike)
      alike.push(points)
    }
    return [...looks].flatMap(([look, pairs]) => {
      const [stroke, width, dash] = JSON.parse(look)
      return chainsOf(pairs).map((chain) => ({
        line: chain.map((point) => /** @type {Place} */ (grid.placeOf(point))),
        stroke,
        width,
        ...(dash.length && { dash }),
      }))
    })
  })
}

/** Pairs as long chains. @param {string[][]} pairs @returns {string[][]} */
function chainsOf(pairs) {
  /** @type {Map<string, Set<string[]>>} pairs that are in no chain yet, by point */
  const free = new Map()
  for (const pair of pairs) {
    for (const point of pair) free.set(point, (free.get(point) ?? new Set()).add(pair))
  }
  const take = (/** @type {string[]} */ pair) => {
    for (const point of pair) free.get(point)?.delete(pair)
  }
  /** Goes on from a point as long as there is a pair. @param {string} point @returns {string[]} */
  const follow = (point) => {
    const chain = []
    for (let next = point; chain.length < MOST_POINTS / 2 - 1; ) {
      const [pair] = free.get(next) ?? []
      if (!pair) break
      take(pair)
      next = pair[0] === next ? pair[1] : pair[0]
      chain.push(next)
    }
    return chain
  }
  return pairs.flatMap((pair) => {
    if (!free.get(pair[0])?.has(pair)) return []
    take(pair)
    return [[...follow(pair[0]).reverse(), ...pair, ...follow(pair[1])]]
  })
}

/**
 * Outlines of cages, with the small number in the upper left corner of one of their cells; `texts`: the points of those numbers.
 * @param {any} layer @param {any} colours @param {PenpaGrid} grid @param {import('./left-out.js').LeftOut} left
 */
function cagesOf(layer, colours, grid, left) {
  /** @type {Set<string>} */
  const texts = new Set()
  const cages = itemsOf(layer.killercages, left).flatMap((points, index) => {
    const cells = listOf(points)
      .slice(0, MOST_POINTS)
      .map((point) => grid.cellAt(Number(point)))
    if (!cells.length) return []
    const cage = cells.filter((cell) => cell >= 0).map((cell) => nameOfCell(cell, grid.size))
    if (cage.length < cells.length) {
      left.add('cages', cage)
      return []
    }
    const corner = listOf(points)
      .map((point) => String(4 * (grid.points + Number(point))))
      .find((point) => Object(layer.numberS)[point])
    const text = corner ? noteOf(listOf(layer.numberS[corner])[0]) : ''
    if (corner) texts.add(corner)
    const stroke = own(colours, 'killercages', index)
    return [{ cage, ...(text && { text }), ...(stroke && { stroke }) }]
  })
  return { texts, cages }
}

/** @param {any} layer @param {any} colours @param {PenpaGrid} grid @param {import('./left-out.js').LeftOut} left @returns {Drawn[]} */
function signs(layer, colours, grid, left) {
  return entriesOf(layer.symbol, left).flatMap(([point, value]) => {
    const shape = grid.placeOf(point)
    const [look, name, layerNumber] = listOf(value)
    const [, kind, size] = SIGN.exec(String(name)) ?? []
    const colouring = LOOKS[Number(look)]
    if (!shape || !kind || !colouring) {
      left.add(noteOf(name) || 'shapes', cellsAt([shape], grid))
      return []
    }
    const [usual, stroke] = colouring
    const fill = own(colours, 'symbol', point) ?? usual
    const width = rounded(SIZES[size] * (kind === 'diamond' ? Math.SQRT1_2 : 1))
    return [
      {
        shape,
        width,
        height: width,
        ...(kind === 'circle' && { isRound: true }),
        ...(kind === 'diamond' && { angle: 45 }),
        fill,
        ...(stroke && { stroke, border: THIN }),
        ...(layerNumber === 2 && { isOver: true }),
      },
    ]
  })
}

/**
 * Numbers and texts that are no digits of cells.
 * @param {unknown} list @param {Record<string, number>} fonts by style @param {PenpaGrid} grid
 * @param {import('./left-out.js').LeftOut} left @param {Set<string>} known points that are read already
 * @returns {Drawn[]}
 */
function notes(list, fonts, grid, left, known) {
  return entriesOf(list, left).flatMap(([point, value]) => {
    if (known.has(point)) return []
    const shape = grid.placeOf(point)
    const [content, colour, style] = listOf(value)
    const text = Array.isArray(content) ? '' : noteOf(content)
    if (!shape || !text) {
      if (String(content ?? '').trim()) left.add('shapes', cellsAt([shape], grid))
      return []
    }
    const font = fonts[style] ?? SMALL_FONT
    const ink = INKS[Number(colour)]
    return [{ shape, width: 0, height: 0, text, font, ...(ink && { ink }), isOver: true }]
  })
}
