// tests/web/unit/search-client.test.mjs: which module a search goes to, and what happens where the second one is absent; then
// in Node, with the built scripts and modules.
import assert from 'node:assert/strict'
import { test } from 'node:test'
import * as nonet from '../../../web/client/index.node.js'
import { SearchClient } from '../../../web/client/search-client.js'
import { enginePlaces, solverPlaces } from '../dist.mjs'

nonet.configure(solverPlaces())
nonet.configureEngine(enginePlaces())

const boxed = (
  /** @type {number} */ size,
  /** @type {number} */ rows,
  /** @type {number} */ columns,
) => ({
  size,
  boxRows: rows,
  boxColumns: columns,
  givens: Array(size * size).fill(0),
})
const PLAIN = boxed(9, 3, 3)
const LARGE = boxed(16, 4, 4)

/**
 * A search client over two fakes, which note what they are asked.
 * @param {(name: string) => unknown} answer of the learning engine; may throw
 */
function setUp(answer = (name) => name) {
  /** @type {string[]} */
  const asked = []
  const fake = (/** @type {string} */ name, /** @type {(name: string) => unknown} */ give) =>
    /** @type {any} */ (
      new Proxy(
        {},
        {
          get:
            (_, method) =>
            async (/** @type {unknown[]} */ ...args) => {
              asked.push(`${name} ${String(method)} ${JSON.stringify(args[1] ?? null)}`)
              return give(name)
            },
        },
      )
    )
  return {
    asked,
    client: new SearchClient(fake('nonet', String), fake('engine', answer)),
  }
}

test('what is not plain 9×9, and no smaller, goes to the learning engine', async () => {
  const { client, asked } = setUp()
  const jigsaw = { ...boxed(9, 1, 9), regions: Array(81).fill(0) }
  for (const [puzzle, name] of /** @type {const} */ ([
    [PLAIN, 'nonet'],
    [{ ...PLAIN, regions: [], houses: [], candidates: [] }, 'nonet'],
    [boxed(4, 2, 2), 'nonet'],
    [boxed(8, 2, 4), 'nonet'],
    [boxed(9, 1, 9), 'engine'],
    [jigsaw, 'engine'],
    [{ ...PLAIN, candidates: Array(81).fill([1]) }, 'nonet'],
    [{ ...PLAIN, houses: ['diagonals'] }, 'engine'],
    [boxed(10, 2, 5), 'engine'],
    [LARGE, 'engine'],
    [null, 'nonet'],
  ])) {
    const any = /** @type {any} */ (puzzle)
    assert.equal(await client.solve(any), name, JSON.stringify(puzzle).slice(0, 60))
    assert.equal(await client.validate(any), name)
    assert.equal(await client.count(any, 5), name)
    assert.equal(await client.candidates(any), name)
  }
  assert.equal(asked.length, 11 * 4)
})

test('an engine that is asked for decides', async () => {
  const { client } = setUp()
  assert.equal(await client.solve(LARGE, { engine: 'auto' }), 'engine')
  assert.equal(await client.solve(LARGE, { engine: 'general' }), 'nonet')
  assert.equal(await client.solve(LARGE, { engine: 'backtrack' }), 'nonet')
  assert.equal(await client.solve(PLAIN, { engine: 'learning' }), 'engine')
})

test('where the learning engine is absent, nonet.wasm answers', async () => {
  const { client, asked } = setUp(() => {
    throw new nonet.NonetError('solver-absent')
  })
  assert.equal(await client.solve(LARGE, { engine: 'learning', limit: 3 }), 'nonet')
  assert.equal(await client.count(LARGE, 7), 'nonet')
  assert.deepEqual(asked, [
    'engine solve {"engine":"learning","limit":3}',
    'nonet solve {"engine":"auto","limit":3}',
    'engine count 7',
    'nonet count 7',
  ])
})

test('its other failures are the answer, and so is a call that is cancelled', async () => {
  for (const reason of [
    new nonet.NonetError('bad-argument', { text: 'limit' }),
    new DOMException('cancelled', 'AbortError'),
  ]) {
    const { client, asked } = setUp(() => {
      throw reason
    })
    await assert.rejects(client.solve(LARGE), reason)
    assert.equal(asked.length, 1)
  }
})

test('in Node the package solves a 16×16 by learning, and without the file by what it has', async () => {
  const row = Array.from({ length: 256 }, (_, cell) => {
    const shift = ((cell >> 4) % 4) * 4 + (cell >> 6)
    return ((shift + (cell % 16)) % 16) + 1
  })
  const puzzle = { ...LARGE, givens: row.map((digit, cell) => ((cell * 7) % 10 < 4 ? digit : 0)) }
  const learned = await nonet.solve(puzzle)
  assert.equal(learned.engine, 'learning')
  const { candidates, complete } = await nonet.candidates(puzzle)
  assert.ok(complete)
  for (const [cell, digit] of learned.solutions[0].entries()) {
    assert.ok(candidates[cell].includes(digit))
  }
  assert.equal((await nonet.solve(PLAIN)).engine, 'classic')
  const absent = new SearchClient(
    nonet.sharedClient(),
    /** @type {any} */ ({
      solve: async () => {
        throw new nonet.NonetError('solver-absent')
      },
    }),
  )
  assert.equal((await absent.solve(puzzle)).engine, 'general')
})
