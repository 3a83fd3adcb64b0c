// page/ask/answer-card.js: a reason beside the board, with its cells outlined there, until the reader closes it or plays on.
//
// On a phone it is a sheet at the bottom of the window, over the keys, so that the board stays in view. The focus goes to it, so
// that a screen reader reads it and Close is the next stop; when it is closed, the focus goes back to the board.

import { make } from '../../dom/make.js'
import { say } from '../../words/sentences.js'
import { adoptSheet } from '../adopt-sheet.js'
import { bringBoard } from '../bring-board.js'
import style from './answer-card.css'

/** @typedef {import('../context.js').Page} Page */
/** @typedef {import('./reasons.js').Reason} Reason */

/** What the reader does when playing on. */
const PLAYING = ['nonet-input', 'nonet-hint']

/** Removes the card that is shown. */
let remove = () => {}

/**
 * @param {Page} page @param {Reason} reason
 * @param {AbortSignal} signal from Shelf.arrival, aborted when another puzzle is asked for
 */
export function showReason({ board }, { title, intro, points, notes, layers }, signal) {
  adoptSheet(style)
  remove()
  const close = make('button', { type: 'button', class: 'close' }, say('page.close'))
  const list = points.map(({ text, places }) =>
    make('li', {}, text, ...(places ? [make('span', {}, places)] : [])),
  )
  const card = make(
    'section',
    {
      class: 'answer-card',
      tabindex: '-1',
      'aria-labelledby': 'answer-title',
      'aria-describedby': 'answer-text',
    },
    make('div', { class: 'head' }, make('h2', { id: 'answer-title' }, title), close),
    make(
      'div',
      { id: 'answer-text', class: 'text' },
      make('p', {}, intro),
      ...(list.length ? [make('ul', {}, ...list)] : []),
      ...notes.map((note) => make('p', {}, note)),
    ),
  )
  const ended = new AbortController()
  const end = () => {
    ended.abort()
    card.remove()
    board.lay().catch(() => {})
  }
  const dismiss = () => {
    end()
    board.say('')
    board.focus()
  }
  remove = end
  const until = { signal: ended.signal }
  for (const type of PLAYING) board.addEventListener(type, end, until)
  signal.addEventListener('abort', end, until)
  close.addEventListener('click', dismiss)
  for (const place of [card, board]) {
    place.addEventListener(
      'keydown',
      (/** @type {any} */ event) => {
        if (event.key === 'Escape') dismiss()
      },
      until,
    )
  }
  document.body.append(card)
  // Without a network the words alone say it.
  board.lay(layers).catch(() => {})
  board.say(title)
  bringBoard(board)
  card.focus({ preventScroll: true })
}
