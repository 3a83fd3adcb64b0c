// client/watch-client.js: a run of the first programs' method, gone through forth and back (nonet-engine.wasm), as promises.

import { LaterClient } from './later-client.js'
import { engineSupply } from './later-places.js'

/** @typedef {import('nonet-engine-wasm').NonetEngineModule} NonetEngineModule */

/** @extends {LaterClient<NonetEngineModule>} */
export class WatchClient extends LaterClient {
  /** @param {typeof import('./start-solver.js').startSolver} [start] starts another solver, for tests */
  constructor(start) {
    super(engineSupply, start)
  }

  /** @param {import('nonet-wasm').Puzzle} puzzle @param {import('nonet-engine-wasm').WatchOptions} how */
  watchOpen(puzzle, how) {
    return this.call('watchOpen', [puzzle, how])
  }

  /** @param {number} id @param {import('nonet-engine-wasm').WatchGoOptions} how */
  watchGo(id, how) {
    return this.call('watchGo', [id, how])
  }

  /** @param {number} id */
  watchClose(id) {
    return this.call('watchClose', [id])
  }
}
