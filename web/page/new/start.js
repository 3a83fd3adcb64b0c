// page/new/start.js: the buttons of the page that make a new puzzle, one for each grade.
//
// Any button with data-grade makes a puzzle of that grade, wherever it is. On an empty board some of them are above it
// (first-paint.js decides that for the first time, so that nothing moves later). What makes puzzles is fetched when it
// is asked for, or once the reader is idle; then the pool is filled, too.

import { importWithRetry } from '../../base/import-with-retry.js'
import { afterFrame } from '../../dom/after-frame.js'
import { say } from '../../words/sentences.js'

/** Later than what is stored for offline use then (offline.js). */
const AT_REST_AFTER_MS = 8000

/** @param {import('../context.js').Page} page */
export function wireNew(page) {
  const { board, shelf } = page
  const load = () => importWithRetry(() => import('./new-game.js'), 'startGrade')
  const absent = () => board.say(say('page.absent'), true)
  document.addEventListener('click', ({ target }) => {
    const button = target instanceof Element ? target.closest('[data-grade]') : null
    const grade = /** @type {HTMLElement | null} */ (button)?.dataset.grade
    if (grade) load().then((game) => game.startGrade(page, grade), absent)
  })
  board.addEventListener('nonet-solved', () => {
    const { origin } = shelf
    if (origin) load().then((game) => game.offerAgain(page, origin), absent)
  })
  const update = () => {
    /** @type {import('../../board/puzzle.js').Marked} */
    const { givens, entries = [], constraints = [] } = board.data
    const isEmpty = ![...givens, ...entries, ...constraints].some(Boolean)
    document.documentElement.toggleAttribute('data-empty', isEmpty)
  }
  // The puzzle is drawn first: the board has another size where the buttons above it go. Behind an open panel nobody sees it yet, and
  // when the panel closes nothing may move under the reader's finger.
  shelf.onBoard = () => {
    if (document.querySelector('dialog[open]')) update()
    else afterFrame().then(update)
  }
  // Of a puzzle that is typed in, the board does not move until then; beside a hint it needs the room. A step may also
  // be found where only marks stand.
  board.addEventListener('nonet-hint', (event) => {
    const { technique } = /** @type {CustomEvent<{technique: string}>} */ (event).detail
    if (technique) document.documentElement.removeAttribute('data-empty')
    else update()
  })
  setTimeout(
    () =>
      load()
        .then((game) => game.keepPool(page))
        .catch(() => {}),
    AT_REST_AFTER_MS,
  )
}
