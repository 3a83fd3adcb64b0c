// tests/web/unit/ask.test.mjs: why a digit cannot stand in a cell, in words and as layers; a puzzle without what it does not
// need. The reports are the engine's own.
import assert from 'node:assert/strict'
import { test } from 'node:test'
import '../english.mjs'
import { puzzleOfTree, treeOfPuzzle } from '../../../web/board/constraints.js'
import * as nonet from '../../../web/client/index.node.js'
import english from '../../../web/i18n/en.json' with { type: 'json' }
import { cellsOf, reasonOf } from '../../../web/page/ask/reasons.js'
import { leftOutOf, partsOf, reducedPuzzle } from '../../../web/page/ask/reduced-puzzle.js'
import { checkLayers } from '../../../web/scene/check-layers.js'
import { Speaker } from '../../../web/words/speaker.js'
import { enginePlaces, solverPlaces } from '../dist.mjs'

nonet.configure(solverPlaces())
nonet.configureEngine(enginePlaces())
const words = new Speaker('en', english)

/** With one solution: 1234 3412 2143 4321. */
const TREE = /** @type {any} */ ({
  v: 1,
  grid: { rows: 4, cols: 4, digits: [1, 4] },
  regions: 'boxes 2x2',
  givens: { r1c1: 1, r1c3: 3, r2c1: 3, r3c2: 1, r4c1: 4, r4c4: 1 },
  candidates: { r3c1: [2, 4] },
  constraints: [
    { cage: ['r1c1', 'r1c2'], sum: 3 },
    { thermometer: ['r2c1', 'r2c2'] },
    { 'white-dot': ['r3c1', 'r3c2'] },
  ],
})
/** The cage holds 1 and 4, or 2 and 3; the 2 cannot be beside the 3, as it stands below. */
const CAGE = {
  ...TREE,
  givens: { r4c1: 2, r4c4: 1 },
  candidates: undefined,
  constraints: [{ cage: ['r1c1', 'r1c2'], sum: 5 }, { even: ['r4c3'] }],
}

/** @param {any} tree @param {number} cell @param {number} digit */
async function reasonFor(tree, cell, digit) {
  const report = await nonet.explainConstrained(tree, { cell, value: digit })
  assert.equal(report.holds, true)
  return reasonOf(report, puzzleOfTree(tree), { cell, digit }, words)
}

test('a reason names the givens and the rules that are needed, and no others', async () => {
  const reason = await reasonFor(CAGE, 1, 3)
  assert.equal(reason.title, '3 cannot stand in row 1 column 2')
  assert.equal(reason.intro, english.ask.because)
  assert.deepEqual(reason.points, [
    { text: '1 given', places: '2 in r4c1' },
    { text: english.rules.cage, places: '5: r1c1 r1c2' },
  ])
  assert.deepEqual(reason.notes, [english.ask.needed.other])
  assert.deepEqual(reason.layers.highlights, [{ cells: [12] }, { cells: [0, 1], role: 'cover' }])
  assert.deepEqual(reason.layers.crossed?.[1], [3])
  assert.deepEqual(reason.layers.squared?.[1], [0])
  // A board takes them as they are.
  checkLayers(/** @type {any} */ (reason.layers), puzzleOfTree(CAGE))
})

test('restricted cells, rules of sudoku alone, and an answer that was stopped', async () => {
  const bare = { ...TREE, givens: {}, constraints: [] }
  const restricted = await reasonFor(bare, 8, 3)
  assert.deepEqual(restricted.points, [{ text: english.ask.restricted, places: '2 4 in r3c1' }])
  assert.deepEqual(restricted.notes, [english.ask.needed.one])
  const puzzle = puzzleOfTree(TREE)
  const report = /** @type {any} */ ({ cells: [], constraints: [], puzzle: {}, complete: true })
  const alone = reasonOf(report, puzzle, { cell: 3, digit: 2 }, words)
  assert.equal(alone.intro, english.ask.rulesAlone)
  assert.deepEqual([alone.points, alone.notes], [[], []])
  const stopped = reasonOf({ ...report, complete: false }, puzzle, { cell: 3, digit: 2 }, words)
  assert.deepEqual(stopped.notes, [english.ask.someNeeded])
})

test('constraints of one kind are one point', async () => {
  const dots = [
    { 'white-dot': ['r1c1', 'r1c2'] },
    { 'white-dot': ['r1c2', 'r2c2'] },
    { 'white-dot': ['r2c2', 'r2c1'] },
  ]
  // Three dots in a box that hold 1 to 4 are a path from the least to the greatest digit.
  const reason = await reasonFor(
    { ...TREE, givens: {}, candidates: undefined, constraints: dots },
    1,
    4,
  )
  assert.deepEqual(reason.points, [
    { text: english.rules['white-dot'], places: 'r1c1 r1c2; r1c2 r2c2' },
  ])
})

test('what is only drawn was not taken into account, and is said so', async () => {
  const report = await nonet.explainConstrained(CAGE, { cell: 1, value: 3 })
  const line = [
    [0.5, 0.5],
    [1.5, 0.5],
  ]
  const drawn = [{ line, stroke: '#000', width: 0.1 }]
  const puzzle = { ...puzzleOfTree(CAGE), drawn }
  const { notes } = reasonOf(report, /** @type {any} */ (puzzle), { cell: 1, digit: 3 }, words)
  assert.equal(notes.length, 2)
  assert.match(notes[1], /^Found without what is only drawn/)
})

const FOUR = { rows: 4, columns: 4 }

test('the cells of a constraint, wherever it names them', () => {
  assert.deepEqual(cellsOf({ arrow: [['r1c1'], ['r1c2', 'r1c3']] }, FOUR), [0, 1, 2])
  assert.deepEqual(
    cellsOf({ any: [{ even: ['r4c4'] }, { cage: ['r4c4', 'r1c1'] }] }, FOUR),
    [15, 0],
  )
  assert.deepEqual(cellsOf({ 'anti-knight': true }, FOUR), [])
  assert.deepEqual(cellsOf({ cage: ['r9c9', 'v1', null, 7], sum: 5 }, FOUR), [])
})

test('a smaller puzzle has the same solution, and all that the engine does not know', async () => {
  const whole = { ...puzzleOfTree(TREE), rules: 'In my words.' }
  const { puzzle } = await nonet.readConstrained(treeOfPuzzle(whole))
  const parts = partsOf(/** @type {any} */ (puzzle))
  assert.deepEqual(parts, { givens: 7, rules: 3 })
  const report = await nonet.minimiseConstrained(puzzle, { seed: 'one' })
  assert.equal(report.holds, true)
  const left = leftOutOf(parts, report)
  assert.ok(left.givens + left.rules > 0)
  const smaller = reducedPuzzle(whole, report)
  assert.deepEqual(partsOf(treeOfPuzzle(smaller)), {
    givens: 7 - left.givens,
    rules: 3 - left.rules,
  })
  assert.equal(smaller.rules, 'In my words.')
  const again = await nonet.solveConstrained(/** @type {any} */ (treeOfPuzzle(smaller)))
  assert.deepEqual(again.solutions, report.solutions)
  assert.equal(again.count, 1)
})
