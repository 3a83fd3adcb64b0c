// client/local-port.js: the solver inside the page itself, for where there can be no worker.
//
// It looks like a worker: the same messages, copied the same way, and ended the same way. A search
// stops after every slice and goes on in a task of its own, so that what the reader does, and the
// page's other work, comes in between; that is also when it notices that it was ended.

import { has } from '../base/own-members.js'
import { nextTask } from './next-task.js'

/** @typedef {import('./protocol.js').Port} Port */
/** @typedef {import('./runner.js').Pace} Pace */

/** Half a frame of a 60 Hz screen. */
const SLICE_MS = 8

/** The solver's end is told by `onmessage`, like the inside of a worker. @implements {Port} */
export class LocalPort {
  /** @type {Port['onmessage']} */
  onmessage = null
  /** @type {Port} */
  #inside
  #isEnded = false

  /** @param {(port: Port, pace: Pace) => void} servePort the solver's */
  constructor(servePort) {
    this.#inside = {
      onmessage: null,
      // Not at once: what the page does with an answer is none of the solver's business.
      postMessage: (data) => queueMicrotask(() => this.onmessage?.({ data })),
    }
    servePort(this.#inside, { milliseconds: SLICE_MS, isEnded: () => this.#isEnded })
  }

  /** @param {import('./protocol.js').Message} message */
  postMessage(message) {
    const data = has(message, 'wasm') ? message : structuredClone(message)
    nextTask().then(() => {
      if (!this.#isEnded) this.#inside.onmessage?.({ data })
    })
  }

  terminate() {
    this.#isEnded = true
    this.onmessage = null
  }
}
