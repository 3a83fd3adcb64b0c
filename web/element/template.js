// element/template.js: the element's shadow tree, empty: what is said, the board, the pad, the help.
//
// Built with the document's own calls, without inline style, so that it passes the strictest content
// security policy. The style sheets are objects that all boards of a page share.

import boardStyle from '../view/board.css'
import { BoardView } from '../view/board.js'
import { KeypadView } from '../view/keypad.js'
import padStyle from '../view/pad.css'
import theme from '../view/theme.css'
import { language, say } from './sentences.js'

/** The names of the actions, in their order on the pad. */
export const ACTIONS = /** @type {const} */ ([
  'undo',
  'redo',
  'clear',
  'validate',
  'solve',
  'cancel',
  'another',
])

/** @typedef {(typeof ACTIONS)[number]} Action */

/** @type {CSSStyleSheet[] | undefined} */
let sheets

/**
 * @param {ShadowRoot} root
 * @param {(cell: number) => string} label
 */
export function buildTemplate(root, label) {
  // The theme comes last: its layouts for wide windows change what the other two set.
  sheets ??= [boardStyle, padStyle, theme].map((style) => {
    const sheet = new CSSStyleSheet()
    sheet.replaceSync(style)
    return sheet
  })
  root.adoptedStyleSheets = sheets

  const verdict = make('span', 'verdict')
  const message = make('span', 'message')
  const says = make('div', 'says', verdict, ' ', message)
  says.setAttribute('role', 'status')
  says.setAttribute('part', 'says')

  const grid = make('div', 'board')
  grid.setAttribute('role', 'grid')
  grid.setAttribute('aria-label', say('board.name'))
  grid.setAttribute('part', 'board')
  const around = make('div', 'window', grid)

  const zoomOut = makeButton('action', say('board.zoomOut'))
  const zoomIn = makeButton('action', say('board.zoomIn'))
  const zoom = group('zoom', say('board.zoom'), zoomOut, zoomIn)

  const keys = group('keys', say('board.digits'))
  const buttons = /** @type {Record<Action, HTMLButtonElement>} */ ({})
  for (const action of ACTIONS) {
    buttons[action] = makeButton('action', say(`board.${action}`))
    buttons[action].dataset.action = action
    buttons[action].setAttribute('part', `action ${action}`)
  }
  buttons.solve.classList.add('main')
  buttons.cancel.classList.add('cancel')
  buttons.another.classList.add('whole')
  buttons.cancel.hidden = true
  buttons.another.hidden = true
  const actions = group('actions', say('board.actions'), ...Object.values(buttons))
  const progress = make('p', 'progress')
  // A timer is not read out while it runs, but a reader can go and look.
  progress.setAttribute('role', 'timer')
  const pad = make('div', 'pad', keys, actions, progress, zoom)
  pad.setAttribute('part', 'pad')

  const aside = document.createElement('slot')
  aside.name = 'aside'
  const play = make('div', 'play', says, around, pad, make('div', 'aside', aside))
  const help = makeHelp()
  root.append(play, help)

  return {
    board: new BoardView(grid, label),
    keypad: new KeypadView(keys, {
      erase: say('board.erase'),
      left: (count) => say('board.left', { count }),
    }),
    verdict,
    message,
    around,
    grid,
    zoom,
    zoomIn,
    zoomOut,
    keys,
    buttons,
    progress,
    pad,
    help,
  }
}

/** @typedef {ReturnType<typeof buildTemplate>} Parts */

function makeHelp() {
  const title = make('h2', '')
  title.textContent = language.help.title
  title.id = 'help-title'
  const list = make('dl', '')
  for (const [keys, meaning] of language.help.keys) {
    const term = make('dt', '')
    term.textContent = keys
    const text = make('dd', '')
    text.textContent = meaning
    list.append(term, text)
  }
  const close = makeButton('action', language.help.close)
  const dialog = /** @type {HTMLDialogElement} */ (make('dialog', 'help', title, list, close))
  dialog.setAttribute('aria-labelledby', title.id)
  close.addEventListener('click', () => dialog.close())
  return dialog
}

/** @param {string} tag @param {string} name @param {...(Element | string)} inside */
function make(tag, name, ...inside) {
  const made = document.createElement(tag)
  if (name) made.className = name
  made.append(...inside)
  return made
}

/** @param {string} name @param {string} label @param {...(Element | string)} inside */
function group(name, label, ...inside) {
  const made = make('div', name, ...inside)
  made.setAttribute('role', 'group')
  made.setAttribute('aria-label', label)
  return made
}

/** @param {string} name @param {string} text */
function makeButton(name, text) {
  const made = document.createElement('button')
  made.type = 'button'
  made.className = name
  made.textContent = text
  return made
}
