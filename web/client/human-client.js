// client/human-client.js: hints and steps (nonet-human.wasm) as promises.
//
// Runs beside the solver, in a worker of its own, which the first call starts; module-client.js says the rest. Where the
// solver may run is true of it too.

import { humanSupply } from './human-places.js'
import { ModuleClient } from './module-client.js'
import { supply } from './places.js'

/** @typedef {import('nonet-wasm').Puzzle} Puzzle */
/** @typedef {import('nonet-human-wasm').NonetHumanModule} NonetHumanModule */
/** @typedef {import('nonet-human-wasm').StepOptions} StepOptions */
/** @typedef {import('./module-client.js').CallOptions} CallOptions */

/** @extends {ModuleClient<NonetHumanModule>} */
export class HumanClient extends ModuleClient {
  /** @param {typeof import('./start-solver.js').startSolver} [start] starts another solver, for tests */
  constructor(start) {
    const { place, read } = supply
    super({ ...humanSupply, place, read: humanSupply.read ?? read }, start)
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

/** @type {HumanClient | undefined} */
let shared

/**
 * The client that all elements of a page share.
 * @param {import('./places.js').Supply} [given] of the page's own client: a part of an element that is loaded later has a
 *   copy of its own, which no configure() has reached
 */
export function sharedHumanClient(given) {
  if (!shared && given && given !== supply) {
    if (given.place) supply.place = given.place
    if (given.read) supply.read = given.read
  }
  shared ??= new HumanClient()
  return shared
}
