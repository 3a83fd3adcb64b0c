// tests/web/unit/houses.test.mjs: the page's rules of houses and conflicts are the core's, for every size and shape.
import assert from 'node:assert/strict'
import { before, test } from 'node:test'
import { fitHouses } from '../../../web/board/extra-houses.js'
import { areasOf, boxShapes, conflictsOf, housesOf, usualShape } from '../../../web/board/houses.js'
import { isPuzzle } from '../../../web/board/puzzle.js'
import { loadNonet, mustGive } from '../../wasm/load.mjs'

/** @type {import('../../../wasm/nonet.d.ts').NonetModule} */
let nonet

before(async () => {
  nonet = await loadNonet()
})

const empty = (/** @type {number} */ size) => new Array(size * size).fill(0)

test('the usual shape of every size is the core’s', () => {
  for (let size = 1; size <= 64; size++) {
    assert.deepEqual(usualShape(size), mustGive(nonet.usualShape(size)))
  }
})

test('the shapes of boxes, the squarest first, lying before standing', () => {
  const shapes = (/** @type {number} */ size) =>
    boxShapes(size).map(({ boxRows, boxColumns }) => `${boxRows}x${boxColumns}`)
  assert.deepEqual(shapes(1), ['1x1'])
  assert.deepEqual(shapes(7), ['1x7'])
  assert.deepEqual(shapes(12), ['3x4', '4x3', '2x6', '6x2', '1x12'])
  assert.deepEqual(shapes(16), ['4x4', '2x8', '8x2', '1x16'])
})

test('the houses of every box shape are the core’s', () => {
  for (const size of [1, 2, 4, 6, 7, 8, 9, 10, 12, 16, 25]) {
    for (const shape of boxShapes(size)) {
      assert.deepEqual(housesOf(shape), mustGive(nonet.houses({ ...shape, givens: empty(size) })))
    }
  }
})

test('puzzles for a board: boxes that fit, or a region for every cell', () => {
  for (const size of [1, 7, 9, 64]) {
    assert.ok(isPuzzle({ ...usualShape(size), givens: empty(size) }), `${size}`)
  }
  const givens = empty(4)
  const regions = empty(4).map((_, cell) => 7 - (cell % 4))
  assert.ok(isPuzzle({ size: 4, boxRows: 2, boxColumns: 2, regions, givens }))
  assert.ok(isPuzzle({ size: 4, boxRows: 0, boxColumns: 0, regions, givens }))
  assert.ok(!isPuzzle({ size: 4, boxRows: 3, boxColumns: 2, givens }))
  assert.ok(!isPuzzle({ size: 4, boxRows: 3, boxColumns: 2, regions: [0], givens }))
  assert.ok(!isPuzzle({ size: 4, boxRows: 2, boxColumns: 2, givens: empty(3) }))
  assert.ok(!isPuzzle({ size: 0, boxRows: 0, boxColumns: 0, givens: [] }))
  assert.ok(!isPuzzle({ size: 65, boxRows: 5, boxColumns: 13, givens: empty(65) }))
  assert.ok(!isPuzzle({ size: 1.5, boxRows: 1, boxColumns: 1.5, givens: empty(1) }))
})

test('the regions of a jigsaw are the core’s, whatever their numbers', () => {
  const regions = [7, 7, 2, 2, 7, 2, 2, 5, 7, 9, 5, 5, 9, 9, 9, 5]
  const shape = { size: 4, boxRows: 1, boxColumns: 4, regions }
  assert.deepEqual(housesOf(shape), mustGive(nonet.houses({ ...shape, givens: empty(4) })))
  assert.deepEqual(areasOf(shape).slice(0, 4), [0, 0, 1, 1])
})

/** Extra houses, and whether each grid of HOUSED can have them. @type {[string[], string][]} */
const EXTRA = [
  [['diagonals'], 'yyyyy'],
  [['diagonal-up', 'windows'], 'yynnn'],
  [['windows', 'r4c4r1c2', 'groups', 'diagonal-down'], 'yynnn'],
  [['groups'], 'yynyn'],
  [['r1c1r2c3r3c2r4c4', 'r2c2r3c4'], 'yyyyy'],
  [['r1c1'], 'nnnnn'],
  [['r1c1r1c2r1c1'], 'nnnnn'],
  [['r1c1r1c2r1c3r1c4r2c1'], 'nyyyy'],
  [['r1c1r7c1'], 'nnyyy'],
  [['r01c1r2c2'], 'nnnnn'],
  [['diagonal'], 'nnnnn'],
  [[''], 'nnnnn'],
]
const HOUSED = [
  ...[4, 6, 7, 8].map((size) => usualShape(size)),
  { size: 9, boxRows: 1, boxColumns: 9, regions: empty(9).map((_, cell) => cell % 9) },
]

test('extra houses are the core’s, and so is what a grid can have', () => {
  for (const [words, fits] of EXTRA) {
    for (const [index, shape] of HOUSED.entries()) {
      const houses = /** @type {any} */ (words)
      const puzzle = { ...shape, houses, givens: empty(shape.size) }
      const theirs = nonet.houses(puzzle)
      const isFit = fits[index] === 'y'
      assert.equal(Array.isArray(theirs), isFit, `${words} ${shape.size}`)
      assert.equal(fitHouses(words, shape), isFit, `${words} ${shape.size}`)
      assert.equal(isPuzzle(puzzle), isFit)
      if (isFit) assert.deepEqual(housesOf(puzzle), theirs)
    }
  }
  for (const size of [9, 12, 16]) {
    const houses = /** @type {any} */ (['diagonals', 'windows', 'groups'])
    const shape = { ...usualShape(size), houses }
    assert.deepEqual(housesOf(shape), mustGive(nonet.houses({ ...shape, givens: empty(size) })))
  }
  for (const senseless of [null, {}, 'diagonals', [['diagonals']], [null]]) {
    assert.equal(fitHouses(senseless, usualShape(4)), false)
  }
})

test('conflicts are the core’s', () => {
  let seed = 7
  const below = (/** @type {number} */ bound) => {
    seed = (Math.imul(seed, 1103515245) + 12345) & 0x7fffffff
    return Math.floor((seed / 0x80000000) * bound)
  }
  let found = 0
  for (const size of [4, 6, 9, 12]) {
    for (let round = 0; round < 30; round++) {
      const houses = /** @type {any} */ (round % 2 ? ['diagonals', 'r1c1r2c3r4c2'] : [])
      const shape = { ...usualShape(size), houses }
      const givens = empty(size)
      for (let i = 0; i < size * 2; i++) givens[below(size * size)] = 1 + below(size)
      const ours = conflictsOf(housesOf(shape), givens)
      // Within a house the core lists digits in ascending order, the page in the order of cells.
      const order = (/** @type {typeof ours} */ list) =>
        list.map((one) => JSON.stringify(one)).sort()
      const theirs = mustGive(nonet.validate({ ...shape, givens }, null)).conflicts
      assert.deepEqual(order(ours), order(theirs))
      found += ours.length
    }
  }
  assert.ok(found > 100)
})
