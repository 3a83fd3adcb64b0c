// page/shelf/journal.js: what is written at each move, before the move is even drawn.
//
// localStorage is the one store that is done when the call returns, so no reload and no crash can
// come in between; the shelf itself (store.js) is written a little later. For each puzzle that is
// on the board of a tab it holds two texts, under the puzzle's name and that of the tab's history
// of it, so that two tabs never write over each other:
//
//   nonet.whole.ID.LINE   the record and the board as it last went to the shelf
//   nonet.steps.ID.LINE   every change since: short, so that a move costs little on a large board
//
// A step names the revision that it leads to. When the whole text is written first and the steps are
// cut second, a kill between the two leaves steps that the whole text already holds, and resolve()
// leaves those out. A text that makes no sense is put aside under another name, never deleted.

import { areSteps, flawOf, flawOfBoard } from './flaws.js'

/** @typedef {import('./records.js').Kept} Kept */
/** @typedef {import('./records.js').Steps} Steps */
/** @typedef {{line: string, whole: Kept | undefined, steps: Steps | undefined}} Logged one history */

const WHOLE = 'nonet.whole.'
const STEPS = 'nonet.steps.'
const ASIDE = 'nonet.aside.'
const CURRENT = 'nonet.current'
const SPARE = 'nonet.spare'
/** Written only to see whether anything can be. */
const PROBE = 'nonet.probe'
/** The board of the version before the shelf. */
const FIRST = 'nonet.board'

export class Journal {
  #local
  #session

  /**
   * @param {() => Storage} local gives what outlives the tab; may throw
   * @param {() => Storage} session gives what belongs to this tab; may throw
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
    // No room for it: an older one in its place would only mislead.
    this.#remove(key)
    return false
  }

  /**
   * @param {string} id
   * @param {Omit<Steps, 'steps'>} head
   * @param {readonly string[]} steps each as JSON already, so that a move does not write all again
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
   * All that is written of a puzzle, history by history.
   * @param {string} id
   * @param {string} [but] a history that is of no interest
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

  /** One history of a puzzle goes: all of it is elsewhere. @param {string} id @param {string} line */
  drop(id, line) {
    this.#remove(`${STEPS}${id}.${line}`)
    this.#remove(`${WHOLE}${id}.${line}`)
  }

  /** Everything about a puzzle goes: the shelf has it, or nobody wants it. */
  clear(/** @type {string} */ id) {
    for (const { line } of this.read(id)) this.drop(id, line)
  }

  /** The puzzles that something is written of. @returns {string[]} */
  get ids() {
    return [...new Set(this.#names.map((name) => name.split('.')[0]))]
  }

  /** The shelf's second database was in use, and may hold something. */
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

  /** What the last version but this kept: one board. @returns {any} */
  get first() {
    return this.#read(FIRST, ({ version, board }) => version === 1 && Object(board))?.board
  }

  forgetFirst() {
    this.#remove(FIRST)
  }

  /** A puzzle's texts, which make no sense together, go where they do no harm. */
  setAside(/** @type {string} */ id) {
    for (const name of this.#names.filter((one) => one.startsWith(`${id}.`))) {
      for (const start of [WHOLE, STEPS]) this.#setAside(start + name)
    }
  }

  setFirstAside() {
    this.#setAside(FIRST)
  }

  /** All that was set aside, for the export. @returns {Record<string, string>} */
  get aside() {
    const keys = this.#keys().filter((key) => key.startsWith(ASIDE))
    return Object.fromEntries(keys.map((key) => [key, get(this.#local, key)]))
  }

  /** Called when a text had to be put aside. */
  onDamage = () => {}

  /** @param {string} key @param {(value: any) => unknown} isSound @returns {any} */
  #read(key, isSound) {
    const text = get(this.#local, key)
    if (!text) return undefined
    try {
      const value = JSON.parse(text)
      if (isSound(Object(value))) return value
    } catch {
      // Cut short, or not ours.
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

  /** ID.LINE of all that is written. */
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
