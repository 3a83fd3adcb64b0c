// tests/bench/grade.mjs: how our grades divide a set of puzzles.
//
//   scripts/bench grade [FILE] [--json]
//
// Rates each line of FILE, a puzzle and perhaps more behind it, with `nonet rate --json`. Without FILE every 20th line of
// rated/controlled-bias-000.txt in NONET_DATA (default ../shared/data): unbiased random puzzles.
// Prints for ranges of the rating of Sudoku Explainer, and for the kind of the hardest technique on the path, how many
// puzzles get which grade, and their effort (a tenth of them has less, half, a tenth more).
import { execFileSync } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { argv, env, exit } from 'node:process'
import { fileURLToPath } from 'node:url'
import { report } from './lib.mjs'

const root = fileURLToPath(new URL('../..', import.meta.url))
const named = argv.slice(2).find((word) => !word.startsWith('--'))
const published = join(
  env.NONET_DATA ?? join(root, '../shared/data'),
  'rated/controlled-bias-000.txt',
)
const file = named ?? published
if (!existsSync(file)) {
  console.log(`skipped: there is no ${file}; NONET_DATA names the folder of published puzzles`)
  exit(0)
}
execFileSync(join(root, 'scripts/build'), ['native'], { stdio: 'ignore' })

const GRADES = ['easy', 'moderate', 'tricky', 'hard', 'extreme']
/** The upper ends of ranges of Sudoku Explainer's rating. */
const RANGES = [1.5, 2.3, 3, 5, 6.2, 7.1, 8, 20]

const SINGLES = ['full-house', 'naked-single', 'hidden-single']
const PAIRS = ['locked-pair', 'locked-triple', 'pointing', 'claiming', 'naked-pair', 'hidden-pair']
const CHAINS =
  /chain$|loop$|aic$|^als|medusa|broken|oddagon|franken|fireworks|^aligned|blossom|^(tu|uv|st|rs)|mug|reverse/
const BEYOND =
  /forcing|whip|braid|nishio|kraken|exocet|msls|tridagon|sk-loop|template|mutant|triple-exclusion|siamese/
const KINDS = ['singles', 'pairs', 'subsets, fish, wings', 'chains', 'beyond']

/** @param {string} key */
function kind(key) {
  if (SINGLES.includes(key)) return 0
  if (PAIRS.includes(key)) return 1
  if (BEYOND.test(key)) return 4
  return CHAINS.test(key) && key !== 'unique-loop' ? 3 : 2
}

const lines = readFileSync(file, 'utf8').trim().split('\n')
const puzzles = (named ? lines : lines.filter((_, i) => i % 20 === 19)).map((l) => l.split(/\s/)[0])
/** @type {{se?: {er: number}, grade: string, effort: number, techniques: Record<string, number>}[]} */
const rated = execFileSync(join(root, 'build/native/nonet'), ['rate', '--json'], {
  input: puzzles.join('\n'),
  maxBuffer: 1 << 30,
  encoding: 'utf8',
})
  .trim()
  .split('\n')
  .map((line) => JSON.parse(line))

/** @param {string} name @param {typeof rated} group */
function row(name, group) {
  const efforts = group.map((one) => one.effort).sort((a, b) => a - b)
  const at = (/** @type {number} */ share) => efforts[Math.floor((efforts.length - 1) * share)]
  /** @type {Record<string, string | number>} */
  const cells = { puzzles_of: name, number: group.length }
  for (const grade of GRADES) cells[grade] = group.filter((one) => one.grade === grade).length
  return { ...cells, 'effort 10 %': at(0.1), '50 %': at(0.5), '90 %': at(0.9) }
}

const rows = [row('all', rated)]
for (const [i, end] of RANGES.entries()) {
  const start = i === 0 ? 0 : RANGES[i - 1]
  const group = rated.filter((one) => one.se && one.se.er > start && one.se.er <= end)
  if (group.length > 0) rows.push(row(`SE ${end === 20 ? `over ${start}` : `up to ${end}`}`, group))
}
for (const [i, name] of KINDS.entries()) {
  const hardest = (/** @type {(typeof rated)[0]} */ one) =>
    Math.max(...Object.keys(one.techniques).map(kind))
  const group = rated.filter((one) => hardest(one) === i)
  if (group.length > 0) rows.push(row(name, group))
}
report(`scripts/bench grade${named ? ` ${named}` : ''}`, rows)
