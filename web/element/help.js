// element/help.js: the list of keys, a dialog over the board; fetched when it is first opened.

import { make } from '../dom/make.js'
import { addSheet } from '../dom/sheets.js'
import helpStyle from './help.css'

/**
 * Shows the list, and removes it when it is closed.
 * @param {HTMLElement} place in the board's shadow tree
 * @param {import('../words/speaker.js').Speaker} words
 */
export function showHelp(place, { language }) {
  // With the focus on its title, the list is shown from its top.
  const title = make('h2', { id: 'help-title', tabindex: -1, autofocus: true }, language.help.title)
  const rows = language.help.keys.flatMap(([keys, meaning]) => [
    make('dt', {}, keys),
    make('dd', {}, meaning),
  ])
  const close = make('button', { type: 'button', class: 'action' }, language.help.close)
  const list = make('dl', {}, ...rows)
  const attributes = { class: 'help', 'aria-labelledby': title.id, part: 'help' }
  const dialog = make('dialog', attributes, title, list, close)
  close.addEventListener('click', () => dialog.close())
  dialog.addEventListener('close', () => dialog.remove())
  // The page around the board gets no key that is pressed here.
  dialog.addEventListener('keydown', (event) => event.stopPropagation())
  addSheet(/** @type {ShadowRoot} */ (place.getRootNode()), helpStyle)
  place.append(dialog)
  dialog.showModal()
}
