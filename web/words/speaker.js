// words/speaker.js: what a board says, in one language.
//
// Cells, rows and houses count from 0 in data and from 1 in words; only this file converts. speakers.js
// finds the speaker of a board's language.

import { restOfEnglish } from './english.js'
import { Phrases } from './phrases.js'

/** @typedef {import('nonet-wasm').Conflict} Conflict */
/** @typedef {import('./english.js').Words} Words */
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
   * Fetches the sentences that are not needed from the start: the solver's answers, errors in texts, the help; on
   * Nonet's page those of the panels. Only English is split like that; every other language is loaded whole.
   */
  async complete() {
    if (this.language.help) return
    this.language = { ...this.language, ...(await restOfEnglish()) }
  }

  /** Whether the sentence is loaded. */
  knows(/** @type {string} */ path) {
    const [section, key] = path.split('.')
    return Object.hasOwn(/** @type {any} */ (this.language)[section] ?? {}, key)
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
  conflictSentence(/** @type {Conflict} */ { digit, house }) {
    return this.say('board.givenConflict', { digit, house: this.houseName(house) })
  }

  /**
   * Why something failed, after its place in the text where it has one.
   * @param {unknown} reason a NonetError, or whatever was thrown
   */
  errorSentence(reason) {
    const { key, args, place } = /** @type {import('../client/client.js').NonetError} */ (reason)
    if (typeof key !== 'string') return this.say('failures.unknown', { text: String(reason) })
    const values = { line: place.line, column: place.column, ...args }
    const paths = [`errors.${key}`, `problems.${key}`, `answers.${key}`, `failures.${key}`]
    const sentence = this.say(paths.find((path) => this.knows(path)) ?? paths[0], values)
    if (!place.line) return sentence
    return this.say(place.column ? 'places.column' : 'places.line', { ...values, sentence })
  }
}
