// element/asking.js: brings a question to solving.js, which is fetched when the first one comes up.
//
// A board that is only looked at or played needs none of it. Where the solver is fetched ahead, so is
// this; a question that finds no network fails as if the solver itself were absent.

import { NonetError } from '../client/client.js'
import { loadSolving } from './later.js'

/** @typedef {import('./solving.js').Solving} Solving */

export class Asking {
  #host
  /** @type {Solving | undefined} */
  #solving
  /** @type {Promise<typeof import('./solving.js')> | undefined} */
  #loading

  /** @param {import('./solving.js').Host} host */
  constructor(host) {
    this.#host = host
  }

  /** The question at work; '' for none. */
  get running() {
    return this.#solving?.running ?? ''
  }

  /** Fetches what a question needs. A failure is told by the next question. */
  warm() {
    this.#host.client.warm()
    this.#load().catch(() => {})
  }

  /**
   * @template T
   * @param {(solving: Solving) => Promise<T>} question
   * @returns {Promise<T>}
   */
  async ask(question) {
    if (!this.#solving) {
      const { Solving } = await this.#load()
      this.#solving ??= new Solving(this.#host)
    }
    return question(this.#solving)
  }

  forget() {
    this.#solving?.forget()
  }

  boardChanged() {
    this.#solving?.boardChanged()
  }

  cancel() {
    this.#solving?.cancel()
  }

  async #load() {
    try {
      this.#loading ??= loadSolving()
      const { words } = this.#host
      if (!words.knows('board.searching')) await words.complete()
      return await this.#loading
    } catch (reason) {
      this.#loading = undefined
      throw new NonetError('solver-absent', { text: String(reason) })
    }
  }
}
