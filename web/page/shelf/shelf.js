// page/shelf/shelf.js: stores every puzzle on the device, and restores it with its progress.
//
// A restored board is compared with the digits stored beside it: if they differ, the state is set aside with a message,
// and only the digits are put on the board. autosave.js writes.
//
// A puzzle of a list is only stored once it is played; otherwise looking through a file of ten thousand would fill the
// shelf. Two tabs may have the same puzzle: each sends its changes to the other. The reader's actions on the shelf are
// in shelf-actions.js, which is bundled with the panel.

import { say } from '../../words/sentences.js'
import { Autosave } from './autosave.js'
import { areChanges, flawOf, flawOfBoard } from './flaws.js'
import { Journal } from './journal.js'
import { newRecord, puzzleOf, resolve } from './records.js'
import { Store } from './store.js'
import { Tabs } from './tabs.js'

/** @typedef {import('../../element/nonet-sudoku.js').NonetSudoku} NonetSudoku */
/** @typedef {import('nonet-wasm').Puzzle} Puzzle */
/** @typedef {import('./records.js').Kept} Kept */
/** @typedef {import('./records.js').Found} Found */
/** A puzzle that was only seen in a list is deleted after this time. */
const LEAFED_MS = 24 * 3600 * 1000

export class Shelf {
  #board
  #notice
  #autosave
  /** Aborts what is being opened when something newer is: only the last arrives on the board. */
  #arriving = new AbortController()
  /** The notice is about a failure of the shelf, and is removed once the shelf works again. */
  #hasFailed = false
  #tabs = new Tabs((id) => this.#onTabChange(id))
  /** Called after each change of the shelf. */
  onChange = () => {}
  /** Called when another puzzle, or another state of one, is on the board. */
  onBoard = () => {}

  /**
   * @param {NonetSudoku} board
   * @param {(text: string) => void} notice shows a message about storing; '' removes it
   * @param {Journal} [journal]
   * @param {Store} [store]
   */
  constructor(board, notice, journal = new Journal(), store = new Store()) {
    this.#board = board
    this.#notice = notice
    this.journal = journal
    this.store = store
    journal.onDamage = () => this.#warn('shelf.damaged')
    store.onSpare = () => this.#warn('shelf.spare')
    this.#autosave = new Autosave(board, journal, store, {
      kept: (id, loser) => this.#onKept(id, loser),
      failed: (reason) => this.#fail(reason),
    })
    addEventListener('pagehide', () => this.#autosave.leavePage())
    document.addEventListener('visibilitychange', () => {
      if (document.hidden) this.#autosave.leavePage()
      else this.#follow()
    })
    addEventListener('storage', ({ key, newValue }) => {
      if (newValue && journal.isSteps(key, this.currentId)) this.#follow()
    })
  }

  /** Aborted when another puzzle is asked for: the signal that arrive() returned last. */
  get arrival() {
    return this.#arriving.signal
  }

  /** The puzzle on the board; '' before there is one. */
  get currentId() {
    return this.#current?.record.id ?? ''
  }

  /** What the puzzle on the board was made from; undefined for others. */
  get origin() {
    return this.#current?.record.made
  }

  get #current() {
    return this.#autosave.current
  }

  /**
   * Call it as soon as anything is requested that will be put on the board: it supersedes earlier requests, however
   * long they take.
   * @returns {AbortSignal} aborted once a newer request supersedes this one
   */
  arrive() {
    this.#arriving.abort()
    this.#arriving = new AbortController()
    return this.#arriving.signal
  }

  /**
   * Restores the last board: at once if the journal has it, else as soon as the shelf opens.
   * @param {AbortSignal} [signal] from arrive()
   * @returns {Promise<boolean>} whether there was one
   */
  start(signal = this.arrive()) {
    const id = this.journal.current
    const { first } = this.journal
    if (first) this.#takeFirst(first)
    else if (id) {
      const found = this.#resolve(id)
      if (found && !found.isStray) this.#show(found)
    }
    const current = this.#current
    const finish = async () => {
      // An empty journal: the shelf knows the last board.
      const last = id || first ? id : (await this.store.list())[0]?.id
      const kept = last && !first ? await this.store.get(last) : undefined
      // The reader may have begun something else meanwhile.
      const isIdle = !signal.aborted && current === this.#current
      if (isIdle && last && !first) this.#join(last, kept)
      const isRecovered = await this.store.takeSpare(this.journal.hasSpare)
      this.journal.hasSpare = this.store.isSpare
      await this.#tidy()
      if (this.#current?.isDirty) this.#autosave.commit()
      if (isRecovered) this.onChange()
    }
    const finished = finish().catch((reason) => this.#fail(reason))
    this.#autosave.queue = finished
    return finished.then(() => this.#current !== undefined)
  }

  /**
   * Puts a puzzle on the board, with its progress if it is on the shelf.
   * @param {Puzzle} puzzle
   * @param {string} caption
   * @param {{isListed?: boolean, fresh?: boolean, source?: string, signal?: AbortSignal,
   *   made?: import('./records.js').Origin}} [how] `isListed`: one of many; `fresh`: without its progress; `signal`:
   *   from arrive(), called when the puzzle was requested; `made`: what it was made from
   * @returns {Promise<boolean>} whether it had progress
   */
  async open(puzzle, caption, how = {}) {
    const { isListed = false, fresh = false, source = '', signal = this.arrive(), made } = how
    const record = newRecord(puzzle, { caption, source, made })
    if (record.key && !fresh) {
      const id = await this.#find(record.key)
      if (signal.aborted) return true
      if (id && (await this.#bring(id, signal))) {
        if (signal.aborted) return true
        if (!isListed) this.#autosave.want()
        this.#board.say(say('shelf.back'))
        return true
      }
    }
    if (signal.aborted) return true
    this.#autosave.leave()
    this.#board.load(puzzle, caption)
    this.#autosave.begin({ ...record, isWanted: !isListed && record.key !== '' })
    this.onBoard()
    return false
  }

  /** Puts a puzzle of the shelf on the board. @param {string} id @returns {Promise<boolean>} */
  openRecord(id) {
    return this.#bring(id, this.arrive())
  }

  /** All records of the shelf, the last changed first. */
  async list() {
    await this.flush()
    const records = await this.store.list()
    const sound = records.filter((record) => !flawOf(record))
    for (const record of records.filter(flawOf)) this.#setAside({ record, snapshot: undefined })
    return sound
  }

  /** Call it when the page, and not the reader, has changed the board. */
  noteChange() {
    this.#autosave.note()
  }

  /** Everything that is shown is on the shelf once this resolves. */
  flush() {
    return this.#autosave.flush()
  }

  /**
   * Stores puzzles as they are: imported, renamed, or restored by undo.
   * @param {readonly Kept[]} list
   */
  async put(list) {
    await this.store.put(list)
    for (const kept of list) {
      const { id } = kept.record
      // Everything else stored about it is older.
      this.journal.clear(id)
      if (id === this.currentId) {
        this.#show({ ...kept, changes: [], isStray: false })
      }
      this.#tabs.notify(id)
    }
    this.onChange()
  }

  /** Deletes a puzzle from the shelf. It may stay on the board: playing on stores it again. */
  async delete(/** @type {string} */ id) {
    await this.store.delete(id)
    if (id === this.currentId) this.#autosave.forget()
    else this.journal.clear(id)
    this.#tabs.notify(id)
    this.onChange()
  }

  /** The puzzle of the board, if it was opened with this content; else the shelf's. */
  async #find(/** @type {string} */ key) {
    if (this.#current?.record.key === key) return this.currentId
    await this.#autosave.queue
    return this.store.find(key).catch(() => undefined)
  }

  /** Puts a puzzle on the board with its progress. @param {string} id @param {AbortSignal} signal */
  async #bring(id, signal) {
    if (this.currentId === id) return true
    await this.#autosave.queue
    const kept = await this.store.get(id).catch(() => undefined)
    if (signal.aborted) return true
    const found = this.#resolve(id, kept)
    if (!found) return false
    this.#autosave.leave()
    return this.#show(found)
  }

  /** The latest state of a puzzle. @param {string} id @param {Kept} [kept] its state on the shelf */
  #resolve(id, kept) {
    const logged = this.journal.read(id)
    const snapshots = [...logged.map(({ whole }) => whole), kept]
    return resolve(
      snapshots,
      logged.map(({ steps }) => steps),
    )
  }

  /** The shelf has opened; it may have a later state than the journal. @param {string} id @param {Kept} [kept] */
  #join(id, kept) {
    const current = this.#current
    const found = this.#resolve(id, kept)
    if (!current) {
      if (found) this.#show(found)
      return
    }
    const { isWanted, changed } = current.record
    if (found && found.record.changed > changed) this.#show(found)
    else current.isDirty ||= isWanted && kept?.record.changed !== changed
  }

  /**
   * Shows a state. If the restored board differs from its digits, it is set aside, and the digits are shown.
   * @param {Found} found
   * @returns {boolean} whether anything is shown
   */
  #show({ record, snapshot, changes, isStray }) {
    const board = this.#board
    if (flawOf(record)) {
      this.#setAside({ record, snapshot })
      return false
    }
    const isFit = !flawOfBoard(snapshot, record) && areChanges(changes, record.puzzle)
    let isSound = isFit && !isStray
    try {
      if (snapshot && isFit) board.restore({ ...snapshot, caption: record.caption }, changes)
      else board.load(record.puzzle, record.caption)
    } catch {
      isSound = false
    }
    if (board.value !== record.digits) {
      isSound = false
      board.load(puzzleOf(record), record.caption)
    }
    if (!isSound) this.#setAside({ record, snapshot })
    this.#autosave.goOn(record, !isSound || changes.length > 0)
    this.onBoard()
    return true
  }

  /** Sets invalid data aside: it leaves the shelf, but not the device. */
  #setAside(/** @type {Kept} */ kept) {
    this.journal.setAside(kept.record.id)
    const { queue } = this.#autosave
    this.#autosave.queue = queue.then(() => this.store.setAside(kept)).catch(() => {})
    this.#warn('shelf.damaged')
  }

  /** Takes over the board that a version without a shelf has stored. @param {any} first */
  #takeFirst(first) {
    const board = this.#board
    try {
      const { puzzle, caption } = first
      const { entries, ...bare } = puzzle
      const record = newRecord(bare, { caption: String(caption ?? ''), source: '' })
      const { digits } = newRecord(puzzle, record)
      if (flawOf(record)) throw new TypeError('no board')
      // Its steps have an outdated format, unless there are none.
      if (!flawOfBoard(first, record)) board.restore(first)
      if (board.value !== digits) board.load(puzzle, record.caption)
      this.#autosave.begin({ ...record, digits, isWanted: /[^.,0]/.test(digits) })
      this.journal.forgetFirst()
    } catch {
      this.journal.setFirstAside()
      this.#warn('shelf.damaged')
    }
  }

  /** Writes puzzles that a killed tab has left in the journal to the shelf. */
  async #tidy() {
    for (const id of this.journal.ids) {
      if (id === this.currentId) continue
      const kept = await this.store.get(id)
      const whole = this.journal.read(id).find((logged) => logged.whole)?.whole
      const found = this.#resolve(id, kept)
      if (!found || !whole) continue
      const { record } = found
      if (!record.isWanted) {
        if (Date.now() - record.changed > LEAFED_MS) this.journal.clear(id)
      } else if (kept && kept.record.changed >= record.changed) this.journal.clear(id)
      else if (!kept) await this.store.put([whole])
    }
  }

  /** Another tab has changed a puzzle. */
  #onTabChange(/** @type {string} */ id) {
    if (id === this.currentId) this.#follow()
    this.onChange()
  }

  /** Shows the later state of the board's puzzle that another tab has stored. */
  async #follow() {
    const current = this.#current
    if (!current) return
    const { id } = current.record
    /** @type {Kept | undefined} */
    let kept
    try {
      kept = await this.store.get(id)
    } catch {
      return
    }
    if (this.#current !== current) return
    const found = this.#resolve(id, kept)
    // Deleted there: it may stay on this board, but is not stored again by itself.
    if (!found && !current.isDirty) this.#autosave.forget()
    if (!found || found.isStray || found.record.changed <= current.record.changed) return
    if (current.isDirty) this.#autosave.commit()
    if (!this.#show(found)) return
    // The other tab writes it to the shelf.
    Object.assign(this.#current ?? {}, { isDirty: false })
    this.#board.say(say('shelf.followed'))
  }

  /** @param {string} id of the stored puzzle @param {'' | 'theirs' | 'mine'} loser */
  #onKept(id, loser) {
    if (this.#hasFailed) this.#notice('')
    this.#hasFailed = false
    this.#tabs.notify(id)
    this.onChange()
    if (loser) this.#warn('shelf.twoTabs')
    if (loser === 'mine') this.#follow()
  }

  /** @param {string} path of a sentence to show as a warning */
  #warn(path) {
    const text = say(path)
    this.#notice(text)
    this.#board.say(text, true)
  }

  /** @param {unknown} reason why the shelf could not be read or written @returns {string} in words */
  explain(reason) {
    const isFull = reason instanceof DOMException && reason.name === 'QuotaExceededError'
    if (isFull) return say('shelf.full')
    return say(this.#autosave.isSafe ? 'shelf.onlyBoard' : 'problems.not-saved')
  }

  #fail(/** @type {unknown} */ reason) {
    this.#hasFailed = true
    this.#notice(this.explain(reason))
  }
}
