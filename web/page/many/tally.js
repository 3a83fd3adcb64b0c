// page/many/tally.js: the statistics of a run of any length: counters, histograms, a few examples.
//
// Nothing here grows with the number of puzzles. Times and guesses are counted in bins of growing width; the rate over
// time has at most 120 spans, whose length doubles when all are used.

/** @typedef {import('nonet-wasm').SolveBlockReport} SolveBlockReport */
/** @typedef {import('nonet-wasm').Block} Block */

/** In the order of SolveBlockReport.outcomes. */
export const OUTCOMES = /** @type {const} */ (['none', 'one', 'several', 'givenUp'])
/** The number of examples of each kind that are shown with their lines. */
export const MOST_EXAMPLES = 100
const BINS_AN_OCTAVE = 4
const MOST_SPANS = 120
const FIRST_SPAN_MS = 100

export class Tally {
  solved = 0
  unreadable = 0
  counts = { none: 0, one: 0, several: 0, givenUp: 0 }
  longest = 0
  /** Lines of the text, by outcome. @type {Record<string, number[]>} */
  lines = { none: [], several: [], givenUp: [] }
  /** @type {import('nonet-wasm').Failure['error'][]} */
  errors = []
  /** By powers of two: 0, 1, 2–3, 4–7… guesses. @type {number[]} */
  guesses = []
  /** Quarters of octaves from 1 µs. @type {number[]} */
  #times = []
  /** The last time that was counted, and its bin: puzzles solved together have the same time. */
  #lastTime = 0
  #lastBin = 0
  /** @type {number[]} */
  #spans = []
  #spanMs = FIRST_SPAN_MS

  /** @param {SolveBlockReport} report @param {number} elapsed milliseconds since the run began */
  add({ lines, outcomes, guesses, microseconds }, elapsed) {
    for (let i = 0; i < outcomes.length; i++) {
      const name = OUTCOMES[outcomes[i]]
      this.counts[name]++
      const examples = this.lines[name]
      if (examples && examples.length < MOST_EXAMPLES) examples.push(lines[i])
      // The bin is the number of binary digits.
      count(this.guesses, 32 - Math.clz32(guesses[i]))
      const time = microseconds[i]
      if (time !== this.#lastTime) {
        this.#lastTime = time
        this.#lastBin = Math.floor(Math.log2(Math.max(time, 1)) * BINS_AN_OCTAVE)
        this.longest = Math.max(this.longest, time)
      }
      count(this.#times, this.#lastBin)
    }
    this.solved += outcomes.length
    while (elapsed >= this.#spanMs * MOST_SPANS) this.#widen()
    count(this.#spans, Math.floor(elapsed / this.#spanMs), outcomes.length)
  }

  /** @param {Block['unreadable']} parts */
  addUnreadable(parts) {
    this.unreadable += parts.length
    const room = MOST_EXAMPLES - this.errors.length
    this.errors.push(...parts.slice(0, room).map(({ error }) => error))
  }

  /** The microseconds within which this share of the puzzles was solved, to about a tenth. */
  timeOf(/** @type {number} */ share) {
    let left = share * this.solved
    const bin = this.#times.findIndex((size) => {
      left -= size ?? 0
      return left <= 0
    })
    return Math.min(2 ** ((bin + 1) / BINS_AN_OCTAVE), this.longest)
  }

  /** By powers of two: puzzles that took less than 2, 4, 8… µs. */
  get octaves() {
    /** @type {number[]} */
    const octaves = []
    for (const [bin, size = 0] of this.#times.entries()) {
      count(octaves, Math.floor(bin / BINS_AN_OCTAVE), size)
    }
    return octaves
  }

  /** Puzzles per second in each span so far, without the unfinished last one, unless it is the only one. */
  rates(/** @type {number} */ elapsed) {
    const whole = Math.max(1, Math.floor(elapsed / this.#spanMs))
    const seconds = Math.min(elapsed, this.#spanMs) / 1000
    return Array.from({ length: whole }, (_, span) => (this.#spans[span] ?? 0) / seconds)
  }

  #widen() {
    /** @type {number[]} */
    const spans = []
    for (const [span, size = 0] of this.#spans.entries()) count(spans, span >> 1, size)
    this.#spans = spans
    this.#spanMs *= 2
  }
}

/** @param {number[]} bins @param {number} bin @param {number} [more] */
function count(bins, bin, more = 1) {
  while (bins.length <= bin) bins.push(0)
  bins[bin] += more
}
