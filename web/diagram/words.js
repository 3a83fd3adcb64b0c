// diagram/words.js: the words of one diagram, in the language of where it stands.
//
// English is built in; another language's words are fetched when a diagram wants them (built into
// files that hold only what a diagram says), and until then, or without a network, it says the same
// in English. Each diagram has a voice of its own: a page may show several languages.

import english from '../i18n/en.json' with { type: 'json' }
import { chooseLanguage, LANGUAGES } from '../i18n/languages.js'

/** @typedef {Record<string, string | number>} Values */

export class Voice {
  #words
  #plurals
  #numbers
  #lists

  /** @param {string} tag a language, perhaps with a region @param {unknown} words its file */
  constructor(tag, words) {
    const locale = new Intl.Locale(tag, { numberingSystem: 'latn' })
    this.#words = /** @type {Record<string, Record<string, unknown>>} */ (words)
    this.#plurals = new Intl.PluralRules(locale)
    this.#numbers = new Intl.NumberFormat(locale)
    // Without a comma before "and", as the British list.
    this.#lists = new Intl.ListFormat(locale.language === 'en' ? 'en-GB' : locale)
  }

  /** @param {string} path a section and a key, as in 'diagram.name' @param {Values} [values] */
  say(path, values = {}) {
    const [section, key] = path.split('.')
    const found = this.#words[section]?.[key]
    const forms = /** @type {Record<string, string>} */ (found)
    const sentence =
      typeof found === 'object'
        ? (forms[this.#plurals.select(Number(values.count))] ?? forms.other)
        : String(found ?? path)
    return sentence.replace(/\{(\w+)\}/g, (place, name) => {
      const value = values[name] ?? place
      return typeof value === 'number' ? this.#numbers.format(value) : value
    })
  }

  /** "one, two and three" */
  list(/** @type {readonly string[]} */ parts) {
    return this.#lists.format(parts)
  }
}

export const ENGLISH = new Voice('en', english)
/** @type {Map<string, Promise<Voice>>} */
const voices = new Map([['en', Promise.resolve(ENGLISH)]])

/**
 * @param {string} wanted the language of an element, as its `lang` says it
 * @returns {Promise<Voice>}
 */
export function voiceFor(wanted) {
  const { language } = chooseLanguage([wanted])
  let voice = voices.get(language)
  if (!voice) {
    const words = LANGUAGES[language].load?.() ?? Promise.reject()
    voice = words.then(({ default: file }) => new Voice(language, file))
    voices.set(language, voice)
    // Perhaps there is a network the next time.
    voice.catch(() => voices.delete(language))
  }
  return voice.catch(() => ENGLISH)
}
