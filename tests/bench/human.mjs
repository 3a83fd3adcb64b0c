// tests/bench/human.mjs: how fast are ratings, paths and hints?
//
//   scripts/bench human [--rounds N] [--json]
//
// Puzzles a second of `nonet rate --scale se`, of `--scale hodoku` and of `nonet steps` (which finds the evidence of each
// step, too), with one thread and with two, over published unbiased puzzles (controlled-bias-000 in NONET_DATA, default
// ../shared/data): those of singles, those up to 5.0, and every 20th of all. By the clock, the start of the program
// included; sets that take a blink are repeated in their file, as otherwise that start is most of what is measured.
// Medians of 3 rounds (--rounds). The ratings of Sudoku Explainer also by the command line for Node.
// Milliseconds until the next hint is there, on every board of the paths of 40 hard puzzles (hard-11plus): each hint is
// asked for the whole position and carried out; natively (human_hints.cpp) and in the module under Node. The module is
// called once for each board; the reader's page adds what its worker takes.
// NONET_WASM=DIR measures another build of the module.
import { execFileSync } from 'node:child_process'
import { copyFileSync, existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { argv, env, execPath, exit } from 'node:process'
import { fileURLToPath } from 'node:url'
import { interleaved, report } from './lib.mjs'

const HARD_PUZZLES = 40
const root = fileURLToPath(new URL('../..', import.meta.url))
const data = env.NONET_DATA ?? join(root, '../shared/data')
const published = join(data, 'rated/controlled-bias-000.txt')
const hard = join(data, 'classic/hard-11plus.txt')
if (!existsSync(published) || !existsSync(hard)) {
  console.log(`skipped: there are no puzzles in ${data}; NONET_DATA names their folder`)
  exit(0)
}
const rounds = argv.includes('--rounds') ? Number(argv[argv.indexOf('--rounds') + 1]) : 3
const build = join(root, 'build/native')
const folder = join(root, 'build/bench')
for (const part of env.NONET_WASM ? ['native'] : ['native', 'wasm']) {
  execFileSync(join(root, 'scripts/build'), [part], { stdio: 'ignore' })
}
mkdirSync(folder, { recursive: true })
/** The command line for Node, put together as the package has it. */
const programOfNode = join(folder, 'nonet.mjs')
copyFileSync(join(root, 'web/cli/nonet.js'), programOfNode)
copyFileSync(
  join(env.NONET_WASM ?? join(root, 'build/wasm'), 'nonet-cli.wasm'),
  join(folder, 'nonet-cli.wasm'),
)

const lines = readFileSync(published, 'utf8').trim().split('\n')
const rated = lines.map((line) => line.split(' '))
/** @type {Record<string, string[]>} */
const sets = {
  'singles (up to 1.5), 20 times': repeated(20, upTo(1.5)),
  'up to 5.0, 4 times': repeated(4, upTo(5)),
  'all, every 20th': rated.filter((_, i) => i % 20 === 19).map(([puzzle]) => puzzle),
}
/** @param {number} most of Sudoku Explainer's rating */
function upTo(most) {
  return rated.filter(([, se]) => Number(se) <= most).map(([puzzle]) => puzzle)
}
/** @param {number} times @param {string[]} puzzles */
function repeated(times, puzzles) {
  return Array.from({ length: times }, () => puzzles).flat()
}

/** @type {Record<string, () => number>} */
const subjects = {}
/** Where a command is run: natively with so many threads, or by Node. @typedef {1 | 2 | 'Node'} Where */
/** @param {string} name @param {string[]} words @param {string} set @param {Where} where */
function addSubject(name, words, set, where) {
  const file = join(folder, `human-${Object.keys(sets).indexOf(set)}.txt`)
  writeFileSync(file, `${sets[set].join('\n')}\n`)
  const [program, ...given] =
    where === 'Node'
      ? [execPath, programOfNode, ...words, file]
      : [join(build, 'nonet'), ...words, '--threads', String(where), file]
  subjects[`${name}|${set}|${where}`] = () => {
    const start = performance.now()
    execFileSync(program, given, { stdio: ['ignore', 'ignore', 'inherit'] })
    return (sets[set].length * 1000) / (performance.now() - start)
  }
}
/** @type {Where[]} */
const NATIVE = [1, 2]
/** @type {[string, string[], string[], Where[]][]} */
const runs = [
  ['rate --scale se', ['rate', '--scale', 'se'], Object.keys(sets), [...NATIVE, 'Node']],
  ['rate --scale hodoku', ['rate', '--scale', 'hodoku'], ['all, every 20th'], NATIVE],
  ['steps', ['steps'], ['all, every 20th'], NATIVE],
]
for (const [name, words, names, places] of runs) {
  for (const set of names) for (const where of places) addSubject(name, words, set, where)
}
const speeds = interleaved(subjects, rounds)

const figure = (/** @type {number} */ value) =>
  value >= 100 ? Math.round(value).toLocaleString('en') : value.toPrecision(2)
/** @param {number[]} times in µs */
function spread(times) {
  const sorted = [...times].sort((a, b) => a - b)
  const at = (/** @type {number} */ share) =>
    figure(sorted[Math.floor((sorted.length - 1) * share)] / 1000)
  return `${at(0.5)} / ${at(0.99)} / ${at(1)}`
}

const hints = join(folder, 'human_hints')
execFileSync(env.CXX ?? 'c++', [
  ...['-O2', '-std=c++20', '-DNDEBUG', `-I${root}`, join(root, 'tests/bench/human_hints.cpp')],
  ...[join(build, 'libnonet_api.a'), join(build, 'libnonet_core.a'), '-o', hints],
])
const hardLines = readFileSync(hard, 'utf8').trim().split('\n').slice(0, HARD_PUZZLES)
/** @type {number[]} */
const native = JSON.parse(
  execFileSync(hints, [String(HARD_PUZZLES)], {
    input: `${hardLines.join('\n')}\n`,
    encoding: 'utf8',
    maxBuffer: 1 << 28,
  }),
)

/** The same in the module. */
async function moduleTimes() {
  const { loadHuman, mustGive } = await import('../wasm/load.mjs')
  const human = await loadHuman()
  const times = []
  for (const line of hardLines) {
    const givens = [...line.slice(0, 81)].map((digit) => Number(digit) || 0)
    const entries = Array(81).fill(0)
    const candidates = givens.map(() => [1, 2, 3, 4, 5, 6, 7, 8, 9])
    const position = { size: 9, boxRows: 3, boxColumns: 3, givens, entries, candidates }
    for (;;) {
      const start = performance.now()
      const { step } = mustGive(human.hint(position, {}, null))
      times.push((performance.now() - start) * 1000)
      if (!step) break
      for (const { cell, digit } of step.placements) entries[cell] = digit
      for (const { cell, digit } of step.eliminations) {
        candidates[cell] = candidates[cell].filter((other) => other !== digit)
      }
    }
  }
  return times
}
const inModule = await moduleTimes()

/** @type {Record<string, string>[]} */
const rows = runs.flatMap(([name, , names, places]) =>
  names.map((set) => ({
    measured: `nonet ${name}`,
    puzzles: set,
    unit: 'puzzles/s',
    'native, 1 thread': figure(speeds[`${name}|${set}|1`]),
    '2 threads': figure(speeds[`${name}|${set}|2`]),
    'module, Node': places.includes('Node') ? figure(speeds[`${name}|${set}|Node`]) : '–',
  })),
)
rows.push({
  measured: `next hint, ${native.length.toLocaleString('en')} boards`,
  puzzles: `hard-11plus, first ${HARD_PUZZLES}`,
  unit: 'ms: half / 99 % / all',
  'native, 1 thread': spread(native),
  '2 threads': '–',
  'module, Node': spread(inModule),
})
report('scripts/bench human', rows)
