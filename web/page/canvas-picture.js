// page/canvas-picture.js: a canvas as large as its place, in the colours of the page.
//
// The pictures (the visualiser's board and tree, a course) say what to draw; this looks after sharp pixels, a change
// of size, and colours, which a canvas does not take from the style sheet by itself. Where the system
// forces its colours on pages, the pictures use those.

import { make } from '../dom/make.js'

const SHARPEST = 2

const ROLES = /** @type {const} */ ({
  ink: 'CanvasText',
  pen: 'LinkText',
  say: 'CanvasText',
  soft: 'CanvasText',
  line: 'GrayText',
  edge: 'GrayText',
  box: 'CanvasText',
  sheet: 'Canvas',
  tint: 'Canvas',
  same: 'Canvas',
  selected: 'Canvas',
})
/** @typedef {Record<keyof typeof ROLES, string>} Inks */

export class Picture {
  canvas = make('canvas', { role: 'img' })
  width = 0
  height = 0
  font = ''
  pen = /** @type {CanvasRenderingContext2D} */ (this.canvas.getContext('2d'))
  inks = /** @type {Inks} */ ({})

  constructor() {
    new ResizeObserver(() => this.fit()).observe(this.canvas)
  }

  /** Takes its size and colours anew. */
  fit() {
    const { canvas, pen } = this
    const { clientWidth, clientHeight } = canvas
    if (!clientWidth || !clientHeight) return
    const scale = Math.min(devicePixelRatio, SHARPEST)
    this.width = clientWidth
    this.height = clientHeight
    canvas.width = Math.round(clientWidth * scale)
    canvas.height = Math.round(clientHeight * scale)
    pen.scale(scale, scale)
    const style = getComputedStyle(canvas)
    const isForced = matchMedia('(forced-colors: active)').matches
    for (const role of /** @type {(keyof Inks)[]} */ (Object.keys(ROLES))) {
      this.inks[role] = isForced ? ROLES[role] : style.getPropertyValue(`--${role}`).trim()
    }
    this.font = style.fontFamily
    this.draw()
  }

  /** Draws all of it. */
  draw() {}
}
