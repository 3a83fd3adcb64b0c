// tests/bench/variants.mjs: how many published puzzles with constraints are read and solved, and how fast?
//
//   scripts/bench variants [--each] [--json] [--seconds N] [--only TEXT]
//
// Builds engine_bench.cpp, which says what it measures, and runs it over variants/iss.json in NONET_DATA (default ../shared/data):
// puzzles of Interactive-Sudoku-Solver with its own times.
import { execFileSync, spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { argv, env, exit } from 'node:process'
import { fileURLToPath } from 'node:url'

const root = fileURLToPath(new URL('../..', import.meta.url))
const file = join(env.NONET_DATA ?? join(root, '../shared/data'), 'variants/iss.json')
if (!existsSync(file)) {
  console.log(`skipped: there is no ${file}; NONET_DATA names the folder of published puzzles`)
  exit(0)
}
execFileSync(join(root, 'scripts/build'), ['native'], { stdio: 'ignore' })
const program = join(root, 'build/native/tests/engine_bench')
exit(spawnSync(program, [file, ...argv.slice(2)], { stdio: 'inherit' }).status ?? 1)
