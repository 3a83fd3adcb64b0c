// element/game.js: the board in play: what stands on it, what is selected, and who does what with it.
//
// Holds the pieces of the element together: the model (what stands on the board), the selection, the
// screen (drawing), playing (the reader's commands) and solving (the questions to the solver). Every
// change ends in schedule(), which draws once however many changes a task makes. What the reader
// does is told to the outside in the same task, before it is drawn: who keeps the board safe has
// kept it before anyone has seen it.

import { listenToReader } from './input.js'
import { emptyPuzzle } from './line.js'
import { BoardModel } from './model.js'
import { Playing } from './playing.js'
import { Screen } from './screen.js'
import { Selection } from './selection.js'
import { say } from './sentences.js'
import { Solving } from './solving.js'

/** @typedef {import('./nonet-sudoku.js').NonetSudoku} NonetSudoku */
/** @typedef {import('./keyboard.js').Mode} Mode */

export class Game {
  model = new BoardModel(emptyPuzzle({ size: 9, boxRows: 3, boxColumns: 3 }))
  selection = new Selection(9)
  /** @type {Mode} what a digit key writes */
  mode = 'digit'
  /** Each tap adds to the selection. */
  several = false
  /** What names the puzzle; '' for nothing. */
  caption = ''
  #element
  /** The puzzle that the verdict is about. */
  #asked = ''
  #isPending = false
  #isReady = false

  /** @param {NonetSudoku} element @param {ShadowRoot} root */
  constructor(element, root) {
    this.#element = element
    this.screen = new Screen(root, () => this.model)
    this.solving = new Solving(this)
    this.playing = new Playing(this)
    listenToReader(this)
  }

  get client() {
    return this.#element.client
  }
  get method() {
    return this.#element.method
  }
  get readonly() {
    return this.#element.readonly
  }
  get autoclean() {
    return this.#element.autoclean
  }
  get haptics() {
    return this.#element.haptics
  }
  /** A finger moves the board, which can be larger than its window. */
  get pans() {
    return this.screen.zoom.possible
  }

  /** Another board takes the place of this one. @param {BoardModel} model @param {string} caption */
  take(model, caption) {
    this.model = model
    this.caption = caption
    this.selection = new Selection(model.size)
    this.several = false
    this.#asked = ''
    this.solving.forget()
    this.changed()
  }

  tell = (/** @type {string} */ message, isAlert = false) => this.#element.say(message, isAlert)
  judge = (/** @type {string} */ verdict) => this.screen.judge(verdict)
  showProgress = (/** @type {string[]} */ lines) => this.screen.showProgress(lines)
  /** @param {{busy: boolean, another: boolean, back: boolean}} state */
  showState = (state) => this.screen.showState(state)

  /** Brings the selection, and the keyboard where it is on the board, to a cell. */
  select = (/** @type {number} */ cell) => this.choose(() => this.selection.one(cell), false)

  /** Changes the selection; the focus goes with it. */
  choose = (/** @type {() => void} */ change, takesFocus = true) => {
    const before = this.selection.active
    change()
    const { active } = this.selection
    if (active !== before) this.playing.forgetFigures()
    if (takesFocus || this.screen.isFocused) this.screen.focus(active)
    this.schedule()
  }

  confirm = (/** @type {number} */ cell) => this.playing.confirm(cell)

  setMode(/** @type {Mode} */ mode) {
    this.mode = mode
    this.playing.forgetFigures()
    this.tell(say('board.modeIs', { mode: say(`board.${mode}`) }))
    this.schedule()
  }

  /** The model has changed. Another puzzle than the one asked about makes its answers void. */
  changed = () => {
    const puzzle = this.model.puzzle().givens.join()
    if (this.#asked && this.#asked !== puzzle) this.solving.forget()
    this.#asked = puzzle
    this.solving.boardChanged()
    this.schedule()
  }

  /** The reader has changed the model. @param {object} [detail] */
  played = (detail = {}) => {
    this.changed()
    this.emit('nonet-input', detail)
  }

  /** Many changes in one task draw once. */
  schedule = () => {
    if (this.#isPending || !this.#element.isConnected) return
    this.#isPending = true
    queueMicrotask(() => {
      this.#isPending = false
      if (this.#element.isConnected) this.draw()
    })
  }

  draw() {
    const { model, selection, mode, several, caption } = this
    const { readonly, controls, clock: hasClock } = this.#element
    this.screen.draw({ model, selection, mode, several, readonly, controls, hasClock, caption })
    if (this.#isReady) return
    this.#isReady = true
    this.emit('nonet-ready', {})
  }

  /** @param {string} name @param {object} detail */
  emit = (name, detail) => {
    const event = new CustomEvent(name, { detail, bubbles: true, composed: true })
    this.#element.dispatchEvent(event)
  }
}
