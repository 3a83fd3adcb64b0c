// tests/wasm/rate.test.mjs: ratings of the module: the same figures as the command line's, and what
// has no rating.
import assert from 'node:assert/strict'
import { execFileSync } from 'node:child_process'
import { before, describe, test } from 'node:test'
import { fileURLToPath } from 'node:url'
import { interfaces } from './declarations.mjs'
import { loadGenerate, mustGive } from './load.mjs'

/** @type {import('../../wasm/nonet-generate.d.ts').NonetGenerateModule} */
let module
before(async () => {
  module = await loadGenerate()
})

const program = fileURLToPath(new URL('../../build/native/nonet', import.meta.url))
/** From singles to dynamic forcing chains, from tests/core/rate/se_test.cpp; 4×4, which has no rating of Sudoku Explainer. */
const LINES = [
  '98.2.6..4...8.....2.59..............4.....27.31.....45..854.......1....8..2.7.9..',
  '7....5.....69...5..2.3........8..2792.9..1..4...6.......573.86............8...7..',
  '.....12....5.....9...54.316.8.47.....5931........9..238.4.......2..5...1......4.2',
  '469......2...87.1.........2.....5..96.32...7..7...48......5....91..3..6...64.....',
  '.6...8....1..75..3..94.16.......27.5...7....8..4.9.....7......1...26.5..5.......7',
  '9...61..55....7....2....9..........3.....8.5.1.3...846..1.....88...5.36.6.4......',
  '5...9...6......5...4127.........7.1....62...7.295....8.34..8.9....1...23.1.......',
  '.846...7....5...28....3.5..4..16...2.3.25.7.........6.3......5..2.....81..6...3.9',
  '2....6..5.9.3...6.6..1.7.2..3.481.....52.............7.....8.7.......4...4.71.9..',
  '9....68.....1.....48..7...9.......2...9764.133.7....8....5.14....4......7..6...3.',
  '..8.......945....32...6..1.3..4......4..89.....91.7...........41.....37...3.758..',
  '123434122143....',
]
const [EASY] = LINES
const HARD = LINES[LINES.length - 2]

/** @param {string} line @returns {import('../../wasm/nonet.d.ts').Puzzle} */
function puzzleOf(line) {
  const size = Math.sqrt(line.length)
  const box = Math.sqrt(size)
  const givens = [...line].map((digit) => Number(digit) || 0)
  return { size, boxRows: box, boxColumns: box, givens }
}

describe('the command line gives the same figures', () => {
  for (const line of LINES) {
    test(line, () => {
      const printed = execFileSync(program, ['rate', '--json'], { input: line, encoding: 'utf8' })
      const { se, hodoku, grade, effort, techniques } = JSON.parse(printed)
      const native = { ...(se && { se }), hodoku, grade, effort, techniques }
      const { solutions, stopped, ...rated } = mustGive(module.rate(puzzleOf(line), {}, null))
      assert.deepEqual([solutions, stopped], [1, false])
      assert.deepEqual(rated, native)
      assert.deepEqual(Object.keys(rated.techniques ?? {}), Object.keys(techniques))
    })
  }
})

test('the fields are those that are promised', () => {
  const report = mustGive(module.rate(puzzleOf(EASY), {}, null))
  for (const [name, value] of Object.entries({
    RateReport: report,
    SeRating: report.se,
    HodokuRating: report.hodoku,
  })) {
    const names = interfaces('nonet-generate.d.ts')
      .get(name)
      ?.map((member) => member.name)
    assert.deepEqual(Object.keys(value ?? {}), names)
  }
  assert.deepEqual(structuredClone(report), report)
})

test('one scale alone', () => {
  const { se, hodoku, grade } = mustGive(module.rate(puzzleOf(HARD), { scale: 'se' }, null))
  assert.ok(se && se.er > 9)
  assert.deepEqual([hodoku, grade], [undefined, undefined])
  const other = mustGive(module.rate(puzzleOf(HARD), { scale: 'hodoku' }, null))
  assert.equal(other.hodoku?.level, 'extreme')
  assert.deepEqual([other.se, other.grade], [undefined, undefined])
})

test('without exactly one solution there is no rating', () => {
  const several = mustGive(module.rate(puzzleOf('.'.repeat(81)), {}, null))
  assert.deepEqual(several, { solutions: 2, stopped: false })
  const conflict = mustGive(module.rate(puzzleOf(`55${'.'.repeat(79)}`), {}, null))
  assert.deepEqual(conflict, { solutions: 0, stopped: false })
})

test('what cannot be rated is said as data', () => {
  const large = { size: 25, boxRows: 5, boxColumns: 5, givens: Array(625).fill(0) }
  const tooLarge = module.rate(large, {}, null)
  assert.ok('error' in tooLarge)
  assert.deepEqual([tooLarge.error.key, tooLarge.error.expected], ['too-large', 16])
  const noScale = module.rate(puzzleOf(EASY), { scale: /** @type {any} */ ('metric') }, null)
  assert.ok('error' in noScale && noScale.error.text === 'scale')
  for (const bad of [null, 7, 'text', {}, { size: 9 }]) {
    assert.ok('error' in module.rate(/** @type {any} */ (bad), {}, null), JSON.stringify(bad))
  }
})

test('a rating can be stopped, early and late', () => {
  let calls = 0
  const whole = mustGive(module.rate(puzzleOf(HARD), {}, () => ++calls > 0))
  assert.equal(whole.stopped, false)
  assert.ok(calls > 3)
  for (const last of [1, calls - 1]) {
    let asked = 0
    const report = mustGive(module.rate(puzzleOf(HARD), {}, () => ++asked < last))
    assert.equal(report.stopped, true)
    assert.equal(report.se, undefined)
    assert.equal(asked, last)
  }
})
