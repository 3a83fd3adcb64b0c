// element/board-rules.js: constraints of a board in play: their signs, and their rules in words; fetched with the first puzzle
// that has any, and with it what asks questions about them (constrained-search.js).
//
// Every kind of constraint is said in words below the board, for the ear and for whoever does not know its sign; a constraint
// without a sign has its cells beside its rule, so that nothing is invisible.

import { keyOf } from '../board/constraints.js'
import { make } from '../dom/make.js'
import { addSheet } from '../dom/sheets.js'
import { SIGNS, signsOf } from '../scene/constraint-signs.js'
import { fetchRuleWords } from '../words/hint-words.js'
import { ruleSentence } from '../words/rule-sentences.js'
import style from './board-rules.css'

export { ConstrainedSearch } from './constrained-search.js'

/** @typedef {import('../board/constraints.js').Constraint} Constraint */
/** @typedef {import('../scene/frame.js').Frame} Frame */
/** @typedef {import('../words/speaker.js').Speaker} Speaker */

/** Kinds whose number stands beside the rule: their lines have none. */
const NUMBERS = /** @type {Record<string, string>} */ ({
  whispers: 'difference',
  lockout: 'difference',
})
/** More are not listed: a puzzle has a few hundred constraints. */
const MOST_LISTED = 1000

export class BoardRules {
  #board
  #section = make('section', { class: 'rules', part: 'rules' })
  /** What is shown. @type {readonly Constraint[] | undefined} */
  #constraints
  /** @type {Speaker | undefined} */
  #words
  /** @type {ReturnType<typeof signsOf> | undefined} */
  #signs

  /** @param {HTMLElement} board */
  constructor(board) {
    this.#board = board
  }

  /**
   * Shows constraints, undefined for none, and gives their layers.
   * @param {readonly Constraint[] | undefined} constraints @param {Frame} frame @param {Speaker} words
   */
  show(constraints, frame, words) {
    if (constraints !== this.#constraints || words !== this.#words) {
      this.#constraints = constraints
      this.#words = words
      this.#signs = constraints && signsOf(constraints, frame)
      this.#tell(words)
    }
    return this.#signs?.layers
  }

  /** @param {Speaker} words */
  async #tell(words) {
    const constraints = this.#constraints
    if (!Array.isArray(constraints)) {
      this.#section.remove()
      return
    }
    // In English where the language cannot be fetched; without any, the signs are there.
    await fetchRuleWords(words).catch(() => {})
    if (constraints !== this.#constraints || words !== this.#words) return
    addSheet(/** @type {ShadowRoot} */ (this.#board.getRootNode()), style)
    /** @type {Map<string, {seen: string[], unseen: string[], numbers: Set<number>}>} */
    const kinds = new Map()
    for (const [index, constraint] of constraints.entries()) {
      const key = keyOf(constraint)
      const kind = kinds.get(key) ?? { seen: [], unseen: [], numbers: new Set() }
      kinds.set(key, kind)
      if (NUMBERS[key]) kind.numbers.add(constraint[NUMBERS[key]])
      const isDrawn = this.#signs?.drawn[index] && SIGNS[key]
      kind[isDrawn ? 'seen' : 'unseen'].push(placesOf(constraint))
    }
    const list = make('ul', {})
    const whole = make('ul', {})
    for (const [key, { seen, unseen, numbers }] of kinds) {
      const sentence = ruleSentence(key, words)
      const number = numbers.size ? ` (${[...numbers].join(', ')})` : ''
      const places = unseen.filter(Boolean).slice(0, MOST_LISTED)
      list.append(
        make(
          'li',
          {},
          sentence + number,
          ...(places.length ? [make('span', {}, places.join('; '))] : []),
        ),
      )
      if (seen.length) {
        whole.append(
          make('li', {}, sentence, make('span', {}, seen.slice(0, MOST_LISTED).join('; '))),
        )
      }
    }
    const heading = make('h2', {}, words.say('rules.title'))
    const intro = make('p', {}, words.say('rules.also'))
    const details = make('details', {}, make('summary', {}, words.say('rules.where')), whole)
    this.#section.replaceChildren(heading, intro, list, ...(whole.children.length ? [details] : []))
    if (!this.#section.isConnected) {
      this.#board.closest('.play')?.querySelector('.aside')?.prepend(this.#section)
    }
  }
}

/** The numbers and cells of a constraint: "12: r1c1 r1c2". @param {Constraint} constraint @returns {string} */
function placesOf(constraint) {
  const [[key, on] = ['', undefined], ...members] = Object.entries(Object(constraint))
  const numbers = members
    .flatMap(([, value]) => (Array.isArray(value) ? value : [value]))
    .filter((value) => typeof value === 'number' || typeof value === 'string')
  const texts = !Array.isArray(on)
    ? []
    : key === 'any' || key === 'all'
      ? on.map((part) => `${keyOf(part)} ${placesOf(part)}`)
      : on.map((item) => (Array.isArray(item) ? `(${item.join(' ')})` : String(item)))
  const places = texts.join(key === 'any' || key === 'all' ? ' | ' : ' ')
  return [numbers.join(' '), places].filter(Boolean).join(': ')
}
