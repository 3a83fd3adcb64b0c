// board/history.js: the steps of a board, with undo and redo without limit.
//
// A step is plain data: for each layer of the board that it changed, a flat list of cell, value before, value after.
// Digits are numbers, negative where the program filled them in; marks and colours are the strings of
// digit-sets.js. A step, an undo and a redo are changes, and each increments the revision. Autosave stores the whole
// board now and then, and after each move only the changes since; replaying them restores the board and its steps.

import { has } from '../base/own-members.js'

/** @typedef {'digits' | 'corner' | 'centre' | 'colours'} Layer */
/** @typedef {number | string} Value */
/** @typedef {Partial<Record<Layer, Value[]>>} Step flat: cell, before, after, cell, before, after… */
/** @typedef {{step: Step} | {undo: number} | {redo: number}} Change undo and redo so many steps */
/** @typedef {{revision: number, done: Step[], undone: Step[]}} SavedHistory undone: the next last */

/** Changes remembered for since(): far more than autosave ever lags behind. */
const REMEMBERED = 1000

export class History {
  /** Grows by one with each change. */
  revision = 0
  /** @type {Step[]} */
  done = []
  /** @type {Step[]} */
  undone = []
  /** @type {Change[]} the latest */
  #changes = []
  #apply

  /** @param {(step: Step, isForth: boolean) => void} apply writes the values after the step, or those before it */
  constructor(apply) {
    this.#apply = apply
  }

  /** @param {Step} step */
  take(step) {
    this.#change({ step })
  }

  /** @returns {Step | undefined} the last step that was undone */
  undo(count = 1) {
    return this.#change({ undo: Math.min(count, this.done.length) })
  }

  /** @returns {Step | undefined} the last step that was redone */
  redo(count = 1) {
    return this.#change({ redo: Math.min(count, this.undone.length) })
  }

  /** @returns {SavedHistory} */
  save() {
    return { revision: this.revision, done: [...this.done], undone: [...this.undone] }
  }

  /** @param {SavedHistory} saved */
  restore({ revision, done, undone }) {
    this.revision = revision
    this.done = [...done]
    this.undone = [...undone]
  }

  /**
   * The changes since a revision; undefined when they are no longer remembered.
   * @param {number} revision
   * @returns {Change[] | undefined}
   */
  since(revision) {
    const count = this.revision - revision
    if (count < 0 || count > this.#changes.length) return undefined
    return count ? this.#changes.slice(-count) : []
  }

  /** @param {readonly Change[]} changes from since() */
  replay(changes) {
    for (const change of changes) this.#change(change)
  }

  /** @param {Change} change @returns {Step | undefined} the last step undone or redone */
  #change(change) {
    const { done, undone } = this
    let last
    if (has(change, 'step')) {
      last = change.step
      this.#apply(last, true)
      done.push(last)
      this.undone = []
    } else {
      const isForth = has(change, 'redo')
      const [from, to] = isForth ? [undone, done] : [done, undone]
      for (let left = isForth ? change.redo : change.undo; left > 0 && from.length; left--) {
        last = /** @type {Step} */ (from.pop())
        this.#apply(last, isForth)
        to.push(last)
      }
    }
    if (!last) return undefined
    this.revision++
    this.#changes.push(change)
    if (this.#changes.length > 2 * REMEMBERED) this.#changes = this.#changes.slice(-REMEMBERED)
    return last
  }
}

/** The cells that a step changed, each once, those of its first layer first. */
export function cellsOf(/** @type {Step} */ step) {
  const cells = Object.values(step).flatMap((list) => list.filter((_, index) => index % 3 === 0))
  return /** @type {number[]} */ ([...new Set(cells)])
}

/** Whether the step only places digits in empty cells: a board that could not be finished before cannot be after. */
export function onlyPlaces(/** @type {Step} */ { digits = [] }) {
  return digits.every((value, index) => index % 3 !== 1 || value === 0)
}
