// page/shelf/records.js: what the shelf knows of a puzzle, and which of two states of it is to be
// believed.
//
// A record is small enough to list five thousand of them; the board with all its steps is kept apart
// as a snapshot. Two puzzles are the same when they were opened with the same content: givens, shape,
// and whatever else the text or link brought along. Everything here is plain data in and out; nothing
// knows of a browser.

import { readDigits, writeLine } from '../../board/line.js'
import { keyOf } from '../../board/puzzle.js'

/** @typedef {import('nonet-wasm').Puzzle} Puzzle */
/** @typedef {ReturnType<import('../../element/nonet-sudoku.js').NonetSudoku['save']>} Snapshot */
/**
 * @typedef {object} Record
 * @property {string} id
 * @property {string} key the same for the same puzzle; '' for a board that was empty at first
 * @property {number} created in milliseconds since 1970, as is `changed`
 * @property {number} changed grows with every change, whatever the device's clock does
 * @property {string} caption
 * @property {string} source the file or text that it came in
 * @property {Puzzle} puzzle as it was opened
 * @property {string} digits all that stands on the board, as `value` of the element
 * @property {boolean} solved
 * @property {boolean} isWanted it was opened by itself, or played; else only leafed through
 * @property {string} line names the history that `revision` counts in: another for each time that the
 *   puzzle is put on a board
 * @property {number} revision
 * @property {{line: string, changed: number}[]} past the histories that this one goes on from, each
 *   with the last change of it that is included; the latest first
 * @property {number} [version] of what a record is; 1 where it is not said
 */
/** @typedef {{record: Record, snapshot: Snapshot | undefined}} Kept a puzzle with its board; without
 *   a snapshot it stands as it was opened */
/**
 * Changes that came after a snapshot of the same history.
 * @typedef {object} Steps
 * @property {string} line
 * @property {number} changed
 * @property {string} digits what stands on the board after them
 * @property {boolean} solved
 * @property {[revision: number, changes: any[]][]} steps
 */
/**
 * A state to be shown.
 * @typedef {Kept & {changes: any[], isStray: boolean}} Found `isStray`: there are later steps,
 *   which fit no snapshot
 */

/** Of the records that are written here; a later one is for a later Nonet. */
export const VERSION = 1
/** Past histories that are remembered. */
const PAST = 8
/** A name that is longer is cut, in UTF-16 units: no list and no line has room for more. */
const LONGEST_NAME = 300

/** A name for something new; no two devices ever make the same. */
export function makeId() {
  const [a, b] = crypto.getRandomValues(new Uint32Array(2))
  return Date.now().toString(36) + a.toString(36) + b.toString(36)
}

/**
 * @param {Puzzle} puzzle
 * @param {{caption: string, source: string}} origin
 * @returns {Record}
 */
export function newRecord(puzzle, { caption, source }) {
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
    digits: writeLine(digits, puzzle.size),
    solved: false,
    isWanted: true,
    line: makeId(),
    revision: 0,
    past: [],
    version: VERSION,
  }
}

/** The record with a history of its own, which goes on from the one that it has. */
export function withNewLine(/** @type {Record} */ record) {
  const { line, changed, past } = record
  // A history without a change of its own adds nothing to the one before it.
  const isIdle = past[0]?.changed === changed
  const longer = isIdle ? past : [{ line, changed }, ...past].slice(0, PAST)
  return { ...record, line: makeId(), past: longer }
}

/**
 * Whether all of one state is in the other. A history without a change of its own may be missing from
 * the past, but then the time of its last change is there.
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

/** The puzzle with what stands on its board. @param {Record} record @returns {Puzzle} */
export function puzzleOf({ puzzle, digits }) {
  const all = readDigits(digits) ?? []
  const entries = puzzle.givens.map((given, cell) => (given ? 0 : (all[cell] ?? 0)))
  return { ...puzzle, entries }
}

/** How many cells there are to fill, and how many of them are. @param {Record} record */
export function progressOf({ puzzle, digits }) {
  const count = (/** @type {readonly number[]} */ cells) =>
    cells.reduce((sum, digit) => sum + (digit ? 1 : 0), 0)
  const givens = count(puzzle.givens)
  return {
    done: count(readDigits(digits) ?? []) - givens,
    total: puzzle.givens.length - givens,
  }
}

/**
 * Puts together what was found of one puzzle: the snapshots in the shelf and in the journal, and the
 * steps that came after one of them. The latest state wins.
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
