// element/nonet-sudoku.js: <nonet-sudoku>, a board that can be played, checked and solved.
//
//   <nonet-sudoku puzzle="53..7....…" controls>text for readers without script</nonet-sudoku>
//
// The class holds the pieces together: the model (digits), the view (drawing), the keyboard's and
// the keys' commands, and the questions to the solver. Every change ends in #schedule(), which draws
// once however many changes a task makes. Attributes and properties mirror each other; events are
// for what the reader does, not for what the page calls.
//
// Attributes: puzzle value size readonly controls theme loading (lang: English so far).
// Events:     nonet-ready · nonet-input {cell, digit} · nonet-solved · nonet-error {error}

import { sharedClient } from '../client/client.js'
import { commandOf } from './keyboard.js'
import { upgradeProperties, whenNear } from './lifecycle.js'
import { emptyPuzzle, readDigits, readLine, readShape, writeLine } from './line.js'
import { labelOf, looksOf } from './looks.js'
import { MirroredElement } from './mirrored.js'
import { BoardModel } from './model.js'
import { Playing } from './playing.js'
import { Zoom } from './pointer.js'
import { say } from './sentences.js'
import { Solving } from './solving.js'
import { buildTemplate } from './template.js'

/** @typedef {import('nonet-wasm').Puzzle} Puzzle */
/** @typedef {import('nonet-wasm').SolveOptions} SolveOptions */
/** @typedef {import('./template.js').Action} Action */

const USUAL_SIZE = '9'
const MIRRORED = ['puzzle', 'value', 'size', 'readonly', 'controls', 'theme', 'loading']

export class NonetSudoku extends MirroredElement {
  static observedAttributes = ['puzzle', 'value', 'size', 'readonly', 'controls']

  /** Who answers; all boards of a page share one unless they are given their own. */
  client = sharedClient()
  /** @type {Pick<SolveOptions, 'engine' | 'strategy'>} */
  method = { engine: 'auto' }

  #model = new BoardModel(emptyPuzzle({ size: 9, boxRows: 3, boxColumns: 3 }))
  #selected = 0
  #isPending = false
  #isReady = false
  #isShaped = false
  #caption = ''
  #verdict = ''
  #asked = ''
  #parts = buildTemplate(this.attachShadow({ mode: 'open' }), (cell) => labelOf(this.#model, cell))
  #zoom = new Zoom(this.#parts)
  #solving
  #playing
  #forgetNear = () => {}

  constructor() {
    super()
    const host = this.#host()
    this.#solving = new Solving(host)
    this.#playing = new Playing(Object.assign(host, { solving: this.#solving }))
    this.#listen()
  }

  connectedCallback() {
    upgradeProperties(this, MIRRORED)
    this.#schedule()
    if (this.loading === 'eager') this.client.warm()
    else this.#forgetNear = whenNear(this, () => this.client.warm())
  }

  disconnectedCallback() {
    this.#forgetNear()
    this.#solving.cancel()
  }

  /** @param {string} name @param {string | null} _before @param {string | null} now */
  attributeChangedCallback(name, _before, now) {
    if (name === 'size' || name === 'puzzle') this.#readAttributes()
    if (name === 'value' && now !== null) this.value = now
    this.#schedule()
  }

  get size() {
    return this.getAttribute('size') ?? String(this.#model.size)
  }
  set size(size) {
    this.setAttribute('size', String(size))
  }

  /** All that stands on the board, as one line; setting it writes what is no given. */
  get value() {
    return writeLine(this.#model.digits, this.#model.size)
  }
  set value(text) {
    const digits = readDigits(text)
    if (digits?.length !== this.#model.digits.length) return
    for (const [cell, digit] of digits.entries()) this.#model.set(cell, digit)
    this.#changed()
  }

  /** The board as plain data: givens, and what was entered. */
  get data() {
    return this.#model.filled()
  }

  /** The givens as plain data or, on a board without any, what was typed. */
  get givens() {
    return this.#model.puzzle()
  }

  /** What names the puzzle on the board; '' for nothing. */
  get caption() {
    return this.#caption
  }

  /** All digits of a board that is full and right; else undefined. */
  get solution() {
    return this.#model.isSolved ? [...this.#model.digits] : undefined
  }

  /** Puts a puzzle on the board; `caption` names it. @param {Puzzle} puzzle @param {string} [caption] */
  load(puzzle, caption = '') {
    this.#take(new BoardModel(puzzle), caption)
    const clash = this.#model.conflicts[0]
    if (clash) this.#playing.tellClash(clash.cells[0])
    else this.say('')
  }

  /** Everything needed to come back to this board later; plain data. */
  save() {
    return { ...this.#model.save(), caption: this.#caption, selected: this.#selected }
  }

  /** @param {ReturnType<NonetSudoku['save']>} saved */
  restore(saved) {
    this.#take(BoardModel.restore(saved), saved.caption)
    this.#selected = Math.min(saved.selected, this.#model.digits.length - 1)
  }

  /** @param {{signal?: AbortSignal}} [options] */
  solve({ signal } = {}) {
    return this.#solving.solve(signal)
  }

  /** @param {{signal?: AbortSignal}} [options] */
  validate({ signal } = {}) {
    return this.#solving.validate(signal)
  }

  /** Ends a search that runs, if any. */
  cancel() {
    this.#solving.cancel()
  }

  /** @param {number} limit @param {{signal?: AbortSignal}} [options] */
  count(limit = 2, { signal } = {}) {
    return this.#solving.count(limit, signal)
  }

  /** Writes a digit (0 clears). Resolves, once drawn, to whether the board has changed. */
  async set(/** @type {number} */ cell, /** @type {number} */ digit) {
    const isDigit = Number.isInteger(digit) && digit >= 0 && digit <= this.#model.size
    const isChanged = isDigit && this.#model.set(cell, digit)
    if (isChanged) this.#changed()
    await this.#drawn()
    return isChanged
  }

  /** Takes the last step back. Resolves, once drawn, to whether there was one. */
  async undo() {
    return this.#stepped(this.#model.undo())
  }

  /** Takes the last undone step again. Resolves, once drawn, to whether there was one. */
  async redo() {
    return this.#stepped(this.#model.redo())
  }

  /** Says something in the line above the board, to eyes and to screen readers. */
  say(/** @type {string} */ message, isAlert = false) {
    this.#parts.message.textContent = message
    this.#parts.message.classList.toggle('alert', isAlert)
  }

  /**
   * Brings the reader to the board.
   * @override
   * @param {FocusOptions} [options]
   */
  focus(options) {
    if (!this.#isShaped) this.#draw()
    this.#parts.board.cell(this.#selected)?.focus(options)
  }

  /** @param {number} cell that a step touched, or -1 */
  async #stepped(cell) {
    if (cell >= 0) this.#changed()
    await this.#drawn()
    return cell >= 0
  }

  /** @param {BoardModel} model @param {string} caption */
  #take(model, caption) {
    this.#model = model
    this.#caption = caption
    this.#selected = 0
    this.#isShaped = false
    this.#asked = ''
    this.#solving.forget()
    this.#changed()
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
        (reason) => this.#playing.fail(reason),
      )
    }
  }

  /** What solving and playing see of the board; live, since the model is another with each puzzle. */
  #host() {
    const element = this
    return {
      get client() {
        return element.client
      },
      get model() {
        return element.#model
      },
      get method() {
        return element.method
      },
      get selected() {
        return element.#selected
      },
      get readonly() {
        return element.readonly
      },
      /** @param {string} message @param {boolean} [isAlert] */
      tell: (message, isAlert) => this.say(message, isAlert),
      /** @param {string} verdict */
      judge: (verdict) => {
        this.#verdict = verdict
        this.#showVerdict()
      },
      /** @param {string[]} lines */
      showProgress: (lines) => {
        this.#parts.progress.textContent = lines.join(' · ')
      },
      /** @param {{busy: boolean, another: boolean}} state */
      showState: (state) => this.#showState(state),
      /** @param {number} cell */
      select: (cell) => {
        const isFocused = this.#isGridFocused()
        this.#select(cell)
        if (isFocused) this.#parts.board.cell(cell).focus()
      },
      changed: () => this.#changed(),
      /** @param {string} name @param {object} detail */
      emit: (name, detail) => this.#emit(name, detail),
    }
  }

  #listen() {
    const { grid, keys, buttons, board } = this.#parts
    // The selection follows the focus, which a press, a key or a screen reader can give.
    grid.addEventListener('focusin', (event) => this.#select(board.cellOf(event)))
    grid.addEventListener('keydown', (event) => this.#onKey(event))
    keys.addEventListener('click', (event) => {
      const key = event.target instanceof Element ? event.target.closest('button') : null
      if (key) this.#playing.enter(Number(key.dataset.digit))
    })
    for (const button of Object.values(buttons)) {
      const action = /** @type {Action} */ (button.dataset.action)
      button.addEventListener('click', () => this.#playing.act(action))
    }
  }

  #onKey(/** @type {KeyboardEvent} */ event) {
    const command = commandOf(event, this.#selected, this.#model.size)
    if (!command) return
    event.preventDefault()
    event.stopPropagation()
    if (command.type === 'move') this.#parts.board.cell(command.cell).focus()
    else if (command.type === 'digit') this.#playing.type(command.digit, command.letter)
    else if (command.type === 'erase') this.#playing.enter(0)
    else if (command.type === 'help') this.#parts.help.showModal()
    else this.#playing.act(command.type)
  }

  #select(/** @type {number} */ cell) {
    if (cell < 0 || cell === this.#selected) return
    this.#selected = cell
    this.#playing.forgetFigures()
    this.#schedule()
  }

  #isGridFocused() {
    return this.#parts.grid.contains(this.shadowRoot?.activeElement ?? null)
  }

  /** The digits have changed. Another puzzle than the one asked about makes its answers void. */
  #changed() {
    const puzzle = this.#model.puzzle().givens.join()
    if (this.#asked && this.#asked !== puzzle) this.#solving.forget()
    this.#asked = puzzle
    this.#schedule()
  }

  /** Many changes in one task draw once. */
  #schedule() {
    if (this.#isPending || !this.isConnected) return
    this.#isPending = true
    queueMicrotask(() => {
      this.#isPending = false
      if (this.isConnected) this.#draw()
    })
  }

  #drawn() {
    return new Promise((resolve) => queueMicrotask(() => resolve(undefined)))
  }

  #draw() {
    const { board, keypad, pad, buttons, grid } = this.#parts
    const { size, boxRows, boxColumns, regions } = this.#model.shape
    // Another shape has other cells: a focus on one of the old ones goes over to its successor.
    const isFocusLost = !this.#isShaped && this.#isGridFocused()
    if (!this.#isShaped) {
      this.#isShaped = true
      const hasBoxes = !regions && boxRows > 1 && boxColumns > 1
      const markColumns = hasBoxes ? boxColumns : Math.ceil(Math.sqrt(size))
      const markRows = Math.ceil(size / markColumns)
      board.shape({ size, areas: this.#model.areas, markRows, markColumns })
      keypad.shape(size)
      this.#zoom.shape(size)
    }
    board.draw(looksOf(this.#model, this.#selected))
    if (isFocusLost) board.cell(this.#selected).focus()
    keypad.draw(this.#model.left)
    pad.hidden = !this.controls
    grid.setAttribute('aria-readonly', String(this.readonly))
    buttons.undo.setAttribute('aria-disabled', String(!this.#model.canUndo))
    buttons.redo.setAttribute('aria-disabled', String(!this.#model.canRedo))
    this.#showVerdict()
    if (!this.#isReady) {
      this.#isReady = true
      this.#emit('nonet-ready', {})
    }
  }

  #showVerdict() {
    this.#parts.verdict.textContent = [this.#caption, this.#verdict].filter(Boolean).join(' · ')
  }

  /** Solve and Cancel share one place; a focus on the one goes over to the other. */
  #showState(/** @type {{busy: boolean, another: boolean}} */ { busy, another }) {
    const { solve, cancel, another: next } = this.#parts.buttons
    const focused = this.shadowRoot?.activeElement
    solve.hidden = busy
    cancel.hidden = !busy
    next.hidden = !another
    if (busy && focused === solve) cancel.focus()
    if (!busy && focused === cancel) solve.focus()
  }

  /** @param {string} name @param {object} detail */
  #emit(name, detail) {
    this.dispatchEvent(new CustomEvent(name, { detail, bubbles: true, composed: true }))
  }
}
