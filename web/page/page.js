// page/page.js: wires the page: where puzzles come from, the list of them, the board, what is kept.
//
// The board can do everything that concerns one puzzle; the page brings puzzles to it. Texts from a
// file, a drop or the clipboard all take the one way of openText(). The shelf keeps the board at each
// change and brings it back with the next visit.

import { configure, sharedClient } from '../client/client.js'
import { supply } from '../client/places.js'
import { startSolver } from '../client/start-solver.js'
import { provideEagerParts } from '../element/eager-parts.js'
import { NonetSudoku } from '../element/nonet-sudoku.js'
import { errorSentence, say } from '../words/sentences.js'
import { wireAppearance } from './appearance.js'
import { wireArrival } from './arrival.js'
import { askToConfirm } from './confirm-dialog.js'
import { wireFiles } from './files.js'
import { useLanguage } from './language.js'
import { wireMenu } from './menu.js'
import { wireOffline } from './offline.js'
import { openPanel } from './panels.js'
import { conflictIn, PuzzleList } from './puzzle-list.js'
import { byId } from './query.js'
import { formatName, leftOutOf, problemOf, readTexts } from './read-texts.js'
import { Settings } from './settings.js'
import { Shelf } from './shelf/shelf.js'

/** @typedef {import('./read-texts.js').Report} Report */
/** @typedef {import('./read-texts.js').Entry} Entry */
/** @typedef {import('./read-texts.js').Text} Text */

/** A smaller puzzle is hardly ever meant. */
const SMALLEST_USUAL = 4

const settings = new Settings()
// Nothing is said, and no board made, before the words are there.
await useLanguage(settings.value.language)
provideEagerParts()
customElements.define('nonet-sudoku', NonetSudoku)

// This page's policy forbids a worker from a Blob, and says so of each try. A page that is left while
// its worker is still on its way may hear of that as of a worker that cannot be started.
configure({ place: ['worker', 'page'] })
supply.startSolver = startSolver
const client = sharedClient()
const board = /** @type {NonetSudoku} */ (byId('board'))
const shelf = new Shelf(board, showNotice)
const list = new PuzzleList(byId('puzzles'), choose, bringBoard)
/** @type {import('./context.js').Page} */
const page = {
  board,
  client,
  settings,
  openText: (text, name, how) => openTexts([{ text, name }], name, new Blob([text]), how),
  openTexts,
  openPuzzle,
  openPanel: (name, detail) => openPanel(page, name, detail),
  shelf,
  source: undefined,
  entries: [],
}
let listName = ''

byId('nav').hidden = false
wireFiles(page)
wireMenu(page)
byId('solve-all').addEventListener('click', () => page.openPanel('many', page.source))
wireAppearance(settings, board)
wireOffline()
wireMethod()
restore()

/**
 * Reads texts, lists what is in them and puts their first readable puzzle on the board. Texts without
 * any puzzle leave all as it is; a search that runs would keep them waiting and is ended.
 * @param {readonly Text[]} texts
 * @param {string} name of the file, or what stands for all
 * @param {Blob} source the file itself
 * @param {import('./context.js').HowOpened} [how]
 */
async function openTexts(texts, name, source, { signal = shelf.arrive(), asks = false } = {}) {
  if (signal.aborted) return
  board.cancel()
  board.say(say('page.reading', { name }))
  try {
    const report = await readTexts(texts, client, { signal })
    const first = report.entries.find(({ puzzle }) => puzzle)
    if (!first && report.total < 2) {
      board.say(problemOf(report.entries[0]), true)
      return
    }
    if (asks && report.total === 1 && !(await mayReplace(first?.puzzle?.size ?? 0, signal))) {
      if (!signal.aborted) board.say('')
      return
    }
    page.source = { blob: source, name }
    const summary = showList(report, name)
    if (first) {
      const isBack = await list.choose(first.number, signal)
      if (signal.aborted) return
      if (!isBack && !conflictIn(first) && !first.leftOut?.length) board.say(summary)
    } else board.say(problemOf(report.entries[0]), true)
    const isKept = await shelf.store.keepList({ report, name, source })
    if (!isKept && !byId('list').hidden) showNotice(say('problems.list-not-saved'))
  } catch (reason) {
    if (!signal.aborted) board.say(errorSentence(reason), true)
  }
}

/**
 * A single puzzle needs no list. Gives what was found, in short.
 * @param {Report} report
 * @param {string} name
 */
function showList(report, name) {
  listName = name
  const { total, unreadable, entries, format } = report
  const info = [say('page.opened', { name, count: total })]
  if (unreadable) info.push(say('page.unreadable', { count: unreadable }))
  const summary = info.join(' · ')
  if (entries.length < total) info.push(say('page.listed', { count: entries.length }))
  if (format) info.push(say('page.format', { format: formatName(format) }))
  byId('list-info').textContent = info.join(' · ')
  byId('list').hidden = total < 2 && !unreadable
  byId('solve-all').hidden = !page.source
  byId('note').hidden = true
  page.entries = entries
  list.show(entries)
  return summary
}

/**
 * @param {import('nonet-wasm').Puzzle} puzzle
 * @param {string} caption
 * @param {Parameters<Shelf['open']>[2]} [how]
 */
function openPuzzle(puzzle, caption, how) {
  return shelf.open(puzzle, caption, how)
}

/**
 * A character or two that were copied by chance are a puzzle too, of 1×1: the reader is asked before one
 * takes the place of a board on which something stands.
 * @param {number} size of the puzzle that comes @param {AbortSignal} signal
 */
async function mayReplace(size, signal) {
  const isEmpty = !/[^.,0]/.test(board.value) && !board.save().done.length
  if (size >= SMALLEST_USUAL || board.data.size <= size || isEmpty) return true
  const isAgreed = await askToConfirm(
    say('page.replace', { size }),
    say('page.keep'),
    say('page.take'),
    signal,
  )
  return isAgreed && !signal.aborted
}

/**
 * @param {Entry} entry @param {AbortSignal} [signal]
 * @returns {Promise<boolean>} whether it came as it was left
 */
async function choose(entry, signal = shelf.arrive()) {
  const note = byId('note')
  const problem = entry.puzzle ? conflictIn(entry) || leftOutOf(entry) : problemOf(entry)
  note.textContent = problem
  note.hidden = !problem
  if (!entry.puzzle) return false
  const isListed = !byId('list').hidden
  const caption = isListed ? titleOf(entry) : entry.title
  const isBack = await openPuzzle(entry.puzzle, caption, { isListed, source: listName, signal })
  if (problem && !signal.aborted) board.say(problem, true)
  return isBack
}

/**
 * On a phone the list stands below the board: a tap on a puzzle brings the board into sight.
 * @param {Entry} entry
 */
function bringBoard({ puzzle }) {
  const grid = board.shadowRoot?.querySelector('[part=board]')
  if (!grid || !puzzle) return
  const { bottom, height } = grid.getBoundingClientRect()
  if (bottom < height / 2) board.scrollIntoView({ block: 'start' })
}

function titleOf(/** @type {Entry} */ { title, number }) {
  return title || say('page.untitled', { number })
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

/** What cannot be kept is told below the board, where it hides no other message. */
function showNotice(/** @type {string} */ text) {
  const line = byId('not-kept')
  line.hidden = !text
  // The same words once more would be read out once more.
  if (line.textContent !== text) line.textContent = text
}

async function restore() {
  // What the reader opens meanwhile is newer than what was there, and than what the address brings.
  const signal = shelf.arrive()
  const starting = shelf.start(signal)
  // At once, before there is anything else to be said, which must not be talked over.
  const isGreeted = !shelf.currentId
  if (isGreeted) board.say(say('page.welcome'))
  const isThere = await starting
  if (isGreeted && isThere && !signal.aborted) board.say('')
  const kept = await shelf.store.readList()
  if (kept && !signal.aborted) {
    const { report, name, source } = kept
    if (source) page.source = { blob: new Blob([source]), name }
    showList(report, name)
    const givens = String(board.givens.givens)
    list.mark(
      (entry) => titleOf(entry) === board.caption && String(entry.puzzle?.givens) === givens,
    )
  }
  await wireArrival(page, signal)
}
