// element/sentences.js: turns a key and its arguments into words.
//
// All words live in web/i18n; nothing else in the project holds a sentence. A sentence has {places}
// for its arguments; one that depends on a number is an object with a member for each plural form
// of its language, chosen by `count`. Cells, rows and houses count from 0 in data and from 1 in
// words; the change is made here and nowhere else.

import english from '../i18n/en.json'

/** @typedef {import('nonet-wasm').Conflict} Conflict */
/** @typedef {Record<string, string | number>} Values */

const plurals = new Intl.PluralRules('en')
const numbers = new Intl.NumberFormat('en')

export const language = english

/**
 * @param {string} path a section and a key, as in 'board.placed'
 * @param {Values} [values]
 * @returns {string}
 */
export function say(path, values = {}) {
  const [section, key] = path.split('.')
  const words = /** @type {Record<string, Record<string, unknown>>} */ (
    /** @type {unknown} */ (english)
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

/** "row 3", "box 1" */
export function houseName(/** @type {Conflict['house']} */ { kind, index }) {
  return say(`houses.${kind}`, { number: index + 1 })
}

/** "row 3, column 4 and box 1" */
export function houseNames(/** @type {readonly Conflict['house'][]} */ houses) {
  const names = houses.map(houseName)
  const last = names.pop() ?? ''
  if (!names.length) return last
  return say('houses.list', { list: names.join(language.houses.separator), last })
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
 * @param {{row: number, column: number, digit: number, kind: string,
 *   marks: readonly number[], conflict: string}} cell row and column from 0
 */
export function cellSentence({ row, column, digit, kind, marks, conflict }) {
  const values = { row: row + 1, column: column + 1, digit, marks: marks.join(' ') }
  const name = { given: 'cellGiven', entry: 'cellEntry', answer: 'cellAnswer' }[kind]
  const cell = say(`board.${name ?? (marks.length ? 'cellMarks' : 'cellEmpty')}`, values)
  return conflict ? say('board.cellConflict', { cell, houses: conflict }) : cell
}
