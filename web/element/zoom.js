// element/zoom.js: zooms a large board by pinch, wheel and buttons.
//
// The browser's own scrolling pans. A board above 9×9 that does not fit with cells of at least 24 px (the minimum
// target size of WCAG 2.2) is larger than its window and can be zoomed.

import { addSheet } from '../dom/sheets.js'
import style from './zoom.css'

const SMALLEST_CELL = 24
const LARGEST_CELL = 72
const STEP = 1.3

export class Zoom {
  /** Pixels for each cell; the board is at least as large as its window whatever the value. */
  #cell = SMALLEST_CELL
  #columns = 0
  #window
  #board
  #parts

  /**
   * @param {{around: HTMLElement, grid: HTMLElement, zoomIn: HTMLElement,
   *   zoomOut: HTMLElement}} parts the window that scrolls, the board, the two buttons
   */
  constructor(parts) {
    const { around, grid, zoomIn, zoomOut } = parts
    this.#window = around
    this.#board = grid
    this.#parts = parts
    zoomIn.addEventListener('click', () => this.by(STEP))
    zoomOut.addEventListener('click', () => this.by(1 / STEP))
    // A pinch on a touch pad arrives as a wheel with Ctrl; on a screen the browser's own pinch works.
    around.addEventListener(
      'wheel',
      (event) => {
        if (!event.ctrlKey || !this.#columns) return
        event.preventDefault()
        this.by(event.deltaY < 0 ? STEP : 1 / STEP)
      },
      { passive: false },
    )
  }

  /** @param {number} columns of the board; 0 for a board that is not zoomed */
  shape(columns) {
    addSheet(/** @type {ShadowRoot} */ (this.#board.getRootNode()), style)
    this.#columns = columns
    this.#cell = SMALLEST_CELL
    this.#apply()
  }

  /** Scales the cells and keeps the middle of the window where it is. */
  by(/** @type {number} */ factor) {
    const around = this.#window
    const before = this.#board.offsetWidth
    const middleX = (around.scrollLeft + around.clientWidth / 2) / before
    const middleY = (around.scrollTop + around.clientHeight / 2) / before
    const shown = before / this.#columns
    this.#cell = Math.min(LARGEST_CELL, Math.max(SMALLEST_CELL, shown * factor))
    this.#apply()
    const after = this.#board.offsetWidth
    around.scrollLeft = middleX * after - around.clientWidth / 2
    around.scrollTop = middleY * after - around.clientHeight / 2
  }

  #apply() {
    this.#board.style.setProperty('--cell', `${this.#cell}px`)
    if (!this.#columns) return
    const fits = this.#board.offsetWidth <= this.#window.clientWidth
    const smallest = fits || this.#cell <= SMALLEST_CELL
    this.#parts.zoomOut.setAttribute('aria-disabled', String(smallest))
    this.#parts.zoomIn.setAttribute('aria-disabled', String(this.#cell >= LARGEST_CELL))
  }
}
