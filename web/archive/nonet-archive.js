// archive/nonet-archive.js: <nonet-archive>, a calendar or a list of puzzles that puts them on a board of the same page.
//
//   <nonet-archive src="puzzles.json" for="board"></nonet-archive>   puzzles of a file: a calendar if all have a date
//   <nonet-archive daily for="board"></nonet-archive>                a puzzle for each day, made by the board itself
//   <nonet-sudoku id="board" controls></nonet-sudoku>
//
// It knows the board by its public attributes, events and `state` only, and loads no solver. It remembers what the reader
// has done with each puzzle as long as the page is open; `record` is that as plain data, for a page that keeps it longer.
//
// src    the file, see read-archive.js
// for    the id of the board
// daily  a calendar of made puzzles instead: the seed is the date
// grade  of these: easy, moderate (the default), tricky, hard, extreme
// from   their first day; default 2026-01-01
// lang, theme, contrast  as on the board
//
// Events: nonet-choose {key, date, title} · nonet-error {error}

import { dayOf, FIRST_DAY, isDay } from '../base/days.js'
import { followLanguage, languageOf } from '../dom/language-of.js'
import { upgradeProperties, writeWord } from '../dom/lifecycle.js'
import { make } from '../dom/make.js'
import { mirrorAttributes } from '../dom/mirrored-attributes.js'
import { adoptStyles } from '../dom/sheets.js'
import host from '../scene/host.css'
import palette from '../scene/palette.css'
import { LANGUAGES } from '../words/language-files.js'
import style from './archive.css'
import { ENGLISH, wordsFor } from './archive-words.js'
import { CalendarView } from './calendar-view.js'
import { ListView } from './list-view.js'
import { ArchiveError, fetchArchive } from './read-archive.js'

/** @typedef {import('./read-archive.js').Entry} Entry */
/** @typedef {{key: string, title: string, isChosen: boolean, mark: '' | 'begun' | 'solved'}} Item a puzzle as it is shown */
/** @typedef {{solved: boolean, state?: object}} Kept what the reader has done with a puzzle */

const WORDS = /** @type {const} */ (['src', 'for', 'grade', 'theme', 'from'])
const BOOLEANS = /** @type {const} */ (['daily', 'contrast'])
const RECORD_VERSION = 1
const STYLES = [palette, host, style]

/** @typedef {Record<(typeof WORDS)[number], string> & Record<(typeof BOOLEANS)[number], boolean>} Mirrored */

const MirroredElement = /** @type {new () => HTMLElement & Mirrored} */ (
  globalThis.HTMLElement ?? Object
)

export class NonetArchive extends MirroredElement {
  static observedAttributes = ['src', 'for', 'daily', 'grade', 'lang', 'from']

  #root = this.attachShadow({ mode: 'open' })
  #title = make('div', { id: 'title', class: 'title', 'aria-live': 'polite', part: 'title' })
  #back = turnButton('‹', () => this.#turn(-1))
  #forth = turnButton('›', () => this.#turn(1))
  #head = make('div', { class: 'head' }, this.#back, this.#title, this.#forth)
  #place = make('div', { class: 'place' })
  #says = make('p', { class: 'says', role: 'status', part: 'says' })
  #words = ENGLISH
  /** @type {Entry[]} of the file */
  #entries = []
  /** @type {CalendarView | ListView | undefined} */
  #view
  /** Key of the puzzle on the board; '' before the first. */
  #chosen = ''
  /** Givens of the puzzle that the reader has begun since it was chosen. */
  #begun = ''
  /** @type {Map<string, Kept>} */
  #kept = new Map()
  #reading = new AbortController()
  #isPending = false
  /** What is said now; '' for nothing. @type {[path: string, values?: Record<string, string | number>]} */
  #said = ['']
  /** The board with the listeners. @type {any} */
  #board = null
  #forgetLanguage = () => {}

  constructor() {
    super()
    this.#root.append(
      make('section', { 'aria-labelledby': 'title' }, this.#head, this.#place, this.#says),
    )
    this.#place.addEventListener('click', ({ target }) => this.#press(target))
    this.#place.addEventListener('keydown', (event) => this.#onKey(event))
  }

  connectedCallback() {
    upgradeProperties(this, [...WORDS, ...BOOLEANS, 'record'])
    adoptStyles(this.#root, STYLES)
    this.#forgetLanguage = followLanguage(this.ownerDocument, () => this.#speak())
    this.#speak()
    this.#schedule()
  }

  disconnectedCallback() {
    this.#forgetLanguage()
    this.#reading.abort()
    this.#keep()
    this.#listenTo(null)
  }

  /** Style sheets belong to the document that created them. */
  adoptedCallback() {
    adoptStyles(this.#root, STYLES)
  }

  /** @param {string} name @param {string | null} before @param {string | null} now */
  attributeChangedCallback(name, before, now) {
    if (before === now) return
    if (name === 'lang') this.#speak()
    else this.#schedule()
  }

  /** The key of the puzzle on the board: its date or, without one, its text; of a daily one, the date and the grade. */
  get chosen() {
    return this.#chosen
  }

  /**
   * What the reader has done, as plain data for JSON; setting it restores that.
   * @returns {{version: number, kept: Record<string, Kept>}}
   */
  get record() {
    this.#keep()
    return { version: RECORD_VERSION, kept: Object.fromEntries(this.#kept) }
  }
  set record(record) {
    const { version, kept } = Object(record)
    if (version !== RECORD_VERSION || typeof kept !== 'object' || !kept) {
      throw new TypeError('no record of a nonet-archive of this version')
    }
    const entries = Object.entries(/** @type {Record<string, Kept>} */ (kept))
    const wrong = entries.find(([, one]) => typeof Object(one).solved !== 'boolean')
    if (wrong) throw new TypeError(`record.kept["${wrong[0]}"] is wrong`)
    this.#kept = new Map(entries)
    const state = this.#kept.get(this.#chosen)?.state
    if (state && this.#board) this.#restore(this.#chosen, state)
    this.#draw()
  }

  /** Puts a puzzle on the board. Whether there is one with this key. @param {string} key */
  choose(key) {
    const item = this.#itemOf(key)
    if (item) this.#take(item)
    return item !== undefined
  }

  /** Many changes in one task are read once. */
  #schedule() {
    if (this.#isPending || !this.isConnected) return
    this.#isPending = true
    queueMicrotask(async () => {
      this.#isPending = false
      if (this.isConnected) await this.#read()
    })
  }

  /** Reads the file, shows what there is, and puts the puzzle of today, the latest or the first one on an empty board. */
  async #read() {
    this.#reading.abort()
    this.#reading = new AbortController()
    const { signal } = this.#reading
    this.#keep()
    this.#chosen = ''
    this.#entries = []
    this.#say('')
    try {
      if (!this.daily && this.src) {
        this.#say('archive.loading')
        this.#entries = await fetchArchive(new URL(this.src, this.baseURI).href, signal)
        signal.throwIfAborted()
        this.#say('')
      }
      const first = this.#build()
      await untilParsed(this.ownerDocument)
      if (!signal.aborted) this.#findBoard(first)
    } catch (reason) {
      if (signal.aborted) return
      this.#build()
      this.#fail(reason)
    }
  }

  /** Makes the calendar or the list. @returns {Item | undefined} the puzzle to begin with */
  #build() {
    const today = dayOf()
    const dated = this.#entries.filter(({ date }) => date)
    const isCalendar = this.daily || (dated.length > 0 && dated.length === this.#entries.length)
    const days = dated.map(({ date }) => date).sort()
    const latest = days.findLast((day) => day <= today)
    /** @type {Item | undefined} */
    let first
    if (isCalendar) {
      const start = this.daily ? (isDay(this.from) ? this.from : FIRST_DAY) : days[0]
      const active = this.daily ? today : (latest ?? today)
      const byDay = new Map(dated.map((entry) => [entry.date, entry.key]))
      const itemOf = (/** @type {string} */ day) =>
        this.#itemOf(this.daily ? this.#keyOf(day) : (byDay.get(day) ?? ''))
      const range = { first: start < active ? start : active, last: today }
      this.#view = new CalendarView({ ...range, active, labelledBy: this.#title.id, itemOf })
      first = itemOf(active)
    } else if (this.#entries.length) {
      const itemAt = (/** @type {number} */ index) => this.#itemFor(this.#entries[index])
      this.#view = new ListView({
        count: this.#entries.length,
        active: 0,
        labelledBy: this.#title.id,
        itemAt,
      })
      first = itemAt(0)
    } else this.#view = undefined
    this.#place.replaceChildren(...(this.#view ? [this.#view.root] : []))
    if (!this.#view && !this.#said[0]) this.#say('archive.empty')
    this.#draw()
    return first
  }

  /** The key of a day's puzzle. */
  #keyOf(/** @type {string} */ day) {
    const grade = this.grade && this.grade !== 'medium' ? this.grade : 'moderate'
    return `${day} ${grade}`
  }

  /** The puzzle of a key, if it can be chosen by now. @returns {Item | undefined} */
  #itemOf(/** @type {string} */ key) {
    const today = dayOf()
    if (this.daily) {
      const [day] = key.split(' ')
      const isOpen = isDay(day) && day <= today && key === this.#keyOf(day)
      return isOpen ? this.#itemFor({ key, title: '' }) : undefined
    }
    const entry = this.#entries.find((each) => each.key === key)
    return entry && entry.date <= today ? this.#itemFor(entry) : undefined
  }

  /** @param {{key: string, title: string}} entry @returns {Item} */
  #itemFor({ key, title }) {
    const kept = this.#kept.get(key)
    const isChosen = key === this.#chosen
    const isBegun = kept?.state || (isChosen && this.#begun)
    return { key, title, isChosen, mark: kept?.solved ? 'solved' : isBegun ? 'begun' : '' }
  }

  /** The board that `for` names, with its listeners. */
  #target() {
    const root = /** @type {Document | ShadowRoot} */ (this.getRootNode())
    const board = this.for ? root.getElementById(this.for) : null
    this.#listenTo(board)
    if (!board) this.#fail(new ArchiveError('archive.noBoard', { name: this.for }))
    return board
  }

  /** Puts the first puzzle on the board, unless the page has put one on it. @param {Item | undefined} first */
  #findBoard(first) {
    const board = this.#target()
    const hasOwn = ['puzzle', 'grade', 'seed'].some((name) => board?.hasAttribute(name))
    if (board && first && !hasOwn) this.#take(first, false)
  }

  /** @param {any} board */
  #listenTo(board) {
    if (board === this.#board) return
    for (const type of ['nonet-start', 'nonet-solved']) {
      this.#board?.removeEventListener(type, this.#onBoard)
      board?.addEventListener(type, this.#onBoard)
    }
    this.#board = board
  }

  #onBoard = (/** @type {any} */ { type, detail }) => {
    if (!this.#chosen) return
    this.#begun = String(detail.puzzle.givens)
    if (type === 'nonet-solved') this.#kept.set(this.#chosen, { solved: true })
    this.#draw()
  }

  /** Stores the state of the puzzle on the board, if the reader has begun it. */
  #keep() {
    const state = this.#begun && this.#chosen ? this.#board?.state : undefined
    if (!state || String(state.puzzle.givens) !== this.#begun) return
    const solved = this.#kept.get(this.#chosen)?.solved ?? false
    this.#kept.set(this.#chosen, { solved, state })
  }

  /** @param {Item} item @param {boolean} [isReader] chosen by the reader or by a script, not at the start */
  async #take({ key, title }, isReader = true) {
    const board = this.#target()
    if (!board || key === this.#chosen) return
    this.#keep()
    this.#say('')
    this.#chosen = key
    this.#begun = ''
    const entry = this.#entries.find((each) => each.key === key)
    const [date, grade] = this.daily ? key.split(' ') : [entry?.date ?? '', '']
    const wanted = {
      grade: grade || null,
      seed: grade ? date : null,
      puzzle: entry?.puzzle ?? null,
    }
    for (const [name, value] of Object.entries(wanted)) writeWord(board, name, value)
    this.#draw()
    if (isReader) this.#emit('nonet-choose', { key, date, title })
    await customElements.whenDefined(board.localName)
    const state = this.#kept.get(key)?.state
    if (state && key === this.#chosen) this.#restore(key, state)
  }

  /** Restores what the reader has done with the puzzle. @param {string} key @param {any} state */
  #restore(key, state) {
    try {
      this.#board.state = state
      this.#begun = String(state.puzzle.givens)
    } catch (error) {
      this.#kept.delete(key)
      this.#say('archive.badState')
      this.#emit('nonet-error', { error })
    }
  }

  #press(/** @type {EventTarget | null} */ target) {
    const cell = target instanceof Element ? target.closest('[tabindex]') : null
    if (!(cell instanceof HTMLElement)) return
    this.#view?.press(cell)
    if (cell.dataset.key !== undefined) this.choose(cell.dataset.key)
    this.#draw()
    this.#view?.active?.focus()
  }

  /** @param {KeyboardEvent} event */
  #onKey(event) {
    if (event.ctrlKey || event.metaKey || event.altKey) return
    const isChoice = event.key === 'Enter' || event.key === ' '
    if (!isChoice && !this.#view?.move(event, this.#words)) return
    event.preventDefault()
    if (isChoice) return this.#press(event.target)
    this.#draw()
    this.#view?.active?.focus()
  }

  #turn(/** @type {number} */ count) {
    this.#view?.turn(count)
    this.#draw()
  }

  /** In the language of its place, as soon as that is loaded. */
  async #speak() {
    const wanted = languageOf(this)
    const words = await wordsFor(wanted)
    // Meanwhile it may have another language, or another place.
    if (languageOf(this) !== wanted) return
    this.#words = words
    this.#draw()
  }

  #draw() {
    const [words, view] = [this.#words, this.#view]
    const [section] = this.#root.children
    section.setAttribute('lang', words.locale.language)
    const { isRightToLeft = false } = LANGUAGES[words.locale.language] ?? {}
    section.setAttribute('dir', isRightToLeft ? 'rtl' : 'ltr')
    const [path, values] = this.#said
    const said = path && words.say(path, values)
    if (this.#says.textContent !== said) this.#says.textContent = said
    this.#head.hidden = !view
    if (!view) return
    const title = view.title(words)
    if (this.#title.textContent !== title) this.#title.textContent = title
    const { back, forth, canGoBack, canGoForth } = view.turns
    const turns = /** @type {const} */ ([
      [this.#back, back, canGoBack],
      [this.#forth, forth, canGoForth],
    ])
    for (const [button, label, can] of turns) {
      button.setAttribute('aria-label', words.say(label))
      // A disabled button would lose the focus.
      button.setAttribute('aria-disabled', String(!can))
      button.hidden = !canGoBack && !canGoForth
    }
    view.draw(words)
  }

  /** @param {string} path @param {Record<string, string | number>} [values] */
  #say(path, values) {
    this.#said = [path, values]
    this.#draw()
  }

  #fail(/** @type {unknown} */ error) {
    if (!(error instanceof ArchiveError)) throw error
    this.#say(error.path, error.values)
    this.#emit('nonet-error', { error })
  }

  /** @param {string} name @param {object} detail */
  #emit(name, detail) {
    this.dispatchEvent(new CustomEvent(name, { detail, bubbles: true, composed: true }))
  }
}

mirrorAttributes(NonetArchive.prototype, WORDS, BOOLEANS)

/** @param {string} sign @param {() => void} turn */
function turnButton(sign, turn) {
  const on = {
    click: (/** @type {Event} */ { currentTarget }) => {
      const button = /** @type {HTMLElement} */ (currentTarget)
      if (button.getAttribute('aria-disabled') !== 'true') turn()
    },
  }
  return make('button', { type: 'button', part: 'turn', on }, make('span', {}, sign))
}

/** Resolves once all elements of the page are there. */
async function untilParsed(/** @type {Document} */ document) {
  if (document.readyState !== 'loading') return
  await new Promise((done) => document.addEventListener('DOMContentLoaded', done, { once: true }))
}
