// element/nonet-sudoku.js: <nonet-sudoku>, a board that can be played, checked and solved.
//
//   <nonet-sudoku puzzle="53..7....…" controls>text for readers without script</nonet-sudoku>
//
// The class is the public API: attributes, properties, methods. game.js plays the game. Attributes and properties
// mirror each other; events report what the reader does, not what the page calls.
//
// puzzle      the givens, as text in any way of writing them
// value       all digits of the board, as one line
// grade       without a puzzle: the board makes one that is easy, moderate, tricky, hard or extreme
// seed        any text: the same one makes the same puzzle; a date names the puzzle of that day
// size        of an empty board, or of the one made: "6", or "3x2" for boxes of 3 rows by 2
// houses      extra ones where the text of the puzzle names none: "diagonals", "windows", "groups", "r1c1r1c2r2c2"
// controls    shows the pad or, with names of controls.js in it, some of it
// readonly    the reader can change nothing
// name        what the board is called in a form
// required    a form is not valid before the board is full and right
// disabled    the board cannot be used, and its form leaves it out
// lang        the language of the board; default: that of the element around it
// autoclean   a placed digit removes its marks from the cells that it rules out
// clock       shows the time spent on the puzzle
// haptics     a short buzz when a digit is in conflict, where the device can
// learn       hints offer more about their technique: the event nonet-learn
// theme       light or dark; default: as the system
// contrast    stronger lines and darker words
// palette     safe: cell colours that colour-blind readers can tell apart
// digits      large
// lefthanded  puts the pad on the other side
// loading     eager: loads the solver at once
//
// Events: nonet-ready · nonet-input {cell, digit}, before the change is seen · nonet-hint {rung, technique} ·
// nonet-learn {technique} · nonet-check {standing, solutions} · nonet-error {error};
// nonet-start · nonet-progress · nonet-solved, each with {puzzle, left, moves, hints, milliseconds}

import { ownMembers } from '../base/own-members.js'
import { readDigits, writeLine } from '../board/line.js'
import { BoardModel } from '../board/model.js'
import { isPuzzle } from '../board/puzzle.js'
import { NonetError, sharedClient } from '../client/client.js'
import { followLanguage } from '../dom/language-of.js'
import { upgradeProperties, whenNear, writeWord } from '../dom/lifecycle.js'
import { adoptStyles } from '../dom/sheets.js'
import { FormElement, internalsOf } from './form-element.js'
import { Game } from './game.js'
import { BOOLEANS, WORDS } from './mirrored-element.js'
import { parts } from './parts.js'
import { modelOf, stateOf } from './play-state.js'
import { PuzzleSource } from './puzzle-source.js'
import { STYLES } from './template.js'

/** @typedef {import('../words/step-sentences.js').ReportOrLarge} ReportOrLarge */
/** @typedef {import('../scene/scene.js').Layers} Layers */
/** @typedef {Pick<ReportOrLarge, 'kind' | 'step' | 'wrongDigits' | 'wrongMarks' | 'proper'>} Report */
/**
 * What a question for a hint finds: the report of the module and, of a step, its sentences and how to draw it (lay()).
 * @typedef {Report & {
 *   sentence: string,
 *   name?: string,
 *   area?: string,
 *   pattern?: string,
 *   reason?: string,
 *   result?: string,
 *   layers?: Layers,
 * }} Found
 */
/** @typedef {import('nonet-wasm').Puzzle} Puzzle */
/** @typedef {import('nonet-wasm').SolveOptions} SolveOptions */
/** @typedef {import('nonet-engine-wasm').ReductionReport} ReductionReport */
/** @typedef {import('../client/constrained-client.js').MinimiseOptions} MinimiseOptions */
/** @typedef {import('../board/history.js').Change} Change */
/** @typedef {import('../client/client.js').CallOptions} CallOptions */

/** Longer texts are not read: a 64×64 board with all its candidates is shorter. */
const LONGEST = 100_000

export class NonetSudoku extends FormElement {
  static observedAttributes = [
    'puzzle',
    'grade',
    'seed',
    'value',
    'size',
    'houses',
    'readonly',
    'controls',
    'clock',
    'required',
    'lang',
  ]

  /** All boards of a page share one client, unless a script sets another. */
  client = sharedClient()
  /** @type {Pick<SolveOptions, 'engine' | 'strategy'> & {seed?: string}} the method of solve() and of its button; `seed`, any text: a random solution */
  method = { engine: 'auto' }

  #root = this.attachShadow({ mode: 'open' })
  #game = new Game(this, this.#root, internalsOf(this))
  #forget = () => {}
  #isStarted = false
  /** Where the puzzle on the board, or the one being read, comes from. */
  #source = new PuzzleSource('')

  constructor() {
    super()
    // A click on a label is dispatched to the element itself, not to anything in it.
    this.addEventListener('click', (event) => {
      if (event.composedPath()[0] === this) this.focus()
    })
    // Labels may be added and removed at any time.
    this.#root.addEventListener('focusin', this.#game.nameBoard)
  }

  connectedCallback() {
    upgradeProperties(this, ['size', 'controls', ...WORDS, ...BOOLEANS])
    // A value belongs to the puzzle beside it, whichever of the two attributes was written first.
    const value = this.#isStarted ? null : this.getAttribute('value')
    const isFirst = !this.#isStarted
    this.#isStarted = true
    if (value !== null && !Object.hasOwn(this, 'value')) this.value = value
    upgradeProperties(this, ['value'])
    if (isFirst) adoptStyles(this.#root, STYLES)
    const { ownerDocument } = this
    const game = this.#game
    game.findLanguage()
    const forgetLanguage = followLanguage(ownerDocument, game.findLanguage)
    ownerDocument.addEventListener('visibilitychange', game.schedule)
    const load = () => game.questions.warm()
    const forgetNear = this.loading === 'eager' ? load() : whenNear(this, load)
    this.#forget = () => {
      forgetLanguage()
      forgetNear?.()
      ownerDocument.removeEventListener('visibilitychange', game.schedule)
    }
    game.schedule()
    upgradeProperties(this, ['state'])
  }

  disconnectedCallback() {
    this.#forget()
    this.#game.screen.clock.set({})
    this.#game.questions.cancel()
  }

  /** Style sheets belong to the document that created them. */
  adoptedCallback() {
    adoptStyles(this.#root, STYLES)
  }

  /** @param {string} name @param {string | null} before @param {string | null} now */
  attributeChangedCallback(name, before, now) {
    const isOther = (before ?? '') !== (now ?? '')
    if (name === 'puzzle') this.#readAttributes(isOther)
    if (['size', 'houses', 'grade', 'seed'].includes(name) && isOther) this.#readAttributes(false)
    if (name === 'value' && now !== null && this.#isStarted) this.value = now
    if (name === 'lang' && this.isConnected) this.#game.findLanguage()
    if (name === 'required' || name === 'readonly') this.#tellForm()
    this.#game.questions.withdraw()
    this.#game.schedule()
  }

  formAssociatedCallback() {
    this.#tellForm()
  }

  /** @param {boolean} isDisabled by its own attribute or by a fieldset around it */
  formDisabledCallback(isDisabled) {
    this.#game.disabled = isDisabled
    this.#game.questions.withdraw()
    this.#game.schedule()
  }

  /** Resets to the `value` attribute or, without a fitting one, to the puzzle without entries. */
  formResetCallback() {
    const { model, caption } = this.#game
    const value = this.getAttribute('value') ?? ''
    const entries = value.length > LONGEST ? undefined : readDigits(value, model.shape)
    this.#put({ ...model.asSet(), entries }, caption)
  }

  /** @param {string} state from form-control.js, if it is of this puzzle, or a line of digits */
  formStateRestoreCallback(state) {
    if (this.#source.delays(() => this.formStateRestoreCallback(state))) return
    try {
      const saved = JSON.parse(state)
      const isSame = String(saved.puzzle.givens) === String(this.#game.model.givens)
      if (isSame) this.#take(saved)
    } catch {
      this.value = state
    }
  }

  /** True for all controls, false for none; a list of their names chooses. @returns {boolean | string} */
  get controls() {
    return this.getAttribute('controls') || this.hasAttribute('controls')
  }
  set controls(wanted) {
    writeWord(this, 'controls', wanted === true ? '' : wanted === false ? null : wanted)
  }

  get size() {
    return this.getAttribute('size') ?? String(this.#game.model.size)
  }
  set size(size) {
    writeWord(this, 'size', size)
  }

  /** All digits of the board, as one line; setting it writes the cells that are not givens. */
  get value() {
    return writeLine(this.#game.model.digits, this.#game.model.shape)
  }
  set value(line) {
    // Frameworks write null for no value.
    const text = String(line ?? '')
    if (this.#isTooLong(text)) return
    const again = () => {
      this.value = text
    }
    if (this.#source.delays(again)) return
    const digits = readDigits(text, this.#game.model.shape)
    if (!digits) return
    if (this.#game.model.writeAll(digits)) this.#game.changed()
  }

  /** The board as plain data: givens, and what was entered. */
  get data() {
    return this.#game.model.filled()
  }

  /** The givens as plain data or, on a board without any, what was typed. */
  get givens() {
    return this.#game.model.puzzle()
  }

  /** What names the puzzle on the board; '' for nothing. */
  get caption() {
    return this.#game.caption
  }

  /** All digits of a board that is full and right; else undefined. */
  get solution() {
    return this.#game.model.isSolved ? [...this.#game.model.digits] : undefined
  }

  /** Puts a puzzle on the board; `caption` names it. @param {Puzzle} puzzle @param {string} [caption] */
  load(puzzle, caption = '') {
    if (!isPuzzle(Object(puzzle))) throw new NonetError('bad-argument', { text: 'puzzle' })
    this.#from(new PuzzleSource(''))
    this.#put(puzzle, caption)
  }

  /**
   * The first puzzle of a text in any way of writing, with constraints too, as plain data for load(), and its title; the board stays as it is.
   * @param {string} text @param {CallOptions & {size?: string}} [options] `size`: as the attribute, where the text does not tell
   * @returns {Promise<{puzzle?: Puzzle, title?: string}>}
   */
  async read(text, options) {
    return (await parts.solverActions()).readFor(this.client, parts, text, options)
  }

  /** @param {Puzzle} puzzle @param {string} [caption] */
  #put(puzzle, caption = '') {
    const model = new BoardModel(puzzle)
    // A revision is never used twice, so changesSince() cannot mistake one board for another.
    model.revision = this.#game.model.revision + 1
    this.#game.take(model, caption)
    this.#game.greet()
  }

  /**
   * The puzzle and all that the reader has done with it, as plain data that a page can keep as JSON; without the steps.
   * Setting it restores that; what is no state is refused with a NonetError that names the wrong member.
   */
  get state() {
    return stateOf(this.#game)
  }
  set state(state) {
    this.#take(state)
    this.#from(new PuzzleSource(''))
  }

  #take(/** @type {import('./play-state.js').PlayState} */ state) {
    const model = modelOf(state)
    model.revision = this.#game.model.revision + 1
    this.#game.take(model, state.caption, state)
  }

  /** Everything that restore() needs, with all steps; plain data. */
  save() {
    const { model, caption, selection, screen } = this.#game
    const { seconds } = screen.clock
    return { ...model.save(), caption, selected: selection.active, seconds }
  }

  /**
   * The changes since a revision, as plain data for restore(); undefined when the revision is too old, or of another
   * board.
   * @param {number} revision
   * @returns {{revision: number, changes: (Change & {seconds?: number})[]} | undefined}
   */
  changesSince(revision) {
    const { model, screen } = this.#game
    const changes = model.since(revision)
    if (!changes) return undefined
    const { seconds } = screen.clock
    return { revision: model.revision, changes: changes.map((change) => ({ ...change, seconds })) }
  }

  /**
   * Restores a saved board, and then replays the changes after it.
   * @param {ReturnType<NonetSudoku['save']>} saved
   * @param {readonly (Change & {seconds?: number})[]} [changes]
   */
  restore(saved, changes = []) {
    const model = BoardModel.restore(saved)
    model.replay(changes)
    this.#from(new PuzzleSource(''))
    const seconds = changes.at(-1)?.seconds ?? saved.seconds ?? 0
    this.#game.take(model, saved.caption, { milliseconds: seconds * 1000 })
    this.#game.selection.one(Math.min(saved.selected, model.digits.length - 1))
  }

  /**
   * Finds out how many solutions there are, up to two, and fills one in.
   * @param {{signal?: AbortSignal}} [options]
   */
  solve(options) {
    return this.#ask('solve', options, (actions, how) => actions.solve(how))
  }

  /**
   * Finds out whether the board is right so far; shows no solution.
   * @param {{signal?: AbortSignal}} [options]
   */
  validate(options) {
    return this.#ask('check', options, (actions, how) => actions.validate(how))
  }

  /**
   * What helps on from the board as the reader has it: a mistake, or the next step, as data with sentences. It shows
   * nothing; the button Hint does.
   * @param {{signal?: AbortSignal}} [options]
   * @returns {Promise<Found>}
   */
  hint(options) {
    return this.#ask('hint', options, (actions, how) => actions.findHint(how))
  }

  /**
   * Makes a puzzle and puts it on the board. Without wishes, it is any.
   * @param {import('nonet-generate-wasm').Wishes} [wishes]
   * @param {import('../client/generate-client.js').GenerateCallOptions} [options]
   */
  async generate(wishes, options) {
    const made = await this.#ask('make', options, async (_, how) => {
      const { generate } = await parts.generator()
      return { report: await generate(this.client, wishes, options, how) }
    })
    this.load(made.puzzle)
    return made
  }

  /**
   * How hard the puzzle on the board is, from its givens.
   * @param {{signal?: AbortSignal}} [options]
   */
  rate(options) {
    return this.#ask('rate', options, async (_, how) => {
      const { rate } = await parts.generator()
      return { report: await rate(this.client, this.givens, how) }
    })
  }

  /** Ends the search that runs, if any. */
  cancel() {
    this.#game.questions.cancel()
  }

  /** Counts the solutions up to a limit. @param {number} limit @param {{signal?: AbortSignal}} [options] */
  count(limit = 2, options) {
    return this.#ask('count', options, (actions, how) => actions.count(limit, how))
  }

  /**
   * Finds the digits that each cell has in some solution.
   * @param {{signal?: AbortSignal}} [options]
   */
  candidates(options) {
    return this.#ask('count', options, (actions, how) => actions.candidates(how))
  }

  /**
   * Why a value is impossible in a cell (from 0): givens and constraints that forbid it together, each of which is needed. A value is
   * what is written: it differs from the digit where these begin with another one than 1. So do those of the report.
   * @param {{cell: number, value: number} & Pick<MinimiseOptions, 'milliseconds' | 'onPart' | 'signal'>} options
   * @returns {Promise<ReductionReport>}
   */
  explain(options) {
    return this.#ask('count', options, (actions, how) => actions.explain(how, options))
  }

  /**
   * Leaves out givens and constraints until each one left is needed for the only solution; the board stays as it is.
   * @param {Pick<MinimiseOptions, 'seed' | 'milliseconds' | 'onPart' | 'signal'>} [options]
   * @returns {Promise<ReductionReport>}
   */
  minimise(options) {
    return this.#ask('count', options, (actions, how) => actions.minimise(how, options))
  }

  /**
   * @template T
   * @param {import('./question-runner.js').Question} question @param {{signal?: AbortSignal} | undefined} options
   * @param {(actions: import('./solver-actions.js').SolverActions, how: CallOptions) =>
   *   import('./question-runner.js').Answer<T> | Promise<import('./question-runner.js').Answer<T>>} find
   */
  #ask(question, options, find) {
    return this.#game.questions.ask(question, find, ownMembers(options).signal)
  }

  /** Writes a digit (0 clears). Resolves, once drawn, to whether the board has changed. */
  async set(/** @type {number} */ cell, /** @type {number} */ digit) {
    const { model } = this.#game
    const isCell = Number.isInteger(cell) && cell >= 0 && cell < model.digits.length
    const isDigit = Number.isInteger(digit) && digit >= 0 && digit <= model.size
    return this.#changed(isCell && isDigit && model.write([cell], digit, this.autoclean))
  }

  /** Undoes the last step. Resolves, once drawn, to whether there was one. */
  async undo() {
    return this.#changed(this.#game.model.undo() !== undefined)
  }

  /** Redoes the last undone step. Resolves, once drawn, to whether there was one. */
  async redo() {
    return this.#changed(this.#game.model.redo() !== undefined)
  }

  /**
   * Lays highlights, links, cages and the like on the board, in place of those before; undefined takes them
   * away, and so does another puzzle. What they show should be said as well: say(). Resolves once they are drawn;
   * what is no layer is a TypeError that names the field.
   * @param {import('../scene/scene.js').Layers} [layers]
   */
  async lay(layers) {
    await this.#game.lay(layers)
  }

  /** Shows a message above the board, which screen readers read too. */
  say(/** @type {string} */ message, isAlert = false) {
    this.#game.say(message, isAlert)
  }

  /**
   * Focuses the active cell.
   * @override
   * @param {FocusOptions} [options]
   */
  focus(options) {
    const { screen, model, selection, disabled } = this.#game
    if (disabled) return
    if (!screen.shows(model)) this.#game.draw()
    screen.focus(selection.active, options)
  }

  /** Resolves, once drawn, to its argument. */
  async #changed(/** @type {boolean} */ is) {
    if (is) this.#game.changed()
    await new Promise((resolve) => queueMicrotask(() => resolve(undefined)))
    return is
  }

  #tellForm() {
    this.#game.form.update(this.required)
  }

  /** Whether a text is too long for a board; says so. */
  #isTooLong(/** @type {string} */ text) {
    const isTooLong = text.length > LONGEST
    if (isTooLong) this.#game.refuse(text.length, LONGEST)
    return isTooLong
  }

  /** Sets the source of the board, and cancels what the old one was reading. */
  #from(/** @type {PuzzleSource} */ source) {
    this.#source.stop.abort()
    this.#source = source
  }

  /**
   * `puzzle` has precedence over `size`. The module reads a text that is no plain line. The same attributes as before
   * leave the board as it is.
   * @param {boolean} isOther `puzzle` has another text
   */
  #readAttributes(isOther) {
    const text = this.puzzle
    if (this.#isTooLong(text)) return
    const { grade, seed } = this
    const { houses } = this
    const said = { text, size: this.getAttribute('size'), houses, grade, seed, isOther }
    const source = this.#source.after(said, this.#game.model)
    if (!source) return
    this.#from(source)
    if (source.puzzle) this.#put(source.puzzle)
    else if (!source.isRead) this.#read(source)
  }

  async #read(/** @type {PuzzleSource} */ source) {
    try {
      const { puzzle, title } = await source.read(this.#game)
      if (source !== this.#source) return
      source.isRead = true
      if (puzzle) this.#put(puzzle, title)
      source.next()
    } catch (reason) {
      if (source !== this.#source) return
      // Setting the same text again tries again: the solver may be available by then.
      this.#source = new PuzzleSource('')
      await this.#game.tellError(reason)
    }
  }
}
