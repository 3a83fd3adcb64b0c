// tests/web/unit/sumocue.test.mjs: jigsaws of SumoCue, and texts that only begin like one.
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

test('a text that is cut or changed is refused with its reason, or read', () => {
  const roll = dice(4)
  const reasons = new Set()
  for (let round = 0; round < 2000; round++) {
    const at = roll(TEXT.length)
    const text =
      TEXT.slice(0, at) + ['', '=', 'J', '9', 'é', '0J0='][roll(6)] + TEXT.slice(at + roll(4))
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
