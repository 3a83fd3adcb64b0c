// page/daily/stored-results.js: reads and writes the results of daily puzzles on the shelf.
//
// A result is written as soon as the reader solves a daily puzzle. Should that fail, the puzzle on the shelf is still solved,
// and the result is written when it is read next. Cells that the solver filled do not count.

import { dayOf } from '../../base/days.js'
import { DAILY } from '../shelf/store.js'
import { dailyOf, keyOf } from './daily-puzzle.js'
import { mergeResults, soundResults, withResult } from './results.js'

/** @typedef {import('../shelf/shelf.js').Shelf} Shelf */
/** @typedef {import('../shelf/records.js').Record} Record */
/** @typedef {import('./results.js').Results} Results */
/** @typedef {import('./daily-puzzle.js').Daily} Daily */

/**
 * The puzzle on the board was solved.
 * @param {import('../context.js').Page} page
 * @param {import('../shelf/records.js').Origin} origin of that puzzle; by now another one may be on the board
 */
export async function noteSolved({ board, shelf }, origin) {
  const daily = dailyOf(origin)
  if (!daily || origin !== shelf.origin) return
  const { answers, seconds = 0 } = board.save()
  if (answers.length) return
  const result = { on: dayOf(), seconds: board.clock ? seconds : 0 }
  await change(shelf, (results) => withResult(results, daily, result))
}

/**
 * All results, and the daily puzzles that are on the shelf, by keyOf().
 * @param {Shelf} shelf
 * @returns {Promise<{results: Results, records: Map<string, Record>}>}
 */
export async function readDaily(shelf) {
  const list = await shelf.list()
  let results = await readResults(shelf)
  /** @type {Map<string, Record>} */
  const records = new Map()
  // The puzzle changed last is the first.
  for (const record of list.reverse()) {
    const daily = dailyOf(record.made)
    if (!daily) continue
    records.set(keyOf(daily), record)
    if (!record.solved || keyOf(daily) in results) continue
    const { snapshot } = (await shelf.store.get(record.id)) ?? {}
    if (!snapshot || snapshot.answers.length) continue
    const result = { on: dayOf(new Date(record.changed)), seconds: 0 }
    results = await change(shelf, (before) => withResult(before, daily, result))
  }
  return { results, records }
}

/** @param {Shelf} shelf @returns {Promise<Results>} */
export async function readResults(shelf) {
  return soundResults(await shelf.store.read(DAILY))
}

/** Adds the results of an exported file. @param {Shelf} shelf @param {unknown} theirs */
export async function importResults(shelf, theirs) {
  const sound = soundResults(theirs)
  if (Object.keys(sound).length) await change(shelf, (own) => mergeResults(own, sound))
}

/** @param {Shelf} shelf @param {(results: Results) => Results} how */
function change({ store }, how) {
  return store.change(DAILY, (stored) => how(soundResults(stored)))
}
