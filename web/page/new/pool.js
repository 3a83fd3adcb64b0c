// page/new/pool.js: some puzzles of each grade, made while the reader is idle, so that the next press has one at once.
//
// They are on the shelf's database, so that the next visit has them, too. One is made at a time, in a worker of its own,
// which is closed as soon as nothing is missing or the page is hidden. A device that saves data or power makes none.

import { isPuzzle } from '../../board/puzzle.js'
import { GRADES } from '../grades.js'
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

/**
 * Takes a puzzle of this kind out of the pool; resolves to undefined if it has none. Resolves as soon as the pool is
 * read: nobody waits until it is written without that puzzle. A tab that asks meanwhile reads it after that.
 * @param {Pick<Store, 'changePool'>} store @param {Wishes} wishes
 * @returns {Promise<Pooled | undefined>}
 */
export function takePooled(store, wishes) {
  return new Promise((resolve, reject) => {
    const take = (/** @type {Pooled[]} */ pool) => {
      const at = placeOf(pool, wishes)
      const taken = pool[at]
      resolve(taken && isPuzzle(Object(taken.puzzle)) ? taken : undefined)
      return pool.filter((_, place) => place !== at)
    }
    store.changePool(take).catch(reject)
  })
}

/**
 * Makes what is missing. Rejects when it is ended, or when nothing can be made or stored.
 * @param {Pick<Store, 'changePool'>} store
 * @param {Pick<GenerateClient, 'generate' | 'close'>} client closed in the end
 * @param {AbortSignal} signal
 * @param {() => Promise<void>} rest resolves when the reader is idle
 */
export async function fillPool(store, client, signal, rest = atRest) {
  try {
    while (true) {
      await rest()
      signal.throwIfAborted()
      /** @type {Wishes | undefined} */
      let wishes
      await store.changePool((pool) => {
        wishes = missingIn(pool)
        return pool
      })
      if (!wishes) return
      const { seed, number, puzzle, fits } = await client.generate(wishes, { signal })
      if (!fits) return
      const made = { wishes, seed, number }
      await store.changePool((pool) => [...pool, { made, puzzle }])
    }
  } finally {
    client.close()
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
