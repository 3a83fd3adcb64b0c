// element/nonet-sudoku.js: <nonet-sudoku>, a board that can be played, checked and solved.
//
//   <nonet-sudoku puzzle="53..7....…" controls>text for readers without script</nonet-sudoku>
//
// The class is what a host page sees: attributes, properties, methods. What happens on the board is
// the game's (game.js). Attributes and properties mirror each other; events are for what the reader
// does, not for what the page calls.
//
// puzzle      the givens, as text in any way of writing them
// value       all that stands on the board, as one line
// size        of an empty board: "6", or "3x2" for boxes of 3 rows by 2
// controls    shows the pad: modes, digits, actions
// readonly    the reader changes nothing
// autoclean   a digit that is placed takes its marks away from the cells that it rules out
// clock       shows how long the reader has been at the puzzle
// haptics     a short buzz when a digit clashes, where the device can
// theme       light or dark; else as the system is
// contrast    stronger lines and darker words
// palette     safe: colours of cells that differ for every eye
// digits      large
// lefthanded  the pad at the other side
// loading     eager: loads the solver at once
//
// Events: nonet-ready · nonet-input {cell, digit}, before the change is seen · nonet-solved ·
// nonet-error {error}

import { sharedClient } from '../client/client.js'
import { Game } from './game.js'
import { upgradeProperties, whenNear } from './lifecycle.js'
import { emptyPuzzle, readDigits, readLine, readShape, writeLine } from './line.js'
import { BOOLEANS, MirroredElement, WORDS } from './mirrored.js'
import { BoardModel } from './model.js'
import { say } from './sentences.js'

/** @typedef {import('nonet-wasm').Puzzle} Puzzle */
/** @typedef {import('nonet-wasm').SolveOptions} SolveOptions */
/** @typedef {import('./history.js').Change} Change */

const USUAL_SIZE = '9'

export class NonetSudoku extends MirroredElement {
  static observedAttributes = ['puzzle', 'value', 'size', 'readonly', 'controls', 'clock']

  /** Who answers; all boards of a page share one unless they are given their own. */
  client = sharedClient()
  /** @type {Pick<SolveOptions, 'engine' | 'strategy'>} */
  method = { engine: 'auto' }

  #game = new Game(this, this.attachShadow({ mode: 'open' }))
  #forgetNear = () => {}

  connectedCallback() {
    upgradeProperties(this, ['value', 'size', ...WORDS, ...BOOLEANS])
    document.addEventListener('visibilitychange', this.#game.schedule)
    this.#game.schedule()
    if (this.loading === 'eager') this.client.warm()
    else this.#forgetNear = whenNear(this, () => this.client.warm())
  }

  disconnectedCallback() {
    document.removeEventListener('visibilitychange', this.#game.schedule)
    this.#forgetNear()
    this.#game.screen.clock.set({})
    this.#game.solving.cancel()
  }

  /** @param {string} name @param {string | null} _before @param {string | null} now */
  attributeChangedCallback(name, _before, now) {
    if (name === 'size' || name === 'puzzle') this.#readAttributes()
    if (name === 'value' && now !== null) this.value = now
    this.#game.schedule()
  }

  get size() {
    return this.getAttribute('size') ?? String(this.#game.model.size)
  }
  set size(size) {
    this.setAttribute('size', String(size))
  }

  /** All that stands on the board, as one line; setting it writes what is no given. */
  get value() {
    return writeLine(this.#game.model.digits, this.#game.model.size)
  }
  set value(text) {
    const digits = readDigits(text)
    if (digits?.length !== this.#game.model.digits.length) return
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
    const model = new BoardModel(puzzle)
    // Nobody can take this board for what the one before has become.
    model.revision = this.#game.model.revision + 1
    this.#game.take(model, caption)
    this.#game.screen.clock.seconds = 0
    const clash = model.conflicts[0]
    if (clash) this.#game.playing.tellClash(clash.cells[0])
    else this.say('')
  }

  /** Everything needed to come back to this board later, with all its steps; plain data. */
  save() {
    const { model, caption, selection, screen } = this.#game
    const { seconds } = screen.clock
    return { ...model.save(), caption, selected: selection.active, seconds }
  }

  /**
   * What has happened since a revision, as plain data for restore(); undefined when that is too long
   * ago, or was another board.
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
   * Puts a saved board back, and then makes the changes that came after it.
   * @param {ReturnType<NonetSudoku['save']>} saved
   * @param {readonly (Change & {seconds?: number})[]} [changes]
   */
  restore(saved, changes = []) {
    const model = BoardModel.restore(saved)
    model.replay(changes)
    this.#game.take(model, saved.caption)
    this.#game.selection.one(Math.min(saved.selected, model.digits.length - 1))
    this.#game.screen.clock.seconds = changes.at(-1)?.seconds ?? saved.seconds ?? 0
  }

  /** @param {{signal?: AbortSignal}} [options] */
  solve({ signal } = {}) {
    return this.#game.solving.solve({ signal })
  }

  /** @param {{signal?: AbortSignal}} [options] */
  validate({ signal } = {}) {
    return this.#game.solving.validate(signal)
  }

  /** Ends a search that runs, if any. */
  cancel() {
    this.#game.solving.cancel()
  }

  /** @param {number} limit @param {{signal?: AbortSignal}} [options] */
  count(limit = 2, { signal } = {}) {
    return this.#game.solving.count(limit, signal)
  }

  /** Writes a digit (0 clears). Resolves, once drawn, to whether the board has changed. */
  async set(/** @type {number} */ cell, /** @type {number} */ digit) {
    const { model } = this.#game
    const isDigit = Number.isInteger(digit) && digit >= 0 && digit <= model.size
    return this.#changed(isDigit && model.write([cell], digit, this.autoclean))
  }

  /** Takes the last step back. Resolves, once drawn, to whether there was one. */
  async undo() {
    return this.#changed(this.#game.model.undo() !== undefined)
  }

  /** Takes the last undone step again. Resolves, once drawn, to whether there was one. */
  async redo() {
    return this.#changed(this.#game.model.redo() !== undefined)
  }

  /** Says something in the line above the board, to eyes and to screen readers. */
  say(/** @type {string} */ message, isAlert = false) {
    this.#game.screen.say(message, isAlert)
  }

  /**
   * Brings the reader to the board.
   * @override
   * @param {FocusOptions} [options]
   */
  focus(options) {
    const { screen, model, selection } = this.#game
    if (!screen.shows(model)) this.#game.draw()
    screen.focus(selection.active, options)
  }

  /** Resolves, once drawn, to what it was given. */
  async #changed(/** @type {boolean} */ is) {
    if (is) this.#game.changed()
    await new Promise((resolve) => queueMicrotask(() => resolve(undefined)))
    return is
  }

  /** `puzzle` wins over `size`; what is no plain line is read by the module. */
  #readAttributes() {
    const shape = readShape(this.getAttribute('size') ?? USUAL_SIZE)
    const text = this.puzzle
    const puzzle = text ? readLine(text, shape) : shape && emptyPuzzle(shape)
    if (puzzle) this.load(puzzle)
    else if (text) {
      this.client.read(text, shape ? { shape } : {}).then(
        ({ entries: [entry] }) => {
          if (text !== this.puzzle) return
          if (entry.puzzle) this.load(entry.puzzle, entry.title)
          else if (entry.error) this.say(say(`errors.${entry.error.key}`, { ...entry.error }), true)
        },
        (reason) => this.#game.playing.fail(reason),
      )
    }
  }
}
