// tests/web/unit/step-layers.test.mjs: what each rung of a hint draws.
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { stepLayers } from '../../../web/scene/step-layers.js'
import { stepOf } from '../step-of.mjs'

/** @typedef {import('nonet-human-wasm').Step} Step */
const shape = { size: 9, boxRows: 3, boxColumns: 3 }

test('a fish: bases, covers and fins, and what is removed', () => {
  const step = stepOf({
    technique: 'finned-x-wing',
    houses: [
      { kind: 'row', index: 1, role: 'base' },
      { kind: 'row', index: 6, role: 'base' },
      { kind: 'column', index: 2, role: 'cover' },
    ],
    marks: [
      { cell: 11, digit: 4, role: 'pattern', group: 0 },
      { cell: 12, digit: 4, role: 'endo-fin', group: 0 },
    ],
    eliminations: [
      { cell: 20, digit: 4 },
      { cell: 20, digit: 5 },
    ],
  })
  assert.deepEqual(stepLayers(step, 'area', shape), {
    highlights: [
      { kind: 'row', index: 1, role: 'area' },
      { kind: 'row', index: 6, role: 'area' },
    ],
  })
  const pattern = stepLayers(step, 'pattern', shape)
  assert.deepEqual(
    pattern.highlights?.map(({ role }) => role),
    ['base', 'base', 'cover'],
  )
  assert.deepEqual(
    pattern.spots?.map(({ role }) => role),
    ['pattern', 'fin'],
  )
  assert.equal(pattern.crossed, undefined)
  assert.deepEqual(stepLayers(step, 'reason', shape).crossed?.[20], [4, 5])
})

test('a chain: arrows from the nearest cells, weak ones dashed', () => {
  const step = stepOf({
    chains: [
      [
        { digit: 4, on: false, cells: [0], set: -1 },
        { digit: 4, on: true, cells: [8, 3], set: -1 },
        { digit: 5, on: false, cells: [3], set: -1 },
      ],
    ],
  })
  const { links, spots } = stepLayers(step, 'reason', shape)
  assert.deepEqual(links, [
    { from: { cell: 0, digit: 4 }, to: { cell: 3, digit: 4 }, isArrow: true, isDashed: false },
    { from: { cell: 3, digit: 4 }, to: { cell: 3, digit: 5 }, isArrow: true, isDashed: true },
  ])
  assert.equal(spots?.length, 4)
  assert.equal(stepLayers(step, 'pattern', shape).links, undefined)
})

test('a net of more links than one can follow has none', () => {
  const node = { digit: 1, on: true, cells: [1], set: -1 }
  const chain = new Array(60).fill(node)
  assert.deepEqual(stepLayers(stepOf({ chains: [chain] }), 'reason', shape).links, [])
})

test('groups of cells: the lines tell roles apart, and sets', () => {
  const group = (
    /** @type {Step['cells'][number]['role']} */ role,
    /** @type {number} */ cell,
  ) => ({
    cells: [cell],
    digits: [1, 2],
    role,
  })
  const linesOf = (/** @type {Step['cells']} */ cells) =>
    stepLayers(stepOf({ cells }), 'pattern', shape).highlights?.map(({ role }) => role)
  const wing = [group('pivot', 0), group('pincer', 8), group('pincer', 9)]
  assert.deepEqual(linesOf(wing), ['base', 'cover', 'cover'])
  const sets = [group('set', 0), group('set', 8), group('set', 9), group('set', 10)]
  assert.deepEqual(linesOf(sets), ['base', 'cover', 'fin', 'base'])
  const blossom = [group('pivot', 0), group('set', 8), group('set', 9), group('set', 10)]
  assert.deepEqual(linesOf(blossom), ['base', 'cover', 'fin', 'cover'])
})

test('a template: where the digit goes from, as it has no pattern', () => {
  const step = stepOf({ technique: 'template-delete', eliminations: [{ cell: 79, digit: 5 }] })
  const area = [{ kind: 'row', index: 8, role: 'area' }]
  assert.deepEqual(stepLayers(step, 'area', shape), { highlights: area })
  assert.deepEqual(stepLayers(step, 'pattern', shape), { highlights: area, spots: [] })
})

test('a single: its house, or its row', () => {
  const step = stepOf({ placements: [{ cell: 40, digit: 5 }] })
  const area = [{ kind: 'row', index: 4, role: 'area' }]
  assert.deepEqual(stepLayers(step, 'area', shape).highlights, area)
  /** @type {Step['marks']} */
  const marks = [{ cell: 40, digit: 5, role: 'pattern', group: 0 }]
  assert.deepEqual(stepLayers({ ...step, marks }, 'pattern', shape).highlights, area)
  assert.deepEqual(stepLayers(step, 'reason', shape).circled?.[40], [0])
})
