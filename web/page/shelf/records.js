// page/shelf/records.js: the records of the shelf, and which of two states of a puzzle is the later one.
//
// A record is small, so that five thousand of them can be listed; the board with all its steps is stored apart, as a
// snapshot. Two puzzles are the same when they were opened with the same content: givens, shape, and anything else in
// the text or link. A puzzle has a lineage for each time that it is put on a board: two tabs can play it at once.
// Everything here takes and returns plain data, and uses no browser API.

import { readDigits, writeLine } from '../../board/line.js'
import { keyOf } from '../../board/puzzle.js'

/** @typedef {import('nonet-wasm').Puzzle} Puzzle */
/** @typedef {ReturnType<import('../../element/nonet-sudoku.js').NonetSudoku['save']>} Snapshot */
/**
 * @typedef {object} Record
 * @property {string} id
 * @property {string} key the same for the same puzzle; '' for a board that was empty at first
 * @property {number} created in milliseconds since 1970, as is `changed`
 * @property {number} changed increases with every change, even if the device's clock is set back
 * @property {string} caption
 * @property {string} source the file or text that it came in
 * @property {Puzzle} puzzle as it was opened
 * @property {string} digits all digits of the board, as the element's `value`
 * @property {boolean} solved
 * @property {boolean} isWanted it was opened by itself, or played, and is listed; others were only seen in a list
 * @property {string} line the lineage, in which `revision` counts
 * @property {number} revision
 * @property {Origin} [made] how it was made here, if it was
 * @property {{line: string, changed: number}[]} past the lineages that this one continues, each with its last
 *   change that is included; the latest first
 * @property {number} [version] of the format of records; default: 1
 */
/**
 * What a puzzle was made from: the same wishes, seed and number give the same puzzle.
 * @typedef {{wishes: import('nonet-generate-wasm').Wishes, seed: string, number: number}} Origin
 */
/** @typedef {{record: Record, snapshot: Snapshot | undefined}} Kept a puzzle with its board; without
 *   a snapshot it is as it was opened */
/**
 * Changes after a snapshot of the same lineage.
 * @typedef {object} Steps
 * @property {string} line
 * @property {number} changed
 * @property {string} digits of the board after them
 * @property {boolean} solved
 * @property {[revision: number, changes: any[]][]} steps
 */
/**
 * A state to be shown.
 * @typedef {Kept & {changes: any[], isStray: boolean}} Found `isStray`: there are later steps that fit no snapshot
 */

/** Version of the records that are written here; higher ones are left to later versions of Nonet. */
export const VERSION = 1
/** Number of past lineages that are remembered. */
const PAST = 8
/** Longer names are truncated, in UTF-16 units: no list has room for more. */
const LONGEST_NAME = 300

/** A new id, unique among all devices. */
export function makeId() {
  const [a, b] = crypto.getRandomValues(new Uint32Array(2))
  return Date.now().toString(36) + a.toString(36) + b.toString(36)
}

/**
 * @param {Puzzle} puzzle
 * @param {{caption: string, source: string, made?: Origin}} origin
 * @returns {Record}
 */
export function newRecord(puzzle, { caption, source, made }) {
  const now = Date.now()
  const digits = puzzle.givens.map((given, cell) => given || puzzle.entries?.[cell] || 0)
  return {
    id: makeId(),
    key: keyOf(puzzle),
    created: now,
    changed: now,
    caption: caption.slice(0, LONGEST_NAME),
    source: source.slice(0, LONGEST_NAME),
    puzzle,
    digits: writeLine(digits, puzzle),
    solved: false,
    isWanted: true,
    line: makeId(),
    revision: 0,
    past: [],
    version: VERSION,
    ...(made && { made }),
  }
}

/** The record with a new lineage, which continues the present one. */
export function withNewLine(/** @type {Record} */ record) {
  const { line, changed, past } = record
  // A lineage without a change of its own adds nothing to the one before it.
  const isIdle = past[0]?.changed === changed
  const longer = isIdle ? past : [{ line, changed }, ...past].slice(0, PAST)
  return { ...record, line: makeId(), past: longer }
}

/**
 * Whether one state includes all of the other. The past may lack a lineage without a change of its own, but then it has
 * the time of its last change.
 * @param {Pick<Record, 'line' | 'changed'>} there
 * @param {Record} record
 */
export function isIncluded(there, { line, changed, past }) {
  return [{ line, changed }, ...past].some(
    (point) =>
      there.changed === point.changed ||
      (there.line === point.line && there.changed < point.changed),
  )
}

/** A change's time, later than the one before it. @param {Record} record */
export function timeAfter({ changed }) {
  return Math.max(Date.now(), changed + 1)
}

/** The puzzle with the digits of its board. @param {Record} record @returns {Puzzle} */
export function puzzleOf({ puzzle, digits }) {
  const all = readDigits(digits, puzzle) ?? []
  const entries = puzzle.givens.map((given, cell) => (given ? 0 : (all[cell] ?? 0)))
  return { ...puzzle, entries }
}

/** How many cells there are to fill, and how many of them are. @param {Record} record */
export function progressOf({ puzzle, digits }) {
  const count = (/** @type {readonly number[]} */ cells) =>
    cells.reduce((sum, digit) => sum + (digit ? 1 : 0), 0)
  const givens = count(puzzle.givens)
  return {
    done: count(readDigits(digits, puzzle) ?? []) - givens,
    total: puzzle.givens.length - givens,
  }
}

/**
 * Combines what was found of one puzzle: the snapshots in the shelf and in the journal, and the steps after one of
 * them. The latest state wins.
 * @param {readonly (Kept | undefined)[]} snapshots
 * @param {readonly (Steps | undefined)[]} journals
 * @returns {Found | undefined}
 */
export function resolve(snapshots, journals) {
  const known = snapshots.filter((kept) => kept !== undefined)
  /** @type {Found[]} */
  const states = known.map((kept) => ({ ...kept, changes: [], isStray: false }))
  let strayed = 0
  for (const journal of journals) {
    if (!journal) continue
    const { line, changed, digits, solved, steps } = journal
    const before = known.filter(({ record }) => record.line === line)
    const kept = before.sort((one, other) => other.record.changed - one.record.changed)[0]
    if (!kept) strayed = Math.max(strayed, changed)
    else if (changed > kept.record.changed) {
      const { record, snapshot } = kept
      states.push({
        snapshot,
        record: { ...record, changed, digits, solved, isWanted: true },
        changes: steps.flatMap(([after, changes]) => (after > record.revision ? changes : [])),
        isStray: false,
      })
    }
  }
  const found = states.sort((one, other) => other.record.changed - one.record.changed)[0]
  return found && { ...found, isStray: strayed > found.record.changed }
}
