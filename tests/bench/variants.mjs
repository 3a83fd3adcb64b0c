// tests/bench/variants.mjs: how many published puzzles with constraints are read and solved, and how fast?
//
//   scripts/bench variants [--each] [--json] [--seconds N] [--only TEXT] [--wasm]
//
// Builds engine_bench.cpp, which says what it measures, and runs it over variants/iss.json in NONET_DATA (default ../shared/data):
// puzzles of Interactive-Sudoku-Solver with its own times.
// With --wasm, nonet-engine.wasm in Node answers the same puzzles, too: does it answer alike, with the same guesses; how long does it take
// beside the native program; and what does the first puzzle after the start of a module take (of every eighth puzzle that is solved in
// less than 10 ms, each in a new process)? NONET_WASM=DIR measures another build of the module.
import { execFileSync, spawnSync } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { argv, env, exit } from 'node:process'
import { fileURLToPath } from 'node:url'
import { loadEngine } from '../wasm/load.mjs'
import { median, report } from './lib.mjs'
import { coldStart, solveInModule } from './variants_module.mjs'

const root = fileURLToPath(new URL('../..', import.meta.url))
const file = join(env.NONET_DATA ?? join(root, '../shared/data'), 'variants/iss.json')
if (!existsSync(file)) {
  console.log(`skipped: there is no ${file}; NONET_DATA names the folder of published puzzles`)
  exit(0)
}
execFileSync(join(root, 'scripts/build'), ['native'], { stdio: 'ignore' })
const program = join(root, 'build/native/tests/engine_bench')
const words = argv.slice(2).filter((word) => word !== '--wasm')
if (!argv.includes('--wasm')) {
  exit(spawnSync(program, [file, ...words], { stdio: 'inherit' }).status ?? 1)
}

/** @typedef {{name: string, verdict: string, make_ms: number, run_ms: number, guesses: number, solutions: number}} Row */
if (!env.NONET_WASM) execFileSync(join(root, 'scripts/build'), ['wasm'], { stdio: 'ignore' })
const asJson = [file, ...words.filter((word) => word !== '--each' && word !== '--json'), '--json']
const { stdout } = spawnSync(program, asJson, { encoding: 'utf8', maxBuffer: 1 << 26 })
/** @type {{seconds: number, rows: Row[]}} */
const { seconds, rows } = JSON.parse(stdout)
/** @type {{name: string, input: string}[]} */
const entries = JSON.parse(readFileSync(file, 'utf8'))
// By their names, as --only leaves some out; the same name may occur twice.
const only = entries.filter(({ name }) => name.includes(optionOf('--only') ?? ''))

const engine = await loadEngine()
const READ = ['solved', 'finished', 'several', 'wrong']
/** Of those that both finish, and in both alike. @type {{native: Row, make: number, run: number, text: string}[]} */
const both = []
let late = 0
let different = 0
for (const [i, native] of rows.entries()) {
  if (!READ.includes(native.verdict)) continue
  const text = only[i].input
  const { done, guesses, solutions, make, run } = solveInModule(engine, text, seconds)
  const isSame = guesses === native.guesses && solutions === native.solutions
  if (!done) late++
  else if (isSame) both.push({ native, make, run, text })
  else different++
  if (!words.includes('--each')) continue
  const verdict = !done ? 'timed out' : isSame ? 'the same' : 'different'
  const times = [native.make_ms, make, native.run_ms, run].map((ms) => ms.toFixed(2).padStart(9))
  console.log(`${verdict.padEnd(10)}${times.join(' ')}  ${native.name}`)
}

/** @param {number[]} numbers */
const sum = (numbers) => numbers.reduce((total, number) => total + number, 0)
const quick = both.filter(({ native }) => native.make_ms + native.run_ms < 10)
const cold = quick.filter((_, i) => i % 8 === 0).map(({ text }) => coldStart(text))
const timesOf = (/** @type {'make' | 'run'} */ part) => {
  const native = both.map((each) => each.native[`${part}_ms`])
  const wasm = both.map((each) => each[part])
  const ratio = median(wasm.map((ms, i) => ms / Math.max(native[i], 0.001)))
  return {
    native: `${sum(native).toFixed(0)} ms`,
    wasm: `${sum(wasm).toFixed(0)} ms`,
    'wasm ÷ native': (sum(wasm) / sum(native)).toFixed(2),
    'of half of the puzzles, at most': ratio.toFixed(2),
  }
}
report('scripts/bench variants --wasm', [
  { what: `${both.length} answered alike: make`, ...timesOf('make') },
  { what: 'run', ...timesOf('run') },
])
console.log(
  `${late} not finished in ${seconds} s by the module alone, ${different} answered otherwise`,
)
console.log(
  `cold start of ${cold.length} puzzles: ${median(cold).toFixed(1)} ms in the median, ` +
    `${Math.max(...cold).toFixed(1)} ms at most`,
)
exit(different > 0 ? 1 : 0)

/** @param {string} name */
function optionOf(name) {
  const at = words.indexOf(name)
  return at < 0 ? undefined : words[at + 1]
}
