// page/watch/board-picture.js: the grid as a search fills it, drawn cell by cell.
//
// At full speed dozens of cells change sixty times a second, on a slow phone too: a canvas on which
// only those are drawn again takes a tenth of what as many elements do. Where a cell is too small
// for a digit, it is filled. The cell of the last event stands out by a ground and a frame.

import { Picture } from './canvas-picture.js'

/** @typedef {import('nonet-wasm').WatchState} State */

const SMALLEST_DIGIT = 7

export class BoardPicture extends Picture {
  #size = 0
  /** @type {readonly number[]} */
  #givens = []
  /** @type {readonly number[]} */
  #areas = []
  /** @type {State | undefined} */
  #state
  /** @type {string[]} what is drawn in each cell */
  #drawn = []

  /**
   * Another puzzle.
   * @param {number} size @param {readonly number[]} givens
   * @param {readonly number[]} areas the box or region of each cell
   */
  shape(size, givens, areas) {
    this.#size = size
    this.#givens = givens
    this.#areas = areas
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
    const size = this.#size
    pen.fillStyle = inks.sheet
    pen.fillRect(0, 0, width, width)
    this.#drawn = []
    this.#drawCells()
    const lines = (/** @type {string} */ colour, /** @type {number} */ thick, isEdge = false) => {
      pen.strokeStyle = colour
      pen.lineWidth = thick
      pen.beginPath()
      for (let cell = 0; cell < size * size; cell++) {
        const [row, column] = [Math.floor(cell / size), cell % size]
        const differs = (/** @type {number} */ other) => this.#areas[cell] !== this.#areas[other]
        if (column + 1 < size && differs(cell + 1) === isEdge) {
          pen.moveTo(this.#at(column + 1), this.#at(row))
          pen.lineTo(this.#at(column + 1), this.#at(row + 1))
        }
        if (row + 1 < size && differs(cell + size) === isEdge) {
          pen.moveTo(this.#at(column), this.#at(row + 1))
          pen.lineTo(this.#at(column + 1), this.#at(row + 1))
        }
      }
      pen.stroke()
    }
    const isFine = width / size < SMALLEST_DIGIT * 2
    lines(inks.line, isFine ? 0.5 : 1)
    lines(inks.box, isFine ? 1 : 2, true)
    pen.strokeStyle = inks.box
    pen.lineWidth = 2
    pen.strokeRect(1, 1, width - 2, width - 2)
  }

  /** On whole pixels, so that a cell can be wiped without leaving a trace. */
  #at(/** @type {number} */ line) {
    return Math.round(1 + (line * (this.width - 2)) / this.#size)
  }

  #drawCells() {
    if (!this.width) return
    for (let cell = 0; cell < this.#givens.length; cell++) {
      const digit = this.#state?.cells[cell] ?? this.#givens[cell]
      const mark = this.#state?.cell === cell ? this.#state.kind : ''
      const look = `${digit} ${mark === 'start' ? '' : mark}`
      if (this.#drawn[cell] === look) continue
      this.#drawn[cell] = look
      this.#drawCell(cell, digit, mark)
    }
  }

  /** @param {number} cell @param {number} digit @param {string} mark */
  #drawCell(cell, digit, mark) {
    const { pen, inks } = this
    const size = this.#size
    const [row, column] = [Math.floor(cell / size), cell % size]
    const [left, top] = [this.#at(column), this.#at(row)]
    const [wide, tall] = [this.#at(column + 1) - left, this.#at(row + 1) - top]
    // Cells differ by a pixel, digits do not.
    const side = this.width / size
    const fill = (/** @type {string} */ colour) => {
      pen.fillStyle = colour
      pen.fillRect(left + 1, top + 1, wide - 2, tall - 2)
    }
    fill(mark && mark !== 'start' ? inks.selected : inks.sheet)
    const isGiven = this.#givens[cell] > 0
    const px = side * (size > 9 ? 0.5 : 0.6)
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
