// tests/bench/engine.mjs: how the general engine grows with the size of the grid, natively and as wasm.
//
//   scripts/bench engine [--json]
//
// For each size: the first solution of the empty grid, and a generated grid with four cells in ten
// emptied, solved and checked for a second solution. Milliseconds, medians of 7 interleaved runs; the
// native figure is the search alone, the wasm one includes the call from JavaScript.
import { execFileSync } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import { loadNonet, mustGive } from '../wasm/load.mjs'
import { interleaved, report } from './lib.mjs'

const program = fileURLToPath(new URL('../../build/native/nonet', import.meta.url))
for (const part of ['native', 'wasm']) execFileSync('scripts/build', [part], { stdio: 'ignore' })
const nonet = await loadNonet()

const rows = []
for (const size of [4, 6, 9, 12, 16, 25, 36, 49, 64]) {
  const shape = mustGive(nonet.usualShape(size))
  const { boxRows, boxColumns } = shape
  const full = Array.from({ length: size * size }, (_, cell) => {
    const row = Math.floor(cell / size)
    const shift = (row % boxRows) * boxColumns + Math.floor(row / boxRows)
    return ((shift + (cell % size)) % size) + 1
  })
  const grids = {
    empty: { givens: full.map(() => 0), limit: 1 },
    'four in ten empty': {
      givens: full.map((digit, cell) => ((cell * 7919) % 10 < 4 ? 0 : digit)),
      limit: 2,
    },
  }
  for (const [grid, { givens, limit }] of Object.entries(grids)) {
    const puzzle = { ...shape, givens }
    const input = mustGive(nonet.write(puzzle, 'numbers', {}))
    const { native, wasm } = interleaved({
      native: () => {
        const words = ['solve', '--json', '--limit', String(limit)]
        try {
          return (
            JSON.parse(execFileSync(program, words, { input, encoding: 'utf8', stdio: 'pipe' }))
              .us / 1000
          )
        } catch (error) {
          // Exit code 1 means more than one solution, which is expected here.
          return JSON.parse(/** @type {{stdout: string}} */ (error).stdout).us / 1000
        }
      },
      wasm: () => {
        const start = performance.now()
        mustGive(nonet.solve(puzzle, { limit }, null))
        return performance.now() - start
      },
    })
    rows.push({
      size: `${size}×${size}`,
      grid,
      'native ms': native.toFixed(3),
      'wasm ms': wasm.toFixed(3),
    })
  }
}
report('scripts/bench engine', rows)
