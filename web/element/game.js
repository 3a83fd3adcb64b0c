// element/game.js: the board in play: what stands on it, what is selected, and who does what with it.
//
// Holds the pieces of the element together: the model (what stands on the board), the selection, the
// screen (drawing), playing (the reader's commands) and solving (the questions to the solver). Every
// change ends in schedule(), which draws once however many changes a task makes. What the reader
// does is told to the outside in the same task, before it is drawn: who keeps the board safe has
// kept it before anyone has seen it.

import { BoardModel } from '../board/model.js'
import { emptyPuzzle } from '../board/puzzle.js'
import { Selection } from '../board/selection.js'
import { languageOf } from '../dom/language-of.js'
import { labelOf } from '../words/cell-label.js'
import { englishSpeaker, fetchSpeaker, knownSpeaker, readsFromRight } from '../words/speakers.js'
import { chosenControls } from './controls.js'
import { FormControl } from './form-control.js'
import { QuestionRunner } from './question-runner.js'
import { ReaderCommands } from './reader-commands.js'
import { listenToReader } from './reader-input.js'
import { Screen } from './screen.js'

/** @typedef {import('./nonet-sudoku.js').NonetSudoku} NonetSudoku */
/** @typedef {import('./keyboard.js').Mode} Mode */
/** @typedef {import('../words/speaker.js').Speaker} Speaker */
/** @typedef {import('../words/speaker.js').Values} Values */

export class Game {
  model = new BoardModel(emptyPuzzle({ size: 9, boxRows: 3, boxColumns: 3 }))
  selection = new Selection(9)
  /** @type {Mode} what a digit key writes */
  mode = 'digit'
  /** Each tap adds to the selection. */
  several = false
  /** What names the puzzle; '' for nothing. */
  caption = ''
  /** Who says what is said here. */
  words = englishSpeaker()
  /** Nothing can be done with the board: its form says so. */
  disabled = false
  #element
  /** The puzzle that the verdict is about. */
  #asked = ''
  /** The language that is spoken, or is being fetched; '' before the first. */
  #language = ''
  #isPending = false
  #isReady = false
  /** @type {[path: string, values?: Values]} what is known of the puzzle as a whole */
  #verdict = ['']
  /** @type {(() => void) | undefined} says the last message in another language, or nothing */
  #again

  /** @param {NonetSudoku} element @param {ShadowRoot} root @param {ElementInternals} internals */
  constructor(element, root, internals) {
    this.#element = element
    this.screen = new Screen(root, (cell) => labelOf(this.model, cell, this.words))
    this.form = new FormControl(internals, this)
    this.questions = new QuestionRunner(this)
    this.commands = new ReaderCommands(this)
    listenToReader(this)
  }

  get client() {
    return this.#element.client
  }
  get method() {
    return this.#element.method
  }
  get readonly() {
    return this.#element.readonly || this.disabled
  }
  get autoclean() {
    return this.#element.autoclean
  }
  get haptics() {
    return this.#element.haptics
  }
  /** A finger moves the board, which can be larger than its window. */
  get pans() {
    return this.screen.zooms
  }

  /** Another board takes the place of this one. @param {BoardModel} model @param {string} caption */
  take(model, caption) {
    this.model = model
    this.caption = caption
    this.selection = new Selection(model.size)
    this.several = false
    this.#asked = ''
    this.questions.forget()
    this.changed()
  }

  /** Says what there is to say of a board that has just come. */
  greet = () => {
    const [conflict] = this.model.conflicts
    if (conflict) this.commands.tellConflict(conflict.cells[0])
    else this.say('', false)
    this.#again = this.greet
  }

  /** Speaks the language that the element stands in, as soon as its words are there. */
  findLanguage = async () => {
    const language = languageOf(this.#element)
    if (language === this.#language) return
    this.#language = language
    const speaker = knownSpeaker(language)
    this.#speak(speaker ?? englishSpeaker(), !speaker)
    if (speaker) return
    const fetched = await fetchSpeaker(language)
    if (language === this.#language) this.#speak(fetched)
  }

  /** The board is called what its labels say. */
  nameBoard = () => {
    const name = this.form.name || this.words.say('board.name')
    this.screen.parts.grid.setAttribute('aria-label', name)
  }

  /**
   * From now on the board speaks so; `isMeanwhile` while the words that are wanted are on their way.
   * @param {Speaker} words
   */
  #speak(words, isMeanwhile = false) {
    this.words = words
    this.screen.speak(words, readsFromRight(words), isMeanwhile)
    this.judge(...this.#verdict)
    this.#again?.()
    this.nameBoard()
    this.form.judge(this.#element.required)
    this.schedule()
  }

  tell = (
    /** @type {string} */ path,
    /** @type {Values | ((words: Speaker) => Promise<Values>)} */ values = {},
  ) => this.#tell(path, values, false)
  warn = (/** @type {string} */ path, /** @type {Values} */ values = {}) =>
    this.#tell(path, values, true)

  /**
   * Says it at once or, where words or values are still to be fetched, when they are there and nothing
   * else has been said meanwhile.
   * @param {string} path @param {Values | ((words: Speaker) => Promise<Values>)} values
   * @param {boolean} isAlert @param {() => void} [again] says it in another language
   */
  async #tell(path, values, isAlert, again) {
    const { words } = this
    const pending = () => this.#tell(path, values, isAlert, again)
    this.#again = pending
    // Out of reach: it is said as well as it can be.
    if (!words.knows(path)) await words.complete().catch(() => {})
    const given = typeof values === 'function' ? await values(words).catch(() => ({})) : values
    if (this.#again !== pending) return
    this.tellText(words.say(path, given), isAlert, again)
  }

  /** What the board itself says: it does not outlive its language, unless it can be said `again`. */
  tellText = (
    /** @type {string} */ text,
    /** @type {boolean} */ isAlert,
    again = () => this.say('', false),
  ) => {
    this.say(text, isAlert)
    this.#again = again
  }

  tellError = async (/** @type {unknown} */ reason) => {
    // Without a network the words for it may be out of reach too, but for the most needed.
    await this.words.complete().catch(() => {})
    this.tellText(this.words.errorSentence(reason), true, () => this.tellError(reason))
  }

  /** A text is too long to be read. @param {number} found @param {number} expected */
  refuse = (found, expected) =>
    this.#tell('answers.tooLong', { found, expected }, true, () => this.refuse(found, expected))

  /** What the page around says stays until something else is said. */
  say(/** @type {string} */ text, /** @type {boolean} */ isAlert) {
    this.#again = undefined
    this.screen.say(text, isAlert)
  }

  judge = (/** @type {string} */ path, /** @type {Values} */ values = {}) => {
    this.#verdict = [path, values]
    this.screen.judge(path && this.words.say(path, values))
  }
  showProgress = (/** @type {string[]} */ lines) => this.screen.showProgress(lines)
  /** @param {{busy: boolean, another: boolean, back: boolean}} state */
  showState = (state) => this.screen.showState(state)

  /** Brings the selection, and the keyboard where it is on the board, to a cell. */
  select = (/** @type {number} */ cell) => this.choose(() => this.selection.one(cell), false)

  /** Changes the selection; the focus goes with it. */
  choose = (/** @type {() => void} */ change, takesFocus = true) => {
    change()
    const { active } = this.selection
    // Whoever chooses cells begins a number anew, also with the same active cell.
    this.commands.forgetFigures()
    if (takesFocus || this.screen.isFocused) this.screen.focus(active)
    this.schedule()
  }

  confirm = (/** @type {number} */ cell) => this.commands.confirm(cell)

  setMode(/** @type {Mode} */ mode) {
    this.mode = mode
    this.commands.forgetFigures()
    this.tell('moves.modeIs', { mode: this.words.say(`board.${mode}`) })
    this.schedule()
  }

  /** The model has changed. Another puzzle than the one asked about makes its answers void. */
  changed = () => {
    const puzzle = this.model.puzzle().givens.join()
    if (this.#asked && this.#asked !== puzzle) this.questions.forget()
    this.#asked = puzzle
    this.questions.boardChanged()
    this.form.update(this.#element.required)
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
    const { model, selection, words, mode, several, caption, readonly, disabled } = this
    const element = this.#element
    const { clock: hasClock, required } = element
    const controls = chosenControls(element.getAttribute('controls'), element.readonly)
    const board = { model, selection, words, mode, several, caption, readonly, disabled }
    this.screen.draw({ ...board, controls, hasClock })
    this.form.judge(required)
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
