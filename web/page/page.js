// page/page.js: wires the page: where puzzles come from, the list of them, the board, what is kept.
//
// The board can do everything that concerns one puzzle; the page brings puzzles to it. Texts from a
// file, a drop or the clipboard all take the one way of openText(). The board is saved on each change
// and comes back with the next visit.

import '../element/define.js'
import { sharedClient } from '../client/client.js'
import { errorSentence, say } from '../element/sentences.js'
import { wireCopy } from './copy.js'
import { wireFiles } from './files.js'
import { wireMenu } from './menu.js'
import { wireNew } from './new.js'
import { wireOffline } from './offline.js'
import { openPanel } from './panels.js'
import { wirePaste } from './paste.js'
import { clashOf, PuzzleList } from './puzzles.js'
import { byId } from './query.js'
import { Settings } from './settings.js'
import { BoardStore, ListStore } from './storage.js'

/** @typedef {import('../element/nonet-sudoku.js').NonetSudoku} NonetSudoku */
/** @typedef {import('nonet-wasm').ReadReport} ReadReport */
/** @typedef {import('nonet-wasm').ReadEntry} ReadEntry */

const client = sharedClient()
const board = /** @type {NonetSudoku} */ (byId('board'))
const boards = new BoardStore()
const lists = new ListStore()
const list = new PuzzleList(byId('puzzles'), choose, bringBoard)
const isKept = { board: true, list: true }
/** @type {import('./context.js').Page} */
const page = {
  board,
  client,
  settings: new Settings(),
  openText,
  openPuzzle,
  openPanel: (name, detail) => openPanel(page, name, detail),
  source: undefined,
}
/** @type {AbortController | undefined} */
let reading

byId('nav').hidden = false
wireFiles(openText, (reason) => board.say(errorSentence(reason), true))
wirePaste(openText)
wireNew((puzzle, name) => {
  openPuzzle(puzzle, '')
  board.say(name)
  board.focus()
})
wireMenu(page)
wireCopy(board, client)
wireOffline()
wireMethod()
for (const button of document.querySelectorAll('[data-close]')) {
  button.addEventListener('click', () => button.closest('dialog')?.close())
}
restore()

for (const type of ['nonet-input', 'nonet-solved']) board.addEventListener(type, save)

/**
 * Reads a text, lists what is in it and puts its first readable puzzle on the board. A text without
 * any puzzle leaves all as it is; a search that runs would keep it waiting and is ended.
 * @param {string} text
 * @param {string} name of the file, or what stands for it
 * @param {Blob} [source] the file itself
 */
async function openText(text, name, source) {
  reading?.abort()
  board.cancel()
  reading = new AbortController()
  const { signal } = reading
  board.say(say('page.reading', { name }))
  try {
    const report = await client.read(text, {}, { signal })
    const first = report.entries.find(({ puzzle }) => puzzle)
    if (!first && report.total < 2) {
      board.say(errorSentence(asError(report.entries[0])), true)
      return
    }
    page.source = { blob: source ?? new Blob([text]), name }
    const summary = showList(report, name)
    if (first) {
      list.choose(first.number)
      if (!clashOf(first)) board.say(summary)
    } else board.say(errorSentence(asError(report.entries[0])), true)
    isKept.list = await lists.save({ report, name })
    showKept()
  } catch (reason) {
    if (!signal.aborted) board.say(errorSentence(reason), true)
  }
}

/**
 * A single puzzle needs no list. Gives what was found, in short.
 * @param {ReadReport} report
 * @param {string} name
 */
function showList(report, name) {
  const { total, unreadable, entries, format } = report
  const info = [say('page.opened', { name, count: total })]
  if (unreadable) info.push(say('page.unreadable', { count: unreadable }))
  const summary = info.join(' · ')
  if (entries.length < total) info.push(say('page.listed', { count: entries.length }))
  if (format) info.push(say('page.format', { format: formatName(format) }))
  byId('list-info').textContent = info.join(' · ')
  byId('list').hidden = total < 2 && !unreadable
  byId('note').hidden = true
  list.show(entries)
  return summary
}

/** @param {import('nonet-wasm').Puzzle} puzzle @param {string} caption */
function openPuzzle(puzzle, caption) {
  board.load(puzzle, caption)
  save()
}

/** @param {ReadEntry} entry */
function choose(entry) {
  const note = byId('note')
  if (entry.puzzle) {
    openPuzzle(entry.puzzle, titleOf(entry))
    const clash = clashOf(entry)
    note.textContent = clash
    if (clash) board.say(clash, true)
  } else {
    note.textContent = errorSentence(asError(entry))
  }
  note.hidden = !note.textContent
}

/**
 * On a phone the list stands below the board: a tap on a puzzle brings the board into sight.
 * @param {ReadEntry} entry
 */
function bringBoard({ puzzle }) {
  const grid = board.shadowRoot?.querySelector('[part=board]')
  if (!grid || !puzzle) return
  const { bottom, height } = grid.getBoundingClientRect()
  if (bottom < height / 2) board.scrollIntoView({ block: 'start' })
}

function titleOf(/** @type {ReadEntry} */ { title, number }) {
  return title || say('page.untitled', { number })
}

/** An entry's error in the shape of a failed call's, so that one function makes the sentence. */
function asError(/** @type {ReadEntry} */ { error, at }) {
  if (!error) return undefined
  const { key, line, column, text, found, expected } = error
  return { key, args: { text, found, expected }, place: line ? { line, column } : at }
}

function formatName(/** @type {string} */ key) {
  const path = `formats.${key}`
  const name = say(path)
  return name === path ? key : name
}

/** The way of solving belongs to the reader, not to the puzzle: it stays until changed. */
function wireMethod() {
  const select = /** @type {HTMLSelectElement} */ (byId('method'))
  const apply = () => {
    const strategy = /** @type {import('nonet-wasm').Strategy} */ (select.value)
    board.method = select.value === 'auto' ? { engine: 'auto' } : { engine: 'backtrack', strategy }
  }
  // A reload may keep the choice of a form.
  apply()
  select.addEventListener('change', apply)
}

function save() {
  isKept.board = boards.save(board.save())
  showKept()
}

/** What cannot be kept is told below the board, where it hides no other message. */
function showKept() {
  const line = byId('not-kept')
  line.hidden = isKept.board && isKept.list
  const text = line.hidden ? '' : say(`failures.${isKept.board ? 'list-' : ''}not-saved`)
  // The same words once more would be read out once more.
  if (line.textContent !== text) line.textContent = text
}

async function restore() {
  const saved = boards.load()
  try {
    if (saved) board.restore(saved)
    else board.say(say('page.welcome'))
  } catch {
    // Not what we wrote: better an empty board than a page that never works again.
    boards.forget()
  }
  const kept = await lists.load()
  if (kept) showList(kept.report, kept.name)
}
