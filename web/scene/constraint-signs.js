// scene/constraint-signs.js: how constraints are drawn: one table, a row for each key of core/model/constraint.h.
//
// Kinds that lie under the digits as lines are easily mixed up, so that none is told by its colour alone: a line has a core
// (none, drawn through, dashed, dotted), ends of its own or a number. A row without a drawing stands in words alone
// (words/rule-words.js has a sentence for every key); whatever a row cannot draw does too.
//
// Constraints come from links and files. What is no cell of the board is not drawn, and the solver says what is wrong.

import { cellNamed } from '../board/constraints.js'
import { rowAndColumn } from '../board/houses.js'
import { cornerOf, middleOf, outlineOf, pathOf } from './frame.js'
import { between, circle, headAt, towards } from './shapes.js'

/** @typedef {import('../board/constraints.js').Constraint} Constraint */
/** @typedef {import('./frame.js').Frame} Frame */
/** @typedef {import('./frame.js').Point} Point */
/** @typedef {import('./scene.js').Sign} Sign */
/** @typedef {import('./scene.js').Ink} Ink */
/** @typedef {import('./scene.js').Layers} Layers */
/** @typedef {'none' | 'solid' | 'dashed' | 'dotted'} Core */
/**
 * A constraint on a board: its cells or groups by index, and its other members.
 * @typedef {{cells: number[], groups: number[][], of: Constraint}} On
 */
/** @typedef {(pen: SignPen, on: On) => boolean | undefined | void} Draw false: it cannot be drawn */

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

/** @param {number} colour 1 to 8 @param {Core} [core] @returns {Draw} */
const tube =
  (colour, core) =>
  (pen, { cells }) =>
    pen.tube(cells, colour, core)

/** A line with a number at its first cell. @param {number} colour @param {Core} core @param {string} name of the member @returns {Draw} */
const numbered =
  (colour, core, name) =>
  (pen, { cells, of }) => {
    pen.tube(cells, colour, core)
    pen.number(cells[0], of[name])
  }

/** @param {string} name of the member @returns {Draw} */
const outside = (name) => (pen, on) => pen.clue(on, on.of[name])

/** A cage with a text. @param {(of: Constraint) => unknown} textOf @returns {Draw} */
const cage =
  (textOf) =>
  (pen, { cells, of }) => {
    pen.cages.push({ cells, text: String(textOf(of) ?? '') })
  }

/** @param {(of: Constraint) => unknown} [textOf] @returns {Draw} */
const outline =
  (textOf) =>
  (pen, { cells, groups, of }) => {
    for (const group of cells.length ? [cells] : groups) pen.outline(group)
    if (textOf) pen.number(Math.min(...cells), textOf(of))
  }

/** @param {string} name of the member @param {number} usual @param {boolean} isFilled @returns {Draw} */
const dot =
  (name, usual, isFilled) =>
  (pen, { cells, of }) => {
    const [one, other] = cells
    pen.join(one, other)
    const number = of[name] ?? usual
    pen.dots.push({ cells: [one, other], isFilled, text: number === usual ? '' : String(number) })
  }

/** Each cell of the constraint. @param {(pen: SignPen, cell: number) => void} draw @returns {Draw} */
const each =
  (draw) =>
  (pen, { cells }) => {
    for (const cell of cells) draw(pen, cell)
  }

const listed = (/** @type {unknown} */ list) => (Array.isArray(list) ? list.join(' ') : '')

/** undefined: in words alone. @type {Record<string, Draw | undefined>} */
export const SIGNS = {
  cage: cage(({ sum }) => sum),
  sum: drawSum,
  'one-of': undefined,
  thermometer: (pen, { cells }) => pen.thermometer(cells, 'none'),
  'slow-thermometer': (pen, { cells }) => pen.thermometer(cells, 'dashed'),
  whispers: tube(4),
  arrow(pen, { groups: [pill, ...shafts] }) {
    for (const shaft of shafts) pen.shaft(nearest(pill, shaft[0], pen.frame), shaft)
    pen.pill(pill)
  },
  'double-arrow'(pen, { cells }) {
    pen.thin(cells)
    pen.pill(cells.slice(0, 1))
    pen.pill(cells.slice(-1))
  },
  renban: tube(7),
  palindrome: tube(8, 'dotted'),
  clone(pen, { groups }) {
    for (const group of groups) {
      pen.field(group, 8)
      for (const [index, cell] of group.entries()) pen.letter(cell, letterOf(index))
    }
  },
  between: (pen, { cells }) => {
    pen.tube(cells, 8)
    pen.pill(cells.slice(0, 1))
    pen.pill(cells.slice(-1))
  },
  lockout(pen, { cells }) {
    pen.tube(cells, 6)
    pen.diamond(cells[0])
    pen.diamond(cells[cells.length - 1])
  },
  'region-sum-line': tube(6),
  'equal-sums': outline(),
  zipper: (pen, { cells }) => {
    pen.tube(cells, 7, 'dashed')
    if (cells.length % 2) pen.ring(cells[(cells.length - 1) / 2], 0.2)
  },
  'sum-line': numbered(2, 'none', 'sum'),
  nabner: tube(3),
  modular: numbered(5, 'dashed', 'modulus'),
  entropic: tube(2, 'dotted'),
  'white-dot': dot('difference', 1, false),
  'black-dot': dot('ratio', 2, true),
  'no-other-dots': undefined,
  'pair-sum'(pen, { cells: [one, other], of: { sum } }) {
    pen.join(one, other)
    pen.pair(one, other, sum === 10 ? 'X' : sum === 5 ? 'V' : String(sum))
  },
  'no-other-sums': undefined,
  'greater-than'(pen, { cells: [greater, smaller] }) {
    pen.join(greater, smaller)
    pen.wedge(greater, smaller)
  },
  quadruple: drawQuadruple,
  even: each((pen, cell) => pen.square(cell)),
  odd: each((pen, cell) => pen.disc(cell)),
  minimum: each((pen, cell) => pen.extreme(cell, 1)),
  maximum: each((pen, cell) => pen.extreme(cell, -1)),
  'anti-king': undefined,
  'anti-taxicab': undefined,
  'non-consecutive': undefined,
  'global-entropy': undefined,
  'anti-knight': undefined,
  sandwich: outside('sum'),
  lunchbox: numbered(3, 'dotted', 'sum'),
  'x-sum': outside('sum'),
  skyscraper: outside('count'),
  'hidden-skyscraper': outside('value'),
  'numbered-room': outside('value'),
  'full-rank': outside('rank'),
  'no-equal-lines': undefined,
  'row-index': each((pen, cell) => pen.index(cell, 1, '↕')),
  'column-index': each((pen, cell) => pen.index(cell, 6, '↔')),
  'value-index': undefined,
  'contains-exactly': outline(({ values }) => listed(values)),
  'contains-at-least': outline(({ values }) => `≥ ${listed(values)}`),
  'look-and-say': cage(({ says }) => says.join('').replaceAll(/..(?=.)/g, '$& ')),
  'counting-circles': each((pen, cell) => pen.ring(cell, 0.42)),
  'count-distinct'(pen, { cells }) {
    pen.tube(cells, 5)
    pen.pill(cells.slice(0, 1))
  },
  'same-values': outline(),
  'region-same-values': undefined,
  'equality-cage': cage(() => '='),
  'rellik-cage': cage(({ sum }) => `≠ ${sum}`),
  doppelganger: undefined,
  'dutch-flatmates': undefined,
  'relation-line': tube(1, 'dashed'),
  'relation-all': outline(),
  automaton: tube(1, 'dotted'),
  expression: tube(1, 'solid'),
  'connected-values': undefined,
  'chaos-construction': undefined,
  'chaos-count': undefined,
  'chaos-arrow': undefined,
  any: undefined,
  all(pen, { of }) {
    return of.all.every((/** @type {Constraint} */ part) => drawOne(pen, part))
  },
}

/** The key of a constraint: its first member. @param {Constraint} constraint */
export const keyOf = (constraint) => Object.keys(Object(constraint))[0] ?? ''

/**
 * @param {readonly Constraint[]} constraints @param {Frame} frame of a square grid
 * @returns {{layers: Layers, drawn: readonly boolean[]}} `drawn`: for each of them, whether it is in the layers
 */
export function signsOf(constraints, frame) {
  const pen = new SignPen(frame)
  // A link may hold anything.
  const list = Array.isArray(constraints) ? constraints : []
  const drawn = list.map((constraint) => drawOne(pen, constraint))
  return { layers: pen.layers, drawn }
}

/** @param {SignPen} pen @param {Constraint} constraint */
function drawOne(pen, constraint) {
  const key = keyOf(constraint)
  const draw = Object.hasOwn(SIGNS, key) ? SIGNS[key] : undefined
  if (!draw) return false
  try {
    return draw(pen, onBoard(constraint, pen.frame.columns)) !== false
  } catch {
    // Not as its kind has to be.
    return false
  }
}

/** @param {Constraint} constraint @param {number} size @returns {On} */
function onBoard(constraint, size) {
  const list = constraint[keyOf(constraint)]
  const at = (/** @type {unknown} */ name) => {
    const cell = cellNamed(name, size)
    if (cell < 0) throw new RangeError(String(name))
    return cell
  }
  const isPlain = Array.isArray(list) && list.every((item) => typeof item === 'string')
  const isGroups = Array.isArray(list) && list.length > 0 && list.every(Array.isArray)
  return {
    cells: isPlain ? list.map(at) : [],
    groups: isGroups ? list.map((cells) => cells.map(at)) : [],
    of: constraint,
  }
}

/** A sum along a whole diagonal is a clue outside, one of two neighbours a sign between them; others are areas. @type {Draw} */
function drawSum(pen, on) {
  const { cells, of } = on
  if (of.factors) return false
  const isDiagonal = cells.length > 1 && isStraight(cells, pen.frame, true)
  if (isDiagonal && pen.clue(on, of.total) !== false) return undefined
  if (cells.length === 2 && areNeighbours(cells, pen.frame)) {
    pen.pair(cells[0], cells[1], String(of.total))
    return undefined
  }
  pen.outline(cells)
  pen.number(Math.min(...cells), `Σ ${of.total}`)
  return undefined
}

/** @type {Draw} */
function drawQuadruple(pen, { cells, of }) {
  const places = cells.map((cell) => middleOf(cell, pen.frame))
  const [xs, ys] = [places.map(({ x }) => x), places.map(({ y }) => y)]
  const extent = (/** @type {number[]} */ list) => Math.max(...list) - Math.min(...list)
  if (cells.length === 4 && extent(xs) === 1 && extent(ys) === 1) {
    pen.quadruple({ x: Math.min(...xs) + 0.5, y: Math.min(...ys) + 0.5 }, of.values)
    return
  }
  pen.outline(cells)
  pen.number(Math.min(...cells), `∋ ${listed(of.values)}`)
}

/** Collects what is drawn, by how high it lies. */
class SignPen {
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

const letterOf = (/** @type {number} */ index) => String.fromCharCode(97 + (index % 26))

/** The cell of a pill that an arrow's shaft leaves from. @param {readonly number[]} pill @param {number} cell @param {Frame} frame */
function nearest(pill, cell, frame) {
  const to = middleOf(cell, frame)
  const far = (/** @type {number} */ one) => {
    const { x, y } = middleOf(one, frame)
    return Math.hypot(x - to.x, y - to.y)
  }
  return [...pill].sort((one, other) => far(one) - far(other))[0]
}

/** Whether two cells share an edge. @param {readonly number[]} cells @param {Frame} frame */
function areNeighbours([one, other], { columns }) {
  const [from, to] = [rowAndColumn(one, columns), rowAndColumn(other, columns)]
  return Math.abs(from.row - to.row) + Math.abs(from.column - to.column) === 1
}

/** Whether cells follow each other in one direction. @param {readonly number[]} cells @param {Frame} frame @param {boolean} [isDiagonal] */
function isStraight(cells, { columns }, isDiagonal = false) {
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
