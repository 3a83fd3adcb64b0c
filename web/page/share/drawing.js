// page/share/drawing.js: a board as a drawing for paper, for a picture and for a preview.
//
// One function says what is to be drawn and where; a pen draws it: one writes SVG, the other paints on
// a canvas. (A picture of an SVG would be loaded from a blob:, which the page's policy forbids.) The
// drawing is measured in its own units, a cell is CELL wide.

import { areasOf } from '../../board/houses.js'

/** @typedef {import('../../interop/shape.js').Marked} Marked */
/**
 * Colours by role, as in scene/palette.css.
 * @typedef {{sheet: string, ink: string, pen: string, soft: string, line: string, box: string,
 *   cells: readonly string[]}} Inks
 */
/**
 * @typedef {object} Pen
 * @property {(x: number, y: number, width: number, height: number, colour: string) => void} fill
 * @property {(lines: readonly [x: number, y: number, toX: number, toY: number][], width: number,
 *   colour: string) => void} stroke
 * @property {(text: string, x: number, y: number, size: number, colour: string,
 *   isBold?: boolean) => void} write around the point
 */

/** What is given away is on white paper; the colours are the light ones of scene/palette.css. */
export const PAPER = {
  sheet: '#fff',
  ink: '#1d1b18',
  pen: '#1d5f9e',
  soft: '#615c54',
  line: '#cfc9bd',
  box: '#1d1b18',
  cells: '#ffcbd1 #fed0a1 #f5f272 #a8ecae #93ebec #baddff #f9c9ff #eae7e1'.split(' '),
}
/** The colours of the page as they are now. */
export const SCREEN = {
  ...Object.fromEntries(
    ['sheet', 'ink', 'pen', 'soft', 'line', 'box'].map((key) => [key, `var(--${key})`]),
  ),
  cells: PAPER.cells.map((_, index) => `var(--cell-${index + 1})`),
}

const CELL = 60
const FRAME = 4
const THIN = 1.5
const THICK = 3
const FONT = 'system-ui, -apple-system, "Segoe UI", Roboto, "Noto Sans", sans-serif'
/** From a letter's middle to its base line, for its size. */
const DROP = 0.36

/** How wide and high a drawing is. */
export function sideOf(/** @type {Marked} */ { size }) {
  return size * CELL + 2 * FRAME
}

/** @param {Pen} pen @param {Marked} puzzle @param {Inks} inks */
export function drawBoard(pen, puzzle, inks) {
  const { size, boxRows, boxColumns, regions, givens, entries = [] } = puzzle
  const at = (/** @type {number} */ line) => FRAME + line * CELL
  const hasBoxes = !regions?.length && boxRows > 1 && boxColumns > 1
  const across = hasBoxes ? boxColumns : Math.ceil(Math.sqrt(size))
  const down = Math.ceil(size / across)
  const largest = size > 9 ? 0.48 : 0.6

  pen.fill(0, 0, sideOf(puzzle), sideOf(puzzle), inks.sheet)
  for (const [cell, given] of givens.entries()) {
    const [x, y] = [at(cell % size), at(Math.floor(cell / size))]
    const colours = puzzle.colours?.[cell] ?? []
    for (const [index, colour] of colours.entries()) {
      const width = CELL / colours.length
      pen.fill(x + index * width, y, width, CELL, inks.cells[colour - 1])
    }
    const [midX, midY] = [x + CELL / 2, y + CELL / 2]
    const digit = given || entries[cell]
    if (digit) {
      pen.write(String(digit), midX, midY, CELL * largest, given ? inks.ink : inks.pen, given > 0)
      continue
    }
    const centre = puzzle.centre?.[cell] ?? []
    const marks = puzzle.corner?.[cell] ?? puzzle.candidates?.[cell] ?? []
    const step = [(CELL * 0.9) / across, (CELL * 0.9) / down]
    const small = Math.min(step[0] / (size > 9 ? 1.4 : 1), step[1]) * 0.8
    for (const mark of marks) {
      const [column, row] = [(mark - 1) % across, Math.floor((mark - 1) / across)]
      const place = [
        x + CELL * 0.05 + step[0] * (column + 0.5),
        y + CELL * 0.05 + step[1] * (row + 0.5),
      ]
      // Where marks stand in the middle as well, those at places keep to the edges.
      if (centre.length) place[1] = row < down / 2 ? y + CELL * 0.15 : y + CELL * 0.85
      pen.write(
        String(mark),
        place[0],
        place[1],
        centre.length ? Math.min(small, 12) : small,
        inks.soft,
      )
    }
    writeCentre(pen, centre, midX, midY, inks.soft)
  }
  drawLines(pen, areasOf(puzzle), size, inks)
}

/**
 * Marks in the middle: five beside each other, or as many as make the block about twice as wide as high.
 * @param {Pen} pen @param {readonly number[]} digits @param {number} x @param {number} y
 * @param {string} colour
 */
function writeCentre(pen, digits, x, y, colour) {
  const isWide = (digits.at(-1) ?? 0) > 9
  const across = Math.max(isWide ? 3 : 5, Math.ceil(Math.sqrt(digits.length * 2)))
  const lines = []
  for (let from = 0; from < digits.length; from += across) {
    lines.push(digits.slice(from, from + across).join(isWide ? ' ' : ''))
  }
  const longest = Math.max(...lines.map(({ length }) => length))
  const size = Math.min(CELL * 0.28, (CELL * 1.4) / longest)
  for (const [index, line] of lines.entries()) {
    pen.write(line, x, y + (index - (lines.length - 1) / 2) * size * 1.05, size, colour)
  }
}

/** @param {Pen} pen @param {number[]} areas @param {number} size @param {Inks} inks */
function drawLines(pen, areas, size, inks) {
  const at = (/** @type {number} */ line) => FRAME + line * CELL
  /** @type {Record<'thin' | 'thick', [number, number, number, number][]>} */
  const lines = { thin: [], thick: [] }
  for (let from = 1; from < size; from++) {
    // A line goes on as long as it is as thick.
    for (const isRow of [true, false]) {
      const isEdge = (/** @type {number} */ along) =>
        isRow
          ? areas[(from - 1) * size + along] !== areas[from * size + along]
          : areas[along * size + from - 1] !== areas[along * size + from]
      for (let start = 0; start < size; ) {
        let end = start + 1
        while (end < size && isEdge(end) === isEdge(start)) end++
        const [a, b, c] = [at(start), at(end), at(from)]
        lines[isEdge(start) ? 'thick' : 'thin'].push(isRow ? [a, c, b, c] : [c, a, c, b])
        start = end
      }
    }
  }
  const [a, b] = [at(0), at(size)]
  pen.stroke(lines.thin, THIN, inks.line)
  pen.stroke(lines.thick, THICK, inks.box)
  pen.stroke(
    [
      [a, a, b, a],
      [a, b, b, b],
      [a, a, a, b],
      [b, a, b, b],
    ],
    THICK + 1,
    inks.box,
  )
}

/** A length as SVG writes it. */
const round = (/** @type {number} */ value) => String(Math.round(value * 100) / 100)

/** What XML cannot hold at all, not even as a reference: most control characters, halves of a pair. */
const NOT_XML = /[^\t\n\r\x20-\ud7ff\ue000-\ufffd\u{10000}-\u{10ffff}]/gu

/** Text for an XML file: what it cannot hold becomes U+FFFD, the sign for such characters. */
const quoted = (/** @type {string} */ text) =>
  text.replace(NOT_XML, '\ufffd').replace(/[&<>"]/g, (letter) => `&#${letter.charCodeAt(0)};`)

/** @typedef {{tag: string, attributes: Record<string, string | number>, inside: (Shape | string)[]}} Shape */

/**
 * What a picture that stands alone is made of: no script, no style sheet.
 * @param {Marked} puzzle
 * @param {{inks?: any, title?: string}} [how] `title` says what is in it
 * @returns {Shape}
 */
function shapesOf(puzzle, { inks = PAPER, title = '' } = {}) {
  /** @type {Shape[]} */
  const parts = [{ tag: 'title', attributes: {}, inside: [title] }]
  const add = (
    /** @type {string} */ tag,
    /** @type {Shape['attributes']} */ attributes,
    /** @type {string[]} */ ...inside
  ) => parts.push({ tag, attributes, inside })
  drawBoard(
    {
      fill(left, top, wide, high, fill) {
        const [x, y, width, height] = [left, top, wide, high].map(round)
        add('rect', { x, y, width, height, fill })
      },
      stroke(lines, width, stroke) {
        const d = lines.map((line) => `M${line[0]} ${line[1]}L${line[2]} ${line[3]}`).join('')
        add('path', { d, stroke, 'stroke-width': width, 'stroke-linecap': 'square' })
      },
      write(text, x, y, size, fill, isBold) {
        const place = { x: round(x), y: round(y + size * DROP), 'font-size': round(size) }
        add('text', { ...place, ...(isBold ? { 'font-weight': 600 } : {}), fill }, text)
      },
    },
    puzzle,
    inks,
  )
  const side = sideOf(puzzle)
  const box = { viewBox: `0 0 ${side} ${side}`, width: side, height: side, role: 'img' }
  const attributes = { ...box, 'font-family': FONT, 'text-anchor': 'middle' }
  return { tag: 'svg', attributes, inside: parts }
}

const NAMESPACE = 'http://www.w3.org/2000/svg'

/** The picture as a file. @param {Parameters<typeof shapesOf>} what */
export function svgOf(...what) {
  /** @param {Shape | string} shape @returns {string} */
  const text = (shape) => {
    if (typeof shape === 'string') return quoted(shape)
    const { tag, attributes, inside } = shape
    const given = Object.entries(attributes).map(
      ([name, value]) => `${name}="${quoted(`${value}`)}"`,
    )
    const start = [tag, ...given].join(' ')
    return inside.length ? `<${start}>${inside.map(text).join('')}</${tag}>` : `<${start}/>`
  }
  const { attributes, ...picture } = shapesOf(...what)
  return `${text({ ...picture, attributes: { xmlns: NAMESPACE, ...attributes } })}\n`
}

/** The same as part of the page: made piece by piece, never from text. @param {Parameters<typeof shapesOf>} what */
export function svgElement(...what) {
  /** @param {Shape | string} shape @returns {Node} */
  const node = (shape) => {
    if (typeof shape === 'string') return document.createTextNode(shape)
    const element = document.createElementNS(NAMESPACE, shape.tag)
    for (const [name, value] of Object.entries(shape.attributes)) {
      element.setAttribute(name, `${value}`)
    }
    element.append(...shape.inside.map(node))
    return element
  }
  return /** @type {SVGSVGElement} */ (node(shapesOf(...what)))
}

/** @param {Marked} puzzle @param {number} pixels its side @returns {HTMLCanvasElement} */
export function canvasOf(puzzle, pixels) {
  const canvas = document.createElement('canvas')
  canvas.width = pixels
  canvas.height = pixels
  const context = canvas.getContext('2d')
  if (!context) return canvas
  context.scale(pixels / sideOf(puzzle), pixels / sideOf(puzzle))
  context.textAlign = 'center'
  context.lineCap = 'square'
  drawBoard(
    {
      fill(x, y, width, height, colour) {
        context.fillStyle = colour
        context.fillRect(x, y, width, height)
      },
      stroke(lines, width, colour) {
        context.lineWidth = width
        context.strokeStyle = colour
        context.beginPath()
        for (const [x, y, toX, toY] of lines) {
          context.moveTo(x, y)
          context.lineTo(toX, toY)
        }
        context.stroke()
      },
      write(text, x, y, size, colour, isBold) {
        context.font = `${isBold ? 600 : 400} ${size}px ${FONT}`
        context.fillStyle = colour
        context.fillText(text, x, y + size * DROP)
      },
    },
    puzzle,
    PAPER,
  )
  return canvas
}
