// page/step-board.js: a position with a step drawn over it, in a panel; the reader's own board stays as it is.
//
// What a step is about is said in sentences beside it. The colours are the page's.

import { emptyDiagram } from '../diagram/diagram.js'
import { withStep } from '../diagram/step.js'
import { STILL_STYLES, StillBoard } from '../diagram/still-board.js'
import { make } from '../dom/make.js'
import { adoptStyles } from '../dom/sheets.js'
import { pageSpeaker, say } from '../words/sentences.js'

/** @typedef {import('nonet-human-wasm').Step} Step */
/** @typedef {import('./solve/path.js').Position} Position */
/** @typedef {import('../scene/step-layers.js').Rung} Rung */

export class StepBoard {
  root = make('div', { class: 'step-board' })
  #board = new StillBoard()

  constructor() {
    const shadow = this.root.attachShadow({ mode: 'open' })
    adoptStyles(shadow, STILL_STYLES)
    shadow.append(this.#board.stage)
  }

  /** @param {Position} position @param {Step} [step] @param {Rung} [rung] how much of the step */
  show(position, step, rung) {
    const { givens, entries, candidates, ...shape } = position
    const diagram = { ...emptyDiagram(shape), givens, entries, marks: candidates }
    const drawn = step ? withStep(diagram, step, rung) : diagram
    this.#board.draw(drawn, pageSpeaker(), say('diagram.name'))
  }
}
