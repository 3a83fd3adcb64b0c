// scene/layers-view.js: the layers of a board on the screen: two drawings in SVG, and clues around the grid.
//
// Both drawings lie over the cells and are as large as they are, so that they fit a board of any size in a window
// of any size. The lower one seems to lie under the digits: it only darkens what is lighter (layers.css). What
// they show is said elsewhere, in words.

import { make } from '../dom/make.js'
import { shapesOver, shapesUnder } from './shapes.js'

/** @typedef {import('./scene.js').Scene} Scene */
/** @typedef {import('./scene.js').Side} Side */

const SVG = 'http://www.w3.org/2000/svg'
const SIDES = /** @type {const} */ (['above', 'below', 'left', 'right'])

export class LayersView {
  #board
  #under = makeDrawing('under')
  #over = makeDrawing('links')
  /** @type {Partial<Record<Side, HTMLElement>>} */
  #strips = {}

  /** @param {HTMLElement} board the cells; what stands outside them is put into its parent, a grid of 3 × 3 */
  constructor(board) {
    this.#board = board
  }

  draw(/** @type {Scene} */ scene) {
    const { rows, columns } = scene.frame
    // An area with nothing in it yet: where the reader is to look.
    const isBare = !scene.layers.spots.length && scene.areas.every(({ role }) => role === 'area')
    this.#board.classList.toggle('looking', isBare && scene.areas.length > 0)
    for (const [drawing, shapes] of /** @type {const} */ ([
      [this.#under, shapesUnder(scene)],
      [this.#over, shapesOver(scene)],
    ])) {
      drawing.setAttribute('viewBox', `0 0 ${columns} ${rows}`)
      // Lines are as wide as their cells are; in a few large cells or many small ones, not quite.
      drawing.classList.toggle('few', columns < 7)
      drawing.classList.toggle('many', columns > 9)
      drawing.replaceChildren(...shapes.map(drawn))
      // A board without layers has no drawings; one that is shaped anew has lost them.
      if (!shapes.length) drawing.remove()
      else if (drawing.parentNode !== this.#board) this.#board.prepend(drawing)
    }
    const stage = this.#board.parentElement
    stage?.style.setProperty('--n', String(columns))
    stage?.style.setProperty('--rows', String(rows))
    for (const side of SIDES) this.#drawClues(side, scene)
  }

  /** @param {Side} side @param {Scene} scene */
  #drawClues(side, { frame, layers }) {
    const clues = layers.clues.filter((clue) => clue.side === side)
    const isRow = side === 'left' || side === 'right'
    const count = isRow ? frame.rows : frame.columns
    const textAt = (/** @type {number} */ place) =>
      clues
        .filter(({ index }) => index === place)
        .map(({ text }) => text)
        .join(' ')
    if (!clues.length) {
      this.#strips[side]?.remove()
      delete this.#strips[side]
      return
    }
    this.#strips[side] ??= make('div', {
      class: `clues ${side}`,
      'aria-hidden': 'true',
      part: 'clues',
    })
    const strip = this.#strips[side]
    strip.replaceChildren(
      ...[...new Array(count).keys()].map((index) => make('span', {}, textAt(index))),
      // The corners are beside the strip.
      ...[-1, count].flatMap((index) => {
        const text = textAt(index)
        return text ? [make('span', { class: index < 0 ? 'before' : 'after' }, text)] : []
      }),
    )
    if (!strip.parentNode) this.#board.parentNode?.append(strip)
  }
}

/** An empty drawing. @param {string} name */
function makeDrawing(name) {
  const svg = document.createElementNS(SVG, 'svg')
  svg.setAttribute('class', name)
  svg.setAttribute('part', name)
  svg.setAttribute('aria-hidden', 'true')
  return svg
}

/** @param {import('./shapes.js').Shape} shape */
function drawn(shape) {
  const isText = 'text' in shape
  const made = document.createElementNS(SVG, isText ? 'text' : 'path')
  made.setAttribute('class', shape.name)
  if (!isText) made.setAttribute('d', shape.data)
  else {
    made.setAttribute('x', String(shape.at.x))
    made.setAttribute('y', String(shape.at.y))
    made.textContent = shape.text
  }
  const { ink, size } = shape
  if (ink) {
    const { stroke, width, dash, fill } = ink
    const role = (/** @type {string | undefined} */ name) => name && `var(--${name})`
    const attributes = {
      stroke: role(stroke),
      'stroke-width': width,
      fill: role(fill),
      'font-size': size,
    }
    for (const [name, value] of Object.entries({
      ...attributes,
      'stroke-dasharray': dash?.join(' '),
    })) {
      if (value) made.setAttribute(name, String(value))
    }
  }
  return made
}
