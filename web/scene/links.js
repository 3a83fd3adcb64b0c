// scene/links.js: the ways that lines and arrows take between cells and marks.
//
// Knows no sudoku and decides nothing: it is given links, and what stands in the cells. A link goes straight
// where that hides nothing; else it moves into a lane beside its straight way, between the digits, and back at
// its end. Of a few lanes the one is taken that comes near to the least, and of equal ones the straightest; what
// is drawn is in the way of later links. Marks of one cell are linked by an arc around them. A link begins and
// ends beside what it points at.

import { cellAt, middleOf, placeOf, rounded } from './frame.js'

/** In cells: how far from the middle of a digit, and of a mark, a line keeps. */
const DIGIT_ROOM = 0.34
const MARK_ROOM = 0.15
const HEAD_LENGTH = 0.24
const HEAD_WIDTH = 0.2
/** How far beside its straight way a link may go. */
const LANES = [0, 0.12, -0.12, 0.24, -0.24, 0.36, -0.36, 0.48, -0.48, 0.6, -0.6, 0.75, -0.75]
/** Links that are shorter go around their ends. */
const SHORT = 0.75
/** How much of its length a link takes to get into its lane, at most. */
const RUN_IN = 1.2
/** So many points of a link are looked at for each cell of its length. */
const STEPS = 8
/** How near another link may come; above these limits, links ignore each other. */
const LINK_ROOM = 0.12
const AVOIDING_LINKS = 40
const AVOIDING_SIZE = 25

/** @typedef {import('./scene.js').End} End */
/** @typedef {import('./scene.js').Link} Link */
/** @typedef {import('./frame.js').Point} Point */
/** @typedef {Point & {room: number}} Obstacle */
/** @typedef {import('./frame.js').Frame} Frame */
/** @typedef {import('./looks.js').Look} Look */

/**
 * The way of each link that has one, as the data of SVG paths: its line and, of an arrow, its head.
 * @param {import('./scene.js').Scene} scene
 * @returns {{line: string, head: string, isDashed: boolean}[]}
 */
export function waysOf({ frame, looks, layers: { links } }) {
  if (!links.length) return []
  const obstacles = looks.map((look, cell) => obstaclesIn(look, cell, frame))
  const avoidsOthers =
    links.length <= AVOIDING_LINKS && Math.max(frame.rows, frame.columns) <= AVOIDING_SIZE
  return links.flatMap((link) => {
    const route = routeOf(link, frame, looks, obstacles)
    if (!route) return []
    if (avoidsOthers) reserve(route, frame, obstacles)
    return [{ line: route.data, head: route.head, isDashed: link.isDashed }]
  })
}

/**
 * What is in a cell for a line to keep away from.
 * @param {Look} look @param {number} cell @param {Frame} frame @returns {Obstacle[]}
 */
function obstaclesIn(look, cell, frame) {
  if (look.text || look.centre?.length) {
    return [{ ...middleOf(cell, frame), room: DIGIT_ROOM }]
  }
  const largest = Math.max(frame.markRows, frame.markColumns)
  const room = Math.min(MARK_ROOM, 0.45 / largest)
  return look.marks.map((digit) => ({
    ...placeOf({ cell, digit }, frame, look.isUnderText),
    room,
  }))
}

/**
 * Where a link meets its end, and how far from it: a mark at its place, or the middle of the cell.
 * @param {End} end @param {Frame} frame @param {readonly Look[]} looks @returns {Obstacle}
 */
function meeting(end, frame, looks) {
  const look = looks[end.cell]
  const isAtPlace = end.digit && !look.text && !look.centre?.length
  if (isAtPlace) {
    const largest = Math.max(frame.markRows, frame.markColumns)
    const room = Math.min(0.17, 0.5 / largest)
    return { ...placeOf({ cell: end.cell, digit: end.digit ?? 0 }, frame, look.isUnderText), room }
  }
  const isFilled = look.text || look.marks.length || look.centre?.length
  return { ...middleOf(end.cell, frame), room: isFilled ? DIGIT_ROOM : 0.12 }
}

/**
 * The best of the ways that a link can go.
 * @param {Link} link @param {Frame} frame @param {readonly Look[]} looks
 * @param {readonly (readonly Obstacle[])[]} obstacles of each cell
 */
function routeOf({ from, to, isArrow }, frame, looks, obstacles) {
  const start = meeting(from, frame, looks)
  const end = meeting(to, frame, looks)
  const length = Math.hypot(end.x - start.x, end.y - start.y)
  if (length < 0.01) return undefined
  const isShort = length < SHORT && from.cell === to.cell
  let best = /** @type {Route | undefined} */ (undefined)
  let least = Number.POSITIVE_INFINITY
  for (const lane of isShort ? [0.3, -0.3] : LANES) {
    const route = new Route(start, end, lane, isArrow)
    const detour = lane ? 0.08 + Math.abs(lane) * 0.5 : 0
    const cost = costOf(route, frame, obstacles, [start, end], least - detour) + detour
    if (cost < least) [best, least] = [route, cost]
    // Nothing is in the way, and no other way is straighter.
    if (cost <= detour + 0.001 && !isShort) break
  }
  return best
}

/** How much of what it should not touch a route comes near, and how far out of the board it goes. */
function costOf(
  /** @type {Route} */ route,
  /** @type {Frame} */ frame,
  /** @type {readonly (readonly Obstacle[])[]} */ obstacles,
  /** @type {readonly Obstacle[]} */ ends,
  /** @type {number} */ limit,
) {
  const { rows, columns } = frame
  let cost = 0
  for (const { x, y } of route.samples()) {
    // Dearer than another already.
    if ((cost * 4) / STEPS > limit) break
    if (x < 0.06 || y < 0.06 || x > columns - 0.06 || y > rows - 0.06) cost += 2
    // What stands in the next cell keeps away from this one's edge by itself.
    for (const { x: atX, y: atY, room } of obstacles[cellAt({ x, y }, frame)] ?? []) {
      if (ends.some((end) => end.x === atX && end.y === atY)) continue
      const distance = Math.hypot(x - atX, y - atY)
      if (distance < room) cost += (room - distance) / room
    }
  }
  return (cost * 4) / STEPS
}

/** From now on this route is in the way, but for its ends, where others may meet it. */
function reserve(
  /** @type {Route} */ route,
  /** @type {Frame} */ frame,
  /** @type {Obstacle[][]} */ obstacles,
) {
  const points = [...route.samples()]
  for (const point of points.slice(3, -3)) {
    obstacles[cellAt(point, frame)]?.push({ ...point, room: LINK_ROOM })
  }
}

/** @typedef {readonly [Point, Point, Point, Point]} Cubic a Bézier curve */

/** The way of a link: a few curves on end, cut short at both ends, and perhaps an arrow's head. */
class Route {
  /** @type {Cubic[]} */
  #curves = []
  head = ''

  /** @param {Obstacle} from @param {Obstacle} to @param {number} lane @param {boolean} isArrow */
  constructor(from, to, lane, isArrow) {
    const length = Math.hypot(to.x - from.x, to.y - from.y)
    const [ahead, aside] = [(to.x - from.x) / length, (to.y - from.y) / length]
    /** So far along the straight way from a point, and so far beside it. */
    const go = (/** @type {Point} */ { x, y }, /** @type {number} */ on, side = lane) => ({
      x: x + ahead * on - aside * side,
      y: y + aside * on + ahead * side,
    })
    if (length < SHORT && lane) {
      // An arc from beside one mark to beside the other.
      const [start, end] = [go(from, 0, lane * 0.55), go(to, 0, lane * 0.55)]
      this.#finish([[start, go(from, length * 0.1), go(to, -length * 0.1), end]], isArrow)
      return
    }
    const runIn = Math.min(RUN_IN, length * 0.42)
    const share = Math.min(1, Math.max(0.06, length - 0.16) / (from.room + to.room))
    const start = toward(from, go(from, runIn * 0.5, lane * 0.8), from.room * share)
    const end = toward(to, go(to, -runIn * 0.5, lane * 0.8), to.room * share)
    if (!lane) {
      const third = Math.hypot(end.x - start.x, end.y - start.y) / 3
      this.#finish([[start, toward(start, end, third), toward(end, start, third), end]], isArrow)
      return
    }
    const [in1, in2] = [go(from, runIn), go(to, -runIn)]
    this.#finish(
      [
        [start, toward(start, go(from, runIn * 0.5, lane * 0.9), 0.1), go(from, runIn * 0.5), in1],
        [in1, toward(in1, in2, length / 9), toward(in2, in1, length / 9), in2],
        [in2, go(to, -runIn * 0.5), toward(end, go(to, -runIn * 0.5, lane * 0.9), 0.1), end],
      ],
      isArrow,
    )
  }

  /** Puts a head on the last curve, which then ends inside of it. */
  #finish(/** @type {readonly Cubic[]} */ curves, /** @type {boolean} */ isArrow) {
    this.#curves = [...curves]
    if (!isArrow) return
    const last = /** @type {Cubic} */ (this.#curves.pop())
    const tip = last[3]
    const span = Math.hypot(tip.x - last[0].x, tip.y - last[0].y)
    // At least half of the line stays in sight.
    const long = Math.min(HEAD_LENGTH, span * 0.5)
    const wide = (long / HEAD_LENGTH) * HEAD_WIDTH
    // From the tip back along the curve, so that the head lies on it.
    const backTo = (/** @type {number} */ far) => {
      let on = 1
      const distance = () => {
        const { x, y } = pointOn(last, on)
        return Math.hypot(tip.x - x, tip.y - y)
      }
      while (on > 0.05 && distance() < far) on -= 0.02
      return on
    }
    const base = pointOn(last, backTo(long))
    const [across, down] = [tip.x - base.x, tip.y - base.y]
    const length = Math.hypot(across, down) || 1
    const wing = (/** @type {number} */ side) => {
      const [x, y] = [(-down / length) * side, (across / length) * side]
      return `${rounded(base.x + (x * wide) / 2)} ${rounded(base.y + (y * wide) / 2)}`
    }
    this.head = `M${rounded(tip.x)} ${rounded(tip.y)}L${wing(1)}L${wing(-1)}Z`
    this.#curves.push(firstPart(last, backTo(long * 0.7)))
  }

  /** Points on the way, about STEPS a cell. */
  *samples() {
    for (const curve of this.#curves) {
      const [start, , , end] = curve
      const length = Math.hypot(end.x - start.x, end.y - start.y)
      const count = Math.max(3, Math.ceil(length * STEPS))
      for (let step = 0; step < count; step++) {
        yield pointOn(curve, (step + 0.5) / count)
      }
    }
  }

  get data() {
    const at = (/** @type {Point} */ { x, y }) => `${rounded(x)} ${rounded(y)}`
    const parts = this.#curves.map(([, one, two, end]) => `C${at(one)} ${at(two)} ${at(end)}`)
    return `M${at(this.#curves[0][0])}${parts.join('')}`
  }
}

/** From a point so far towards another. @param {Point} from @param {Point} to @param {number} far */
function toward(from, to, far) {
  const length = Math.hypot(to.x - from.x, to.y - from.y) || 1
  const share = Math.min(1, far / length)
  return { x: from.x + (to.x - from.x) * share, y: from.y + (to.y - from.y) * share }
}

/** @param {Point} from @param {Point} to @param {number} on share of the way @returns {Point} */
function between(from, to, on) {
  return { x: from.x + (to.x - from.x) * on, y: from.y + (to.y - from.y) * on }
}

/** The curve up to a point on it, after de Casteljau. @param {Cubic} curve @param {number} on @returns {Cubic} */
function firstPart([a, b, c, d], on) {
  const [ab, bc, cd] = [between(a, b, on), between(b, c, on), between(c, d, on)]
  const [abc, bcd] = [between(ab, bc, on), between(bc, cd, on)]
  return [a, ab, abc, between(abc, bcd, on)]
}

/** @param {Cubic} curve @param {number} on from 0 to 1 @returns {Point} */
function pointOn([a, b, c, d], on) {
  const left = 1 - on
  const [p, q, r, s] = [left ** 3, 3 * left * left * on, 3 * left * on * on, on ** 3]
  return { x: a.x * p + b.x * q + c.x * r + d.x * s, y: a.y * p + b.y * q + c.y * r + d.y * s }
}
