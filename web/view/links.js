// view/links.js: lines, arrows and outlines over a board: SVG above the cells, as large as they are.
//
// Knows no sudoku and decides nothing: it is given areas of cells to outline, and links between cells
// or marks. A unit is a cell, so the drawing fits a board of any size in a window of any size. A
// link goes straight where that hides nothing, and else bends, to either side, as far as it must to
// get past the digits and marks between its ends: of a few bends the one that comes nearest to
// nothing is taken, and of equal ones the straightest. It begins and ends beside what it points at.
// Colours are the style sheet's, by class.

const SVG = 'http://www.w3.org/2000/svg'

/** In cells: how far from the middle of a digit, and of a mark, a line keeps. */
const DIGIT_ROOM = 0.34
const MARK_ROOM = 0.15
/** From the cells' edge to an outline. */
const INSET = 0.055
const HEAD_LENGTH = 0.24
const HEAD_WIDTH = 0.2
/** How far to the side the middle of a link may go, as a share of its length; straight is best. */
const BENDS = [0, 0.12, -0.12, 0.22, -0.22, 0.34, -0.34, 0.48, -0.48]
/** So many points of a link are looked at for each cell of its length. */
const STEPS = 8

/** @typedef {{cell: number, digit?: number}} End a cell or, with a digit, a mark in it */
/** @typedef {{from: End, to: End, isArrow: boolean, isDashed: boolean}} Link */
/** @typedef {{x: number, y: number}} Point */
/** @typedef {Point & {room: number}} Obstacle */
/** @typedef {import('./board.js').Frame} Frame */
/** @typedef {import('./board.js').Look} Look */

/**
 * Draws everything anew.
 * @param {SVGSVGElement} svg
 * @param {Frame} frame
 * @param {{looks: readonly Look[], areas: readonly (readonly number[])[], links: readonly Link[]}}
 *   what `looks` say what is in the way
 */
export function drawLinks(svg, frame, { looks, areas, links }) {
  const { size } = frame
  svg.setAttribute('viewBox', `0 0 ${size} ${size}`)
  const outlines = areas.map((cells) => path('outline', outlineOf(cells, size)))
  const obstacles = looks.map((look, cell) => obstaclesIn(look, cell, frame))
  const drawn = links.flatMap((link) => drawLink(link, frame, looks, obstacles))
  // The grounds of all links first, so that none cuts another.
  const grounds = drawn.filter((part) => part.classList.contains('ground'))
  const others = drawn.filter((part) => !part.classList.contains('ground'))
  svg.replaceChildren(...outlines, ...grounds, ...others)
}

/** An empty layer; what it shows is said elsewhere, in words. */
export function makeLinks() {
  const svg = document.createElementNS(SVG, 'svg')
  svg.setAttribute('class', 'links')
  svg.setAttribute('part', 'links')
  svg.setAttribute('aria-hidden', 'true')
  return svg
}

/** @param {string} name @param {string} data */
function path(name, data) {
  const made = document.createElementNS(SVG, 'path')
  made.setAttribute('class', name)
  made.setAttribute('d', data)
  return made
}

const round = (/** @type {number} */ value) => String(Math.round(value * 1000) / 1000)

/**
 * The edge of some cells, a little inside of it, so that outlines of neighbours stay apart.
 * Each side of a cell with no neighbour there is drawn; where it goes on, round an inner corner too,
 * it is as much longer.
 * @param {readonly number[]} cells
 * @param {number} size
 */
export function outlineOf(cells, size) {
  const members = new Set(cells)
  const has = (/** @type {number} */ row, /** @type {number} */ column) =>
    column >= 0 && column < size && row >= 0 && row < size && members.has(row * size + column)
  const parts = []
  for (const cell of members) {
    const [row, column] = [Math.floor(cell / size), cell % size]
    for (const [down, right] of /** @type {const} */ ([
      [-1, 0],
      [0, 1],
      [1, 0],
      [0, -1],
    ])) {
      if (has(row + down, column + right)) continue
      // Along the side: to its left and its right, seen from the middle of the cell.
      const ends = [-1, 1].map((way) => {
        const [alongDown, alongRight] = [right * way, down * way]
        const isOn = has(row + alongDown, column + alongRight)
        const isCorner = isOn && has(row + alongDown + down, column + alongRight + right)
        const length = 0.5 + (isCorner ? INSET : isOn ? 0 : -INSET)
        const out = 0.5 - INSET
        const x = column + 0.5 + right * out + alongRight * length
        const y = row + 0.5 + down * out + alongDown * length
        return `${round(x)} ${round(y)}`
      })
      parts.push(`M${ends[0]}L${ends[1]}`)
    }
  }
  return parts.join('')
}

/** The middle of a cell. @param {number} cell @param {number} size @returns {Point} */
function middleOf(cell, size) {
  return { x: (cell % size) + 0.5, y: Math.floor(cell / size) + 0.5 }
}

/** Where a corner mark stands, as board.css places it. @param {End} end @param {Frame} frame */
function placeOf({ cell, digit = 0 }, { size, markRows, markColumns }) {
  const [across, down] = [(digit - 1) % markColumns, Math.floor((digit - 1) / markColumns)]
  return {
    x: (cell % size) + 0.05 + (0.9 * (across + 0.5)) / markColumns,
    y: Math.floor(cell / size) + 0.05 + (0.9 * (down + 0.5)) / markRows,
  }
}

/** What is in a cell for a line to keep away from. @param {Look} look @param {number} cell @param {Frame} frame */
function obstaclesIn(look, cell, frame) {
  if (look.text || look.centre?.length) {
    return [{ ...middleOf(cell, frame.size), room: DIGIT_ROOM }]
  }
  const largest = Math.max(frame.markRows, frame.markColumns)
  const room = Math.min(MARK_ROOM, 0.45 / largest)
  return look.marks.map((digit) => ({ ...placeOf({ cell, digit }, frame), room }))
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
    return { ...placeOf(end, frame), room: Math.min(0.17, 0.5 / largest) }
  }
  const isFilled = look.text || look.marks.length || look.centre?.length
  return { ...middleOf(end.cell, frame.size), room: isFilled ? DIGIT_ROOM : 0.12 }
}

/**
 * @param {Link} link @param {Frame} frame @param {readonly Look[]} looks
 * @param {readonly (readonly Obstacle[])[]} obstacles of each cell
 */
function drawLink({ from, to, isArrow, isDashed }, frame, looks, obstacles) {
  const start = meeting(from, frame, looks)
  const end = meeting(to, frame, looks)
  const length = Math.hypot(end.x - start.x, end.y - start.y)
  if (length < 0.01) return []
  const isShort = length < start.room + end.room + 0.2
  // Two marks beside each other leave no room for a line's both ends.
  const share = isShort ? Math.max(0, (length - 0.14) / 2) / (start.room + end.room) : 1
  let best = /** @type {Curve | undefined} */ (undefined)
  let least = Number.POSITIVE_INFINITY
  for (const bend of BENDS) {
    const curve = new Curve(start, end, bend, share, isArrow ? HEAD_LENGTH * 0.8 : 0)
    const cost = costOf(curve, frame.size, obstacles, [start, end]) + Math.abs(bend) * 1.5
    if (cost < least) [best, least] = [curve, cost]
    // Nothing in the way: no other can be better by more than its bend.
    if (cost <= Math.abs(bend) * 1.5 + 0.001) break
  }
  if (!best) return []
  const name = isDashed ? 'link dashed' : 'link'
  const parts = [path('ground', best.data), path(name, best.data)]
  if (isArrow) parts.push(path('head', best.head))
  return parts
}

/** How much of what it should not touch a curve comes near, and how far out of the board it goes. */
function costOf(
  /** @type {Curve} */ curve,
  /** @type {number} */ size,
  /** @type {readonly (readonly Obstacle[])[]} */ obstacles,
  /** @type {readonly Obstacle[]} */ ends,
) {
  const count = Math.max(6, Math.ceil(curve.length * STEPS))
  let cost = 0
  for (let step = 0; step <= count; step++) {
    const { x, y } = curve.at(step / count)
    if (x < 0.05 || y < 0.05 || x > size - 0.05 || y > size - 0.05) cost += 8 / STEPS
    const [row, column] = [Math.floor(y), Math.floor(x)]
    // What stands in the next cell keeps more than half a cell away from this one's edge.
    for (const { x: atX, y: atY, room } of obstacles[row * size + column] ?? []) {
      if (ends.some((end) => end.x === atX && end.y === atY)) continue
      const distance = Math.hypot(x - atX, y - atY)
      if (distance < room) cost += (room - distance) / room / STEPS
    }
  }
  return cost * 4
}

/** A quadratic Bézier curve between two points, cut short at both ends. */
class Curve {
  /**
   * @param {Obstacle} from @param {Obstacle} to @param {number} bend
   * @param {number} share of the room that is kept at the ends
   * @param {number} headLength what an arrow's head takes
   */
  constructor(from, to, bend, share, headLength) {
    const [across, down] = [to.x - from.x, to.y - from.y]
    const length = Math.hypot(across, down)
    this.length = length * (1 + Math.abs(bend))
    const control = {
      x: (from.x + to.x) / 2 - down * bend * 2,
      y: (from.y + to.y) / 2 + across * bend * 2,
    }
    const start = toward(from, control, from.room * share)
    this.tip = toward(to, control, to.room * share)
    const end = toward(this.tip, control, Math.min(headLength, length / 2))
    this.points = [start, control, end]
  }

  /** @param {number} share of the way @returns {Point} */
  at(share) {
    const [a, b, c] = this.points
    const [left, middle, right] = [(1 - share) ** 2, 2 * share * (1 - share), share ** 2]
    return {
      x: a.x * left + b.x * middle + c.x * right,
      y: a.y * left + b.y * middle + c.y * right,
    }
  }

  get data() {
    const [a, b, c] = this.points.map(({ x, y }) => `${round(x)} ${round(y)}`)
    return `M${a}Q${b} ${c}`
  }

  get head() {
    const [, control, end] = this.points
    const length = Math.hypot(this.tip.x - control.x, this.tip.y - control.y)
    const [x, y] = [(this.tip.x - control.x) / length, (this.tip.y - control.y) / length]
    const long = Math.min(HEAD_LENGTH, Math.hypot(this.tip.x - end.x, this.tip.y - end.y) * 1.25)
    const wide = (long / HEAD_LENGTH) * HEAD_WIDTH
    const back = { x: this.tip.x - x * long, y: this.tip.y - y * long }
    const wing = (/** @type {number} */ side) =>
      `${round(back.x - (y * wide * side) / 2)} ${round(back.y + (x * wide * side) / 2)}`
    return `M${round(this.tip.x)} ${round(this.tip.y)}L${wing(1)}L${wing(-1)}Z`
  }
}

/** From a point so far towards another. @param {Point} from @param {Point} to @param {number} far */
function toward(from, to, far) {
  const length = Math.hypot(to.x - from.x, to.y - from.y) || 1
  const share = Math.min(1, far / length)
  return { x: from.x + (to.x - from.x) * share, y: from.y + (to.y - from.y) * share }
}
