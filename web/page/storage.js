// page/storage.js: what outlives a reload: the board with its undo steps, and the list last opened.
//
// The board goes to localStorage, which is done before the next line runs, so that no reload can come
// in between. The list can be large and goes to IndexedDB. Both may be refused (private windows, no
// space left); the answer says so, and the page tells the reader.

import { openDB } from 'idb'

/** @typedef {ReturnType<import('../element/nonet-sudoku.js').NonetSudoku['save']>} SavedBoard */
/** @typedef {{report: import('nonet-wasm').ReadReport, name: string}} SavedList */

const KEY = 'nonet.board'
/** Raised when the shape of what is saved changes; older saves are then left alone. */
const VERSION = 1

export class BoardStore {
  /** @param {SavedBoard} board @returns {boolean} whether it is kept */
  save(board) {
    try {
      localStorage.setItem(KEY, JSON.stringify({ version: VERSION, board }))
      return true
    } catch {
      return false
    }
  }

  /** @returns {SavedBoard | undefined} */
  load() {
    try {
      const saved = JSON.parse(localStorage.getItem(KEY) ?? 'null')
      return saved?.version === VERSION ? saved.board : undefined
    } catch {
      return undefined
    }
  }

  forget() {
    try {
      localStorage.removeItem(KEY)
    } catch {
      // Where nothing can be kept, there is nothing to forget.
    }
  }
}

const STORE = 'lists'
const LAST = 'last'

export class ListStore {
  // In an async function, since a browser that keeps nothing for the page may throw at once.
  #database = (async () =>
    openDB('nonet', VERSION, {
      upgrade(database) {
        database.createObjectStore(STORE)
      },
    }))()

  constructor() {
    // Those who use it hear of a refusal; nobody using it is no error.
    this.#database.catch(() => {})
  }

  /** @param {SavedList} list @returns {Promise<boolean>} whether it is kept */
  async save(list) {
    try {
      await (await this.#database).put(STORE, list, LAST)
      return true
    } catch {
      return false
    }
  }

  /** @returns {Promise<SavedList | undefined>} */
  async load() {
    try {
      return await (await this.#database).get(STORE, LAST)
    } catch {
      return undefined
    }
  }
}
