// scene/board-view.js: draws a grid of cells; knows no sudoku and decides nothing.
//
// It is given a frame and then, as often as something changes, one Look a cell. Each look is held
// against the one drawn before, and only cells that differ are touched: a move costs a few DOM
// writes however large the board is. The cells are an ARIA grid (rows of gridcells, one tab stop) or,
// of a board that is only looked at, a table, with each cell's label as text that is not seen. The
// labels come from outside, since the words are not the view's.

import { make } from '../dom/make.js'
import { drawCell, isOfText, pointOut } from './cell-content.js'
import { edgesOf, isWide } from './frame.js'
import { BLANK } from './looks.js'

/** @typedef {import('./looks.js').Look} Look */
/** @typedef {import('./frame.js').Frame} Frame */

/** The rows of larger boards are laid out and painted when they come into sight. */
const LARGEST_DRAWN_WHOLE = 25

const BLANK_CELL = {
  role: 'gridcell',
  part: 'cell',
  tabindex: '-1',
  'aria-selected': 'false',
  'aria-readonly': 'false',
}

/** What is in a cell and said of it, but for the mark that is sought… */
const CONTENT = /** @type {const} */ ([
  'text',
  'kind',
  'marks',
  'centre',
  'colours',
  'spotted',
  'circled',
  'squared',
  'crossed',
  'isUnderText',
  'conflict',
  'readonly',
])
/** …and what is only its ground. */
const GROUND = /** @type {const} */ (['selected', 'active', 'same', 'peer'])

export class BoardView {
  /** @type {HTMLElement[]} */
  #cells = []
  /** @type {Look[]} */
  #drawn = []
  /** @type {string[]} */
  #edges = []
  /** @type {Frame} */
  #frame = {
    rows: 0,
    columns: 0,
    size: 0,
    areas: [],
    extra: [],
    markRows: 0,
    markColumns: 0,
    firstDigit: 1,
  }
  #root
  #label
  #isTable
  /** Marks are text; of a table each is an element of its own, so that what points at it tells it apart. */
  #isText = false
  /** Where marks are text, once it is brought. @type {import('./sought-marks.js').SoughtMarks | undefined} */
  #sought

  /**
   * @param {HTMLElement} root the grid, or the table
   * @param {(cell: number) => string} label what a screen reader says of a cell
   */
  constructor(root, label) {
    this.#root = root
    this.#label = label
    this.#isTable = root.getAttribute('role') === 'table'
  }

  /** Makes the cells of a new shape, all blank. */
  shape(/** @type {Frame} */ frame) {
    const { rows, columns, areas, markRows, markColumns } = frame
    this.#frame = frame
    this.#cells = []
    this.#edges = []
    this.#drawn = []
    const root = this.#root
    const style = root.style
    style.setProperty('--n', String(columns))
    style.setProperty('--rows', String(rows))
    style.setProperty('--mark-rows', String(markRows))
    style.setProperty('--mark-columns', String(markColumns))
    root.classList.toggle('wide', isWide(frame))
    root.classList.toggle('open', areas.includes(-1))
    root.classList.toggle('vast', Math.max(rows, columns) > LARGEST_DRAWN_WHOLE)
    root.setAttribute('aria-rowcount', String(rows))
    root.setAttribute('aria-colcount', String(columns))
    // Thousands of cells are made sooner from one that has all that they have in common.
    const blank = make('div', this.#isTable ? { role: 'cell' } : BLANK_CELL)
    const lines = []
    for (let cell = 0; cell < rows * columns; ) {
      const line = make('div', { class: 'row', role: 'row' })
      for (const end = cell + columns; cell < end; cell++) {
        const { right, bottom } = edgesOf(cell, frame)
        this.#edges.push((right ? ' edge-right' : '') + (bottom ? ' edge-bottom' : ''))
        // A hole keeps its place.
        const isHole = areas[cell] < 0
        const box = isHole ? make('div') : /** @type {HTMLElement} */ (blank.cloneNode())
        box.className = (isHole ? 'hole' : 'cell') + this.#edges[cell]
        box.dataset.cell = String(cell)
        if (this.#isTable) drawCell(box, BLANK, frame, this.#label(cell))
        else if (!isHole) box.setAttribute('aria-label', this.#label(cell))
        line.append(box)
        this.#cells.push(box)
        this.#drawn.push(BLANK)
      }
      lines.push(line)
    }
    root.replaceChildren(...lines)
    this.#isText = !this.#isTable && isOfText(frame)
    this.#sought = undefined
  }

  /** Whether it needs seekWith(), once for each shape. */
  get isOfText() {
    return this.#isText
  }

  /** Shows which marks are sought, from now on. @param {typeof import('./sought-marks.js').SoughtMarks} SoughtMarks */
  seekWith(SoughtMarks) {
    this.#sought = new SoughtMarks(this.#root, this.#frame)
    this.#sought.draw(this.#drawn)
  }

  /** @param {readonly Look[]} looks one a cell */
  draw(looks) {
    for (let cell = 0; cell < this.#cells.length; cell++) {
      const before = this.#drawn[cell]
      const now = looks[cell]
      if (this.#frame.areas[cell] < 0) continue
      const isAlike = alike(CONTENT, before, now) && alike(GROUND, before, now)
      if (isAlike && before.sought === now.sought) continue
      this.#drawn[cell] = now
      // Another digit is sought in thousands of cells at once.
      if (isAlike) this.#pointOut(cell, before, now)
      else this.#drawCell(cell, before, now)
    }
    this.#sought?.draw(looks)
  }

  /** Says of every cell anew what is in it: in another language. */
  relabel() {
    for (const cell of this.#cells.keys()) {
      this.#cells[cell].setAttribute('aria-label', this.#label(cell))
    }
  }

  /** The element of a cell, to give it the focus or to scroll to it. */
  cell(/** @type {number} */ cell) {
    return this.#cells[cell]
  }

  /** The cell that an event happened in, or -1. */
  cellOf(/** @type {Event} */ event) {
    const target = event.target instanceof Element ? event.target.closest('.cell') : null
    const cell = target instanceof HTMLElement ? Number(target.dataset.cell) : -1
    return cell < this.#cells.length ? cell : -1
  }

  /** Another digit is sought in a cell. @param {number} cell @param {Look} before @param {Look} now */
  #pointOut(cell, before, now) {
    const box = this.#cells[cell]
    if (!this.#isText) pointOut(box, before.sought, now.sought, this.#frame)
    else if (now.centre?.length && before.sought !== now.sought) drawCell(box, now, this.#frame)
  }

  /** @param {number} cell @param {Look} before @param {Look} now */
  #drawCell(cell, before, now) {
    const box = this.#cells[cell]
    const isActive = now.active ?? now.selected
    const names = ['cell']
    if (now.kind) names.push(now.kind)
    if (now.conflict) names.push('conflict')
    if (now.selected) names.push('selected')
    else if (now.same) names.push('same')
    else if (now.peer) names.push('peer')
    if (isActive) names.push('active')
    if (now.colours?.length) names.push('coloured')
    if (now.circled?.includes(0)) names.push('ringed')
    if (now.squared?.includes(0)) names.push('boxed')
    if (now.isUnderText) names.push('under-text')
    box.className = names.join(' ') + this.#edges[cell]
    box.setAttribute('part', names.join(' '))
    if (this.#isTable) {
      drawCell(box, now, this.#frame, this.#label(cell))
      return
    }
    if (isActive !== (before.active ?? before.selected)) box.tabIndex = isActive ? 0 : -1
    if (before.selected !== now.selected) box.setAttribute('aria-selected', String(now.selected))
    if (alike(CONTENT, before, now)) {
      this.#pointOut(cell, before, now)
      return
    }
    drawCell(box, now, this.#frame)
    box.setAttribute('aria-readonly', String(now.readonly))
    if (now.conflict) box.setAttribute('aria-invalid', 'true')
    else box.removeAttribute('aria-invalid')
    box.setAttribute('aria-label', this.#label(cell))
  }
}

/** @param {readonly (keyof Look)[]} names @param {Look} one @param {Look} other */
function alike(names, one, other) {
  for (const name of names) if (one[name] !== other[name]) return false
  return true
}
