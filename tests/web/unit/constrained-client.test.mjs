// tests/web/unit/constrained-client.test.mjs: puzzles with constraints as promises, in Node, with the built script and module.
import assert from 'node:assert/strict'
import { test } from 'node:test'
import * as nonet from '../../../web/client/index.node.js'
import { enginePlaces, solverPlaces } from '../dist.mjs'

nonet.configure(solverPlaces())
nonet.configureEngine(enginePlaces())

/** Two rows of three, with the values 0 to 2. */
const PROPER = '.Shape~2x3~0-2.~R1C1_0.Thermo~R1C1~R1C2~R1C3.Cage~1~R2C1~R2C3.~R2C1_1'
const OPEN = '.Shape~2x3~0-2.~R1C1_0'

test('each question has its answer', async () => {
  const { count, solutions, grid } = await nonet.solveConstrained(PROPER)
  assert.equal(count, 1)
  assert.deepEqual(solutions, [[0, 1, 2, 1, 2, 0]])
  assert.deepEqual(grid, { rows: 2, cols: 3, digits: [0, 2] })
  assert.equal((await nonet.countConstrained(OPEN)).count, 4)
  assert.equal((await nonet.countConstrained(OPEN, 3)).count, 3)
  const { conflicts, solutions: number } = await nonet.validateConstrained(`${OPEN}.~R1C2_0`)
  assert.equal(number, 'none')
  assert.deepEqual(conflicts, [{ rule: 'house', cells: [0, 1], values: [0, 0] }])
  const { candidates, complete } = await nonet.candidatesConstrained(OPEN)
  assert.equal(complete, true)
  assert.deepEqual(candidates, [[0], [1, 2], [1, 2], [1, 2], [0, 1, 2], [0, 1, 2]])
  assert.equal(nonet.sharedConstrainedClient().loaded, true)
})

test('a random solution, candidates with their counts, minimised and explained', async () => {
  const how = { limit: 1, seed: 'one' }
  const { solutions } = await nonet.solveConstrained(OPEN, how)
  assert.deepEqual((await nonet.solveConstrained(OPEN, how)).solutions, solutions)
  const { counts, candidates } = await nonet.candidatesConstrained(OPEN, { countTo: 3 })
  assert.deepEqual(counts?.[0], [3])
  assert.deepEqual(counts?.[1], [2, 2])
  assert.deepEqual(candidates[1], [1, 2])

  /** @type {number[]} */
  const ways = []
  const about = await nonet.estimateConstrained('.Shape~4x4', {
    onPart: (part) => ways.push(part.ways),
  })
  assert.ok(Math.abs(about.estimate - 288) < 4 * about.standardError, String(about.estimate))
  assert.equal(about.complete, true)
  assert.ok(ways.length > 0)
  assert.ok(ways.every((number, i) => number > (ways[i - 1] ?? 0) && number < about.ways))

  const minimal = await nonet.minimiseConstrained(PROPER, { seed: 'one' })
  assert.equal(minimal.holds, true)
  assert.deepEqual(minimal.solutions, [[0, 1, 2, 1, 2, 0]])
  assert.ok(minimal.cells.length + minimal.constraints.length < 4)
  assert.deepEqual((await nonet.solveConstrained(minimal.puzzle)).solutions, minimal.solutions)
  assert.equal((await nonet.minimiseConstrained(OPEN)).holds, false)

  const why = await nonet.explainConstrained(PROPER, { cell: 5, value: 2 })
  assert.equal(why.holds, true)
  // The thermometer fills its row, and so the value is above.
  assert.deepEqual(why.constraints, [0])
  assert.deepEqual(why.cells, [])
  const possible = await nonet.explainConstrained(OPEN, { cell: 5, value: 2 })
  assert.equal(possible.holds, false)
  assert.equal(possible.solutions[0][5], 2)
  await assert.rejects(nonet.explainConstrained(OPEN, { cell: 6, value: 2 }), {
    key: 'bad-argument',
    args: { text: 'cell', found: 0, expected: 0 },
  })
})

test('what is known so far is told meanwhile, and when the time is over', async () => {
  const endless = '.Shape~16x16.Thermo~R1C1~R2C2~R3C3~R4C4'
  const counted = await nonet.countConstrained(endless, 1_000_000, { milliseconds: 100 })
  assert.equal(counted.stopped, true)
  assert.ok(counted.count > 0)
  const controller = new AbortController()
  /** @type {number[][]} */
  let known = []
  const onPart = (
    /** @type {import('nonet-engine-wasm').ConstrainedCandidatesReport} */ report,
  ) => {
    known = report.candidates
    if (known.flat().length > 300) controller.abort()
  }
  const { signal } = controller
  await assert.rejects(nonet.candidatesConstrained(endless, { countTo: 1000, signal, onPart }), {
    name: 'AbortError',
  })
  assert.ok(known.flat().length > 300)
})

test('a puzzle is read from plain data and from JSON, too', async () => {
  const { puzzle } = await nonet.readConstrained(PROPER)
  assert.deepEqual(puzzle.givens, { r1c1: 0, r2c1: 1 })
  assert.deepEqual(puzzle.constraints, [
    { thermometer: ['r1c1', 'r1c2', 'r1c3'] },
    { cage: ['r2c1', 'r2c3'], sum: 1 },
  ])
  for (const form of [puzzle, JSON.stringify(puzzle), ` ${JSON.stringify(puzzle, null, 2)}`]) {
    assert.deepEqual((await nonet.solveConstrained(form)).solutions, [[0, 1, 2, 1, 2, 0]])
    assert.deepEqual((await nonet.readConstrained(form)).puzzle, puzzle)
  }
  await assert.rejects(nonet.readConstrained('{"v":1,'), (error) => {
    assert.ok(error instanceof nonet.NonetError)
    assert.equal(error.key, 'bad-argument')
    assert.match(String(error.args.text), /^JSON: /)
    return true
  })
  const wrong = { constraints: [{ cage: ['r1c1', 'r1c99'] }] }
  await assert.rejects(nonet.solveConstrained(wrong), {
    key: 'bad-argument',
    args: { text: 'constraints[0].cage[1] = r1c99 (r1c1 … r9c9)', found: 0, expected: 0 },
  })
})

test('what cannot be read is named with its place', async () => {
  await assert.rejects(nonet.solveConstrained('.Shape~4x4.Foo~R1C1'), {
    name: 'NonetError',
    key: 'unknown-constraint',
    args: { text: 'Foo', found: 0, expected: 0 },
    place: { line: 1, column: 11 },
  })
  await assert.rejects(nonet.solveConstrained(/** @type {any} */ (7)), { key: 'bad-argument' })
  await assert.rejects(nonet.countConstrained(OPEN, -1), { key: 'bad-argument' })
})

test('a search that never ends tells how far it is, and is cancelled within 100 ms', async () => {
  const controller = new AbortController()
  let told = 0
  let abortedAt = Number.POSITIVE_INFINITY
  const onProgress = () => {
    if (++told < 3) return
    abortedAt = performance.now()
    controller.abort()
  }
  const endless = '.Shape~16x16.Thermo~R1C1~R2C2~R3C3~R4C4'
  const { signal } = controller
  await assert.rejects(nonet.countConstrained(endless, 1_000_000, { signal, onProgress }), {
    name: 'AbortError',
  })
  assert.ok(performance.now() - abortedAt < 100)
  // The next call starts anew.
  assert.equal((await nonet.solveConstrained(PROPER)).count, 1)
})
