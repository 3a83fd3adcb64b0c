// client/human-client.js: hints and steps (nonet-human.wasm) as promises.

import { LaterClient, sharing } from './later-client.js'
import { humanSupply } from './later-places.js'

/** @typedef {import('nonet-wasm').Puzzle} Puzzle */
/** @typedef {import('nonet-human-wasm').NonetHumanModule} NonetHumanModule */
/** @typedef {import('nonet-human-wasm').StepOptions} StepOptions */
/** @typedef {import('./module-client.js').CallOptions} CallOptions */

/** @extends {LaterClient<NonetHumanModule>} */
export class HumanClient extends LaterClient {
  /** @param {typeof import('./start-solver.js').startSolver} [start] starts another solver, for tests */
  constructor(start) {
    super(humanSupply, start)
  }

  /**
   * What helps on from the position: mistakes first, else the next step.
   * @param {Puzzle} puzzle @param {StepOptions} [how] @param {CallOptions} [options]
   */
  hint(puzzle, how = {}, options) {
    return this.call('hint', [puzzle, how], options)
  }

  /**
   * Every step from the position to the solution.
   * @param {Puzzle} puzzle @param {StepOptions} [how] @param {CallOptions} [options]
   */
  steps(puzzle, how = {}, options) {
    return this.call('steps', [puzzle, how], options)
  }

  /**
   * Every step of the position itself.
   * @param {Puzzle} puzzle @param {StepOptions} [how] @param {CallOptions} [options]
   */
  allSteps(puzzle, how = {}, options) {
    return this.call('allSteps', [puzzle, how], options)
  }

  /** The techniques, in the order in which a person is shown them. @param {CallOptions} [options] */
  techniques(options) {
    return this.call('techniques', [], options)
  }
}

/** The client that all elements of a page share. */
export const sharedHumanClient = /* @__PURE__ */ sharing(HumanClient)
