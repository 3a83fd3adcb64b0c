// tests/bench/limits.mjs: how many puzzles the general engine does not finish within five seconds of
// processor time.
//
//   scripts/bench limits [--count N] [--json]
//
// Generated puzzles (N of each kind, 10), the same in every run: 9×9 jigsaws and 16×16 with few givens,
// taken from a solution. core/README.md, "What takes long", quotes it.
import { execFileSync, spawnSync } from 'node:child_process'
import { numbers, program } from '../cli/program.mjs'
import { report } from './lib.mjs'

const SECONDS = 5
const at = process.argv.indexOf('--count')
const count = at < 0 ? 10 : Number(process.argv[at + 1])
const below = numbers(7)

const near = (/** @type {number} */ cell) =>
  [cell - 9, cell + 9, cell % 9 > 0 ? cell - 1 : -1, cell % 9 < 8 ? cell + 1 : -1].filter(
    (other) => other >= 0 && other < 81,
  )

/** Whether the region's cells are connected. @param {number[]} regions @param {number} region */
function isConnected(regions, region) {
  const cells = regions.flatMap((of, cell) => (of === region ? [cell] : []))
  const reached = new Set([cells[0]])
  for (const cell of reached) {
    for (const other of near(cell)) if (regions[other] === region) reached.add(other)
  }
  return reached.size === cells.length
}

/** Boxes whose cells have been exchanged along their borders. */
function madeRegions() {
  const regions = Array.from(
    { length: 81 },
    (_, cell) => 3 * Math.floor(cell / 27) + Math.floor((cell % 9) / 3),
  )
  for (let i = 0; i < 20_000; i++) {
    const [first, second] = [below(81), below(81)]
    const [own, other] = [regions[first], regions[second]]
    const touches = (/** @type {number} */ cell, /** @type {number} */ region) =>
      near(cell).some((next) => regions[next] === region)
    if (own === other || !touches(first, other) || !touches(second, own)) continue
    regions[first] = other
    regions[second] = own
    if (isConnected(regions, own) && isConnected(regions, other)) continue
    regions[first] = own
    regions[second] = other
  }
  return regions.map((region) => 'abcdefghi'[region]).join('')
}

/** Null if it takes too long. @param {string[]} words @param {string} input */
function answer(words, input) {
  const line = `ulimit -t ${SECONDS}; exec "$0" "$@"`
  const done = spawnSync('bash', ['-c', line, program, ...words], { input, encoding: 'utf8' })
  return done.signal === null ? done.stdout.trim() : null
}

/** Empties all but `kept` of the cells. @param {string} solution @param {number} kept */
function givens(solution, kept) {
  const cells = [...solution]
  while (kept < cells.filter((cell) => cell !== '.').length) cells[below(cells.length)] = '.'
  return cells.join('')
}

/** A 9×9 jigsaw and a solution of it. */
function madeJigsaw() {
  for (;;) {
    const regions = madeRegions()
    const found = answer(['solve', '--json', '--limit', '1'], `${'.'.repeat(81)} ${regions}\n`)
    const solution = found && JSON.parse(found).solution
    if (solution) return { regions, solution }
  }
}

const symbols = (/** @type {number} */ digit) => '123456789ABCDEFG'[digit]
function madeSixteen() {
  const digits = Array.from({ length: 16 }, (_, digit) => digit).sort(() => below(3) - 1)
  return Array.from({ length: 256 }, (_, cell) => {
    const row = cell >> 4
    return symbols(digits[((row % 4) * 4 + (row >> 2) + cell) % 16])
  }).join('')
}

const kinds = {
  'jigsaw 9×9, 8 givens: candidates': () => {
    const { regions, solution } = madeJigsaw()
    return { words: ['candidates'], text: `${givens(solution, 8)} ${regions}` }
  },
  'jigsaw 9×9, first row given: solve --limit 1': () => {
    const row = givens('123456789', 9)
    return { words: ['solve', '--limit', '1'], text: `${row}${'.'.repeat(72)} ${madeRegions()}` }
  },
  '16×16, 30 % givens: candidates': () => ({
    words: ['candidates'],
    text: givens(madeSixteen(), 77),
  }),
}

execFileSync('scripts/build', ['native'], { stdio: 'ignore' })
const rows = Object.entries(kinds).map(([kind, make]) => {
  let over = 0
  for (let i = 0; i < count; i++) {
    const { words, text } = make()
    if (answer(words, `${text}\n`) === null) over++
  }
  return { kind, puzzles: count, [`over ${SECONDS} s`]: over }
})
report('scripts/bench limits', rows)
