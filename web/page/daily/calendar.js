// page/daily/calendar.js: a month of days to choose from, with what was solved on each.
//
// Each day has a small mark for each puzzle that was begun, filled if it is solved, and says so in words.

import { FIRST_DAY, within } from '../../base/days.js'
import { DateGrid, datesIn } from '../../dom/date-grid.js'
import { make } from '../../dom/make.js'
import { locale, say } from '../../words/sentences.js'
import { GRADES } from '../grades.js'

/** @typedef {'begun' | 'solved'} Mark */
/**
 * @typedef {object} Shown
 * @property {string} today the last day that can be chosen
 * @property {string} chosen
 * @property {(day: string) => Mark[]} marksOf of the puzzles of a day that were begun or solved
 */

export class Calendar {
  #title = make('h3', { id: 'daily-month', 'aria-live': 'polite' })
  #earlier = this.#turnButton('daily.earlier', '‹', -1)
  #later = this.#turnButton('daily.later', '›', 1)
  #grid
  #dateOf = datesIn(locale, { dateStyle: 'full' })
  /** @type {Shown} */
  #shown
  #onChoose

  /**
   * @param {string} today
   * @param {(day: string) => void} onChoose called with the day that the reader has chosen
   */
  constructor(today, onChoose) {
    this.#onChoose = onChoose
    this.#shown = { today, chosen: today, marksOf: () => [] }
    this.#grid = new DateGrid({ labelledBy: this.#title.id, first: FIRST_DAY, last: today })
    const grid = this.#grid.root
    grid.addEventListener('click', ({ target }) => this.#choose(dayAt(target)))
    grid.addEventListener('keydown', (event) => this.#onKey(event))
    const key = (/** @type {Mark} */ mark) =>
      make('span', {}, make('i', { class: mark }), ' ', say(`daily.${mark}`))
    this.root = make(
      'section',
      { class: 'calendar', 'aria-labelledby': this.#title.id },
      make('div', { class: 'month' }, this.#earlier, this.#title, this.#later),
      grid,
      make('p', { class: 'marks' }, key('solved'), key('begun')),
    )
  }

  /** Gives today the tab stop, and so shows its month with the next show(). @param {string} today */
  turnTo(today) {
    this.#grid.last = today
    this.#grid.active = today
  }

  /** @param {Shown} shown */
  show(shown) {
    this.#shown = shown
    this.#grid.last = shown.today
    this.#draw()
  }

  #draw() {
    const { today, chosen, marksOf } = this.#shown
    const grid = this.#grid
    const title = grid.title(locale)
    if (this.#title.textContent !== title) this.#title.textContent = title
    // Not `disabled`, which would take the focus away.
    this.#earlier.setAttribute('aria-disabled', String(!grid.canGoBack))
    this.#later.setAttribute('aria-disabled', String(!grid.canGoForth))
    const hasFocus = grid.root.contains(document.activeElement)
    grid.draw(locale, (day) => {
      const isOpen = isBetween(day, today)
      const marks = isOpen ? marksOf(day) : []
      const dots = marks.map((mark) => make('i', { class: mark }))
      return {
        label: this.#labelOf(day, marks),
        isOpen,
        isChosen: day === chosen,
        content: [make('span', { class: 'marks' }, ...dots)],
      }
    })
    if (hasFocus) grid.cell?.focus()
  }

  /** @param {string} day @param {Mark[]} marks */
  #labelOf(day, marks) {
    const count = marks.filter((mark) => mark === 'solved').length
    const words = [this.#dateOf(day)]
    if (count) words.push(say('daily.solvedOf', { count, all: GRADES.length }))
    if (marks.includes('begun')) words.push(say('daily.begun'))
    return words.join(', ')
  }

  /** @param {string} words @param {string} sign @param {number} months */
  #turnButton(words, sign, months) {
    const click = () => {
      this.#grid.turn(months)
      this.#draw()
    }
    return make('button', { type: 'button', 'aria-label': say(words), on: { click } }, sign)
  }

  #choose(/** @type {string} */ day) {
    if (!day || !isBetween(day, this.#shown.today)) return
    this.#grid.active = day
    this.#onChoose(day)
    this.#grid.cell?.focus()
  }

  #onKey(/** @type {KeyboardEvent} */ event) {
    if (event.ctrlKey || event.altKey || event.metaKey) return
    if (this.#grid.move(event, locale)) {
      this.#draw()
      this.#grid.cell?.focus()
    } else if (event.key === 'Enter' || event.key === ' ') this.#choose(dayAt(event.target))
    else return
    event.preventDefault()
  }
}

/** The day of the cell in which something is. @param {EventTarget | null} target */
function dayAt(target) {
  const cell = target instanceof Element ? target.closest('td') : null
  return cell?.dataset.day ?? ''
}

/** @param {string} day @param {string} today */
const isBetween = (day, today) => within(day, FIRST_DAY, today) === day
