// element/play-clock.js: the time that a reader has spent on a puzzle.
//
// It runs while the page is visible and the puzzle unsolved: from the start where it is shown, else from the reader's first
// move. It shows whole seconds.

import { clockText } from '../base/clock-text.js'

const SECOND = 1000

export class PlayClock {
  #place
  /** Milliseconds up to the last stop. */
  #before = 0
  /** Time of the last start; 0 while stopped. */
  #since = 0
  #isWanted = false
  /** @type {ReturnType<typeof setInterval> | undefined} */
  #timer

  /** @param {HTMLElement} place */
  constructor(place) {
    this.#place = place
  }

  /** Whole milliseconds so far; setting them starts from there. */
  get milliseconds() {
    const running = this.#since ? performance.now() - this.#since : 0
    return Math.floor(this.#before + running)
  }
  set milliseconds(milliseconds) {
    this.#before = milliseconds
    if (this.#since) this.#since = performance.now()
    this.#show()
  }

  /** The same in whole seconds. */
  get seconds() {
    return Math.floor(this.milliseconds / SECOND)
  }

  /** Call it whenever one of the two may have changed. */
  set({ isShown = false, isRunning = false }) {
    const runs = isRunning && !document.hidden
    this.#isWanted = isShown
    if (runs !== this.#since > 0) {
      this.#before = this.milliseconds
      this.#since = runs ? performance.now() : 0
    }
    clearInterval(this.#timer)
    if (runs && isShown) this.#timer = setInterval(() => this.#show(), SECOND)
    this.#show()
  }

  #show() {
    const place = this.#place
    place.hidden = !this.#isWanted
    const text = this.#isWanted ? clockText(this.seconds) : ''
    if (place.textContent !== text) place.textContent = text
  }
}
