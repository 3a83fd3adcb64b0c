// tests/web/unit/rule-sentences.test.mjs: where a constraint is, in words.
import assert from 'node:assert/strict'
import { test } from 'node:test'
import {
  namesRegions,
  regionNames,
  rulePlaces,
  variablesOfCells,
} from '../../../web/words/rule-sentences.js'

const NONE = new Map()

test('numbers first, then cells, in brackets where they are parts', () => {
  assert.equal(rulePlaces({ cage: ['r1c1', 'r1c2'], sum: 5 }, NONE), '5: r1c1 r1c2')
  assert.equal(rulePlaces({ arrow: [['r1c1'], ['r1c2', 'r1c3']] }, NONE), '(r1c1) (r1c2 r1c3)')
  const either = { any: [{ even: ['r4c4'] }, { cage: ['r4c4', 'r1c1'], sum: 3 }] }
  assert.equal(rulePlaces(either, NONE), 'even r4c4 | cage 3: r4c4 r1c1')
  assert.equal(rulePlaces({ 'anti-knight': true }, NONE), '')
})

test('regions that have to be found are named by their cells, not by variables', () => {
  const chaos = { 'chaos-construction': ['v1', 'v2', 'v3', 'v4', 'v5', 'v6'], size: 3 }
  const regions = regionNames([{ even: ['r1c1'] }, chaos], 3)
  assert.equal(rulePlaces(chaos, regions), '', 'all of the grid')
  const count = { 'chaos-count': ['r1c1', 'v1', 'v2', 'v4'], 'without-start': false }
  assert.equal(rulePlaces(count, regions), 'r1c1 [r1c1] [r1c2] [r2c1]')
  assert.equal(rulePlaces({ 'same-values': [['v6'], ['v3']] }, regions), '([r2c3]) ([r1c3])')
  assert.equal(rulePlaces({ any: [{ cage: ['v1', 'v7'] }] }, regions), 'cage [r1c1] v7')
  const arrow = { 'chaos-arrow': ['r1c1'], arms: [['v1'], ['v1', 'v4']], 'without-start': false }
  assert.equal(rulePlaces(arrow, regions), 'r1c1 ([r1c1]) ([r1c1] [r2c1])')
  assert.equal(namesRegions(['r1c1 r1c2', rulePlaces(count, regions)]), true)
  assert.equal(namesRegions(['r1c1 r1c2', '']), false)
})

test('of cells that count otherwise, how they count; their parts stand by themselves', () => {
  const modified = { modified: ['v1', 'v2'], factor: 2, parts: [{ cage: ['r1c1'], sum: 3 }] }
  assert.equal(rulePlaces(modified, NONE), '×2')
  assert.equal(rulePlaces({ ...modified, plus: 3 }, NONE), '×2 + 3')
  assert.equal(rulePlaces({ ...modified, plus: -3 }, NONE), '×2 − 3')
  assert.equal(rulePlaces({ modified: [] }, NONE), '')
  assert.equal(rulePlaces({ ...modified, factor: { toString: 1 } }, NONE), '')
  assert.equal(rulePlaces({ 'one-modified': ['v1', 'v2'] }, NONE), '')
})

test('marks that several constraints share are one list', () => {
  const doublers = { modified: ['v1', 'v2'], factor: 2, parts: [] }
  const negators = { modified: ['v3', 'v4'], factor: -1, parts: [] }
  const lists = variablesOfCells([doublers, negators, doublers], 'modified')
  assert.deepEqual(lists, [
    ['v1', 'v2'],
    ['v3', 'v4'],
  ])
  assert.deepEqual(variablesOfCells([{ even: ['r1c1'] }], 'modified'), [])
})

test('whatever a link holds', () => {
  const odd = [/** @type {any} */ (null), { 'chaos-construction': [7, null, {}] }]
  const regions = regionNames(odd, 9)
  assert.equal(regions.size, 0)
  assert.equal(rulePlaces({ cage: [null, 7, 'v1'] }, regions), 'null 7 v1')
  assert.equal(rulePlaces(/** @type {any} */ (null), regionNames([], 9)), '')
})
