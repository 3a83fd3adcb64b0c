// tests/daily/daily.test.mjs: the daily puzzles are those that were promised, in hashes.txt: a few months, or with
// NONET_MONTHS=all (`scripts/test daily`) all of eleven years.
import assert from 'node:assert/strict'
import { env } from 'node:process'
import { test } from 'node:test'
import { allMonths, daysOf, lineOf, makeDaily, promised } from './hashes.mjs'

const SAMPLE = ['2026-01', '2028-02', '2036-12']
const lines = promised()

test('the promise covers every month from 2026 to 2036, and no two months are alike', () => {
  assert.deepEqual([...lines.keys()], allMonths())
  const hashes = [...lines.values()].flatMap((line) => line.split(' ').slice(1))
  assert.equal(hashes.length, 5 * 132)
  assert.equal(new Set(hashes).size, hashes.length)
})

for (const month of env.NONET_MONTHS === 'all' ? allMonths() : SAMPLE) {
  test(`the puzzles of ${month}`, async () => {
    assert.equal(await lineOf(month), lines.get(month), 'month, easy … extreme')
  })
}

test('the puzzles of a month differ, and their givens are symmetrical', async () => {
  const puzzles = await Promise.all(daysOf('2026-11').map((day) => makeDaily(day, 'easy')))
  assert.equal(new Set(puzzles).size, 30)
  for (const puzzle of puzzles) {
    const places = [...puzzle.trim()].map((sign) => /[1-9]/.test(sign))
    assert.equal(places.length, 81)
    assert.deepEqual(places, [...places].reverse())
  }
})
