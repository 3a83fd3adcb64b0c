// page/page.js: creates the parts of the page and connects them.
//
// The board handles everything about one puzzle; the page opens puzzles. Texts from a file, a drop or the clipboard
// are all opened by OpenedTexts. The shelf stores the board at each change and restores it with the next visit.

import { configure, sharedClient } from '../client/client.js'
import { provideEagerParts } from '../element/eager-parts.js'
import { NonetSudoku } from '../element/nonet-sudoku.js'
import { say } from '../words/sentences.js'
import { wireAppearance } from './appearance.js'
import { wireArrival } from './arrival.js'
import { wireDaily } from './daily/start.js'
import { wireFiles } from './files.js'
import { useLanguage } from './language.js'
import { wireMenu } from './menu.js'
import { wireNew } from './new/start.js'
import { wireOffline } from './offline.js'
import { OpenedTexts } from './opened-texts.js'
import { openPanel } from './panels.js'
import { byId } from './query.js'
import { Settings } from './settings.js'
import { Shelf } from './shelf/shelf.js'

const settings = new Settings()
// Everything below needs the words of the language.
await useLanguage(settings.value.language)
provideEagerParts()
customElements.define('nonet-sudoku', NonetSudoku)

// This page's policy forbids workers from a Blob, and each attempt would be reported as a violation: a browser may
// report an unfinished start as a failure when the reader leaves the page.
configure({ place: ['worker', 'page'] })
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
wireNew(page)
wireDaily(page)
byId('solve-all').addEventListener('click', () => page.openPanel('many', page.source))
wireAppearance(settings, board)
wireOffline()
// A hint's card leads to the page of its technique: the board has the attribute `learn`.
board.addEventListener('nonet-learn', (event) => {
  page.openPanel('learn', /** @type {CustomEvent} */ (event).detail)
})
restore()

/** Says below the board what could not be stored; there it hides no other message. */
function showNotice(/** @type {string} */ text) {
  const line = byId('not-kept')
  line.hidden = !text
  // Setting the same text again would make screen readers read it again.
  if (line.textContent !== text) line.textContent = text
}

async function restore() {
  // Whatever the reader opens meanwhile has precedence over the last visit's board and over the address.
  const signal = shelf.arrive()
  const starting = shelf.start(signal)
  // Shown at once, so that it does not replace a later message.
  const isGreeted = !shelf.currentId
  if (isGreeted) board.say(say('page.welcome'))
  const isThere = await starting
  if (isGreeted && isThere && !signal.aborted) board.say('')
  await opened.restore(signal)
  await wireArrival(page, signal)
}
