// page/read-texts.js: reads texts: puzzles in any format, or links.
//
// read-links.js reads links and puzzles with constraints, and is fetched for the first of them; the solver reads everything else.
// Both return the solver's kind of report, so that callers need not distinguish them.

import { importWithRetry } from '../base/import-with-retry.js'
import { errorSentence, listOf, say } from '../words/sentences.js'

/** @typedef {import('nonet-wasm').ReadReport} ReadReport */
/**
 * An entry of a link also names what of the link was left out, with its cells, and what of that is drawn at least.
 * @typedef {import('nonet-wasm').ReadEntry & {leftOut?: string[], drawn?: string[], places?: Record<string, string[]>}} Entry
 */
/** @typedef {Omit<ReadReport, 'entries'> & {entries: Entry[]}} Report */
/** @typedef {{text: string, name: string}} Text */

/** Texts of other programs without a word: ids of Solo and of killers, cells of a cage, arrows of a killer. */
const CODE = /^[ \t]*(\d+x\d+|\d+j)\w*[:#]|r\d+c\d|[<>^]{2}/im
/** Longer texts have neither; not to search them is faster. */
const LONGEST_WITH_LINKS = 300_000
/** Cells that are listed of what was left out. */
const MOST_CELLS = 6

/**
 * @param {readonly Text[]} texts several make one list, in which each puzzle also has its text's name
 * @param {import('../client/client.js').Client} client
 * @param {{signal?: AbortSignal}} [options]
 * @returns {Promise<Report>}
 */
export async function readTexts(texts, client, options) {
  /** @type {Report} */
  const all = { format: '', total: 0, unreadable: 0, entries: [] }
  for (const { text, name } of texts) {
    const report = (await readOthers(text, options)) ?? (await client.read(text, {}, options))
    // Reading links cannot be cancelled.
    options?.signal?.throwIfAborted()
    for (const entry of report.entries) {
      const title = texts.length > 1 ? [name, entry.title].filter(Boolean).join(' · ') : entry.title
      all.entries.push({ ...entry, number: all.total + entry.number, title })
    }
    all.format ||= report.format
    all.total += report.total
    all.unreadable += report.unreadable
  }
  return all
}

/**
 * Links, and puzzles with constraints.
 * @param {string} text @param {{signal?: AbortSignal}} [options]
 * @returns {Promise<Report | undefined>} undefined if there is neither in it
 */
async function readOthers(text, options) {
  if (text.length > LONGEST_WITH_LINKS) return undefined
  // A text without a word has no link; this excludes most puzzles.
  const hasLink =
    /[./{]|^\s*(fpuz|scl|ctc|scf|classic|SumoCue)/.test(text) && /[a-z]{3}|~/i.test(text)
  if (!hasLink && !CODE.test(text)) return undefined
  const module = await importWithRetry(() => import('./read-links.js'), 'readLinks')
  return module.readLinks(text, options)
}

/** Why an entry could not be read, with its place. */
export function problemOf(/** @type {Entry | undefined} */ entry) {
  if (!entry?.error) return ''
  const { key, line, column, text, found, expected } = entry.error
  // The place of a link is useless: the reader has just entered it.
  const place = line
    ? { line, column }
    : key.startsWith('link-')
      ? { line: 0, column: 0 }
      : entry.at
  const args = { text, found, expected }
  // What only read-links.js finds has its sentences where they are fetched with it.
  const path = `unread.${key}`
  const sentence = say(path, args)
  if (sentence === path) return errorSentence({ key, args, place })
  if (!place.line) return sentence
  return say(place.column ? 'places.column' : 'places.line', { ...place, sentence })
}

/** What of the link was left out, and what is only drawn, in words; '' for nothing. */
export function leftOutOf(/** @type {Entry | undefined} */ entry) {
  const { leftOut = [], drawn = [], places = {} } = entry ?? {}
  const nameOf = (/** @type {string} */ key) => {
    const [name, cells] = [nameLeftOut(key), places[key]]
    if (!cells) return name
    const some = cells.slice(0, MOST_CELLS).join(' ') + (cells.length > MOST_CELLS ? ' …' : '')
    return say('leftOut.at', { name, cells: some })
  }
  const told = (/** @type {string} */ path, /** @type {string[]} */ keys) =>
    keys.length ? say(path, { list: listOf([...new Set(keys.map(nameOf))]) }) : ''
  const others = leftOut.filter((key) => !drawn.includes(key))
  return `${told('leftOut.told', others)} ${told('leftOut.drawn', drawn)}`.trim()
}

/** What a format does not have, in the reader's language. @param {string} key of "leftOut" in i18n, or any name */
export function nameLeftOut(key) {
  const path = `leftOut.${key}`
  const name = say(path)
  return name === path ? say('leftOut.other', { name: key }) : name
}

/** The name of a format, or of a kind of link, in the reader's language. */
export function formatName(/** @type {string} */ key) {
  for (const path of [`formats.${key}`, `links.${key}`]) {
    const name = say(path)
    if (name !== path) return name
  }
  return key
}
