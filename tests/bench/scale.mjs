// tests/bench/scale.mjs: the program for Dask in core/cli/README.md beside the threads of one process.
//
//   scripts/bench scale [--json]
//
// Times a million lines, those of tests/scale, by the clock: `nonet solve --number` with one and two
// threads, then one and two workers on the same machine, each with one thread, from the start of the
// Python program to the last byte in its file. Medians of 3; the workers are started before.
import { execFileSync } from 'node:child_process'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { median, report } from './lib.mjs'

const root = fileURLToPath(new URL('../..', import.meta.url))
execFileSync('scripts/setup', ['scale'], { cwd: root, stdio: 'ignore' })
execFileSync('scripts/build', ['native'], { cwd: root, stdio: 'ignore' })
// After the build, because these modules look for the program when they are loaded.
const { lines, shell } = await import('../cli/program.mjs')
const { Cluster } = await import('../scale/cluster.mjs')

const folder = mkdtempSync(join(tmpdir(), 'nonet-bench-scale-'))
const [puzzles, solved] = ['puzzles.txt', 'solved.txt'].map((name) => join(folder, name))
writeFileSync(puzzles, `${lines(1_000_000, true).join('\n')}\n`)

/** Seconds by the clock. @param {() => Promise<{code: number | null, err: string}>} work */
async function seconds(work) {
  const times = []
  for (let round = 0; round < 3; round++) {
    const start = performance.now()
    const { code, err } = await work()
    if (code !== 0) throw new Error(err.slice(0, 2000))
    times.push((performance.now() - start) / 1000)
  }
  return median(times).toFixed(1)
}

const cluster = new Cluster(folder)
try {
  const rows = []
  for (const threads of [1, 2]) {
    const line = `nonet solve --number --threads ${threads} ${puzzles} | cut -f 2 >${solved}`
    rows.push({ run: `nonet --threads ${threads}`, seconds: await seconds(() => shell(line)) })
  }
  await cluster.startScheduler()
  for (const workers of [1, 2]) {
    await cluster.startWorker(join(root, 'build/native'))
    const time = await seconds(() => cluster.solve(puzzles, solved))
    rows.push({ run: `Dask, workers: ${workers}`, seconds: time })
  }
  report('scripts/bench scale', rows)
} finally {
  await cluster.stop()
  rmSync(folder, { recursive: true })
}
