// tests/daily/hashes.mjs: the daily puzzles, as the command line makes them, and their hashes.
//
//   node tests/daily/hashes.mjs     writes tests/daily/hashes.txt: once, before the first release that has daily puzzles
//
// hashes.txt has a line for each month of eleven years: the month, and for each grade, from easy to extreme, the beginning of
// the SHA-256 of its puzzles: a line of 81 characters each, ended by a newline. The file is a promise to readers, who have
// these puzzles on their shelves and compare times with friends: it must never change. What is made from a seed changes
// only with the major number.
import { execFile } from 'node:child_process'
import { createHash } from 'node:crypto'
import { readFileSync, writeFileSync } from 'node:fs'
import { availableParallelism } from 'node:os'
import { argv } from 'node:process'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import { addDays, addMonths, FIRST_DAY, monthOf } from '../../web/base/days.js'
import { originOf } from '../../web/page/daily/daily-puzzle.js'
import { GRADES } from '../../web/page/grades.js'

/** @typedef {import('../../web/page/grades.js').Grade} Grade */

const PROGRAM = fileURLToPath(new URL('../../build/native/nonet', import.meta.url))
const FILE = new URL('hashes.txt', import.meta.url)
const LAST_MONTH = '2036-12'
/** In characters; two different months have the same by a chance of 1 in 10¹⁹. */
const HASH_LENGTH = 16

const run = promisify(execFile)

/** All months of the promise. */
export function allMonths() {
  const months = []
  for (let day = FIRST_DAY; monthOf(day) <= LAST_MONTH; day = addMonths(day, 1)) {
    months.push(monthOf(day))
  }
  return months
}

/** @param {string} month */
export function daysOf(month) {
  const days = []
  for (let day = `${month}-01`; monthOf(day) === month; day = addDays(day, 1)) days.push(day)
  return days
}

/** A daily puzzle as one line. @param {string} day @param {Grade} grade */
export async function makeDaily(day, grade) {
  const { wishes, seed, number } = originOf({ day, grade })
  const words = Object.entries(wishes).flatMap(([name, value]) => [`--${name}`, String(value)])
  const { stdout } = await run(PROGRAM, [
    ...['generate', '--quiet', '--seed', seed, '--first', String(number), '--count', '1'],
    ...words,
  ])
  return stdout
}

/** A month's line of the file. @param {string} month */
export async function lineOf(month) {
  const hashes = []
  for (const grade of GRADES) {
    const hash = createHash('sha256')
    for (const puzzle of await eachAtOnce(daysOf(month), (day) => makeDaily(day, grade))) {
      hash.update(puzzle)
    }
    hashes.push(hash.digest('hex').slice(0, HASH_LENGTH))
  }
  return [month, ...hashes].join(' ')
}

/** The lines of the file, by month. */
export function promised() {
  const lines = readFileSync(FILE, 'utf8').trim().split('\n')
  return new Map(lines.map((line) => [line.split(' ')[0], line]))
}

/**
 * Calls a function for each value, as many at once as there are processors; the results in order.
 * @template T @param {readonly string[]} values @param {(value: string) => Promise<T>} make
 * @returns {Promise<T[]>}
 */
async function eachAtOnce(values, make) {
  /** @type {T[]} */
  const results = []
  let next = 0
  const work = async () => {
    while (next < values.length) {
      const at = next++
      results[at] = await make(values[at])
    }
  }
  await Promise.all(Array.from({ length: availableParallelism() }, work))
  return results
}

if (argv[1] === fileURLToPath(import.meta.url)) {
  const lines = []
  for (const month of allMonths()) {
    lines.push(await lineOf(month))
    console.log(lines.at(-1))
  }
  writeFileSync(FILE, `${lines.join('\n')}\n`)
}
