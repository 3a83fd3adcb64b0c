// element/keyboard.js: what a key press on the board means.
//
// A pure function from the key and the board's grid to a command, so that all keys stand in one place and can be
// tested. Keys only work while the board or its keypad has the focus; Tab is never handled and always leaves the
// board. Digits above 9 are typed as letters (A is 10) or as two figures in a row, for which the figure before has to
// be known (TwoFigures). Digit keys are recognised by their place on the keyboard, since Shift changes their
// characters and some keyboards (French ones) need Shift for figures.

import { rowAndColumn } from '../board/houses.js'

/** @typedef {'digit' | 'corner' | 'centre' | 'colour'} Mode */
/**
 * `areas`: of each cell; below 0 in a hole. `digitOf`: of what is written, from 1 to `size`.
 * @typedef {{columns: number, size: number, areas: readonly number[], digitOf: (value: number) => number}} Board
 */
/**
 * A value is what is written in a cell; 0 erases, unless it is a digit of the board or the second figure of 10, 20…. It has
 * a `mode` where it is not for the current one.
 * @typedef {{type: 'move', cell: number, extends: boolean}
 *   | {type: 'value', value: number, letter: string, mode?: Mode}
 *   | {type: 'mode', mode: Mode}
 *   | {type: 'erase' | 'undo' | 'redo' | 'check' | 'hint' | 'help' | 'nextMode' | 'all' | 'single'}} Command
 */
/** @typedef {Pick<KeyboardEvent, 'key' | 'code' | 'ctrlKey' | 'metaKey' | 'altKey' | 'shiftKey'>} Press */

/** @type {readonly Mode[]} in the order of their keys, Z X C V, and of their buttons */
export const MODES = ['digit', 'corner', 'centre', 'colour']
const MODE_KEYS = 'zxcv'

/** Two figures within this time make one number. */
const PAIR_WITHIN_MS = 1000

/** Keys that a button uses itself, or that only move on the board. */
const ON_THE_BOARD_ONLY = /^(Enter|Escape| |Arrow\w+|Home|End)$/

/**
 * The same while one of the board's buttons has the focus; Enter and Space are the button's.
 * @param {Press} press @param {Board} board
 * @returns {Command | undefined}
 */
export function commandOnButton(press, board) {
  const isNumpad = press.code?.startsWith('Numpad')
  return ON_THE_BOARD_ONLY.test(press.key) && !isNumpad ? undefined : commandOf(press, 0, board)
}

/**
 * @param {Press} press
 * @param {number} cell the active one
 * @param {Board} board
 * @returns {Command | undefined}
 */
export function commandOf({ key, code, ctrlKey, metaKey, altKey, shiftKey }, cell, board) {
  const control = ctrlKey || metaKey
  if (altKey) return undefined
  const figure = figureOf(key, code, control || shiftKey)
  // Ctrl+0 is the browser's: it sets the zoom back.
  if (control && !figure) return undefined
  if (figure >= 0) {
    const mode = shiftKey ? (control ? 'colour' : 'corner') : 'centre'
    const typed = { type: /** @type {const} */ ('value'), value: figure, letter: '' }
    return control || shiftKey ? { ...typed, mode } : typed
  }
  const moved = moveTo(key, control, cell, board)
  if (moved !== undefined) return { type: 'move', cell: moved, extends: shiftKey }
  const letter = key.length === 1 ? key.toLowerCase() : ''
  if (control) {
    if (letter === 'z') return { type: shiftKey ? 'redo' : 'undo' }
    if (letter === 'y' && !shiftKey) return { type: 'redo' }
    if (letter === 'a' && !shiftKey) return { type: 'all' }
    return undefined
  }
  if (key === 'Backspace' || key === 'Delete') return { type: 'erase' }
  if (key === 'Enter') return { type: 'check' }
  if (key === 'Escape') return { type: 'single' }
  if (key === ' ') return { type: 'nextMode' }
  if (key === '?') return { type: 'help' }
  if (letter >= 'a' && letter <= 'z') {
    const value = letter.charCodeAt(0) - 87
    const digit = board.digitOf(value)
    const isBeyond = digit < 1 || digit > board.size
    if (letter === 'h' && isBeyond) return { type: 'hint' }
    const mode = MODES[MODE_KEYS.indexOf(letter)]
    // On a board that has this digit, the letter is the digit.
    if (mode && isBeyond) return { type: 'mode', mode }
    return { type: 'value', value, letter: letter.toUpperCase() }
  }
  return undefined
}

/**
 * The figure of a key, or -1. With Shift or Ctrl, it is the figure that the key types without.
 * @param {string} key @param {string} code @param {boolean} isModified
 */
function figureOf(key, code, isModified) {
  const [, pad, digit] = /^(Digit|Numpad)(\d)$/.exec(code ?? '') ?? []
  if (/^\d$/.test(key) && !(isModified && pad)) return Number(key)
  // On the numeric pad, without its lock, the keys are arrows.
  if (pad === 'Numpad' && !isModified) return -1
  return pad && (isModified || key.length === 1) ? Number(digit) : -1
}

/**
 * The cell that a moving key leads to; moves stop at the edges, and pass over holes.
 * @param {string} key @param {boolean} control @param {number} cell @param {Board} board
 * @returns {number | undefined}
 */
function moveTo(key, control, cell, { columns, areas }) {
  const start = cell - rowAndColumn(cell, columns).column
  const [first, end] = control ? [0, areas.length] : [start, start + columns]
  /** @type {Record<string, [from: number, step: number, to: number]>} */
  const ways = {
    ArrowUp: [cell - columns, -columns, 0],
    ArrowDown: [cell + columns, columns, areas.length],
    ArrowLeft: [cell - 1, -1, start],
    ArrowRight: [cell + 1, 1, start + columns - 1],
    Home: [first, 1, end],
    End: [end - 1, -1, first],
  }
  if (!ways[key]) return undefined
  const [from, step, to] = ways[key]
  for (let next = from; (to - next) * step >= 0; next += step) {
    if (areas[next] >= 0) return next
  }
  return cell
}

/** Joins two figures typed in a row into one number. */
export class TwoFigures {
  #cell = -1
  #mode = ''
  #figure = 0
  #at = 0

  /**
   * @param {number} cell
   * @param {string} mode what the figure is typed for
   * @param {number} figure 0…9
   * @param {number} last the greatest number that may be written
   * @param {number} now milliseconds
   * @returns {number} the two-figure number, which may be out of range, or 0: this figure stands alone
   */
  type(cell, mode, figure, last, now) {
    const joined = this.#figure * 10 + figure
    // On 9×9 no figure begins a number: the second one replaces the first.
    const begins = this.#figure > 0 && this.#figure * 10 <= last
    const isSame = cell === this.#cell && mode === this.#mode
    const isPair = begins && isSame && now - this.#at <= PAIR_WITHIN_MS
    this.#cell = cell
    this.#mode = mode
    this.#figure = isPair ? 0 : figure
    this.#at = now
    return isPair ? joined : 0
  }

  forget() {
    this.#figure = 0
  }
}
