// element/search-clock.js: the time and the counters of one question, as the reader sees them.
//
// A question that is answered within a moment shows nothing of itself. Until the solver has arrived the
// board says that it is being loaded. Nothing here is fetched later: a slow network is when it is needed.

import { has } from '../base/own-members.js'

/** @typedef {import('../client/client.js').Counters} Counters */
/** @typedef {import('nonet-wasm').SolveReport} SolveReport */
/** @typedef {import('./question-runner.js').Host} Host */

/** A question that takes less than this shows nothing of itself. */
const QUIET_MS = 150
const REFRESH_MS = 100

export class SearchClock {
  #host
  #title
  #start = performance.now()
  #timer
  /** What answers the question has been fetched. */
  #isFetched = false
  /** The path of the sentence that is shown; '' before the first. */
  #shown = ''
  /** @type {Counters | undefined} */
  #counters

  /** @param {Host} host @param {string} title the path of what is said while the solver works */
  constructor(host, title) {
    this.#host = host
    this.#title = title
    this.#timer = setInterval(() => this.#show(), REFRESH_MS)
  }

  fetched() {
    this.#isFetched = true
  }

  count(/** @type {Counters} */ counters) {
    this.#counters = counters
  }

  /** @param {string[]} [lines] what stays to be seen of the search */
  stop(lines = []) {
    clearInterval(this.#timer)
    this.#unsay()
    this.#host.showProgress(lines)
  }

  /**
   * How long it has taken so far, and what it has tried.
   * @param {Counters | SolveReport | undefined} counters @param {number} places of decimals
   */
  lines(counters, places) {
    const seconds = (performance.now() - this.#start) / 1000
    const { words } = this.#host
    const lines = [words.say('board.elapsed', { seconds: words.decimal(seconds, places) })]
    if (!counters) return lines
    const isBacktrack = has(counters, 'engine')
      ? counters.engine === 'backtrack'
      : counters.attempts
    if (isBacktrack) lines.push(words.say('answers.attempts', { count: counters.attempts }))
    else lines.push(words.say('answers.guesses', { count: counters.guesses }))
    return lines
  }

  /** What was said of the search is no longer so; what somebody has said since then stays. */
  #unsay() {
    const { words, screen, tellText } = this.#host
    if (this.#shown && screen.said === words.say(this.#shown)) tellText('', false)
  }

  #show() {
    if (performance.now() - this.#start < QUIET_MS) return
    const { client, tell, showProgress } = this.#host
    const path = this.#isFetched && client.loaded ? this.#title : 'board.loading'
    if (path !== this.#shown) tell(path)
    this.#shown = path
    showProgress(this.lines(this.#counters, 1))
  }
}
