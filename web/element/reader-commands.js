// element/reader-commands.js: applies the reader's commands to the board, and reports the result.
//
// Keys, the keypad and the action buttons all call it. Digits, marks, colours and Erase change all selected cells as
// one step. Every refusal has a message: a digit out of range, a given that cannot change, a conflict, nothing to
// undo.

import { cellsOf } from '../board/history.js'
import { COLOURS } from '../board/puzzle.js'
import { conflictHouses } from '../words/cell-label.js'
import { TwoFigures } from './keyboard.js'
import { parts } from './parts.js'

/** @typedef {import('../board/model.js').BoardModel} BoardModel */
/** @typedef {import('./keyboard.js').Mode} Mode */
/** @typedef {import('../board/history.js').Layer} Layer */
/** @typedef {import('./template.js').Action} Action */
/** @typedef {import('../words/speaker.js').Speaker} Speaker */
/** @typedef {import('../words/speaker.js').Values} Values */
/**
 * What the commands need of the element.
 * @typedef {object} Host
 * @property {BoardModel} model
 * @property {import('../board/selection.js').Selection} selection
 * @property {Mode} mode
 * @property {boolean} several each tap adds to the selection
 * @property {boolean} readonly
 * @property {Speaker} words
 * @property {boolean} autoclean
 * @property {boolean} haptics
 * @property {import('./question-runner.js').QuestionRunner} questions
 * @property {(path: string, values?: Values | ((words: Speaker) => Promise<Values>)) => void} tell says what was
 *   done; values that are words themselves are computed when the words are loaded
 * @property {(path: string, values?: Values) => void} warn says what was not done, and why
 * @property {(reason: unknown) => Promise<void>} tellError
 * @property {(cell: number) => void} select
 * @property {() => void} schedule draws soon
 * @property {(detail?: object) => void} played called when the reader has changed the model
 * @property {(name: string, detail: object) => void} emit
 * @property {object} progress how far the reader is
 */

/** Duration of the vibration for a conflict. */
const CONFLICT_MS = 8

/** @type {readonly Action[]} actions of a read-only board */
const LEAVES_THE_BOARD = ['check', 'cancel']

/** @type {Record<Mode, Layer[]>} what Erase removes first in each mode */
const ERASED_FIRST = {
  digit: ['digits'],
  corner: ['corner'],
  centre: ['centre'],
  colour: ['colours'],
}
/** @type {Layer[][]} and what it removes next, if there was nothing */
const ERASED_NEXT = [['digits'], ['corner', 'centre'], ['colours']]

export class ReaderCommands {
  #host
  #figures = new TwoFigures()
  /** The last figure was a step of its own, which the second figure of a pair undoes. */
  #isFigureWritten = false

  /** @param {Host} host */
  constructor(host) {
    this.#host = host
  }

  /**
   * A figure or a letter was typed; two figures in a row may make one number.
   * @param {number} value as it is written
   * @param {string} letter '' for a figure
   * @param {Mode} [mode] for this one only
   */
  type(value, letter, mode = this.#host.mode) {
    const { model, selection, warn, played } = this.#host
    const { size } = model
    if (mode === 'colour') return this.enter(value, mode)
    const last = model.valueOfDigit(size)
    const pair = letter
      ? 0
      : this.#figures.type(selection.active, mode, value, last, performance.now())
    const number = pair || value
    const digit = model.digitOf(number)
    if (number && (digit < 1 || digit > size)) {
      // The first figure of a pair stays where it is.
      if (!pair) this.#isFigureWritten = false
      if (letter) this.forgetFigures()
      const path = letter ? 'moves.letterOutOfRange' : 'cells.outOfRange'
      return warn(path, { letter, digit: number, first: model.valueOfDigit(1), last })
    }
    if (letter) return this.enter(digit, mode)
    const isTakenBack = pair > 0 && this.#isFigureWritten && model.undo() !== undefined
    this.#isFigureWritten = this.#write(digit, mode)
    // Only the undo has changed the board.
    if (isTakenBack && !this.#isFigureWritten) played()
  }

  /** Writes a digit, a mark or a colour into the selected cells; 0 erases. */
  enter(/** @type {number} */ digit, mode = this.#host.mode) {
    this.forgetFigures()
    this.#write(digit, mode)
  }

  /** Writes the only mark of a cell as its digit. */
  confirm(/** @type {number} */ cell) {
    const digit = this.#host.model.lastMark(cell)
    if (digit) this.enter(digit, 'digit')
  }

  /** The next figure begins a new number. */
  forgetFigures() {
    this.#figures.forget()
  }

  /** @param {number} value @param {Mode} mode @returns {boolean} whether the board has changed */
  #write(value, mode) {
    const { readonly, warn } = this.#host
    if (readonly) warn('board.readonly')
    else if (!value) return this.#erase(mode)
    else if (mode === 'colour') return this.#mark('colours', value)
    else return mode === 'digit' ? this.#writeDigit(value) : this.#mark(mode, value)
    return false
  }

  /** @param {number} digit */
  #writeDigit(digit) {
    const { model, selection, autoclean, haptics, tell, warn, played, emit } = this.#host
    const cells = selection.cells.filter((cell) => !model.givens[cell])
    if (!cells.length) {
      warn('board.isGiven', { digit: model.valueOfDigit(model.givens[selection.active]) })
      return false
    }
    const count = cells.length
    const isChanged = model.write(cells, digit, autoclean)
    if (isChanged) played(count === 1 ? { cell: cells[0], digit } : {})
    const conflicting = cells.find((cell) =>
      model.conflicts.some((conflict) => conflict.cells.includes(cell)),
    )
    if (conflicting !== undefined) {
      this.tellConflict(conflicting)
      if (haptics) navigator.vibrate?.(CONFLICT_MS)
    } else
      tell(model.isSolved ? 'board.solved' : 'board.placed', {
        digit: model.valueOfDigit(digit),
        count,
      })
    if (isChanged && model.isSolved) emit('nonet-solved', this.#host.progress)
    // Only the solver knows whether constraints are kept.
    else if (model.constraints && model.isFull && conflicting === undefined) this.act('check')
    return isChanged
  }

  /** @param {import('../board/model.js').MarkLayer} layer @param {number} value */
  #mark(layer, value) {
    const { model, selection, words, tell, warn, played } = this.#host
    const isColour = layer === 'colours'
    const cells = selection.cells.filter((cell) => isColour || !model.digits[cell])
    if (isColour && value > COLOURS) {
      warn('moves.colourOutOfRange', { number: value, count: COLOURS })
      return false
    }
    if (!cells.length) {
      warn('moves.marksNeedEmpty')
      return false
    }
    const isThere = model.toggle(layer, cells, value)
    played()
    const name = { corner: 'Corner', centre: 'Centre', colours: 'Colour' }[layer]
    const what = isColour ? words.say(`colours.${value}`) : model.valueOfDigit(value)
    const key = `moves.${isThere ? 'added' : 'removed'}${name}`
    tell(key, { digit: what, count: cells.length })
    return true
  }

  /** @param {Mode} mode */
  #erase(mode) {
    const { model, selection, tell, warn, played } = this.#host
    const { cells } = selection
    // Marks hidden by a digit are not erased.
    const empty = cells.filter((cell) => !model.digits[cell])
    const set = cells.filter((cell) => model.digits[cell] && !model.givens[cell])
    const count = set.length
    const digit = model.valueOfDigit(model.digits[set[0]])
    for (const layers of [ERASED_FIRST[mode], ...ERASED_NEXT]) {
      const [layer] = layers
      const isMarks = layer === 'corner' || layer === 'centre'
      if (!model.erase(layers, isMarks ? empty : cells)) continue
      const isSingle = layer === 'digits' && count === 1
      played(isSingle ? { cell: set[0], digit: 0 } : {})
      if (isSingle) tell('board.erased', { digit })
      else if (layer === 'digits') tell('moves.cleared', { count })
      else tell(isMarks ? 'moves.erasedMarks' : 'moves.erasedColours')
      return true
    }
    const given = model.givens[selection.active]
    if (given) warn('board.isGiven', { digit: model.valueOfDigit(given) })
    else tell('moves.nothingToClear')
    return false
  }

  /** Runs the action of a button or its key. */
  act(/** @type {Action} */ action) {
    const { model, questions, readonly, warn } = this.#host
    this.forgetFigures()
    // A second press while the question still runs does nothing.
    if (action === questions.running) return undefined
    if (readonly && !LEAVES_THE_BOARD.includes(action)) return warn('board.readonly')
    switch (action) {
      case 'undo':
        return this.#tellStep(model.undo(), 'undone', 'nothingToUndo')
      case 'redo':
        return this.#tellStep(model.redo(), 'redone', 'nothingToRedo')
      case 'select':
        return this.#toggleSeveral()
      case 'marks':
        return this.#fillMarks()
      case 'clear':
        return this.#clear()
      case 'cancel':
        return questions.cancel()
      case 'check':
        return this.#ask('check', (actions, options) => actions.validate(options, true))
      case 'hint':
        return this.#ask('hint', (actions, options) => actions.hint(options))
      case 'solve':
        return this.#ask('solve', (actions, options) => actions.solve(options, true))
      case 'another':
        return this.#ask('another', (actions, options) => actions.another(options))
      case 'back':
        return this.#ask('back', (actions, options) => actions.back(options))
    }
  }

  /** Names the houses in which the cell's digit is in conflict. */
  tellConflict(/** @type {number} */ cell) {
    const { model, warn, words } = this.#host
    const houses = conflictHouses(model, cell, words)
    warn('board.conflicts', { digit: model.valueOfDigit(model.digits[cell]), houses })
  }

  /** Shows an error, and dispatches it as an event; a cancelled question is no error. */
  async fail(/** @type {unknown} */ reason) {
    if (reason instanceof DOMException && reason.name === 'AbortError') return
    this.#host.emit('nonet-error', { error: reason })
    await this.#host.tellError(reason)
  }

  #toggleSeveral() {
    const host = this.#host
    host.several = !host.several
    if (!host.several) host.selection.one(host.selection.active)
    host.schedule()
  }

  /** Fills the marks of the selected cells if they are several, else of all empty ones. */
  #fillMarks() {
    const { model, selection, tell, played } = this.#host
    const cells = selection.count > 1 ? selection.cells : model.givens.map((_, cell) => cell)
    if (model.fillMarks(cells)) {
      played()
      tell('moves.marksFilled')
    } else tell('moves.marksThere')
  }

  #clear() {
    const { model, tell, played } = this.#host
    const count = model.digits.filter((digit, cell) => digit && !model.givens[cell]).length
    if (model.clear()) {
      played()
      const { corner, centre } = model.steps[model.steps.length - 1]
      if (count) tell('moves.cleared', { count })
      else tell(corner || centre ? 'moves.erasedMarks' : 'moves.erasedColours')
    } else tell('moves.nothingToClear')
  }

  /** @param {import('../board/history.js').Step | undefined} step @param {string} done @param {string} nothing */
  #tellStep(step, done, nothing) {
    const { model, selection, tell, select, played } = this.#host
    if (!step) {
      tell(`moves.${nothing}`)
      return
    }
    const cells = cellsOf(step)
    if (!cells.includes(selection.active)) select(cells[0])
    played()
    tell(`moves.${done}`, async (words) => {
      const { stepWords } = await parts.stepWords()
      return { what: stepWords(step, model, words) }
    })
  }

  /**
   * @param {import('./question-runner.js').Question} question
   * @param {Parameters<import('./question-runner.js').QuestionRunner['ask']>[1]} find
   */
  #ask(question, find) {
    const { questions } = this.#host
    questions.ask(question, find, undefined, true).catch((reason) => this.fail(reason))
  }
}
