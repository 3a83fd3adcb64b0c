// diagram/still-board.js: draws a diagram: its cells and what lies over them. For <nonet-board>, and for the boards in
// Nonet's panels that show a step.
//
// The cells are a table for screen readers; what lies over them is said elsewhere, in words. Only what has changed since
// the last drawing is drawn anew.

import { make } from '../dom/make.js'
import boardStyle from '../scene/board.css'
import { BoardView } from '../scene/board-view.js'
import layersStyle from '../scene/layers.css'
import { LayersView } from '../scene/layers-view.js'
import { sceneOf } from '../scene/scene.js'
import { labelOf } from './sentences.js'
import style from './still-board.css'

/** @typedef {import('./diagram.js').Diagram} Diagram */
/** @typedef {import('../words/phrases.js').Phrases} Phrases */

/** The sheets of its shadow tree; the colours come before, or from around. */
export const STILL_STYLES = [boardStyle, layersStyle, style]

export class StillBoard {
  #table = make('div', { class: 'board', role: 'table', part: 'board' })
  /** The cells, with room for clues on each side. */
  stage = make('div', { class: 'stage' }, this.#table)
  #layers = new LayersView(this.#table)
  /** @type {BoardView | undefined} */
  #view
  /** What the labels of the present cells depend on. @type {unknown[]} */
  #shaped = []

  /**
   * @param {Diagram} diagram @param {Phrases} voice names the cells @param {string} name of the whole board
   * @returns {import('../scene/frame.js').Frame}
   */
  draw(diagram, voice, name) {
    const scene = sceneOf({ ...diagram, corner: diagram.marks }, diagram)
    const { frame, looks } = scene
    this.#label = (cell) => labelOf(diagram, cell, voice, frame)
    this.#view ??= new BoardView(this.#table, (cell) => this.#label(cell))
    const shaped = [JSON.stringify(frame), voice]
    if (shaped.some((part, index) => part !== this.#shaped[index])) this.#view.shape(frame)
    this.#shaped = shaped
    this.#view.draw(looks)
    this.#layers.draw(scene)
    this.#table.setAttribute('aria-label', name)
    return frame
  }

  /** @type {(cell: number) => string} */
  #label = () => ''
}
