// element/solver-actions.js: what Solve, Check, "Show another" and "Back" do with the board.
//
// What is asked, and what comes of it as data, is in queries.js; what is said of it, in words/answer-sentences.js. Here
// answers meet the board; question-runner.js runs one at a time. The reader may play on meanwhile: what is put on the
// board follows from the board as it is then, and another puzzle has ended the question.

import { mistakes } from '../board/questions.js'
import {
  standingSentence,
  verdictOf,
  whichSolution,
  whyUnsolvable,
} from '../words/answer-sentences.js'
import { checkBoard, findMoreSolutions, findSolutions, findWayBack } from './queries.js'

/** @typedef {import('../client/client.js').CallOptions} CallOptions */
/** @typedef {import('./question-runner.js').Host} Host */
/** @typedef {import('../words/answer-sentences.js').Sentence} Sentence */
/** @typedef {import('nonet-wasm').SolveReport} SolveReport */
/** @typedef {import('nonet-wasm').ValidateReport} ValidateReport */
/** @typedef {import('nonet-wasm').CandidatesReport} CandidatesReport */
/**
 * @template T
 * @typedef {import('./question-runner.js').Answer<T>} Answer
 */

/** How many more solutions are asked for, each time "Show another" runs out of them. */
const MORE = 4
/** So many digits of solutions are given at once, at most. */
const MOST_DIGITS = 1_000_000

export class SolverActions {
  #host
  #showState
  /** @type {number[][]} */
  #solutions = []
  #shown = 0
  #isComplete = false
  /** The board was found to have no way on, and there are steps to take back. */
  #isDeadEnd = false

  /** @param {Host} host @param {() => void} showState what is offered has changed */
  constructor(host, showState) {
    this.#host = host
    this.#showState = showState
  }

  /** There is another solution to be shown. */
  get hasAnother() {
    return this.#solutions.length > 1
  }

  /** There is a board to go back to. */
  get hasWayBack() {
    return this.#isDeadEnd
  }

  /** Forgets the solutions found: the puzzle is another one now. */
  forget() {
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

  /**
   * Finds out whether there are none, one or several solutions, and fills in the first.
   * @param {CallOptions} options @param {boolean} [isReader] asked by the reader
   * @returns {Promise<Answer<SolveReport>>}
   */
  async solve(options, isReader = false) {
    const host = this.#host
    const { model } = host
    const { report, solutions, conflicts } = await findSolutions(host, host.method, options)
    const tell = () => {
      this.#solutions = solutions
      this.#isComplete = report.complete
      this.#shown = 0
      host.judge(verdictOf(report.count))
      this.#showState()
      if (!report.count) return this.#say(whyUnsolvable(conflicts, host.words))
      const count = mistakes(model, solutions[0]).length
      if (model.answer(solutions[0])) isReader ? host.played() : host.changed()
      if (report.count > 1) this.#sayWhich()
      else host.tell(count ? 'moves.replaced' : 'board.solved', { count })
    }
    return { report, tell }
  }

  /**
   * Puts the next solution on the board, asking for more when those at hand have been seen.
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
      ? await findMoreSolutions(host, this.#solutions, limit, options)
      : undefined
    const tell = () => {
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
    return { report: found?.report, tell }
  }

  /**
   * Says whether all is well so far, and how many solutions the puzzle has, without showing any.
   * @param {CallOptions} options
   * @returns {Promise<Answer<ValidateReport>>}
   */
  async validate(options) {
    const host = this.#host
    const { model } = host
    const { revision } = model
    const checked = await checkBoard(host, options)
    const { report, canGoBack } = checked
    const tell = () => {
      if (report.solutions !== 'unknown') host.judge(`answers.${report.solutions}`)
      // Played on meanwhile: of the board as it is now, nothing was found out.
      if (model.revision !== revision) return host.tell('board.changed')
      this.#say(standingSentence(checked, host.words))
      this.#isDeadEnd = canGoBack && model.canUndo
      this.#showState()
    }
    return { report, tell }
  }

  /**
   * Takes steps back to the last board that could be finished; Redo brings them again.
   * @param {CallOptions} options @returns {Promise<Answer<undefined>>}
   */
  async back(options) {
    const host = this.#host
    const { model } = host
    const { revision } = model
    const count = await findWayBack(host, options)
    const tell = () => {
      // Played on meanwhile: the steps are others now.
      if (model.revision !== revision) return
      if (count < 0) return host.warn('answers.noWayBack')
      model.undo(count)
      host.played()
      host.tell('answers.wentBack', { count })
    }
    return { report: undefined, tell }
  }

  /**
   * Counts the solutions up to a limit; the board stays as it is.
   * @param {number} limit @param {CallOptions} options
   * @returns {Promise<Answer<SolveReport>>}
   */
  async count(limit, options) {
    const { client, model } = this.#host
    return { report: await client.count(model.puzzle(), limit, options) }
  }

  /**
   * The digits that each cell has in some solution; the board stays as it is.
   * @param {CallOptions} options
   * @returns {Promise<Answer<CandidatesReport>>}
   */
  async candidates(options) {
    const { client, model } = this.#host
    return { report: await client.candidates(model.puzzle(), options) }
  }

  /** @param {Sentence} sentence */
  #say({ path, values, text = '', isAlert = false }) {
    if (!path) this.#host.tellText(text, isAlert)
    else if (isAlert) this.#host.warn(path, values)
    else this.#host.tell(path, values)
  }

  #sayWhich() {
    this.#say(whichSolution(this.#shown, this.#solutions.length, this.#isComplete))
  }
}
