// scene/constraint-signs.js: how constraints are drawn: one table, a row for each key of core/model/constraint.h.
//
// Kinds that lie under the digits as lines are easily mixed up, so that none is told by its colour alone: a line has a core
// (none, drawn through, dashed, dotted), ends of its own or a number. A row without a drawing stands in words alone
// (words/rule-sentences.js has a sentence for every key); whatever a row cannot draw does too.
//
// Constraints come from links and files. What is no cell of the board is not drawn, and the solver says what is wrong.

import { cellNamed, keyOf } from '../board/constraints.js'
import { middleOf } from './frame.js'
import { areNeighbours, isStraight, SignPen } from './sign-pen.js'

/** @typedef {import('../board/constraints.js').Constraint} Constraint */
/** @typedef {import('./frame.js').Frame} Frame */
/** @typedef {import('./scene.js').Layers} Layers */
/** @typedef {import('./sign-pen.js').Core} Core */
/** @typedef {import('./sign-pen.js').On} On */
/** @typedef {(pen: SignPen, on: On) => boolean | undefined | void} Draw false: it cannot be drawn */

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

/** All of the constraints of which it consists. @param {string} name of the member that has them @returns {Draw} */
const drawAll =
  (name) =>
  (pen, { of }) =>
    of[name].map((/** @type {Constraint} */ part) => drawOne(pen, part)).every(Boolean)

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
  'no-other-white-dots': undefined,
  'no-other-black-dots': undefined,
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
  'global-modular': undefined,
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
  'box-index': each((pen, cell) => pen.index(cell, 3, '□')),
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
  modified: drawAll('parts'),
  'one-modified': undefined,
  any: undefined,
  all: drawAll('all'),
}

/**
 * @param {readonly Constraint[]} constraints @param {Frame} frame
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
    return draw(pen, onBoard(constraint, pen.frame)) !== false
  } catch {
    // Not as its kind has to be.
    return false
  }
}

/** @param {Constraint} constraint @param {Frame} frame @returns {On} */
function onBoard(constraint, { rows, columns }) {
  const list = constraint[keyOf(constraint)]
  const at = (/** @type {unknown} */ name) => {
    const cell = cellNamed(name, columns, rows)
    if (cell < 0) throw new RangeError(String(name))
    return cell
  }
  const isPlain = Array.isArray(list) && list.every((item) => typeof item === 'string')
  const isGroups = Array.isArray(list) && list.length > 0 && list.every(Array.isArray)
  // Asked for only by those who need them: some constraints are on variables.
  return {
    get cells() {
      return isPlain ? list.map(at) : []
    },
    get groups() {
      return isGroups ? list.map((cells) => cells.map(at)) : []
    },
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
