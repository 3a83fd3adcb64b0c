// tests/wasm/engine.test.mjs: the module with the learning engine: its functions, its size, and that it solves what the general
// engine does not.
import assert from 'node:assert/strict'
import { readFile } from 'node:fs/promises'
import { before, test } from 'node:test'
import { brotliCompressSync } from 'node:zlib'
import { agree } from './agreement.mjs'
import { built, loadEngine, loadNonet, mustGive } from './load.mjs'

/** Brotli. */
const MOST_BYTES = 110_000

/** The functions of both modules. */
const FUNCTIONS = /** @type {const} */ ([
  'validate',
  'solve',
  'count',
  'candidates',
  'searchOpen',
  'searchGo',
  'searchClose',
])

/** @type {import('../../wasm/nonet-engine.d.ts').NonetEngineModule} */
let engine
/** @type {import('../../wasm/nonet.d.ts').NonetModule} */
let nonet
before(async () => {
  engine = await loadEngine()
  nonet = await loadNonet()
})

// Of those of its own.
agree('nonet-engine.d.ts', ['api_watch.h', 'api_constrained.h'], () =>
  Object.fromEntries(
    Object.entries(engine).filter(([name]) => !FUNCTIONS.some((one) => one === name)),
  ),
)

/** @param {string} digits one a cell, '1'…'9', 'A'…'G'; '.' is empty */
const sixteen = (digits) => ({
  size: 16,
  boxRows: 4,
  boxColumns: 4,
  givens: [...digits].map((digit) => '.123456789ABCDEFG'.indexOf(digit)),
})

/** A full grid with 77 of its digits, chosen by a row of numbers. @param {number} seed */
function fewGivens(seed) {
  let state = seed
  const below = (/** @type {number} */ end) => {
    state = (Math.imul(state, 1103515245) + 12345) & 0x7fffffff
    return (state >>> 8) % end
  }
  const cells = Array.from({ length: 256 }, (_, cell) => {
    const row = cell >> 4
    return '123456789ABCDEFG'[((row % 4) * 4 + (row >> 2) + cell) % 16]
  })
  for (let left = 256; left > 77; ) {
    const cell = below(256)
    if (cells[cell] === '.') continue
    cells[cell] = '.'
    left--
  }
  return sixteen(cells.join(''))
}

test('it has the functions that search, and they take what those of nonet.wasm take', () => {
  for (const name of FUNCTIONS) assert.equal(engine[name].length, nonet[name].length, name)
  const others = Object.keys(nonet).filter((name) => !FUNCTIONS.some((own) => own === name))
  assert.ok(others.includes('read'))
  for (const name of ['read', 'write', 'houses', 'trace', 'solveBlock']) {
    assert.ok(!(name in engine), name)
  }
})

test('it is small enough to be fetched with the first puzzle that needs it', async () => {
  const bytes = brotliCompressSync(await readFile(new URL('nonet-engine.wasm', built))).length
  console.log(`nonet-engine.wasm: ${bytes} bytes as Brotli, of ${MOST_BYTES}`)
  assert.ok(bytes <= MOST_BYTES, `${bytes} bytes`)
})

test('true candidates of 16×16 grids of 77 givens, which the general engine does not finish', () => {
  for (let seed = 1; seed <= 4; seed++) {
    const puzzle = fewGivens(seed)
    let calls = 0
    const report = mustGive(engine.candidates(puzzle, () => ++calls < 20_000))
    assert.equal(report.complete, true)
    const solved = mustGive(engine.solve(puzzle, { limit: 5, keep: 5 }, null))
    assert.equal(solved.engine, 'learning')
    for (const solution of solved.solutions) {
      solution.forEach((digit, cell) => {
        assert.ok(report.candidates[cell].includes(digit))
      })
    }
  }
})

test('a search in slices gives the same answer as in one piece', () => {
  const puzzle = fewGivens(9)
  const whole = {
    solve: engine.solve(puzzle, {}, null),
    count: engine.count(puzzle, 2, null),
    validate: engine.validate(puzzle, null),
    candidates: engine.candidates(puzzle, null),
  }
  for (const [question, report] of Object.entries(whole)) {
    const id = mustGive(engine.searchOpen(puzzle, /** @type {any} */ (question), { limit: 2 }))
    let state = mustGive(engine.searchGo(id, 0))
    while (!state.done) state = mustGive(engine.searchGo(id, 0))
    assert.deepEqual(state.report, report, question)
    assert.equal(engine.searchClose(id), false)
  }
})

test('an engine that a module has not is refused', () => {
  const puzzle = fewGivens(1)
  assert.equal(mustGive(engine.solve(puzzle, { engine: 'learning' }, null)).engine, 'learning')
  assert.ok('error' in nonet.solve(puzzle, { engine: 'learning' }, null))
})
