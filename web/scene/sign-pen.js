// scene/sign-pen.js: the strokes of which the signs of constraints are made (constraint-signs.js), collected by how high they lie.

import { keyOf } from '../board/constraints.js'
import { rowAndColumn } from '../board/houses.js'
import { cornerOf, middleOf, outlineOf, pathOf } from './frame.js'
import { between, circle, headAt, towards } from './shapes.js'

/** @typedef {import('../board/constraints.js').Constraint} Constraint */
/** @typedef {import('./frame.js').Frame} Frame */
/** @typedef {import('./frame.js').Point} Point */
/** @typedef {import('./scene.js').Sign} Sign */
/** @typedef {import('./scene.js').Ink} Ink */
/** @typedef {import('./scene.js').Layers} Layers */
/** How a line's middle is drawn. @typedef {'none' | 'solid' | 'dashed' | 'dotted'} Core */
/**
 * A constraint on a board: its cells or groups by index, and its other members.
 * @typedef {{cells: number[], groups: number[][], of: Constraint}} On
 */

/** A line under the digits, and its edge. */
const TUBE = 0.27
const TUBE_EDGE = 0.035
const BULB = 0.36
const RING = 0.4
const FIELD_INSET = 0.06
const CAGE_INSET = 0.13
/** From the middle of an edge between cells to the ends of its sign. */
const WEDGE = 0.11
const DASHES = { none: [], solid: [], dashed: [0.2, 0.16], dotted: [0.01, 0.15] }
/** What is written before a number outside, where one board has several kinds. */
const BEFORE = /** @type {Record<string, string>} */ ({
  'x-sum': 'X ',
  skyscraper: '▲ ',
  'hidden-skyscraper': '△ ',
  'numbered-room': '# ',
  'full-rank': 'R ',
})
const ARROWS = /** @type {Record<string, string>} */ ({
  '1,1': '↘',
  '1,-1': '↙',
  '-1,1': '↗',
  '-1,-1': '↖',
})

export class SignPen {
  /** @type {Sign[]} */
  #fields = []
  /** @type {Sign[]} */
  #lines = []
  /** @type {Sign[]} */
  #thin = []
  /** @type {Sign[]} */
  #rings = []
  /** @type {Sign[]} */
  #over = []
  /** @type {(import('./scene.js').Clue & {kind: string})[]} */
  #clues = []
  /** @type {import('./scene.js').Cage[]} */
  cages = []
  /** @type {import('./scene.js').Dot[]} */
  dots = []

  /** @param {Frame} frame */
  constructor(frame) {
    this.frame = frame
  }

  /** @returns {Layers} */
  get layers() {
    const isMixed = new Set(this.#clues.map(({ kind }) => kind)).size > 1
    return {
      signs: [...this.#fields, ...this.#lines, ...this.#thin, ...this.#rings, ...this.#over],
      cages: this.cages,
      dots: this.dots,
      clues: this.#clues.map(({ kind, side, index, text }) => ({
        side,
        index,
        text: isMixed ? (BEFORE[kind] ?? '') + text : text,
      })),
    }
  }

  /** The ground of cells. @param {readonly number[]} cells @param {number} colour */
  field(cells, colour) {
    const inset = FIELD_INSET
    const side = 1 - 2 * inset
    const squares = cells.map((cell) => {
      const { x, y } = cornerOf(cell, this.frame)
      return `M${x + inset} ${y + inset}h${side}v${side}h${-side}z`
    })
    this.#fields.push(shape(squares.join(''), { fill: `cell-${colour}` }))
  }

  /** A thick line. @param {readonly number[]} cells @param {number} colour @param {Core} [core] @param {boolean} [hasBulb] */
  tube(cells, colour, core = 'none', hasBulb = false) {
    const points = this.#points(cells)
    // A line of one cell is a point, which is drawn by its round ends.
    const data = pathOf(points.length > 1 ? points : [points[0], points[0]])
    const fill = `cell-${colour}`
    const edge = 2 * TUBE_EDGE
    const bulb = hasBulb ? circle(points[0], BULB) : ''
    this.#lines.push(shape(data, { stroke: 'edge', width: TUBE + edge }))
    if (hasBulb) this.#lines.push(shape(bulb, { fill, stroke: 'edge', width: edge }))
    this.#lines.push(shape(data, { stroke: fill, width: TUBE }))
    if (core === 'none') return
    const width = core === 'dotted' ? 0.09 : 0.05
    this.#lines.push(shape(data, { stroke: 'edge', width, dash: DASHES[core] }))
  }

  /** @param {readonly number[]} cells @param {Core} core */
  thermometer(cells, core) {
    this.tube(cells, 8, core, true)
  }

  /** @param {readonly number[]} cells */
  thin(cells) {
    this.#thin.push(shape(pathOf(this.#points(cells)), { stroke: 'edge', width: 0.07 }))
  }

  /** An arrow's shaft. @param {number} from @param {readonly number[]} cells */
  shaft(from, cells) {
    const points = this.#points([from, ...cells])
    const [before, tip] = points.slice(-2)
    for (const data of [pathOf(points), headAt(before, tip)]) {
      this.#thin.push(shape(data, { stroke: 'edge', width: 0.07 }))
    }
  }

  /** A circle, or a pill around several cells. @param {readonly number[]} cells */
  pill(cells) {
    const points = this.#points(cells)
    const data = pathOf(points.length > 1 ? points : [points[0], points[0]])
    this.#rings.push(
      shape(data, { stroke: 'edge', width: 2 * RING + 0.035 }),
      shape(data, { stroke: 'sheet', width: 2 * RING - 0.035 }),
    )
  }

  /** @param {number} cell @param {number} radius */
  ring(cell, radius) {
    const data = circle(middleOf(cell, this.frame), radius)
    this.#rings.push(shape(data, { stroke: 'edge', width: 0.045 }))
  }

  /** @param {number} cell */
  diamond(cell) {
    const { x, y } = middleOf(cell, this.frame)
    const data = `M${x} ${y - 0.44}l0.44 0.44l-0.44 0.44l-0.44 -0.44z`
    this.#rings.push(shape(data, { fill: 'sheet', stroke: 'edge', width: 0.045 }))
  }

  /** @param {number} cell */
  square(cell) {
    const { x, y } = cornerOf(cell, this.frame)
    const data = `M${x + 0.14} ${y + 0.14}h0.72v0.72h-0.72z`
    this.#fields.push(shape(data, { fill: 'cell-8', stroke: 'edge', width: 0.03 }))
  }

  /** @param {number} cell */
  disc(cell) {
    const data = circle(middleOf(cell, this.frame), 0.38)
    this.#fields.push(shape(data, { fill: 'cell-8', stroke: 'edge', width: 0.03 }))
  }

  /** The least or the greatest among its neighbours. @param {number} cell @param {1 | -1} way 1: the wedges point inwards */
  extreme(cell, way) {
    this.field([cell], 8)
    const { x, y } = middleOf(cell, this.frame)
    const [out, apex] = way > 0 ? [0.46, 0.38] : [0.38, 0.46]
    const wedges = [0, 1, 2, 3].map((turn) => {
      const [right, down] = [
        [0, -1],
        [1, 0],
        [0, 1],
        [-1, 0],
      ][turn]
      const point = (/** @type {number} */ far, /** @type {number} */ aside) => ({
        x: x + right * far - down * aside,
        y: y + down * far + right * aside,
      })
      return pathOf([point(out, -0.1), point(apex, 0), point(out, 0.1)])
    })
    this.#fields.push(shape(wedges.join(''), { stroke: 'ink', width: 0.035 }))
  }

  /** @param {number} cell @param {number} colour @param {string} text */
  index(cell, colour, text) {
    this.field([cell], colour)
    this.letter(cell, text)
  }

  /** A small text in the lower right corner. @param {number} cell @param {string} text */
  letter(cell, text) {
    const { x, y } = cornerOf(cell, this.frame)
    this.#fields.push(words(text, { x: x + 0.86, y: y + 0.85 }, 0.2))
  }

  /** The edge of an area that is no cage. @param {readonly number[]} cells */
  outline(cells) {
    const data = outlineOf(cells, this.frame, CAGE_INSET)
    this.#over.push(shape(data, { stroke: 'edge', width: 0.045, dash: DASHES.dotted }, true))
  }

  /** A number or a text in the upper left corner. @param {number} cell @param {unknown} text */
  number(cell, text) {
    // A cage of one cell has no outline of its own where the text alone is needed.
    if (text !== undefined) this.cages.push({ cells: [cell], text: String(text), isBare: true })
  }

  /** A line between two cells that are no neighbours, so that a sign between them has its place. @param {number} one @param {number} other */
  join(one, other) {
    if (!areNeighbours([one, other], this.frame)) this.thin([one, other])
  }

  /** A text between two cells. @param {number} one @param {number} other @param {string} text */
  pair(one, other, text) {
    const at = between(middleOf(one, this.frame), middleOf(other, this.frame))
    this.#over.push(shape(circle(at, 0.16), { fill: 'sheet' }, true))
    this.#over.push(words(text, at, text.length > 1 ? 0.22 : 0.28, true))
  }

  /** @param {number} greater @param {number} smaller */
  wedge(greater, smaller) {
    const [from, to] = this.#points([greater, smaller])
    const at = between(from, to)
    const ahead = towards(from, to, 1)
    const [right, down] = [ahead.x - from.x, ahead.y - from.y]
    const point = (/** @type {number} */ far, /** @type {number} */ aside) => ({
      x: at.x + right * far - down * aside,
      y: at.y + down * far + right * aside,
    })
    const data = pathOf([point(-0.07, -WEDGE), point(0.08, 0), point(-0.07, WEDGE)])
    this.#over.push(shape(data, { stroke: 'sheet', width: 0.14 }, true))
    this.#over.push(shape(data, { stroke: 'ink', width: 0.05 }, true))
  }

  /** @param {Point} at @param {readonly number[]} values */
  quadruple(at, values) {
    this.#over.push(shape(circle(at, 0.25), { fill: 'sheet', stroke: 'ink', width: 0.03 }, true))
    const half = values.length > 2 ? Math.ceil(values.length / 2) : values.length
    const lines = [values.slice(0, half), values.slice(half)].filter(({ length }) => length)
    for (const [index, line] of lines.entries()) {
      const y = at.y + (index - (lines.length - 1) / 2) * 0.19
      this.#over.push(words(line.join(' '), { x: at.x, y }, 0.18, true))
    }
  }

  /** A number outside the grid, where the line begins. @param {On} on @param {unknown} text */
  clue({ cells, of }, text) {
    const { rows, columns } = this.frame
    const [start, end] = [cells[0], cells[cells.length - 1]]
    if (cells.length < 2 || !isStraight(cells, this.frame)) return false
    const [first, second] = cells.map((cell) => rowAndColumn(cell, columns))
    const [down, right] = [second.row - first.row, second.column - first.column]
    const isOutside = (/** @type {number} */ row, /** @type {number} */ column) =>
      row < 0 || row >= rows || column < 0 || column >= columns
    const last = rowAndColumn(end, columns)
    const [row, column] = [first.row - down, first.column - right]
    if (!isOutside(row, column) || !isOutside(last.row + down, last.column + right)) return false
    const arrow = ARROWS[`${down},${right}`] ?? ''
    // A diagonal that begins beside a row and above a column stands above it.
    const side = row < 0 ? 'above' : row >= rows ? 'below' : column < 0 ? 'left' : 'right'
    const index = row < 0 || row >= rows ? column : row
    const kind = keyOf(of)
    this.#clues.push({ kind, side, index, text: `${text}${arrow}` })
    return start !== end
  }

  /** @param {readonly number[]} cells */
  #points(cells) {
    return cells.map((cell) => middleOf(cell, this.frame))
  }
}

/** @param {string} data @param {Ink} ink @param {boolean} [isOver] the digits @returns {Sign} */
const shape = (data, ink, isOver = false) => ({ name: 'sign', data, ink, isOver })

/** @param {string} text @param {Point} at its middle @param {number} size @param {boolean} [isOver] @returns {Sign} */
const words = (text, at, size, isOver = false) => ({
  name: 'sign-text',
  text,
  at,
  ink: { fill: 'ink' },
  size,
  isOver,
})

/** Whether two cells share an edge. @param {readonly number[]} cells @param {Frame} frame */
export function areNeighbours([one, other], { columns }) {
  const [from, to] = [rowAndColumn(one, columns), rowAndColumn(other, columns)]
  return Math.abs(from.row - to.row) + Math.abs(from.column - to.column) === 1
}

/** Whether cells follow each other in one direction. @param {readonly number[]} cells @param {Frame} frame @param {boolean} [isDiagonal] */
export function isStraight(cells, { columns }, isDiagonal = false) {
  const places = cells.map((cell) => rowAndColumn(cell, columns))
  const [first, second] = places
  const [down, right] = [second.row - first.row, second.column - first.column]
  if (Math.max(Math.abs(down), Math.abs(right)) !== 1 || (isDiagonal && !(down && right)))
    return false
  return places.every(
    ({ row, column }, index) =>
      row === first.row + index * down && column === first.column + index * right,
  )
}
