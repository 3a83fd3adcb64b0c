// tests/web/unit/sumocue.test.mjs: jigsaws and killers of SumoCue, and texts that only begin like one.
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { isSumoCue, readSumoCue } from '../../../web/interop/sumocue.js'
import { dice } from './any-puzzle.mjs'

/** Regions of a 4×4 grid. */
const REGIONS = [0, 0, 0, 1, 0, 2, 1, 1, 2, 2, 2, 1, 3, 3, 3, 3]
const TEXT = `SumoCueV1${REGIONS.map((region, cell) => `=${cell === 5 ? 4 : 0}J${region}`).join('')}`

test('digits and regions are read', () => {
  assert.equal(isSumoCue(TEXT), true)
  const { puzzle, format } = readSumoCue(TEXT)
  assert.deepEqual(puzzle.regions, REGIONS)
  assert.equal(puzzle.givens[5], 4)
  assert.equal(puzzle.givens.filter(Boolean).length, 1)
  assert.equal(format, 'sumocue')
})

/** A 4×4 with cages r1c12 (sum 5), r1c34 and r2c4 (no sum), a given 3 in r3c1, and no other. */
const KILLER = '=5+0=0+2' + '=0=0=0+2' + '=3=0=0=0' + '=0=0=0=0'

test('cages, givens and diagonals are read', () => {
  const { puzzle } = readSumoCue(`SumoCueV1D${KILLER}`)
  assert.deepEqual(puzzle.constraints, [
    { cage: ['r1c1', 'r1c2'], sum: 5 },
    { cage: ['r1c3', 'r1c4', 'r2c4'] },
  ])
  assert.equal(puzzle.givens[8], 3)
  assert.equal(puzzle.givens.filter(Boolean).length, 1)
  assert.deepEqual(puzzle.houses, ['diagonals'])
  assert.equal(puzzle.regions, undefined)
  assert.equal(puzzle.boxRows, 2)
})

test('a killer may be a jigsaw', () => {
  let cell = 0
  const text = KILLER.replaceAll(/[=+]\d+/g, (entry) => `${entry}J${REGIONS[cell++]}`)
  const { puzzle } = readSumoCue(`SumoCueV1${text}`)
  assert.deepEqual(puzzle.regions, REGIONS)
  assert.equal(puzzle.constraints?.length, 2)
  assert.equal(puzzle.houses, undefined)
})

test('a cell of a cage that begins nowhere, or is too large, is named', () => {
  const refuses = (/** @type {string} */ text, /** @type {string} */ key, name = '') =>
    assert.throws(
      () => readSumoCue(text),
      (/** @type {any} */ reason) => reason.key === key && (!name || reason.args.text === name),
    )
  refuses('SumoCueV1=5+1=0+2=0=0=0+2=3=0=0=0=0=0=0=0', 'bad-cage-cell', 'r1c2')
  refuses('SumoCueV1=5+99=0+2=0=0=0+2=3=0=0=0=0=0=0=0', 'bad-cage-cell', 'r1c2')
  refuses('SumoCueV1=5+0+0+0+0=0=0=0=0=0=0=0=0=0=0=0', 'bad-cage-cell', 'r2c1')
  refuses('SumoCueV1=5=0=0=0=0=0=0=0=0=0=0=0=0=0=0=0', 'digit-range')
  refuses(`SumoCueV1=0J0${'=0'.repeat(15)}`, 'link-damaged')
})

test('a text that is cut or changed is refused with its reason, or read', () => {
  const roll = dice(4)
  const reasons = new Set()
  for (let round = 0; round < 2000; round++) {
    const at = roll(TEXT.length)
    const text =
      TEXT.slice(0, at) + ['', '=', 'J', '9', 'é', '0J0=', '+3'][roll(7)] + TEXT.slice(at + roll(4))
    try {
      assert.equal(readSumoCue(text).puzzle.givens.length, 16)
    } catch (reason) {
      assert.equal(/** @type {any} */ (reason).name, 'NonetError', `${text}: ${reason}`)
      reasons.add(/** @type {any} */ (reason).key)
    }
  }
  assert.ok(
    ['link-damaged', 'bad-regions', 'digit-range'].every((key) => reasons.has(key)),
    [...reasons].join(),
  )
  assert.equal(isSumoCue(`SumoCueV1=${'0J0='.repeat(100_000)}`), false)
})
