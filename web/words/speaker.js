// words/speaker.js: what a board says, in one language.
//
// Cells, rows and houses count from 0 in data and from 1 in words; the change is made here and nowhere
// else. Each board has a speaker of its own language; which one, speakers.js finds out.

import { laterWords } from './later-words.js'
import { Phrases } from './phrases.js'

/** @typedef {import('nonet-wasm').Conflict} Conflict */
/** @typedef {typeof import('../i18n/en.json')} Words */
/** @typedef {import('./phrases.js').Values} Values */

export class Speaker extends Phrases {
  /** The words in use, for what is a list and no sentence. */
  language

  /** @param {string} tag a language, perhaps with a region @param {Words} words */
  constructor(tag, words) {
    super(tag, () => this.language)
    this.language = words
  }

  /**
   * Fetches what is not said from the start where it has stayed away: the solver's answers, what is
   * wrong with a text, the help; on Nonet's page the panels' words. English travels with the board without these; every other language
   * comes whole.
   */
  async complete() {
    if (this.language.help) return
    const all = /** @type {Record<string, any>} */ ({ ...this.language })
    for (const [section, words] of Object.entries(await laterWords())) {
      all[section] = { ...all[section], .../** @type {object} */ (words) }
    }
    this.language = /** @type {Words} */ (all)
  }

  /** The words for it are there. */
  knows(/** @type {string} */ path) {
    const [section, key] = path.split('.')
    return key in /** @type {any} */ (this.language)[section]
  }

  /** "row 3", "box 1" */
  houseName(/** @type {Conflict['house']} */ { kind, index }) {
    return this.say(`houses.${kind}`, { number: index + 1 })
  }

  /** "row 3, column 4 and box 1" */
  houseNames(/** @type {readonly Conflict['house'][]} */ houses) {
    return this.listOf(houses.map((house) => this.houseName(house)))
  }

  /** "5 stands more than once in row 1" */
  clashSentence(/** @type {Conflict} */ { digit, house }) {
    return this.say('board.givenClash', { digit, house: this.houseName(house) })
  }

  /**
   * Why something failed, with its place in front where it has one.
   * @param {unknown} reason a NonetError, or whatever was thrown
   */
  errorSentence(reason) {
    const { key, args, place } = /** @type {import('../client/client.js').NonetError} */ (reason)
    if (typeof key !== 'string') return this.say('failures.unknown', { text: String(reason) })
    const values = { line: place.line, column: place.column, ...args }
    const path = key in (this.language.errors ?? {}) ? `errors.${key}` : `failures.${key}`
    const sentence = this.say(path, values)
    if (!place.line) return sentence
    return this.say(place.column ? 'places.column' : 'places.line', { ...values, sentence })
  }

  /**
   * What a screen reader says of a cell.
   * @param {{row: number, column: number, region?: number, digit: number, kind: string,
   *   corner: readonly number[], centre: readonly number[], colours: readonly string[],
   *   conflict: string}} what row, column and region from 0; without a region, its box follows from
   *   the other two
   */
  cellSentence(what) {
    const { row, column, region, digit, kind, corner, centre, colours, conflict } = what
    const name = { given: 'cellGiven', entry: 'cellEntry', answer: 'cellAnswer' }[kind]
    const place = { row: row + 1, column: column + 1, digit }
    let cell = this.say(`board.${name ?? 'cellEmpty'}`, place)
    if (region !== undefined) {
      const named = this.houseName({ kind: 'region', index: region })
      cell = this.say('board.cellRegion', { cell, region: named })
    }
    if (corner.length) cell = this.say('board.cellCorner', { cell, marks: corner.join(' ') })
    if (centre.length) cell = this.say('board.cellCentre', { cell, marks: centre.join(' ') })
    const count = colours.length
    if (count) {
      cell = this.say('board.cellColours', { cell, colours: this.listOf(colours), count })
    }
    return conflict ? this.say('board.cellConflict', { cell, houses: conflict }) : cell
  }
}
