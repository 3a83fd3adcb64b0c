// base/days.js: days of the calendar as texts, '2026-11-23', and months, '2026-11'.
//
// A day has no time and no time zone: it is the one on the reader's wall. All arithmetic is in UTC, where every day has 24
// hours. Texts of days sort as the days do.

const DAY_MS = 24 * 3600 * 1000
const DAY = /^\d{4}-\d\d-\d\d$/

/** The first day that has puzzles. */
export const FIRST_DAY = '2026-01-01'

/** The day at a moment, where the reader is. @param {Date} [now] */
export function dayOf(now = new Date()) {
  return textOf(Date.UTC(now.getFullYear(), now.getMonth(), now.getDate()))
}

/** @param {unknown} text @returns {text is string} */
export function isDay(text) {
  return typeof text === 'string' && DAY.test(text) && textOf(Date.parse(text)) === text
}

/** @param {string} day @param {number} count of days, negative for earlier ones */
export function addDays(day, count) {
  return textOf(Date.parse(day) + count * DAY_MS)
}

/** The same day of another month, or that month's last one. @param {string} day @param {number} count of months */
export function addMonths(day, count) {
  const [year, month, date] = day.split('-').map(Number)
  const last = new Date(Date.UTC(year, month + count, 0)).getUTCDate()
  return textOf(Date.UTC(year, month - 1 + count, Math.min(date, last)))
}

/** @param {string} day */
export const monthOf = (day) => day.slice(0, 7)

/** 1 for Monday to 7 for Sunday, as Intl.Locale counts. @param {string} day */
export const weekdayOf = (day) => new Date(day).getUTCDay() || 7

/** The first day of the week of a day. @param {string} day @param {number} first weekday of a week */
export const weekOf = (day, first) => addDays(day, -((weekdayOf(day) - first + 7) % 7))

/** The nearest day that is neither before the first nor after the last. @param {string} day @param {string} first @param {string} last */
export function within(day, first, last) {
  if (day < first) return first
  return day > last ? last : day
}

/**
 * The weeks of a month, each of seven days; '' for days of another month.
 * @param {string} month @param {number} first weekday of a week
 */
export function weeksOf(month, first) {
  const weeks = []
  for (
    let start = weekOf(`${month}-01`, first);
    monthOf(start) <= month;
    start = addDays(start, 7)
  ) {
    const days = Array.from({ length: 7 }, (_, at) => addDays(start, at))
    weeks.push(days.map((day) => (monthOf(day) === month ? day : '')))
  }
  return weeks
}

/** @param {number} ms since 1970, in UTC */
function textOf(ms) {
  return Number.isNaN(ms) ? '' : new Date(ms).toISOString().slice(0, 10)
}
