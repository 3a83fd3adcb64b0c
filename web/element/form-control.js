// element/form-control.js: the board as a form control: its value and its validity.
//
// The value is the line of all digits. A board with a conflict is invalid, and a required one until it is full and
// right; a read-only board is always valid. Value and validity are updated in the task of each change. The state
// that a browser stores to restore a form is the board's, as a host page would keep it.

import { writeLine } from '../board/line.js'
import { stateOf } from './play-state.js'

/** @typedef {import('./game.js').Game} Game */

export class FormControl {
  #internals
  #game

  /** @param {ElementInternals} internals @param {Game} game */
  constructor(internals, game) {
    this.#internals = internals
    this.#game = game
  }

  /** The text of the control's labels; '' without any. */
  get name() {
    const labels = /** @type {NodeListOf<HTMLElement>} */ (this.#internals.labels)
    return [...labels].map(({ textContent }) => textContent?.trim()).join(' ')
  }

  /** Gives the form the present value. @param {boolean} isRequired */
  update(isRequired) {
    const { model } = this.#game
    if (this.#internals.form) {
      const state = JSON.stringify(stateOf(this.#game))
      this.#internals.setFormValue(writeLine(model.digits, model.shape), state)
    }
    this.judge(isRequired)
  }

  /** Sets the validity, and its message at the active cell. @param {boolean} isRequired */
  judge(isRequired) {
    const { model, readonly, words, screen, selection } = this.#game
    const [conflict] = model.conflicts
    const flags = readonly
      ? {}
      : { customError: Boolean(conflict), valueMissing: isRequired && !model.isSolved }
    const fault = conflict
      ? words.conflictSentence({ ...conflict, digit: model.valueOfDigit(conflict.digit) })
      : words.say('board.mustSolve')
    this.#internals.setValidity(flags, fault, screen.anchor(model, selection.active))
  }
}
