// page/puzzle-list.js: the list of a file's puzzles, with a small picture of each.
//
// Only the visible rows exist, so that ten thousand puzzles scroll like ten: all rows have the same height, and a row's
// position follows from its index. For screen readers it is a listbox of known length; the keys are those of a listbox
// (arrows, Home, End, Page Up and Down, Enter).

import { gridName } from '../board/houses.js'
import { drawStamp } from '../scene/stamp.js'
import { conflictSentence, errorSentence, say } from '../words/sentences.js'
import { whenColoursChange } from './colour-changes.js'

/** @typedef {import('nonet-wasm').ReadEntry} ReadEntry */

/** The same as .puzzle's height in page.css. */
const ROW_PX = 72
/** Rows created above and below the visible ones. */
const MARGIN = 4

export class PuzzleList {
  /** @type {ReadEntry[]} */
  #entries = []
  /** @type {Map<number, HTMLElement>} the rows that exist, by index */
  #rows = new Map()
  #active = 0
  #chosen = -1
  #isPending = false
  #root
  #onChoose
  #onTap
  #all = document.createElement('div')

  /**
   * @param {HTMLElement} root the listbox
   * @param {(entry: ReadEntry) => void} onChoose the reader has chosen a row
   * @param {(entry: ReadEntry) => void} onTap called after that, where it was with a finger or a mouse
   */
  constructor(root, onChoose, onTap) {
    this.#root = root
    this.#onChoose = onChoose
    this.#onTap = onTap
    this.#all.className = 'all'
    this.#all.setAttribute('role', 'presentation')
    root.append(this.#all)
    root.addEventListener('scroll', () => this.#schedule(), { passive: true })
    root.addEventListener('keydown', (event) => this.#onKey(event))
    root.addEventListener('click', (event) => {
      const row = event.target instanceof Element ? event.target.closest('.puzzle') : null
      if (!(row instanceof HTMLElement)) return
      const index = Number(row.dataset.index)
      this.#choose(index)
      this.#onTap(this.#entries[index])
    })
    new ResizeObserver(() => this.#schedule()).observe(root)
    // The pictures are drawn in the colours of the theme.
    whenColoursChange(() => {
      this.#clear()
      this.#draw()
    })
  }

  /** @param {ReadEntry[]} entries */
  show(entries) {
    this.#entries = entries
    this.#active = 0
    this.#chosen = -1
    this.#clear()
    this.#all.style.height = `${entries.length * ROW_PX}px`
    this.#root.scrollTop = 0
    this.#draw()
  }

  /** Marks the entry on the board. @param {ReadEntry} entry of the list */
  mark(entry) {
    this.#chosen = this.#entries.indexOf(entry)
    this.#activate(this.#chosen)
  }

  #choose(/** @type {number} */ index) {
    const entry = this.#entries[index]
    this.mark(entry)
    this.#onChoose(entry)
  }

  #activate(/** @type {number} */ index) {
    this.#active = Math.min(Math.max(index, 0), this.#entries.length - 1)
    const top = this.#active * ROW_PX
    const root = this.#root
    if (top < root.scrollTop) root.scrollTop = top
    else if (top + ROW_PX > root.scrollTop + root.clientHeight) {
      root.scrollTop = top + ROW_PX - root.clientHeight
    }
    this.#draw()
  }

  #onKey(/** @type {KeyboardEvent} */ event) {
    const page = Math.max(1, Math.floor(this.#root.clientHeight / ROW_PX) - 1)
    const to = {
      ArrowDown: this.#active + 1,
      ArrowUp: this.#active - 1,
      PageDown: this.#active + page,
      PageUp: this.#active - page,
      Home: 0,
      End: this.#entries.length - 1,
    }[event.key]
    if (to !== undefined) this.#activate(to)
    else if (event.key === 'Enter' || event.key === ' ') this.#choose(this.#active)
    else return
    event.preventDefault()
  }

  #clear() {
    this.#rows.clear()
    this.#all.replaceChildren()
  }

  #schedule() {
    if (this.#isPending) return
    this.#isPending = true
    requestAnimationFrame(() => {
      this.#isPending = false
      this.#draw()
    })
  }

  #draw() {
    const { scrollTop, clientHeight } = this.#root
    const first = Math.max(0, Math.floor(scrollTop / ROW_PX) - MARGIN)
    const last = Math.min(
      this.#entries.length - 1,
      Math.ceil((scrollTop + clientHeight) / ROW_PX) + MARGIN,
    )
    for (const [index, row] of this.#rows) {
      if (index >= first && index <= last) continue
      if (index === this.#active) continue
      row.remove()
      this.#rows.delete(index)
    }
    const wanted = this.#entries.length ? [this.#active] : []
    for (let index = first; index <= last; index++) wanted.push(index)
    for (const index of wanted) {
      let row = this.#rows.get(index)
      if (!row) {
        row = makeRow(this.#entries[index], index, this.#entries.length)
        this.#rows.set(index, row)
        this.#all.append(row)
      }
      row.setAttribute('aria-selected', String(index === this.#chosen))
      row.classList.toggle('active', index === this.#active)
    }
    if (this.#entries.length) this.#root.setAttribute('aria-activedescendant', idOf(this.#active))
    else this.#root.removeAttribute('aria-activedescendant')
  }
}

/** The first conflict among the givens of an entry, with its place, in words; '' when there is none. */
export function conflictIn(/** @type {ReadEntry} */ { conflict }) {
  return conflict
    ? say('page.entryConflict', { conflict: conflictSentence(conflict), ...conflict.at })
    : ''
}

function idOf(/** @type {number} */ index) {
  return `puzzle-${index}`
}

/** @param {ReadEntry} entry @param {number} index @param {number} count */
function makeRow(entry, index, count) {
  const { puzzle, title, number, at, error } = entry
  const row = document.createElement('div')
  row.id = idOf(index)
  row.className = 'puzzle'
  row.dataset.index = String(index)
  row.setAttribute('role', 'option')
  row.setAttribute('aria-posinset', String(index + 1))
  row.setAttribute('aria-setsize', String(count))
  row.style.transform = `translateY(${index * ROW_PX}px)`

  const name = document.createElement('strong')
  name.textContent = title || say('page.untitled', { number })
  const info = document.createElement('span')
  const words = document.createElement('div')
  words.append(name, info)
  const picture = document.createElement('canvas')
  row.append(picture, words)
  if (puzzle) {
    const conflict = conflictIn(entry)
    const { givens } = puzzle
    const grid = gridName(puzzle)
    const count = givens.filter((digit) => digit > 0).length
    info.textContent = conflict || say('page.entryInfo', { grid, givens: count, line: at.line })
    row.classList.toggle('wrong', conflict !== '')
    drawStamp(picture, puzzle)
  } else if (error) {
    const { key, line, column, text, found, expected } = error
    info.textContent = errorSentence({
      key,
      args: { text, found, expected },
      place: { line: line || at.line, column },
    })
    row.classList.add('wrong')
  }
  return row
}
