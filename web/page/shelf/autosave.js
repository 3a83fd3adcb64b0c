// page/shelf/autosave.js: writes down the puzzle on the board, at every move.
//
// A move goes to the journal in the task that makes it, before it can be seen; the whole board goes
// to the shelf a moment later, and when the page is left. So a tab that is killed at any moment loses
// nothing that was shown. Only once the shelf has a board are its steps cut from the journal, and a
// snapshot takes their place, from which the next visit starts at once.

import { asEmpty } from '../../board/puzzle.js'
import { isIncluded, newRecord, timeAfter, withNewLine } from './records.js'

/** @typedef {import('../../element/nonet-sudoku.js').NonetSudoku} NonetSudoku */
/** @typedef {import('./records.js').Record} Record */
/** @typedef {import('./records.js').Snapshot} Snapshot */
/**
 * The puzzle on the board of this tab.
 * @typedef {object} Current
 * @property {Record} record
 * @property {number} written the revision of the snapshot in the journal; -1 where there is none
 * @property {[revision: number, json: string][]} steps made since
 * @property {boolean} isDirty there is something to put on the shelf
 */
/**
 * What becomes of it.
 * @typedef {object} Ears
 * @property {(id: string, loser: '' | 'theirs' | 'mine') => void} kept a board is on the shelf
 * @property {(reason: unknown) => void} failed it could not be put there
 */

/** Moves come in bursts; a burst is put on the shelf once. */
const PAUSE_MS = 400

export class Autosave {
  /** @type {Current | undefined} */
  current
  /** @type {Promise<unknown>} all that goes to the shelf, one after another */
  queue = Promise.resolve()
  #timer = 0
  #board
  #journal
  #store
  #ears

  /**
   * @param {NonetSudoku} board
   * @param {import('./journal.js').Journal} journal
   * @param {Pick<import('./store.js').Store, 'keep'>} store
   * @param {Ears} ears
   */
  constructor(board, journal, store, ears) {
    this.#board = board
    this.#journal = journal
    this.#store = store
    this.#ears = ears
    board.addEventListener('nonet-input', () => this.note())
  }

  /** The snapshot of the board is safe in the journal, or would be if there were one. */
  get isSafe() {
    return this.current ? this.current.written >= 0 : this.#journal.works
  }

  /** What stands on the board is a new puzzle. @param {Record} record */
  begin(record) {
    this.#take(record, record.isWanted)
    if (record.isWanted) this.commit()
  }

  /**
   * What stands on the board has come back, and goes on in a history of its own.
   * @param {Record} record
   * @param {boolean} isDirty the shelf does not have it so
   */
  goOn(record, isDirty) {
    this.#take(withNewLine(record), isDirty)
  }

  /** The reader has changed the board; nothing of that is drawn yet. */
  note() {
    const board = this.#board
    if (!this.current) {
      const record = newRecord(asEmpty(board.data), { caption: board.caption, source: '' })
      this.current = { record, written: -1, steps: [], isDirty: true }
      this.#journal.current = record.id
    }
    const { current } = this
    const known = current.steps.at(-1)?.[0] ?? current.written
    const news = known < 0 ? undefined : board.changesSince(known)
    if (news?.revision === known) return
    current.isDirty = true
    current.record = {
      ...current.record,
      changed: timeAfter(current.record),
      digits: board.value,
      solved: board.solution !== undefined,
      isWanted: true,
    }
    if (news) current.steps.push([news.revision, JSON.stringify([news.revision, news.changes])])
    const isLogged = (news && this.#writeSteps(current)) || this.#write(current, board.save())
    clearTimeout(this.#timer)
    if (isLogged) this.#timer = Number(setTimeout(() => this.commit(), PAUSE_MS))
    else this.commit()
  }

  /** Puts what the board shows now on the shelf. */
  commit() {
    clearTimeout(this.#timer)
    const { current } = this
    if (!current) return
    const snapshot = this.#board.save()
    const record = { ...current.record, revision: snapshot.revision }
    current.isDirty = false
    this.queue = this.queue.then(async () => {
      /** @type {unknown} */
      let reason
      /** @type {'' | 'theirs' | 'mine'} */
      let loser = ''
      try {
        loser = await this.#store.keep({ record, snapshot })
      } catch (thrown) {
        reason = thrown
        current.isDirty = true
      }
      if (this.current === current) {
        // While this was on its way, a later one may have been written.
        if (current.written <= record.revision) this.#write(current, snapshot, record)
      } else if (!reason) this.#journal.drop(record.id, record.line)
      if (reason) this.#ears.failed(reason)
      else this.#ears.kept(record.id, loser)
    })
  }

  /** Everything that is shown is on the shelf once this resolves. */
  async flush() {
    if (this.current?.isDirty) this.commit()
    await this.queue
  }

  /** Another puzzle comes: this one is put away. */
  leave() {
    const { current } = this
    if (current?.record.isWanted) this.commit()
    else if (current) this.#journal.drop(current.record.id, current.record.line)
    this.current = undefined
  }

  /** The page may never come back: all is written when this returns. */
  leavePage() {
    const { current } = this
    if (!current) return
    // The selection and the clock are no changes; they come along.
    this.#write(current, this.#board.save())
    if (current.isDirty) this.commit()
  }

  /** The puzzle on the board was asked for again: it is one of the shelf's, if it was not before. */
  want() {
    const { current } = this
    if (!current || current.record.isWanted) return
    current.record = { ...current.record, isWanted: true, changed: timeAfter(current.record) }
    this.commit()
  }

  /** The puzzle on the board is no longer one of the shelf's. */
  forget() {
    const { current } = this
    if (!current) return
    clearTimeout(this.#timer)
    Object.assign(current, { isDirty: false, record: { ...current.record, isWanted: false } })
    this.#write(current, this.#board.save())
  }

  /** @param {Record} record @param {boolean} isDirty */
  #take(record, isDirty) {
    clearTimeout(this.#timer)
    this.current = { record, written: -1, steps: [], isDirty }
    this.#journal.current = record.id
    this.#write(this.current, this.#board.save())
  }

  #writeSteps(/** @type {Current} */ { record, steps }) {
    const { id, line, changed, digits, solved } = record
    const texts = steps.map(([, text]) => text)
    return this.#journal.writeSteps(id, { line, changed, digits, solved }, texts)
  }

  /**
   * A snapshot goes to the journal, which then needs no steps before it.
   * @param {Current} current
   * @param {Snapshot} snapshot
   * @param {Record} [record] as it was when the snapshot was taken
   */
  #write(current, snapshot, record = current.record) {
    const { revision } = snapshot
    const isWritten = this.#journal.writeWhole({ record: { ...record, revision }, snapshot })
    current.written = isWritten ? revision : -1
    current.steps = current.steps.filter(([after]) => isWritten && after > revision)
    if (!isWritten) return false
    this.#writeSteps(current)
    // Other histories of the puzzle that are part of this one need not be kept.
    const { id, line: own } = record
    for (const { line, whole, steps } of this.#journal.read(id, own)) {
      const changed = Math.max(whole?.record.changed ?? 0, steps?.changed ?? 0)
      if (isIncluded({ line, changed }, record)) this.#journal.drop(id, line)
    }
    return true
  }
}
