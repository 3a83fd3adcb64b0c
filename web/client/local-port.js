// client/local-port.js: the solver in the page's own thread, where no worker is allowed.
//
// It behaves like a worker: the same messages, copied and ended in the same way. A search is suspended after every
// slice and resumed in a new task, so that input and the page's other work run in between; between slices it also
// checks whether it was ended.

import { has } from '../base/own-members.js'
import { nextTask } from './next-task.js'

/** @typedef {import('./protocol.js').Port} Port */
/** @typedef {import('./runner.js').Pace} Pace */

/** Half a frame of a 60 Hz screen. */
const SLICE_MS = 8

/** The client's end; the solver's end has an `onmessage` like a worker's global scope. @implements {Port} */
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
      // In a microtask, so that what the page does with an answer does not run inside the solver's call.
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
