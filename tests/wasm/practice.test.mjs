// tests/wasm/practice.test.mjs: in each built-in position to practise on, the technique that it is for leads on, and none
// of an easier level does, unless that is so in all of its positions.
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

const LEVELS = ['easy', 'medium', 'hard', 'unfair', 'extreme']

test('in a practice position the technique leads on, and nothing easier where that can be', () => {
  const levels = new Map(human.techniques().map(({ key, level }) => [key, LEVELS.indexOf(level)]))
  const levelOf = (/** @type {string | undefined} */ key) => levels.get(key ?? '') ?? -1
  for (const [technique, lines] of Object.entries(positions)) {
    assert.ok(levels.has(technique), technique)
    const easier = lines.filter((line) => {
      const position = readPosition(line)
      const own = mustGive(human.hint(position, { technique }, null))
      assert.equal(own.step?.technique, technique, `${technique}: ${line}`)
      const next = mustGive(human.hint(position, {}, null))
      return levelOf(next.step?.technique) < levelOf(technique)
    })
    assert.ok([0, lines.length].includes(easier.length), `${technique}: ${easier}`)
  }
})
