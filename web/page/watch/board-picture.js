// page/watch/board-picture.js: the grid as a search fills it, drawn cell by cell.
//
// At full speed dozens of cells change sixty times a second, on a slow phone too: a canvas on which
// only those are drawn again takes a tenth of what as many elements do. Where a cell is too small
// for a digit, it is filled. The cell of the last event stands out by a ground and a frame.

import { cornerOf, frameOf, isWide, linesOf } from '../../scene/frame.js'
import { Picture } from '../canvas-picture.js'

/** @typedef {import('nonet-generate-wasm').WatchState} State */
/** @typedef {import('nonet-wasm').Puzzle} Puzzle */

const SMALLEST_DIGIT = 7

export class BoardPicture extends Picture {
  /** @type {import('../../scene/frame.js').Frame | undefined} */
  #frame
  /** @type {readonly number[]} */
  #givens = []
  /** @type {State | undefined} */
  #state
  /** @type {string[]} what is drawn in each cell */
  #drawn = []

  /** Another puzzle. */
  shape(/** @type {Puzzle} */ puzzle) {
    this.#frame = frameOf(puzzle)
    this.#givens = puzzle.givens
    this.#state = undefined
    this.fit()
  }

  show(/** @type {State} */ state) {
    this.#state = state
    this.#drawCells()
  }

  /** @override */
  draw() {
    const { pen, inks, width } = this
    pen.fillStyle = inks.sheet
    pen.fillRect(0, 0, width, width)
    this.#drawn = []
    this.#drawCells()
    if (!this.#frame) return
    const { thin, thick } = linesOf(this.#frame)
    const isFine = this.#side < SMALLEST_DIGIT * 2
    this.#drawLines(thin, inks.line, isFine ? 0.5 : 1)
    this.#drawLines(thick, inks.box, isFine ? 1 : 2)
    pen.strokeStyle = inks.box
    pen.lineWidth = 2
    pen.strokeRect(1, 1, width - 2, width - 2)
  }

  /** @param {readonly import('../../scene/frame.js').Segment[]} lines @param {string} colour @param {number} width */
  #drawLines(lines, colour, width) {
    const { pen } = this
    pen.strokeStyle = colour
    pen.lineWidth = width
    pen.beginPath()
    for (const [x, y, toX, toY] of lines) {
      pen.moveTo(this.#at(x), this.#at(y))
      pen.lineTo(this.#at(toX), this.#at(toY))
    }
    pen.stroke()
  }

  /** Of a cell, in pixels. */
  get #side() {
    return this.width / (this.#frame?.columns ?? 1)
  }

  /** On whole pixels, so that a cell can be wiped without leaving a trace. */
  #at(/** @type {number} */ length) {
    return Math.round(1 + (length * (this.width - 2)) / (this.#frame?.columns ?? 1))
  }

  #drawCells() {
    if (!this.width || !this.#frame) return
    for (let cell = 0; cell < this.#givens.length; cell++) {
      const digit = this.#state?.cells[cell] ?? this.#givens[cell]
      const mark = this.#state?.cell === cell ? this.#state.kind : ''
      const look = `${digit} ${mark === 'start' ? '' : mark}`
      if (this.#drawn[cell] === look) continue
      this.#drawn[cell] = look
      this.#drawCell(cell, this.#frame, digit, mark)
    }
  }

  /**
   * @param {number} cell @param {import('../../scene/frame.js').Frame} frame
   * @param {number} digit @param {string} mark
   */
  #drawCell(cell, frame, digit, mark) {
    const { pen, inks } = this
    const { x: column, y: row } = cornerOf(cell, frame)
    const [left, top] = [this.#at(column), this.#at(row)]
    const [wide, tall] = [this.#at(column + 1) - left, this.#at(row + 1) - top]
    // Cells differ by a pixel, digits do not.
    const side = this.#side
    const fill = (/** @type {string} */ colour) => {
      pen.fillStyle = colour
      pen.fillRect(left + 1, top + 1, wide - 2, tall - 2)
    }
    fill(mark && mark !== 'start' ? inks.selected : inks.sheet)
    const isGiven = this.#givens[cell] > 0
    const px = side * (isWide(frame) ? 0.5 : 0.6)
    if (digit && px < SMALLEST_DIGIT) {
      fill(isGiven ? inks.edge : inks.pen)
    } else if (digit) {
      pen.fillStyle = isGiven ? inks.ink : inks.pen
      pen.font = `${isGiven ? 600 : 400} ${px}px ${this.font}`
      pen.textAlign = 'center'
      pen.textBaseline = 'middle'
      pen.fillText(String(digit), left + wide / 2, top + tall * 0.53, wide - 2)
    }
    if (!mark || mark === 'start') return
    pen.strokeStyle = mark === 'place' ? inks.ink : inks.say
    const thick = Math.max(1, side / 18)
    pen.lineWidth = thick
    const inset = 1 + thick / 2
    pen.strokeRect(left + inset, top + inset, wide - 2 * inset, tall - 2 * inset)
    if (mark === 'dead-end') {
      const [x, y, arm] = [left + wide / 2, top + tall / 2, side * 0.18]
      pen.beginPath()
      pen.moveTo(x - arm, y - arm)
      pen.lineTo(x + arm, y + arm)
      pen.moveTo(x + arm, y - arm)
      pen.lineTo(x - arm, y + arm)
      pen.stroke()
    }
  }
}
