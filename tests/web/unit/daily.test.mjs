// tests/web/unit/daily.test.mjs: days and months of the calendar, which puzzle belongs to which day, results and streaks.
import assert from 'node:assert/strict'
import { test } from 'node:test'
import {
  addDays,
  addMonths,
  dayOf,
  FIRST_DAY,
  isDay,
  weekdayOf,
  weekOf,
  weeksOf,
  within,
} from '../../../web/base/days.js'
import { dailyOf, keyOf, originOf } from '../../../web/page/daily/daily-puzzle.js'
import {
  mergeResults,
  solvedOn,
  soundResults,
  streaksOf,
  withResult,
} from '../../../web/page/daily/results.js'
import { GRADES } from '../../../web/page/grades.js'

test('a day is the one where the reader is, at any hour', () => {
  for (const hour of [0, 1, 2, 3, 12, 23]) {
    assert.equal(dayOf(new Date(2026, 2, 29, hour)), '2026-03-29')
    assert.equal(dayOf(new Date(2026, 9, 25, hour, 59)), '2026-10-25')
  }
})

test('days, months and weeks go on over months, years and leap days', () => {
  assert.equal(addDays('2026-12-31', 1), '2027-01-01')
  assert.equal(addDays('2028-02-28', 1), '2028-02-29')
  assert.equal(addDays('2026-03-30', -2), '2026-03-28')
  assert.equal(addMonths('2026-01-31', 1), '2026-02-28')
  assert.equal(addMonths('2028-01-31', 1), '2028-02-29')
  assert.equal(addMonths('2026-03-15', -12), '2025-03-15')
  assert.equal(addMonths('2026-11-30', 3), '2027-02-28')
  assert.equal(weekdayOf('2026-11-22'), 7)
  assert.equal(weekdayOf('2026-11-23'), 1)
  assert.equal(weekOf('2026-11-23', 1), '2026-11-23')
  assert.equal(weekOf('2026-11-23', 7), '2026-11-22')
  assert.equal(weekOf('2026-11-23', 6), '2026-11-21')
})

test('every day from the first one follows the one before it', () => {
  let day = FIRST_DAY
  for (let count = 1; count < 4018; count++) {
    const next = addDays(day, 1)
    assert.ok(isDay(next) && next > day, next)
    assert.equal(weekdayOf(next), (weekdayOf(day) % 7) + 1)
    assert.equal(addDays(next, -1), day)
    day = next
  }
  assert.equal(day, '2036-12-31')
})

test('what is no day of the calendar', () => {
  assert.ok(isDay('2028-02-29'))
  for (const text of ['', '2026-02-29', '2026-13-01', '2026-1-1', '2026-01-01T00', 7, null]) {
    assert.ok(!isDay(text), String(text))
  }
})

test('a day outside the bounds becomes the nearest one', () => {
  assert.equal(within('2025-12-31', FIRST_DAY, '2026-11-23'), FIRST_DAY)
  assert.equal(within('2026-12-01', FIRST_DAY, '2026-11-23'), '2026-11-23')
  assert.equal(within('2026-05-05', FIRST_DAY, '2026-11-23'), '2026-05-05')
})

test('the weeks of a month have each of its days once, under its weekday', () => {
  for (const first of [1, 6, 7]) {
    for (let month = FIRST_DAY; month < '2029'; month = addMonths(month, 1)) {
      const weeks = weeksOf(month.slice(0, 7), first)
      const days = weeks.flat().filter(Boolean)
      assert.equal(days[0], month)
      assert.equal(days.length, Number(addDays(addMonths(month, 1), -1).slice(-2)))
      for (const week of weeks) {
        assert.equal(week.length, 7)
        assert.ok(week.some(Boolean))
        for (const [at, day] of week.entries()) {
          if (day) assert.equal(weekdayOf(day), ((first - 1 + at) % 7) + 1)
        }
      }
    }
  }
  assert.equal(weeksOf('2027-02', 1).length, 4)
})

test('a daily puzzle is known by what it was made from', () => {
  for (const grade of GRADES) {
    const daily = { day: '2026-11-23', grade }
    assert.deepEqual(dailyOf(originOf(daily)), daily)
  }
  const made = originOf({ day: '2026-11-23', grade: 'hard' })
  /** @type {any[]} */
  const others = [
    undefined,
    { ...made, number: 2 },
    { ...made, seed: 'train' },
    { ...made, seed: '2025-12-31' },
    { ...made, seed: '2026-02-30' },
    { ...made, wishes: { grade: 'hard' } },
    { ...made, wishes: { ...made.wishes, grade: 'nice' } },
    { ...made, wishes: { ...made.wishes, size: 6 } },
    { ...made, wishes: undefined },
  ]
  for (const other of others) assert.equal(dailyOf(other), undefined, JSON.stringify(other))
})

/** @param {string} day @param {string} [on] @param {number} [seconds] */
const solved = (day, on = day, seconds = 0) => ({
  [keyOf({ day, grade: 'easy' })]: { on, seconds },
})

test('the first time counts, whatever is solved again or imported', () => {
  const daily = /** @type {const} */ ({ day: '2026-11-20', grade: 'easy' })
  const first = solved('2026-11-20', '2026-11-21', 300)
  const again = withResult(first, daily, { on: '2026-11-23', seconds: 100 })
  assert.deepEqual(again, first)
  const earlier = solved('2026-11-20', '2026-11-20', 400)
  assert.deepEqual(mergeResults(first, earlier), earlier)
  assert.deepEqual(mergeResults(earlier, first), earlier)
  assert.deepEqual(solvedOn(mergeResults(first, solved('2026-11-19')), '2026-11-20'), ['easy'])
  assert.deepEqual(solvedOn(first, '2026-11-21'), [])
})

test('of stored results only the valid ones count', () => {
  const sound = { ...solved('2026-11-20'), ...solved('2026-11-21', '2026-11-22', 61) }
  assert.deepEqual(soundResults({ ...sound }), sound)
  const flawed = {
    '2026-11-20': { on: '2026-11-20', seconds: 0 },
    '2026-11-20 nice': { on: '2026-11-20', seconds: 0 },
    '2026-11-20 hard more': { on: '2026-11-20', seconds: 0 },
    '2025-11-20 hard': { on: '2026-11-20', seconds: 0 },
    '2026-11-31 hard': { on: '2026-11-20', seconds: 0 },
    '2026-11-01 hard': { on: 'today', seconds: 0 },
    '2026-11-02 hard': { on: '2026-11-20', seconds: -1 },
    '2026-11-03 hard': { on: '2026-11-20', seconds: 1e9 },
    '2026-11-04 hard': { on: '2026-11-20' },
    '2026-11-05 hard': null,
  }
  assert.deepEqual(soundResults({ ...flawed, ...sound }), sound)
  for (const nothing of [undefined, null, 7, 'text', []])
    assert.deepEqual(soundResults(nothing), {})
})

test('a streak is days in a row with a puzzle solved on its own day', () => {
  const today = '2026-11-23'
  assert.deepEqual(streaksOf({}, today), { now: 0, longest: 0 })
  const three = { ...solved('2026-11-20'), ...solved('2026-11-21'), ...solved('2026-11-22') }
  assert.deepEqual(streaksOf(three, today), { now: 3, longest: 3 }, 'today is not over')
  assert.deepEqual(streaksOf({ ...three, ...solved(today) }, today), { now: 4, longest: 4 })
  assert.deepEqual(streaksOf(three, '2026-11-24'), { now: 0, longest: 3 })
  const late = { ...three, ...solved('2026-11-19', '2026-11-22') }
  assert.deepEqual(streaksOf(late, today), { now: 3, longest: 3 }, 'the 19th was solved later')
  const both = {
    [keyOf({ day: today, grade: 'easy' })]: { on: today, seconds: 0 },
    [keyOf({ day: today, grade: 'hard' })]: { on: today, seconds: 0 },
  }
  assert.deepEqual(streaksOf(both, today), { now: 1, longest: 1 })
  const years = { ...solved('2026-12-31'), ...solved('2027-01-01') }
  assert.deepEqual(streaksOf(years, '2027-01-02'), { now: 2, longest: 2 })
})
