// element/constrained-search.js: questions about a board with constraints, asked of the engine that knows them; in place of
// Searches of client/search-client.js. Some it alone answers, of any board. What it finds out, the board's model remembers:
// whether a full board is right, and conflicts.

import { ownMembers } from '../base/own-members.js'
import { digitsOfValues, nameOfCell, puzzleOfTree, treeOfPuzzle } from '../board/constraints.js'
import { NonetError } from '../client/client.js'
import { sharedConstrainedClient } from '../client/constrained-client.js'
import { fetchRuleWords } from '../words/hint-words.js'
import { CHAOS, MODIFIED, ruleSentence, variablesOfCells } from '../words/rule-sentences.js'

/** @typedef {import('../board/puzzle.js').Marked} Marked */
/** @typedef {import('../client/client.js').CallOptions} CallOptions */
/** @typedef {import('../client/constrained-client.js').MinimiseOptions} MinimiseOptions */
/** @typedef {import('../words/answer-sentences.js').Conflict} Conflict */
/** @typedef {import('nonet-wasm').SolveOptions} SolveOptions */

export class ConstrainedSearch {
  #host
  #model
  #client

  /** @param {import('./question-runner.js').Host} host */
  constructor(host) {
    this.#host = host
    this.#model = host.model
    this.#client = sharedConstrainedClient(host.client.supply)
  }

  /** @param {Marked} puzzle @param {SolveOptions & {seed?: string}} [how] @param {CallOptions} [options] */
  async solve(puzzle, how = {}, options) {
    // The method belongs to plain puzzles.
    const { limit = 2, keep = limit, seed } = how
    const report = await this.#client.solve(treeOf(puzzle), { limit, keep, seed }, options)
    const solutions = report.solutions.map(this.#digitsOf)
    const constraints = puzzle.constraints ?? []
    const [unknown] = variablesOfCells(constraints, CHAOS)
    const marks = variablesOfCells(constraints, MODIFIED)
    const second = this.#model.valueOfDigit(2)
    for (const [index, solution] of solutions.entries()) {
      const values = report.variables?.[index] ?? []
      const valueOfVariable = (/** @type {string} */ name) => values[Number(name.slice(1)) - 1]
      this.#model.proven.set(String(solution), {
        regions: unknown?.map(valueOfVariable),
        modified: marks.map((names) =>
          names.flatMap((name, cell) => (valueOfVariable(name) === second ? [cell] : [])),
        ),
      })
    }
    return { ...report, solutions }
  }

  /** @param {Marked} puzzle @param {number} limit @param {CallOptions} [options] */
  count(puzzle, limit, options) {
    return this.#client.count(treeOf(puzzle), limit, options)
  }

  /** @param {Marked} puzzle @param {CallOptions} [options] */
  async candidates(puzzle, options) {
    const report = await this.#client.candidates(treeOf(puzzle), options)
    return { ...report, candidates: report.candidates.map(this.#digitsOf) }
  }

  /** The engine's values as the board's digits; 0 in holes. @param {readonly number[]} values */
  #digitsOf = (values) => digitsOfValues(values, this.#model.shape)

  /**
   * Why a value is impossible in a cell.
   * @param {Marked} puzzle @param {{cell: number, value: number} & MinimiseOptions} what @param {CallOptions} [options]
   */
  explain(puzzle, what, options) {
    const { cell, value, ...how } = /** @type {typeof what} */ (ownMembers(what))
    return this.#client.explain(treeOf(puzzle), { cell, value }, { ...how, ...options })
  }

  /** What is needed for the only solution. @param {Marked} puzzle @param {MinimiseOptions} options */
  minimise(puzzle, options) {
    return this.#client.minimise(treeOf(puzzle), options)
  }

  /**
   * Of the givens, how many solutions there are; of the whole board, its state and its conflicts.
   * @param {Marked} puzzle @param {CallOptions} [options]
   */
  async validate(puzzle, options) {
    const model = this.#model
    const { revision } = model
    const { givens, entries } = puzzle
    const digits = givens.map((given, cell) => given || entries?.[cell] || 0)
    const report = await this.#client.validate(treeOf(puzzle), options)
    const isBare = String(digits) === String(givens)
    const whole = isBare
      ? report
      : await this.#client.validate(treeOf({ ...puzzle, givens: digits }), options)
    await fetchRuleWords(this.#host.words).catch(() => {})
    const broken = whole.conflicts
      .filter(({ rule }) => rule !== 'house')
      .map((conflict) => this.#conflictOf(conflict))
    if (revision === model.revision) {
      model.addConflicts(broken)
      if (whole.state === 'right' && !model.proven.has(String(digits))) {
        model.proven.set(String(digits), undefined)
        const { emit, progress } = /** @type {import('./game.js').Game} */ (
          /** @type {unknown} */ (this.#host)
        )
        emit('nonet-solved', progress)
      }
      this.#host.changed()
    }
    const repeated = model.conflictsAmong(digits).map((conflict) => {
      const digit = model.valueOfDigit(conflict.digit)
      return { ...conflict, said: this.#host.words.conflictSentence({ ...conflict, digit }) }
    })
    const conflicts = [...repeated, ...broken]
    return { conflicts, state: whole.state, solutions: report.solutions }
  }

  /** @param {import('nonet-engine-wasm').RuleConflict} conflict @returns {Conflict} */
  #conflictOf({ rule, cells }) {
    const { words } = this.#host
    // Variables are not seen.
    const seen = cells.filter((cell) => cell < this.#model.givens.length)
    const names = seen.map((cell) => nameOfCell(cell, this.#model.columns))
    const path = names.length ? 'rules.broken' : 'rules.isBroken'
    const said = words.say(path, { cells: names.join(' '), rule: ruleSentence(rule, words) })
    // The board marks the cells as it marks those of a house.
    const house = /** @type {any} */ ({ kind: 'rule', index: 0 })
    return { digit: 0, house, cells: seen, said }
  }
}

/** Our own JSON, and not a list of digits or the JSON of another site. */
const JSON_TEXT =
  /^\s*\{\s*"(v"\s*:\s*1\b|(grid|givens|candidates)"\s*:\s*\{|constraints"\s*:\s*\[|regions"\s*:\s*"boxes)/

/**
 * A puzzle in the writing of Interactive-Sudoku-Solver, or as our own JSON.
 * @param {string} text @param {import('../client/client.js').Client} client of the board @param {CallOptions} options
 * @returns {Promise<{puzzle: Marked}> | undefined} undefined for other JSON
 * @throws {NonetError} what is wrong with it, or bad-argument with what of it no board shows
 */
export function readWithRules(text, client, options) {
  return /^\s*\./.test(text) || JSON_TEXT.test(text) ? readRules(text, client, options) : undefined
}

/** @param {string} text @param {import('../client/client.js').Client} client @param {CallOptions} options */
async function readRules(text, client, options) {
  const { puzzle } = await sharedConstrainedClient(client.supply).read(text, options)
  try {
    return { puzzle: puzzleOfTree(puzzle) }
  } catch (reason) {
    if (!(reason instanceof RangeError)) throw reason
    throw new NonetError('bad-argument', { text: reason.message })
  }
}

/** @param {Marked} puzzle */
const treeOf = (puzzle) =>
  /** @type {import('nonet-engine-wasm').ConstrainedPuzzle} */ (treeOfPuzzle(puzzle))
