// element/playing.js: what the reader's commands do to the board, and what is said about it.
//
// Keys, the keypad and the action buttons all end here. Nothing is refused in silence: a digit out of
// range, a given that stays, a clash, an undo with nothing to undo all say what is the matter.

import { TwoFigures } from './keyboard.js'
import { clashesOf } from './looks.js'
import { errorSentence, say } from './sentences.js'

/** @typedef {import('./model.js').BoardModel} BoardModel */
/** @typedef {import('./template.js').Action} Action */
/**
 * What playing needs of the element.
 * @typedef {object} Host
 * @property {BoardModel} model
 * @property {number} selected
 * @property {boolean} readonly
 * @property {import('./solving.js').Solving} solving
 * @property {(message: string, isAlert?: boolean) => void} tell
 * @property {(cell: number) => void} select
 * @property {() => void} changed the model has changed
 * @property {(name: string, detail: object) => void} emit
 */

export class Playing {
  #host
  #figures = new TwoFigures()
  /** The figure typed last has made a step of its own, which the second of a pair takes back. */
  #isFigureWritten = false

  /** @param {Host} host */
  constructor(host) {
    this.#host = host
  }

  /**
   * A figure or a letter was typed; two figures in a row may make one digit.
   * @param {number} digit
   * @param {string} letter '' for a figure
   */
  type(digit, letter) {
    const { model, selected, tell } = this.#host
    const { size } = model
    if (letter) {
      this.#figures.forget()
      if (digit > size) tell(say('board.letterOutOfRange', { letter, digit, size }), true)
      else this.enter(digit)
      return
    }
    const pair = this.#figures.type(selected, digit, size, performance.now())
    if (pair > size) {
      tell(say('board.outOfRange', { digit: pair, size }), true)
      return
    }
    if (pair && this.#isFigureWritten) model.undo()
    this.#isFigureWritten = this.#write(pair || digit)
  }

  /** Writes a digit into the selected cell; 0 erases. */
  enter(/** @type {number} */ digit) {
    this.forgetFigures()
    this.#write(digit)
  }

  /** The next figure begins a number: something else was done in between. */
  forgetFigures() {
    this.#figures.forget()
  }

  /** @param {number} digit @returns {boolean} whether the board has changed */
  #write(digit) {
    const { model, selected: cell, readonly, tell, changed, emit } = this.#host
    const { size, givens, digits } = model
    const before = digits[cell]
    if (readonly) tell(say('board.readonly'), true)
    else if (digit > size) tell(say('board.outOfRange', { digit, size }), true)
    else if (givens[cell]) tell(say('board.isGiven', { digit: givens[cell] }), true)
    else if (model.set(cell, digit)) {
      changed()
      if (model.conflicts.some(({ cells }) => cells.includes(cell))) this.tellClash(cell)
      else if (digit && model.isSolved) tell(say('board.solved'))
      else tell(say(digit ? 'board.placed' : 'board.erased', { digit: digit || before }))
      emit('nonet-input', { cell, digit })
      if (model.isSolved) emit('nonet-solved', {})
      return true
    } else tell(say(digit ? 'board.placed' : 'board.nothingToClear', { digit }))
    return false
  }

  /** Does what an action button or its key stands for. */
  act(/** @type {Action} */ action) {
    const { model, solving } = this.#host
    this.forgetFigures()
    // A second press while the first is still at work asks for nothing new.
    if (action === solving.running) return undefined
    switch (action) {
      case 'undo':
        return this.#tellStep(model.undo(), 'undone', 'nothingToUndo')
      case 'redo':
        return this.#tellStep(model.redo(), 'redone', 'nothingToRedo')
      case 'clear':
        return this.#clear()
      case 'cancel':
        return solving.cancel()
      case 'validate':
        return this.#ask(solving.validate())
      case 'solve':
        return this.#ask(solving.solve())
      case 'another':
        return this.#ask(solving.another())
    }
  }

  /** Says which houses hold the cell's digit twice. */
  tellClash(/** @type {number} */ cell) {
    const { model, tell } = this.#host
    const houses = clashesOf(model, cell)
    tell(say('board.clashes', { digit: model.digits[cell], houses }), true)
  }

  /** Says and tells the page why something came to nothing; a cancelled question is no failure. */
  fail(/** @type {unknown} */ reason) {
    if (reason instanceof DOMException && reason.name === 'AbortError') return
    this.#host.tell(errorSentence(reason), true)
    this.#host.emit('nonet-error', { error: reason })
  }

  #clear() {
    const { model, readonly, tell, changed, emit } = this.#host
    const count = model.digits.filter((digit, cell) => digit && !model.givens[cell]).length
    if (readonly) tell(say('board.readonly'), true)
    else if (model.clear()) {
      changed()
      tell(say('board.cleared', { count }))
      emit('nonet-input', {})
    } else tell(say('board.nothingToClear'))
  }

  /** @param {number} cell that the step touched, or -1 @param {string} done @param {string} nothing */
  #tellStep(cell, done, nothing) {
    const { tell, select, changed, emit } = this.#host
    if (cell < 0) {
      tell(say(`board.${nothing}`))
      return
    }
    select(cell)
    changed()
    tell(say(`board.${done}`))
    emit('nonet-input', {})
  }

  #ask(/** @type {Promise<unknown>} */ answer) {
    answer.then(
      () => this.#host.emit('nonet-input', {}),
      (reason) => this.fail(reason),
    )
  }
}
