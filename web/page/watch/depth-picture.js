// page/watch/depth-picture.js: how deep the search was from its first event to the furthest so far.
//
// Time runs from left to right in every language, the depth upwards. Each stretch of events is a bar
// from its least to its greatest depth, and a line goes along their means. A press or a drag goes to the moment under the finger; for
// the keyboard there are the player's own keys.

import { Picture } from './canvas-picture.js'

/** @typedef {import('./run.js').Run} Run */

export class DepthPicture extends Picture {
  /** @type {Run | undefined} */
  #run
  #most = 1

  /** @param {(event: number) => void} seek */
  constructor(seek) {
    super()
    const { canvas } = this
    const follow = (/** @type {PointerEvent} */ { offsetX, buttons }) => {
      const reached = this.#run?.state?.reached
      if (!reached || !(buttons & 1)) return
      seek(Math.round((Math.max(0, Math.min(offsetX, this.width)) / this.width) * reached))
    }
    canvas.addEventListener('pointerdown', (event) => {
      canvas.setPointerCapture(event.pointerId)
      follow(event)
    })
    canvas.addEventListener('pointermove', follow)
  }

  /** @param {Run} run @param {number} most the greatest depth that there can be */
  show(run, most) {
    this.#run = run
    this.#most = Math.max(most, 1)
    this.draw()
  }

  /** @override */
  draw() {
    const { pen, inks, width, height } = this
    const { plot, state } = this.#run ?? {}
    pen.clearRect(0, 0, width, height)
    pen.fillStyle = inks.line
    pen.fillRect(0, height - 1, width, 1)
    if (!plot || !state?.reached) return
    const wide = (width / state.reached) * plot.width
    const up = (height - 4) / this.#most
    const bars = (/** @type {string} */ colour, /** @type {(i: number) => number[]} */ range) => {
      pen.fillStyle = colour
      for (let i = 0; i < plot.most.length; i++) {
        const [from, to] = range(i)
        // A little wider than its place, so that no seams are seen.
        const top = height - 1 - to * up
        pen.fillRect(i * wide, top, wide + 0.4, height - 1 - from * up - top)
      }
    }
    bars(inks.tint, (i) => [0, plot.least[i]])
    bars(inks.same, (i) => [plot.least[i], plot.most[i]])
    pen.strokeStyle = inks.pen
    pen.lineWidth = 1.5
    pen.beginPath()
    // A few stretches are steps; many are a curve.
    for (let i = 0; i < plot.mean.length; i++) {
      const y = height - 1 - plot.mean[i] * up
      if (wide > 3) pen.lineTo(i * wide, y)
      pen.lineTo((i + 1) * wide, y)
    }
    pen.stroke()
    const here = Math.min((state.event / state.reached) * width, width - 2)
    pen.fillStyle = inks.say
    pen.fillRect(here, 0, 2, height)
  }
}
