// tests/wasm/watch.test.mjs: a run of the backtracker that a reader goes through, in nonet-generate.wasm.
import assert from 'node:assert/strict'
import { before, test } from 'node:test'
import { interfaces } from './declarations.mjs'
import { loadGenerate, mustGive } from './load.mjs'

const declared = interfaces('nonet-generate.d.ts')

/** @type {import('../../wasm/nonet-generate.d.ts').NonetGenerateModule} */
let module
before(async () => {
  module = await loadGenerate()
})

/** A 4×4 puzzle with one solution, its top row given. */
const puzzle = {
  size: 4,
  boxRows: 2,
  boxColumns: 2,
  givens: [1, 2, 3, 4, 3, 4, 0, 0, 2, 0, 4, 0, 0, 0, 0, 0],
}

test('a moment of a run has the fields that are promised', () => {
  const hasFields = (/** @type {any} */ value, /** @type {string} */ name) => {
    const names = declared.get(name)?.map((member) => member.name)
    assert.deepEqual(Object.keys(value), names)
  }
  const id = mustGive(module.watchOpen(puzzle, { strategy: 'fullest-unit' }))
  const state = mustGive(module.watchGo(id, { to: 3, plot: true, tree: true }))
  hasFields(state, 'WatchState')
  hasFields(state.plot, 'WatchPlot')
  hasFields(state.tree, 'WatchTree')
  assert.deepEqual(Object.keys(state.house ?? {}), ['kind', 'index'])
  assert.equal(module.watchClose(id), true)
  assert.ok('error' in module.watchGo(id, { to: 3 }))
})

test('twelve million attempts against 42, in the module', () => {
  const line = '..8...3...16..8...........11.3......49.........2..7.....5.94.1.6....5...7..6.....'
  const grid = {
    size: 9,
    boxRows: 3,
    boxColumns: 3,
    givens: [...line].map((one) => Number(one) || 0),
  }
  for (const [strategy, attempts] of /** @type {const} */ ([
    ['first-empty', 12_744_075],
    ['fullest-unit', 42],
  ])) {
    const id = mustGive(module.watchOpen(grid, { strategy }))
    let state = mustGive(module.watchGo(id, { to: 1e15 }))
    while (!state.ended) state = mustGive(module.watchGo(id, { to: 1e15 }))
    assert.equal(state.attempts, attempts)
    assert.equal(state.solved, true)
    assert.equal(state.plot, undefined)
    const back = mustGive(module.watchGo(id, { to: state.event - 1 }))
    assert.equal(back.solved, false)
    assert.equal(back.path.length, 60)
    module.watchClose(id)
  }
})
