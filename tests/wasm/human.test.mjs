// tests/wasm/human.test.mjs: the module with the techniques: its contract, a path, hints that follow the reader.
import assert from 'node:assert/strict'
import { before, test } from 'node:test'
import { agree } from './agreement.mjs'
import { interfaces } from './declarations.mjs'
import { loadHuman, mustGive } from './load.mjs'

/** @type {import('../../wasm/nonet-human.d.ts').NonetHumanModule} */
let human
before(async () => {
  human = await loadHuman()
})

agree('nonet-human.d.ts', ['api_human.h'], () => human)

const LINE = '53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79'
const givens = [...LINE].map((digit) => Number(digit) || 0)
const puzzle = { size: 9, boxRows: 3, boxColumns: 3, givens }
const declared = interfaces('nonet-human.d.ts')

/** @param {any} value @param {string} name of an interface */
function hasFields(value, name) {
  const members = declared.get(name) ?? []
  const names = members.map((member) => member.name)
  for (const key of Object.keys(value)) assert.ok(names.includes(key), `${name} has no ${key}`)
  for (const { name: key, optional } of members)
    assert.ok(optional || key in value, `${name}.${key}`)
}

test('a path leads to the solution, and each step has the fields that are promised', () => {
  const report = mustGive(human.steps(puzzle, {}, null))
  hasFields(report, 'StepsReport')
  assert.deepEqual([report.solved, report.solutions, report.stopped], [true, 1, false])
  const keys = human.techniques().map(({ key }) => key)
  const digits = [...givens]
  for (const step of report.steps) {
    hasFields(step, 'Step')
    assert.ok(keys.includes(step.technique), step.technique)
    for (const { cell, digit } of step.placements) digits[cell] = digit
    for (const mark of step.marks) hasFields(mark, 'StepMark')
    for (const house of step.houses) hasFields(house, 'StepHouse')
  }
  assert.ok(digits.every((digit) => digit > 0))
  for (const info of human.techniques()) hasFields(info, 'TechniqueInfo')
})

test('a hint is the next step; a mistake comes first', () => {
  const hint = mustGive(human.hint(puzzle, {}, null))
  hasFields(hint, 'HintReport')
  assert.equal(hint.kind, 'step')
  assert.equal(hint.step?.placements.length, 1)
  const wrong = mustGive(human.hint({ ...puzzle, entries: withDigit(2, 9) }, {}, null))
  assert.deepEqual([wrong.kind, wrong.wrongDigits, wrong.step], ['mistake', [2], undefined])
  const candidates = givens.map((digit) => (digit ? [digit] : [1, 2, 3, 5, 6, 7, 8, 9]))
  const missing = mustGive(human.hint({ ...puzzle, candidates }, {}, null))
  assert.equal(missing.kind, 'mistake')
  assert.ok(missing.wrongMarks.includes(2))
})

test('what cannot be explained is said', () => {
  const kind = (/** @type {any} */ changes) =>
    mustGive(human.hint({ ...puzzle, ...changes }, {}, null)).kind
  assert.equal(
    kind({ givens: givens.map((digit, cell) => (cell === 1 ? 5 : digit)) }),
    'no-solution',
  )
  const large = { size: 25, boxRows: 5, boxColumns: 5, givens: Array(625).fill(0) }
  assert.ok('error' in human.hint(large, {}, null))
  assert.ok('error' in human.hint(puzzle, { order: /** @type {any} */ ('alphabetical') }, null))
  assert.ok('error' in human.steps(puzzle, { technique: 'magic' }, null))
  for (const bad of [null, 7, 'text', {}, { size: 9 }]) {
    assert.ok('error' in human.hint(/** @type {any} */ (bad), {}, null), JSON.stringify(bad))
  }
})

test('one technique alone is found if it is asked for', () => {
  const report = mustGive(human.allSteps(puzzle, { technique: 'hidden-single' }, null))
  assert.ok(report.steps.length > 3)
  assert.ok(report.steps.every(({ technique }) => technique === 'hidden-single'))
})

/** The puzzle's entries with one digit. @param {number} cell @param {number} digit */
function withDigit(cell, digit) {
  return givens.map((_, index) => (index === cell ? digit : 0))
}
