// element/queries.js: queries about a board, answered with data.
//
// Each query asks the solver and returns plain data; it shows nothing and changes nothing. solver-actions.js puts
// answers on the board, words/answer-sentences.js puts them into words. To add a query: a function here, its
// sentence there, its effect in solver-actions.js.

import { asEntered, asGivens } from '../board/questions.js'
import { stepsBack } from '../board/steps-back.js'

/** @typedef {import('../board/model.js').BoardModel} BoardModel */
/** @typedef {import('../client/client.js').Client} Client */
/** @typedef {import('../client/client.js').CallOptions} CallOptions */
/** @typedef {import('nonet-wasm').Puzzle} Puzzle */
/** @typedef {import('nonet-wasm').Conflict} Conflict */
/** @typedef {import('nonet-wasm').SolveReport} SolveReport */
/** @typedef {import('nonet-wasm').SolveOptions} SolveOptions */
/** @typedef {import('nonet-wasm').ValidateReport} ValidateReport */
/** @typedef {{model: BoardModel, client: Pick<Client, 'solve' | 'validate'>}} Host the board in question, and the client that answers */
/** `seed`: any text; the solution is a random one. @typedef {SolveOptions & {seed?: string}} Method */
/**
 * @typedef {object} SolutionsFound
 * @property {SolveReport} report
 * @property {number[][]} solutions those that agree with the reader's entries first
 * @property {Conflict[]} conflicts among the givens, where there is no solution
 */
/** @typedef {import('../board/questions.js').Standing} Standing */
/** @typedef {import('../board/questions.js').Checked} Checked */

/**
 * The first two solutions; of several, one that agrees with what the reader has entered by then comes first.
 * @param {Host} host @param {Method} method @param {CallOptions} options
 * @returns {Promise<SolutionsFound>}
 */
export async function findSolutions({ model, client }, method, options) {
  const puzzle = model.puzzle()
  const report = await client.solve(puzzle, { ...method, limit: 2, keep: 2 }, options)
  const fitting = report.count > 1 ? await findFitting({ model, client }, method, options) : []
  // For a sentence: with what is written.
  const conflicts = (report.count ? [] : model.conflictsAmong(puzzle.givens)).map((conflict) => ({
    ...conflict,
    digit: model.valueOfDigit(conflict.digit),
  }))
  return { report, solutions: joined(fitting, report.solutions), conflicts }
}

/**
 * A solution that agrees with the reader's entries; searched again as long as the reader enters more
 * meanwhile.
 * @param {Host} host @param {Method} method @param {CallOptions} options @returns {Promise<number[][]>} one, or none
 */
async function findFitting({ model, client }, { seed }, options) {
  /** @type {number[][]} */
  let fitting = []
  let searched = String(model.puzzle().givens)
  for (;;) {
    const entered = asEntered(model)
    const now = String(entered.givens)
    if (now === searched) return fitting
    searched = now
    const how = { limit: 1, keep: 1, ...(seed && { seed }) }
    fitting = (await client.solve(entered, how, options)).solutions
  }
}

/**
 * More solutions than those known, these first: backtracking may have found another first one.
 * @param {Host} host @param {readonly number[][]} known @param {number} limit @param {CallOptions} options
 * @returns {Promise<{report: SolveReport, solutions: number[][]}>}
 */
export async function findMoreSolutions({ model, client }, known, limit, options) {
  const report = await client.solve(model.puzzle(), { limit, keep: limit }, options)
  return { report, solutions: joined(known, report.solutions) }
}

/** The state of the board; shows no solution. @param {Host} host @param {CallOptions} options @returns {Promise<Checked>} */
export async function checkBoard({ model, client }, options) {
  const filled = model.filled()
  const board = asGivens(model)
  const report = await client.validate(filled, options)
  const { conflicts, solutions, state } = report
  const isOpen = state === 'unfinished' && !conflicts.length && solutions !== 'none'
  const hasEntries = filled.entries?.some((digit) => digit > 0)
  const isDeadEnd = isOpen && hasEntries && !(await canFinish({ model, client }, board, options))
  const hasNoWay = isDeadEnd || conflicts.length > 0 || solutions === 'none'
  const isPuzzleBad = model.hasGivens && solutions === 'none'
  return {
    report,
    standing: isDeadEnd ? 'deadEnd' : standingOf(report),
    canGoBack: hasNoWay && !isPuzzleBad,
  }
}

/** @param {ValidateReport} report @returns {Standing} */
function standingOf({ conflicts, solutions, state }) {
  if (conflicts.length) return state === 'wrong' ? 'wrong' : 'conflicts'
  if (state === 'right') return 'right'
  if (solutions === 'none') return 'noSolution'
  return solutions === 'unknown' ? 'unfinished' : 'canFinish'
}

/**
 * The number of steps back to the last board that could be finished; -1 when none could.
 * @param {Host} host @param {CallOptions} options
 */
export function findWayBack({ model, client }, options) {
  return stepsBack([...model.steps], (ago) =>
    canFinish({ model, client }, asGivens(model, ago), options),
  )
}

/** @param {Host} host @param {Puzzle} puzzle @param {CallOptions} options */
async function canFinish({ model, client }, puzzle, options) {
  if (model.conflictsAmong(puzzle.givens).length) return false
  const { count, complete } = await client.solve(puzzle, { limit: 1 }, options)
  return count > 0 || !complete
}

/**
 * One list of solutions, each once.
 * @param {readonly number[][]} first @param {readonly number[][]} more
 */
function joined(first, more) {
  const known = new Set(first.map(String))
  return [...first, ...more.filter((solution) => !known.has(String(solution)))]
}
