// tests/wasm/contract.test.mjs: nonet.d.ts, api.h and the built module agree.
//
// The types are written by hand (Emscripten 3.1.6 writes none), so this test compares the three: names, their order,
// fields, optional arguments, and the values that are really returned.
import assert from 'node:assert/strict'
import { before, describe, test } from 'node:test'
import { agree } from './agreement.mjs'
import { functions, interfaces } from './declarations.mjs'
import { loadNonet, mustGive } from './load.mjs'

const declared = interfaces()
const promised = functions()

/** @type {import('../../wasm/nonet.d.ts').NonetModule} */
let nonet
before(async () => {
  nonet = await loadNonet()
})

agree('nonet.d.ts', ['api.h'], () => nonet)

/** A 4×4 puzzle with one solution, its top row given. */
const puzzle = {
  size: 4,
  boxRows: 2,
  boxColumns: 2,
  givens: [1, 2, 3, 4, 3, 4, 0, 0, 2, 0, 4, 0, 0, 0, 0, 0],
}
const bytesOf = (/** @type {string} */ text) => new TextEncoder().encode(text)
/** The same as a block: its shape, no flags, its line in the text. */
const packed = Uint8Array.from([4, 2, 2, 0, 1, 0, 0, 0, ...puzzle.givens])

/** A sensible argument by its parameter's name, or by its function's and its own. */
const ARGUMENTS = /** @type {Record<string, any>} */ ({
  puzzle,
  text: '1234\n34..\n2.4.\n....\n',
  options: {},
  onProgress: () => true,
  size: 6,
  format: 'line',
  limit: 10,
  question: 'solve',
  id: 1,
  milliseconds: 100,
  bytes: bytesOf('1234\n34..\n2.4.\n....\n'),
  'readBlocks.options': { isFirst: true, isLast: true },
  block: packed,
})

/** @param {(typeof promised)[number]} what @param {number} count */
function answer({ name, parameters }, count) {
  const given = parameters.slice(0, count).map((parameter) => {
    const key = [`${name}.${parameter}`, parameter].find((each) => each in ARGUMENTS)
    assert.ok(key, `${name}: no argument for ${parameter} in the table of this test`)
    return ARGUMENTS[key]
  })
  return Reflect.apply(Reflect.get(nonet, name), nonet, given)
}

describe('every function takes as few and as many arguments as it promises', () => {
  for (const what of promised) {
    for (let count = what.least; count <= what.parameters.length; count++) {
      test(`${what.name} with ${count}`, () => {
        const value = answer(what, count)
        assert.notEqual(value, undefined)
        assert.equal(value.error, undefined)
        // Plain data: a worker can post it unchanged.
        assert.deepEqual(structuredClone(value), value)
      })
    }
  }
})

describe('what comes back has the fields that its interface names', () => {
  /** @param {any} value @param {string} name */
  const hasFields = (value, name) => {
    const members = declared.get(name) ?? []
    const real = Object.keys(value)
    const names = members.map((member) => member.name)
    const required = members.filter((member) => !member.optional).map((member) => member.name)
    for (const key of real) assert.ok(names.includes(key), `${name} does not name ${key}`)
    for (const key of required) assert.ok(real.includes(key), `${name}.${key} is missing`)
  }
  test('formats, houses, read', () => {
    for (const info of nonet.formats()) hasFields(info, 'FormatInfo')
    for (const house of mustGive(nonet.houses(puzzle))) hasFields(house, 'House')
    const report = mustGive(nonet.read(ARGUMENTS.text, {}))
    hasFields(report, 'ReadReport')
    for (const entry of report.entries) {
      hasFields(entry, 'ReadEntry')
      hasFields(entry.puzzle, 'Puzzle')
    }
  })
  test('validate, solve, count, trace', () => {
    const conflict = {
      ...puzzle,
      entries: puzzle.givens.map((digit, cell) => (cell === 6 ? 3 : digit)),
    }
    const report = mustGive(nonet.validate(conflict, null))
    hasFields(report, 'ValidateReport')
    assert.ok(report.conflicts.length > 0)
    for (const conflict of report.conflicts) hasFields(conflict, 'Conflict')
    hasFields(nonet.solve(puzzle, {}, null), 'SolveReport')
    hasFields(nonet.count(puzzle, 10, null), 'SolveReport')
    hasFields(nonet.candidates(puzzle, null), 'CandidatesReport')
    const trace = mustGive(nonet.trace(puzzle, {}))
    hasFields(trace, 'TraceReport')
    for (const event of trace.events) hasFields(event, 'TraceEvent')
  })
})

test('a text in parts, as blocks, has the fields that are promised; its block is solved', () => {
  const lines = `${puzzle.givens.join('')}\n`
  const hasFields = (/** @type {any} */ value, /** @type {string} */ name) => {
    const names = declared.get(name)?.map((member) => member.name)
    assert.deepEqual(Object.keys(value), names)
  }
  const none = mustGive(nonet.readBlocks(bytesOf(lines), { isFirst: true }))
  assert.deepEqual(none.blocks, [])
  const report = mustGive(nonet.readBlocks(bytesOf(`12\n${lines}`), { isLast: true }))
  hasFields(report, 'ReadBlocksReport')
  const [block] = report.blocks
  hasFields(block, 'Block')
  assert.equal(block.count, 2)
  assert.equal(block.unreadable[0].after, 1)
  assert.equal(block.unreadable[0].error.line, 2)
  hasFields(block.unreadable[0], 'Unreadable')
  assert.deepEqual(block.bytes.subarray(0, 24), packed)
  const solved = mustGive(nonet.solveBlock(block.bytes, {}))
  hasFields(solved, 'SolveBlockReport')
  // Two solutions, the number that is searched for, mean several.
  const { count } = mustGive(nonet.solve(puzzle, {}, null))
  assert.deepEqual([...solved.outcomes], [count, count])
  assert.deepEqual([...solved.lines], [1, 3])
  const cells = new TextDecoder().decode(solved.cells)
  assert.match(cells, /^(123434..2.4.....,1234[1-4]{12}\n){2}$/)
  assert.ok('error' in nonet.solveBlock(bytesOf('nonsense'), {}))
})

test('a search in slices gives the same answer, and is closed', () => {
  const whole = {
    solve: nonet.solve(puzzle, {}, null),
    count: nonet.count(puzzle, 10, null),
    validate: nonet.validate(puzzle, null),
    candidates: nonet.candidates(puzzle, null),
  }
  for (const [question, report] of Object.entries(whole)) {
    const options = question === 'count' ? { limit: 10 } : {}
    const id = mustGive(nonet.searchOpen(puzzle, /** @type {any} */ (question), options))
    let state = mustGive(nonet.searchGo(id, 0))
    while (!state.done) {
      assert.deepEqual(Object.keys(state), ['counters', 'done'])
      state = mustGive(nonet.searchGo(id, 0))
    }
    assert.deepEqual(Object.keys(state), ['counters', 'done', 'report'])
    assert.deepEqual(Object.keys(state.counters), ['guesses', 'attempts', 'solutions'])
    assert.deepEqual(state.report, report, question)
    assert.ok('error' in nonet.searchGo(id, 0))
    assert.equal(nonet.searchClose(id), false)
  }
})

test('an endless count gives way after each slice, and so does the largest grid', () => {
  for (const size of [9, 25, 64]) {
    const { boxRows, boxColumns } = mustGive(nonet.usualShape(size))
    const empty = { size, boxRows, boxColumns, givens: Array(size * size).fill(0) }
    const id = mustGive(nonet.searchOpen(empty, 'count', { limit: 1_000_000 }))
    let guesses = 0
    for (let slice = 0; slice < 3; slice++) {
      const state = mustGive(nonet.searchGo(id, 8))
      assert.equal(state.done, false)
      assert.ok(state.counters.guesses > guesses)
      guesses = state.counters.guesses
    }
    assert.equal(nonet.searchClose(id), true)
  }
})

test('a senseless argument is answered by a failure as data, never by an exception', () => {
  for (const bad of [null, 7, 'text', {}, { size: 9 }, { ...puzzle, givens: [1] }, { size: 1e9 }]) {
    const failure = nonet.solve(/** @type {any} */ (bad), {}, null)
    assert.ok('error' in failure, JSON.stringify(bad))
    assert.deepEqual(
      Object.keys(failure.error).sort(),
      ['column', 'expected', 'found', 'key', 'line', 'text'],
      JSON.stringify(bad),
    )
  }
})

test('progress is reported, and returning false stops the search', () => {
  // An empty 25×25 grid has more solutions than anyone can count.
  const empty = { size: 25, boxRows: 5, boxColumns: 5, givens: Array(625).fill(0) }
  let calls = 0
  const report = mustGive(
    nonet.count(empty, 1_000_000, (counters) => {
      assert.equal(typeof counters.guesses, 'number')
      return ++calls < 3
    }),
  )
  assert.equal(calls, 3)
  assert.equal(report.stopped, true)
  assert.equal(report.complete, false)
})
