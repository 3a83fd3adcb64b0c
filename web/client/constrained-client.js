// client/constrained-client.js: questions about puzzles with constraints (nonet-engine.wasm) as promises.
//
// In a worker of its own: such a search may take long, and others do not wait for it.

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
   * @param {ConstrainedPuzzle | string} puzzle @param {SolveOptions} [how] @param {CallOptions} [options]
   * @returns {Promise<ConstrainedSolveReport>}
   */
  solve(puzzle, how = {}, options) {
    return this.#ask('solve', puzzle, how, options)
  }

  /**
   * @param {ConstrainedPuzzle | string} puzzle @param {CallOptions} [options]
   * @returns {Promise<ConstrainedValidateReport>}
   */
  validate(puzzle, options) {
    return this.#ask('validate', puzzle, {}, options)
  }

  /**
   * @param {ConstrainedPuzzle | string} puzzle @param {number} limit @param {CallOptions} [options]
   * @returns {Promise<ConstrainedSolveReport>}
   */
  count(puzzle, limit, options) {
    return this.#ask('count', puzzle, { limit }, options)
  }

  /**
   * The values that stand in each cell in some solution.
   * @param {ConstrainedPuzzle | string} puzzle @param {CallOptions} [options]
   * @returns {Promise<ConstrainedCandidatesReport>}
   */
  candidates(puzzle, options) {
    return this.#ask('candidates', puzzle, {}, options)
  }

  /**
   * @param {import('nonet-wasm').Question} question
   * @param {ConstrainedPuzzle | string} puzzle @param {SolveOptions} how @param {CallOptions} [options]
   * @returns {Promise<any>}
   */
  async #ask(question, puzzle, how, options) {
    // The worker does it in slices, by constrainedOpen and the two beside it.
    const method = /** @type {any} */ ('constrained')
    return this.call(method, [plainDataOf(puzzle), question, how], options)
  }
}

/** The client that all parts of a page share. */
export const sharedConstrainedClient = /* @__PURE__ */ sharing(ConstrainedClient)
