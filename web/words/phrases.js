// words/phrases.js: turns a key and its arguments into words of one language.
//
// All words live in the files beside this one; nothing else in the project holds a sentence. A sentence
// has {names} for its arguments; one that depends on a number is an object with a member for each
// plural form of its language, chosen by `count`. A board's speaker (words/speaker.js) and a diagram
// (diagram/diagram-words.js) differ in what they say and in when its words are fetched, not in how.

/** @typedef {Record<string, string | number>} Values */

/** Whatever the language, digits are written as on the board: 1 to 9. */
const DIGITS = { numberingSystem: 'latn' }

export class Phrases {
  /** For dates and the like: the language and, where it is known, the reader's region. */
  locale
  #words
  #plurals
  #numbers
  #lists

  /**
   * @param {string} tag a language, perhaps with a region
   * @param {() => unknown} words its sentences by section and key; called each time, as more may have been loaded
   */
  constructor(tag, words) {
    this.locale = new Intl.Locale(tag, DIGITS)
    this.#words = /** @type {() => Record<string, Record<string, unknown>>} */ (words)
    this.#plurals = new Intl.PluralRules(this.locale)
    this.#numbers = new Intl.NumberFormat(this.locale)
    // English as the British list it: without a comma before "and".
    const lister = this.locale.language === 'en' ? 'en-GB' : this.locale
    this.#lists = new Intl.ListFormat(lister, { type: 'conjunction' })
  }

  /**
   * @param {string} path a section and a key, as in 'board.placed'
   * @param {Values} [values]
   * @returns {string}
   */
  say(path, values = {}) {
    const [section, key] = path.split('.')
    return this.#fill(this.#words()[section]?.[key], values) ?? path
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
      // Drawing a large board formats thousands of small numbers.
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
}
