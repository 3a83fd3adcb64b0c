// archive/list-view.js: puzzles in a list, some at a time.
//
// It is a listbox: one option is a tab stop; arrows, Home and End, Page Up and Page Down move; Enter and Space choose.

import { make } from '../dom/make.js'

/** @typedef {import('../words/phrases.js').Phrases} Phrases */
/** @typedef {import('./nonet-archive.js').Item} Item */

/** So many are shown at a time. */
const PAGE = 50

/** @type {Record<string, number>} */
const STEPS = {
  ArrowUp: -1,
  ArrowDown: 1,
  PageUp: -PAGE,
  PageDown: PAGE,
  Home: -Infinity,
  End: Infinity,
}

export class ListView {
  /** The index of the item with the tab stop. */
  #active
  #count
  #itemAt

  /**
   * @param {object} how
   * @param {number} how.count of all @param {number} how.active an index
   * @param {string} how.labelledBy the id of its title
   * @param {(index: number) => Item} how.itemAt
   */
  constructor({ count, active, labelledBy, itemAt }) {
    this.#count = count
    this.#active = active
    this.#itemAt = itemAt
    this.root = make('div', { role: 'listbox', 'aria-labelledby': labelledBy, part: 'list' })
  }

  /** The index of the first that is shown, and after the last. */
  get #range() {
    const first = Math.floor(this.#active / PAGE) * PAGE
    return { first, end: Math.min(first + PAGE, this.#count) }
  }

  /** @param {Phrases} words */
  title(words) {
    const { first, end } = this.#range
    const values = { first: first + 1, last: end, count: this.#count }
    return words.say(this.#count > PAGE ? 'archive.range' : 'archive.name', values)
  }

  get turns() {
    const { first, end } = this.#range
    const [canGoBack, canGoForth] = [first > 0, end < this.#count]
    return { back: 'archive.previous', forth: 'archive.next', canGoBack, canGoForth }
  }

  turn(/** @type {number} */ count) {
    this.#active = this.#within(this.#range.first + count * PAGE)
  }

  /** @param {Phrases} words */
  draw(words) {
    const { first, end } = this.#range
    const options = []
    for (let index = first; index < end; index++) {
      const item = this.#itemAt(index)
      const number = index + 1
      const name = item.title || words.say('archive.untitled', { number })
      options.push(
        make(
          'div',
          {
            role: 'option',
            class: item.mark || undefined,
            part: ['option', item.mark].filter(Boolean).join(' '),
            tabindex: index === this.#active ? 0 : -1,
            'aria-selected': String(item.isChosen),
            'aria-setsize': this.#count,
            'aria-posinset': number,
            'aria-label': item.mark ? words.say(`archive.${item.mark}`, { name }) : name,
            dataset: { key: item.key, index: String(index) },
          },
          make('span', {}, name),
        ),
      )
    }
    this.root.replaceChildren(...options)
  }

  /** Goes to an item by a key; false for any other key. @param {KeyboardEvent} event */
  move({ key }) {
    const step = STEPS[key]
    if (!step) return false
    this.#active = this.#within(this.#active + step)
    return true
  }

  /** @param {HTMLElement} option */
  press(option) {
    this.#active = Number(option.dataset.index ?? this.#active)
  }

  get active() {
    return /** @type {HTMLElement | null} */ (
      this.root.querySelector(`[data-index="${this.#active}"]`)
    )
  }

  #within(/** @type {number} */ index) {
    return Math.max(0, Math.min(index, this.#count - 1))
  }
}
