// element/solving.js: what Solve, Check, Cancel, "Show another" and "Back" do.
//
// One search runs at a time and never blocks the page; a new one takes the place of the old. While
// it runs longer than a moment it shows how long, how far, and (before the module has arrived) that
// it is being loaded. A solution is only put on the board if the puzzle is still the one asked for.

import { asEntered, asGivens, mistakes } from './asked.js'
import { stepsBack } from './back.js'

/** @typedef {import('../client/client.js').Client} Client */
/** @typedef {import('../client/client.js').Counters} Counters */
/** @typedef {import('../client/client.js').CallOptions} CallOptions */
/** @typedef {import('./model.js').BoardModel} BoardModel */
/** @typedef {import('./speaker.js').Values} Values */
/** @typedef {import('nonet-wasm').SolveReport} SolveReport */
/** @typedef {import('nonet-wasm').SolveOptions} SolveOptions */
/** @typedef {import('nonet-wasm').ValidateReport} ValidateReport */
/** @typedef {import('nonet-wasm').CandidatesReport} CandidatesReport */
/**
 * @typedef {{candidates: (puzzle: import('nonet-wasm').Puzzle, options: CallOptions) =>
 *   Promise<CandidatesReport>}} Candidates
 */
/**
 * What the search needs of the element.
 * @typedef {object} Host
 * @property {Client} client
 * @property {BoardModel} model
 * @property {import('./speaker.js').Speaker} words
 * @property {Pick<SolveOptions, 'engine' | 'strategy'>} method
 * @property {(path: string, values?: Values) => void} tell
 * @property {(path: string, values?: Values) => void} warn
 * @property {(message: string, isAlert: boolean) => void} tellText
 * @property {(path: string, values?: Values) => void} judge
 * @property {{readonly said: string}} screen what is said at the moment
 * @property {(text: string[]) => void} showProgress
 * @property {(state: {busy: boolean, another: boolean, back: boolean}) => void} showState
 * @property {() => void} changed the model has changed
 * @property {() => void} played the reader has changed the model
 */

/** A search that is shorter than this shows nothing of itself. */
const QUIET_MS = 150
/** Cancel takes the place of Solve; never under the second half of a double click. */
const CANCEL_AFTER_MS = 400
const REFRESH_MS = 100
/** How many more solutions are asked for, each time "Show another" runs out of them. */
const MORE = 4
/** So many digits of solutions are given at once, at most. */
const MOST_DIGITS = 1_000_000

export class Solving {
  #host
  /** @type {AbortController | undefined} */
  #controller
  /** @type {number[][]} */
  #solutions = []
  #shown = 0
  #isComplete = false
  /** The board was found to have no way on, and there are steps to take back. */
  #isDeadEnd = false
  /** @type {'' | 'solve' | 'check' | 'another' | 'count' | 'back'} the question that is at work */
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
    if (this.#controller) this.cancel('board.changed')
    this.#solutions = []
    this.#isDeadEnd = false
    this.#host.judge('')
    this.#host.showProgress([])
    this.#showState()
  }

  /** The board is another one now, if perhaps of the same puzzle. */
  boardChanged() {
    if (!this.#isDeadEnd) return
    this.#isDeadEnd = false
    this.#showState()
  }

  /** Ends the search that runs, if any, and says so. */
  cancel(path = 'board.cancelled') {
    if (!this.#controller) return
    this.#controller.abort()
    this.#host.tell(path)
  }

  /**
   * Finds out whether there are none, one or several solutions, and fills in the first: of several,
   * one that agrees with what the reader has entered, if there is any.
   * @param {{signal?: AbortSignal, isReader?: boolean}} [options] isReader: asked by the reader
   * @returns {Promise<SolveReport>}
   */
  async solve({ signal, isReader = false } = {}) {
    const host = this.#host
    const { model } = host
    const puzzle = model.puzzle()
    const entered = asEntered(model)
    const how = { ...host.method, limit: 2, keep: 2 }
    const { report, fitting } = await this.#run(
      'solve',
      async (options) => {
        const report = await host.client.solve(puzzle, how, options)
        const mayFit = report.count > 1 && String(entered.givens) !== String(puzzle.givens)
        if (!mayFit) return { report, fitting: [] }
        const { solutions } = await host.client.solve(entered, { limit: 1, keep: 1 }, options)
        return { report, fitting: solutions }
      },
      signal,
    )
    this.#solutions = joined(fitting, report.solutions)
    this.#isComplete = report.complete
    this.#shown = 0
    host.judge(report.count > 1 ? 'board.several' : report.count ? 'board.one' : 'board.none')
    this.#showState()
    if (report.count) {
      const [solution] = this.#solutions
      const count = mistakes(model, solution).length
      if (model.answer(solution)) isReader ? host.played() : host.changed()
      if (report.count > 1) this.#tellWhich()
      else host.tell(count ? 'board.replaced' : 'board.solved', { count })
    } else {
      const clashes = model.clashesAmong(puzzle.givens)
      if (clashes.length) host.tellText(this.#sentences(clashes), true)
      else host.warn('board.noSolution')
    }
    return report
  }

  /** Puts the next solution on the board, asking for more when those at hand have been seen. */
  async another() {
    const host = this.#host
    const puzzle = host.model.puzzle()
    const most = Math.floor(MOST_DIGITS / puzzle.givens.length)
    const here = this.#solutions.length
    if (this.#shown + 1 >= here && !this.#isComplete && here < most) {
      const limit = Math.min(here * MORE, most)
      const how = { limit, keep: limit }
      const report = await this.#run('another', (options) =>
        host.client.solve(puzzle, how, options),
      )
      // What was shown stays: backtracking may have found another first one than this search does.
      this.#solutions = joined(this.#solutions, report.solutions)
      this.#isComplete = report.complete
      if (report.complete) host.judge('board.severalCounted', { count: report.count })
    }
    this.#shown = (this.#shown + 1) % this.#solutions.length
    if (host.model.answer(this.#solutions[this.#shown])) host.played()
    if (this.#shown === 0) host.tell('board.lastSolution')
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
    const { revision } = model
    const filled = model.filled()
    const board = asGivens(model)
    const { report, isDeadEnd } = await this.#run(
      'check',
      async (options) => {
        const report = await host.client.validate(filled, options)
        const isOpen = report.state === 'unfinished' && !report.conflicts.length
        const hasEntries = filled.entries?.some((digit) => digit > 0)
        if (!isOpen || !hasEntries || report.solutions === 'none') {
          return { report, isDeadEnd: false }
        }
        return { report, isDeadEnd: !(await this.#canFinish(board, options)) }
      },
      signal,
    )
    const { conflicts, solutions, state } = report
    if (solutions !== 'unknown') host.judge(`board.${solutions}`)
    // Played on meanwhile: of the board as it is now, nothing was found out.
    if (model.revision !== revision) {
      host.tell('board.changed')
      return report
    }
    if (conflicts.length) {
      const clashes = this.#sentences(conflicts)
      if (state === 'wrong') host.warn('board.wrong', { clashes })
      else host.tellText(clashes, true)
    } else if (state === 'right') host.tell('board.solved')
    else if (solutions === 'none') host.warn('board.noSolution')
    else if (isDeadEnd) host.warn('board.deadEnd')
    else host.tell(solutions === 'unknown' ? 'board.unfinished' : 'board.canFinish')
    const isPuzzleBad = model.hasGivens && solutions === 'none'
    const hasNoWay = isDeadEnd || conflicts.length > 0 || solutions === 'none'
    this.#isDeadEnd = hasNoWay && !isPuzzleBad && model.canUndo
    this.#showState()
    return report
  }

  /** Takes steps back to the last board that could be finished; Redo brings them again. */
  async back() {
    const host = this.#host
    const { model } = host
    const { revision } = model
    const count = await this.#run('back', (options) =>
      stepsBack([...model.steps], (ago) => this.#canFinish(asGivens(model, ago), options)),
    )
    // Played on meanwhile: the steps are others now.
    if (model.revision !== revision) return
    if (count < 0) host.warn('board.noWayBack')
    else {
      model.undo(count)
      host.played()
      host.tell('board.wentBack', { count })
    }
  }

  /** @param {import('nonet-wasm').Puzzle} puzzle @param {CallOptions} options */
  async #canFinish(puzzle, options) {
    const { client, model } = this.#host
    if (model.clashesAmong(puzzle.givens).length) return false
    const { count, complete } = await client.solve(puzzle, { limit: 1 }, options)
    return count > 0 || !complete
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
   * The digits that each cell has in some solution; the board stays as it is.
   * @param {AbortSignal} [signal]
   * @returns {Promise<CandidatesReport>}
   */
  candidates(signal) {
    const { model } = this.#host
    const client = /** @type {Candidates} */ (/** @type {unknown} */ (this.#host.client))
    const puzzle = model.puzzle()
    return this.#run('count', (options) => client.candidates(puzzle, options), signal)
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
    const title = question === 'check' ? 'board.checking' : 'board.searching'
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
      if (outer?.aborted && this.#controller === controller) this.#host.tell('board.cancelled')
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
    const back = this.#isDeadEnd
    this.#host.showState({ busy: this.#running !== '' && this.#isLong, another, back })
  }

  /** The first two clashes in words; more would not be read. */
  #sentences(/** @type {import('nonet-wasm').Conflict[]} */ conflicts) {
    const two = conflicts.slice(0, 2).map((clash) => this.#host.words.clashSentence(clash))
    return two.join('; ')
  }

  #tellWhich() {
    const number = this.#shown + 1
    const count = this.#solutions.length
    const key = this.#isComplete ? 'board.showing' : 'board.showingSome'
    this.#host.tell(key, { number, count })
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
    this.#unsay()
    const report = /** @type {SolveReport} */ (Object(value))
    if ('guesses' in report) this.#host.showProgress(this.#lines(report, 3))
    else this.#host.showProgress([])
  }

  /** What was said of the search is no longer so; what somebody has said since then stays. */
  #unsay() {
    const { words, screen, tellText } = this.#host
    const said = ['board.loading', this.#title].map((path) => words.say(path))
    if (this.#isShown && said.includes(screen.said)) tellText('', false)
  }

  #show() {
    if (performance.now() - this.#start < QUIET_MS) return
    const { client, tell, showProgress } = this.#host
    if (!this.#isShown || (client.loaded && !this.#wasLoaded)) {
      tell(client.loaded ? this.#title : 'board.loading')
      this.#wasLoaded = client.loaded
      this.#isShown = true
    }
    showProgress(this.#lines(this.#counters, 1))
  }

  /** @param {(Counters | SolveReport) | undefined} counters @param {number} places */
  #lines(counters, places) {
    const seconds = (performance.now() - this.#start) / 1000
    const { words } = this.#host
    const lines = [words.say('board.elapsed', { seconds: words.decimal(seconds, places) })]
    if (!counters) return lines
    const isBacktrack = 'engine' in counters ? counters.engine === 'backtrack' : counters.attempts
    if (isBacktrack) lines.push(words.say('board.attempts', { count: counters.attempts }))
    else lines.push(words.say('board.guesses', { count: counters.guesses }))
    return lines
  }
}

/**
 * One list of solutions, each once.
 * @param {readonly number[][]} first @param {readonly number[][]} more
 */
function joined(first, more) {
  const known = new Set(first.map(String))
  return [...first, ...more.filter((solution) => !known.has(String(solution)))]
}
