// element/screen.js: puts the state of the board on the element's shadow tree.
//
// Draws what it is given and remembers nothing but what is there: the views below it hold each thing
// against what they drew before.

import { PlayClock } from './clock.js'
import { labelOf, looksOf } from './looks.js'
import { buildTemplate } from './template.js'
import { Zoom } from './zoom.js'

/** @typedef {import('./model.js').BoardModel} BoardModel */
/**
 * @typedef {object} State what is to be seen
 * @property {BoardModel} model
 * @property {import('./selection.js').Selection} selection
 * @property {import('./keyboard.js').Mode} mode
 * @property {boolean} several
 * @property {boolean} readonly
 * @property {boolean} controls
 * @property {boolean} hasClock
 * @property {string} caption
 */

export class Screen {
  #verdict = ''
  #caption = ''
  /** @type {BoardModel | undefined} the one whose shape is drawn */
  #model

  /** @param {ShadowRoot} root @param {() => BoardModel} model */
  constructor(root, model) {
    this.parts = buildTemplate(root, (cell) => labelOf(model(), cell))
    this.clock = new PlayClock(this.parts.clock)
    this.zoom = new Zoom(this.parts)
  }

  /** Something is on the screen, and it is this board. */
  shows(/** @type {BoardModel} */ model) {
    return this.#model === model
  }

  /** The focus is on a cell. */
  get isFocused() {
    const { grid } = this.parts
    const root = /** @type {ShadowRoot} */ (grid.getRootNode())
    return grid.contains(root.activeElement)
  }

  /** @param {State} state */
  draw({ model, selection, mode, several, readonly, controls, hasClock, caption }) {
    const { board, keypad, pad, modes, keys, buttons, grid, around } = this.parts
    // Another shape has other cells: a focus on one of the old ones goes over to its successor.
    const isFocusLost = !this.shows(model) && this.isFocused
    if (!this.shows(model)) this.#shape(model)
    board.draw(looksOf(model, selection))
    if (isFocusLost) board.cell(selection.active).focus()
    keypad.draw(model.left)
    for (const [name, button] of Object.entries(modes)) {
      button.setAttribute('aria-pressed', String(name === mode))
    }
    keys.dataset.mode = mode
    pad.hidden = !controls
    grid.setAttribute('aria-readonly', String(readonly))
    around.classList.toggle('drags', several || !this.zoom.possible)
    buttons.select.setAttribute('aria-pressed', String(several))
    buttons.undo.setAttribute('aria-disabled', String(!model.canUndo))
    buttons.redo.setAttribute('aria-disabled', String(!model.canRedo))
    this.clock.set({ isShown: hasClock, isRunning: !model.isSolved })
    this.#caption = caption
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

  /** What is known of the puzzle as a whole. */
  judge(/** @type {string} */ verdict) {
    this.#verdict = verdict
    this.#showVerdict()
  }

  /** @param {string[]} lines */
  showProgress(lines) {
    this.parts.progress.textContent = lines.join(' · ')
  }

  /**
   * Solve and Cancel share one place; a focus on a button that goes is given to what is nearest.
   * @param {{busy: boolean, another: boolean, back: boolean}} state
   */
  showState({ busy, another, back }) {
    const { buttons, offers } = this.parts
    const { solve, cancel, check } = buttons
    const root = /** @type {ShadowRoot} */ (solve.getRootNode())
    const focused = root.activeElement
    solve.hidden = busy
    cancel.hidden = !busy
    buttons.another.hidden = !another
    buttons.back.hidden = !back
    offers.hidden = !another && !back
    if (busy && focused === solve) cancel.focus()
    if (!busy && focused === cancel) solve.focus()
    if (!back && focused === buttons.back) check.focus()
    if (!another && focused === buttons.another) solve.focus()
  }

  /** @param {BoardModel} model */
  #shape(model) {
    this.#model = model
    const { size, boxRows, boxColumns, regions } = model.shape
    const hasBoxes = !regions && boxRows > 1 && boxColumns > 1
    const markColumns = hasBoxes ? boxColumns : Math.ceil(Math.sqrt(size))
    const markRows = Math.ceil(size / markColumns)
    this.parts.board.shape({ size, areas: model.areas, markRows, markColumns })
    this.parts.keypad.shape(size)
    this.zoom.shape(size)
  }

  #showVerdict() {
    const text = [this.#caption, this.#verdict].filter(Boolean).join(' · ')
    if (this.parts.verdict.textContent !== text) this.parts.verdict.textContent = text
  }
}
