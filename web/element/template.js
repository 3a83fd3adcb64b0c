// element/template.js: the element's shadow tree, empty: what is said, the board, the pad, the help.
//
// Built with the document's own calls, without inline style, so that it passes the strictest content
// security policy. The style sheets are objects that all boards of a page share.

import boardStyle from '../view/board.css'
import { BoardView } from '../view/board.js'
import { KeypadView } from '../view/keypad.js'
import { make } from '../view/make.js'
import padStyle from '../view/pad.css'
import palette from '../view/palette.css'
import theme from '../view/theme.css'
import { MODES } from './keyboard.js'
import { language, say } from './sentences.js'

/** The rows of actions on the pad, from above; the first is there when there is something to offer. */
const OFFERS = /** @type {const} */ (['back', 'another'])
const ACTIONS = /** @type {const} */ (['undo', 'redo', 'check', 'solve', 'cancel'])
const TOOLS = /** @type {const} */ (['select', 'marks', 'clear'])

/** @typedef {(typeof OFFERS | typeof ACTIONS | typeof TOOLS)[number]} Action */
/** @typedef {import('./keyboard.js').Mode} Mode */

/** @type {CSSStyleSheet[] | undefined} */
let sheets

/**
 * @param {ShadowRoot} root
 * @param {(cell: number) => string} label
 */
export function buildTemplate(root, label) {
  // The theme comes last: its layouts for wide windows change what the others set.
  sheets ??= [palette, boardStyle, padStyle, theme].map((style) => {
    const sheet = new CSSStyleSheet()
    sheet.replaceSync(style)
    return sheet
  })
  root.adoptedStyleSheets = sheets

  const verdict = make('span', { class: 'verdict' })
  const message = make('span', { class: 'message' })
  const says = make('div', { class: 'says', role: 'status', part: 'says' }, verdict, ' ', message)
  // A timer is not read out while it runs, but a reader can go and look.
  const clock = make('span', { class: 'clock', role: 'timer', 'aria-label': say('board.clock') })
  clock.hidden = true

  const grid = make('div', {
    class: 'board',
    role: 'grid',
    'aria-label': say('board.name'),
    'aria-multiselectable': 'true',
    part: 'board',
  })
  const around = make('div', { class: 'window' }, grid)

  const modes = /** @type {Record<Mode, HTMLButtonElement>} */ ({})
  for (const mode of MODES) {
    modes[mode] = button('mode', say(`board.${mode}`))
    modes[mode].dataset.mode = mode
  }
  const keys = group('keys', say('board.digits'))
  const buttons = /** @type {Record<Action, HTMLButtonElement>} */ ({})
  for (const action of [...OFFERS, ...ACTIONS, ...TOOLS]) {
    buttons[action] = button('action', say(`board.${action}`))
    buttons[action].dataset.action = action
    buttons[action].setAttribute('part', `action ${action}`)
  }
  const row = (/** @type {string} */ name, /** @type {readonly Action[]} */ actions) =>
    group(name, say(`board.${name}`), ...actions.map((action) => buttons[action]))
  buttons.solve.classList.add('main')
  buttons.select.setAttribute('aria-pressed', 'false')
  for (const action of [...OFFERS, /** @type {const} */ ('cancel')]) buttons[action].hidden = true
  const offers = row('offers', OFFERS)
  offers.hidden = true
  const progress = make('p', { class: 'progress', role: 'timer' })
  const zoomOut = button('action', say('board.zoomOut'))
  const zoomIn = button('action', say('board.zoomIn'))
  const zoom = group('zoom', say('board.zoom'), zoomOut, zoomIn)
  const pad = make(
    'div',
    { class: 'pad', part: 'pad' },
    offers,
    group('modes', say('board.modes'), ...Object.values(modes)),
    keys,
    row('actions', ACTIONS),
    row('tools', TOOLS),
    progress,
    zoom,
  )
  const aside = make('div', { class: 'aside' }, make('slot', { name: 'aside' }))
  const head = make('div', { class: 'head' }, says, clock)
  const help = makeHelp()
  root.append(make('div', { class: 'play' }, head, around, pad, aside), help)

  return {
    board: new BoardView(grid, label),
    keypad: new KeypadView(keys, {
      erase: say('board.erase'),
      left: (count) => say('board.left', { count }),
      colour: (colour) => say(`colours.${colour}`),
    }),
    verdict,
    message,
    clock,
    around,
    grid,
    zoom,
    zoomIn,
    zoomOut,
    modes,
    keys,
    buttons,
    offers,
    progress,
    pad,
    help,
  }
}

/** @typedef {ReturnType<typeof buildTemplate>} Parts */

function makeHelp() {
  const title = make('h2', { id: 'help-title' }, language.help.title)
  const rows = language.help.keys.flatMap(([keys, meaning]) => [
    make('dt', {}, keys),
    make('dd', {}, meaning),
  ])
  const close = button('action', language.help.close)
  const list = make('dl', {}, ...rows)
  const dialog = make('dialog', { class: 'help', 'aria-labelledby': title.id }, title, list, close)
  close.addEventListener('click', () => dialog.close())
  return dialog
}

/** @param {string} name @param {string} label @param {...Element} inside */
function group(name, label, ...inside) {
  return make('div', { class: name, role: 'group', 'aria-label': label }, ...inside)
}

/** @param {string} name @param {string} text */
function button(name, text) {
  return make('button', { type: 'button', class: name }, text)
}
