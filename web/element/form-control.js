// element/form-control.js: the board as a form control: its value and its validity.
//
// The value is the line of all digits. A board with a conflict is invalid, and a required one until it is full and
// right; a read-only board is always valid. Value and validity are updated in the task of each change. The state
// that a browser stores to restore a form is the whole board without its history.

import { writeLine } from '../board/line.js'
import { BoardModel } from '../board/model.js'

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
      this.#internals.setFormValue(writeLine(model.digits, model.size), stateOf(model))
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
    const fault = conflict ? words.conflictSentence(conflict) : words.say('board.mustSolve')
    this.#internals.setValidity(flags, fault, screen.anchor(model, selection.active))
  }
}

/** @param {BoardModel} model */
function stateOf(model) {
  return JSON.stringify({ ...model.save(), done: [], undone: [] })
}

/**
 * The board that a browser has stored, if it is of the same puzzle.
 * @param {string} state @param {BoardModel} model
 * @returns {BoardModel | undefined}
 */
export function modelOf(state, model) {
  try {
    const saved = JSON.parse(state)
    const isSame = String(saved.puzzle.givens) === String(model.givens)
    return isSame ? BoardModel.restore(saved) : undefined
  } catch {
    return undefined
  }
}
