// element/solving.js: what Solve, Validate, Cancel and "Show another" do.
//
// One search runs at a time and never blocks the page; a new one takes the place of the old. While
// it runs longer than a moment it shows how long, how far, and (before the module has arrived) that
// it is being loaded. A solution is only put on the board if the puzzle is still the one asked for.

import { conflictsOf } from './houses.js'
import { clashSentence, say } from './sentences.js'

/** @typedef {import('../client/client.js').Client} Client */
/** @typedef {import('../client/client.js').Counters} Counters */
/** @typedef {import('../client/client.js').CallOptions} CallOptions */
/** @typedef {import('./model.js').BoardModel} BoardModel */
/** @typedef {import('nonet-wasm').SolveReport} SolveReport */
/** @typedef {import('nonet-wasm').SolveOptions} SolveOptions */
/** @typedef {import('nonet-wasm').ValidateReport} ValidateReport */
/**
 * What the search needs of the element.
 * @typedef {object} Host
 * @property {Client} client
 * @property {BoardModel} model
 * @property {Pick<SolveOptions, 'engine' | 'strategy'>} method
 * @property {(message: string, isAlert?: boolean) => void} tell
 * @property {(verdict: string) => void} judge
 * @property {(text: string[]) => void} showProgress
 * @property {(state: {busy: boolean, another: boolean}) => void} showState
 * @property {() => void} changed the model has changed
 */

/** A search that is shorter than this shows nothing of itself. */
const QUIET_MS = 150
/** Cancel takes the place of Solve; never under the second half of a double click. */
const CANCEL_AFTER_MS = 400
const REFRESH_MS = 100
/** How many more solutions are asked for, each time "Show another" runs out of them. */
const MORE = 4

export class Solving {
  #host
  /** @type {AbortController | undefined} */
  #controller
  /** @type {number[][]} */
  #solutions = []
  #shown = 0
  #isComplete = false
  /** @type {'' | 'solve' | 'validate' | 'another' | 'count'} the question that is at work */
  #running = ''
  #isLong = false

  /** @param {Host} host */
  constructor(host) {
    this.#host = host
  }

  get running() {
    return this.#running
  }

  /** Forgets the solutions found: the puzzle is another one now. Ends a search that runs. */
  forget() {
    if (this.#controller) this.cancel(say('board.changed'))
    this.#solutions = []
    this.#host.judge('')
    this.#host.showProgress([])
    this.#showState()
  }

  /** Ends the search that runs, if any, and says so. */
  cancel(text = say('board.cancelled')) {
    if (!this.#controller) return
    this.#controller.abort()
    this.#host.tell(text)
  }

  /**
   * Finds out whether there are none, one or several solutions, and fills in the first.
   * @param {AbortSignal} [signal]
   * @returns {Promise<SolveReport>}
   */
  async solve(signal) {
    const host = this.#host
    const { model } = host
    const puzzle = model.puzzle()
    const how = { ...host.method, limit: 2, keep: 2 }
    const report = await this.#run(
      'solve',
      (options) => host.client.solve(puzzle, how, options),
      signal,
    )
    this.#solutions = report.solutions
    this.#isComplete = report.complete
    this.#shown = 0
    host.judge(say(report.count > 1 ? 'board.several' : report.count ? 'board.one' : 'board.none'))
    this.#showState()
    if (report.count) {
      const mistakes = model.mistakes(report.solutions[0]).length
      model.answer(report.solutions[0])
      host.changed()
      if (report.count > 1) this.#tellWhich()
      else host.tell(mistakes ? say('board.replaced', { count: mistakes }) : say('board.solved'))
    } else {
      const clashes = conflictsOf(model.houses, puzzle.givens)
      host.tell(clashes.length ? sentences(clashes) : say('board.noSolution'), true)
    }
    return report
  }

  /** Puts the next solution on the board, asking for more when those at hand have been seen. */
  async another() {
    const host = this.#host
    if (this.#shown + 1 >= this.#solutions.length && !this.#isComplete) {
      const limit = this.#solutions.length * MORE
      const puzzle = host.model.puzzle()
      const how = { limit, keep: limit }
      const report = await this.#run('another', (options) =>
        host.client.solve(puzzle, how, options),
      )
      // What was shown stays: backtracking may have found another first one than this search does.
      const known = new Set(this.#solutions.map(String))
      this.#solutions.push(...report.solutions.filter((solution) => !known.has(String(solution))))
      this.#isComplete = report.complete
      if (report.complete) host.judge(say('board.severalCounted', { count: report.count }))
    }
    this.#shown = (this.#shown + 1) % this.#solutions.length
    host.model.answer(this.#solutions[this.#shown])
    host.changed()
    if (this.#shown === 0) host.tell(say('board.lastSolution'))
    else this.#tellWhich()
  }

  /**
   * Says whether all is well so far, and how many solutions the puzzle has, without showing any.
   * @param {AbortSignal} [signal]
   * @returns {Promise<ValidateReport>}
   */
  async validate(signal) {
    const host = this.#host
    const { model } = host
    const filled = model.filled()
    const all = { ...filled, givens: [...model.digits], entries: undefined }
    const { report, isDeadEnd } = await this.#run(
      'validate',
      async (options) => {
        const report = await host.client.validate(filled, options)
        const isOpen = report.state === 'unfinished' && !report.conflicts.length
        const hasEntries = filled.entries?.some((digit) => digit > 0)
        if (!isOpen || !hasEntries || report.solutions === 'none') {
          return { report, isDeadEnd: false }
        }
        const further = await host.client.solve(all, { limit: 1 }, options)
        return { report, isDeadEnd: further.count === 0 && further.complete }
      },
      signal,
    )
    const { conflicts, solutions, state } = report
    if (solutions !== 'unknown') host.judge(say(`board.${solutions}`))
    if (conflicts.length) {
      const clashes = sentences(conflicts)
      host.tell(state === 'wrong' ? say('board.wrong', { clashes }) : clashes, true)
    } else if (state === 'right') host.tell(say('board.solved'))
    else if (solutions === 'none') host.tell(say('board.noSolution'), true)
    else if (isDeadEnd) host.tell(say('board.deadEnd'), true)
    else host.tell(say('board.unfinished'))
    return report
  }

  /**
   * Counts the solutions up to a limit; the board stays as it is.
   * @param {number} limit
   * @param {AbortSignal} [signal]
   * @returns {Promise<SolveReport>}
   */
  count(limit, signal) {
    const { client, model } = this.#host
    const puzzle = model.puzzle()
    return this.#run('count', (options) => client.count(puzzle, limit, options), signal)
  }

  /**
   * Runs one question with everything around it: cancelling, the clock, the counters.
   * @template T
   * @param {Exclude<Solving['running'], ''>} question
   * @param {(options: CallOptions) => Promise<T>} work
   * @param {AbortSignal} [outer]
   * @returns {Promise<T>}
   */
  async #run(question, work, outer) {
    outer?.throwIfAborted()
    this.#controller?.abort()
    const controller = new AbortController()
    this.#controller = controller
    const forward = () => controller.abort(outer?.reason)
    outer?.addEventListener('abort', forward, { once: true })
    const title = say(question === 'validate' ? 'board.checking' : 'board.searching')
    const clock = new Clock(this.#host, title)
    this.#running = question
    this.#isLong = false
    const timer = setTimeout(() => {
      this.#isLong = true
      this.#showState()
    }, CANCEL_AFTER_MS)
    this.#showState()
    /** @type {CallOptions} */
    const options = {
      signal: controller.signal,
      onProgress: (counters) => clock.count(counters),
    }
    try {
      const value = await work(options)
      clock.stop(value)
      return value
    } catch (reason) {
      clock.stop()
      throw reason
    } finally {
      clearTimeout(timer)
      outer?.removeEventListener('abort', forward)
      if (this.#controller === controller) {
        this.#controller = undefined
        this.#running = ''
        this.#showState()
      }
    }
  }

  #showState() {
    const another = this.#solutions.length > 1
    this.#host.showState({ busy: this.#running !== '' && this.#isLong, another })
  }

  #tellWhich() {
    const number = this.#shown + 1
    const count = this.#solutions.length
    const key = this.#isComplete ? 'board.showing' : 'board.showingSome'
    this.#host.tell(say(key, { number, count }))
  }
}

/** The time and the counters of one search, as the reader sees them. */
class Clock {
  #host
  #title
  #start = performance.now()
  #timer
  #wasLoaded
  #isShown = false
  /** @type {Counters | undefined} */
  #counters

  /** @param {Host} host @param {string} title */
  constructor(host, title) {
    this.#host = host
    this.#title = title
    this.#wasLoaded = host.client.loaded
    this.#timer = setInterval(() => this.#show(), REFRESH_MS)
  }

  count(/** @type {Counters} */ counters) {
    this.#counters = counters
  }

  /** @param {unknown} [value] the report, when there is one */
  stop(value) {
    clearInterval(this.#timer)
    const report = /** @type {SolveReport | undefined} */ (value)
    if (report && 'guesses' in report) this.#host.showProgress(this.#lines(report, 3))
    else this.#host.showProgress([])
  }

  #show() {
    if (performance.now() - this.#start < QUIET_MS) return
    const { client, tell, showProgress } = this.#host
    if (!this.#isShown || (client.loaded && !this.#wasLoaded)) {
      tell(client.loaded ? this.#title : say('board.loading'))
      this.#wasLoaded = client.loaded
      this.#isShown = true
    }
    showProgress(this.#lines(this.#counters, 1))
  }

  /** @param {(Counters | SolveReport) | undefined} counters @param {number} places */
  #lines(counters, places) {
    const seconds = (performance.now() - this.#start) / 1000
    const lines = [say('board.elapsed', { seconds: seconds.toFixed(places) })]
    if (!counters) return lines
    const isBacktrack = 'engine' in counters ? counters.engine === 'backtrack' : counters.attempts
    if (isBacktrack) lines.push(say('board.attempts', { count: counters.attempts }))
    else lines.push(say('board.guesses', { count: counters.guesses }))
    return lines
  }
}

/** The first two clashes in words; more would not be read. */
function sentences(/** @type {import('nonet-wasm').Conflict[]} */ conflicts) {
  return conflicts.slice(0, 2).map(clashSentence).join('; ')
}
