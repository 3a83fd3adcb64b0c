// element/play-clock.js: the time that a reader has spent on a puzzle.
//
// It runs while the page is visible and the puzzle unsolved, and shows whole seconds. It is off by default; while it
// is hidden, no time is counted.

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

  /** Whole seconds so far; setting them starts from there. */
  get seconds() {
    const running = this.#since ? performance.now() - this.#since : 0
    return Math.floor((this.#before + running) / SECOND)
  }
  set seconds(seconds) {
    this.#before = seconds * SECOND
    if (this.#since) this.#since = performance.now()
    this.#show()
  }

  /** Call it whenever one of the two may have changed. */
  set({ isShown = false, isRunning = false }) {
    const runs = isShown && isRunning && !document.hidden
    this.#isWanted = isShown
    if (runs !== this.#since > 0) {
      if (runs) this.#since = performance.now()
      else {
        this.#before += performance.now() - this.#since
        this.#since = 0
      }
      clearInterval(this.#timer)
      if (runs) this.#timer = setInterval(() => this.#show(), SECOND)
    }
    this.#show()
  }

  #show() {
    const place = this.#place
    place.hidden = !this.#isWanted
    const text = this.#isWanted ? clockText(this.seconds) : ''
    if (place.textContent !== text) place.textContent = text
  }
}

/** 0:07, 12:34, 1:02:03 */
export function clockText(/** @type {number} */ seconds) {
  const [hours, minutes] = [Math.floor(seconds / 3600), Math.floor(seconds / 60) % 60]
  const two = (/** @type {number} */ number) => String(number).padStart(2, '0')
  const end = two(seconds % 60)
  return hours ? `${hours}:${two(minutes)}:${end}` : `${minutes}:${end}`
}
