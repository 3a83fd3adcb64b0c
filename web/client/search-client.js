// client/search-client.js: searches, each in the module that it is for (search-route.js).
//
// nonet-engine.wasm is fetched with the first puzzle that is for it. Where it cannot be (without a network before it was stored,
// from file://), nonet.wasm takes its place, which may need longer.

import { Client } from './client.js'
import { engineSupply } from './later-places.js'
import { isForEngine } from './search-route.js'

/** @typedef {import('nonet-wasm').Puzzle} Puzzle */
/** @typedef {import('nonet-wasm').SolveOptions} SolveOptions */
/** @typedef {import('./module-client.js').CallOptions} CallOptions */
/** What both modules have. @typedef {Pick<Client, 'validate' | 'solve' | 'count' | 'candidates'>} Searches */

/** In a worker of its own, which the first search starts; all boards of a page share it. @type {Searches | undefined} */
let shared

/** The searches of a client for nonet.wasm, with those of one for nonet-engine.wasm. @implements {Searches} */
export class SearchClient {
  #client
  #engine

  /** @param {Client} client @param {Searches} [engine] another one, for tests */
  constructor(client, engine = shared) {
    this.#client = client
    this.#engine = engine
  }

  /** @param {Puzzle} puzzle @param {CallOptions} [options] */
  validate(puzzle, options) {
    return this.#search(puzzle, {}, (client, kept) => client.validate(kept, options))
  }

  /** @param {Puzzle} puzzle @param {SolveOptions} [how] @param {CallOptions} [options] */
  solve(puzzle, how = {}, options) {
    return this.#search(puzzle, how, (client, kept, method) => client.solve(kept, method, options))
  }

  /** @param {Puzzle} puzzle @param {number} limit @param {CallOptions} [options] */
  count(puzzle, limit, options) {
    return this.#search(puzzle, {}, (client, kept) => client.count(kept, limit, options))
  }

  /** @param {Puzzle} puzzle @param {CallOptions} [options] */
  candidates(puzzle, options) {
    return this.#search(puzzle, {}, (client, kept) => client.candidates(kept, options))
  }

  /**
   * @template T
   * @param {Puzzle} puzzle @param {SolveOptions} how
   * @param {(client: Searches, puzzle: Puzzle, how: SolveOptions) => Promise<T>} ask
   * @returns {Promise<T>}
   */
  async #search(puzzle, how, ask) {
    if (!isForEngine(puzzle, how)) return ask(this.#client, puzzle, how)
    if (!this.#engine) {
      const { place, read } = this.#client.supply
      this.#engine = shared ??= new Client(undefined, { ...engineSupply, place, read })
    }
    // The caller may change them before the second attempt.
    const kept = structuredClone({ puzzle, how })
    try {
      return await ask(this.#engine, puzzle, how)
    } catch (reason) {
      if (Object(reason).key !== 'solver-absent') throw reason
      // nonet.wasm knows no engine of that name.
      if (kept.how?.engine === 'learning') kept.how.engine = 'auto'
      return ask(this.#client, kept.puzzle, kept.how)
    }
  }
}
