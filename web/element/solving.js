// element/solving.js: what Solve, Check, "Show another" and "Back" find out and do.
//
// Each question is a function that asks the solver and gives its report, with what then puts it on the
// board and says it; asking.js runs it. The reader may play on meanwhile: what is put on the board
// follows from the board as it is then, and another puzzle has ended the question.

import { asEntered, asGivens, mistakes } from '../board/questions.js'
import { stepsBack } from '../board/steps-back.js'

/** @typedef {import('../client/client.js').CallOptions} CallOptions */
/** @typedef {import('./asking.js').Host} Host */
/** @typedef {import('nonet-wasm').SolveReport} SolveReport */
/** @typedef {import('nonet-wasm').ValidateReport} ValidateReport */
/** @typedef {import('nonet-wasm').CandidatesReport} CandidatesReport */
/**
 * @template T
 * @typedef {import('./asking.js').Answer<T>} Answer
 */

/** How many more solutions are asked for, each time "Show another" runs out of them. */
const MORE = 4
/** So many digits of solutions are given at once, at most. */
const MOST_DIGITS = 1_000_000

export class Solving {
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
   * Finds out whether there are none, one or several solutions, and fills in the first: of several,
   * one that agrees with what the reader has entered by then, if there is any.
   * @param {CallOptions} options @param {boolean} [isReader] asked by the reader
   * @returns {Promise<Answer<SolveReport>>}
   */
  async solve(options, isReader = false) {
    const host = this.#host
    const { model } = host
    const puzzle = model.puzzle()
    const report = await host.client.solve(puzzle, { ...host.method, limit: 2, keep: 2 }, options)
    const fitting = report.count > 1 ? await this.#fitting(options) : []
    const tell = () => {
      this.#solutions = joined(fitting, report.solutions)
      this.#isComplete = report.complete
      this.#shown = 0
      host.judge(
        report.count > 1 ? 'answers.several' : report.count ? 'answers.one' : 'answers.none',
      )
      this.#showState()
      if (report.count) {
        const [solution] = this.#solutions
        const count = mistakes(model, solution).length
        if (model.answer(solution)) isReader ? host.played() : host.changed()
        if (report.count > 1) this.#tellWhich()
        else host.tell(count ? 'moves.replaced' : 'board.solved', { count })
      } else {
        const clashes = model.clashesAmong(puzzle.givens)
        if (clashes.length) host.tellText(this.#sentences(clashes), true)
        else host.warn('answers.noSolution')
      }
    }
    return { report, tell }
  }

  /**
   * A solution that agrees with what the reader has entered; asked again as long as the reader enters
   * more meanwhile.
   * @param {CallOptions} options @returns {Promise<number[][]>} one, or none
   */
  async #fitting(options) {
    const { client, model } = this.#host
    /** @type {number[][]} */
    let fitting = []
    let asked = String(model.puzzle().givens)
    for (;;) {
      const entered = asEntered(model)
      const now = String(entered.givens)
      if (now === asked) return fitting
      asked = now
      fitting = (await client.solve(entered, { limit: 1, keep: 1 }, options)).solutions
    }
  }

  /**
   * Puts the next solution on the board, asking for more when those at hand have been seen.
   * @param {CallOptions} options
   * @returns {Promise<Answer<SolveReport | undefined>>}
   */
  async another(options) {
    const host = this.#host
    const puzzle = host.model.puzzle()
    const most = Math.floor(MOST_DIGITS / puzzle.givens.length)
    const here = this.#solutions.length
    const limit = Math.min(here * MORE, most)
    const isSearch = this.#shown + 1 >= here && !this.#isComplete && here < most
    const report = isSearch
      ? await host.client.solve(puzzle, { limit, keep: limit }, options)
      : undefined
    const tell = () => {
      if (report) {
        // What was shown stays: backtracking may have found another first one than this search does.
        this.#solutions = joined(this.#solutions, report.solutions)
        this.#isComplete = report.complete
        if (report.complete) host.judge('answers.severalCounted', { count: report.count })
      }
      this.#shown = (this.#shown + 1) % this.#solutions.length
      if (host.model.answer(this.#solutions[this.#shown])) host.played()
      if (this.#shown === 0) host.tell('answers.lastSolution')
      else this.#tellWhich()
    }
    return { report, tell }
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
    const filled = model.filled()
    const board = asGivens(model)
    const report = await host.client.validate(filled, options)
    const { conflicts, solutions, state } = report
    const isOpen = state === 'unfinished' && !conflicts.length && solutions !== 'none'
    const hasEntries = filled.entries?.some((digit) => digit > 0)
    const isDeadEnd = isOpen && hasEntries && !(await this.#canFinish(board, options))
    const tell = () => {
      if (solutions !== 'unknown') host.judge(`answers.${solutions}`)
      // Played on meanwhile: of the board as it is now, nothing was found out.
      if (model.revision !== revision) return host.tell('board.changed')
      if (conflicts.length) {
        const clashes = this.#sentences(conflicts)
        if (state === 'wrong') host.warn('answers.wrong', { clashes })
        else host.tellText(clashes, true)
      } else if (state === 'right') host.tell('board.solved')
      else if (solutions === 'none') host.warn('answers.noSolution')
      else if (isDeadEnd) host.warn('answers.deadEnd')
      else host.tell(solutions === 'unknown' ? 'answers.unfinished' : 'answers.canFinish')
      const isPuzzleBad = model.hasGivens && solutions === 'none'
      const hasNoWay = isDeadEnd || conflicts.length > 0 || solutions === 'none'
      this.#isDeadEnd = hasNoWay && !isPuzzleBad && model.canUndo
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
    const count = await stepsBack([...model.steps], (ago) =>
      this.#canFinish(asGivens(model, ago), options),
    )
    const tell = () => {
      // Played on meanwhile: the steps are others now.
      if (model.revision !== revision) return
      if (count < 0) host.warn('answers.noWayBack')
      else {
        model.undo(count)
        host.played()
        host.tell('answers.wentBack', { count })
      }
    }
    return { report: undefined, tell }
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

  /** The first two clashes in words; more would not be read. */
  #sentences(/** @type {import('nonet-wasm').Conflict[]} */ conflicts) {
    const two = conflicts.slice(0, 2).map((clash) => this.#host.words.clashSentence(clash))
    return two.join('; ')
  }

  #tellWhich() {
    const number = this.#shown + 1
    const count = this.#solutions.length
    const key = this.#isComplete ? 'answers.showing' : 'answers.showingSome'
    this.#host.tell(key, { number, count })
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
