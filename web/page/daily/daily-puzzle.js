// page/daily/daily-puzzle.js: the puzzles of a day: one of each grade, made from the date.
//
// The date is the seed, so that everyone has the same puzzles, and no server is needed. That is a promise: what is here
// never changes, and tests/daily holds the puzzles of ten years.

import { FIRST_DAY, isDay } from '../../base/days.js'
import { GRADES } from '../grades.js'

/** @typedef {import('../grades.js').Grade} Grade */
/** @typedef {import('../shelf/records.js').Origin} Origin */
/** @typedef {{day: string, grade: Grade}} Daily */

/** What the puzzle of a day is made from. @param {Daily} daily @returns {Origin} */
export function originOf({ day, grade }) {
  return { wishes: { grade, symmetry: 'half-turn' }, seed: day, number: 1 }
}

/**
 * Which puzzle of which day was made from this; undefined for all others.
 * @param {Origin | undefined} made
 * @returns {Daily | undefined}
 */
export function dailyOf(made) {
  const { seed, number, wishes } = made ?? {}
  const { grade, symmetry, ...others } = wishes ?? {}
  const isOurs = number === 1 && symmetry === 'half-turn' && Object.keys(others).length === 0
  if (!isOurs || !isDay(seed) || seed < FIRST_DAY) return undefined
  const known = GRADES.find((one) => one === grade)
  return known && { day: seed, grade: known }
}

/** The name of a daily puzzle in stored data: '2026-11-23 moderate'. @param {Daily} daily */
export const keyOf = ({ day, grade }) => `${day} ${grade}`
