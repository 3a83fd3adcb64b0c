// client/constrained-client.js: questions about puzzles with constraints (nonet-engine.wasm) as promises.
//
// In a worker of its own: such a search may take long, and others do not wait for it.

import { LaterClient, sharing } from './later-client.js'
import { engineSupply } from './later-places.js'

/** @typedef {import('nonet-wasm').SolveOptions} SolveOptions */
/** @typedef {import('nonet-engine-wasm').NonetEngineModule} NonetEngineModule */
/** @typedef {import('nonet-engine-wasm').ConstrainedSolveReport} ConstrainedSolveReport */
/** @typedef {import('nonet-engine-wasm').ConstrainedValidateReport} ConstrainedValidateReport */
/** @typedef {import('nonet-engine-wasm').ConstrainedCandidatesReport} ConstrainedCandidatesReport */
/** @typedef {import('./module-client.js').CallOptions} CallOptions */

/** @extends {LaterClient<NonetEngineModule>} */
export class ConstrainedClient extends LaterClient {
  /** @param {typeof import('./start-solver.js').startSolver} [start] starts another solver, for tests */
  constructor(start) {
    super(engineSupply, start)
  }

  /**
   * @param {string} puzzle @param {SolveOptions} [how] @param {CallOptions} [options]
   * @returns {Promise<ConstrainedSolveReport>}
   */
  solve(puzzle, how = {}, options) {
    return this.#ask('solve', puzzle, how, options)
  }

  /** @param {string} puzzle @param {CallOptions} [options] @returns {Promise<ConstrainedValidateReport>} */
  validate(puzzle, options) {
    return this.#ask('validate', puzzle, {}, options)
  }

  /**
   * @param {string} puzzle @param {number} limit @param {CallOptions} [options]
   * @returns {Promise<ConstrainedSolveReport>}
   */
  count(puzzle, limit, options) {
    return this.#ask('count', puzzle, { limit }, options)
  }

  /**
   * The values that stand in each cell in some solution.
   * @param {string} puzzle @param {CallOptions} [options] @returns {Promise<ConstrainedCandidatesReport>}
   */
  candidates(puzzle, options) {
    return this.#ask('candidates', puzzle, {}, options)
  }

  /**
   * @param {import('nonet-wasm').Question} question
   * @param {string} puzzle @param {SolveOptions} how @param {CallOptions} [options]
   * @returns {Promise<any>}
   */
  #ask(question, puzzle, how, options) {
    // The worker does it in slices, by constrainedOpen and the two beside it.
    const method = /** @type {any} */ ('constrained')
    return this.call(method, [puzzle, question, how], options)
  }
}

/** The client that all parts of a page share. */
export const sharedConstrainedClient = /* @__PURE__ */ sharing(ConstrainedClient)
