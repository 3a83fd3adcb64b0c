// tests/bench/classic.mjs: the 9×9 engine's kernels, natively, and as wasm in Node and in Chromium,
// µs a puzzle.
//
//   scripts/bench classic [--rounds N] [--made] [--markdown | --json]
//
// Sets are the files of classic/ in NONET_DATA (default ../shared/data), at most 2,000 puzzles of
// each; if there are none, or with --made, puzzles made by classic_make.cpp. The kernel proves for each
// puzzle whether it has exactly one solution. Medians of 7 rounds (--rounds).
// `one` calls the kernel for each puzzle, `batch` once for all.
// classic_build.mjs builds the kernels, for the module with emcc and the same flags. `ratio` is the ratio
// to another solver's time in the same round, in the same program with the same flags: to the sketch,
// reference/classic_sweep.h beside the data, or if that is absent, to our own plain body.
// --markdown prints the table in README.md beside this file; --json has everything.
// All programs run in turn for each set, so that a disturbance of the machine affects all of them.
import { execFileSync } from 'node:child_process'
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { argv, env } from 'node:process'
import { bodies, madeSets, native, root, wasm } from './classic_build.mjs'
import { inNode, openChromium, STEADY } from './classic_module.mjs'
import { machine } from './lib.mjs'

const COLD_STARTS = 9
const data = env.NONET_DATA ?? join(root, '../shared/data')
const sketch = join(data, '../reference/classic_sweep.h')
const other = existsSync(sketch) ? 'the sketch' : 'our own plain body'
const rounds = argv.includes('--rounds') ? argv[argv.indexOf('--rounds') + 1] : '7'
if (!(Number(rounds) > 1)) throw new Error('--rounds: 2 or more')

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

/** Flags that include the sketch, with lanes of four or eight digits. @param {number} lanes */
const beside = (lanes) =>
  existsSync(sketch) ? [`-DNONET_SKETCH="${sketch}"`, `-DPW=${lanes}`] : []

/**
 * A native program with all of this processor's kernels, and the sketch with the flags of `body`.
 * @param {keyof typeof bodies} body @param {number} lanes
 */
function timed(body, lanes) {
  const own = [...bodies[body], ...beside(lanes)]
  const program = native('classic_bench.cpp', `classic_bench_${body}`, own)
  return (/** @type {string[]} */ words) =>
    JSON.parse(execFileSync(program, words, { encoding: 'utf8' }))
}

/**
 * Kernels for x86, the sketch's lanes to compare with, and Linux's name of the processor's feature.
 * @type {{where: string, kernel: keyof typeof bodies, lanes: number, needs: string}[]}
 */
const X86 = [
  { where: '128-bit', kernel: 'sse4', lanes: 4, needs: 'sse4_2' },
  { where: 'AVX2', kernel: 'avx2', lanes: 8, needs: 'avx2' },
  { where: 'AVX-512', kernel: 'avx512', lanes: 8, needs: 'avx512vl' },
]

/** Whether the processor has it; where that is unknown, whether all x86 have. @param {string} feature */
function hasProcessor(feature) {
  const processor = '/proc/cpuinfo'
  if (!existsSync(processor)) return feature === 'sse4_2'
  return readFileSync(processor, 'utf8').includes(` ${feature} `)
}

/**
 * The output of classic_bench.cpp for a set.
 * @typedef {{set: string, puzzles: number, guesses: number, sweeps: number, other: number,
 *   one: number, many: number, oneRatio: number, manyRatio: number}} Measured
 */
/** @typedef {{where: string, kernel: string, measure: (words: string[]) => any}} Subject */

const module = wasm('classic_bench', ['-msimd128', ...beside(4)])
const withoutSimd = wasm('classic_bench_plain', [])
const chromium = await openChromium(module, [STEADY])
/** The native kernels that run here. @type {Subject[]} */
const natives =
  process.arch === 'x64'
    ? X86.filter(({ needs }) => hasProcessor(needs)).map(({ where, kernel, lanes }) => ({
        ...{ where, kernel },
        measure: timed(kernel, lanes),
      }))
    : [{ where: 'NEON', kernel: 'neon', measure: timed('plain', 4) }]
/** @type {Subject[]} */
const subjects = [
  ...natives,
  { where: 'wasm, Node', kernel: 'wasm', measure: inNodes },
  { where: 'wasm, Chromium', kernel: 'wasm', measure: chromium.measure },
  {
    where: 'wasm, no SIMD',
    kernel: 'plain',
    // The sketch needs SIMD, so there is nothing to compare with.
    measure: (words) => {
      const alone = { other: 0, oneRatio: 0, manyRatio: 0 }
      return { ...inNode(withoutSimd, [STEADY], words), ...alone }
    },
  },
]

/**
 * Runs three processes and returns the median: in one of twenty processes, V8 places the code of one way
 * so that it takes half as long again for the whole run.
 * @param {string[]} words
 */
function inNodes(words) {
  const runs = [1, 2, 3].map(() => inNode(module, [STEADY], words))
  return runs.sort((one, other) => one.oneRatio - other.oneRatio)[1]
}

const files = sets()
/** A row a set, with a member for each place. @type {Record<string, Measured>[]} */
const measured = []
for (const file of files) {
  /** @type {Record<string, Measured>} */
  const places = {}
  for (const { where, kernel, measure } of subjects) {
    places[where] = await measure([kernel, rounds, file])
  }
  measured.push(places)
}
await chromium.close()

/** The least time of the easiest set from a cold start, with the quick compiler's code, as users have it. */
const usual = await openChromium(module, [])
/** @type {number[]} */
const coldNode = []
/** @type {number[]} */
const coldChromium = []
for (let i = 0; i < COLD_STARTS; i++) {
  coldNode.push(inNode(module, [], ['wasm', '1', files[0]]).one)
  coldChromium.push((await usual.measure(['wasm', '1', files[0]])).one)
}
await usual.close()
const cold = {
  set: setOf(measured[0]),
  node: Math.min(...coldNode),
  chromium: Math.min(...coldChromium),
}

/** @param {Record<string, Measured>} places */
function setOf(places) {
  return places[subjects[0].where].set
}

/** The fastest native result, and its kernel. @param {Record<string, Measured>} places */
function best(places) {
  const all = natives.flatMap(({ where }) => [
    { us: places[where].one, ratio: places[where].oneRatio, by: `${where}, one by one` },
    { us: places[where].many, ratio: places[where].manyRatio, by: `${where}, batch` },
  ])
  return all.reduce((a, b) => (b.us < a.us ? b : a))
}

const command = 'scripts/bench classic'
const where = `${machine()}; Chromium ${chromium.version}`
const first = `The first 2,000 calls of a module, on ${cold.set}: ${cold.node.toFixed(2)} µs each in Node, ${cold.chromium.toFixed(2)} µs in Chromium.`
const ifThere = (/** @type {number} */ value) => (value ? value.toFixed(2) : '–')
/** @param {Record<string, string>[]} rows */
function table(rows) {
  const columns = Object.keys(rows[0])
  console.log(`| ${columns.join(' | ')} |`)
  console.log(`| ${columns.map(() => '---').join(' | ')} |`)
  for (const row of rows) console.log(`| ${Object.values(row).join(' | ')} |`)
}

if (argv.includes('--json')) {
  const rows = measured.map((places) => ({ set: setOf(places), places, best: best(places) }))
  console.log(JSON.stringify({ command, machine: where, rounds, ratioTo: other, cold, rows }))
} else if (argv.includes('--markdown')) {
  const figure = (/** @type {number} */ us, /** @type {number} */ ratio) =>
    us.toFixed(2) + (ratio ? ` (${ratio.toFixed(2)})` : '')
  const rows = measured.map((places) => {
    const { us, ratio, by } = best(places)
    const [narrow, ...modules] = [natives[0], ...subjects.slice(natives.length)].map(
      ({ where }) => [where, figure(places[where].one, places[where].oneRatio)],
    )
    return {
      set: setOf(places),
      guesses: places[subjects[0].where].guesses.toFixed(2),
      [narrow[0]]: narrow[1],
      'native best': `${figure(us, ratio)} ${by}`,
      ...Object.fromEntries(modules),
    }
  })
  table(rows)
  console.log(`\nµs a puzzle; in brackets, the part of the time of ${other}. ${first}`)
  console.log(`\`${command} --markdown\`, medians of ${rounds}; ${where}`)
} else {
  table(
    measured.flatMap((places) =>
      Object.entries(places).map(([where, figures]) => ({
        set: figures.set,
        kernel: where,
        guesses: figures.guesses.toFixed(2),
        sweeps: figures.sweeps.toFixed(1),
        'one µs': figures.one.toFixed(2),
        'batch µs': figures.many.toFixed(2),
        [`${other} µs`]: ifThere(figures.other),
        'one ratio': ifThere(figures.oneRatio),
        'batch ratio': ifThere(figures.manyRatio),
      })),
    ),
  )
  console.log(`\nRatios are to ${other}. ${first}\n\`${command}\`; ${where}`)
}
