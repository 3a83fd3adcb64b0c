// tests/wasm/constrained.test.mjs: puzzles with constraints in nonet-engine.wasm: each question has the answer of the native command
// line, with the same guesses; slices are short; what makes no sense is refused as data.
// Needs build/native/nonet and build/wasm: scripts/test wasm builds both.
import assert from 'node:assert/strict'
import { spawnSync } from 'node:child_process'
import { before, test } from 'node:test'
import { fileURLToPath } from 'node:url'
import { treeOfPuzzle } from '../../web/board/constraints.js'
import { areasOf, housesOf } from '../../web/board/houses.js'
import { emptySamurai } from '../../web/board/overlapping.js'
import { loadEngine, mustGive } from './load.mjs'

/** @typedef {import('../../wasm/nonet-engine.d.ts').ConstrainedQuestion} Question */
/** @typedef {import('../../wasm/nonet-engine.d.ts').ConstrainedSolveReport} ConstrainedSolveReport */
/** @typedef {string | import('../../wasm/nonet-engine.d.ts').ConstrainedPuzzle} Puzzle */

const PUZZLES = {
  'cages, 4×6':
    '.Shape~4x6.Cage~11~R3C1~R3C2~R2C2.Cage~13~R1C3~R1C2~R2C3~R3C3.Cage~9~R1C6~R2C6.~R4C1_5.~R2C5_3' +
    '.Cage~8~R3C4~R4C4~R2C4.Cage~10~R2C3~R1C3',
  'from 0, with a variable': '.Shape~2x3~0-2.~R1C1_0.Thermo~R1C1~R1C2~R1C3.Var~A~a.Sum~2~VA~R2C2',
  'palindromes without boxes':
    '.Shape~5x5.~R4C5_2.Palindrome~R1C5~R1C4~R2C5~R3C4.~R2C4_4.Palindrome~R2C2~R1C2~R1C1.' +
    'GreaterThan~R2C5~R3C5.~R3C3_5.~R4C3_1',
  'regions that are not known':
    '.Shape~4x4.NoBoxes.ChaosConstruction.~R1C1_2.~R1C2_4.~CC1_1.~CC2_1.~CC6_1.~CC10_1.~CC12_4' +
    '.~R1C3_1.~R2C1_3.~CC11_4.~R2C4_4',
  'a killer with anti-knight':
    '.AntiKnight.Cage~11~R5C8~R6C8~R4C8.Cage~17~R9C3~R9C4~R9C5.Cage~26~R1C1~R1C2~R2C1~R3C1' +
    '.Cage~12~R2C4~R2C3.Cage~21~R8C1~R8C2~R9C2~R7C1.Cage~13~R8C2~R8C3~R9C3.Cage~17~R2C8~R2C9~R3C8' +
    '.Cage~16~R7C3~R7C4~R7C5.Cage~19~R7C8~R8C8~R6C8~R7C9.Cage~16~R5C9~R5C8~R6C8~R7C8.Cage~10~R7C9~R6C9',
  'several solutions, 16×16': '.Shape~16x16.Thermo~R1C1~R2C2~R3C3~R4C4.Cage~20~R5C5~R5C6~R6C5',
  'no solution': '.Shape~4x4.Cage~8~R1C1~R2C3~R3C2.~R1C1_2.~R2C3_2',
  'full and right': '.Shape~1x1.~R1C1_1',
  'grids that overlap': JSON.stringify({
    grid: { rows: 6, cols: 6, digits: [1, 4], overlapping: ['r1c1', 'r3c3'] },
    givens: { r1c1: 1, r6c6: 4 },
    constraints: [{ 'anti-king': true }],
  }),
}

/** @type {import('../../wasm/nonet-engine.d.ts').NonetEngineModule} */
let engine
before(async () => {
  engine = await loadEngine()
})

/**
 * The module's answer, in slices of so many milliseconds.
 * @param {Puzzle} puzzle @param {Question} question @param {import('../../wasm/nonet-engine.d.ts').ConstrainedOptions} [options]
 * @returns {any}
 */
function ask(puzzle, question, options = {}, milliseconds = 50) {
  const id = mustGive(engine.constrainedOpen(puzzle, question, options))
  let state = mustGive(engine.constrainedGo(id, milliseconds))
  while (!state.done) state = mustGive(engine.constrainedGo(id, milliseconds))
  assert.equal(engine.constrainedClose(id), false)
  return state.report
}

const program = fileURLToPath(new URL('../../build/native/nonet', import.meta.url))
/** What the command line prints. @param {string[]} words @param {string} text @returns {any} */
function native(words, text) {
  const { stdout } = spawnSync(program, [...words, '--json'], { input: `${text}\n` })
  return JSON.parse(String(stdout))
}

/** As the command line names it. @param {number} cell @param {number} cols @param {number} cells of the grid */
const nameOf = (cell, cols, cells) =>
  cell < cells ? `r${Math.floor(cell / cols) + 1}c${(cell % cols) + 1}` : `v${cell - cells + 1}`

/** Of a hole, a dot. @param {number} value */
const symbolOf = (value) => (value < 0 ? '.' : value.toString(36).toUpperCase())
/** A text, or JSON, as the module takes it. @param {string} text @returns {Puzzle} */
const puzzleOf = (text) => (text.startsWith('{') ? JSON.parse(text) : text)

for (const [name, text] of Object.entries(PUZZLES)) {
  test(`${name}: the answers of the native program`, () => {
    const puzzle = puzzleOf(text)
    const solved = native(['solve'], text)
    /** @type {ConstrainedSolveReport} */
    const report = ask(puzzle, 'solve')
    const [solution] = report.solutions
    const { solutions, guesses, grid, variables } = solved
    assert.equal(solution ? solution.map(symbolOf).join('') : null, solved.solution)
    assert.deepEqual(
      [report.count, report.guesses, report.grid, report.variables?.[0]],
      [solutions, guesses, grid, variables],
    )

    const counted = native(['count', '--limit', '40'], text)
    const count = ask(puzzle, 'count', { limit: 40 })
    assert.deepEqual(
      [count.count, count.complete, count.guesses, count.solutions],
      [counted.solutions, counted.exact, counted.guesses, []],
    )

    const validated = native(['validate'], text)
    const { state, solutions: number, conflicts } = ask(puzzle, 'validate')
    const named = conflicts.map((/** @type {any} */ { rule, cells, values }) => ({
      rule,
      cells: cells.map((/** @type {number} */ cell) =>
        nameOf(cell, grid.cols, grid.rows * grid.cols),
      ),
      values,
    }))
    assert.deepEqual(
      [state, number, named],
      [validated.state, validated.solutions, validated.conflicts],
    )

    const found = native(['candidates'], text)
    const candidates = ask(puzzle, 'candidates')
    assert.deepEqual(
      [candidates.candidates, candidates.complete, candidates.grid],
      [found.candidates, found.complete, found.grid],
    )
    // However short the slices are.
    assert.deepEqual(ask(puzzle, 'candidates', {}, 0), candidates)
    assert.deepEqual(ask(puzzle, 'solve', {}, 0), report)

    // The command line's JSON is the module's plain data.
    const data = mustGive(engine.constrainedRead(puzzle))
    const json = spawnSync(program, ['convert', '--to', 'constraints'], { input: `${text}\n` })
    assert.deepEqual(data, JSON.parse(String(json.stdout)))
    assert.deepEqual(mustGive(engine.constrainedRead(data)), data)
    assert.deepEqual(ask(data, 'solve'), report)
  })
}

for (const name of /** @type {const} */ (['cages, 4×6', 'palindromes without boxes'])) {
  test(`${name}: minimised and explained as by the native program, however short the slices`, () => {
    const text = PUZZLES[name]
    for (const seed of ['1', 'another']) {
      const minimised = native(['minimise', '--seed', seed], text)
      const report = ask(text, 'minimise', { seed })
      assert.deepEqual(report.puzzle, minimised.puzzle)
      assert.deepEqual(
        [report.holds, report.complete, report.stopped, report.untried],
        [true, true, false, 0],
      )
      assert.deepEqual(ask(text, 'minimise', { seed }, 0), report)
      const { constraints = [] } = /** @type {any} */ (mustGive(engine.constrainedRead(text)))
      assert.deepEqual(
        report.constraints.map((/** @type {number} */ index) => constraints[index]),
        report.puzzle.constraints,
      )
    }
    const { candidates, grid } = ask(text, 'candidates')
    for (const cell of [0, 5, 11]) {
      for (const value of [1, 2, 3]) {
        const why = `${nameOf(cell, grid.cols, grid.rows * grid.cols)}=${value}`
        const explained = native(['candidates', '--why', why], text)
        const report = ask(text, 'explain', { cell, value })
        assert.equal(report.holds, !candidates[cell].includes(value), why)
        assert.equal(report.holds, !explained.possible, why)
        // The module's puzzle has the value in its cell; the command line's is as it was stated.
        const { givens, ...needed } = explained.needed ?? {}
        const { givens: withValue, ...rest } = /** @type {any} */ (report.puzzle)
        const name = nameOf(cell, grid.cols, grid.rows * grid.cols)
        if (report.holds) {
          assert.deepEqual(rest, needed, why)
          assert.deepEqual({ ...givens, [name]: value }, withValue, why)
        }
        if (!report.holds)
          assert.equal(report.solutions[0].map(symbolOf).join(''), explained.solution, why)
        assert.deepEqual(ask(text, 'explain', { cell, value }, 0), report)
      }
    }
  })
}

test('the houses of overlapping grids are those of the board', () => {
  const samurai = emptySamurai()
  const report = ask(/** @type {any} */ (treeOfPuzzle(samurai)), 'solve', { limit: 1, keep: 1 })
  const [solution] = report.solutions
  for (const { cells } of housesOf(samurai)) {
    assert.equal(new Set(cells.map((cell) => solution[cell])).size, 9)
  }
  const areas = areasOf(samurai)
  assert.ok(
    solution.every(
      (/** @type {number} */ value, /** @type {number} */ cell) => value < 0 === areas[cell] < 0,
    ),
  )
  assert.deepEqual(report.grid.overlapping, ['r1c1', 'r1c13', 'r7c7', 'r13c1', 'r13c13'])
})

test('a minimising of many parts gives way after each slice, and tells what is left so far', () => {
  // A full grid of which everything is given.
  const givens = Object.fromEntries(
    Array.from({ length: 256 }, (_, cell) => {
      const row = cell >> 4
      const value = (((row % 4) * 4 + (row >> 2) + (cell % 16)) % 16) + 1
      return [`r${row + 1}c${(cell % 16) + 1}`, value]
    }),
  )
  const puzzle = { grid: { rows: 16, cols: 16 }, givens }
  const id = mustGive(engine.constrainedOpen(puzzle, 'minimise', { milliseconds: 400 }))
  let left = 256
  let untried = 256
  for (;;) {
    const start = performance.now()
    const state = mustGive(engine.constrainedGo(id, 20))
    assert.ok(performance.now() - start < 100)
    const report = /** @type {any} */ (state.report ?? state.part)
    assert.ok(report.cells.length <= left && report.untried <= untried)
    left = report.cells.length
    untried = report.untried
    assert.equal(Object.keys(report.puzzle.givens).length, left)
    if (!state.done) continue
    assert.ok(left < 250, `${left}`)
    // What is left so far has one solution, too.
    assert.equal(ask(report.puzzle, 'solve').count, 1)
    break
  }
})

test('solutions are counted for each candidate, and a seed leads to a random solution', () => {
  const text = PUZZLES['from 0, with a variable']
  const { counts, candidates } = ask(text, 'candidates', { countTo: 5 })
  assert.deepEqual(
    counts.map((/** @type {number[]} */ { length }) => length),
    candidates.map((/** @type {number[]} */ { length }) => length),
  )
  assert.equal('counts' in ask(text, 'candidates'), false)
  const open = PUZZLES['several solutions, 16×16']
  const first = ask(open, 'solve', { limit: 1, seed: 'a' }).solutions
  assert.deepEqual(ask(open, 'solve', { limit: 1, seed: 'a' }, 0).solutions, first)
  assert.notDeepEqual(ask(open, 'solve', { limit: 1, seed: 'b' }).solutions, first)
  assert.notDeepEqual(ask(open, 'solve', { limit: 1 }).solutions, first)
})

test('after its time, a count is what is known', () => {
  const start = performance.now()
  const report = ask(PUZZLES['several solutions, 16×16'], 'count', {
    limit: 1_000_000,
    milliseconds: 100,
  })
  assert.ok(performance.now() - start < 250)
  assert.deepEqual([report.stopped, report.complete], [true, false])
  assert.ok(report.count > 0)
})

test('an endless count gives way after each slice', () => {
  const id = mustGive(
    engine.constrainedOpen(PUZZLES['several solutions, 16×16'], 'count', { limit: 1_000_000 }),
  )
  let guesses = 0
  for (let slice = 0; slice < 5; slice++) {
    const start = performance.now()
    const state = mustGive(engine.constrainedGo(id, 8))
    assert.ok(performance.now() - start < 100)
    assert.equal(state.done, false)
    assert.ok(state.counters.guesses > guesses)
    guesses = state.counters.guesses
  }
  assert.equal(engine.constrainedClose(id), true)
})

test('the number of solutions is estimated', () => {
  const { estimate, standardError, ways, complete } = ask('.Shape~4x4', 'estimate', { seed: 'one' })
  assert.ok(Math.abs(estimate - 288) < 4 * standardError, `${estimate} ± ${standardError}`)
  assert.ok(complete && ways > 1000)
})

test('what makes no sense is refused as data', () => {
  /** @param {any} text @param {any} question @param {any} options */
  const refusal = (text, question = 'solve', options = {}) => {
    const answer = engine.constrainedOpen(text, question, options)
    assert.ok(typeof answer === 'object')
    const { key, text: what, line, column } = answer.error
    return [key, what, line, column]
  }
  assert.deepEqual(refusal('.Shape~4x4.Foo~R1C1'), ['unknown-constraint', 'Foo', 1, 11])
  assert.deepEqual(refusal('.Cage~5~R1C1~R0C1'), ['bad-constraint', 'Cage: R0C1', 1, 14])
  assert.deepEqual(refusal(''), ['empty-text', '', 0, 0])
  for (const senseless of [7, null, undefined, true, () => 1]) {
    assert.deepEqual(refusal(senseless), ['bad-argument', 'puzzle', 0, 0])
  }
  assert.deepEqual(refusal('.AntiKnight', 'why'), ['bad-argument', 'question', 0, 0])
  assert.deepEqual(refusal('.AntiKnight', 'count', { limit: -1 }), ['bad-argument', 'limit', 0, 0])
  const refused = (/** @type {any} */ question, /** @type {any} */ options) =>
    refusal('.AntiKnight', question, options).slice(0, 2)
  for (const senseless of [-1, Number.NaN, 'long']) {
    assert.deepEqual(refused('solve', { milliseconds: senseless }), [
      'bad-argument',
      'milliseconds',
    ])
  }
  assert.deepEqual(refused('candidates', { countTo: 1e6 }), ['bad-argument', 'countTo'])
  assert.deepEqual(refused('explain', {}), ['bad-argument', 'cell'])
  assert.deepEqual(refused('explain', { cell: 81, value: 1 }), ['bad-argument', 'cell'])
  assert.deepEqual(refused('explain', { cell: 80, value: 10 }), ['bad-argument', 'value'])
  assert.deepEqual(refused('explain', { cell: 80, value: '1' }), ['bad-argument', 'value'])
  assert.ok('error' in Object(engine.constrainedGo(999_999, 8)))
})

test('plain data that makes no sense is refused with its path', () => {
  /** @param {any} puzzle */
  const refusal = (puzzle) => {
    const answer = engine.constrainedRead(puzzle)
    assert.ok('error' in answer)
    const { key, text } = /** @type {any} */ (answer.error)
    return `${key}: ${text}`
  }
  const cage = (/** @type {any} */ cells, /** @type {any} */ more = {}) => ({
    constraints: [{ cage: cells, ...more }],
  })
  assert.match(refusal(cage(['r1c1', 'r0c1'])), /^bad-argument: constraints\[0\]\.cage\[1\] = r0c1/)
  assert.match(
    refusal(cage(['r1c1'], { sum: 2.5 })),
    /^bad-argument: constraints\[0\]\.sum = 2\.5 /,
  )
  assert.match(
    refusal(cage(['r1c1'], { sum: Number.NaN })),
    /^bad-argument: constraints\[0\]\.sum = /,
  )
  assert.match(
    refusal(cage(['r1c1'], { sum: null })),
    /^bad-argument: constraints\[0\]\.sum = null/,
  )
  assert.match(refusal(cage([() => 1])), /^bad-argument: constraints\[0\]\.cage\[0\] = null/)
  assert.match(
    refusal({ constraints: [{ cagee: ['r1c1'] }] }),
    /^unknown-constraint: constraints\[0\]/,
  )
  assert.match(refusal([]), /^bad-argument: /)
  // As JSON.stringify leaves it out.
  assert.ok('constraints' in mustGive(engine.constrainedRead(cage(['r1c1'], { sum: undefined }))))

  // Nothing from outside may throw, be endless or be too much.
  const thrower = {
    get grid() {
      throw new Error('no')
    },
  }
  assert.match(refusal(thrower), /^bad-argument: grid/)
  const { proxy, revoke } = Proxy.revocable({}, {})
  revoke()
  assert.match(refusal(proxy), /^bad-argument: puzzle/)
  const round = /** @type {any} */ ({})
  round.houses = [round]
  assert.match(refusal(round), /^bad-argument: puzzle/)
  const long = cage(Array.from({ length: 200_000 }, () => 'r1c1'))
  assert.match(refusal(long), /^bad-argument: puzzle/)
  assert.match(refusal({ length: 1e9, constraints: 7 }), /^bad-argument: /)
})
