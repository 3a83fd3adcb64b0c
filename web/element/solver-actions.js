// element/solver-actions.js: what Solve, Check, "Show another" and "Back" do with the board.
//
// queries.js asks the solver and returns data; words/answer-sentences.js has the sentences; this file applies answers
// to the board. question-runner.js runs one question at a time. The reader may go on playing meanwhile: an answer is
// applied to the board as it is by then, and another puzzle ends the question.

import { mistakes } from '../board/questions.js'
import { NonetError } from '../client/client.js'
import { isForEngine } from '../client/search-route.js'
import {
  countersSentence,
  standingSentence,
  verdictOf,
  whichSolution,
  whyUnsolvable,
} from '../words/answer-sentences.js'
import { checkBoard, findMoreSolutions, findSolutions, findWayBack } from './queries.js'

export { readFor, readInTime } from './read-puzzle.js'

/** @typedef {import('../client/client.js').CallOptions} CallOptions */
/** @typedef {import('./question-runner.js').Host} Host */
/** @typedef {import('../words/answer-sentences.js').Sentence} Sentence */
/** @typedef {import('nonet-wasm').SolveReport} SolveReport */
/** @typedef {import('nonet-wasm').ValidateReport} ValidateReport */
/** @typedef {import('nonet-wasm').CandidatesReport} CandidatesReport */
/** @typedef {import('nonet-engine-wasm').ReductionReport} ReductionReport */
/** @typedef {import('../client/constrained-client.js').MinimiseOptions} MinimiseOptions */
/**
 * @template T
 * @typedef {import('./question-runner.js').Answer<T>} Answer
 */

/** How many more solutions are asked for, each time "Show another" runs out of them. */
const MORE = 4
/** Limit for the digits of all solutions in one answer. */
const MOST_DIGITS = 1_000_000

export class SolverActions {
  #host
  #showState
  #parts
  /** @type {number[][]} */
  #solutions = []
  #shown = 0
  #isComplete = false
  /** What Hint does, once it was asked for. @type {import('./hint-ladder.js').HintLadder | undefined} */
  ladder
  /** The board was found to be impossible to finish, and there are steps to undo. */
  #isDeadEnd = false

  /**
   * @param {Host} host @param {() => void} showState called when hasAnother or hasWayBack may have changed
   * @param {import('./parts.js').Parts} parts of the board: in define.js this file is a bundle of its own, in which none are provided
   */
  constructor(host, showState, parts) {
    this.#host = host
    this.#showState = showState
    this.#parts = parts
  }

  /** The board in question, and what answers questions about constraints, and some that nothing else answers. */
  async #askedEngine() {
    const { ConstrainedSearch } = await this.#parts.rules()
    return { model: this.#host.model, client: new ConstrainedSearch(this.#host) }
  }

  /** The board in question, and what answers. @param {string} [seed] for a random solution */
  async #asked(seed) {
    const { client, model } = this.#host
    // Nothing else knows constraints or seeds: without a network there is no answer.
    if (model.constraints || seed) return this.#askedEngine()
    if (!isForEngine(model.puzzle())) return { model, client }
    try {
      const { SearchClient } = await this.#parts.searchClient()
      return { model, client: new SearchClient(client) }
    } catch {
      // Without a network the client alone answers.
      return { model, client }
    }
  }

  /** @param {import('../client/client.js').Counters | SolveReport} counters */
  tellCounters = (counters) => countersSentence(counters, this.#host.words)

  /** Whether another solution can be shown. */
  get hasAnother() {
    return this.#solutions.length > 1
  }

  /** Whether there may be an earlier board that can be finished. */
  get hasWayBack() {
    return this.#isDeadEnd || (this.ladder?.offersBack ?? false)
  }

  /** Call it when the puzzle changes: forgets the solutions found. */
  forget() {
    this.#solutions = []
    this.#isDeadEnd = false
    this.ladder?.close()
    this.#host.judge('')
    this.#host.showProgress([])
    this.#showState()
  }

  /** Call it when the board changes, even if the puzzle stays the same. */
  boardChanged() {
    this.ladder?.boardChanged()
    if (!this.#isDeadEnd) return
    this.#isDeadEnd = false
    this.#showState()
  }

  /**
   * Finds out whether there are none, one or several solutions, and fills in the first.
   * @param {CallOptions} options @param {boolean} [isReader] asked by the reader
   * @returns {Promise<Answer<SolveReport>>}
   */
  async solve(options, isReader = false) {
    const host = this.#host
    const { model } = host
    const { report, solutions, conflicts } = await findSolutions(
      await this.#asked(host.method.seed),
      host.method,
      options,
    )
    const apply = () => {
      this.#solutions = solutions
      this.#isComplete = report.complete
      this.#shown = 0
      host.judge(verdictOf(report.count))
      this.#showState()
      if (!report.count) return this.#say(whyUnsolvable(conflicts, host.words))
      const count = mistakes(model, solutions[0]).length
      if (model.answer(solutions[0])) isReader ? host.played() : host.changed()
      if (report.count > 1) this.#sayWhich()
      else this.#say({ path: count ? 'moves.replaced' : 'board.solved', values: { count } })
    }
    return { report, apply }
  }

  /**
   * Puts the next solution on the board; searches for more when all known ones were shown.
   * @param {CallOptions} options
   * @returns {Promise<Answer<SolveReport | undefined>>}
   */
  async another(options) {
    const host = this.#host
    const most = Math.floor(MOST_DIGITS / host.model.digits.length)
    const here = this.#solutions.length
    const limit = Math.min(here * MORE, most)
    const isSearch = this.#shown + 1 >= here && !this.#isComplete && here < most
    const found = isSearch
      ? await findMoreSolutions(await this.#asked(), this.#solutions, limit, options)
      : undefined
    const apply = () => {
      if (found) {
        const { report, solutions } = found
        this.#solutions = solutions
        this.#isComplete = report.complete
        if (report.complete) host.judge('answers.severalCounted', { count: report.count })
      }
      this.#shown = (this.#shown + 1) % this.#solutions.length
      if (host.model.answer(this.#solutions[this.#shown])) host.played()
      if (this.#shown === 0) host.tell('answers.lastSolution')
      else this.#sayWhich()
    }
    return { report: found?.report, apply }
  }

  /**
   * Says whether the board is right so far, and how many solutions the puzzle has, without showing any.
   * @param {CallOptions} options @param {boolean} [isReader] asked by the reader
   * @returns {Promise<Answer<ValidateReport>>}
   */
  async validate(options, isReader = false) {
    const host = this.#host
    const { model } = host
    const { revision } = model
    const checked = await checkBoard(await this.#asked(), options)
    const { report, canGoBack } = checked
    const apply = () => {
      if (report.solutions !== 'unknown') host.judge(`answers.${report.solutions}`)
      // The reader has changed the board meanwhile: the answer does not apply to it.
      if (model.revision !== revision) return host.tell('board.changed')
      this.#say(standingSentence(checked, host.words))
      const { standing } = checked
      if (isReader) host.emit('nonet-check', { standing, solutions: report.solutions })
      this.#isDeadEnd = canGoBack && model.canUndo
      this.#showState()
    }
    return { report, apply }
  }

  /**
   * Undoes steps back to the last board that could be finished; Redo can redo them.
   * @param {CallOptions} options @returns {Promise<Answer<undefined>>}
   */
  async back(options) {
    if (this.ladder?.hasMistake) return this.ladder.back(options)
    const host = this.#host
    const { model } = host
    const { revision } = model
    const count = await findWayBack(await this.#asked(), options)
    const apply = () => {
      // The reader has changed the board meanwhile: the count of steps does not apply to it.
      if (model.revision !== revision) return
      if (count < 0) return host.warn('answers.noWayBack')
      model.undo(count)
      host.played()
      host.tell('answers.wentBack', { count })
    }
    return { report: undefined, apply }
  }

  /**
   * The next rung of a hint, for the reader.
   * @param {CallOptions} options
   * @returns {Promise<Answer<import('./hint-ladder.js').Found>>}
   */
  async hint(options) {
    return this.#ladder.next(options)
  }

  /**
   * What helps on from the board, as data; it shows nothing.
   * @param {CallOptions} options
   */
  async findHint(options) {
    return { report: await this.#ladder.find(options) }
  }

  get #ladder() {
    if (this.#host.model.constraints) throw new NonetError('own-rules')
    if (!this.ladder) throw new Error('the ladder is loaded with the question')
    return this.ladder
  }

  /**
   * Counts the solutions up to a limit; the board stays as it is.
   * @param {number} limit @param {CallOptions} options
   * @returns {Promise<Answer<SolveReport>>}
   */
  async count(limit, options) {
    const { client, model } = await this.#asked()
    return { report: await client.count(model.puzzle(), limit, options) }
  }

  /**
   * The digits that each cell has in some solution; the board stays as it is.
   * @param {CallOptions} options
   * @returns {Promise<Answer<CandidatesReport>>}
   */
  async candidates(options) {
    const { client, model } = await this.#asked()
    return { report: await client.candidates(model.puzzle(), options) }
  }

  /**
   * Why a digit is impossible in a cell; the board stays as it is.
   * @param {CallOptions} options @param {{cell: number, value: number} & MinimiseOptions} what
   * @returns {Promise<Answer<ReductionReport>>}
   */
  async explain(options, what) {
    const { client, model } = await this.#askedEngine()
    return { report: await client.explain(model.puzzle(), what, options) }
  }

  /**
   * What of the puzzle is needed for its only solution; the board stays as it is.
   * @param {CallOptions} options @param {MinimiseOptions} [how]
   * @returns {Promise<Answer<ReductionReport>>}
   */
  async minimise(options, how) {
    const { client, model } = await this.#askedEngine()
    return { report: await client.minimise(model.puzzle(), { ...how, ...options }) }
  }

  /** With what is only drawn, an answer says that it was found without. @param {Sentence} sentence */
  #say(sentence) {
    const host = this.#host
    const { path, values, text = '', isAlert = false } = sentence
    if (host.model.drawn) this.#parts.rules().then(({ sayWithout }) => sayWithout(sentence, host))
    else if (!path) host.tellText(text, isAlert)
    else if (isAlert) host.warn(path, values)
    else host.tell(path, values)
  }

  #sayWhich() {
    this.#say(whichSolution(this.#shown, this.#solutions.length, this.#isComplete))
  }
}
