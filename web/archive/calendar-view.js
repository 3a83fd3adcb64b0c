// archive/calendar-view.js: a month of days, of which those with a puzzle can be chosen.

import { DateGrid, datesIn } from '../dom/date-grid.js'

/** @typedef {import('../words/phrases.js').Phrases} Phrases */
/** @typedef {import('./nonet-archive.js').Item} Item */

export class CalendarView {
  #grid
  #itemOf

  /**
   * @param {object} how
   * @param {string} how.first the first day of the calendar @param {string} how.last
   * @param {string} how.active the day with the tab stop
   * @param {string} how.labelledBy the id of its title
   * @param {(day: string) => Item | undefined} how.itemOf the puzzle of a day
   */
  constructor({ itemOf, ...how }) {
    this.#grid = new DateGrid({ ...how, part: 'calendar' })
    this.#itemOf = itemOf
    this.root = this.#grid.root
  }

  /** @param {Phrases} words */
  title({ locale }) {
    return this.#grid.title(locale)
  }

  get turns() {
    const { canGoBack, canGoForth } = this.#grid
    return { back: 'archive.earlier', forth: 'archive.later', canGoBack, canGoForth }
  }

  turn(/** @type {number} */ count) {
    this.#grid.turn(count)
  }

  /** @param {Phrases} words */
  draw(words) {
    const dateOf = datesIn(words.locale, { dateStyle: 'full' })
    this.#grid.draw(words.locale, (day) => {
      const item = this.#itemOf(day)
      const name = item?.title ? words.listOf([dateOf(day), item.title]) : dateOf(day)
      return {
        label: item?.mark ? words.say(`archive.${item.mark}`, { name }) : name,
        isOpen: Boolean(item),
        isChosen: item?.isChosen ?? false,
        attributes: {
          class: item?.mark || undefined,
          part: ['day', item?.mark].filter(Boolean).join(' '),
          dataset: item && { key: item.key },
        },
      }
    })
  }

  /** Goes to a day by a key; false for any other key. @param {KeyboardEvent} event @param {Phrases} words */
  move(event, { locale }) {
    return this.#grid.move(event, locale)
  }

  /** The day of the cell that has been pressed has the tab stop. @param {HTMLElement} cell */
  press({ dataset }) {
    if (dataset.day) this.#grid.active = dataset.day
  }

  get active() {
    return this.#grid.cell
  }
}
