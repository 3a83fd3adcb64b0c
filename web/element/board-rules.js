// element/board-rules.js: constraints of a board in play and what is only drawn on it: signs, and rules in words; fetched with
// the first puzzle that has any, and with it what asks questions about them (constrained-search.js).
//
// Every kind of constraint is said in words below the board, for the ear and for whoever does not know its sign; a constraint
// without a sign has its cells beside its rule, so that nothing is invisible. Then come the rules as the setter has put them,
// and what is drawn without a rule that the solver knows, with its cells.

import { keyOf } from '../board/constraints.js'
import { make } from '../dom/make.js'
import { addSheet } from '../dom/sheets.js'
import { SIGNS, signsOf } from '../scene/constraint-signs.js'
import { drawnSigns, withDrawn } from '../scene/drawn-signs.js'
import { foundSigns } from '../scene/found-signs.js'
import { drawnNames, withoutDrawn } from '../words/drawn-sentences.js'
import { fetchRuleWords } from '../words/hint-words.js'
import {
  MODIFIED,
  namesRegions,
  regionNames,
  rulePlaces,
  ruleSentence,
} from '../words/rule-sentences.js'
import style from './board-rules.css'

export { ConstrainedSearch, readWithRules } from './constrained-search.js'

/** @typedef {import('../board/constraints.js').Constraint} Constraint */
/** @typedef {import('../board/model.js').BoardModel} BoardModel */
/** @typedef {import('../scene/frame.js').Frame} Frame */
/** @typedef {import('../scene/scene.js').Layers} Layers */
/** @typedef {import('../words/speaker.js').Speaker} Speaker */

/** Kinds whose number stands beside the rule: their lines have none. */
const NUMBERS = /** @type {Record<string, string>} */ ({
  whispers: 'difference',
  lockout: 'difference',
})
/** More are not listed: a puzzle has a few hundred constraints. */
const MOST_LISTED = 1000
/** UTF-16 units of the setter's words. */
const LONGEST_RULES = 5000

export class BoardRules {
  #board
  #section = make('section', { class: 'rules', part: 'rules' })
  /** What is shown. @type {BoardModel | undefined} */
  #model
  /** @type {Speaker | undefined} */
  #words
  /** Which constraints have a sign. @type {readonly boolean[]} */
  #signed = []
  /** @type {Layers | undefined} */
  #layers

  /** @param {HTMLElement} board */
  constructor(board) {
    this.#board = board
  }

  /**
   * Shows the rules of a board, and gives their layers.
   * @param {BoardModel} model @param {Frame} frame @param {Speaker} words
   */
  show(model, frame, words) {
    if (model !== this.#model || words !== this.#words) {
      this.#model = model
      this.#words = words
      const { constraints, drawn } = model
      const signs = constraints?.length ? signsOf(constraints, frame) : undefined
      this.#signed = signs?.drawn ?? []
      this.#layers = drawn ? withDrawn(signs?.layers, drawnSigns(drawn, frame)) : signs?.layers
      this.#tell(model, frame, words)
    }
    const { proven, digits } = model
    const found = proven.size > 0 && proven.get(String(digits))
    if (!found) return this.#layers
    return { ...this.#layers, signs: [...(this.#layers?.signs ?? []), ...foundSigns(found, frame)] }
  }

  /** Cells say their columns where holes are none, and holes nothing. @param {Frame} frame */
  #tellHoles({ columns }) {
    for (const box of this.#board.querySelectorAll('.row > *')) {
      const { cell } = /** @type {HTMLElement} */ (box).dataset
      box.setAttribute('aria-colindex', String((Number(cell) % columns) + 1))
      if (!box.classList.contains('hole')) continue
      box.removeAttribute('aria-label')
      box.setAttribute('role', 'presentation')
    }
  }

  /** @param {BoardModel} model @param {Frame} frame @param {Speaker} words */
  async #tell(model, frame, words) {
    if (!model.hasRules) {
      this.#section.remove()
      return
    }
    addSheet(/** @type {ShadowRoot} */ (this.#board.getRootNode()), style)
    if (model.shape.overlapping) this.#tellHoles(frame)
    // In English where the language cannot be fetched; without any, the signs are there.
    await fetchRuleWords(words).catch(() => {})
    if (model !== this.#model || words !== this.#words) return
    this.#section.replaceChildren(
      make('h2', {}, words.say('rules.title')),
      ...(model.shape.overlapping ? [make('p', {}, words.say('rules.overlapping'))] : []),
      ...this.#listConstraints(model, words),
      ...settersRules(model, words),
      ...listDrawn(model, words),
    )
    if (!this.#section.isConnected) {
      this.#board.closest('.play')?.querySelector('.aside')?.prepend(this.#section)
    }
  }

  /** @param {BoardModel} model @param {Speaker} words @returns {HTMLElement[]} */
  #listConstraints({ constraints, columns }, words) {
    // A link may hold anything.
    if (!Array.isArray(constraints) || !constraints.length) return []
    const regions = regionNames(constraints, columns)
    /** @type {Map<string, {seen: string[], unseen: string[], numbers: Set<number>}>} */
    const kinds = new Map()
    // What is said of modified cells is listed as if it stood by itself.
    const listed = constraints.flatMap((constraint, index) =>
      [constraint, ...(keyOf(constraint) === MODIFIED ? [constraint.parts].flat() : [])].map(
        (one) => ({ constraint: one, isSigned: this.#signed[index] }),
      ),
    )
    for (const { constraint, isSigned } of listed) {
      const key = keyOf(constraint)
      const kind = kinds.get(key) ?? { seen: [], unseen: [], numbers: new Set() }
      kinds.set(key, kind)
      if (NUMBERS[key]) kind.numbers.add(constraint[NUMBERS[key]])
      // How modified cells count is nowhere drawn.
      const isDrawn = isSigned && SIGNS[key] && key !== MODIFIED
      kind[isDrawn ? 'seen' : 'unseen'].push(rulePlaces(constraint, regions))
    }
    const list = make('ul', {})
    const whole = make('ul', {})
    for (const [key, { seen, unseen, numbers }] of kinds) {
      const sentence = ruleSentence(key, words)
      const number = numbers.size ? ` (${[...numbers].join(', ')})` : ''
      const places = [...new Set(unseen)].filter(Boolean).slice(0, MOST_LISTED)
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
    const intro = make('p', {}, words.say('rules.also'))
    const all = [...kinds.values()].flatMap(({ seen, unseen }) => [...seen, ...unseen])
    if (namesRegions(all)) list.append(make('li', {}, words.say('rules.regionNames')))
    const details = make('details', {}, make('summary', {}, words.say('rules.where')), whole)
    return [intro, list, ...(whole.children.length ? [details] : [])]
  }
}

/**
 * Says an answer, and what it does not take into account.
 * @param {import('../words/answer-sentences.js').Sentence} sentence @param {import('./question-runner.js').Host} host
 */
export async function sayWithout({ path, values, text = '', isAlert = false }, host) {
  const { model, words } = host
  await fetchRuleWords(words).catch(() => {})
  const answer = path ? words.say(path, values) : text
  // Some answers are no whole sentences: “showing solution 1”.
  const join = /\p{Sentence_Terminal}$/u.test(answer) ? ' ' : ' · '
  host.tellText([answer, withoutDrawn(model.drawn, model, words)].join(join), isAlert)
}

/** The rules as the setter has put them, in whatever language. @param {BoardModel} model @param {Speaker} words */
function settersRules({ rules }, words) {
  if (typeof rules !== 'string' || !rules) return []
  return [
    make('p', {}, words.say('rules.setter')),
    make('blockquote', { dir: 'auto' }, rules.slice(0, LONGEST_RULES)),
  ]
}

/** What is only drawn, by kind. @param {BoardModel} model @param {Speaker} words */
function listDrawn(model, words) {
  const names = drawnNames(model.drawn, model, words)
  if (!names.length) return []
  const list = names.map(({ name, cells }) =>
    make('li', {}, name, ...(cells.length ? [make('span', {}, cells.join(' '))] : [])),
  )
  return [make('p', {}, words.say('rules.drawn')), make('ul', {}, ...list)]
}
