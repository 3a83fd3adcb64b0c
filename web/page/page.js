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
import { say } from '../words/sentences.js'
import { wireAppearance } from './appearance.js'
import { wireArrival } from './arrival.js'
import { wireFiles } from './files.js'
import { useLanguage } from './language.js'
import { wireMenu } from './menu.js'
import { wireOffline } from './offline.js'
import { OpenedTexts } from './opened-texts.js'
import { openPanel } from './panels.js'
import { byId } from './query.js'
import { Settings } from './settings.js'
import { Shelf } from './shelf/shelf.js'

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
/** @type {import('./context.js').Page} */
const page = {
  board,
  client,
  settings,
  shelf,
  openText: (text, name, how) => opened.open([{ text, name }], name, new Blob([text]), how),
  openTexts: (texts, name, source, how) => opened.open(texts, name, source, how),
  openReport: (report, name, source) => opened.openReport(report, name, source),
  openPuzzle: (puzzle, caption, how) => shelf.open(puzzle, caption, how),
  openPanel: (name, detail) => openPanel(page, name, detail),
  get source() {
    return opened.source
  },
  get entries() {
    return opened.entries
  },
}
const opened = new OpenedTexts(page, showNotice)

byId('nav').hidden = false
wireFiles(page)
wireMenu(page)
byId('solve-all').addEventListener('click', () => page.openPanel('many', page.source))
wireAppearance(settings, board)
wireOffline()
wireMethod()
restore()

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
  await opened.restore(signal)
  await wireArrival(page, signal)
}
