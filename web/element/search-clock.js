// element/search-clock.js: the time and the counters of one question, as the reader sees them.
//
// A question that is answered at once shows nothing. Until the solver has arrived the board says that it is being
// loaded. This file is never fetched later: it is needed most on a slow network.

/** @typedef {import('../client/client.js').Counters} Counters */
/** @typedef {import('nonet-wasm').SolveReport} SolveReport */
/** @typedef {import('./question-runner.js').Host} Host */

/** A question that takes less than this shows nothing. */
const QUIET_MS = 150
const REFRESH_MS = 100

export class SearchClock {
  #host
  #title
  #start = performance.now()
  #timer
  /** Puts counters into words, once what answers the question has been fetched. @type {((counters: Counters | SolveReport) => string) | undefined} */
  #tellCounters
  /** The path of the sentence that is shown; '' before the first. */
  #shown = ''
  /** @type {Counters | undefined} */
  #counters

  /** @param {Host} host @param {string} title the path of the sentence that is shown while the solver works */
  constructor(host, title) {
    this.#host = host
    this.#title = title
    this.#timer = setInterval(() => this.#show(), REFRESH_MS)
  }

  /** @param {(counters: Counters | SolveReport) => string} tellCounters */
  fetched(tellCounters) {
    this.#tellCounters = tellCounters
  }

  count(/** @type {Counters} */ counters) {
    this.#counters = counters
  }

  /** @param {string[]} [lines] the lines that stay visible */
  stop(lines = []) {
    clearInterval(this.#timer)
    this.#removeSentence()
    this.#host.showProgress(lines)
  }

  /**
   * The time so far, and the counters.
   * @param {Counters | SolveReport | undefined} counters @param {number} places of decimals
   */
  lines(counters, places) {
    const seconds = (performance.now() - this.#start) / 1000
    const { words } = this.#host
    const lines = [words.say('board.elapsed', { seconds: words.decimal(seconds, places) })]
    if (counters && this.#tellCounters) lines.push(this.#tellCounters(counters))
    return lines
  }

  /** Removes this clock's sentence, unless another one has replaced it. */
  #removeSentence() {
    const { words, screen, tellText } = this.#host
    if (this.#shown && screen.said === words.say(this.#shown)) tellText('', false)
  }

  #show() {
    if (performance.now() - this.#start < QUIET_MS) return
    const { client, tell, showProgress } = this.#host
    const path = this.#tellCounters && client.loaded ? this.#title : 'board.loading'
    if (path !== this.#shown) tell(path)
    this.#shown = path
    showProgress(this.lines(this.#counters, 1))
  }
}
