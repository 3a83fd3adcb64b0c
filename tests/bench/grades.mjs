// tests/bench/grades.mjs: what other scales say about the puzzles that are made for each grade.
//
//   scripts/bench grades [--count N] [--json]
//
// Makes N puzzles (1000) of each grade, and rates them with `nonet rate --json`, which knows nothing of what was wished.
// For Sudoku Explainer's rating, HoDoKu's score and our own effort: a tenth of the puzzles has at most the first number, half
// of them the second, nine tenths the third. `shared`: how much of the distribution is that of the grade before, too (the
// overlap coefficient: the sum of the smaller share of each value; for score and effort of each class, whose ends are 10 %
// apart). `of its grade`: how many have the wished grade by `nonet rate`.
import { execFileSync } from 'node:child_process'
import { join } from 'node:path'
import { argv } from 'node:process'
import { fileURLToPath } from 'node:url'
import { report } from './lib.mjs'

const root = fileURLToPath(new URL('../..', import.meta.url))
const at = argv.indexOf('--count')
const count = at < 0 ? 1000 : Number(argv[at + 1])
execFileSync(join(root, 'scripts/build'), ['native'], { stdio: 'ignore' })

/** @param {string[]} words @param {string} [input] */
const nonet = (words, input) =>
  execFileSync(join(root, 'build/native/nonet'), [...words, '--threads', 'auto'], {
    input,
    maxBuffer: 1 << 30,
    encoding: 'utf8',
  })

/** @typedef {{se: {er: number}, hodoku: {score: number}, grade: string, effort: number}} Rated */
const inTenths = (/** @type {number} */ value) => Math.round(value * 10)
const inClass = (/** @type {number} */ value) => Math.floor(Math.log(value) / Math.log(1.1))
/** Name, value, class of a value. @type {[string, (one: Rated) => number, (value: number) => number][]} */
const SCALES = [
  ['SE', (one) => one.se.er, inTenths],
  ['HoDoKu', (one) => one.hodoku.score, inClass],
  ['effort', (one) => one.effort, inClass],
]

/** @param {number[]} classes the share of each */
function shares(classes) {
  /** @type {Map<number, number>} */
  const found = new Map()
  for (const one of classes) found.set(one, (found.get(one) ?? 0) + 1 / classes.length)
  return found
}

/** @type {Rated[]} */
let before = []
const rows = ['easy', 'moderate', 'tricky', 'hard', 'extreme'].map((grade) => {
  const words = ['generate', '--seed', 'grades', '--count', `${count}`, '--grade', grade]
  /** @type {Rated[]} */
  const rated = nonet(['rate', '--json'], nonet(words))
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line))
  /** @type {Record<string, string | number>} */
  const cells = {
    grade,
    'of its grade': `${(100 * rated.filter((one) => one.grade === grade).length) / rated.length} %`,
  }
  for (const [name, value, classOf] of SCALES) {
    const values = rated.map(value).sort((a, b) => a - b)
    const quantiles = [0.1, 0.5, 0.9].map((share) => values[Math.floor(values.length * share)])
    cells[name] = quantiles.join(', ')
    const earlier = shares(before.map((one) => classOf(value(one))))
    let shared = 0
    for (const [one, share] of shares(values.map(classOf))) {
      shared += Math.min(share, earlier.get(one) ?? 0)
    }
    cells[`${name} shared`] = before.length === 0 ? '' : `${Math.round(100 * shared)} %`
  }
  before = rated
  return cells
})
report('scripts/bench grades', rows)
