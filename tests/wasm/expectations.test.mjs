// tests/wasm/expectations.test.mjs: the same cases (tests/expectations.json) for the native command line and
// for the module under Node: both meet the expectation, and both give the very same answer.
// Needs build/native/nonet and build/wasm: scripts/test wasm builds both.
import assert from 'node:assert/strict'
import { execFile } from 'node:child_process'
import { readFile } from 'node:fs/promises'
import { before, test } from 'node:test'
import { fileURLToPath } from 'node:url'
import { loadNonet, mustGive } from './load.mjs'

/**
 * @typedef {object} Case
 * @property {string} name
 * @property {string} text
 * @property {import('../../wasm/nonet.d.ts').SolveOptions} [solve]
 * @property {{title?: string, format?: string, size?: number, solutions?: number, attempts?: number,
 *   begins?: string, error?: string, line?: number, column?: number}} expect
 */
/** @typedef {{solution: string | null, solutions: number, attempts: number, guesses: number}} Answer */

const program = fileURLToPath(new URL('../../build/native/nonet', import.meta.url))
/** @type {Case[]} */
const cases = JSON.parse(await readFile(new URL('../expectations.json', import.meta.url), 'utf8'))
/** @type {import('../../wasm/nonet.d.ts').NonetModule} */
let nonet

before(async () => {
  nonet = await loadNonet()
})

/**
 * What `nonet solve --json` prints for a text.
 * @param {string} text
 * @param {import('../../wasm/nonet.d.ts').SolveOptions} options
 * @returns {Promise<any[]>}
 */
function native(text, options = {}) {
  const words = ['solve', '--json']
  if (options.engine) words.push('--engine', options.engine)
  if (options.strategy) words.push('--strategy', options.strategy)
  if (options.limit) words.push('--limit', String(options.limit))
  return new Promise((resolve) => {
    // It exits with 1 when a puzzle has a problem: what it printed counts.
    const child = execFile(program, words, { maxBuffer: 1 << 26 }, (_, output) =>
      resolve(
        output
          .split('\n')
          .filter(Boolean)
          .map((line) => JSON.parse(line)),
      ),
    )
    child.stdin?.end(text)
  })
}

/**
 * The module's answer for a puzzle that it read, in the command line's words.
 * @param {import('../../wasm/nonet.d.ts').Puzzle} puzzle
 * @param {import('../../wasm/nonet.d.ts').SolveOptions} options
 * @returns {Answer}
 */
function inWasm(puzzle, options = {}) {
  const report = mustGive(nonet.solve(puzzle, options, null))
  const [solution] = report.solutions
  return {
    solution: solution
      ? mustGive(nonet.write({ ...puzzle, givens: solution, entries: [] }, 'line', {})).trim()
      : null,
    solutions: report.count,
    attempts: report.attempts,
    guesses: report.guesses,
  }
}

for (const { name, text, solve, expect } of cases) {
  test(name, async () => {
    const [printed] = await native(text, solve)
    const report = mustGive(nonet.read(text, {}))
    const [entry] = report.entries
    if (expect.error) {
      assert.equal(printed.error.key, expect.error)
      assert.equal(entry.error?.key, expect.error)
      assert.equal(printed.error.line, entry.error?.line)
      assert.equal(printed.error.column, entry.error?.column)
      if (expect.line) assert.equal(entry.error?.line, expect.line)
      if (expect.column) assert.equal(entry.error?.column, expect.column)
      return
    }
    assert.ok(entry.puzzle, JSON.stringify(entry.error))
    const { solution, solutions, attempts, guesses } = printed
    const answer = inWasm(entry.puzzle, solve)
    assert.deepEqual({ solution, solutions, attempts, guesses }, answer)
    assert.equal(printed.title, entry.title)
    assert.equal(printed.format, entry.format)
    if (expect.title) assert.equal(entry.title, expect.title)
    if (expect.format) assert.equal(entry.format, expect.format)
    if (expect.size) assert.equal(entry.puzzle.size, expect.size)
    if (expect.solutions !== undefined) assert.equal(answer.solutions, expect.solutions)
    if (expect.attempts !== undefined) assert.equal(answer.attempts, expect.attempts)
    if (expect.begins)
      assert.ok(answer.solution?.startsWith(expect.begins), String(answer.solution))
  })
}

// Puzzles of a small linear congruential generator: a shuffled pattern with cells taken out.
test('200 made puzzles: the same answers natively and as wasm', async () => {
  let seed = 1
  const below = (/** @type {number} */ bound) => {
    seed = (Math.imul(seed, 1103515245) + 12345) & 0x7fffffff
    return Math.floor((seed / 0x80000000) * bound)
  }
  const lines = Array.from({ length: 200 }, () => {
    const digits = [1, 2, 3, 4, 5, 6, 7, 8, 9]
    for (let i = 8; i > 0; i--) {
      const j = below(i + 1)
      ;[digits[i], digits[j]] = [digits[j], digits[i]]
    }
    const empty = 40 + below(25)
    const cells = Array.from({ length: 81 }, (_, cell) => {
      const row = Math.floor(cell / 9)
      return String(digits[((row % 3) * 3 + Math.floor(row / 3) + cell) % 9])
    })
    for (let i = 0; i < empty; i++) cells[below(81)] = '.'
    return cells.join('')
  })
  const text = `${lines.join('\n')}\n`
  const printed = await native(text)
  const { entries } = mustGive(nonet.read(text, {}))
  assert.equal(printed.length, 200)
  assert.equal(entries.length, 200)
  entries.forEach((entry, i) => {
    const { solution, solutions, attempts, guesses } = printed[i]
    assert.ok(entry.puzzle)
    assert.deepEqual({ solution, solutions, attempts, guesses }, inWasm(entry.puzzle))
  })
  assert.ok(new Set(printed.map((answer) => answer.solutions)).size > 1)
})
