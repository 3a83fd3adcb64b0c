// page/daily/results.js: which daily puzzles were solved, when, and how long it took.
//
// The results are plain data in the shelf's database, beside the puzzles, so that a puzzle that is deleted or started afresh
// stays solved in the calendar. They are part of an export.

import { addDays, FIRST_DAY, isDay } from '../../base/days.js'
import { GRADES } from '../grades.js'
import { keyOf } from './daily-puzzle.js'

/**
 * @typedef {object} Result
 * @property {string} on the day on which it was solved for the first time
 * @property {number} seconds that it took; 0 where no clock ran
 */
/** @typedef {Record<string, Result>} Results by keyOf() */
/** @typedef {import('./daily-puzzle.js').Daily} Daily */

/** A clock that shows more was forgotten. */
const LONGEST_SECONDS = 100 * 3600

/** The valid ones among what is stored, or what a file has. @param {unknown} stored @returns {Results} */
export function soundResults(stored) {
  const sound = Object.entries(Object(stored)).filter(([key, result]) => {
    const [day, grade, ...rest] = key.split(' ')
    const isKey = isDay(day) && day >= FIRST_DAY && GRADES.some((one) => one === grade)
    const { on, seconds } = Object(result)
    const isTime = Number.isInteger(seconds) && seconds >= 0 && seconds <= LONGEST_SECONDS
    return isKey && rest.length === 0 && isDay(on) && isTime
  })
  return Object.fromEntries(sound.map(([key, { on, seconds }]) => [key, { on, seconds }]))
}

/** Both together; of two results of a puzzle the earlier one. @param {Results} one @param {Results} other @returns {Results} */
export function mergeResults(one, other) {
  const later = Object.entries(other).filter(([key, { on }]) => !(one[key]?.on <= on))
  return { ...one, ...Object.fromEntries(later) }
}

/** The results with one more. @param {Results} results @param {Daily} daily @param {Result} result */
export const withResult = (results, daily, result) =>
  mergeResults(results, { [keyOf(daily)]: result })

/** The solved grades of a day. @param {Results} results @param {string} day */
export const solvedOn = (results, day) => GRADES.filter((grade) => keyOf({ day, grade }) in results)

/**
 * Days in a row of which a puzzle was solved on the day itself: up to now, and the most there were. The row goes on as
 * long as the day is not over.
 * @param {Results} results @param {string} today
 */
export function streaksOf(results, today) {
  const entries = Object.entries(results)
  const days = new Set(
    entries.filter(([key, { on }]) => key.startsWith(on)).map(([, { on }]) => on),
  )
  const lengthTo = (/** @type {string} */ last) => {
    let day = last
    while (days.has(day)) day = addDays(day, -1)
    return (Date.parse(last) - Date.parse(day)) / (24 * 3600 * 1000)
  }
  const ends = [...days].filter((day) => !days.has(addDays(day, 1)))
  return {
    now: lengthTo(days.has(today) ? today : addDays(today, -1)),
    longest: Math.max(0, ...ends.map(lengthTo)),
  }
}
