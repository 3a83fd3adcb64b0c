// page/shelf/store.js: the shelf itself, in IndexedDB: a record and a board for each puzzle.
//
// Everything may be refused (private windows, no space left); then the calls reject, and the shelf says so. A database
// that is damaged, or that a newer version of the page has upgraded, is left as it is; a spare one under another name
// is used instead, and its puzzles are moved as soon as the first one opens again.

import { openDB } from 'idb'
import { isIncluded, makeId } from './records.js'

/** @typedef {import('./records.js').Record} Record */
/** @typedef {import('./records.js').Kept} Kept */
/** @typedef {import('idb').IDBPDatabase} Database */
/** A puzzle that waits until it is asked for. @typedef {{made: import('./records.js').Origin, puzzle: import('nonet-wasm').Puzzle}} Pooled */
/** @typedef {{report: import('nonet-wasm').ReadReport, name: string, source?: Blob | ArrayBuffer}} OpenedList */

const NAME = 'nonet'
const SPARE = 'nonet-spare'
/** Version 1 only had the lists. */
const VERSION = 2
const [LISTS, PUZZLES, BOARDS, ASIDE] = ['lists', 'puzzles', 'boards', 'aside']
const BY_KEY = 'key'
const LAST = 'last'
const POOL = 'pool'
/** The name of the results of daily puzzles (daily/results.js). */
export const DAILY = 'daily'
/** A tab with an old version can block the opening; wait no longer than this. */
const PATIENCE_MS = 4000

export class Store {
  /** @type {Promise<Database> | undefined} */
  #opening
  /** @type {Promise<unknown>} the last write of a list */
  #listWrites = Promise.resolve()
  /** Whether the spare database is in use, because the database could not be opened. */
  isSpare = false
  /** Called when the spare one is first used. */
  onSpare = () => {}

  /** @param {string} id @returns {Promise<Kept | undefined>} */
  async get(id) {
    const [puzzles, boards] = await this.#stores('readonly')
    const [record, snapshot] = await Promise.all([puzzles.get(id), boards.get(id)])
    return record && { record, snapshot }
  }

  /** The puzzle opened with this content that was played last. @param {string} key */
  async find(key) {
    const database = await this.#open()
    /** @type {Record[]} */
    const found = key ? await database.getAllFromIndex(PUZZLES, BY_KEY, key) : []
    return found.sort((one, other) => other.changed - one.changed)[0]?.id
  }

  /** Every record, the one changed last first. @returns {Promise<Record[]>} */
  async list() {
    const records = await (await this.#open()).getAll(PUZZLES)
    return records.sort((one, other) => other.changed - one.changed)
  }

  /** Every puzzle with its board. @returns {Promise<Kept[]>} */
  async all() {
    const [puzzles, boards] = await this.#stores('readonly')
    const [records, ids, snapshots] = await Promise.all([
      puzzles.getAll(),
      boards.getAllKeys(),
      boards.getAll(),
    ])
    const boardOf = new Map(ids.map((id, index) => [id, snapshots[index]]))
    return records.map((record) => ({ record, snapshot: boardOf.get(record.id) }))
  }

  /**
   * Stores a puzzle. Another tab may have stored the same one with changes that this one lacks: then the later of the
   * two stays, and the other becomes a puzzle of its own.
   * @param {Kept} kept
   * @returns {Promise<'' | 'theirs' | 'mine'>} which of the two became another puzzle
   */
  async keep({ record, snapshot }) {
    const [puzzles, boards, transaction] = await this.#stores('readwrite')
    /** @type {Record | undefined} */
    const there = await puzzles.get(record.id)
    const isAlone = !there || isIncluded(there, record)
    const isLater = !there || there.changed <= record.changed
    if (!isAlone && isLater) {
      const board = await boards.get(record.id)
      const id = makeId()
      puzzles.put({ ...there, id })
      boards.put(board, id)
    }
    const id = isAlone || isLater ? record.id : makeId()
    puzzles.put({ ...record, id })
    boards.put(snapshot, id)
    await transaction.done
    if (isAlone) return ''
    return isLater ? 'theirs' : 'mine'
  }

  /** Stores puzzles as they are. @param {readonly Kept[]} list */
  async put(list) {
    const [puzzles, boards, transaction] = await this.#stores('readwrite')
    for (const { record, snapshot } of list) {
      puzzles.put(record)
      boards.put(snapshot, record.id)
    }
    await transaction.done
  }

  /** @param {string} id */
  async delete(id) {
    const [puzzles, boards, transaction] = await this.#stores('readwrite')
    puzzles.delete(id)
    boards.delete(id)
    await transaction.done
  }

  /** Sets invalid data aside: it leaves the shelf, but not the device. @param {Kept} kept */
  async setAside(kept) {
    const database = await this.#open()
    const transaction = database.transaction([PUZZLES, BOARDS, ASIDE], 'readwrite')
    const { id } = kept.record
    const boards = transaction.objectStore(BOARDS)
    const snapshot = kept.snapshot ?? (await boards.get(id))
    transaction.objectStore(ASIDE).put({ ...kept, snapshot, when: Date.now() }, makeId())
    transaction.objectStore(PUZZLES).delete(id)
    boards.delete(id)
    await transaction.done
  }

  /** Everything that was set aside, for the export. @returns {Promise<unknown[]>} */
  async aside() {
    const aside = await (await this.#open()).getAll(ASIDE)
    if (!this.isSpare) return aside
    // Opened without a version number, so that a database of any version opens.
    const other = await openDB(NAME)
    try {
      const names = [...other.objectStoreNames]
      const contents = await Promise.all(names.map((name) => other.getAll(name)))
      return [...aside, ...names.map((name, index) => ({ store: name, all: contents[index] }))]
    } finally {
      other.close()
    }
  }

  /**
   * Moves the puzzles of the spare database, unless that one is still in use.
   * @param {boolean} isThere it was in use before
   * @returns {Promise<boolean>} whether any puzzle was moved
   */
  async takeSpare(isThere) {
    await this.#open()
    if (this.isSpare || !isThere) return false
    const spare = new Store()
    spare.#opening = openNamed(SPARE, () => {})
    const gathered = await spare.all()
    const there = new Map((await this.list()).map((record) => [record.id, record.changed]))
    await this.put(gathered.filter(({ record: { id, changed } }) => changed > (there.get(id) ?? 0)))
    for (const { record } of gathered) await spare.delete(record.id)
    const daily = await spare.read(DAILY)
    if (daily) await this.change(DAILY, (own) => ({ ...daily, ...own }))
    return gathered.length > 0
  }

  /**
   * Stores the list of the file opened last, with the file itself if there is room. Lists are written one after
   * another: a second attempt for an earlier one must not replace a later one.
   * @param {OpenedList} list @returns {Promise<boolean>} whether it is stored
   */
  keepList(list) {
    const writing = this.#listWrites.then(() => this.#writeList(list))
    this.#listWrites = writing
    return writing
  }

  /** Never rejects. @param {OpenedList} list @returns {Promise<boolean>} */
  async #writeList(list) {
    try {
      await (await this.#open()).put(LISTS, list, LAST)
      return true
    } catch {
      const { source } = list
      if (!source) return false
      // Where WebKit stores no Blob, it stores bytes; a full device stores neither.
      const bytes = source instanceof Blob && (await source.arrayBuffer().catch(() => undefined))
      return this.#writeList({ ...list, source: bytes || undefined })
    }
  }

  /** @returns {Promise<OpenedList | undefined>} */
  async readList() {
    try {
      return await (await this.#open()).get(LISTS, LAST)
    } catch {
      return undefined
    }
  }

  /** A value beside the puzzles. @param {string} name @returns {Promise<unknown>} */
  async read(name) {
    return (await this.#open()).get(LISTS, name)
  }

  /**
   * Changes such a value; no other tab does so meanwhile.
   * @template T
   * @param {string} name @param {(before: any) => T} change
   * @returns {Promise<T>} the value afterwards
   */
  async change(name, change) {
    const transaction = (await this.#open()).transaction(LISTS, 'readwrite')
    const lists = transaction.objectStore(LISTS)
    const value = change(await lists.get(name))
    lists.put(value, name)
    await transaction.done
    return value
  }

  /**
   * Changes the pool of made puzzles; two tabs never take the same one.
   * @param {(pool: Pooled[]) => Pooled[]} change
   */
  async changePool(change) {
    await this.change(POOL, (pool = []) => change(pool))
  }

  /**
   * @template {'readonly' | 'readwrite'} Mode
   * @param {Mode} mode
   */
  async #stores(mode) {
    const transaction = (await this.#open()).transaction([PUZZLES, BOARDS], mode)
    // Handled where `done` is awaited; elsewhere the request itself rejects.
    transaction.done.catch(() => {})
    return /** @type {const} */ ([
      transaction.objectStore(PUZZLES),
      transaction.objectStore(BOARDS),
      transaction,
    ])
  }

  #open() {
    this.#opening ??= this.#openOne()
    return this.#opening
  }

  async #openOne() {
    const forget = () => {
      this.#opening = undefined
    }
    try {
      return await openNamed(NAME, forget).catch(async (reason) => {
        // The database is only blocked: using the spare one would split the shelf.
        if (reason instanceof Patience) throw reason
        const spare = await openNamed(SPARE, forget)
        this.isSpare = true
        this.onSpare()
        return spare
      })
    } catch (reason) {
      // The next call tries again.
      forget()
      throw reason
    }
  }
}

class Patience extends Error {}

/** @param {string} name @param {() => void} onClose @returns {Promise<Database>} */
async function openNamed(name, onClose) {
  const opening = openDB(name, VERSION, {
    upgrade(database, before) {
      if (before < 1) database.createObjectStore(LISTS)
      if (before < 2) {
        database.createObjectStore(PUZZLES, { keyPath: 'id' }).createIndex(BY_KEY, 'key')
        database.createObjectStore(BOARDS)
        database.createObjectStore(ASIDE)
      }
    },
    // This tab must not block a newer version.
    blocking(_now, _next, event) {
      onClose()
      const { target } = event
      if (target instanceof IDBDatabase) target.close()
    },
    terminated: onClose,
  })
  const late = new Promise((_, reject) => {
    setTimeout(() => reject(new Patience('the database is held up')), PATIENCE_MS)
  })
  const database = /** @type {Database} */ (await Promise.race([opening, late]))
  if ([LISTS, PUZZLES, BOARDS, ASIDE].every((store) => database.objectStoreNames.contains(store))) {
    return database
  }
  database.close()
  throw new Error(`the database ${name} is not as it was made`)
}
