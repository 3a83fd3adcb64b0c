// client/rate-client.js: ratings (nonet-generate.wasm) as promises.
//
// Not a method of GenerateClient: a rating would wait until the puzzles before it are made.

import { LaterClient, sharing } from './later-client.js'
import { generateSupply } from './later-places.js'

/** @typedef {import('nonet-generate-wasm').NonetGenerateModule} NonetGenerateModule */
/** @typedef {import('./module-client.js').CallOptions} CallOptions */

/** @extends {LaterClient<NonetGenerateModule>} */
export class RateClient extends LaterClient {
  /** @param {typeof import('./start-solver.js').startSolver} [start] starts another solver, for tests */
  constructor(start) {
    super(generateSupply, start)
  }

  /**
   * How hard the puzzle is, from its givens.
   * @param {import('nonet-wasm').Puzzle} puzzle
   * @param {import('nonet-generate-wasm').RateOptions} [how]
   * @param {CallOptions} [options]
   */
  rate(puzzle, how = {}, options) {
    return this.call('rate', [puzzle, how], options)
  }
}

/** The client that all parts of a page share. */
export const sharedRateClient = /* @__PURE__ */ sharing(RateClient)
