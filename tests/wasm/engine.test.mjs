// tests/wasm/engine.test.mjs: the module with the learning engine: its functions, its size, and that it solves what the general
// engine does not.
import assert from 'node:assert/strict'
import { readFile } from 'node:fs/promises'
import { before, test } from 'node:test'
import { brotliCompressSync } from 'node:zlib'
import { fullGrid, withHoles } from '../bench/engine_grids.mjs'
import { numbers, program, run } from '../cli/program.mjs'
import { agree } from './agreement.mjs'
import { built, loadEngine, loadNonet, mustGive, search } from './load.mjs'

/** 110 KB of 1,024 bytes, as of define.js: Brotli. */
const MOST_BYTES = 110 * 1024

/** The functions of both modules. */
const FUNCTIONS = /** @type {const} */ (['searchOpen', 'searchGo', 'searchClose'])

/** @type {import('../../wasm/nonet-engine.d.ts').NonetEngineModule} */
let engine
/** @type {import('../../wasm/nonet.d.ts').NonetModule} */
let nonet
before(async () => {
  engine = await loadEngine()
  nonet = await loadNonet()
})

// Of those of its own.
agree('nonet-engine.d.ts', ['api_constrained.h'], () =>
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
  for (const name of ['read', 'write', 'houses', 'solve', 'trace', 'solveBlock']) {
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
    const report = search(engine, puzzle, 'candidates')
    assert.equal(report.complete, true)
    const solved = search(engine, puzzle, 'solve', { limit: 5, keep: 5 })
    assert.equal(solved.engine, 'learning')
    for (const solution of solved.solutions) {
      solution.forEach((/** @type {number} */ digit, /** @type {number} */ cell) => {
        assert.ok(report.candidates[cell].includes(digit))
      })
    }
  }
})

test('a search gives the same answer however short its slices are', () => {
  const puzzle = fewGivens(9)
  for (const question of /** @type {const} */ (['solve', 'count', 'validate', 'candidates'])) {
    const report = search(engine, puzzle, question, { limit: 2 }, 600_000)
    assert.deepEqual(search(engine, puzzle, question, { limit: 2 }, 0), report, question)
  }
})

test('half of a 36×36: two solutions, in slices too, and natively the same', async () => {
  const shape = { size: 36, boxRows: 6, boxColumns: 6 }
  const below = numbers(47_004)
  const puzzle = { ...shape, givens: withHoles(fullGrid(shape, below), 609, below) }
  const report = search(engine, puzzle, 'solve', { limit: 2, keep: 2 }, 600_000)
  const [one, other] = report.solutions
  assert.notDeepEqual(one, other)
  for (const solution of [one, other]) {
    assert.ok(puzzle.givens.every((given, cell) => given === 0 || given === solution[cell]))
    assert.deepEqual(mustGive(nonet.validate({ ...shape, givens: solution }, null)).conflicts, [])
  }
  assert.deepEqual(search(engine, puzzle, 'solve', { limit: 2, keep: 2 }, 0), report)
  const rows = (/** @type {number[]} */ cells) =>
    Array.from({ length: 36 }, (_, row) => cells.slice(36 * row, 36 * row + 36).join(' '))
  const { out } = await run(
    [program, 'solve', '--time', '60'],
    `${rows(puzzle.givens).join('\n')}\n`,
  )
  // The sizes of the grid and of a box, then its digits.
  assert.deepEqual(out.match(/\d+/g)?.map(Number), [36, 6, 6, ...one])
})

test('an engine that a module has not is refused', () => {
  const puzzle = fewGivens(1)
  assert.equal(search(engine, puzzle, 'solve', { engine: 'learning' }).engine, 'learning')
  assert.ok('error' in nonet.solve(puzzle, { engine: 'learning' }, null))
  for (const name of /** @type {const} */ (['classic', 'backtrack'])) {
    assert.ok('error' in Object(engine.searchOpen(puzzle, 'solve', { engine: name })), name)
  }
})
