// scene/paper.js: a scene as lines, grounds and texts, for paper, for a picture and for a preview.
//
// What is drawn and where stands here once; a pen draws it (pens.js: one writes SVG, another paints on a
// canvas). The drawing is measured in its own units: a cell is CELL wide.

import { cornerOf, isUpper, isWide, linesOf, markRoom, middleOf, placeOf, textOf } from './frame.js'
import { shapesOver, shapesUnder } from './shapes.js'

/** @typedef {import('./scene.js').Scene} Scene */
/** @typedef {import('./scene.js').Clue} Clue */
/** @typedef {import('./frame.js').Frame} Frame */
/** @typedef {import('./frame.js').Point} Point */
/** @typedef {import('./looks.js').Look} Look */
/**
 * Colours by role, as in palette.css.
 * @typedef {{sheet: string, ink: string, pen: string, say: string, soft: string, line: string, box: string,
 *   tint: string, cells: readonly string[]}} Inks
 */
/** @typedef {{stroke?: string, width?: number, fill?: string, isDashed?: boolean}} Stroke without `stroke` only filled */
/**
 * @typedef {object} Pen
 * @property {(x: number, y: number, width: number, height: number, colour: string) => void} fill
 * @property {(lines: readonly [x: number, y: number, toX: number, toY: number][], width: number,
 *   colour: string) => void} stroke
 * @property {(data: string, origin: Point, scale: number, stroke: Stroke) => void} trace the data of an SVG path,
 *   which is `scale` times as large and begins at `origin`; `stroke.width` is in its unit
 * @property {(text: string, x: number, y: number, size: number, colour: string,
 *   isBold?: boolean) => void} write around the point
 */

/** What is given away is on white paper; the colours are the light ones of palette.css. */
export const PAPER = {
  sheet: '#fff',
  ink: '#1d1b18',
  pen: '#1d5f9e',
  say: '#9a4508',
  soft: '#615c54',
  line: '#cfc9bd',
  box: '#1d1b18',
  tint: '#f3eee2',
  cells: '#ffcbd1 #fed0a1 #f5f272 #a8ecae #93ebec #baddff #f9c9ff #eae7e1'.split(' '),
}
const ROLES = /** @type {const} */ (['sheet', 'ink', 'pen', 'say', 'soft', 'line', 'box', 'tint'])
/** The colours of the page as they are now. @type {Inks} */
export const SCREEN = {
  .../** @type {Record<(typeof ROLES)[number], string>} */ (
    Object.fromEntries(ROLES.map((role) => [role, `var(--${role})`]))
  ),
  cells: PAPER.cells.map((_, index) => `var(--cell-${index + 1})`),
}

const CELL = 60
const MARGIN = 4
const THIN = 1.5
const THICK = 3
/** How high a digit is, of a cell; of two figures, for it. */
const DIGIT = 0.6
const SMALLER = 0.8
/** What clues at a side of the grid take, in cells. */
const CLUE_ROOM = 0.7
/** Of what a mark's place has, how high a figure may be; of two figures, how wide they are for it. */
const MARK = 0.8
const TWO_FIGURES = 1.4

/** How wide and high a drawing is, and where its grid begins. @param {Scene} scene */
export function sizeOf({ frame, layers: { clues } }) {
  const room = (/** @type {Clue['side']} */ side) =>
    clues.some((clue) => clue.side === side) ? CLUE_ROOM * CELL : 0
  const origin = { x: MARGIN + room('left'), y: MARGIN + room('above') }
  return {
    origin,
    width: origin.x + frame.columns * CELL + room('right') + MARGIN,
    height: origin.y + frame.rows * CELL + room('below') + MARGIN,
  }
}

/** @param {Pen} pen @param {Scene} scene @param {Inks} inks @param {number} [digits] how high one is, of a cell */
export function drawScene(pen, scene, inks, digits = DIGIT) {
  const { frame, looks } = scene
  const { origin, width, height } = sizeOf(scene)
  const digitSize = CELL * digits * (isWide(frame) ? SMALLER : 1)
  const at = (/** @type {Point} */ { x, y }) => ({ x: origin.x + x * CELL, y: origin.y + y * CELL })
  const draw = (/** @type {readonly import('./shapes.js').Shape[]} */ shapes) => {
    for (const shape of shapes) drawShape(pen, shape, at, origin, inks)
  }

  pen.fill(0, 0, width, height, inks.sheet)
  for (const [cell, look] of looks.entries()) drawGround(pen, look, at(cornerOf(cell, frame)), inks)
  draw(shapesUnder(scene))
  for (const [cell, look] of looks.entries())
    drawContent(pen, look, cell, frame, at, inks, digitSize)
  drawLines(pen, frame, at, inks)
  draw(shapesOver(scene))
  for (const clue of scene.layers.clues) {
    const { x, y } = at(clueAt(clue, frame))
    pen.write(clue.text, x, y, CELL * 0.4, inks.ink)
  }
}

/** @param {Pen} pen @param {Look} look @param {Point} corner @param {Inks} inks */
function drawGround(pen, { peer, colours = [] }, { x, y }, inks) {
  if (peer) pen.fill(x, y, CELL, CELL, inks.tint)
  for (const [index, colour] of colours.entries()) {
    const width = CELL / colours.length
    pen.fill(x + index * width, y, width, CELL, inks.cells[colour - 1])
  }
}

/**
 * A cell's digit, or its marks.
 * @param {Pen} pen @param {Look} look @param {number} cell @param {Frame} frame
 * @param {(point: Point) => Point} at @param {Inks} inks
 * @param {number} digitSize
 */
function drawContent(pen, look, cell, frame, at, inks, digitSize) {
  const { text, kind, marks, centre = [] } = look
  const middle = at(middleOf(cell, frame))
  pointOut(pen, look, 0, middle, CELL * 0.42, inks)
  if (text) {
    const [colour, isBold] = kind === 'given' ? [inks.ink, true] : [inks.pen, false]
    pen.write(text, middle.x, middle.y, digitSize, colour, isBold)
    return
  }
  const room = markRoom(frame, look.isUnderText)
  const largest =
    CELL * MARK * Math.min(room.width / (isWide(frame) ? TWO_FIGURES : 1), room.height)
  const size = centre.length ? Math.min(largest, CELL * 0.2) : largest
  for (const digit of marks) {
    const place = at(placeOf({ cell, digit }, frame, look.isUnderText))
    // Where marks stand in the middle as well, those at places keep to the edges.
    if (centre.length) place.y = middle.y + CELL * (isUpper(digit, frame) ? -0.35 : 0.35)
    pen.write(textOf(digit, frame), place.x, place.y, size, inks.soft)
    pointOut(pen, look, digit, place, size * 0.62, inks)
  }
  writeCentre(pen, centre, frame, middle, inks.soft)
}

/**
 * Marks in the middle: five beside each other, or as many as make the block about twice as wide as high.
 * @param {Pen} pen @param {readonly number[]} digits @param {Frame} frame @param {Point} middle
 * @param {string} colour
 */
function writeCentre(pen, digits, frame, { x, y }, colour) {
  if (!digits.length) return
  const hasTwoFigures = (digits.at(-1) ?? 0) > 9
  const across = Math.max(hasTwoFigures ? 3 : 5, Math.ceil(Math.sqrt(digits.length * 2)))
  const lines = []
  for (let from = 0; from < digits.length; from += across) {
    const line = digits.slice(from, from + across).map((digit) => textOf(digit, frame))
    lines.push(line.join(hasTwoFigures ? ' ' : ''))
  }
  const longest = Math.max(...lines.map(({ length }) => length))
  const size = Math.min(CELL * 0.28, (CELL * 1.4) / longest)
  for (const [index, line] of lines.entries()) {
    pen.write(line, x, y + (index - (lines.length - 1) / 2) * size * 1.05, size, colour)
  }
}

/**
 * A ring, a square or a stroke where layers point at a mark or, with digit 0, at the cell itself.
 * @param {Pen} pen @param {Look} look @param {number} digit @param {Point} point
 * @param {number} radius @param {Inks} inks
 */
function pointOut(pen, { circled, squared, crossed }, digit, point, radius, inks) {
  if (circled?.includes(digit)) {
    const ring = 'M-1 0a1 1 0 1 0 2 0a1 1 0 1 0 -2 0z'
    pen.trace(ring, point, radius, { stroke: inks.pen, width: 2 / radius })
  }
  if (squared?.includes(digit)) {
    pen.trace('M-1 -1h2v2h-2z', point, radius, { stroke: inks.say, width: 2 / radius })
  }
  if (digit && crossed?.includes(digit)) {
    pen.trace('M-1 1L1 -1', point, radius, { stroke: inks.say, width: 2 / radius })
  }
}

/** @param {Pen} pen @param {Frame} frame @param {(point: Point) => Point} at @param {Inks} inks */
function drawLines(pen, frame, at, inks) {
  const placed = (/** @type {readonly import('./frame.js').Segment[]} */ lines) =>
    lines.map(([x, y, toX, toY]) => {
      const [from, to] = [at({ x, y }), at({ x: toX, y: toY })]
      return /** @type {[number, number, number, number]} */ ([from.x, from.y, to.x, to.y])
    })
  const { thin, thick, around } = linesOf(frame)
  pen.stroke(placed(thin), THIN, inks.line)
  pen.stroke(placed(thick), THICK, inks.box)
  pen.stroke(placed(around), THICK + 1, inks.box)
}

/**
 * How each shape of shapes.js is drawn; as in layers.css.
 * @param {string} name @param {Inks} inks @returns {Stroke}
 */
function strokeOf(name, inks) {
  switch (name) {
    case 'diagonal':
    case 'field-edge':
      return { stroke: inks.soft, width: 0.02 }
    case 'field':
      return { fill: inks.tint }
    case 'thick':
      return { stroke: inks.line, width: 0.28 }
    case 'bulb':
      return { fill: inks.line }
    case 'circle':
    case 'shaft':
      return { stroke: inks.line, width: 0.07 }
    case 'cage':
      return { stroke: inks.ink, width: 0.03, isDashed: true }
    case 'outline base':
      return { stroke: inks.pen, width: 0.06 }
    case 'outline cover':
      return { stroke: inks.say, width: 0.06, isDashed: true }
    case 'outline fin':
      return { stroke: inks.ink, width: 0.04 }
    case 'dot':
      return { stroke: inks.ink, width: 0.03, fill: inks.sheet }
    case 'dot filled':
    case 'dot-text':
      return { fill: inks.ink }
    case 'dot-text filled':
      return { fill: inks.sheet }
    case 'ground':
      return { stroke: inks.sheet, width: 0.11 }
    case 'head':
      return { fill: inks.say }
    case 'link':
    case 'link dashed':
      return { stroke: inks.say, width: 0.055, isDashed: name !== 'link' }
    default:
      return name.startsWith('spot') ? spotStroke(name, inks) : { fill: inks.soft }
  }
}

/** @param {import('./scene.js').Ink} ink @param {Inks} inks @returns {Stroke} */
function strokeOfSign({ stroke, width, dash, fill }, inks) {
  const inkOf = (/** @type {string | undefined} */ role = '') => {
    const colour = Number(role.replace('cell-', ''))
    if (colour) return inks.cells[colour - 1]
    return role === 'edge' ? inks.soft : inks[/** @type {'ink' | 'sheet'} */ (role)]
  }
  return { stroke: inkOf(stroke), width, fill: inkOf(fill), isDashed: Boolean(dash?.length) }
}

/** @param {string} name @param {Inks} inks @returns {Stroke} */
function spotStroke(name, inks) {
  const [, role, group] = name.split(' ')
  const isOdd = group === 'group-1' || group === 'group-3'
  const stroke = { width: 0.022, stroke: inks.ink }
  if (role === 'extra') return { ...stroke, fill: inks.cells[2] }
  if (role === 'off' && isOdd) return { ...stroke, fill: inks.cells[6] }
  if (role === 'fin' || role === 'off') return { ...stroke, fill: inks.cells[1], stroke: inks.say }
  if (isOdd) return { ...stroke, fill: inks.cells[3] }
  if (role === 'pattern' && group === 'group-2') return { ...stroke, fill: inks.cells[6] }
  return { ...stroke, fill: inks.cells[5], stroke: inks.pen }
}

/**
 * @param {Pen} pen @param {import('./shapes.js').Shape} shape @param {(point: Point) => Point} at
 * @param {Point} origin @param {Inks} inks
 */
function drawShape(pen, shape, at, origin, inks) {
  const stroke = shape.ink ? strokeOfSign(shape.ink, inks) : strokeOf(shape.name, inks)
  if (!('text' in shape)) {
    pen.trace(shape.data, origin, CELL, stroke)
    return
  }
  const size = CELL * (shape.size ?? 0.22)
  const { x, y } = at(shape.at)
  // Texts are written around a point.
  const [right, down] = shape.isTopLeft ? [size * shape.text.length * 0.3, size * 0.5] : [0, 0]
  pen.write(shape.text, x + right, y + down, size, stroke.fill ?? inks.ink)
}

/** @param {Clue} clue @param {Frame} frame @returns {Point} */
function clueAt({ side, index }, { rows, columns }) {
  const along = index + 0.5
  const beside = CLUE_ROOM / 2
  if (side === 'left') return { x: -beside, y: along }
  if (side === 'right') return { x: columns + beside, y: along }
  return { x: along, y: side === 'above' ? -beside : rows + beside }
}
