// page/shelf/shelf-actions.js: what the reader can do with the puzzles on the shelf: rename, delete, start afresh,
// export all as one file, and import such a file.
//
// The file is JSON: {format: 'nonet-shelf', version, exported, daily, aside, puzzles: [{record, snapshot}]}; `daily` has the
// results of daily puzzles, which are added to those here. An imported puzzle is the same as one on the shelf if it has the
// same `id` or the same content (`key`); of two states the one changed later stays. Invalid puzzles are counted, and the flaw
// of the first is shown; the rest is imported.

import { NonetError } from '../../client/client.js'
import { importResults, readResults } from '../daily/stored-results.js'
import { flawOf, flawOfBoard } from './flaws.js'
import { makeId, newRecord, timeAfter } from './records.js'

/** @typedef {import('./records.js').Kept} Kept */
/** @typedef {import('./shelf.js').Shelf} Shelf */

const FORMAT = 'nonet-shelf'
const VERSION = 1

/** @param {Shelf} shelf @param {string} id @param {string} caption */
export async function rename(shelf, id, caption) {
  const kept = await take(shelf, id)
  if (!kept) return
  const { record } = kept
  await shelf.put([{ ...kept, record: { ...record, caption, changed: timeAfter(record) } }])
}

/** @param {Shelf} shelf @param {string} id @returns {Promise<Kept | undefined>} the deleted puzzle */
export async function remove(shelf, id) {
  const kept = await take(shelf, id)
  await shelf.delete(id)
  return kept
}

/**
 * Resets a puzzle to the state in which it was opened.
 * @param {Shelf} shelf
 * @param {string} id
 * @returns {Promise<Kept | undefined>} the puzzle before
 */
export async function startAfresh(shelf, id) {
  const kept = await take(shelf, id)
  if (!kept) return undefined
  const { puzzle, caption, source, made, created } = kept.record
  const fresh = newRecord(puzzle, { caption, source, made })
  const record = { ...fresh, id, created, changed: timeAfter(kept.record) }
  await shelf.put([{ record, snapshot: undefined }])
  return kept
}

/**
 * Undoes an action: stores a puzzle as the latest state.
 * @param {Shelf} shelf
 * @param {Kept} kept
 */
export async function putBack(shelf, kept) {
  await shelf.flush()
  const there = await shelf.store.get(kept.record.id)
  const { record } = kept
  const changed = timeAfter(there?.record ?? record)
  await shelf.put([{ ...kept, record: { ...record, line: makeId(), changed } }])
}

/** @param {Shelf} shelf @returns {Promise<{blob: Blob, count: number}>} */
export async function exportAll(shelf) {
  await shelf.flush()
  const puzzles = await shelf.store.all()
  const rest = [...(await shelf.store.aside().catch(() => [])), shelf.journal.aside]
  const aside = rest.filter((one) => Object.keys(Object(one)).length)
  const daily = await readResults(shelf)
  const exported = new Date().toISOString()
  const head = { format: FORMAT, version: VERSION, exported, daily, aside }
  // One line for each puzzle: people can read it, and the whole is never one string in memory.
  const start = JSON.stringify(head).slice(0, -1)
  const lines = puzzles.map((kept, index) => `${index ? ',' : ''}\n${JSON.stringify(kept)}`)
  const blob = new Blob([start, ',"puzzles":[', ...lines, '\n]}\n'], { type: 'application/json' })
  return { blob, count: puzzles.length }
}

/**
 * @param {Shelf} shelf
 * @param {string} text of an exported file
 * @returns {Promise<{count: number, older: number, unfit: {number: number, flaw: string}[]}>}
 */
export async function importAll(shelf, text) {
  const { puzzles: list, daily } = readExport(text)
  const there = await shelf.list()
  const byId = new Map(there.map((record) => [record.id, record]))
  const byKey = new Map(there.flatMap((record) => (record.key ? [[record.key, record]] : [])))
  /** @type {Map<string, Kept>} */
  const taken = new Map()
  const unfit = []
  let older = 0
  for (const [index, kept] of list.entries()) {
    const record = kept?.record
    const flaw = flawOf(record) || flawOfBoard(kept.snapshot, record)
    if (flaw) {
      unfit.push({ number: index + 1, flaw })
      continue
    }
    const same = byId.get(record.id) ?? byKey.get(record.key)
    if (same && same.changed >= record.changed) older++
    else {
      const id = same?.id ?? record.id
      const comes = { ...record, id, isWanted: true }
      taken.set(id, { record: comes, snapshot: kept.snapshot ?? undefined })
      byId.set(id, comes)
      if (comes.key) byKey.set(comes.key, comes)
    }
  }
  await shelf.put([...taken.values()])
  await importResults(shelf, daily)
  return { count: taken.size, older, unfit }
}

/** @param {string} text @returns {{puzzles: any[], daily?: unknown}} */
function readExport(text) {
  let content
  try {
    content = Object(JSON.parse(text))
  } catch {
    throw new NonetError('not-json')
  }
  const { format, version, puzzles } = content
  if (format === FORMAT && version > VERSION) throw new NonetError('too-new')
  if (format !== FORMAT || !Array.isArray(puzzles)) throw new NonetError('not-ours')
  return content
}

/** @param {Shelf} shelf @param {string} id of a puzzle; if it is on the board, it is stored first */
async function take(shelf, id) {
  await shelf.flush()
  return shelf.store.get(id)
}
