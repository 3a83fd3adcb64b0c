// tests/bench/stream.mjs: that the command line reads files of any length in constant memory (Linux).
//
//   scripts/bench stream [--json]
//
// Runs 10³, 10⁵ and 10⁶ lines of generated 9×9 puzzles through `nonet solve`; measures the peak of its
// resident memory, as the kernel counts it (VmHWM, read every 20 ms), and the time.
import { execFileSync, spawn } from 'node:child_process'
import { once } from 'node:events'
import { readFileSync } from 'node:fs'
import { Readable } from 'node:stream'
import { setTimeout as pause } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'
import { report } from './lib.mjs'

const program = fileURLToPath(new URL('../../build/native/nonet', import.meta.url))
execFileSync('scripts/build', ['native'], { stdio: 'ignore' })

/** A thousand easy puzzles: one full grid with its digits rotated and every third cell empty. */
const block = Array.from({ length: 1000 }, (_, number) =>
  Array.from({ length: 81 }, (_, cell) => {
    const row = Math.floor(cell / 9)
    const digit = (((row % 3) * 3 + Math.floor(row / 3) + cell + number) % 9) + 1
    return (cell + number) % 3 ? digit : '.'
  }).join(''),
).join('\n')

const rows = []
for (const lines of [1e3, 1e5, 1e6]) {
  const child = spawn(program, ['solve', '--limit', '1'], { stdio: ['pipe', 'ignore', 'ignore'] })
  let peak = ''
  const look = () => {
    try {
      const status = readFileSync(`/proc/${child.pid}/status`, 'utf8')
      peak = /VmHWM:\s*(\d+ kB)/.exec(status)?.[1] ?? peak
    } catch {
      // The program has just ended; the last reading counts.
    }
  }
  const timer = setInterval(look, 20)
  const start = performance.now()
  const blocks = async function* () {
    for (let i = 0; i < lines / 1000; i++) yield `${block}\n`
    await pause(50) // so that the shortest run is read before it ends
  }
  const ended = once(child, 'close')
  Readable.from(blocks()).pipe(child.stdin)
  await ended
  clearInterval(timer)
  const seconds = ((performance.now() - start) / 1000).toFixed(2)
  rows.push({ lines, 'peak memory': peak, seconds })
}
report('scripts/bench stream', rows)
