// tests/web/unit/daily-results.test.mjs: results of daily puzzles are noted, found again from the shelf, exported and
// imported; with a shelf in memory.
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { dayOf } from '../../../web/base/days.js'
import { keyOf, originOf } from '../../../web/page/daily/daily-puzzle.js'
import { noteSolved, readDaily, readResults } from '../../../web/page/daily/stored-results.js'
import { flawOf } from '../../../web/page/shelf/flaws.js'
import { newRecord } from '../../../web/page/shelf/records.js'
import { exportAll, importAll, startAfresh } from '../../../web/page/shelf/shelf-actions.js'

const daily = /** @type {const} */ ({ day: '2026-11-20', grade: 'tricky' })
const key = keyOf(daily)
const puzzle = { size: 9, boxRows: 3, boxColumns: 3, givens: [1, ...new Array(80).fill(0)] }

/** A record of a daily puzzle. @param {object} [changes] */
const record = (changes = {}) => ({
  ...newRecord(puzzle, { caption: 'A', source: '', made: originOf(daily) }),
  ...changes,
})

/** A shelf with these puzzles, as far as results need one. @param {any[]} [kept] */
function shelfOf(kept = []) {
  const values = new Map()
  const store = {
    read: async (/** @type {string} */ name) => values.get(name),
    change: async (/** @type {string} */ name, /** @type {(before: any) => any} */ change) => {
      values.set(name, change(values.get(name)))
      return values.get(name)
    },
    get: async (/** @type {string} */ id) => kept.find((one) => one.record.id === id),
    all: async () => kept,
    aside: async () => [],
  }
  return /** @type {any} */ ({
    store,
    values,
    journal: { aside: {} },
    flush: async () => {},
    list: async () => kept.map((one) => one.record),
    put: async (/** @type {any[]} */ list) => void kept.push(...list),
  })
}

/**
 * A page on whose board a puzzle was just solved.
 * @param {any} shelf
 * @param {{answers?: number[], clock?: boolean, made?: import('../../../web/page/shelf/records.js').Origin}} [board]
 */
function pageOf(shelf, { answers = [], clock = true, made = originOf(daily) } = {}) {
  const board = { clock, save: () => ({ answers, seconds: 75 }) }
  return /** @type {any} */ ({ shelf: Object.assign(shelf, { origin: made }), board })
}

/** @param {any} page */
const note = (page) => noteSolved(page, page.shelf.origin)

test('a solved daily puzzle is noted, with its time if there is a clock', async () => {
  const shelf = shelfOf()
  await note(pageOf(shelf))
  assert.deepEqual(await readResults(shelf), { [key]: { on: dayOf(), seconds: 75 } })
  const other = shelfOf()
  await note(pageOf(other, { clock: false }))
  assert.deepEqual(await readResults(other), { [key]: { on: dayOf(), seconds: 0 } })
})

test('nothing is noted of cells that the solver filled, nor of other puzzles', async () => {
  const shelf = shelfOf()
  await note(pageOf(shelf, { answers: [7] }))
  await note(pageOf(shelf, { made: { ...originOf(daily), seed: 'train' } }))
  const page = pageOf(shelf)
  const { origin } = shelf
  shelf.origin = originOf({ ...daily, grade: 'hard' })
  await noteSolved(page, origin)
  assert.deepEqual(await readResults(shelf), {}, 'another puzzle is on the board by now')
})

test('a puzzle that is solved on the shelf is noted when results are read', async () => {
  const changed = new Date(2026, 10, 21, 12).getTime()
  const solved = record({ solved: true, changed })
  const shelf = shelfOf([{ record: solved, snapshot: { answers: [] } }])
  const { results, records } = await readDaily(shelf)
  assert.deepEqual(results, { [key]: { on: '2026-11-21', seconds: 0 } })
  assert.equal(records.get(key), solved)
  assert.deepEqual(await readResults(shelf), results)
  const filled = shelfOf([{ record: solved, snapshot: { answers: [7] } }])
  assert.deepEqual((await readDaily(filled)).results, {})
})

test('of two records of a puzzle the one changed last counts, and others are left out', async () => {
  const [later, earlier] = [record(), record()]
  const plain = newRecord(puzzle, { caption: 'B', source: '' })
  const kept = [later, earlier, plain].map((one) => ({ record: one, snapshot: undefined }))
  const { records } = await readDaily(shelfOf(kept))
  assert.deepEqual([...records], [[key, later]])
})

test('results are exported and imported, and the first time stays', async () => {
  const shelf = shelfOf()
  await note(pageOf(shelf))
  const { blob } = await exportAll(shelf)
  const text = await blob.text()
  const empty = shelfOf()
  assert.deepEqual(await importAll(empty, text), { count: 0, older: 0, unfit: [] })
  assert.deepEqual(await readResults(empty), await readResults(shelf))
  const first = { [key]: { on: '2026-11-20', seconds: 200 } }
  const known = shelfOf()
  known.values.set('daily', first)
  await importAll(known, text)
  assert.deepEqual(await readResults(known), first)
  // Files of earlier versions have none, and anything may stand in a file.
  for (const daily of [undefined, 7, { [key]: { on: 'never', seconds: 0 } }]) {
    await importAll(
      known,
      JSON.stringify({ format: 'nonet-shelf', version: 1, puzzles: [], daily }),
    )
    assert.deepEqual(await readResults(known), first)
  }
})

test('a daily puzzle that starts afresh is still a daily one', async () => {
  const before = record({ solved: true })
  const kept = [{ record: before, snapshot: undefined }]
  const shelf = shelfOf(kept)
  await startAfresh(shelf, before.id)
  const after = kept[1].record
  assert.deepEqual(after.made, originOf(daily))
  assert.equal(flawOf(after), '')
  assert.equal(after.solved, false)
})

test('what a puzzle was made from is checked in stored data', () => {
  assert.equal(flawOf(record()), '')
  /** @type {any[]} */
  const flawed = [
    7,
    null,
    {},
    { ...originOf(daily), number: 0 },
    { ...originOf(daily), wishes: null },
  ]
  for (const made of flawed) assert.equal(flawOf(record({ made })), 'made', JSON.stringify(made))
})
