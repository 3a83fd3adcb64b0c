// page/menu.js: the buttons at the top of the page that open panels, and the menu of the others.
//
// Any button with data-panel opens the panel of that name, wherever it is. The menu is a list of such buttons that can
// be shown and hidden; it closes as soon as the reader uses anything else.

import { byId } from './query.js'

/** @param {import('./context.js').Page} page */
export function wireMenu(page) {
  const button = byId('menu')
  const list = byId('menu-list')
  const show = (/** @type {boolean} */ isShown) => {
    list.hidden = !isShown
    button.setAttribute('aria-expanded', String(isShown))
  }
  button.addEventListener('click', () => {
    show(list.hasAttribute('hidden'))
    if (!list.hidden) list.querySelector('button')?.focus()
  })
  document.addEventListener('click', (event) => {
    const target = event.target instanceof Element ? event.target : null
    if (!target?.closest('#menu')) show(false)
    const name = target?.closest('[data-panel]')?.getAttribute('data-panel')
    if (!name) return
    // The pressed button is hidden by then, so the panel returns the focus to the menu's button.
    if (list.contains(target)) button.focus()
    page.openPanel(name)
  })
  list.addEventListener('keydown', (event) => {
    if (event.key !== 'Escape') return
    show(false)
    button.focus()
  })
  list.addEventListener('focusout', ({ relatedTarget }) => {
    if (relatedTarget && !list.contains(/** @type {Node} */ (relatedTarget))) show(false)
  })
}
