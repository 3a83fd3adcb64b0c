// client/constrained-client.js: questions about puzzles with constraints (nonet-engine.wasm) as promises.
//
// In a worker of its own: such a search may take long, and others do not wait for it.

import { ownMembers } from '../base/own-members.js'
import { LaterClient, sharing } from './later-client.js'
import { engineSupply } from './later-places.js'
import { NonetError } from './nonet-error.js'

/** @typedef {import('nonet-wasm').SolveOptions} SolveOptions */
/** @typedef {import('nonet-engine-wasm').NonetEngineModule} NonetEngineModule */
/** @typedef {import('nonet-engine-wasm').ConstrainedSolveReport} ConstrainedSolveReport */
/** @typedef {import('nonet-engine-wasm').ConstrainedValidateReport} ConstrainedValidateReport */
/** @typedef {import('nonet-engine-wasm').ConstrainedCandidatesReport} ConstrainedCandidatesReport */
/** @typedef {import('./module-client.js').CallOptions} CallOptions */
/** @typedef {import('nonet-engine-wasm').ConstrainedPuzzle} ConstrainedPuzzle */
/** @typedef {import('nonet-engine-wasm').ConstrainedOptions} ConstrainedOptions */
/** @typedef {import('nonet-engine-wasm').ReductionReport} ReductionReport */
/** @typedef {import('nonet-engine-wasm').EstimateReport} EstimateReport */

/**
 * `milliseconds`: after so many, the report is what is known so far (`stopped`).
 * @typedef {CallOptions & {milliseconds?: number}} TimedOptions
 */
/**
 * `onPart`: hears again and again what is known so far, also of a call that is cancelled later.
 * @template Report @typedef {TimedOptions & {onPart?: (report: Report) => void}} PartedOptions
 */
/** `countTo`: tells the number of solutions of each value, up to this. @typedef {PartedOptions<ConstrainedCandidatesReport> & {countTo?: number}} CandidatesOptions */
/** `seed`: any text; parts are tried in an order of its own. @typedef {PartedOptions<ReductionReport> & {seed?: string}} MinimiseOptions */
/** `seed`: any text; the ways are others. @typedef {PartedOptions<EstimateReport> & {seed?: string}} EstimateOptions */
/** `seed`: any text; the solution is a random one of its own. @typedef {SolveOptions & {seed?: string}} ConstrainedSolveOptions */

/**
 * JSON as the plain data that it says; any other text is in the writing of Interactive-Sudoku-Solver.
 * @param {ConstrainedPuzzle | string} puzzle @returns {ConstrainedPuzzle | string}
 */
function plainDataOf(puzzle) {
  if (typeof puzzle !== 'string' || !/^\s*\{/.test(puzzle)) return puzzle
  try {
    return JSON.parse(puzzle)
  } catch (reason) {
    // The engine's own words, in English, tell the place.
    const text = reason instanceof Error ? `JSON: ${reason.message}` : 'JSON'
    throw new NonetError('bad-argument', { text, found: 0, expected: 0 })
  }
}

/** @extends {LaterClient<NonetEngineModule>} */
export class ConstrainedClient extends LaterClient {
  /** @param {typeof import('./start-solver.js').startSolver} [start] starts another solver, for tests */
  constructor(start) {
    super(engineSupply, start)
  }

  /**
   * A puzzle of any of these forms as plain data.
   * @param {ConstrainedPuzzle | string} puzzle @param {CallOptions} [options]
   * @returns {Promise<{puzzle: ConstrainedPuzzle}>}
   */
  async read(puzzle, options) {
    return { puzzle: await this.call('constrainedRead', [plainDataOf(puzzle)], options) }
  }

  /**
   * @param {ConstrainedPuzzle | string} puzzle @param {ConstrainedSolveOptions} [how] @param {TimedOptions} [options]
   * @returns {Promise<ConstrainedSolveReport>}
   */
  solve(puzzle, how = {}, options) {
    return this.#ask('solve', puzzle, how, options)
  }

  /**
   * @param {ConstrainedPuzzle | string} puzzle @param {TimedOptions} [options]
   * @returns {Promise<ConstrainedValidateReport>}
   */
  validate(puzzle, options) {
    return this.#ask('validate', puzzle, {}, options)
  }

  /**
   * @param {ConstrainedPuzzle | string} puzzle @param {number} limit @param {TimedOptions} [options]
   * @returns {Promise<ConstrainedSolveReport>}
   */
  count(puzzle, limit, options) {
    return this.#ask('count', puzzle, { limit }, options)
  }

  /**
   * About how many solutions there are, where they are too many to count.
   * @param {ConstrainedPuzzle | string} puzzle @param {EstimateOptions} [options]
   * @returns {Promise<EstimateReport>}
   */
  estimate(puzzle, options) {
    const { seed, ...others } = ownMembers(options)
    return this.#ask('estimate', puzzle, { seed }, others)
  }

  /**
   * The values that stand in each cell in some solution.
   * @param {ConstrainedPuzzle | string} puzzle @param {CandidatesOptions} [options]
   * @returns {Promise<ConstrainedCandidatesReport>}
   */
  candidates(puzzle, options) {
    const { countTo, ...others } = ownMembers(options)
    return this.#ask('candidates', puzzle, { countTo }, others)
  }

  /**
   * Leaves out givens and constraints of a puzzle with one solution until each that is left is needed.
   * @param {ConstrainedPuzzle | string} puzzle @param {MinimiseOptions} [options]
   * @returns {Promise<ReductionReport>}
   */
  minimise(puzzle, options) {
    const { seed, ...others } = ownMembers(options)
    return this.#ask('minimise', puzzle, { seed }, others)
  }

  /**
   * Why a value is impossible in a cell: givens and constraints that forbid it together, each of which is needed for that.
   * @param {ConstrainedPuzzle | string} puzzle @param {{cell: number, value: number}} what the cell counts from 0, row by row
   * @param {PartedOptions<ReductionReport>} [options]
   * @returns {Promise<ReductionReport>}
   */
  explain(puzzle, what, options) {
    const { cell, value } = ownMembers(what)
    return this.#ask('explain', puzzle, { cell, value }, options)
  }

  /**
   * @param {import('nonet-engine-wasm').ConstrainedQuestion} question
   * @param {ConstrainedPuzzle | string} puzzle @param {ConstrainedOptions & SolveOptions} how
   * @param {PartedOptions<any>} [options]
   * @returns {Promise<any>}
   */
  async #ask(question, puzzle, how, options) {
    const { milliseconds, ...others } = ownMembers(options)
    // The worker does it in slices, by constrainedOpen and the two beside it.
    const method = /** @type {any} */ ('constrained')
    return this.call(method, [plainDataOf(puzzle), question, { ...how, milliseconds }], others)
  }
}

/** The client that all parts of a page share. */
export const sharedConstrainedClient = /* @__PURE__ */ sharing(ConstrainedClient)
