// tests/bench/cli.mjs: how much of the time the command line spends in the 9×9 engine's kernel.
//
//   scripts/bench cli [--rounds N] [--json]
//
// `nonet solve` over a million lines: easy36 of classic/ in NONET_DATA (default ../shared/data) a
// hundred times, or as many lines made here. Beside it, in the same rounds, the kernel of that very
// build over the same puzzles, in memory and in batches. Medians of 7 rounds (--rounds).
// `of the kernel's rate` is (kernel µs ÷ threads) ÷ (µs a line, by the clock): 100 % would be reading and
// writing for nothing. `by processor time` is the same with the time that the processors spent: what
// it would be on a machine with nothing else to do, where that one is not to be had.
import { execFileSync } from 'node:child_process'
import {
  closeSync,
  existsSync,
  mkdirSync,
  openSync,
  readFileSync,
  statSync,
  writeSync,
} from 'node:fs'
import { availableParallelism } from 'node:os'
import { join } from 'node:path'
import { argv, env } from 'node:process'
import { fileURLToPath } from 'node:url'
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
  ...['-O3', '-std=c++20', '-DNDEBUG', `-I${root}`, join(root, 'tests/bench/classic_bench.cpp')],
  ...[join(build, 'libnonet_core.a'), '-o', kernel],
])
const names = ['avx2', 'sse4', 'neon', 'plain']
const best = names.find((name) => {
  try {
    execFileSync(kernel, [name, '1', few], { stdio: 'ignore' })
    return true
  } catch {
    return false
  }
})
/** µs a puzzle. */
const kernelTime = () =>
  JSON.parse(execFileSync(kernel, [best ?? 'plain', '5', few], { encoding: 'utf8' })).many

/** Seconds by the clock and of the processors. @param {number} threads @param {string} to */
function solve(threads, to) {
  const line = `TIMEFORMAT='%R %U %S'; time ${build}/nonet solve --threads ${threads} ${many} >${to}`
  const said = execFileSync('bash', ['-c', `{ ${line}; } 2>&1`], { encoding: 'utf8' })
  const [clock, user, system] = said.trim().split(' ').map(Number)
  return { clock, busy: user + system }
}

const cores = availableParallelism()
/**
 * @typedef {{threads: number, to: string, clock: number[], busy: number[], rate: number[],
 *   share: number[]}} Subject
 */
/** @type {Subject[]} */
const subjects = [1, ...(cores > 1 ? [cores] : [])].flatMap((threads) =>
  ['/dev/null', join(folder, 'solved.txt')].map((to) => ({
    ...{ threads, to },
    ...{ clock: [], busy: [], rate: [], share: [] },
  })),
)
/** @type {number[]} */
const kernels = []
for (let round = -1; round < rounds; round++) {
  for (const subject of subjects) {
    const us = kernelTime()
    const { clock, busy } = solve(subject.threads, subject.to)
    if (round < 0) continue
    kernels.push(us)
    subject.clock.push(clock)
    subject.busy.push(busy)
    subject.rate.push(us / subject.threads / ((clock * 1e6) / LINES))
    subject.share.push(us / ((busy * 1e6) / LINES))
  }
}
const percent = (/** @type {number[]} */ ratios) => `${(median(ratios) * 100).toFixed(0)} %`
report(
  'scripts/bench cli',
  subjects.map(({ threads, to, clock, busy, rate, share }) => ({
    threads,
    output: to === '/dev/null' ? 'nowhere' : 'a file',
    'kernel µs': median(kernels).toFixed(3),
    seconds: median(clock).toFixed(2),
    'processor seconds': median(busy).toFixed(2),
    "of the kernel's rate": percent(rate),
    'by processor time': percent(share),
  })),
)
