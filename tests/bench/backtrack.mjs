// tests/bench/backtrack.mjs: the first programs' two grids, solved by their method natively, as wasm and in
// Python.
//
//   scripts/bench backtrack [--python] [--json]
//
// The figure is the time until the first solution, search only. Medians of 7 interleaved runs; --python adds
// one run of tutorial.py, the same method as a beginner's program writes it (a minute or two).
import { execFileSync, spawnSync } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import { loadNonet, mustGive } from '../wasm/load.mjs'
import { interleaved, report } from './lib.mjs'

const program = fileURLToPath(new URL('../../build/native/nonet', import.meta.url))
const python = fileURLToPath(new URL('tutorial.py', import.meta.url))
const grids = {
  'Grid 01': '008000300016008000000000001103000000490000000002007000005094010600005000700600000',
  'Grid 02': '000090030009730000350200000000000104020000006060000000000009060002061000400800070',
}

for (const part of ['native', 'wasm']) execFileSync('scripts/build', [part], { stdio: 'ignore' })
const nonet = await loadNonet()
const rows = []
for (const [title, cells] of Object.entries(grids)) {
  for (const strategy of nonet.strategies()) {
    const options = /** @type {const} */ ({ engine: 'backtrack', strategy, limit: 1 })
    const puzzle = { size: 9, boxRows: 3, boxColumns: 3, givens: [...cells].map(Number) }
    let attempts = 0
    const { native, wasm } = interleaved({
      native: () => {
        const words = ['solve', '--json', '--limit', '1', '--strategy', strategy]
        return (
          JSON.parse(execFileSync(program, words, { input: cells, encoding: 'utf8' })).us / 1000
        )
      },
      wasm: () => {
        const start = performance.now()
        attempts = mustGive(nonet.solve(puzzle, options, null)).attempts
        return performance.now() - start
      },
    })
    /** @type {Record<string, string | number>} */
    const row = {
      grid: title,
      strategy,
      attempts,
      'native ms': native.toFixed(2),
      'wasm ms': wasm.toFixed(2),
      // Below a millisecond, most of the time is the call from JavaScript.
      'wasm / native': native > 1 ? (wasm / native).toFixed(2) : '–',
    }
    if (process.argv.includes('--python')) {
      const run = spawnSync('python3', [python, strategy, cells], { encoding: 'utf8' })
      row['Python s'] = run.status === 0 ? run.stdout.trim() : '–'
    }
    rows.push(row)
  }
}
report('scripts/bench backtrack', rows)
