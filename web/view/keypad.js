// view/keypad.js: draws the digit keys, each with how many of it are still to place.
//
// It hears nothing itself: a key carries its digit in data-digit (0 erases), and whoever owns the
// keys listens. A spent digit is dimmed but still works, since it may be needed to mend a mistake.

export class KeypadView {
  /** @type {HTMLElement[]} */
  #keys = []
  /** @type {number[]} */
  #drawn = []
  #root
  #words

  /**
   * @param {HTMLElement} root
   * @param {{erase: string, left: (count: number) => string}} words
   */
  constructor(root, words) {
    this.#root = root
    this.#words = words
  }

  /** Makes the keys 1…size and the one that erases. */
  shape(/** @type {number} */ size) {
    const root = this.#root
    const columns = columnsFor(size)
    root.classList.toggle('many', columns === 0)
    root.classList.toggle('scrolls', size > 25)
    root.style.setProperty('--columns', String(columns))
    this.#keys = []
    this.#drawn = []
    for (let digit = 1; digit <= size; digit++) {
      const key = button('key', digit)
      const name = document.createElement('span')
      name.id = `digit-${digit}`
      name.textContent = String(digit)
      // The count is drawn by the style sheet and said as a description: the key's name and its
      // visible label are the digit alone, so that "tap 5" works for those who speak to the page.
      const said = document.createElement('span')
      said.id = `left-${digit}`
      said.hidden = true
      key.append(name, said)
      key.setAttribute('aria-labelledby', name.id)
      key.setAttribute('aria-describedby', said.id)
      this.#keys.push(key)
      this.#drawn.push(-1)
    }
    const erase = button('key erase', 0)
    erase.textContent = this.#words.erase
    // The last row is filled to its end.
    const beside = columns ? columns - (size % columns) : 2
    erase.style.gridColumnEnd = `span ${beside}`
    root.replaceChildren(...this.#keys, erase)
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

/** @param {string} name @param {number} digit */
function button(name, digit) {
  const made = document.createElement('button')
  made.type = 'button'
  made.className = name
  made.setAttribute('part', 'key')
  made.dataset.digit = String(digit)
  return made
}
