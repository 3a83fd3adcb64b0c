// page/shelf/journal.js: what is written to localStorage at each move, before the move is drawn.
//
// localStorage is the only storage that has written when the call returns, so that no reload and no crash can come in
// between; the shelf itself (store.js) is written a little later. For each puzzle on the board of a tab there are two
// texts, under the puzzle's id and its lineage in that tab, so that two tabs never overwrite each other:
//
//   nonet.whole.ID.LINE   the record and the board, as last written to the shelf
//   nonet.steps.ID.LINE   every change since: short, so that a move costs little on a large board
//
// A step names the revision that it leads to. The whole text is written before the steps are removed; a kill between
// the two leaves steps that the whole text already includes, and resolve() skips those. An invalid text is moved to
// another name, never deleted.

import { areSteps, flawOf, flawOfBoard } from './flaws.js'

/** @typedef {import('./records.js').Kept} Kept */
/** @typedef {import('./records.js').Steps} Steps */
/** @typedef {{line: string, whole: Kept | undefined, steps: Steps | undefined}} Logged one lineage */

const WHOLE = 'nonet.whole.'
const STEPS = 'nonet.steps.'
const ASIDE = 'nonet.aside.'
const CURRENT = 'nonet.current'
const SPARE = 'nonet.spare'
/** Written only to test whether anything can be. */
const PROBE = 'nonet.probe'
/** The board of a version that had no shelf. */
const FIRST = 'nonet.board'

export class Journal {
  #local
  #session

  /**
   * @param {() => Storage} local returns the storage that outlives the tab; may throw
   * @param {() => Storage} session returns the storage of this tab; may throw
   */
  constructor(local = () => localStorage, session = () => sessionStorage) {
    this.#local = local
    this.#session = session
  }

  /** The puzzle of this tab or, in a new tab, the one that was on a board last; '' for none. */
  get current() {
    return get(this.#session, CURRENT) || get(this.#local, CURRENT)
  }
  set current(id) {
    set(this.#session, CURRENT, id)
    set(this.#local, CURRENT, id)
  }

  /** Whether anything can be written, for when there is no board yet. */
  get works() {
    const isWritten = set(this.#local, PROBE, '1')
    this.#remove(PROBE)
    return isWritten
  }

  /** @param {Kept} kept @returns {boolean} whether it is written, as with the next one */
  writeWhole(kept) {
    const key = `${WHOLE}${kept.record.id}.${kept.record.line}`
    if (set(this.#local, key, JSON.stringify(kept))) return true
    // Storage is full: remove the older text, which would be misleading.
    this.#remove(key)
    return false
  }

  /**
   * @param {string} id
   * @param {Omit<Steps, 'steps'>} head
   * @param {readonly string[]} steps each as JSON, so that a move does not serialise all of them again
   * @returns {boolean} false also when the snapshot before them is gone
   */
  writeSteps(id, head, steps) {
    const name = `${id}.${head.line}`
    if (!get(this.#local, WHOLE + name)) return false
    if (!steps.length) return this.#remove(STEPS + name)
    const start = JSON.stringify(head).slice(0, -1)
    return set(this.#local, STEPS + name, `${start},"steps":[${steps}]}`)
  }

  /**
   * Everything written about a puzzle, by lineage.
   * @param {string} id
   * @param {string} [but] a lineage to leave out
   * @returns {Logged[]}
   */
  read(id, but) {
    const isIts = (/** @type {string} */ name) => name.startsWith(`${id}.`)
    const names = this.#names.filter((name) => isIts(name) && name !== `${id}.${but}`)
    return names.map((name) => ({
      line: name.slice(id.length + 1),
      whole: this.#read(WHOLE + name, ({ record, snapshot }) => {
        return record?.id === id && !flawOf(record) && !flawOfBoard(snapshot, record)
      }),
      steps: this.#read(STEPS + name, areSteps),
    }))
  }

  /** Deletes a lineage of a puzzle that is stored elsewhere. @param {string} id @param {string} line */
  drop(id, line) {
    this.#remove(`${STEPS}${id}.${line}`)
    this.#remove(`${WHOLE}${id}.${line}`)
  }

  /** Deletes everything about a puzzle. */
  clear(/** @type {string} */ id) {
    for (const { line } of this.read(id)) this.drop(id, line)
  }

  /** The puzzles in the journal. @returns {string[]} */
  get ids() {
    return [...new Set(this.#names.map((name) => name.split('.')[0]))]
  }

  /** Whether the shelf's spare database was in use, and may contain puzzles. */
  get hasSpare() {
    return get(this.#local, SPARE) !== ''
  }
  set hasSpare(isThere) {
    if (isThere) set(this.#local, SPARE, '1')
    else this.#remove(SPARE)
  }

  /** Whether a `storage` event is about a puzzle's steps. @param {string | null} key */
  isSteps(key, /** @type {string} */ id) {
    return key?.startsWith(`${STEPS}${id}.`) ?? false
  }

  /** The board that a version without a shelf has stored. @returns {any} */
  get first() {
    return this.#read(FIRST, ({ version, board }) => version === 1 && Object(board))?.board
  }

  forgetFirst() {
    this.#remove(FIRST)
  }

  /** Sets aside a puzzle's texts that do not fit together. */
  setAside(/** @type {string} */ id) {
    for (const name of this.#names.filter((one) => one.startsWith(`${id}.`))) {
      for (const start of [WHOLE, STEPS]) this.#setAside(start + name)
    }
  }

  setFirstAside() {
    this.#setAside(FIRST)
  }

  /** Everything that was set aside, for the export. @returns {Record<string, string>} */
  get aside() {
    const keys = this.#keys().filter((key) => key.startsWith(ASIDE))
    return Object.fromEntries(keys.map((key) => [key, get(this.#local, key)]))
  }

  /** Called when a text was set aside. */
  onDamage = () => {}

  /** @param {string} key @param {(value: any) => unknown} isSound @returns {any} */
  #read(key, isSound) {
    const text = get(this.#local, key)
    if (!text) return undefined
    try {
      const value = JSON.parse(text)
      if (isSound(Object(value))) return value
    } catch {
      // Truncated, or not written by Nonet.
    }
    this.#setAside(key)
    this.onDamage()
    return undefined
  }

  #setAside(/** @type {string} */ key) {
    const text = get(this.#local, key)
    if (!text) return
    const name = `${ASIDE}${Date.now()}.${key}`
    const isCopied = set(this.#local, name, text)
    this.#remove(key)
    // There was no room for two of it, but there is now for one.
    if (!isCopied) set(this.#local, name, text)
  }

  /** ID.LINE of all texts. */
  get #names() {
    const names = this.#keys().flatMap((key) => {
      const start = [WHOLE, STEPS].find((each) => key.startsWith(each))
      return start ? [key.slice(start.length)] : []
    })
    return [...new Set(names)]
  }

  #keys() {
    try {
      return Object.keys(this.#local())
    } catch {
      return []
    }
  }

  #remove(/** @type {string} */ key) {
    try {
      this.#local().removeItem(key)
      return true
    } catch {
      return false
    }
  }
}

/** @param {() => Storage} storage @param {string} key */
function get(storage, key) {
  try {
    return storage().getItem(key) ?? ''
  } catch {
    return ''
  }
}

/** @param {() => Storage} storage @param {string} key @param {string} text */
function set(storage, key, text) {
  try {
    storage().setItem(key, text)
    return true
  } catch {
    return false
  }
}
