// tests/web/unit/constraints.test.mjs: puzzles with constraints as data, and the table of their signs.
import assert from 'node:assert/strict'
import { readFileSync } from 'node:fs'
import { test } from 'node:test'
import { puzzleOfTree, treeOfPuzzle } from '../../../web/board/constraints.js'
import { gridName, LARGEST_SIZE } from '../../../web/board/houses.js'
import { BoardModel } from '../../../web/board/model.js'
import { isPuzzle, keyOf } from '../../../web/board/puzzle.js'
import { readCompact, writeCompact } from '../../../web/interop/compact.js'
import { SIGNS, signsOf } from '../../../web/scene/constraint-signs.js'
import { frameOf } from '../../../web/scene/frame.js'

const source = (/** @type {string} */ path) =>
  readFileSync(new URL(`../../../${path}`, import.meta.url), 'utf8')
const row = (/** @type {number} */ number) =>
  Array.from({ length: 4 }, (_, index) => `r${number}c${index + 1}`)

const TREE = /** @type {import('../../../web/board/constraints.js').PuzzleTree} */ ({
  v: 1,
  grid: { rows: 4, cols: 4, digits: [1, 4] },
  regions: 'boxes 2x2',
  houses: [
    'rows',
    'columns',
    'regions',
    ['r1c1', 'r2c2', 'r3c3', 'r4c4'],
    ['r1c2', 'r2c3', 'r3c4'],
  ],
  givens: { r1c1: 1 },
  candidates: { r2c2: [2, 3] },
  constraints: [{ cage: ['r1c1', 'r1c2'], sum: 3 }],
})

test('a puzzle of a board and its JSON say the same', () => {
  const puzzle = puzzleOfTree(TREE)
  assert.deepEqual(puzzle.houses, ['diagonal-down', 'r1c2r2c3r3c4'])
  assert.deepEqual(puzzle.candidates?.slice(0, 6), [
    [1],
    ...new Array(4).fill([1, 2, 3, 4]),
    [2, 3],
  ])
  assert.deepEqual(treeOfPuzzle(puzzle), TREE)
  const jigsaw = { ...TREE, houses: undefined, regions: [1, 2, 3, 4].map(row).reverse() }
  const { regions } = puzzleOfTree(jigsaw)
  assert.deepEqual(regions, [0, 0, 0, 0, 1, 1, 1, 1, 2, 2, 2, 2, 3, 3, 3, 3])
})

test('candidates that leave nothing, or contradict a given, stay', () => {
  const tree = { ...TREE, givens: { r1c1: 3 }, candidates: { r1c1: [4], r1c2: [] } }
  assert.deepEqual(treeOfPuzzle(puzzleOfTree(tree)), tree)
  const linked = readCompact(writeCompact(puzzleOfTree(tree))).puzzle
  assert.deepEqual(treeOfPuzzle(linked).candidates, tree.candidates)
})

test('a grid that is no square, other digits, and variables', () => {
  for (const tree of [
    { grid: { rows: 4, cols: 6, digits: [1, 6] }, regions: 'boxes 2x3' },
    { grid: { rows: 2, cols: 4, digits: [0, 3] }, regions: [] },
    { grid: { rows: 4, cols: 4, digits: [1, 9] }, regions: 'boxes 2x2' },
    { grid: { rows: 4, cols: 4, digits: [0, 3] }, regions: [1, 2, 3, 4].map(row).reverse() },
    {
      grid: { rows: 4, cols: 4, digits: [1, 4], variables: 2 },
      regions: [],
      houses: ['rows', 'columns', 'regions', ['r1c1', 'r2c2', 'r3c3', 'r4c4'], ['v1', 'r1c1']],
      givens: { r1c1: 2, v2: 4 },
      candidates: { r2c1: [1, 3], v1: [3, 4] },
      constraints: [{ 'count-distinct': ['v1', 'r1c1', 'r1c2'] }],
    },
  ]) {
    const whole = { v: 1, givens: { r2c3: 3 }, constraints: [], ...tree }
    const { variables: _, ...grid } = Object(tree.grid)
    const puzzle = puzzleOfTree(/** @type {any} */ (whole))
    assert.ok(isPuzzle(puzzle))
    const again = treeOfPuzzle(puzzle)
    const sorted = (/** @type {any} */ lists) => (Array.isArray(lists) ? [...lists].sort() : lists)
    assert.deepEqual(
      { ...again, regions: sorted(again.regions) },
      { ...whole, regions: sorted(whole.regions) },
      JSON.stringify(grid),
    )
    // The link of the page, too.
    const { candidates, variables, constraints, ...others } = puzzle
    const linked = Object(readCompact(writeCompact(puzzle)).puzzle)
    assert.deepEqual(linked.givens, others.givens)
    assert.deepEqual(new BoardModel(linked).asSet(), new BoardModel(puzzle).asSet())
  }
})

test('digits that are listed are all that a cell may hold', () => {
  const grid = { rows: 4, cols: 4, digits: [1, 3, 5, 9] }
  const puzzle = puzzleOfTree({ grid, givens: { r1c1: 3 }, candidates: { r1c2: [2, 5, 9] } })
  assert.equal(puzzle.size, 9)
  assert.deepEqual(puzzle.candidates?.slice(0, 3), [[3], [5, 9], [1, 3, 5, 9]])
})

test('a region as large as the grid is a house', () => {
  const grid = { rows: 3, cols: 3, digits: [1, 9] }
  const cells = [1, 2, 3].flatMap((each) => [`r${each}c1`, `r${each}c2`, `r${each}c3`])
  for (const regions of [[cells], 'boxes 3x3']) {
    const puzzle = puzzleOfTree({ grid, regions })
    assert.deepEqual(treeOfPuzzle(puzzle).regions, regions)
    const model = new BoardModel(puzzle)
    model.set(0, 5)
    model.set(8, 5)
    assert.equal(model.conflicts.length, 1)
  }
})

test('regions of other sizes than a square has are further houses, unless a rule asks about regions', () => {
  const pairs = [1, 2, 3, 4].flatMap((each) => [
    [`r${each}c1`, `r${each}c2`],
    [`r${each}c3`, `r${each}c4`],
  ])
  const tree = { grid: { rows: 4, cols: 4 }, regions: pairs }
  const puzzle = puzzleOfTree(tree)
  assert.equal(puzzle.regions, undefined)
  assert.equal(puzzle.houses?.length, 8)
  assert.ok(isPuzzle(puzzle))
  const line = { 'region-sum-line': ['r1c1', 'r1c2', 'r1c3'] }
  assert.throws(() => puzzleOfTree({ ...tree, constraints: [line] }), { message: '4×4, regions' })
})

test('a puzzle and its link have the same name on the shelf', () => {
  const puzzle = puzzleOfTree({ grid: { rows: 2, cols: 3, digits: [0, 2] }, givens: { r1c1: 0 } })
  const linked = /** @type {any} */ (readCompact(writeCompact(puzzle)).puzzle)
  assert.equal(keyOf(linked), keyOf(puzzle))
  assert.notEqual(keyOf(/** @type {any} */ ({ ...puzzle, firstDigit: 1 })), keyOf(puzzle))
})

test('links that no board can show are damaged', () => {
  const own = { size: 9, rows: 9, columns: 9, firstDigit: 0, boxRows: 3, boxColumns: 3 }
  const linked = (/** @type {object} */ members) =>
    `${'z'.repeat(3)}c.x${btoa(JSON.stringify({ ...own, ...members })).replace(/=+$/, '')}`
  assert.ok(readCompact(linked({})).puzzle)
  for (const members of [
    { boxRows: 1.5 },
    { boxRows: -3 },
    { boxRows: '3' },
    { boxRows: 2 ** -12, boxColumns: 2 ** -12, size: 10 },
    { firstDigit: -1 },
    { firstDigit: 1e9 },
    { rows: 1e9 },
    { columns: 8 },
    { size: 65 },
    { regions: { length: 81 } },
    { regions: 'a'.repeat(81) },
    { regions: new Array(81).fill(0) },
    { regions: new Array(81).fill(-1) },
    { houses: { length: 2 } },
    { houses: ['r10c1r1c1'] },
    { constraints: 5 },
    { constraints: { a: 1 } },
    { variables: { count: 3, houses: 5 } },
    { variables: { count: 1e9 } },
  ]) {
    assert.throws(
      () => readCompact(linked(members)),
      { key: 'link-damaged' },
      JSON.stringify(members),
    )
  }
})

test('digits count from 1, values from the first one', () => {
  const puzzle = puzzleOfTree({ grid: { rows: 2, cols: 3, digits: [0, 3] }, givens: { r1c1: 0 } })
  const model = new BoardModel(puzzle)
  assert.deepEqual(model.puzzle().givens, [1, 0, 0, 0, 0, 0])
  assert.deepEqual([model.rows, model.columns, model.size], [2, 3, 4])
  assert.deepEqual(
    [0, 1, 4].map((digit) => model.valueOfDigit(digit)),
    [0, 0, 3],
  )
  assert.deepEqual(
    [0, 3].map((value) => model.digitOf(value)),
    [1, 4],
  )
  // How often each digit stands on it is not known; of four columns it would be.
  assert.equal(model.left, undefined)
  model.set(1, 1)
  assert.deepEqual(model.conflicts, [{ digit: 1, house: { kind: 'row', index: 0 }, cells: [0, 1] }])
  assert.deepEqual(model.constraints, [])
  assert.equal(gridName(model.shape), '2×3, 0–3')
})

test('what no board shows is refused', () => {
  for (const [change, text] of /** @type {const} */ ([
    [{ houses: ['columns', 'regions'] }, '4×4, rows'],
    [{ regions: 'boxes 3x2' }, 'boxes 3x2'],
    [{ givens: { r5c1: 1 } }, 'r5c1'],
  ])) {
    assert.throws(() => puzzleOfTree(/** @type {any} */ ({ ...TREE, ...change })), {
      name: 'RangeError',
      message: text,
    })
  }
})

test('constraints stay with the board, which is solved only once the solver has said so', () => {
  const model = new BoardModel(puzzleOfTree({ ...TREE, houses: undefined, candidates: undefined }))
  const solution = [1, 2, 3, 4, 3, 4, 1, 2, 2, 1, 4, 3, 4, 3, 2, 1]
  model.writeAll(solution)
  assert.equal(model.isFull && !model.conflicts.length, true)
  assert.equal(model.isSolved, false)
  model.proven.set(String(solution), undefined)
  assert.equal(model.isSolved, true)
  assert.deepEqual(treeOfPuzzle(model.puzzle()).constraints, TREE.constraints)
  assert.deepEqual(BoardModel.restore(model.save()).constraints, TREE.constraints)
})

test('the largest grid is that of the core', () => {
  const [, side] = /kLargestSide = (\d+);/.exec(source('core/format/puzzle_tree.h')) ?? []
  assert.equal(LARGEST_SIZE, Number(side))
})

const header = source('core/model/constraint.h')
const keys = [...header.matchAll(/^ {2}ROW\(k\w+, "([\w-]+)"/gm)].map(([, key]) => key)

// A kind that has just been added to the core is “Another rule” with its cells, until somebody draws it.
test('rows and sentences are those of the core, and hardly one is missing', () => {
  assert.ok(keys.length > 60, `${keys.length} kinds`)
  const { rules } = JSON.parse(source('web/i18n/en.json'))
  const strange = Object.keys(SIGNS).filter((key) => !keys.includes(key))
  assert.deepEqual(strange, [])
  const missing = keys.filter((key) => !(key in SIGNS && rules[key]))
  assert.ok(missing.length <= 1, `no sign or sentence: ${missing.join(', ')}`)
})

/** A constraint of each kind that is drawn. */
const SAMPLES = /** @type {Record<string, any>} */ ({
  sum: { sum: ['r1c2', 'r2c3', 'r3c4'], total: 7 },
  arrow: { arrow: [['r1c1'], ['r1c2', 'r1c3']] },
  clone: { clone: [['r1c1'], ['r4c4']] },
  'equal-sums': { 'equal-sums': [['r1c1'], ['r4c4']] },
  'same-values': { 'same-values': [['r1c1'], ['r4c4']] },
  quadruple: { quadruple: ['r1c1', 'r1c2', 'r2c1', 'r2c2'], values: [1, 2] },
  'look-and-say': { 'look-and-say': ['r1c1', 'r1c2'], says: [1, 2] },
  all: { all: [{ even: ['r1c1'] }, { odd: ['r1c2'] }] },
  modified: { modified: ['v1'], factor: 2, parts: [{ even: ['r1c1'] }, { cage: ['r1c2'] }] },
})
const frame = frameOf({ size: 4, boxRows: 2, boxColumns: 2 })

for (const key of Object.keys(SIGNS).filter((name) => SIGNS[name])) {
  test(`${key} is drawn`, () => {
    const members = { sum: 5, value: 2, count: 2, rank: 3, values: [1], difference: 2, modulus: 3 }
    const isPair = /dot|pair|greater/.test(key)
    const cells = isPair ? ['r1c1', 'r1c2'] : row(1)
    const { layers, drawn } = signsOf([SAMPLES[key] ?? { [key]: cells, ...members }], frame)
    assert.deepEqual(drawn, [true])
    const { signs = [], cages = [], dots = [], clues = [] } = layers
    assert.ok(signs.length + cages.length + dots.length + clues.length > 0)
    for (const sign of signs) assert.doesNotMatch(JSON.stringify(sign), /NaN|null/)
  })
}

test('numbers outside stand where their lines begin', () => {
  const down = row(1).map((_, index) => `r${index + 1}c2`)
  const { layers } = signsOf(
    [
      { sandwich: down, sum: 3 },
      { 'x-sum': [...row(2)].reverse(), sum: 6 },
      { sum: ['r1c1', 'r2c2', 'r3c3', 'r4c4'], total: 9 },
      { sum: ['r4c1', 'r3c2', 'r2c3', 'r1c4'], total: 8 },
    ],
    frame,
  )
  assert.deepEqual(layers.clues, [
    { side: 'above', index: 1, text: '3' },
    { side: 'right', index: 1, text: 'X 6' },
    { side: 'above', index: -1, text: '9↘' },
    { side: 'below', index: -1, text: '8↗' },
  ])
})

test('what cannot be drawn is told so, and nothing is thrown', () => {
  const odd = [{ cage: ['r9c9'] }, { cage: 7 }, {}, { nothing: ['r1c1'] }, { arrow: [[]] }]
  const { drawn } = signsOf(/** @type {any} */ ([...odd, null]), frame)
  assert.deepEqual(drawn.slice(0, 1).concat(drawn.slice(2)), [false, false, false, false, false])
})
