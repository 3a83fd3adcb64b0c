// page/watch/depth-picture.js: how deep the search was from its first event to the furthest so far.

import { CoursePicture } from '../course-picture.js'

/** @typedef {import('./run.js').Run} Run */

export class DepthPicture extends CoursePicture {
  #reached = 0

  /** @param {(event: number) => void} seek */
  constructor(seek) {
    super((moment) => {
      if (this.#reached) seek(Math.round(moment * this.#reached))
    })
  }

  /** @param {Run} run @param {number} most the greatest depth that there can be */
  showRun({ plot, state }, most) {
    this.#reached = state?.reached ?? 0
    if (!plot || !state?.reached) return this.show()
    const { reached, event } = state
    this.show({ ...plot, stretch: plot.width / reached, now: event / reached, greatest: most })
  }
}
