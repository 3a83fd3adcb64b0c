// tests/wasm/refusals.test.mjs: the module rejects any invalid argument by returning an error, and goes on: an
// exception that leaves C++ would not restore the module's stack pointer, and after some thousand the module would
// crash.
import assert from 'node:assert/strict'
import { before, describe, test } from 'node:test'
import { functions } from './declarations.mjs'
import { loadEngine, loadGenerate, loadNonet, mustGive, search } from './load.mjs'

/** @type {any} the functions with arguments of any type */
let nonet
/** @type {any} nonet-engine.wasm, for the functions that it alone has */
let engine
/** @type {any} nonet-generate.wasm, for watching */
let generate
before(async () => {
  nonet = await loadNonet()
  engine = await loadEngine()
  generate = await loadGenerate()
})
const FALLIBLE = [
  ...functions().map((one) => ({ ...one, module: () => nonet })),
  ...functions('nonet-engine.d.ts').map((one) => ({ ...one, module: () => engine })),
  ...functions('nonet-generate.d.ts')
    .filter(({ name }) => name.startsWith('watch'))
    .map((one) => ({ ...one, module: () => generate })),
].filter(({ mayFail }) => mayFail)

const PUZZLE = { size: 2, boxRows: 1, boxColumns: 2, givens: [1, 2, 2, 1] }
const CALLS = 100_000

function answers() {
  for (const one of [nonet, engine]) assert.equal(search(one, PUZZLE, 'solve').count, 1)
  generate.watchClose(mustGive(generate.watchOpen(PUZZLE, {})))
}

const throwing = new Proxy(
  {},
  {
    get() {
      throw new Error('no property can be read')
    },
  },
)
const SENSELESS = [
  undefined,
  null,
  true,
  Number.NaN,
  -1,
  0.5,
  1e300,
  2 ** 32 + 5,
  10n,
  Symbol('a symbol'),
  'text',
  [],
  {},
  () => {},
  throwing,
  new ArrayBuffer(8),
  new Float64Array(2),
]

/**
 * The arguments of functions that are not called with the invalid value in every place: they are rejected, and cheap
 * enough to be tried 100,000 times.
 * @type {Record<string, (one: any) => any[]>}
 */
const CALLED_WITH = {
  read: (one) => (typeof one === 'string' ? ['', { limit: -1 }] : [one, {}]),
  readBlocks: (one) => [one, {}],
  solveBlock: (one) => [one, {}],
  // An object without members is the empty puzzle.
  constrainedRead: (one) => [one && typeof one === 'object' ? { size: one } : one],
}

describe('100,000 senseless calls, each answered by a failure; then a sensible one', () => {
  for (const { name, parameters, module } of FALLIBLE) {
    const argumentsOf = CALLED_WITH[name] ?? ((one) => parameters.map(() => one))
    test(name, () => {
      const called = module()
      const handles = called.count_emval_handles()
      for (let i = 0; i < CALLS; i++) {
        const failure = called[name](...argumentsOf(SENSELESS[i % SENSELESS.length]))
        if (typeof failure?.error?.key !== 'string') assert.fail(`${name}: ${i}: ${failure}`)
      }
      assert.ok(called.count_emval_handles() <= handles, 'values of JavaScript are not let go')
      answers()
    })
  }

  test('searchClose and watchClose: there was none', () => {
    for (let i = 0; i < CALLS; i++) {
      const one = SENSELESS[i % SENSELESS.length]
      if (nonet.searchClose(one) || generate.watchClose(one)) assert.fail(`${i}`)
    }
    answers()
  })
})

describe('whole numbers beyond 32 bits are not taken for what is left of them', () => {
  const beyond = 2 ** 32
  test('sizes, limits, ids', () => {
    const empty = { ...PUZZLE, givens: [0, 0, 0, 0] }
    const searchId = mustGive(nonet.searchOpen(empty, 'count', {}))
    const watchId = mustGive(generate.watchOpen(empty, {}))
    /** @type {[any, string][]} */
    const refused = [
      [nonet.usualShape(beyond + 9), 'size'],
      [nonet.count(empty, beyond + 5, null), 'limit'],
      [nonet.solve(empty, { limit: beyond + 5 }, null), 'limit'],
      [nonet.solve(empty, { keep: beyond + 5 }, null), 'keep'],
      [nonet.searchOpen(empty, 'count', { limit: beyond + 5 }), 'limit'],
      [nonet.searchGo(beyond + searchId, 0), 'id'],
      [nonet.trace(empty, { limit: beyond + 5 }), 'limit'],
      [generate.watchGo(beyond + watchId, { to: 0 }), 'id'],
      [nonet.read('1', { limit: beyond + 5 }), 'limit'],
      [nonet.write({ ...empty, givens: [beyond + 1, 0, 0, 0] }, 'line', {}), 'givens'],
    ]
    for (const [{ error }, field] of refused) assert.equal(error?.text, field)
    assert.ok(
      'error' in nonet.read('1', { shape: { size: beyond + 6, boxRows: 2, boxColumns: 3 } }),
    )
    assert.equal(nonet.searchClose(beyond + searchId), false)
    assert.equal(generate.watchClose(beyond + watchId), false)
    assert.equal(nonet.searchClose(searchId), true)
    assert.equal(generate.watchClose(watchId), true)
  })
})

describe('more than the memory could hold', () => {
  // It has the right length, but not the bytes.
  const long = (/** @type {number} */ length) => ({ BYTES_PER_ELEMENT: 1, length })
  for (const name of ['readBlocks', 'solveBlock']) {
    test(name, () => {
      for (const length of [1.2e9, 2 ** 26 + 1, 2 ** 32 + 5, 1e300, -1, Number.NaN, '3']) {
        const { error } = nonet[name](long(/** @type {any} */ (length)), { isFirst: true })
        assert.equal(error?.key, 'bad-argument')
      }
      assert.equal(nonet[name](long(1.2e9), {}).error.found, 1.2e9)
      assert.equal(nonet[name](long(1.2e9), {}).error.expected, 2 ** 26)
      answers()
    })
  }

  test('a block of very many small puzzles', () => {
    const header = [1, 1, 1, 0]
    const block = new Uint8Array(4 + 5 * 200_000)
    block.set(header)
    const report = mustGive(nonet.solveBlock(block, { milliseconds: 1e9 }))
    assert.equal(report.next, 200_000)
    answers()
  })

  test('a text', () => {
    const { error } = nonet.read('1'.repeat(2 ** 28 + 1), {})
    assert.deepEqual([error?.text, error?.found, error?.expected], ['text', 2 ** 28 + 1, 2 ** 28])
    answers()
  })
})

describe('code that throws', () => {
  const thrower = () => {
    throw new Error('from outside')
  }

  test('a progress function stops the search', () => {
    const empty = { size: 25, boxRows: 5, boxColumns: 5, givens: Array(625).fill(0) }
    for (let i = 0; i < 200; i++) {
      assert.equal(mustGive(nonet.count(empty, 1_000_000, thrower)).stopped, true)
    }
    answers()
  })

  test('getters and proxies are refused where they stand', () => {
    for (const field of [
      'size',
      'boxRows',
      'boxColumns',
      'regions',
      'givens',
      'entries',
      'candidates',
    ]) {
      const puzzle = Object.defineProperty({ ...PUZZLE }, field, { get: thrower })
      assert.ok('error' in nonet.solve(puzzle, {}, null), field)
    }
    for (const field of ['engine', 'strategy', 'limit', 'keep']) {
      const options = Object.defineProperty({}, field, { get: thrower })
      assert.equal(nonet.solve(PUZZLE, options, null).error?.text, field)
    }
    // It has fewer elements than its length, and then more.
    for (const length of [10, 1]) {
      const bytes = new Proxy(new Uint8Array(5), {
        get: (target, key) => (key === 'length' ? length : Reflect.get(target, key)),
      })
      const report = nonet.readBlocks(bytes, { isFirst: true, isLast: true })
      assert.equal(typeof report, 'object')
    }
    answers()
  })
})
