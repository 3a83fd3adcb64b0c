// element/screen.js: draws the state of the board into the element's shadow tree.
//
// It stores nothing but what is drawn; the views below it compare with what they drew before.

import { frameOf } from '../scene/frame.js'
import { looksInPlay } from '../scene/looks.js'
import { parts } from './parts.js'
import { PlayClock } from './play-clock.js'
import { buildTemplate } from './template.js'

/** @typedef {import('../board/model.js').BoardModel} BoardModel */
/** @typedef {import('../words/speaker.js').Speaker} Speaker */
/** @typedef {import('./template.js').Action} Action */
/**
 * @typedef {object} State everything that is drawn
 * @property {BoardModel} model
 * @property {import('../board/selection.js').Selection} selection
 * @property {Speaker} words
 * @property {import('./keyboard.js').Mode} mode
 * @property {boolean} several
 * @property {boolean} readonly
 * @property {boolean} disabled
 * @property {ReadonlySet<string>} controls those that are shown
 * @property {boolean} hasClock
 * @property {boolean} hasBegun the reader has made a move
 * @property {string} caption
 */

/** Boards up to this size fit on a phone with cells large enough for a finger. */
const LARGEST_WITHOUT_ZOOM = 12

export class Screen {
  /** @type {import('./zoom.js').Zoom | undefined} */
  #zoom
  #verdict = ''
  #caption = ''
  /** @type {BoardModel | undefined} the one whose shape is drawn */
  #model
  /** Of the search, and what its answer offers. */
  #search = { busy: false, another: false, back: false }
  /** @type {ReadonlySet<string>} */
  #controls = new Set()
  #isReading = false
  /** @type {import('../scene/frame.js').Frame | undefined} */
  #frame
  /** @type {import('./layers.js').BoardLayers | undefined} */
  #layers

  /** @param {ShadowRoot} root @param {(cell: number) => string} label the accessible name of a cell */
  constructor(root, label) {
    this.parts = buildTemplate(root, label)
    this.clock = new PlayClock(this.parts.clock)
  }

  /** Whether the board can be zoomed: if it had to fit, its cells would be too small. */
  get zooms() {
    const { rows = 0, columns = 0 } = this.#model ?? {}
    return Math.max(rows, columns) > LARGEST_WITHOUT_ZOOM
  }

  /** Whether this board is drawn. */
  shows(/** @type {BoardModel} */ model) {
    return this.#model === model
  }

  /** Whether a cell has the focus. */
  get isFocused() {
    const { grid } = this.parts
    const root = /** @type {ShadowRoot} */ (grid.getRootNode())
    return grid.contains(root.activeElement)
  }

  /** The element that a validity message points to: a cell or, before it is drawn, the board. */
  anchor(/** @type {BoardModel} */ model, /** @type {number} */ cell) {
    const { board, grid } = this.parts
    return this.shows(model) ? board.cell(cell) : grid
  }

  /**
   * Writes the words of a language; `isMeanwhile` hides them while another language is being fetched.
   * @param {Speaker} words @param {boolean} isRightToLeft @param {boolean} isMeanwhile
   */
  speak(words, isRightToLeft, isMeanwhile) {
    const { play } = this.parts
    play.lang = words.locale.language
    play.dir = isRightToLeft ? 'rtl' : 'ltr'
    play.classList.toggle('wordless', isMeanwhile)
    this.parts.speak(words)
  }

  /** @param {State} state */
  draw(state) {
    const { model, selection, mode, several, readonly, disabled, caption } = state
    const { hasClock, hasBegun } = state
    const { board, keypad, modes, keys, buttons, grid, around, pad, play } = this.parts
    // Another shape has other cells: the focus on one of the old ones moves to the active new one.
    const isFocusLost = !this.shows(model) && this.isFocused
    if (!this.shows(model)) this.#shape(model)
    let looks = /** @type {readonly import('../scene/looks.js').Look[]} */ (
      looksInPlay(model, selection)
    )
    if (this.#layers && this.#frame) looks = this.#layers.draw(state, this.#frame, looks)
    board.draw(looks)
    if (mode === 'colour' || looks.some(({ colours }) => colours?.length)) this.#addColours()
    if (isFocusLost) board.cell(selection.active).focus()
    keypad.draw(model.left)
    for (const [name, button] of Object.entries(modes)) {
      button.setAttribute('aria-pressed', String(name === mode))
    }
    keys.dataset.mode = mode
    grid.setAttribute('aria-readonly', String(readonly))
    grid.setAttribute('aria-disabled', String(disabled))
    const active = board.cell(selection.active)
    const tabIndex = disabled ? -1 : 0
    // Setting it again would cost a large board a layout.
    if (active.tabIndex !== tabIndex) active.tabIndex = tabIndex
    pad.inert = disabled
    play.classList.toggle('disabled', disabled)
    around.classList.toggle('drags', several || !this.zooms)
    buttons.select.setAttribute('aria-pressed', String(several))
    buttons.undo.setAttribute('aria-disabled', String(!model.canUndo))
    buttons.redo.setAttribute('aria-disabled', String(!model.canRedo))
    this.clock.set({ isShown: hasClock, isRunning: (hasClock || hasBegun) && !model.isSolved })
    this.#caption = caption
    this.#controls = state.controls
    this.#isReading = readonly
    this.#showControls()
    this.#showVerdict()
  }

  focus(/** @type {number} */ cell, /** @type {FocusOptions} */ options = {}) {
    this.parts.board.cell(cell)?.focus(options)
  }

  /** @param {string} message @param {boolean} isAlert */
  say(message, isAlert) {
    this.parts.message.textContent = message
    this.parts.message.classList.toggle('alert', isAlert)
  }

  get said() {
    return this.parts.message.textContent ?? ''
  }

  /** Shows the verdict: none, one or several solutions. */
  judge(/** @type {string} */ verdict) {
    this.#verdict = verdict
    this.#showVerdict()
  }

  /** @param {string[]} lines */
  showProgress(lines) {
    this.parts.progress.textContent = lines.join(' · ')
  }

  /**
   * Solve and Cancel share one place; the focus on a button that disappears moves to the nearest one.
   * @param {{busy: boolean, another: boolean, back: boolean}} search
   */
  showState(search) {
    this.#search = search
    const { buttons } = this.parts
    const { solve, cancel, check, hint } = buttons
    const root = /** @type {ShadowRoot} */ (solve.getRootNode())
    const focused = root.activeElement
    this.#showControls()
    const { busy, another, back } = search
    const question = [solve, check, hint].find((button) => !button.hidden) ?? solve
    if (busy && focused === solve) cancel.focus()
    if (!busy && focused === cancel) question.focus()
    if (!back && focused === buttons.back) check.focus()
    if (!another && focused === buttons.another) solve.focus()
  }

  #showControls() {
    const { buttons, groups, pad, play } = this.parts
    const { busy, another, back } = this.#search
    const has = (/** @type {string} */ name) => this.#controls.has(name)
    const asks = has('solve') || has('check') || has('hint')
    const changes = asks && !this.#isReading
    const shown = /** @type {Record<string, boolean>} */ ({
      solve: has('solve') && !busy,
      cancel: asks && busy,
      another: changes && another,
      back: changes && back,
    })
    for (const [name, button] of Object.entries(buttons)) {
      button.hidden = !(shown[name] ?? has(name))
    }
    groups.modes.hidden = !has('modes')
    groups.digits.hidden = !has('digits')
    groups.zoom.hidden = !has('zoom') || !this.zooms
    for (const group of [groups.offers, groups.actions, groups.tools]) {
      group.hidden = [...group.children].every((button) => /** @type {any} */ (button).hidden)
    }
    pad.hidden = !this.#controls.size
    // A few buttons fit better under the board than spread beside it.
    const isBeside = has('digits') || this.#controls.size > 4
    play.classList.toggle('beside', isBeside)
    play.classList.toggle('above', !isBeside && !pad.hidden)
  }

  /** @param {BoardModel} model */
  #shape(model) {
    this.#model = model
    const before = JSON.stringify(this.#frame)
    this.#frame = frameOf(model.shape, model.areas)
    this.#shapeZoom()
    // New cells would take a phone longer than anything else that a new puzzle of the same shape needs.
    if (JSON.stringify(this.#frame) === before) return
    this.parts.keypad.shape(model)
    this.parts.board.shape(this.#frame)
    this.#addSoughtMarks()
  }

  get layers() {
    return this.#layers
  }

  /** Fetches the code for layers. @param {BoardModel} [model] with rules, which need more */
  async bringLayers(model) {
    const module = await parts.layers()
    this.#layers ??= new module.BoardLayers(this.parts.grid, parts)
    if (model?.hasRules) await this.#layers.bringRules()
  }

  /**
   * Other layers than before, undefined for none; seen with the next drawing.
   * @param {unknown} layers @param {BoardModel} model
   */
  lay(layers, { shape }) {
    this.#layers?.set(layers, shape)
  }

  /** Fetches the zoom with the first board that needs it. */
  async #shapeZoom() {
    if (!this.zooms && !this.#zoom) return
    const module = await parts.zoom().catch(() => undefined)
    // Without a network the board is scrolled, and stays as large as it is.
    if (!module) return
    this.#zoom ??= new module.Zoom(this.parts)
    this.#zoom.shape(this.zooms ? /** @type {BoardModel} */ (this.#model).columns : 0)
  }

  /** The same for the marks that are sought on a board of text. */
  async #addSoughtMarks() {
    const { board } = this.parts
    if (!board.isOfText) return
    const frame = this.#frame
    const module = await parts.soughtMarks().catch(() => undefined)
    if (module && frame === this.#frame) board.seekWith(module.SoughtMarks)
  }

  /** The same for the colours of cells; a failed fetch is tried again with the next drawing. */
  async #addColours() {
    const module = await parts.cellColoursSheet().catch(() => undefined)
    module?.addCellColours(/** @type {ShadowRoot} */ (this.parts.play.getRootNode()))
  }

  #showVerdict() {
    const text = [this.#caption, this.#verdict].filter(Boolean).join(' · ')
    if (this.parts.verdict.textContent !== text) this.parts.verdict.textContent = text
  }
}
