// dom/date-grid.js: a month of days as a table, in which one day is a tab stop.
//
// The keys are those of the date grid of the ARIA Authoring Practices: arrows, Home and End of the week, Page Up and Page Down
// for months, with Shift for years. Who shows the grid says what each day looks like, and what it means to choose one.

import { addDays, addMonths, monthOf, weekOf, weeksOf, within } from '../base/days.js'
import { make } from './make.js'

/**
 * @typedef {object} DayCell
 * @property {string} label the date and what is to be said of it
 * @property {boolean} isOpen it can be chosen
 * @property {boolean} isChosen
 * @property {import('./make.js').Properties} [attributes] further ones of its cell
 * @property {Node[]} [content] below its number
 */

/** The way from one day to another by each key. @type {Record<string, (day: string, first: number) => string>} */
const MOVES = {
  ArrowUp: (day) => addDays(day, -7),
  ArrowDown: (day) => addDays(day, 7),
  Home: (day, first) => weekOf(day, first),
  End: (day, first) => addDays(weekOf(day, first), 6),
  PageUp: (day) => addMonths(day, -1),
  PageDown: (day) => addMonths(day, 1),
  ShiftPageUp: (day) => addMonths(day, -12),
  ShiftPageDown: (day) => addMonths(day, 12),
}
/** Not every browser knows on which weekday a week begins. */
const MONDAY = 1

export class DateGrid {
  #active
  #first
  #last
  #head = make('thead')
  #body = make('tbody')

  /**
   * @param {object} how
   * @param {string} how.labelledBy the id of its title
   * @param {string} how.first the first day of all months @param {string} how.last
   * @param {string} [how.active] the day with the tab stop; default the last
   * @param {string} [how.part]
   */
  constructor({ labelledBy, first, last, active = last, part }) {
    this.#first = first
    this.#last = last
    this.#active = active
    this.root = make(
      'table',
      { role: 'grid', 'aria-labelledby': labelledBy, part },
      this.#head,
      this.#body,
    )
  }

  /** The day with the tab stop, which is in the month that is shown by the next draw(). */
  get active() {
    return this.#active
  }
  set active(day) {
    this.#active = within(day, this.#first, this.#last)
  }

  /** The last day of all months: today, where a day can pass while the grid is shown. */
  get last() {
    return this.#last
  }
  set last(day) {
    this.#last = day
  }

  /** The cell with the tab stop, once it is drawn. */
  get cell() {
    const cell = this.#body.querySelector('[tabindex="0"]')
    return cell instanceof HTMLElement ? cell : null
  }

  get canGoBack() {
    return monthOf(this.#active) > monthOf(this.#first)
  }
  get canGoForth() {
    return monthOf(this.#active) < monthOf(this.#last)
  }

  /** To another month. @param {number} count of months */
  turn(count) {
    this.active = addMonths(this.#active, count)
  }

  /** 'November 2026' @param {Intl.Locale} locale */
  title(locale) {
    return datesIn(locale, { month: 'long', year: 'numeric' })(this.#active)
  }

  /** @param {Intl.Locale} locale @param {(day: string) => DayCell} cellOf */
  draw(locale, cellOf) {
    const firstDay = firstWeekday(locale)
    const long = datesIn(locale, { weekday: 'long' })
    const narrow = datesIn(locale, { weekday: 'narrow' })
    const start = weekOf(this.#active, firstDay)
    const names = Array.from({ length: 7 }, (_, at) => addDays(start, at)).map((day) =>
      make('th', { scope: 'col', abbr: long(day), 'aria-label': long(day) }, narrow(day)),
    )
    const rows = weeksOf(monthOf(this.#active), firstDay).map((week) =>
      make('tr', {}, ...week.map((day) => (day ? this.#cellFor(day, cellOf(day)) : make('td')))),
    )
    this.#head.replaceChildren(make('tr', {}, ...names))
    this.#body.replaceChildren(...rows)
  }

  /** @param {string} day @param {DayCell} cell */
  #cellFor(
    day,
    { label, isOpen, isChosen, attributes: { dataset, ...attributes } = {}, content = [] },
  ) {
    return make(
      'td',
      {
        role: 'gridcell',
        tabindex: day === this.#active ? 0 : -1,
        'aria-selected': String(isChosen),
        'aria-current': day === this.#last ? 'date' : null,
        'aria-disabled': isOpen ? null : 'true',
        'aria-label': label,
        dataset: { ...dataset, day },
        ...attributes,
      },
      make('span', {}, String(Number(day.slice(-2)))),
      ...content,
    )
  }

  /** Whether the key moves the tab stop, which the next draw() shows. @param {KeyboardEvent} event @param {Intl.Locale} locale */
  move({ key, shiftKey }, locale) {
    const isFromRight = getComputedStyle(this.root).direction === 'rtl'
    const aside = { ArrowLeft: -1, ArrowRight: 1 }[key]
    const step = MOVES[`${shiftKey ? 'Shift' : ''}${key}`] ?? MOVES[key]
    if (!aside && !step) return false
    this.active = aside
      ? addDays(this.#active, isFromRight ? -aside : aside)
      : step(this.#active, firstWeekday(locale))
    return true
  }
}

/** Writes days in the words of a language. @param {Intl.Locale} locale @param {Intl.DateTimeFormatOptions} style */
export function datesIn(locale, style) {
  const format = new Intl.DateTimeFormat(locale, { ...style, calendar: 'gregory', timeZone: 'UTC' })
  return (/** @type {string} */ day) => format.format(Date.parse(day))
}

/** On which weekday a week begins: 1 for Monday to 7 for Sunday. @param {Intl.Locale} locale */
function firstWeekday(locale) {
  const { getWeekInfo, weekInfo } = /** @type {any} */ (locale)
  return Number((getWeekInfo?.call(locale) ?? weekInfo)?.firstDay ?? MONDAY)
}
