// tests/bench/classic.mjs: the 9×9 engine's kernels, natively and as wasm, µs a puzzle.
//
//   scripts/bench classic [--rounds N] [--made] [--json]
//
// Sets are the files of classic/ in NONET_DATA (default ../shared/data), at most 2,000 puzzles of
// each; where there are none, and with --made, puzzles made by classic_make.cpp. Every answer is proven
// the only one or not. Medians of 7 rounds (--rounds) of processor time. `one` hands the kernel
// puzzle after puzzle, `batch` all in one call.
// The kernels are built by classic_build.mjs, and by emcc with the same flags, and where
// ../shared/reference/classic_sweep.h exists, that sketch with the same flags into the same program:
// `ratio` is to its time in the same round.
import { execFileSync } from 'node:child_process'
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { argv, env, execPath } from 'node:process'
import { bodies, flags, folder, madeSets, native, root } from './classic_build.mjs'
import { report } from './lib.mjs'

const data = env.NONET_DATA ?? join(root, '../shared/data')
const sketch = join(root, '../shared/reference/classic_sweep.h')
const rounds = argv.includes('--rounds') ? argv[argv.indexOf('--rounds') + 1] : '7'

/** The files to solve, from the easiest. @returns {string[]} */
function sets() {
  const shared = join(data, 'classic')
  const order = ['easy36', 'serg-many-solutions', 'minimal', '17-clue', 'top1465', 'hard-11plus']
  if (existsSync(shared) && !argv.includes('--made')) {
    const place = (/** @type {string} */ name) => (order.indexOf(name.slice(0, -4)) + 9) % 9
    return readdirSync(shared)
      .filter((name) => name.endsWith('.txt'))
      .sort((a, b) => place(a) - place(b))
      .map((name) => join(shared, name))
  }
  return madeSets(2000)
}

/** With the sketch beside the kernel: lanes of four or eight digits. @param {number} lanes */
const beside = (lanes) =>
  existsSync(sketch) ? [`-DNONET_SKETCH="${sketch}"`, `-DPW=${lanes}`] : []

/**
 * A native program with all of this processor's kernels, and the sketch with the flags of `body`.
 * @param {keyof typeof bodies} body @param {number} lanes
 */
const timed = (body, lanes) => [
  native('classic_bench.cpp', `classic_bench_${body}`, [...bodies[body], ...beside(lanes)]),
]

/** The same as a module for Node. */
function wasm() {
  const program = join(folder, 'classic_bench.js')
  const sources = ['core/classic/body_wasm.cpp', 'core/classic/body_plain.cpp']
  sources.push('core/classic/kernel.cpp', 'tests/bench/classic_bench.cpp')
  if (existsSync('/usr/share/nodejs/acorn')) env.NODE_PATH = '/usr/share/nodejs'
  execFileSync('emcc', [
    ...[...flags, '-msimd128', ...beside(4), `-I${root}`],
    ...sources.map((source) => join(root, source)),
    // In one file: Node has `fetch`, which this glue would use, but not for files.
    ...['-sNODERAWFS=1', '-sSINGLE_FILE=1', '-sALLOW_MEMORY_GROWTH=1', '-o', program],
  ])
  // As after a warm-up: the first calls would otherwise run in the quick compiler's code.
  return [execPath, '--no-liftoff', program]
}

/** Whether this is Linux on a processor with AVX-512 for 256 bits. */
function hasAvx512() {
  const processor = '/proc/cpuinfo'
  return existsSync(processor) && /\bavx512vl\b/.test(readFileSync(processor, 'utf8'))
}

const subjects = [
  ...(process.arch === 'x64'
    ? [
        { where: '128-bit', kernel: 'sse4', command: timed('sse4', 4) },
        { where: 'AVX2', kernel: 'avx2', command: timed('avx2', 8) },
        ...(hasAvx512()
          ? [{ where: 'AVX-512', kernel: 'avx512', command: timed('avx512', 8) }]
          : []),
      ]
    : [{ where: 'NEON', kernel: 'neon', command: timed('plain', 4) }]),
  { where: 'wasm', kernel: 'wasm', command: wasm() },
]
const rows = []
for (const file of sets()) {
  for (const { where, kernel, command } of subjects) {
    const [program, ...words] = command
    const answer = execFileSync(program, [...words, kernel, rounds, file], { encoding: 'utf8' })
    const measured = JSON.parse(answer)
    const ratio = (/** @type {number} */ value) => (value ? value.toFixed(2) : '–')
    rows.push({
      set: measured.set,
      kernel: where,
      guesses: measured.guesses.toFixed(2),
      sweeps: measured.sweeps.toFixed(1),
      'one µs': measured.one.toFixed(2),
      'batch µs': measured.many.toFixed(2),
      'sketch µs': ratio(measured.sketch),
      'one ratio': ratio(measured.oneRatio),
      'batch ratio': ratio(measured.manyRatio),
    })
  }
}
report('scripts/bench classic', rows)
