// element/form-control.js: the board as a control of a form: what it is worth, and whether that is right.
//
// Its value is the line of all its digits. A conflict makes it wrong, and so does, on a board that is
// required, anything but a full and right one; a board for reading only is never wrong. Both follow
// each change in the same task. What a browser keeps to fill a form in again is the whole board but
// for its history.

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

  /** What the labels of the control say; '' without any. */
  get name() {
    const labels = /** @type {NodeListOf<HTMLElement>} */ (this.#internals.labels)
    return [...labels].map(({ textContent }) => textContent?.trim()).join(' ')
  }

  /** Tells the form what stands on the board now. @param {boolean} isRequired */
  update(isRequired) {
    const { model } = this.#game
    if (this.#internals.form) {
      this.#internals.setFormValue(writeLine(model.digits, model.size), stateOf(model))
    }
    this.judge(isRequired)
  }

  /** Says what is wrong, at the cell that has the keyboard. @param {boolean} isRequired */
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
 * The board that a browser has kept, if it is of the same puzzle.
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
