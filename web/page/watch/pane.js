// page/watch/pane.js: one strategy at work: its board, its figures, what it does in words, its plot
// and its tree.
//
// While it goes fast the words say what the strategy is about instead of what flies past. What the
// pictures show is said to screen readers, too, when the run stands still.

import { make } from '../../dom/make.js'
import { locale, say } from '../../words/sentences.js'
import { BoardPicture } from './board-picture.js'
import { DepthPicture } from './depth-picture.js'
import { Run } from './run.js'
import { TreePicture } from './tree-picture.js'
import { gridSentence, stepSentence } from './watch-sentences.js'

/** @typedef {import('nonet-wasm').Puzzle} Puzzle */
/** @typedef {import('nonet-wasm').Strategy} Strategy */

/** @type {Strategy[]} */
export const STRATEGIES = ['first-empty', 'fullest-unit', 'fewest-candidates']
const FIGURES = ['attempts', 'depth', 'steps']
/** At full speed figures are written every third frame: nobody reads sixty a second, and each writing
 * is a layout, a quarter of what a frame costs. */
const FIGURES_MS = 45

export class Pane {
  run = new Run()
  words = make('p', { class: 'words' })
  #size = 9
  #empty = 81
  /** @type {readonly number[]} */
  #givens = []
  #board = new BoardPicture()
  #depth
  #tree = new TreePicture()
  #figures = FIGURES.map(() => make('dd', {}, '0'))
  #choice
  #writtenAt = 0
  #numbers = new Intl.NumberFormat(locale)

  /**
   * @param {Strategy} strategy at first
   * @param {{changed: () => void, seek: (event: number) => void}} host
   */
  constructor(strategy, { changed, seek }) {
    this.#depth = new DepthPicture(seek)
    this.#choice = make('select', { 'aria-label': say('watch.strategy') })
    for (const key of STRATEGIES) this.#choice.append(new Option(say(`watch.${key}`), key))
    this.#choice.value = strategy
    this.#choice.addEventListener('change', changed)
    this.#board.canvas.classList.add('grid')
    this.#depth.canvas.classList.add('depth')
    this.#tree.canvas.classList.add('tree')
    const figures = FIGURES.map((name, i) => {
      return make('div', {}, make('dt', {}, say(`watch.${name}`)), this.#figures[i])
    })
    this.root = make(
      'section',
      { class: 'pane' },
      make(
        'div',
        { class: 'inside' },
        make('div', { class: 'stage' }, this.#choice, this.#board.canvas),
        make(
          'div',
          { class: 'description' },
          make('dl', { class: 'figures' }, ...figures),
          this.words,
        ),
        make(
          'div',
          { class: 'course' },
          this.#depth.canvas,
          make(
            'details',
            { open: true },
            make('summary', {}, say('watch.tree')),
            this.#tree.canvas,
          ),
        ),
      ),
    )
  }

  get strategy() {
    return /** @type {Strategy} */ (this.#choice.value)
  }

  get name() {
    return say(`watch.${this.strategy}`)
  }

  /** A run of the chosen strategy from the start. @param {Puzzle} puzzle */
  async open(puzzle) {
    this.root.setAttribute('aria-label', this.name)
    this.#size = puzzle.size
    this.#givens = puzzle.givens
    this.#empty = puzzle.givens.filter((digit) => !digit).length
    this.#board.shape(puzzle)
    for (const figure of this.#figures) this.#write(figure, '0')
    this.#write(this.words, '')
    const opened = this.run.open(puzzle, this.strategy)
    // Nothing of the run before stays, and there may be none now: the givens may be in conflict.
    this.#depth.showRun(this.run, this.#empty)
    this.#tree.draw()
    this.describe()
    await opened
  }

  /** What it does now. */
  get sentence() {
    const { state } = this.run
    return state ? stepSentence(state, this.strategy, this.#size) : ''
  }

  /** @param {boolean} isFast */
  draw(isFast) {
    const { state } = this.run
    if (!state) return
    this.#board.show(state)
    if (state.plot || !isFast) this.#depth.showRun(this.run, this.#empty)
    this.#tree.show(this.run, this.#empty)
    const now = performance.now()
    if (!isFast || now - this.#writtenAt >= FIGURES_MS) {
      this.#writtenAt = now
      const figures = [state.attempts, state.path.length, state.event]
      for (const [i, figure] of figures.entries()) {
        this.#write(this.#figures[i], this.#numbers.format(figure))
      }
    }
    const isOver = state.solved || state.exhausted
    this.#write(this.words, isFast && !isOver ? say(`watch.about-${this.strategy}`) : this.sentence)
  }

  /** Tells the pictures in words. */
  describe() {
    const { state, tree } = this.run
    const depth = state?.path.length ?? 0
    const tell = (/** @type {HTMLElement} */ canvas, /** @type {string} */ label) => {
      canvas.setAttribute('aria-label', label)
    }
    tell(this.#board.canvas, gridSentence(state?.cells ?? this.#givens, this.#size))
    tell(this.#depth.canvas, say('watch.depthNow', { depth, most: this.#empty }))
    tell(this.#tree.canvas, say('watch.treeNow', { count: (state && tree?.parents.length) ?? 1 }))
  }

  /** The colours, or the window, are others. */
  fit() {
    for (const picture of [this.#board, this.#depth, this.#tree]) picture.fit()
  }

  /** @param {HTMLElement} place @param {string} text */
  #write(place, text) {
    if (place.textContent !== text) place.textContent = text
  }
}
