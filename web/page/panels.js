// page/panels.js: the page's panels: one table, one host.
//
// A panel's code, style and words are fetched when it is first opened; usually the service worker has stored them by
// then. The host creates a dialog with a heading and a button that closes it. The default export of the panel's module
// fills `panel.body` once, and returns what to do each time it opens. To add one: its module and its row.

import { importWithRetry } from '../base/import-with-retry.js'
import { make } from '../dom/make.js'
import { completeWords, say } from '../words/sentences.js'

/** @typedef {import('./context.js').Page} Page */
/**
 * @typedef {object} Panel what the host provides
 * @property {HTMLDialogElement} dialog
 * @property {HTMLElement} body
 * @property {() => void} close
 */
/**
 * @typedef {object} Filled what a panel's module returns
 * @property {string} title
 * @property {boolean} [wide] as large as the window allows
 * @property {(detail?: any) => void} [open] called each time, once the dialog is shown
 * @property {() => void} [close] called each time, once the dialog is closed
 */
/**
 * @typedef {object} PanelModule
 * @property {(page: Page, panel: Panel) => Filled} default
 * @property {() => Promise<void>} [prepare] fetches what it needs before it is filled
 */

/** @type {Record<string, () => Promise<PanelModule>>} */
const PANELS = {
  new: () => import('./new/new-panel.js'),
  daily: () => import('./daily/daily-panel.js'),
  solve: () => import('./solve/solve-panel.js'),
  ask: () => import('./ask/ask-panel.js'),
  learn: () => import('./learn/learn-panel.js'),
  watch: () => import('./watch/watch-panel.js'),
  open: () => import('./open/open-panel.js'),
  share: () => import('./share/share-panel.js'),
  many: () => import('./many/many-panel.js'),
  book: () => import('./book/book-panel.js'),
  shelf: () => import('./shelf/shelf-panel.js'),
  help: () => import('./help/help-panel.js'),
  settings: () => import('./settings/settings-panel.js'),
}

/** @typedef {string} PanelName a key of the table */

export function hasPanel(/** @type {string} */ name) {
  return Object.hasOwn(PANELS, name)
}

/** @type {Map<string, {panel: Panel, filled: Filled}>} the panels that have been opened */
const made = new Map()

/**
 * @param {Page} page
 * @param {PanelName} name
 * @param {unknown} [detail] for the panel itself
 */
export async function openPanel(page, name, detail) {
  // Techniques and searches to watch do not know constraints.
  if (/solve|watch/.test(name) && 'constraints' in page.board.givens) {
    return page.board.say(say('answers.own-rules'), true)
  }
  let known = made.get(name)
  if (!known) {
    const module = await Promise.all([
      importWithRetry(PANELS[name], 'default').then(async (loaded) => {
        await loaded.prepare?.()
        return loaded
      }),
      completeWords(),
    ]).then(
      ([loaded]) => loaded,
      () => undefined,
    )
    if (!module) {
      page.board.say(say('page.absent'), true)
      return
    }
    known = made.get(name) ?? makePanel(page, name, module.default)
    made.set(name, known)
  }
  const { panel, filled } = known
  if (!panel.dialog.open) panel.dialog.showModal()
  filled.open?.(detail)
}

/** @param {Page} page @param {string} name @param {PanelModule['default']} fill */
function makePanel(page, name, fill) {
  const title = make('h2', { id: `${name}-title` })
  const close = make('button', { type: 'button', class: 'close' }, say('page.close'))
  const body = make('div', { class: 'body' })
  const dialog = make(
    'dialog',
    { class: `panel ${name}`, 'aria-labelledby': title.id },
    make('div', { class: 'head' }, title, close),
    body,
  )
  const panel = { dialog, body, close: () => dialog.close() }
  close.addEventListener('click', panel.close)
  const filled = fill(page, panel)
  title.textContent = filled.title
  dialog.classList.toggle('wide', filled.wide ?? false)
  dialog.addEventListener('close', () => filled.close?.())
  document.body.append(dialog)
  return { panel, filled }
}
