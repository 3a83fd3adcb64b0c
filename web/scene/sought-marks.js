// scene/sought-marks.js: the corner marks of the digit that is sought, on a large board: one path over all cells.
//
// An element for each of a quarter of a million marks takes a browser twenty seconds to lay out, and to
// change one in each cell two; a large board's marks are text (cell-content.js), and this is laid over it.

import { addSheet } from '../dom/sheets.js'
import { markRoom, placeOf } from './frame.js'
import style from './sought-marks.css'

const SVG = 'http://www.w3.org/2000/svg'
/** Of the room that a mark has, how much of it is covered. */
const COVERED = 0.955

/** @typedef {import('./looks.js').Look} Look */
/** @typedef {import('./frame.js').Frame} Frame */

export class SoughtMarks {
  #path = document.createElementNS(SVG, 'path')
  #root
  #frame

  /** @param {Element} root the board, whose cells it covers @param {Frame} frame */
  constructor(root, frame) {
    this.#root = root
    this.#frame = frame
    const svg = document.createElementNS(SVG, 'svg')
    svg.setAttribute('class', 'places')
    svg.setAttribute('aria-hidden', 'true')
    svg.setAttribute('viewBox', `0 0 ${frame.columns} ${frame.rows}`)
    svg.append(this.#path)
    root.prepend(svg)
  }

  /** @param {readonly Look[]} looks one a cell */
  draw(looks) {
    // A board that has moved to another document has lost the sheet.
    addSheet(/** @type {ShadowRoot} */ (this.#root.getRootNode()), style)
    let data = ''
    for (const [cell, { sought: digit, text, centre, isUnderText }] of looks.entries()) {
      // Beside centre marks, corner marks leave their places.
      if (!digit || text || centre?.length) continue
      const room = markRoom(this.#frame, isUnderText)
      const [width, height] = [room.width * COVERED, room.height * COVERED]
      const { x, y } = placeOf({ cell, digit }, this.#frame, isUnderText)
      data += `M${round(x - width / 2)} ${round(y - height / 2)}h${round(width)}v${round(height)}h${round(-width)}z`
    }
    if (this.#path.getAttribute('d') !== data) this.#path.setAttribute('d', data)
  }
}

const round = (/** @type {number} */ value) => Math.round(value * 10000) / 10000
