// element/speaker.js: turns a key and its arguments into words of one language.
//
// All words live in web/i18n; nothing else in the project holds a sentence. A sentence has {places}
// for its arguments; one that depends on a number is an object with a member for each plural form
// of its language, chosen by `count`. Cells, rows and houses count from 0 in data and from 1 in
// words; the change is made here and nowhere else. Each board has a speaker of its own language;
// which one, speakers.js finds out.

import { laterWords } from './later.js'

/** @typedef {import('nonet-wasm').Conflict} Conflict */
/** @typedef {typeof import('../i18n/en.json')} Words */
/** @typedef {Record<string, string | number>} Values */

/** Whatever the language, digits are written as on the board: 1 to 9. */
const DIGITS = { numberingSystem: 'latn' }

export class Speaker {
  /** For dates and the like: the language and, where it is known, the reader's region. */
  locale
  /** The words in use, for what is a list and no sentence. */
  language
  #plurals
  #numbers
  #lists

  /** @param {string} tag a language, perhaps with a region @param {Words} words */
  constructor(tag, words) {
    this.language = words
    this.locale = new Intl.Locale(tag, DIGITS)
    this.#plurals = new Intl.PluralRules(this.locale)
    this.#numbers = new Intl.NumberFormat(this.locale)
    // English as the British list it: without a comma before "and".
    const lister = this.locale.language === 'en' ? 'en-GB' : this.locale
    this.#lists = new Intl.ListFormat(lister, { type: 'conjunction' })
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

  /**
   * @param {string} path a section and a key, as in 'board.placed'
   * @param {Values} [values]
   * @returns {string}
   */
  say(path, values = {}) {
    const [section, key] = path.split('.')
    const words = /** @type {Record<string, Record<string, unknown>>} */ (
      /** @type {unknown} */ (this.language)
    )
    return this.#fill(words[section]?.[key], values) ?? path
  }

  /** @param {unknown} template @param {Values} values */
  #fill(template, values) {
    let text = template
    if (text && typeof text === 'object') {
      const forms = /** @type {Record<string, string>} */ (text)
      text = forms[this.#plurals.select(Number(values.count))] ?? forms.other
    }
    if (typeof text !== 'string') return undefined
    return text.replace(/\{(\w+)\}/g, (place, name) => {
      const value = values[name]
      if (value === undefined) return place
      // A board says thousands of small ones when it is drawn.
      if (typeof value !== 'number') return value
      return value >= 0 && value < 1000 && Number.isInteger(value)
        ? String(value)
        : this.#numbers.format(value)
    })
  }

  /** A number with a fixed count of decimals, as the language writes it: "0.125", "0,125". */
  decimal(/** @type {number} */ value, /** @type {number} */ places) {
    const digits = { minimumFractionDigits: places, maximumFractionDigits: places }
    return new Intl.NumberFormat(this.locale, digits).format(value)
  }

  /** "one, two and three" */
  listOf(/** @type {readonly string[]} */ parts) {
    return this.#lists.format(parts)
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
