// page/step-board.js: a board that shows a position and, on it, a step; the reader's own board stays as it is.
//
// The cells are a table for screen readers, as those of <nonet-board>; what a step is about is said in sentences
// beside it. The colours are the page's.

import { make } from '../dom/make.js'
import { adoptStyles } from '../dom/sheets.js'
import boardStyle from '../scene/board.css'
import { BoardView } from '../scene/board-view.js'
import { frameOf } from '../scene/frame.js'
import layersStyle from '../scene/layers.css'
import { LayersView } from '../scene/layers-view.js'
import { looksOf, withSpots } from '../scene/looks.js'
import { sceneWith } from '../scene/scene.js'
import { stepLayers } from '../scene/step-layers.js'
import { cellSentence } from '../words/cells.js'
import { pageSpeaker, say } from '../words/sentences.js'
import style from './step-board.css'

/** @typedef {import('nonet-human-wasm').Step} Step */
/** @typedef {import('./solve/path.js').Position} Position */
/** @typedef {import('../scene/step-layers.js').Rung} Rung */

export class StepBoard {
  root = make('div', { class: 'step-board' })
  #table = make('div', { class: 'board', role: 'table' })
  #layers = new LayersView(this.#table)
  /** @type {Position | undefined} */
  #position
  #shape = ''
  #view

  constructor() {
    const shadow = this.root.attachShadow({ mode: 'open' })
    adoptStyles(shadow, [boardStyle, layersStyle, style])
    shadow.append(make('div', { class: 'stage' }, this.#table))
    this.#view = new BoardView(this.#table, (cell) => this.#labelOf(cell))
  }

  /** @param {Position} position @param {Step} [step] @param {Rung} [rung] how much of the step */
  show(position, step, rung = 'reason') {
    this.#position = position
    const frame = frameOf(position)
    const shape = frame.areas.join()
    if (shape !== this.#shape) this.#view.shape(frame)
    this.#shape = shape
    this.#table.setAttribute('aria-label', say('diagram.name'))
    const looks = looksOf(position, frame)
    const layers = step ? stepLayers(step, rung, position) : {}
    const scene = sceneWith(position, frame, step ? withSpots(looks, layers) : looks, layers)
    this.#view.draw(scene.looks)
    this.#layers.draw(scene)
  }

  /** @param {number} cell */
  #labelOf(cell) {
    if (!this.#position) return ''
    const { size, regions, givens, entries, candidates } = this.#position
    const digit = givens[cell] || entries[cell]
    const what = {
      cell,
      columns: size,
      region: regions?.[cell],
      digit,
      kind: givens[cell] ? 'given' : digit ? 'entry' : '',
      corner: digit ? [] : candidates[cell],
      centre: [],
      colours: [],
      conflict: '',
    }
    return cellSentence(what, pageSpeaker())
  }
}
