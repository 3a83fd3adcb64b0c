// page/offer-line.js: a line under the board that says something about the puzzle there, and offers what follows.

import { make } from '../dom/make.js'
import { byId } from './query.js'

/**
 * Shows the line until another puzzle is asked for, or until the function that it returns is called.
 * @param {string} text
 * @param {{words: string, act: () => void}} further the button
 * @param {AbortSignal} signal from Shelf.arrive(), aborted when another puzzle is asked for
 */
export function offerLine(text, { words, act }, signal) {
  const button = make('button', { type: 'button', on: { click: act } }, words)
  const line = make('p', { class: 'update offer' }, make('span', {}, text), ' ', button)
  byId('update').after(line)
  const remove = () => line.remove()
  signal.addEventListener('abort', remove)
  return remove
}
