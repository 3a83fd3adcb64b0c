// element/template.js: builds the element's empty shadow tree: messages, board, pad.
//
// It uses DOM methods and no inline style, so that the strictest content security policy allows it. The tree has no
// words at first: speak() writes those of a language, each time the language changes.

import { make } from '../dom/make.js'
import boardStyle from '../scene/board.css'
import { BoardView } from '../scene/board-view.js'
import palette from '../scene/palette.css'
import width from '../scene/width.css'
import { MODES } from './keyboard.js'
import { KeypadView } from './keypad.js'
import padStyle from './pad.css'
import theme from './theme.css'

/** The rows of actions on the pad, from the top; the first is shown when an answer offers one of its actions. */
const OFFERS = /** @type {const} */ (['back', 'another'])
const ACTIONS = /** @type {const} */ (['undo', 'redo', 'check', 'hint', 'solve', 'cancel'])
const TOOLS = /** @type {const} */ (['select', 'marks', 'clear'])

/** @typedef {(typeof OFFERS | typeof ACTIONS | typeof TOOLS)[number]} Action */
/** @typedef {import('./keyboard.js').Mode} Mode */

/** The sheets of every board. The theme comes last: its layouts for wide windows change what the
 * others set. */
export const STYLES = [palette, boardStyle, padStyle, width, theme]

/**
 * @param {ShadowRoot} root
 * @param {(cell: number) => string} label
 */
export function buildTemplate(root, label) {
  /** @type {Map<Element, string>} the paths of the sentences for text and for aria-label */
  const texts = new Map()
  const labels = new Map()
  const button = (/** @type {string} */ kind, /** @type {string} */ name) => {
    const made = make('button', { type: 'button', class: kind, part: `${kind} ${name}` })
    texts.set(made, `board.${name}`)
    return made
  }
  const group = (/** @type {string} */ name, /** @type {Element[]} */ inside) => {
    const made = make('div', { class: name, role: 'group' }, ...inside)
    labels.set(made, `board.${name}`)
    return made
  }

  const verdict = make('span', { class: 'verdict' })
  const message = make('span', { class: 'message' })
  // Screen readers read only what has changed.
  const status = { class: 'says', role: 'status', 'aria-atomic': 'false', part: 'says' }
  const says = make('div', status, verdict, ' ', message)
  // Screen readers do not read a timer while it runs, but can go to it.
  const clock = make('span', { class: 'clock', role: 'timer', part: 'clock', hidden: true })
  labels.set(clock, 'board.clock')

  const grid = make('div', {
    class: 'board',
    role: 'grid',
    'aria-multiselectable': 'true',
    part: 'board',
  })
  labels.set(grid, 'board.name')
  // What stands beside the grid (clues) comes into the stage.
  const around = make('div', { class: 'window' }, make('div', { class: 'stage' }, grid))

  const modes = /** @type {Record<Mode, HTMLButtonElement>} */ ({})
  for (const mode of MODES) modes[mode] = button('mode', mode)
  const keys = group('digits', [])
  keys.className = 'keys'
  const buttons = /** @type {Record<Action, HTMLButtonElement>} */ ({})
  for (const action of [...OFFERS, ...ACTIONS, ...TOOLS]) buttons[action] = button('action', action)
  const row = (/** @type {string} */ name, /** @type {readonly Action[]} */ actions) =>
    group(
      name,
      actions.map((action) => buttons[action]),
    )
  buttons.solve.classList.add('main')
  buttons.cancel.classList.add('cancel')
  buttons.select.setAttribute('aria-pressed', 'false')
  const offers = row('offers', OFFERS)
  const actions = row('actions', ACTIONS)
  const tools = row('tools', TOOLS)
  const zoomOut = button('action', 'zoomOut')
  const zoomIn = button('action', 'zoomIn')
  const zoom = group('zoom', [zoomOut, zoomIn])
  const modeKeys = group('modes', Object.values(modes))
  const progress = make('p', { class: 'progress', role: 'timer' })
  const groups = { offers, zoom, modes: modeKeys, digits: keys, actions, tools }
  const pad = make('div', { class: 'pad', part: 'pad' }, ...Object.values(groups), progress)
  const aside = make('div', { class: 'aside' }, make('slot', { name: 'aside' }))
  const head = make('div', { class: 'head' }, says, clock)
  const play = make('div', { class: 'play' }, head, around, pad, aside)
  root.append(make('div', { class: 'room' }, play))

  const board = new BoardView(grid, label)
  const keypad = new KeypadView(keys)

  return {
    board,
    keypad,
    verdict,
    message,
    clock,
    around,
    grid,
    zoomIn,
    zoomOut,
    modes,
    keys,
    buttons,
    groups,
    progress,
    pad,
    play,
    /** @param {import('../words/speaker.js').Speaker} words */
    speak(words) {
      for (const [element, path] of texts) element.textContent = words.say(path)
      for (const [element, path] of labels) element.setAttribute('aria-label', words.say(path))
      keypad.speak({
        erase: words.say('board.erase'),
        left: (count) => words.say('board.left', { count }),
        colour: (colour) => words.say(`colours.${colour}`),
      })
      board.relabel()
    },
  }
}

/** @typedef {ReturnType<typeof buildTemplate>} Parts */
