// archive/read-archive.js: the file of an archive: fetched, read and checked.
//
//   { "puzzles": [ { "puzzle": "53..7…", "title": "Easy", "date": "2026-11-22" }, "..26…" ] }
//
// or only the list. A puzzle is text in any format that a board reads; alone, or with a title, a date or both. The date is
// the first day on which it can be chosen, and no two puzzles have the same one. What does not fit is refused as a whole, so
// that its author learns of it, with the number of the puzzle.

import { isDay } from '../base/days.js'

/** @typedef {{key: string, puzzle: string, title: string, date: string}} Entry `title` and `date`: '' for none */

const LONGEST_PUZZLE = 100_000
const LONGEST_TITLE = 200
const MOST_ENTRIES = 100_000

/** Why there is no archive; `path` names the sentence. */
export class ArchiveError extends Error {
  /** @param {string} path @param {Record<string, string | number>} values */
  constructor(path, values) {
    super(path)
    this.name = 'ArchiveError'
    this.path = path
    this.values = values
  }
}

/**
 * The entries of a file of this site, or of another one that allows it by CORS.
 * @param {string} src @param {AbortSignal} signal
 * @returns {Promise<Entry[]>}
 * @throws {ArchiveError}
 */
export async function fetchArchive(src, signal) {
  const name = src.split('/').at(-1) || src
  let text = ''
  try {
    const response = await fetch(src, { signal })
    if (!response.ok) throw new Error(String(response.status))
    text = await response.text()
  } catch (reason) {
    if (signal.aborted) throw reason
    const { message } = /** @type {Error} */ (reason)
    throw new ArchiveError('archive.unreachable', { name, reason: message })
  }
  return readArchive(text, name)
}

/** @param {string} text @param {string} name of the file @returns {Entry[]} @throws {ArchiveError} */
export function readArchive(text, name) {
  let data
  try {
    data = JSON.parse(text)
  } catch {
    throw new ArchiveError('archive.notJson', { name })
  }
  const list = Array.isArray(data) ? data : data?.puzzles
  if (!Array.isArray(list) || list.length > MOST_ENTRIES) {
    throw new ArchiveError('archive.notArchive', { name })
  }
  const keys = new Set()
  return list.map((item, index) => {
    const {
      puzzle,
      title = '',
      date = '',
    } = typeof item === 'string' ? { puzzle: item } : Object(item)
    const key = date || puzzle
    const wrong =
      (!isText(puzzle, LONGEST_PUZZLE) && 'puzzle') ||
      (title !== '' && !isText(title, LONGEST_TITLE) && 'title') ||
      (date !== '' && (!isDay(date) || keys.has(date)) && 'date') ||
      (keys.has(key) && 'puzzle')
    if (wrong)
      throw new ArchiveError('archive.badEntry', { name, number: index + 1, member: wrong })
    keys.add(key)
    return { key, puzzle, title, date }
  })
}

/** @param {unknown} value @param {number} longest @returns {value is string} */
function isText(value, longest) {
  return typeof value === 'string' && value.trim() !== '' && value.length <= longest
}
