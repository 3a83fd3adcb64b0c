// page/watch/player.js: takes one or more runs through their events, side by side, at any speed.
//
// All runs stand at the same event, or at their end. A frame asks each run at most one question, and
// the next is not asked before all have answered; how many events it covers follows the speed that
// is wished, and the pace of the slowest worker. So neither the page nor a worker ever has a queue,
// and the picture is as fresh as the last frame. The plot and the tree, which take longer to tell
// and to draw, come with every few answers when it goes fast, and with each when it stands.

/** @typedef {import('./run.js').Run} Run */

/** How long the workers may work for a frame; and for a picture on the way to the end. */
const WORK_MS = 14
const RACE_MS = 60
/** A frame that comes late, as when the page was out of sight, is not made up for. */
const LATE_MS = 200
/** Steps a second from which on pictures are drawn now and then only. */
const FAST = 60
const PLOT_EVERY = 3
const TREE_EVERY = 12
/** Never in the same frame as a plot. */
const TREE_TURN = 4

export class Player {
  /** Events that all runs have done, as far as they have so many. */
  position = 0
  /** Steps a second; infinite for as many as there can be. */
  speed = 5
  /** At least this long between two pictures while it plays. */
  pictureMs = 0
  /** @type {Run[]} */
  #runs = []
  #isPlaying = false
  #isRacing = false
  #isBusy = false
  #isStale = false
  #hasNews = false
  #frame = 0
  #lastAt = 0
  #drawnAt = 0
  #due = 0
  #turn = 0
  #draw
  #fail
  #cores

  /**
   * @param {() => void} draw the runs stand elsewhere
   * @param {(reason: unknown) => void} fail
   * @param {number} [cores] of the device: the page needs one for itself
   */
  constructor(draw, fail, cores = navigator.hardwareConcurrency ?? 4) {
    this.#draw = draw
    this.#fail = fail
    this.#cores = Math.max(1, cores - 1)
  }

  /** From now on these, from the start. @param {Run[]} runs that are open */
  load(runs) {
    this.#runs = runs
    this.to(0)
  }

  get isPlaying() {
    return this.#isPlaying
  }

  /** Too fast for an eye to follow. */
  get isFast() {
    return this.#isPlaying && (this.#isRacing || this.speed > FAST)
  }

  /** The last event of the longest run; infinite while it is not known. */
  get end() {
    return Math.max(0, ...this.#runs.map(({ end }) => end))
  }

  play() {
    if (this.position >= this.end) this.position = 0
    this.#isPlaying = true
    this.#lastAt = performance.now()
    // The first step is seen at once.
    this.#due = 1
    this.#schedule()
  }

  pause() {
    this.#isPlaying = false
    this.#isRacing = false
    this.#refresh()
  }

  /** Stands at an event. */
  to(/** @type {number} */ event) {
    this.position = Math.max(0, Math.min(event, this.end))
    this.pause()
  }

  step(/** @type {number} */ by) {
    this.to(this.position + by)
  }

  /** Goes to the end as fast as can be; it can be paused on the way. */
  toEnd() {
    if (Number.isFinite(this.end)) {
      this.to(this.end)
      return
    }
    this.#isRacing = true
    this.play()
  }

  #refresh() {
    this.#isStale = true
    this.#schedule()
  }

  #schedule() {
    this.#frame ||= requestAnimationFrame((now) => this.#onFrame(now))
  }

  #onFrame(/** @type {number} */ now) {
    this.#frame = 0
    if (this.#isPlaying && !this.#isBusy) this.#advance(now)
    if (this.#isStale && !this.#isBusy) this.#ask()
    if (this.#hasNews && (!this.#isPlaying || now - this.#drawnAt >= this.pictureMs)) {
      this.#hasNews = false
      this.#drawnAt = now
      this.#draw()
    }
    if (this.#isPlaying) this.#schedule()
  }

  #advance(/** @type {number} */ now) {
    // A frame's time is that of its beginning, which can be before the press on Play.
    const ms = Math.max(0, Math.min(now - this.#lastAt, LATE_MS))
    this.#lastAt = now
    const paces = this.#runs.flatMap(({ end, pace }) => (this.position < end ? [pace] : []))
    const work = this.#isRacing ? RACE_MS : WORK_MS * Math.min(1, this.#cores / this.#runs.length)
    const most = Math.max(1, Math.floor(Math.min(...paces) * work))
    const isFree = this.#isRacing || !Number.isFinite(this.speed)
    this.#due = isFree ? most : Math.min(this.#due + (this.speed * ms) / 1000, most)
    const count = Math.floor(this.#due)
    if (!paces.length) this.to(this.end)
    else if (count) {
      this.#due -= count
      this.position = Math.min(this.position + count, this.end)
      this.#isStale = true
    }
  }

  async #ask() {
    this.#isBusy = true
    this.#isStale = false
    const runs = this.#runs
    const turn = this.#turn++
    const wants = this.isFast
      ? { plot: turn % PLOT_EVERY === 0, tree: turn % TREE_EVERY === TREE_TURN }
      : { plot: true, tree: true }
    try {
      await Promise.all(runs.map((run) => run.go(this.position, wants)))
      this.#hasNews ||= runs === this.#runs
    } catch (reason) {
      // Of runs that are gone nobody wants to know.
      if (runs === this.#runs) this.#fail(reason)
    }
    this.#isBusy = false
    this.#schedule()
  }
}
