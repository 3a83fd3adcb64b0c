// page/shelf/shelf.js: every puzzle stays on the device, and comes back to the board as it was left.
//
// What comes back is held against the digits that were noted beside it: what does not match is set
// aside with a word, and the digits alone are put on the board. Writing is autosave.js's work.
//
// A puzzle of a list is only kept once it is played; else a file of ten thousand that somebody leafs
// through would bury the rest. Two tabs may hold the same puzzle: each change travels to the other.
// What the reader does with the shelf itself is in shelf-actions.js, which comes with the panel.

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
/** A puzzle that was only leafed through is forgotten when nobody came back to it for so long. */
const LEAFED_MS = 24 * 3600 * 1000

export class Shelf {
  #board
  #notice
  #autosave
  /** Of what is on its way to the board: only what was asked for last arrives. */
  #arriving = new AbortController()
  /** The notice is about the shelf itself, and goes once that works again. */
  #hasFailed = false
  #tabs = new Tabs((id) => this.#hear(id))
  /** Called after each change of the shelf. */
  onChange = () => {}

  /**
   * @param {NonetSudoku} board
   * @param {(text: string) => void} notice shows what the reader should know of keeping; '' for
   *   nothing
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

  /** The puzzle on the board; '' before there is one. */
  get currentId() {
    return this.#current?.record.id ?? ''
  }

  get #current() {
    return this.#autosave.current
  }

  /**
   * To be called as soon as anything is asked for that will be put on the board: it supersedes what was
   * asked for before, however long that takes.
   * @returns {AbortSignal} aborted once it is superseded itself
   */
  arrive() {
    this.#arriving.abort()
    this.#arriving = new AbortController()
    return this.#arriving.signal
  }

  /**
   * Puts the last board back: at once where the journal has it, else as soon as the shelf opens.
   * @param {AbortSignal} [signal] as arrive() gives it
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
      // Where the journal says nothing at all, the shelf knows what was there last.
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
   * Puts a puzzle on the board: as it was left, if it is on the shelf.
   * @param {Puzzle} puzzle
   * @param {string} caption
   * @param {{isListed?: boolean, fresh?: boolean, source?: string, signal?: AbortSignal}} [how]
   *   `isListed`: one of many; `fresh`: without what was done to it before; `signal`: as arrive() gave it
   *   when the puzzle was asked for
   * @returns {Promise<boolean>} whether it came as it was left
   */
  async open(puzzle, caption, how = {}) {
    const { isListed = false, fresh = false, source = '', signal = this.arrive() } = how
    const record = newRecord(puzzle, { caption, source })
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
    return false
  }

  /** Puts a puzzle of the shelf on the board. @param {string} id @returns {Promise<boolean>} */
  openRecord(id) {
    return this.#bring(id, this.arrive())
  }

  /** All that is on the shelf, the puzzle changed last first. */
  async list() {
    await this.flush()
    const records = await this.store.list()
    const sound = records.filter((record) => !flawOf(record))
    for (const record of records.filter(flawOf)) this.#setAside({ record, snapshot: undefined })
    return sound
  }

  /** Everything that is shown is on the shelf once this resolves. */
  flush() {
    return this.#autosave.flush()
  }

  /**
   * Puts puzzles on the shelf as they are: imported, renamed, or back again.
   * @param {readonly Kept[]} list
   */
  async put(list) {
    await this.store.put(list)
    for (const kept of list) {
      const { id } = kept.record
      // Whatever else is known of it is older.
      this.journal.clear(id)
      if (id === this.currentId) {
        this.#show({ ...kept, changes: [], isStray: false })
      }
      this.#tabs.tell(id)
    }
    this.onChange()
  }

  /** Takes a puzzle off the shelf. It may stay on the board: playing on brings it back. */
  async delete(/** @type {string} */ id) {
    await this.store.delete(id)
    if (id === this.currentId) this.#autosave.forget()
    else this.journal.clear(id)
    this.#tabs.tell(id)
    this.onChange()
  }

  /** The puzzle of the board, if it was opened with this content; else the shelf's. */
  async #find(/** @type {string} */ key) {
    if (this.#current?.record.key === key) return this.currentId
    await this.#autosave.queue
    return this.store.find(key).catch(() => undefined)
  }

  /** Brings a puzzle to the board as it was left. @param {string} id @param {AbortSignal} signal */
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

  /** All that is known of a puzzle. @param {string} id @param {Kept} [kept] as the shelf has it */
  #resolve(id, kept) {
    const logged = this.journal.read(id)
    const snapshots = [...logged.map(({ whole }) => whole), kept]
    return resolve(
      snapshots,
      logged.map(({ steps }) => steps),
    )
  }

  /** The shelf has opened; it may know better than the journal. @param {string} id @param {Kept} [kept] */
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
   * Shows a state. One that does not come out as it should is set aside, and its digits are shown.
   * @param {Found} found
   * @returns {boolean} whether anything is shown
   */
  #show({ record, snapshot, changes, isStray }) {
    const board = this.#board
    if (flawOf(record)) {
      this.#setAside({ record, snapshot })
      return false
    }
    const isFit = !flawOfBoard(snapshot, record) && areChanges(changes, record.puzzle.size)
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
    return true
  }

  /** What makes no sense leaves the shelf, but not the device. */
  #setAside(/** @type {Kept} */ kept) {
    this.journal.setAside(kept.record.id)
    const { queue } = this.#autosave
    this.#autosave.queue = queue.then(() => this.store.setAside(kept)).catch(() => {})
    this.#warn('shelf.damaged')
  }

  /** The board that the version before the shelf kept. @param {any} first */
  #takeFirst(first) {
    const board = this.#board
    try {
      const { puzzle, caption } = first
      const { entries, ...bare } = puzzle
      const record = newRecord(bare, { caption: String(caption ?? ''), source: '' })
      const { digits } = newRecord(puzzle, record)
      if (flawOf(record)) throw new TypeError('no board')
      // Its steps are told in another way by now, unless there are none.
      if (!flawOfBoard(first, record)) board.restore(first)
      if (board.value !== digits) board.load(puzzle, record.caption)
      this.#autosave.begin({ ...record, digits, isWanted: /[^.,0]/.test(digits) })
      this.journal.forgetFirst()
    } catch {
      this.journal.setFirstAside()
      this.#warn('shelf.damaged')
    }
  }

  /** Puzzles that a killed tab has left in the journal go to the shelf. */
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
  #hear(/** @type {string} */ id) {
    if (id === this.currentId) this.#follow()
    this.onChange()
  }

  /** The state of the board's puzzle that another tab has made is shown here, too. */
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
    // Deleted there: it may stay here, but it does not come back by itself.
    if (!found && !current.isDirty) this.#autosave.forget()
    if (!found || found.isStray || found.record.changed <= current.record.changed) return
    if (current.isDirty) this.#autosave.commit()
    if (!this.#show(found)) return
    // It is for the other tab to put that on the shelf.
    Object.assign(this.#current ?? {}, { isDirty: false })
    this.#board.say(say('shelf.followed'))
  }

  /** @param {string} id that is on the shelf now @param {'' | 'theirs' | 'mine'} loser */
  #onKept(id, loser) {
    if (this.#hasFailed) this.#notice('')
    this.#hasFailed = false
    this.#tabs.tell(id)
    this.onChange()
    if (loser) this.#warn('shelf.twoTabs')
    if (loser === 'mine') this.#follow()
  }

  /** @param {string} path of a sentence that must not be missed */
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
