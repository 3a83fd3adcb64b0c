// element/layers.js: highlights, links, cages and the like on a board in play; fetched for the first of them.

import { addSheet } from '../dom/sheets.js'
import palette from '../scene/cell-palette.css'
import { checkLayers } from '../scene/check-layers.js'
import { objectOf } from '../scene/fields.js'
import style from '../scene/layers.css'
import { LayersView } from '../scene/layers-view.js'
import { withSpots } from '../scene/looks.js'
import { sceneWith } from '../scene/scene.js'

/** @typedef {import('../board/houses.js').Shape} Shape */
/** @typedef {import('../scene/frame.js').Frame} Frame */
/** @typedef {import('../scene/looks.js').Look} Look */
/** @typedef {import('../words/speaker.js').Speaker} Speaker */

export class BoardLayers {
  /** @type {import('../scene/scene.js').Layers} */
  #layers = {}
  /** Of a hint, in place of the others. @type {import('../scene/scene.js').Layers | undefined} */
  #step
  /** Constraints, what is only drawn, and what is said of them. @type {import('./board-rules.js').BoardRules | undefined} */
  #rules
  #board
  #parts
  #view

  /**
   * @param {HTMLElement} board
   * @param {import('./parts.js').Parts} parts of the board: in define.js this file is a bundle of its own, in which none are provided
   */
  constructor(board, parts) {
    this.#board = board
    this.#parts = parts
    this.#view = new LayersView(board)
  }

  /**
   * Other layers than before; drawn with the board's next drawing.
   * @param {unknown} layers what a script hands over; undefined for none @param {Shape} shape
   */
  set(layers, shape) {
    this.#layers = layers === undefined ? {} : checkLayers(objectOf(layers, 'layers'), shape)
  }

  /** Fetches what draws constraints. */
  async bringRules() {
    const { BoardRules } = await this.#parts.rules()
    this.#rules ??= new BoardRules(this.#board)
  }

  /** The layers of a step, which hide the others; undefined for none. @param {import('../scene/scene.js').Layers} [layers] */
  show(layers) {
    this.#step = layers
  }

  /**
   * Draws the layers, and gives the looks of the cells with them.
   * @param {{model: import('../board/model.js').BoardModel, words: Speaker}} state @param {Frame} frame
   * @param {readonly Look[]} looks
   */
  draw({ model, words }, frame, looks) {
    // A board that has moved to another document has lost the sheet.
    const root = /** @type {ShadowRoot} */ (this.#board.getRootNode())
    addSheet(root, palette)
    addSheet(root, style)
    const signs = this.#rules?.show(model, frame, words)
    const layers = this.#step ?? { ...this.#layers, ...signs }
    const shown = this.#step || layers.spots?.length ? withSpots(looks, layers) : looks
    const scene = sceneWith(model.shape, frame, shown, layers)
    this.#view.draw(scene)
    return scene.looks
  }
}
