// tests/bench/generate.mjs: how many new puzzles of each kind `nonet generate` makes in a second.
//
//   scripts/bench generate [--json]
//
// By the clock, the start of the program included; medians of 3 rounds. The last columns are the same with two threads, and
// how many times as fast that is. `bar` is what we promise of one core.
import { execFileSync } from 'node:child_process'
import { join } from 'node:path'
import { performance } from 'node:perf_hooks'
import { fileURLToPath } from 'node:url'
import { interleaved, report } from './lib.mjs'

const root = fileURLToPath(new URL('../..', import.meta.url))
execFileSync(join(root, 'scripts/build'), ['native'], { stdio: 'ignore' })

/** Name, options, number of puzzles, bar. @type {[string, string, number, number | string][]} */
const KINDS = [
  ['minimal', '--minimal', 20_000, 20_000],
  ['easy', '--grade easy', 1_000, 100],
  ['moderate', '--grade moderate', 500, 100],
  ['tricky', '--grade tricky', 400, 100],
  ['hard', '--grade hard', 200, 100],
  ['extreme', '--grade extreme', 200, 100],
  ['SE 5.2 to 6.2', '--se 5.2-6.2', 40, 10],
  ['needs a swordfish', '--needs swordfish', 40, 5],
  ['HoDoKu: unfair', '--hodoku unfair', 100, ''],
  ['symmetrical', '--symmetry half-turn', 2_000, ''],
  ['symmetrical, minimal', '--symmetry half-turn --minimal', 100, ''],
  ['20 givens', '--clues 20 --first 4', 2, ''],
  ['controlled bias', '--controlled-bias', 8, ''],
  ['6×6', '--size 6', 1_000, ''],
  ['9×9 jigsaw', '--jigsaw', 200, ''],
  ['16×16, minimal', '--size 16 --minimal', 12, 5],
]

/** @param {string} options @param {number} count @param {number} threads puzzles a second */
function rate(options, count, threads) {
  const words = ['generate', '--seed', 'bench', '--count', `${count}`, '--threads', `${threads}`]
  const start = performance.now()
  const text = execFileSync(join(root, 'build/native/nonet'), [...words, ...options.split(' ')], {
    maxBuffer: 1 << 28,
    encoding: 'utf8',
  })
  const seconds = (performance.now() - start) / 1000
  const made = text.trim().split('\n').length
  if (made !== count) throw new Error(`${options}: ${made} of ${count} puzzles`)
  return count / seconds
}

const rounded = (/** @type {number} */ number) => Number(number.toPrecision(3))
const rows = KINDS.map(([name, options, count, bar]) => {
  const { one, two } = interleaved(
    { one: () => rate(options, count, 1), two: () => rate(options, count, 2) },
    3,
  )
  return { name, bar, 'one thread': rounded(one), two: rounded(two), times: (two / one).toFixed(2) }
})
report('scripts/bench generate', rows)
