// tests/bench/cli.mjs: how near the command line comes to the speed of the 9×9 engine's kernel.
//
//   scripts/bench cli [--rounds N] [--json]
//
// Runs `nonet solve` over a million lines: easy36 of classic/ in NONET_DATA (default ../shared/data) a
// hundred times, or as many generated lines; from a file, or from a pipe, as with GNU parallel's --pipe;
// to nowhere, into a pipe and into a new file. Before each run, the kernel of the same build solves the
// same million in memory (cli_kernel.cpp).
// `of the kernel's rate` is (kernel µs ÷ threads) ÷ (µs a line, by the clock): 100 % means that reading
// and writing cost nothing. `at once` is the same with the kernel's time while as many kernels run side
// by side: processors that share caches and clocks, and most rented ones, are slower together. `by
// processor time` uses the time that the processors spent, which estimates a machine without other work.
// Medians of 7 rounds (--rounds), and in brackets the same from the least times, which exclude most of
// the other work of the machine. The kernel's least time is that of a single kernel.
import { execFile, execFileSync } from 'node:child_process'
import {
  closeSync,
  existsSync,
  mkdirSync,
  openSync,
  readFileSync,
  rmSync,
  statSync,
  writeSync,
} from 'node:fs'
import { availableParallelism } from 'node:os'
import { join } from 'node:path'
import { argv, env } from 'node:process'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import { lines } from '../cli/program.mjs'
import { median, report } from './lib.mjs'

const LINES = 1_000_000
const root = fileURLToPath(new URL('../..', import.meta.url))
const folder = join(root, 'build/bench')
const build = join(root, 'build/native')
const rounds = argv.includes('--rounds') ? Number(argv[argv.indexOf('--rounds') + 1]) : 7

execFileSync(join(root, 'scripts/build'), ['native'], { stdio: 'ignore' })
mkdirSync(folder, { recursive: true })

const shared = join(env.NONET_DATA ?? join(root, '../shared/data'), 'classic/easy36.txt')
const block = existsSync(shared) ? readFileSync(shared, 'utf8') : `${lines(10_000).join('\n')}\n`
const few = join(folder, 'easy36.txt')
const many = join(folder, 'easy36x100.txt')
for (const [file, copies] of /** @type {[string, number][]} */ ([
  [few, 1],
  [many, 100],
])) {
  if (existsSync(file) && statSync(file).size === block.length * copies) continue
  const to = openSync(file, 'w')
  for (let i = 0; i < copies; i++) writeSync(to, block)
  closeSync(to)
}

const kernel = join(folder, 'cli_kernel')
execFileSync(env.CXX ?? 'c++', [
  ...['-O3', '-std=c++20', '-DNDEBUG', `-I${root}`, join(root, 'tests/bench/cli_kernel.cpp')],
  ...[join(build, 'libnonet_core.a'), '-o', kernel],
])
/** µs a puzzle with `count` kernels side by side. @param {number} count @returns {Promise<number>} */
async function kernelTime(count) {
  const run = promisify(execFile)
  const passes = String(LINES / (block.length / 82))
  const runs = Array.from({ length: count }, () => run(kernel, [few, passes]))
  const times = (await Promise.all(runs)).map(({ stdout }) => Number(stdout))
  return times.reduce((sum, time) => sum + time, 0) / count
}

const solved = join(folder, 'solved.txt')
const OUTPUTS = { nowhere: '>/dev/null', 'a pipe': '| cat >/dev/null', 'a file': `>${solved}` }

/**
 * @typedef {{threads: number, from: 'a file' | 'a pipe', to: keyof typeof OUTPUTS,
 *   kernel: number[], clock: number[], busy: number[], rate: number[], atOnce: number[],
 *   share: number[]}} Subject
 */

/** Seconds by the clock and of processor time, for `nonet` alone. @param {Subject} subject */
function solve({ threads, from, to }) {
  // Otherwise the system would first have to free the old file's pages.
  rmSync(solved, { force: true })
  const [before, name] = from === 'a pipe' ? [`cat ${many} |`, ''] : ['', many]
  const timed = `{ TIMEFORMAT='%R %U %S'; time ${build}/nonet solve --threads ${threads} ${name} 2>&4; }`
  const line = `{ ${before} ${timed} 2>&3 ${OUTPUTS[to]}; } 3>&1 4>&2`
  // The program at the pipe's other end writes to nowhere, so this output has only the times.
  const said = execFileSync('bash', ['-c', line], { encoding: 'utf8' })
  const [clock, user, system] = said.trim().split(' ').map(Number)
  return { clock, busy: user + system }
}

const cores = availableParallelism()
/** @type {Subject[]} */
const subjects = [1, ...(cores > 1 ? [cores] : [])].flatMap((threads) =>
  /** @type {['a file' | 'a pipe', keyof typeof OUTPUTS][]} */ ([
    ['a file', 'nowhere'],
    ['a file', 'a pipe'],
    ['a file', 'a file'],
    ['a pipe', 'nowhere'],
    ['a pipe', 'a pipe'],
  ]).map(([from, to]) => ({
    ...{ threads, from, to },
    ...{ kernel: [], clock: [], busy: [], rate: [], atOnce: [], share: [] },
  })),
)
for (let round = -1; round < rounds; round++) {
  for (const subject of subjects) {
    const us = await kernelTime(1)
    const together = await kernelTime(subject.threads)
    const { clock, busy } = solve(subject)
    if (round < 0) continue
    subject.kernel.push(us)
    subject.clock.push(clock)
    subject.busy.push(busy)
    subject.rate.push(us / subject.threads / ((clock * 1e6) / LINES))
    subject.atOnce.push(together / subject.threads / ((clock * 1e6) / LINES))
    subject.share.push(us / ((busy * 1e6) / LINES))
  }
}
rmSync(solved, { force: true })

const fastest = Math.min(...subjects.flatMap(({ kernel }) => kernel))
const figures = (/** @type {number[]} */ all, /** @type {number} */ digits) =>
  `${median(all).toFixed(digits)} (${Math.min(...all).toFixed(digits)})`
/** @param {number[]} ratios @param {number} seconds the least */
const percent = (ratios, seconds) => {
  const ofLeast = fastest / ((seconds * 1e6) / LINES)
  return `${(median(ratios) * 100).toFixed(0)} % (${(ofLeast * 100).toFixed(0)} %)`
}
report(
  'scripts/bench cli',
  subjects.map(({ threads, from, to, ...measured }) => ({
    ...{ threads, input: from, output: to },
    'kernel µs': figures(measured.kernel, 3),
    seconds: figures(measured.clock, 2),
    'processor seconds': figures(measured.busy, 2),
    "of the kernel's rate": percent(measured.rate, Math.min(...measured.clock) * threads),
    'at once': `${(median(measured.atOnce) * 100).toFixed(0)} %`,
    'by processor time': percent(measured.share, Math.min(...measured.busy)),
  })),
)
