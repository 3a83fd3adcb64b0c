// page/new/wishes-form.js: the form of all wishes about a new puzzle, each of which may be left open.

import { make } from '../../dom/make.js'
import { say } from '../../words/sentences.js'
import { GRADES } from '../grades.js'
import { TechniqueChoice } from './technique-choice.js'
import { SHAPES, SYMMETRIES, shapeName } from './wishes.js'

/** @typedef {import('./wishes.js').Wishes} Wishes */
/** @typedef {import('../grades.js').Grade} Grade */

/** Sudoku Explainer's ratings go from 1.0 to less than this. */
const GREATEST_SE = 12
const MOST_CELLS = 256

export class WishesForm {
  root = make('form', {})
  #shape = choiceOf('shape', SHAPES.map(shapeWords))
  #grade = choiceOf('grade', [['', say('new.any')], ...GRADES.map(gradeWords)])
  #symmetry = choiceOf('symmetry', SYMMETRIES.map(symmetryWords))
  #clues = new RangeField('clues', say('new.clues'), { min: 0, max: MOST_CELLS, step: 1 })
  #se = new RangeField('se', say('hints.se'), { min: 1, max: GREATEST_SE, step: 0.1 })
  #minimal = checkOf('minimal')
  #singles = checkOf('singles')
  #techniques = new TechniqueChoice()
  #seed = make('input', {
    type: 'text',
    id: 'new-seed',
    autocomplete: 'off',
    autocapitalize: 'off',
    spellcheck: 'false',
    maxlength: 100,
    'aria-describedby': 'new-seed-about',
  })

  /** @param {(wishes: Wishes, seed: string) => void} act called when the reader asks for a puzzle */
  constructor(act) {
    const field = (/** @type {string} */ words, /** @type {HTMLElement} */ control) =>
      make('span', {}, make('label', { for: control.id }, words), control)
    this.root.append(
      make(
        'div',
        { class: 'fields' },
        field(say('new.shape'), this.#shape),
        field(say('hints.grade'), this.#grade),
        field(say('new.symmetry'), this.#symmetry),
      ),
      make('div', { class: 'fields' }, this.#clues.root, this.#se.root),
      make('div', { class: 'checks' }, this.#minimal.root, this.#singles.root),
      this.#techniques.root,
      field(say('new.seed'), this.#seed),
      make('p', { id: 'new-seed-about' }, say('new.seed-about')),
      make('p', { class: 'buttons' }, make('button', { class: 'main' }, say('new.make'))),
    )
    this.root.addEventListener('submit', (event) => {
      event.preventDefault()
      act(this.wishes, this.#seed.value.trim())
    })
  }

  /** Only what was chosen. @returns {Wishes} */
  get wishes() {
    /** @type {Wishes} */
    const wishes = { ...SHAPES[Number(this.#shape.value)] }
    if (this.#grade.value) wishes.grade = /** @type {Grade} */ (this.#grade.value)
    const symmetry = /** @type {typeof SYMMETRIES[number]} */ (this.#symmetry.value)
    if (symmetry !== 'none') wishes.symmetry = symmetry
    const { clues, se } = { clues: this.#clues.value, se: this.#se.value }
    if (clues) wishes.clues = clues
    if (se) wishes.se = se
    if (this.#minimal.input.checked) wishes.minimal = true
    if (this.#singles.input.checked) wishes.singlesOnly = true
    const [needs, without] = [this.#techniques.of('needs'), this.#techniques.of('without')]
    if (needs.length) wishes.needs = needs
    if (without.length) wishes.without = without
    return wishes
  }
}

/** Two numbers, each of which may be left open. */
class RangeField {
  root
  #inputs
  #limits

  /**
   * @param {string} name @param {string} words
   * @param {{min: number, max: number, step: number}} limits
   */
  constructor(name, words, limits) {
    this.#limits = limits
    this.#inputs = ['least', 'most'].map((end) =>
      make('input', {
        type: 'number',
        id: `new-${name}-${end}`,
        'aria-label': `${words}, ${say(`new.${end}`)}`,
        placeholder: say(`new.${end}`),
        inputmode: limits.step < 1 ? 'decimal' : 'numeric',
        ...limits,
      }),
    )
    this.root = make(
      'fieldset',
      { class: 'range' },
      make('legend', {}, words),
      make('div', {}, ...this.#inputs),
    )
  }

  /** From where to where; undefined where neither is told. @returns {[number, number] | undefined} */
  get value() {
    const [from, to] = this.#inputs.map(({ valueAsNumber }) => valueAsNumber)
    if (Number.isNaN(from) && Number.isNaN(to)) return undefined
    const { min, max } = this.#limits
    return [Number.isNaN(from) ? min : from, Number.isNaN(to) ? max : to]
  }
}

/** @param {Wishes} shape @param {number} at */
const shapeWords = (shape, at) => [String(at), shapeName(shape, say)]

/** @param {Grade} grade */
const gradeWords = (grade) => [grade, say(`grades.${grade}`)]

/** @param {string} symmetry */
const symmetryWords = (symmetry) => [symmetry, say(`new.symmetry-${symmetry}`)]

/** @param {string} name @param {string[][]} options value and words of each */
function choiceOf(name, options) {
  const select = make('select', { id: `new-${name}` })
  for (const [value, words] of options) select.append(new Option(words, value))
  return select
}

/** @param {'minimal' | 'singles'} name */
function checkOf(name) {
  const input = make('input', { type: 'checkbox' })
  return { input, root: make('label', { class: 'check' }, input, say(`new.${name}`)) }
}
