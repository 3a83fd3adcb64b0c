// tests/bench/bias.mjs: how many givens minimal puzzles have: those that are dug, and what controlled bias says of all.
//
//   scripts/bench bias [COUNT] [--json]
//
// For each number of givens, percent of the puzzles: of 100,000 of `nonet generate --minimal`; of COUNT (1,000, some ten
// minutes) of `--controlled-bias`, as they come and weighted, which estimates all minimal puzzles; and the same of the
// published ones in rated/controlled-bias-000.txt of NONET_DATA (default ../shared/data), which Berthier's program has made.
// The last rows are the means and their standard errors.
import { execFileSync } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { argv, env } from 'node:process'
import { fileURLToPath } from 'node:url'
import { report } from './lib.mjs'

const root = fileURLToPath(new URL('../..', import.meta.url))
execFileSync(join(root, 'scripts/build'), ['native'], { stdio: 'ignore' })
const count = argv.slice(2).find((word) => !word.startsWith('--')) ?? '1000'

/** How many of the lines' puzzles have each number of givens. @param {string} text */
function countsOf(text) {
  /** @type {number[]} */
  const counts = Array(82).fill(0)
  for (const line of text.trim().split('\n')) {
    counts[line.slice(0, 81).replaceAll(/[.0]/g, '').length]++
  }
  return counts
}

/** @param {string[]} words */
function made(...words) {
  const all = ['generate', '--seed', 'bench', '--threads', 'auto', '--quiet', ...words]
  return countsOf(
    execFileSync(join(root, 'build/native/nonet'), all, { maxBuffer: 1 << 28, encoding: 'utf8' }),
  )
}

/** Of 81 cells. @param {number} givens */
function choices(givens) {
  let number = 1
  for (let i = 1; i <= givens; i++) number *= (81 - givens + i) / i
  return number
}

const controlled = made('--controlled-bias', '--count', count)
/** @type {Record<string, {counts: number[], weight: (givens: number) => number}>} */
const samples = {
  dug: { counts: made('--minimal', '--count', '100000'), weight: () => 1 },
  controlled: { counts: controlled, weight: () => 1 },
  weighted: { counts: controlled, weight: choices },
}
const file = join(env.NONET_DATA ?? join(root, '../shared/data'), 'rated/controlled-bias-000.txt')
if (existsSync(file)) {
  const published = countsOf(readFileSync(file, 'utf8'))
  samples.published = { counts: published, weight: () => 1 }
  samples['published, weighted'] = { counts: published, weight: choices }
}

/** The weighted sum over all puzzles of a sample. */
const sum = (
  /** @type {(typeof samples)[string]} */ { counts, weight },
  /** @type {(givens: number) => number} */ value,
) => counts.reduce((all, number, givens) => all + number * weight(givens) * value(givens), 0)

const meanOf = (/** @type {(typeof samples)[string]} */ sample) =>
  sum(sample, (givens) => givens) / sum(sample, () => 1)

/** Of the weighted mean. @param {(typeof samples)[string]} sample */
function errorOf(sample) {
  const mean = meanOf(sample)
  const squares = sum(sample, (givens) => sample.weight(givens) * (givens - mean) ** 2)
  return Math.sqrt(squares) / sum(sample, () => 1)
}

/** @param {string} name @param {(sample: (typeof samples)[string]) => string} cell */
const row = (name, cell) => ({
  givens: name,
  ...Object.fromEntries(Object.entries(samples).map(([key, sample]) => [key, cell(sample)])),
})

const rows = []
for (let givens = 17; givens <= 40; givens++) {
  if (!Object.values(samples).some(({ counts }) => counts[givens] > 0)) continue
  rows.push(
    row(`${givens}`, (sample) => {
      const share = sum(sample, (other) => (other === givens ? 1 : 0)) / sum(sample, () => 1)
      return (share * 100).toPrecision(3)
    }),
  )
}
rows.push(row('mean', (sample) => meanOf(sample).toFixed(2)))
rows.push(row('its error', (sample) => errorOf(sample).toFixed(3)))
report(`scripts/bench bias ${count}`, rows)
