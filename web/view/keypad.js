// view/keypad.js: draws the digit keys, each with how many of it are still to place, and the keys for
// colours, which take their place while colours are given.
//
// It hears nothing itself: a key carries its digit or the number of its colour in data-digit (0
// erases), and whoever owns the keys listens. A spent digit is dimmed but still works, since it may
// be needed to mend a mistake.

import { make } from './make.js'

const COLOURS = 8

export class KeypadView {
  /** @type {HTMLElement[]} */
  #keys = []
  /** @type {number[]} */
  #drawn = []
  #root
  #words

  /**
   * @param {HTMLElement} root
   * @param {{erase: string, left: (count: number) => string, colour: (colour: number) => string}}
   *   words
   */
  constructor(root, words) {
    this.#root = root
    this.#words = words
  }

  /** Makes the keys 1…size, the colours, and the one that erases. */
  shape(/** @type {number} */ size) {
    const root = this.#root
    const columns = columnsFor(size)
    root.classList.toggle('many', columns === 0)
    root.classList.toggle('scrolls', size > 25)
    root.style.setProperty('--columns', String(columns))
    this.#drawn = []
    this.#keys = numbersTo(size).map((digit) => {
      const name = make('span', { id: `digit-${digit}` }, String(digit))
      // The count is drawn by the style sheet and said as a description: the key's name and its
      // visible label are the digit alone, so that "tap 5" works for those who speak to the page.
      const said = make('span', { id: `left-${digit}`, hidden: true })
      const properties = { 'aria-labelledby': name.id, 'aria-describedby': said.id }
      this.#drawn.push(-1)
      return key('key digit', digit, properties, name, said)
    })
    const { erase, colour } = this.#words
    const colours = numbersTo(COLOURS).map((number) => {
      const swatch = make('i', { class: `colour-${number}` })
      return key('key colour', number, {}, swatch, make('span', {}, colour(number)))
    })
    const eraser = key('key erase', 0, {}, erase)
    // The last row is filled to its end.
    const beside = columns ? columns - (size % columns) : 2
    eraser.style.setProperty('--beside', String(beside))
    root.replaceChildren(...this.#keys, ...colours, eraser)
  }

  /** @param {readonly number[]} left how many of each digit are still to place, from digit 1 */
  draw(left) {
    for (let index = 0; index < this.#keys.length; index++) {
      const count = Math.max(0, left[index])
      if (count === this.#drawn[index]) continue
      this.#drawn[index] = count
      const key = this.#keys[index]
      key.classList.toggle('spent', count === 0)
      key.dataset.left = count ? String(count) : '✓'
      const said = /** @type {HTMLElement} */ (key.lastElementChild)
      said.textContent = this.#words.left(count)
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

/** 1 to a number. */
function numbersTo(/** @type {number} */ last) {
  return Array.from({ length: last }, (_, index) => index + 1)
}

/**
 * @param {string} name @param {number} digit
 * @param {Record<string, string>} properties @param {...(Node | string)} inside
 */
function key(name, digit, properties, ...inside) {
  const dataset = { digit: String(digit) }
  return make(
    'button',
    { type: 'button', class: name, part: 'key', dataset, ...properties },
    ...inside,
  )
}
