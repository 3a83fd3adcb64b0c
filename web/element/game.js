// element/game.js: connects the parts of a board in play.
//
// They are the model (the content of the board), the selection, the screen (drawing), the reader's commands, the form
// control and the questions to the solver. Every change ends in schedule(), which draws once however many
// changes a task makes. Events for the reader's changes are dispatched in the same task, before it is drawn: autosave
// has stored a change before it is visible.

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
  selection = new Selection(this.model)
  /** @type {Mode} what a digit key writes */
  mode = 'digit'
  /** Each tap adds to the selection. */
  several = false
  /** What names the puzzle; '' for nothing. */
  caption = ''
  /** How often the reader has changed the board, undoing included. */
  moves = 0
  /** How often the reader has asked for another hint. */
  hints = 0
  /** Has the sentences of the board's language. */
  words = englishSpeaker()
  /** The board's form has disabled it. */
  disabled = false
  #element
  /** The puzzle that the verdict is about. */
  #verdictPuzzle = ''
  /** The present language, or the one that is being fetched; '' before the first. */
  #language = ''
  #isPending = false
  #isReady = false
  /** @type {[path: string, values?: Values]} what is known of the puzzle as a whole */
  #verdict = ['']
  /** @type {(() => void) | undefined} repeats the last message after a change of language, or removes it */
  #repeat

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
  /** A finger pans the board, which may be larger than its window. */
  get pans() {
    return this.screen.zooms
  }

  /**
   * Replaces the board.
   * @param {BoardModel} model @param {string} caption
   * @param {{moves?: number, hints?: number, milliseconds?: number}} [before] what the reader has done so far
   */
  take(model, caption, { moves = 0, hints = 0, milliseconds = 0 } = {}) {
    this.model = model
    this.caption = caption
    this.moves = moves
    this.hints = hints
    this.screen.clock.milliseconds = milliseconds
    this.selection = new Selection(model)
    this.several = false
    this.#verdictPuzzle = ''
    this.questions.forget()
    // Layers belong to the board that they were laid on.
    this.screen.lay(undefined, model)
    // Extra houses are drawn with the layers. Without a network they come with the next board; constraints must not be absent.
    const { hasRules } = model
    if (model.shape.houses || hasRules) {
      this.screen
        .bringLayers(model)
        .then(this.schedule, (reason) => (hasRules ? this.tellError(reason) : undefined))
    }
    this.changed()
  }

  /** @param {unknown} layers */
  async lay(layers) {
    const { model } = this
    await this.screen.bringLayers()
    if (model !== this.model) return
    this.screen.lay(layers, model)
    if (this.#element.isConnected) this.draw()
  }

  /** Shows the first message for a new board. */
  greet = () => {
    const [conflict] = this.model.conflicts
    if (conflict) this.commands.tellConflict(conflict.cells[0])
    else this.say('', false)
    this.#repeat = this.greet
  }

  /** Switches to the language of the element's place, as soon as it is loaded. */
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

  /** Names the board by its labels. */
  nameBoard = () => {
    const name = this.form.name || this.words.say('board.name')
    this.screen.parts.grid.setAttribute('aria-label', name)
  }

  /**
   * Sets the speaker; `isMeanwhile` while that of the right language is being fetched.
   * @param {Speaker} words
   */
  #speak(words, isMeanwhile = false) {
    this.words = words
    this.screen.speak(words, readsFromRight(words), isMeanwhile)
    this.judge(...this.#verdict)
    this.#repeat?.()
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
   * Shows a sentence at once or, where its words or values have to be fetched, after that, unless another one was shown
   * meanwhile.
   * @param {string} path @param {Values | ((words: Speaker) => Promise<Values>)} values
   * @param {boolean} isAlert @param {() => void} [again] shows it in another language
   */
  async #tell(path, values, isAlert, again) {
    const { words } = this
    const pending = () => this.#tell(path, values, isAlert, again)
    this.#repeat = pending
    // If they cannot be fetched, the path is shown.
    if (!words.knows(path)) await words.complete().catch(() => {})
    const given = typeof values === 'function' ? await values(words).catch(() => ({})) : values
    if (this.#repeat !== pending) return
    this.tellText(words.say(path, given), isAlert, again)
  }

  /** Shows a message of the board itself: a change of language removes it, unless `again` repeats it. */
  tellText = (
    /** @type {string} */ text,
    /** @type {boolean} */ isAlert,
    again = () => this.say('', false),
  ) => {
    this.say(text, isAlert)
    this.#repeat = again
  }

  tellError = async (/** @type {unknown} */ reason) => {
    // Without a network this fails too; the sentences for that are bundled.
    await this.words.complete().catch(() => {})
    this.tellText(this.words.errorSentence(reason), true, () => this.tellError(reason))
  }

  /** Says that a text is too long to be read. @param {number} found @param {number} expected */
  refuse = (found, expected) =>
    this.#tell('answers.tooLong', { found, expected }, true, () => this.refuse(found, expected))

  /** Shows a message of the page around, which stays until the next message. */
  say(/** @type {string} */ text, /** @type {boolean} */ isAlert) {
    this.#repeat = undefined
    this.screen.say(text, isAlert)
  }

  judge = (/** @type {string} */ path, /** @type {Values} */ values = {}) => {
    this.#verdict = [path, values]
    this.screen.judge(path && this.words.say(path, values))
  }
  showProgress = (/** @type {string[]} */ lines) => this.screen.showProgress(lines)
  /** @param {{busy: boolean, another: boolean, back: boolean}} state */
  showState = (state) => this.screen.showState(state)

  /** Selects one cell, and focuses it where the board has the focus. */
  select = (/** @type {number} */ cell) => this.choose(() => this.selection.one(cell), false)

  /** Changes the selection; the focus follows. */
  choose = (/** @type {() => void} */ change, takesFocus = true) => {
    change()
    const { active } = this.selection
    // After a selection the next figure begins a new number, even in the same cell.
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

  /** Call it when the model has changed. Another puzzle invalidates the answers about the last one. */
  changed = () => {
    const puzzle = this.model.puzzle().givens.join()
    if (this.#verdictPuzzle && this.#verdictPuzzle !== puzzle) this.questions.forget()
    this.#verdictPuzzle = puzzle
    this.questions.boardChanged()
    this.form.update(this.#element.required)
    this.schedule()
  }

  /** Call it when the reader has changed the model. @param {object} [detail] */
  played = (detail = {}) => {
    this.changed()
    this.moves++
    this.emit('nonet-input', detail)
    if (this.moves === 1) this.emit('nonet-start', this.progress)
    this.emit('nonet-progress', this.progress)
  }

  /** The detail of the events that tell how far the reader is. */
  get progress() {
    const { model, moves, hints, screen } = this
    const left = model.emptyCells
    return { puzzle: model.puzzle(), left, moves, hints, milliseconds: screen.clock.milliseconds }
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
    const hasBegun = this.moves > 0
    const element = this.#element
    const { clock: hasClock, required } = element
    const controls = chosenControls(element.getAttribute('controls'), element.readonly)
    const board = { model, selection, words, mode, several, caption, readonly, disabled }
    this.screen.draw({ ...board, controls, hasClock, hasBegun })
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
