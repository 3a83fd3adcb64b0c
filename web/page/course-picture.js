// page/course-picture.js: how some quantity goes from the first moment to the last: the depth of a search, how hard
// the steps of a path are.
//
// Time runs from left to right in every language, the quantity upwards. Each stretch of time is a bar from the least
// to the greatest value in it, and a line goes along the means. A press or a drag goes to the moment under the finger;
// panels have keys of their own for that.

import { Picture } from './canvas-picture.js'

/**
 * @typedef {object} Course
 * @property {ArrayLike<number>} least of each stretch
 * @property {ArrayLike<number>} most
 * @property {ArrayLike<number>} mean
 * @property {number} stretch how much of the whole time one is, from 0 to 1
 * @property {number} now the moment that is shown, from 0 to 1
 * @property {number} greatest the value at the upper edge
 */

export class CoursePicture extends Picture {
  /** @type {Course | undefined} */
  #course

  /** @param {(moment: number) => void} seek called with a moment from 0 to 1 */
  constructor(seek) {
    super()
    const { canvas } = this
    const follow = (/** @type {PointerEvent} */ { offsetX, buttons }) => {
      if (!this.#course || !(buttons & 1)) return
      seek(Math.max(0, Math.min(offsetX, this.width)) / this.width)
    }
    canvas.classList.add('course-picture')
    canvas.addEventListener('pointerdown', (event) => {
      canvas.setPointerCapture(event.pointerId)
      follow(event)
    })
    canvas.addEventListener('pointermove', follow)
  }

  /** @param {Course} [course] without one, nothing but the ground line */
  show(course) {
    this.#course = course
    this.draw()
  }

  /** @override */
  draw() {
    const { pen, inks, width, height } = this
    pen.clearRect(0, 0, width, height)
    pen.fillStyle = inks.line
    pen.fillRect(0, height - 1, width, 1)
    if (!this.#course) return
    const { least, most, mean, stretch, now, greatest } = this.#course
    const wide = width * stretch
    const up = (height - 4) / Math.max(greatest, 1)
    const bars = (/** @type {string} */ colour, /** @type {(i: number) => number[]} */ range) => {
      pen.fillStyle = colour
      for (let i = 0; i < most.length; i++) {
        const [from, to] = range(i)
        // A little wider than its place, so that no seams are seen.
        const top = height - 1 - to * up
        pen.fillRect(i * wide, top, wide + 0.4, height - 1 - from * up - top)
      }
    }
    bars(inks.tint, (i) => [0, least[i]])
    bars(inks.same, (i) => [least[i], most[i]])
    pen.strokeStyle = inks.pen
    pen.lineWidth = 1.5
    pen.beginPath()
    // A few stretches are steps; many are a curve.
    for (let i = 0; i < mean.length; i++) {
      const y = height - 1 - mean[i] * up
      if (wide > 3) pen.lineTo(i * wide, y)
      pen.lineTo((i + 1) * wide, y)
    }
    pen.stroke()
    pen.fillStyle = inks.say
    pen.fillRect(Math.min(now * width, width - 2), 0, 2, height)
  }
}
