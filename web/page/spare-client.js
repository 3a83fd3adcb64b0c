// page/spare-client.js: a client that answers at once, even while a search occupies the board's own.
//
// A search may run for minutes and must not be cancelled; a panel's questions meanwhile (to read a text, to write a
// puzzle) go to a second client. It is created when it is needed and closed with the panel.

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
