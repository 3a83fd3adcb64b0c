// tests/bench/variants.mjs: how many published puzzles with constraints are read and solved, and how fast?
//
//   scripts/bench variants [--each] [--json] [--seconds N] [--only TEXT] [--wasm]
//
// Builds engine_bench.cpp, which says what it measures, and runs it over variants/iss.json in NONET_DATA (default ../shared/data):
// puzzles of Interactive-Sudoku-Solver with its own times. `scripts/bench engine variants` holds the figures against the other's.
// With --wasm, nonet-engine.wasm (of plain puzzles nonet.wasm) in Node answers the same ones, too: does it answer alike, with the same guesses; how long does it take
// beside the native program; and what does the first puzzle after the start of a module take (of every eighth puzzle that is solved in
// less than 10 ms, each in a new process)? NONET_WASM=DIR measures another build of the module.
import { execFileSync, spawnSync } from 'node:child_process'
import { join } from 'node:path'
import { argv, env, exit } from 'node:process'
import { fileURLToPath } from 'node:url'
import { sum } from './engine_bars.mjs'
import { median, report } from './lib.mjs'
import {
  coldStarts,
  entriesOf,
  file,
  isThere,
  moduleAnswers,
  nativeAnswers,
  program,
} from './variants_both.mjs'

const root = fileURLToPath(new URL('../..', import.meta.url))
if (!isThere) {
  console.log(`skipped: there is no ${file}; NONET_DATA names the folder of published puzzles`)
  exit(0)
}
execFileSync(join(root, 'scripts/build'), ['native'], { stdio: 'ignore' })
const words = argv.slice(2).filter((word) => word !== '--wasm')
if (!argv.includes('--wasm')) {
  exit(spawnSync(program, [file, ...words], { stdio: 'inherit' }).status ?? 1)
}

if (!env.NONET_WASM) execFileSync(join(root, 'scripts/build'), ['wasm'], { stdio: 'ignore' })
const { seconds, rows } = nativeAnswers(
  words.filter((word) => word !== '--each' && word !== '--json'),
)
const entries = entriesOf(optionOf('--only'))
const answers = await moduleAnswers(entries, rows, seconds)
const both = answers.flatMap((answer, i) =>
  answer?.outcome === 'the same' ? [{ native: rows[i], ...answer }] : [],
)
if (words.includes('--each')) {
  for (const [i, answer] of answers.entries()) {
    if (!answer) continue
    const { make_ms, run_ms, name } = rows[i]
    const times = [make_ms, answer.make, run_ms, answer.run].map((ms) => ms.toFixed(2).padStart(9))
    console.log(`${answer.outcome.padEnd(10)}${times.join(' ')}  ${name}`)
  }
}

const cold = coldStarts(entries, rows, answers)
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
const countOf = (/** @type {string} */ outcome) =>
  answers.filter((answer) => answer?.outcome === outcome).length
console.log(
  `${countOf('timed out')} not finished in ${seconds} s by the module alone, ` +
    `${countOf('different')} answered otherwise`,
)
console.log(
  `cold start of ${cold.length} puzzles: ${median(cold).toFixed(1)} ms in the median, ` +
    `${Math.max(...cold).toFixed(1)} ms at most, ${cold.filter((ms) => ms <= 10).length} within 10 ms`,
)
exit(countOf('different') > 0 ? 1 : 0)

/** @param {string} name */
function optionOf(name) {
  const at = words.indexOf(name)
  return at < 0 ? undefined : words[at + 1]
}
