// element/keyboard.js: what a key press on the board means.
//
// A pure function from the key and the board's size to a command, so that the meaning of keys is one
// table that a reader (and a test) can see whole. Keys count only while the board has the focus, and
// Tab is never taken: it always leaves the board. Digits above 9 are typed as letters (A is 10) or
// as two figures in a row; the latter needs to know what was typed just before (TwoFigures).

/**
 * The digit 0 erases, unless it is the second figure of 10, 20….
 * @typedef {{type: 'move', cell: number}
 *   | {type: 'digit', digit: number, letter: string}
 *   | {type: 'erase' | 'undo' | 'redo' | 'validate' | 'help'}} Command
 */

/** Two figures within this time make one number. */
const PAIR_WITHIN_MS = 1000

/**
 * @param {Pick<KeyboardEvent, 'key' | 'ctrlKey' | 'metaKey' | 'altKey' | 'shiftKey'>} event
 * @param {number} cell the selected one
 * @param {number} size
 * @returns {Command | undefined}
 */
export function commandOf({ key, ctrlKey, metaKey, altKey, shiftKey }, cell, size) {
  const control = ctrlKey || metaKey
  if (altKey) return undefined
  const moved = moveTo(key, control, cell, size)
  if (moved !== undefined) return { type: 'move', cell: moved }
  if (control) {
    const letter = key.toLowerCase()
    if (letter === 'z') return { type: shiftKey ? 'redo' : 'undo' }
    if (letter === 'y' && !shiftKey) return { type: 'redo' }
    return undefined
  }
  if (key === 'Backspace' || key === 'Delete') return { type: 'erase' }
  if (key === 'Enter') return { type: 'validate' }
  if (key === '?') return { type: 'help' }
  if (/^[0-9]$/.test(key)) return { type: 'digit', digit: Number(key), letter: '' }
  if (/^[a-z]$/i.test(key)) {
    const letter = key.toUpperCase()
    return { type: 'digit', digit: letter.charCodeAt(0) - 55, letter }
  }
  return undefined
}

/**
 * The cell that a moving key leads to; moves stop at the edges.
 * @param {string} key @param {boolean} control @param {number} cell @param {number} size
 * @returns {number | undefined}
 */
function moveTo(key, control, cell, size) {
  const row = Math.floor(cell / size)
  const column = cell % size
  const last = size - 1
  switch (key) {
    case 'ArrowUp':
      return Math.max(row - 1, 0) * size + column
    case 'ArrowDown':
      return Math.min(row + 1, last) * size + column
    case 'ArrowLeft':
      return row * size + Math.max(column - 1, 0)
    case 'ArrowRight':
      return row * size + Math.min(column + 1, last)
    case 'Home':
      return control ? 0 : row * size
    case 'End':
      return control ? size * size - 1 : row * size + last
    default:
      return undefined
  }
}

/** Joins two figures that are typed in a row into one number. */
export class TwoFigures {
  #cell = -1
  #figure = 0
  #at = 0

  /**
   * @param {number} cell
   * @param {number} figure 0…9
   * @param {number} size
   * @param {number} now milliseconds
   * @returns {number} the two-figure number, which may be out of range, or 0: this figure stands alone
   */
  type(cell, figure, size, now) {
    const joined = this.#figure * 10 + figure
    // On 9×9 no figure begins a number: the second one replaces the first.
    const begins = this.#figure > 0 && this.#figure * 10 <= size
    const isPair = begins && cell === this.#cell && now - this.#at <= PAIR_WITHIN_MS
    this.#cell = cell
    this.#figure = isPair ? 0 : figure
    this.#at = now
    return isPair ? joined : 0
  }

  forget() {
    this.#figure = 0
  }
}
