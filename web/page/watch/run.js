// page/watch/run.js: one run of the backtracker, in a worker of its own, and where it stands.
//
// The run itself is in the module (watchOpen, watchGo), which can go to any of its events; here is
// the last answer, and how many events the worker does in a millisecond, so that the player can ask
// for as many as fit into a frame. The board's worker stays free.

import { WatchClient } from '../../client/watch-client.js'

/** @typedef {import('nonet-generate-wasm').WatchState} State */
/** @typedef {{plot: boolean, tree: boolean}} Wants */

/** What passes between question and answer though nothing is worked out. */
const POST_MS = 0.3
/** Few events tell nothing of the pace: the way there and back takes longer than they do. */
const GROWTH = 4
const LEAST_PACE = 100

export class Run {
  /** Events in a millisecond. */
  pace = LEAST_PACE
  /** @type {State | undefined} */
  state
  /** @type {import('nonet-generate-wasm').WatchPlot | undefined} the last one received */
  plot
  /** @type {import('nonet-generate-wasm').WatchTree | undefined} */
  tree
  #client = new WatchClient()
  #id = 0
  #isWhole = false

  /** @param {import('nonet-wasm').Puzzle} puzzle @param {import('nonet-wasm').Strategy} strategy */
  async open(puzzle, strategy) {
    this.state = undefined
    if (this.#id) await this.#client.watchClose(this.#id)
    this.#id = await this.#client.watchOpen(puzzle, { strategy })
  }

  /** The last event, once it is known. */
  get end() {
    return this.state?.ended ? this.state.reached : Number.POSITIVE_INFINITY
  }

  /** @param {number} to @param {Wants} wants resolves once `state` is the moment after `to` events */
  async go(to, wants) {
    const event = Math.min(to, this.end)
    const before = this.state?.event
    if (event === before && (this.#isWhole || !wants.tree)) return
    const start = performance.now()
    const state = await this.#client.watchGo(this.#id, { to: event, ...wants })
    const done = state.event - (before ?? 0)
    if (done > 0) {
      const pace = done / Math.max(performance.now() - start - POST_MS, POST_MS)
      const fitting = pace > this.pace ? pace : (this.pace + pace) / 2
      this.pace = Math.max(LEAST_PACE, Math.min(fitting, this.pace * GROWTH))
    }
    this.state = state
    this.plot = state.plot ?? this.plot
    this.tree = state.tree ?? this.tree
    this.#isWhole = wants.plot && wants.tree
  }

  close() {
    this.#id = 0
    this.state = undefined
    this.#client.close()
  }
}
