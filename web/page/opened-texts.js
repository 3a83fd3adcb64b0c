// page/opened-texts.js: opens texts: reads them, lists their puzzles, puts the first one on the board.
//
// A text is read once. Its report is passed on unchanged: from the panel Open, which reads while the reader types, to
// this file, and from here to the list beside the board, to the other panels, and to the shelf, which stores it for
// the next visit. The list only shows it.

import { gridName } from '../board/houses.js'
import { completeWords, errorSentence, say } from '../words/sentences.js'
import { bringBoard } from './bring-board.js'
import { askToConfirm } from './confirm-dialog.js'
import { conflictIn, PuzzleList } from './puzzle-list.js'
import { byId } from './query.js'
import { formatName, leftOutOf, problemOf, readTexts } from './read-texts.js'

/** @typedef {import('./context.js').Page} Page */
/** @typedef {import('./context.js').HowOpened} HowOpened */
/** @typedef {import('./read-texts.js').Report} Report */
/** @typedef {import('./read-texts.js').Entry} Entry */
/** @typedef {import('./read-texts.js').Text} Text */

/** Smaller puzzles are usually a mistake. */
const SMALLEST_USUAL = 4

export class OpenedTexts {
  /** @type {Report['entries']} of the report that is listed */
  entries = []
  /** @type {Page['source']} what the report was read from */
  source
  #page
  #list
  #name = ''
  #notify

  /** @param {Page} page @param {(text: string) => void} notify shows a message about what could not be stored */
  constructor(page, notify) {
    this.#page = page
    this.#notify = notify
    const choose = (/** @type {Entry} */ entry) => this.#choose(entry)
    this.#list = new PuzzleList(byId('puzzles'), choose, ({ puzzle }) => {
      if (puzzle) bringBoard(page.board)
    })
  }

  /**
   * Opens texts as one list. Cancels the search that runs, which would delay reading.
   * @param {readonly Text[]} texts
   * @param {string} name of the file, or for all of them
   * @param {Blob} source the file itself
   * @param {HowOpened} [how]
   */
  async open(texts, name, source, { signal = this.#page.shelf.arrive(), asks = false } = {}) {
    if (signal.aborted) return
    const { board, client } = this.#page
    board.cancel()
    board.say(say('page.reading', { name }))
    try {
      const report = await readTexts(texts, client, { signal })
      await this.#take(report, name, source, { signal, asks })
    } catch (reason) {
      if (!signal.aborted) board.say(errorSentence(reason), true)
    }
  }

  /**
   * The same with texts that have been read already.
   * @param {Report} report @param {string} name @param {Blob} source
   */
  async openReport(report, name, source) {
    const { board, shelf } = this.#page
    const signal = shelf.arrive()
    board.cancel()
    try {
      await this.#take(report, name, source, { signal, asks: false })
    } catch (reason) {
      if (!signal.aborted) board.say(errorSentence(reason), true)
    }
  }

  /**
   * Lists the puzzles of a report, and puts the first readable one on the board. Without any, everything stays as it
   * is.
   * @param {Report} report @param {string} name @param {Blob} source
   * @param {Required<HowOpened>} how
   */
  async #take(report, name, source, { signal, asks }) {
    const { board, shelf } = this.#page
    const first = report.entries.find(({ puzzle }) => puzzle)
    if (!first && report.total < 2) {
      board.say(problemOf(report.entries[0]), true)
      return
    }
    const size = first?.puzzle?.size ?? 0
    if (asks && report.total === 1 && !(await this.#mayReplace(size, signal))) {
      if (!signal.aborted) board.say('')
      return
    }
    this.source = { blob: source, name }
    const summary = this.#show(report, name)
    // Begun before the board: a reader who leaves at once finds the list again.
    const keeping = shelf.store.keepList({ report, name, source })
    if (first) {
      this.#list.mark(first)
      const isBack = await this.#choose(first, signal)
      if (signal.aborted) return
      if (!isBack && !conflictIn(first) && !first.leftOut?.length) board.say(summary)
    } else board.say(problemOf(report.entries[0]), true)
    if (!(await keeping) && !byId('list').hidden) this.#notify(say('problems.list-not-saved'))
  }

  /** Restores the list of the last visit, unless something newer was opened. @param {AbortSignal} signal */
  async restore(signal) {
    const { board, shelf } = this.#page
    const kept = await shelf.store.readList()
    if (!kept || signal.aborted) return
    // Links, and what they leave out, have their words with the panels.
    await completeWords().catch(() => {})
    if (signal.aborted) return
    const { report, name, source } = kept
    if (source) this.source = { blob: new Blob([source]), name }
    this.#show(report, name)
    const givens = String(board.givens.givens)
    const onBoard = this.entries.find(
      (entry) => titleOf(entry) === board.caption && String(entry.puzzle?.givens) === givens,
    )
    if (onBoard) this.#list.mark(onBoard)
  }

  /**
   * Shows the list, which a single puzzle does not need. Returns a summary.
   * @param {Report} report @param {string} name
   */
  #show(report, name) {
    const { total, unreadable, entries, format } = report
    this.#name = name
    this.entries = entries
    const info = [say('page.opened', { name, count: total })]
    if (unreadable) info.push(say('page.unreadable', { count: unreadable }))
    const summary = info.join(' · ')
    if (entries.length < total) info.push(say('page.listed', { count: entries.length }))
    if (format) info.push(say('page.format', { format: formatName(format) }))
    byId('list-info').textContent = info.join(' · ')
    byId('list').hidden = total < 2 && !unreadable
    byId('solve-all').hidden = !this.source
    byId('note').hidden = true
    this.#list.show(entries)
    return summary
  }

  /**
   * @param {Entry} entry @param {AbortSignal} [signal]
   * @returns {Promise<boolean>} whether it had progress
   */
  async #choose(entry, signal = this.#page.shelf.arrive()) {
    const note = byId('note')
    const problem = entry.puzzle ? conflictIn(entry) || leftOutOf(entry) : problemOf(entry)
    note.textContent = problem
    note.hidden = !problem
    if (!entry.puzzle) return false
    const isListed = !byId('list').hidden
    const caption = isListed ? titleOf(entry) : entry.title
    const how = { isListed, source: this.#name, signal }
    const isBack = await this.#page.shelf.open(entry.puzzle, caption, how)
    if (problem && !signal.aborted) this.#page.board.say(problem, true)
    return isBack
  }

  /**
   * A character or two, copied by accident, are a 1×1 puzzle: the reader has to confirm before one replaces a board
   * that is not empty.
   * @param {number} size of the new puzzle @param {AbortSignal} signal
   */
  async #mayReplace(size, signal) {
    const { board } = this.#page
    const isEmpty = !/[^.,0]/.test(board.value) && !board.save().done.length
    if (size >= SMALLEST_USUAL || board.data.size <= size || isEmpty) return true
    const question = say('page.replace', { grid: gridName({ size }) })
    const isAgreed = await askToConfirm(question, say('page.keep'), say('page.take'), signal)
    return isAgreed && !signal.aborted
  }
}

function titleOf(/** @type {Entry} */ { title, number }) {
  return title || say('page.untitled', { number })
}
