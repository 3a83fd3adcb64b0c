// tests/wasm/practice.test.mjs: in each built-in position to practise on, the technique that it is for comes next.
import assert from 'node:assert/strict'
import { before, test } from 'node:test'
import { readPosition } from '../../web/page/learn/positions.js'
import positions from '../../web/page/learn/practice-positions.json' with { type: 'json' }
import { loadHuman, mustGive } from './load.mjs'

/** @type {import('../../wasm/nonet-human.d.ts').NonetHumanModule} */
let human
before(async () => {
  human = await loadHuman()
})

test('the next step in a practice position is the technique that it is for', () => {
  const keys = human.techniques().map(({ key }) => key)
  const other = Object.entries(positions).flatMap(([technique, lines]) => {
    assert.ok(keys.includes(technique), technique)
    return lines.flatMap((line) => {
      const { kind, step } = mustGive(human.hint(readPosition(line), {}, null))
      return step?.technique === technique ? [] : [`${technique}: ${step?.technique ?? kind}`]
    })
  })
  assert.deepEqual(other, [])
})
