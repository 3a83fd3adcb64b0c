// page/new/pool.js: some puzzles of each grade, made while the reader is idle, so that the next press has one at once.
//
// They are on the shelf's database, so that the next visit has them, too; the page knows what is there, so that a press
// does not wait for it. One is made at a time, in a worker of its own, which is closed as soon as nothing is missing or
// the page is hidden. A device that saves data or power makes none.

import { isPuzzle } from '../../board/puzzle.js'
import { afterFrame } from '../../dom/after-frame.js'
import { GRADES } from '../grades.js'
import { Tabs } from '../shelf/tabs.js'
import { areSame, quickWishes } from './wishes.js'

/** @typedef {import('../shelf/store.js').Pooled} Pooled */
/** @typedef {import('../shelf/store.js').Store} Store */
/** @typedef {import('nonet-generate-wasm').Wishes} Wishes */
/** @typedef {import('../../client/generate-client.js').GenerateClient} GenerateClient */

/** So many of each grade. */
const EACH = 2
/** A battery below this level is left alone, unless it is being charged. */
const LOW_BATTERY = 0.3

/** @param {readonly Pooled[]} pool @param {Wishes} wishes */
const placeOf = (pool, wishes) => pool.findIndex(({ made }) => areSame(made.wishes, wishes))

/** The wishes of the grade that is missing most; undefined if none is. @param {readonly Pooled[]} pool */
export function missingIn(pool) {
  const counts = GRADES.map((grade) => {
    const wishes = quickWishes(grade)
    const count = pool.filter(({ made }) => areSame(made.wishes, wishes)).length
    return { wishes, count }
  })
  const [least] = counts.sort((one, other) => one.count - other.count)
  return least.count < EACH ? least.wishes : undefined
}

/** @param {readonly Pooled[]} pool @param {string} seed */
const without = (pool, seed) => pool.filter(({ made }) => made.seed !== seed)

export class PuzzlePool {
  #store
  #soon
  /** What it had when it was last read, so that a press need not wait for the database. @type {Pooled[]} */
  #known = []
  // Another tab takes none of those that were taken here.
  #tabs = new Tabs((seed) => {
    this.#known = without(this.#known, seed)
  }, 'nonet.pool')

  /**
   * @param {Pick<Store, 'changePool'>} store
   * @param {() => Promise<void>} soon resolves when there is time to store what was taken
   */
  constructor(store, soon = afterFrame) {
    this.#store = store
    this.#soon = soon
  }

  /** Takes a puzzle of this kind; resolves to undefined if there is none. @param {Wishes} wishes */
  async take(wishes) {
    if (placeOf(this.#known, wishes) < 0) await this.#read()
    const taken = this.#known[placeOf(this.#known, wishes)]
    if (!taken) return undefined
    const { seed } = taken.made
    this.#known = without(this.#known, seed)
    this.#tabs.notify(seed)
    this.#soon()
      .then(() => this.#store.changePool((pool) => without(pool, seed)))
      // At worst it is given again.
      .catch(() => {})
    return isPuzzle(Object(taken.puzzle)) ? taken : undefined
  }

  /**
   * Makes what is missing. Rejects when it is ended, or when nothing can be made or stored.
   * @param {Pick<GenerateClient, 'generate' | 'close'>} client closed in the end
   * @param {AbortSignal} signal
   * @param {() => Promise<void>} rest resolves when the reader is idle
   */
  async fill(client, signal, rest = atRest) {
    try {
      while (true) {
        await rest()
        signal.throwIfAborted()
        await this.#read()
        const wishes = missingIn(this.#known)
        if (!wishes) return
        const { seed, number, puzzle, fits } = await client.generate(wishes, { signal })
        if (!fits) return
        const made = { wishes, seed, number }
        await this.#store.changePool((pool) => [...pool, { made, puzzle }])
      }
    } finally {
      client.close()
    }
  }

  async #read() {
    await this.#store.changePool((pool) => {
      this.#known = pool
      return pool
    })
  }
}

/** Resolves when the page has nothing to do. WebKit cannot tell. */
function atRest() {
  return /** @type {Promise<void>} */ (
    new Promise((resolve) => {
      if ('requestIdleCallback' in globalThis) requestIdleCallback(() => resolve())
      else setTimeout(resolve, 200)
    })
  )
}

/** Whether the device is to save data or power, as far as the browser tells. */
export async function isSaving() {
  const { connection, getBattery } = /** @type {any} */ (navigator)
  if (connection?.saveData) return true
  const battery = await getBattery?.call(navigator).catch(() => undefined)
  return battery !== undefined && !battery.charging && battery.level < LOW_BATTERY
}
