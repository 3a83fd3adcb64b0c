// tests/wasm/expectations.test.mjs: the same cases (tests/expectations.json) for the native command line, for both forms of
// nonet.wasm under Node, and for nonet-engine.wasm: all give the expected answer, and by the same engine in the same
// number of guesses. The last one has no engine of its own for 9×9.
// Needs build/native/nonet and build/wasm: scripts/test wasm builds both.
import assert from 'node:assert/strict'
import { execFile } from 'node:child_process'
import { readFile } from 'node:fs/promises'
import { before, test } from 'node:test'
import { fileURLToPath } from 'node:url'
import { madeLines } from './generated-lines.mjs'
import { loadEngine, loadNonet, mustGive, search } from './load.mjs'

/**
 * @typedef {object} Case
 * @property {string} name
 * @property {string} text
 * @property {import('../../wasm/nonet.d.ts').SolveOptions} [solve]
 * @property {{title?: string, format?: string, size?: number, solutions?: number, attempts?: number,
 *   begins?: string, error?: string, line?: number, column?: number}} expect
 */
/**
 * @typedef {{engine: import('../../wasm/nonet.d.ts').Engine, solution: string | null, solutions: number,
 *   attempts: number, guesses: number}} Answer
 */

const program = fileURLToPath(new URL('../../build/native/nonet', import.meta.url))
/** @type {Case[]} */
const cases = JSON.parse(await readFile(new URL('../expectations.json', import.meta.url), 'utf8'))
/** With SIMD and without. @type {import('../../wasm/nonet.d.ts').NonetModule[]} */
let modules
/** @type {import('../../wasm/nonet-engine.d.ts').NonetEngineModule} */
let engine

before(async () => {
  engine = await loadEngine()
  modules = [await loadNonet(), await loadNonet('plain/nonet.wasm')]
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
    // It exits with 1 if a puzzle has a problem; only the output counts.
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
 * What both modules find for a text.
 * @param {string} text
 */
function readInWasm(text) {
  const [report, same] = modules.map((nonet) => mustGive(nonet.read(text, {})))
  assert.deepEqual(same, report)
  return report
}

/**
 * The modules' answer for a puzzle that they read.
 * @param {import('../../wasm/nonet.d.ts').Puzzle} puzzle
 * @param {import('../../wasm/nonet.d.ts').SolveOptions} options
 * @returns {Answer}
 */
function inWasm(puzzle, options = {}) {
  const [report, same] = modules.map((each) => mustGive(each.solve(puzzle, options, null)))
  assert.deepEqual(same, report)
  return inWords(puzzle, report)
}

/**
 * An answer in the command line's words.
 * @param {import('../../wasm/nonet.d.ts').Puzzle} puzzle
 * @param {import('../../wasm/nonet.d.ts').SolveReport} report
 * @returns {Answer}
 */
function inWords(puzzle, report) {
  const [nonet] = modules
  const [solution] = report.solutions
  return {
    engine: report.engine,
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
    const report = readInWasm(text)
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
    const answer = inWasm(entry.puzzle, solve)
    // nonet.wasm has no learning engine: natively, the one that answered is asked for.
    const [{ solution, solutions, attempts, guesses }] = await native(text, {
      ...solve,
      engine: answer.engine,
    })
    assert.deepEqual({ engine: answer.engine, solution, solutions, attempts, guesses }, answer)
    // nonet-engine.wasm has neither an engine of its own for 9×9 nor the backtracker: natively, the one that answered is
    // asked for.
    const how = solve?.engine === 'backtrack' ? {} : (solve ?? {})
    const learned = inWords(entry.puzzle, search(engine, entry.puzzle, 'solve', how))
    const [same] = await native(text, { ...how, engine: learned.engine })
    assert.equal(learned.attempts, same.attempts, 'attempts')
    assert.equal(learned.guesses, same.guesses, 'guesses')
    assert.equal(learned.solution, same.solution, 'solution')
    assert.equal(learned.solutions, answer.solutions)
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

test('200 made puzzles: the same answers natively and as wasm', async () => {
  const lines = madeLines(200)
  const text = `${lines.join('\n')}\n`
  const printed = await native(text)
  const { entries } = readInWasm(text)
  assert.equal(printed.length, 200)
  assert.equal(entries.length, 200)
  entries.forEach((entry, i) => {
    const { solution, solutions, attempts, guesses } = printed[i]
    assert.ok(entry.puzzle)
    const answer = inWasm(entry.puzzle)
    assert.deepEqual({ engine: answer.engine, solution, solutions, attempts, guesses }, answer)
  })
  assert.ok(new Set(printed.map((answer) => answer.solutions)).size > 1)
})
