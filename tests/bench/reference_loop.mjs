// tests/bench/reference_loop.mjs: a fixed loop, whose time says how fast a machine runs such programs as a search in JavaScript.
//
//   node tests/bench/reference_loop.mjs        prints its milliseconds, the median of 7
//
// Times of another machine are comparable after a division by its loop's time and a multiplication by the own one. The loop does
// what searches over candidates do: it reads and writes sets of 16 digits in a small typed array at places that depend on
// what was read before, counts their digits, and branches on the count.
import { argv } from 'node:process'
import { fileURLToPath } from 'node:url'
import { interleaved } from './lib.mjs'

const STEPS = 20_000_000
const CELLS = 256

/** Runs the loop; the number that it ends with is always the same. */
export function referenceLoop() {
  const cells = Uint16Array.from({ length: CELLS }, (_, i) => (i * 40503) & 0xffff)
  let state = 1
  let many = 0
  for (let step = 0; step < STEPS; step++) {
    const at = state & (CELLS - 1)
    const digits = cells[at]
    let count = digits - ((digits >>> 1) & 0x5555)
    count = (count & 0x3333) + ((count >>> 2) & 0x3333)
    count = (((count + (count >>> 4)) & 0x0f0f) * 0x0101) >>> 8
    if ((count & 31) > 8) {
      cells[at] = digits & ~(state >>> 16)
      many++
    } else {
      cells[at] = digits | (state >>> 12)
    }
    state = (Math.imul(state, 1664525) + 1013904223 + digits) >>> 0
  }
  return many
}

/** The milliseconds of a run, the median of 7 after one that does not count. */
export function referenceLoopMs() {
  const loop = () => {
    const begin = performance.now()
    referenceLoop()
    return performance.now() - begin
  }
  return interleaved({ loop }).loop
}

if (argv[1] === fileURLToPath(import.meta.url)) console.log(referenceLoopMs().toFixed(1))
