// element/board-rules.js: constraints of a board in play: their signs, their rules in words, and who answers questions about
// them; fetched with the first puzzle that has any.
//
// Every kind of constraint is said in words below the board, for the ear and for whoever does not know its sign; a constraint
// without a sign has its cells beside its rule, so that nothing is invisible.

import { nameOfCell, treeOfPuzzle } from '../board/constraints.js'
import { sharedConstrainedClient } from '../client/constrained-client.js'
import { make } from '../dom/make.js'
import { addSheet } from '../dom/sheets.js'
import { keyOf, SIGNS, signsOf } from '../scene/constraint-signs.js'
import { fetchRuleWords } from '../words/hint-words.js'
import { ruleSentence } from '../words/rule-sentences.js'
import style from './board-rules.css'

/** @typedef {import('../board/constraints.js').Constraint} Constraint */
/** @typedef {import('../board/puzzle.js').Marked} Marked */
/** @typedef {import('../client/client.js').CallOptions} CallOptions */
/** @typedef {import('../scene/frame.js').Frame} Frame */
/** @typedef {import('../words/speaker.js').Speaker} Speaker */
/** @typedef {import('../words/answer-sentences.js').Conflict} Conflict */
/** @typedef {import('nonet-wasm').SolveOptions} SolveOptions */

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

/** Questions about a board with constraints, asked of the engine that knows them; as Searches of client/search-client.js. */
export class ConstrainedSearch {
  #host
  #model
  #client

  /** @param {import('./question-runner.js').Host} host */
  constructor(host) {
    this.#host = host
    this.#model = host.model
    this.#client = sharedConstrainedClient(host.client.supply)
  }

  /** @param {Marked} puzzle @param {SolveOptions} [how] @param {CallOptions} [options] */
  async solve(puzzle, how = {}, options) {
    // The method belongs to plain puzzles.
    const { limit = 2, keep = limit } = how
    const report = await this.#client.solve(treeOf(puzzle), { limit, keep }, options)
    for (const solution of report.solutions) this.#model.proven.add(String(solution))
    return report
  }

  /** @param {Marked} puzzle @param {number} limit @param {CallOptions} [options] */
  count(puzzle, limit, options) {
    return this.#client.count(treeOf(puzzle), limit, options)
  }

  /** @param {Marked} puzzle @param {CallOptions} [options] */
  candidates(puzzle, options) {
    return this.#client.candidates(treeOf(puzzle), options)
  }

  /**
   * Of the givens, how many solutions there are; of the whole board, its state and its conflicts.
   * @param {Marked} puzzle @param {CallOptions} [options]
   */
  async validate(puzzle, options) {
    const model = this.#model
    const { revision } = model
    const { givens, entries } = puzzle
    const digits = givens.map((given, cell) => given || entries?.[cell] || 0)
    const report = await this.#client.validate(treeOf(puzzle), options)
    const isBare = String(digits) === String(givens)
    const whole = isBare
      ? report
      : await this.#client.validate(treeOf({ ...puzzle, givens: digits }), options)
    await fetchRuleWords(this.#host.words).catch(() => {})
    const broken = whole.conflicts
      .filter(({ rule }) => rule !== 'house')
      .map((conflict) => this.#conflictOf(conflict))
    if (revision === model.revision) {
      model.addConflicts(broken)
      if (whole.state === 'right' && !model.proven.has(String(digits))) {
        model.proven.add(String(digits))
        const { emit, progress } = /** @type {import('./game.js').Game} */ (
          /** @type {unknown} */ (this.#host)
        )
        emit('nonet-solved', progress)
      }
      this.#host.changed()
    }
    const conflicts = [...model.conflictsAmong(digits), ...broken]
    return { conflicts, state: whole.state, solutions: report.solutions }
  }

  /** @param {import('nonet-engine-wasm').RuleConflict} conflict @returns {Conflict} */
  #conflictOf({ rule, cells }) {
    const { words } = this.#host
    const names = cells.map((cell) => nameOfCell(cell, this.#model.size))
    const path = names.length ? 'rules.broken' : 'rules.isBroken'
    const said = words.say(path, { cells: names.join(' '), rule: ruleSentence(rule, words) })
    // The board marks the cells as it marks those of a house.
    const house = /** @type {any} */ ({ kind: 'rule', index: 0 })
    return { digit: 0, house, cells, said }
  }
}

/** @param {Marked} puzzle */
const treeOf = (puzzle) =>
  /** @type {import('nonet-engine-wasm').ConstrainedPuzzle} */ (treeOfPuzzle(puzzle))
