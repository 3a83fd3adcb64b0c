// page/book/puzzles.js: the puzzles of a book, made as they are needed and kept as long as the wishes stay.
//
// A puzzle is known by its seed and number, so the ones that the preview shows are the first ones of the book. Each of a few
// workers makes the next run of numbers; runs are so short that all workers are done at about the same time.

import { GenerateClient } from '../../client/generate-client.js'
import { workerCount } from '../../client/pool.js'

/** @typedef {import('nonet-generate-wasm').Wishes} Wishes */
/** @typedef {import('nonet-generate-wasm').MadePuzzle} MadePuzzle */
/** @typedef {{wishes: Wishes, seed: string}} Kind */

const MOST_IN_RUN = 8
/** Each has a module and techniques of its own: some megabytes. */
const MOST_WORKERS = 4

export class BookPuzzles {
  /** @type {GenerateClient[]} */
  #clients = []
  #kind = ''
  /** @type {MadePuzzle[]} by their number from 0, with gaps while some are being made */
  #made = []

  /**
   * The first `count` puzzles of the kind; those for which no search was long enough have `fits: false`.
   * @param {Kind} kind @param {number} count
   * @param {{signal: AbortSignal, onMade?: (done: number) => void}} how
   */
  async take({ wishes, seed }, count, { signal, onMade }) {
    const kind = JSON.stringify([wishes, seed])
    if (kind !== this.#kind) this.#made = []
    this.#kind = kind
    const made = this.#made
    const missing = Array.from({ length: count }, (_, index) => index).filter(
      (index) => !made[index],
    )
    let done = count - missing.length
    const workers = Math.min(workerCount(), MOST_WORKERS, missing.length)
    const inRun = Math.max(1, Math.min(MOST_IN_RUN, Math.ceil(missing.length / workers / 2)))
    const work = async (/** @type {GenerateClient} */ client) => {
      for (let [index] = missing; index !== undefined; [index] = missing) {
        // Numbers in a row, of those that are missing.
        let length = 1
        while (length < inRun && missing[length] === index + length) length++
        missing.splice(0, length)
        const run = { seed, first: index + 1, count: length, signal }
        await client.generateMany(wishes, {
          ...run,
          onPuzzle(one) {
            made[one.number - 1] = one
            done++
            onMade?.(done)
          },
        })
      }
    }
    while (this.#clients.length < workers) this.#clients.push(new GenerateClient())
    await Promise.all(this.#clients.slice(0, workers).map(work))
    return made.slice(0, count)
  }

  /** Gives the workers back; the puzzles stay. */
  close() {
    for (const client of this.#clients) client.close()
    this.#clients = []
  }
}
