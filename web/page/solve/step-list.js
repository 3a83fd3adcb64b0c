// page/solve/step-list.js: a list of steps, a line each, one of which is chosen; under it stands its reason.
//
// One tab stop: the arrow keys, Home and End go from line to line, and choose as they go.

import { make } from '../../dom/make.js'

/**
 * @typedef {object} Line
 * @property {string} number '' for none
 * @property {string} name
 * @property {string} result
 */
/** @typedef {{title: string, lines: Line[]}} Group without a title: the only one */

export class StepList {
  root = make('div', { class: 'step-list' })
  #lines = /** @type {HTMLElement[]} */ ([])
  #reason
  #onChoose
  #chosen = 0

  /** @param {HTMLElement} reason what is put under the chosen line @param {(index: number) => void} onChoose */
  constructor(reason, onChoose) {
    this.#reason = reason
    this.#onChoose = onChoose
    this.root.addEventListener('keydown', (event) => this.#onKey(event))
  }

  /** @param {readonly Group[]} groups */
  show(groups) {
    this.#lines = []
    this.root.replaceChildren(
      ...groups.flatMap(({ title, lines }) => {
        const items = lines.map((line) => make('li', {}, this.#lineOf(line)))
        const list = make('ol', { role: 'list', 'aria-label': title || undefined }, ...items)
        return title ? [make('h3', {}, title), list] : [list]
      }),
    )
  }

  /** @param {Line} line */
  #lineOf({ number, name, result }) {
    const index = this.#lines.length
    const parts = [
      make('span', { class: 'number' }, number),
      make('span', { class: 'name' }, name),
      make('bdi', { class: 'result', dir: 'ltr' }, result),
    ]
    const line = make(
      'button',
      { type: 'button', class: 'step row-button', tabindex: '-1' },
      ...parts,
    )
    line.addEventListener('click', () => this.#onChoose(index))
    this.#lines.push(line)
    return line
  }

  /** Marks a line as the one that is shown. @param {number} index −1: none */
  choose(index) {
    const before = this.#lines[this.#chosen]
    before?.removeAttribute('aria-current')
    if (before) before.tabIndex = -1
    this.#chosen = Math.max(index, 0)
    const line = this.#lines[this.#chosen]
    if (!line) return
    const hasFocus = before !== line && before === document.activeElement
    line.tabIndex = 0
    this.#reason.remove()
    if (index < 0) return
    line.setAttribute('aria-current', 'step')
    line.after(this.#reason)
    if (hasFocus) line.focus({ preventScroll: true })
    line.parentElement?.scrollIntoView({ block: 'nearest' })
  }

  /** @param {KeyboardEvent} event */
  #onKey(event) {
    if (event.ctrlKey || event.altKey || event.metaKey) return
    const at = this.#lines.indexOf(/** @type {HTMLElement} */ (event.target))
    if (at < 0) return
    const last = this.#lines.length - 1
    const to = { ArrowDown: at + 1, ArrowUp: at - 1, Home: 0, End: last }[event.key]
    if (to === undefined) return
    event.preventDefault()
    // Else the panel takes Home and End for its own.
    event.stopPropagation()
    if (to < 0 || to > last) return
    this.#onChoose(to)
    this.#lines[to].focus({ preventScroll: true })
  }
}
