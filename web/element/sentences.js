// element/sentences.js: turns a key and its arguments into words.
//
// All words live in web/i18n; nothing else in the project holds a sentence. A sentence has {places}
// for its arguments; one that depends on a number is an object with a member for each plural form
// of its language, chosen by `count`. Cells, rows and houses count from 0 in data and from 1 in
// words; the change is made here and nowhere else.

import english from '../i18n/en.json' with { type: 'json' }

/** @typedef {import('nonet-wasm').Conflict} Conflict */
/** @typedef {Record<string, string | number>} Values */

/** Whatever the language, digits are written as on the board: 1 to 9. */
const DIGITS = { numberingSystem: 'latn' }

/** The words in use, for what is a list and no sentence. */
export let language = english
/** For dates and the like: the language and, where it is known, the reader's region. */
export let locale = new Intl.Locale('en', DIGITS)
let plurals = new Intl.PluralRules(locale)
let numbers = new Intl.NumberFormat(locale)
let lists = listFormat()

/**
 * From now on all is said in another language; to be called before anything is said.
 * @param {string} tag a language, perhaps with a region
 * @param {unknown} [words] what is in its file of web/i18n; English without
 */
export function speak(tag, words = english) {
  language = /** @type {typeof english} */ (words)
  locale = new Intl.Locale(tag, DIGITS)
  plurals = new Intl.PluralRules(locale)
  numbers = new Intl.NumberFormat(locale)
  lists = listFormat()
}

/** English as the British list it: without a comma before "and". */
function listFormat() {
  return new Intl.ListFormat(locale.language === 'en' ? 'en-GB' : locale, { type: 'conjunction' })
}

/**
 * @param {string} path a section and a key, as in 'board.placed'
 * @param {Values} [values]
 * @returns {string}
 */
export function say(path, values = {}) {
  const [section, key] = path.split('.')
  const words = /** @type {Record<string, Record<string, unknown>>} */ (
    /** @type {unknown} */ (language)
  )
  return fill(words[section]?.[key], values) ?? path
}

/** @param {unknown} template @param {Values} values */
function fill(template, values) {
  let text = template
  if (text && typeof text === 'object') {
    const forms = /** @type {Record<string, string>} */ (text)
    text = forms[plurals.select(Number(values.count))] ?? forms.other
  }
  if (typeof text !== 'string') return undefined
  return text.replace(/\{(\w+)\}/g, (place, name) => {
    const value = values[name]
    if (value === undefined) return place
    return typeof value === 'number' ? numbers.format(value) : value
  })
}

/** A number with a fixed count of decimals, as the language writes it: "0.125", "0,125". */
export function decimal(/** @type {number} */ value, /** @type {number} */ places) {
  const digits = { minimumFractionDigits: places, maximumFractionDigits: places }
  return new Intl.NumberFormat(locale, digits).format(value)
}

/** "one, two and three" */
export function listOf(/** @type {readonly string[]} */ parts) {
  return lists.format(parts)
}

/** "row 3", "box 1" */
export function houseName(/** @type {Conflict['house']} */ { kind, index }) {
  return say(`houses.${kind}`, { number: index + 1 })
}

/** "row 3, column 4 and box 1" */
export function houseNames(/** @type {readonly Conflict['house'][]} */ houses) {
  return listOf(houses.map(houseName))
}

/** "5 stands more than once in row 1" */
export function clashSentence(/** @type {Conflict} */ { digit, house }) {
  return say('board.givenClash', { digit, house: houseName(house) })
}

/**
 * Why something failed, with its place in front where it has one.
 * @param {unknown} reason a NonetError, or whatever was thrown
 */
export function errorSentence(reason) {
  const { key, args, place } = /** @type {import('../client/client.js').NonetError} */ (reason)
  if (typeof key !== 'string') return say('failures.unknown', { text: String(reason) })
  const values = { line: place.line, column: place.column, ...args }
  const path = key in language.errors ? `errors.${key}` : `failures.${key}`
  const sentence = say(path, values)
  if (!place.line) return sentence
  return say(place.column ? 'places.column' : 'places.line', { ...values, sentence })
}

/**
 * What a screen reader says of a cell.
 * @param {{row: number, column: number, digit: number, kind: string, corner: readonly number[],
 *   centre: readonly number[], colours: readonly string[], conflict: string}} cell row and column
 *   from 0
 */
export function cellSentence({ row, column, digit, kind, corner, centre, colours, conflict }) {
  const name = { given: 'cellGiven', entry: 'cellEntry', answer: 'cellAnswer' }[kind]
  let cell = say(`board.${name ?? 'cellEmpty'}`, { row: row + 1, column: column + 1, digit })
  if (corner.length) cell = say('board.cellCorner', { cell, marks: corner.join(' ') })
  if (centre.length) cell = say('board.cellCentre', { cell, marks: centre.join(' ') })
  const count = colours.length
  if (count) cell = say('board.cellColours', { cell, colours: listOf(colours), count })
  return conflict ? say('board.cellConflict', { cell, houses: conflict }) : cell
}
