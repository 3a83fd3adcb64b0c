// client/watch-client.js: a run of the first programs' method, gone through forth and back (nonet-generate.wasm), as promises.

import { LaterClient } from './later-client.js'
import { generateSupply } from './later-places.js'

/** @typedef {import('nonet-generate-wasm').NonetGenerateModule} NonetGenerateModule */

/** @extends {LaterClient<NonetGenerateModule>} */
export class WatchClient extends LaterClient {
  /** @param {typeof import('./start-solver.js').startSolver} [start] starts another solver, for tests */
  constructor(start) {
    super(generateSupply, start)
  }

  /** @param {import('nonet-wasm').Puzzle} puzzle @param {import('nonet-generate-wasm').WatchOptions} how */
  watchOpen(puzzle, how) {
    return this.call('watchOpen', [puzzle, how])
  }

  /** @param {number} id @param {import('nonet-generate-wasm').WatchGoOptions} how */
  watchGo(id, how) {
    return this.call('watchGo', [id, how])
  }

  /** @param {number} id */
  watchClose(id) {
    return this.call('watchClose', [id])
  }
}
