// tests/bench/classic.mjs: 9×9 puzzles through the front door, natively and as wasm, µs a puzzle.
//
//   scripts/bench classic [--json]
//
// Sets are the files of classic/ in NONET_DATA (default ../shared/data), at most 2,000 puzzles of each; where there
// are none, puzzles made here. Solving proves that a solution is the only one. The native figure is the search
// alone; the wasm one includes the crossing from JavaScript and back.
// Medians of 7 interleaved runs.
import { execFileSync } from 'node:child_process'
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { loadNonet, mustGive } from '../wasm/load.mjs'
import { interleaved, report } from './lib.mjs'

const most = 2000
const program = fileURLToPath(new URL('../../build/native/nonet', import.meta.url))
const data =
  process.env.NONET_DATA ?? fileURLToPath(new URL('../../../shared/data', import.meta.url))

/** A shuffled pattern with 40 to 54 cells emptied. @param {number} number */
function made(number) {
  let seed = number + 1
  const below = (/** @type {number} */ bound) => {
    seed = (Math.imul(seed, 1103515245) + 12345) & 0x7fffffff
    return Math.floor((seed / 0x80000000) * bound)
  }
  const digits = [1, 2, 3, 4, 5, 6, 7, 8, 9].sort(() => below(3) - 1)
  const cells = Array.from({ length: 81 }, (_, cell) => {
    const row = Math.floor(cell / 9)
    return String(digits[((row % 3) * 3 + Math.floor(row / 3) + cell) % 9])
  })
  for (let i = 0; i < 70; i++) cells[below(81)] = '.'
  return cells.join('')
}

/** @returns {Record<string, string[]>} */
function sets() {
  const folder = join(data, 'classic')
  if (!existsSync(folder)) return { made: Array.from({ length: most }, (_, i) => made(i)) }
  return Object.fromEntries(
    readdirSync(folder)
      .filter((name) => name.endsWith('.txt'))
      .map((name) => {
        const lines = readFileSync(join(folder, name), 'utf8').split('\n')
        const puzzles = lines.map((line) => line.slice(0, 81)).filter((line) => line.length === 81)
        return [name.replace('.txt', ''), puzzles.slice(0, most)]
      }),
  )
}

for (const part of ['native', 'wasm']) execFileSync('scripts/build', [part], { stdio: 'ignore' })
const nonet = await loadNonet()
const rows = []
for (const [name, puzzles] of Object.entries(sets())) {
  const text = `${puzzles.join('\n')}\n`
  const plain = puzzles.map((line) => ({
    size: 9,
    boxRows: 3,
    boxColumns: 3,
    givens: [...line].map((character) => Number.parseInt(character, 10) || 0),
  }))
  let guesses = 0
  const { native, wasm } = interleaved({
    native: () => {
      const output = execFileSync(program, ['solve', '--json', '--all', '--limit', '2'], {
        input: text,
        encoding: 'utf8',
        maxBuffer: 1 << 28,
      })
      const answers = output
        .trim()
        .split('\n')
        .map((line) => JSON.parse(line))
      guesses = answers.reduce((sum, answer) => sum + answer.guesses, 0) / answers.length
      return answers.reduce((sum, answer) => sum + answer.us, 0) / answers.length
    },
    wasm: () => {
      const start = performance.now()
      for (const puzzle of plain) mustGive(nonet.solve(puzzle, {}, null))
      return ((performance.now() - start) * 1000) / plain.length
    },
  })
  rows.push({
    set: name,
    puzzles: puzzles.length,
    guesses: guesses.toFixed(2),
    'native µs': native.toFixed(1),
    'wasm µs': wasm.toFixed(1),
    'wasm / native': (wasm / native).toFixed(2),
  })
}
report('scripts/bench classic', rows)
