// page/shelf/autosave.js: stores the puzzle on the board at every move.
//
// A move is written to the journal in the task that makes it, before it is painted; the whole board is written to the
// shelf a moment later, and when the reader leaves the page. So a tab that is killed at any moment loses nothing that
// was visible. Only after the shelf has stored a board, a snapshot replaces its steps in the journal; the next visit
// can start from it at once.

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
 * @property {[revision: number, json: string][]} steps since that snapshot
 * @property {boolean} isDirty the shelf does not have the latest state
 */
/**
 * @typedef {object} AutosaveListeners
 * @property {(id: string, loser: '' | 'theirs' | 'mine') => void} kept called when the shelf has stored a board
 * @property {(reason: unknown) => void} failed called when it could not
 */

/** Moves within this time are written to the shelf together. */
const PAUSE_MS = 400

export class Autosave {
  /** @type {Current | undefined} */
  current
  /** @type {Promise<unknown>} the last write to the shelf; writes run one after another */
  queue = Promise.resolve()
  #timer = 0
  #board
  #journal
  #store
  #listeners

  /**
   * @param {NonetSudoku} board
   * @param {import('./journal.js').Journal} journal
   * @param {Pick<import('./store.js').Store, 'keep'>} store
   * @param {AutosaveListeners} listeners
   */
  constructor(board, journal, store, listeners) {
    this.#board = board
    this.#journal = journal
    this.#store = store
    this.#listeners = listeners
    board.addEventListener('nonet-input', () => this.note())
  }

  /** Whether the journal works: it has a snapshot of the board, or could store one. */
  get isSafe() {
    return this.current ? this.current.written >= 0 : this.#journal.works
  }

  /** A new puzzle is on the board. @param {Record} record */
  begin(record) {
    this.#take(record, record.isWanted)
    if (record.isWanted) this.commit()
  }

  /**
   * A stored puzzle is on the board again; it gets a lineage of its own.
   * @param {Record} record
   * @param {boolean} isDirty the shelf does not have this state
   */
  goOn(record, isDirty) {
    this.#take(withNewLine(record), isDirty)
  }

  /** The reader has changed the board; nothing is drawn yet. */
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

  /** Writes the present board to the shelf. */
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
        // A later board may have been written meanwhile.
        if (current.written <= record.revision) this.#write(current, snapshot, record)
      } else if (!reason) this.#journal.drop(record.id, record.line)
      if (reason) this.#listeners.failed(reason)
      else this.#listeners.kept(record.id, loser)
    })
  }

  /** Everything that is shown is on the shelf once this resolves. */
  async flush() {
    if (this.current?.isDirty) this.commit()
    await this.queue
  }

  /** Call it before another puzzle replaces this one. */
  leave() {
    const { current } = this
    if (current?.record.isWanted) this.commit()
    else if (current) this.#journal.drop(current.record.id, current.record.line)
    this.current = undefined
  }

  /** The page may be killed at any time: everything is written when this returns. */
  leavePage() {
    const { current } = this
    if (!current) return
    // The selection and the clock do not count as changes, but are stored too.
    this.#write(current, this.#board.save())
    if (current.isDirty) this.commit()
  }

  /** The reader has opened the puzzle on the board again: from now on the shelf lists it. */
  want() {
    const { current } = this
    if (!current || current.record.isWanted) return
    current.record = { ...current.record, isWanted: true, changed: timeAfter(current.record) }
    this.commit()
  }

  /** The shelf no longer lists the puzzle on the board. */
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
   * Writes a snapshot to the journal; it replaces the steps before it.
   * @param {Current} current
   * @param {Snapshot} snapshot
   * @param {Record} [record] at the time of the snapshot
   */
  #write(current, snapshot, record = current.record) {
    const { revision } = snapshot
    const isWritten = this.#journal.writeWhole({ record: { ...record, revision }, snapshot })
    current.written = isWritten ? revision : -1
    current.steps = current.steps.filter(([after]) => isWritten && after > revision)
    if (!isWritten) return false
    this.#writeSteps(current)
    // Other lineages of the puzzle that this one includes are no longer needed.
    const { id, line: own } = record
    for (const { line, whole, steps } of this.#journal.read(id, own)) {
      const changed = Math.max(whole?.record.changed ?? 0, steps?.changed ?? 0)
      if (isIncluded({ line, changed }, record)) this.#journal.drop(id, line)
    }
    return true
  }
}
