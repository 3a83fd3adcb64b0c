// client/later-client.js: what the clients of the modules in later-places.js have in common.
//
// Each runs beside the solver, in a worker of its own, which the first call starts; module-client.js says the rest. Where
// the solver may run is true of them too.

import { ModuleClient } from './module-client.js'
import { supply } from './places.js'

/** @typedef {import('./places.js').Supply} Supply */

/** @template {object} Module @extends {ModuleClient<Module>} */
export class LaterClient extends ModuleClient {
  /**
   * @param {Supply} own where the module's files are
   * @param {typeof import('./start-solver.js').startSolver} [start] starts another solver, for tests
   */
  constructor(own, start) {
    const { place, read } = supply
    super({ ...own, place, read: own.read ?? read }, start)
  }
}

/**
 * The function that gives the client that all elements of a page share, and makes it when it is called first.
 * @template T
 * @param {new () => T} Client
 */
export function sharing(Client) {
  /** @type {T | undefined} */
  let shared
  /**
   * @param {Supply} [given] of the page's own client: a part of an element that is loaded later has a copy of its own,
   *   which no configure() has reached
   * @returns {T}
   */
  return (given) => {
    if (!shared && given && given !== supply) {
      if (given.place) supply.place = given.place
      if (given.read) supply.read = given.read
    }
    shared ??= new Client()
    return shared
  }
}
