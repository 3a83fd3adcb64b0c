// element/keypad.js: draws the digit keys, each with how many of its digit are still to place, and the colour keys,
// which replace them in colour mode.
//
// It has no listeners: a key has its digit or the number of its colour in data-digit (0 erases), and the owner of the
// keys listens. A digit that is completely placed is dimmed but still works, since it may be needed to correct a
// mistake.

import { COLOURS } from '../board/puzzle.js'
import { make } from '../dom/make.js'

/**
 * @typedef {object} KeyWords
 * @property {string} erase
 * @property {(count: number) => string} left how many of a digit are still to place
 * @property {(colour: number) => string} colour
 */

/** @type {KeyWords} until speak() is called */
const NO_WORDS = { erase: '', left: () => '', colour: () => '' }

export class KeypadView {
  /** @type {HTMLElement[]} */
  #keys = []
  /** @type {number[]} */
  #drawn = []
  /** @type {HTMLElement[]} */
  #colours = []
  #eraser = key('key erase', 0, {})
  #root
  #words = NO_WORDS

  /** @param {HTMLElement} root */
  constructor(root) {
    this.#root = root
  }

  /** Sets the words of a language. @param {KeyWords} words */
  speak(words) {
    this.#words = words
    this.#eraser.textContent = words.erase
    for (const index of this.#colours.keys()) name(this.#colours[index], words.colour(index + 1))
    for (const [index, count] of this.#drawn.entries()) {
      if (count >= 0) name(this.#keys[index], words.left(count))
    }
  }

  /**
   * Makes a key for each digit, the colours, and the one that erases.
   * @param {{size: number, valueOfDigit: (digit: number) => number}} board
   */
  shape(board) {
    const { size } = board
    const root = this.#root
    const columns = columnsFor(size)
    root.classList.toggle('many', columns === 0)
    root.classList.toggle('scrolls', size > 25)
    root.style.setProperty('--columns', String(columns))
    this.#drawn = []
    this.#keys = numbersTo(size).map((digit) => {
      const figure = make('span', { id: `digit-${digit}` }, String(board.valueOfDigit(digit)))
      // The style sheet draws the count, and screen readers read it as a description: the key's name and its visible
      // label are the digit alone, so that "tap 5" works with voice control.
      const said = make('span', { id: `left-${digit}`, hidden: true })
      const properties = { 'aria-labelledby': figure.id, 'aria-describedby': said.id }
      this.#drawn.push(-1)
      return key('key digit', digit, properties, figure, said)
    })
    this.#colours = numbersTo(COLOURS).map((number) => {
      const swatch = make('i', { class: `colour-${number}` })
      return key('key colour', number, {}, swatch, make('span', {}, this.#words.colour(number)))
    })
    // The last row is filled to its end.
    const beside = columns ? columns - (size % columns) : 2
    this.#eraser.style.setProperty('--beside', String(beside))
    root.replaceChildren(...this.#keys, ...this.#colours, this.#eraser)
  }

  /** @param {readonly number[] | undefined} left how many of each digit are still to place, from digit 1; undefined: not known */
  draw(left) {
    if (!left) return
    for (let index = 0; index < this.#keys.length; index++) {
      const count = Math.max(0, left[index])
      if (count === this.#drawn[index]) continue
      this.#drawn[index] = count
      const key = this.#keys[index]
      key.classList.toggle('spent', count === 0)
      key.dataset.left = count ? String(count) : '✓'
      name(key, this.#words.left(count))
    }
  }
}

/** So that a key is wide enough for a thumb on the narrowest phone; 0: as many as there is room for. */
function columnsFor(/** @type {number} */ size) {
  if (size <= 4) return size + 1
  if (size <= 7) return 4
  if (size <= 9) return 5
  return size === 10 ? 6 : 0
}

/** Sets the name of a key, which is in its last child. @param {HTMLElement} key @param {string} words */
function name(key, words) {
  if (key.lastElementChild) key.lastElementChild.textContent = words
}

/** 1 to a number. */
function numbersTo(/** @type {number} */ last) {
  return [...new Array(last).keys()].map((index) => index + 1)
}

/**
 * @param {string} kind @param {number} digit
 * @param {Record<string, string>} properties @param {...(Node | string)} inside
 */
function key(kind, digit, properties, ...inside) {
  const dataset = { digit: String(digit) }
  return make(
    'button',
    { type: 'button', class: kind, part: 'key', dataset, ...properties },
    ...inside,
  )
}
