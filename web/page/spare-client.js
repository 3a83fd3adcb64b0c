// page/spare-client.js: a solver that answers at once, also while a search keeps the board's own busy.
//
// A search may run for minutes and must not be disturbed; what a panel wants to know meanwhile (what
// is in a text, how a puzzle is written) goes to a second one. It is made when it is needed and closed
// with the panel.

import { Client } from '../client/client.js'

export class SpareClient {
  #client
  /** @type {Client | undefined} */
  #spare

  constructor(/** @type {Client} */ client) {
    this.#client = client
  }

  /** @returns {Client} */
  get free() {
    if (!this.#client.busy) return this.#client
    this.#spare ??= new Client()
    return this.#spare
  }

  close() {
    this.#spare?.close()
    this.#spare = undefined
  }
}
