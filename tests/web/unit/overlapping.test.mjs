// tests/web/unit/overlapping.test.mjs: boards of grids that overlap: their houses, their holes, what is drawn, links and refusals.
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { digitsOfValues, puzzleOfTree, treeOfPuzzle } from '../../../web/board/constraints.js'
import { areasOf, gridName, housesOf } from '../../../web/board/houses.js'
import { BoardModel } from '../../../web/board/model.js'
import { emptySamurai, fitOverlapping } from '../../../web/board/overlapping.js'
import { isOwnGrid, isPuzzle, keyOf } from '../../../web/board/puzzle.js'
import { readCompact, writeCompact } from '../../../web/interop/compact.js'
import { LINKS } from '../../../web/interop/write-links.js'
import { cellAt, frameOf, linesOf } from '../../../web/scene/frame.js'
import { sceneOf } from '../../../web/scene/scene.js'

const SAMURAI = {
  rows: 21,
  cols: 21,
  digits: [1, 9],
  overlapping: ['r1c1', 'r1c13', 'r7c7', 'r13c1', 'r13c13'],
}
const at = (/** @type {number} */ row, /** @type {number} */ column) => (row - 1) * 21 + column - 1

test('a samurai has the houses of five grids, and holes between them', () => {
  const puzzle = emptySamurai()
  assert.deepEqual(treeOfPuzzle(puzzle).grid, SAMURAI)
  const houses = housesOf(puzzle)
  const count = (/** @type {string} */ kind) => houses.filter((house) => house.kind === kind).length
  // Four boxes belong to two grids each.
  assert.deepEqual([count('row'), count('column'), count('box')], [45, 45, 41])
  const names = houses.map(({ cells }) => [...cells].sort((one, other) => one - other).join())
  assert.equal(new Set(names).size, houses.length)
  for (const { kind, index, cells } of houses) {
    assert.equal(cells.length, 9)
    if (kind === 'row') assert.ok(cells.every((cell) => Math.floor(cell / 21) === index))
  }
  const areas = areasOf(puzzle)
  assert.equal(areas.filter((area) => area < 0).length, 72)
  const inHouses = new Set(houses.flatMap(({ cells }) => cells))
  assert.ok(areas.every((area, cell) => area >= 0 === inHouses.has(cell)))
  assert.equal(gridName(puzzle), '21×21, 1–9')
})

test('nothing can be written into a hole, and none is missing there', () => {
  const puzzle = emptySamurai()
  const model = new BoardModel({ ...puzzle, givens: puzzle.givens.with(at(1, 1), 5) })
  const hole = at(1, 10)
  assert.equal(model.emptyCells, 21 * 21 - 72 - 1)
  assert.equal(model.set(hole, 5), false)
  model.toggle('corner', [hole, at(1, 2)], 7)
  model.fillMarks(model.givens.map((_, cell) => cell))
  assert.equal(model.marks('corner', hole), '')
  assert.ok(model.marks('corner', at(1, 2)) !== '')
  assert.deepEqual(model.digits[hole], 0)
  // The same digit in the same row of two grids is right; in one grid it is not.
  model.set(at(1, 21), 5)
  assert.equal(model.conflicts.length, 0)
  model.set(at(1, 9), 5)
  assert.deepEqual(
    model.conflicts.map(({ house, cells }) => [house.kind, cells]),
    [['row', [at(1, 1), at(1, 9)]]],
  )
})

test('givens in holes are dropped, and so are no grids at all', () => {
  const puzzle = emptySamurai()
  const hole = at(1, 10)
  const model = new BoardModel({ ...puzzle, givens: puzzle.givens.map(() => 5) })
  assert.deepEqual([model.digits[hole], model.emptyCells], [0, 0])
  assert.ok(!new BoardModel({ ...puzzle, overlapping: [] }).isHole(hole))
  assert.ok(!isOwnGrid({ ...puzzle, regions: areasOf(puzzle).map((area) => area + 1) }))
})

test('candidates and answers leave holes alone', () => {
  const tree = { ...treeOfPuzzle(emptySamurai()), candidates: { r1c1: [1, 2] } }
  const puzzle = puzzleOfTree(tree)
  assert.deepEqual(puzzle.candidates?.[at(1, 10)], [])
  assert.deepEqual(treeOfPuzzle(puzzle), tree)
  const { looks } = sceneOf({
    ...puzzle,
    entries: digitsOfValues(
      puzzle.givens.map(() => -1),
      puzzle,
    ),
  })
  assert.deepEqual([looks[at(1, 10)].text, looks[at(1, 10)].marks], ['', []])
})

test('an empty one is typed: its digits are the puzzle', () => {
  const model = new BoardModel(emptySamurai())
  model.set(0, 4)
  assert.equal(model.puzzle().givens[0], 4)
  assert.deepEqual(treeOfPuzzle(model.puzzle()).givens, { r1c1: 4 })
})

test('lines are where cells are, and around them', () => {
  const frame = frameOf(emptySamurai())
  const { thin, thick, around } = linesOf(frame)
  const length = (/** @type {readonly import('../../../web/scene/frame.js').Segment[]} */ lines) =>
    lines.reduce((sum, [x, y, toX, toY]) => sum + toX - x + toY - y, 0)
  // The outline of a samurai is as long as that of its square, and into each of the four gaps and out again.
  assert.equal(length(around), 4 * 21 + 4 * 2 * 6)
  const sides = (4 * (21 * 21 - 72) - length(around)) / 2
  assert.equal(length(thin) + length(thick), sides)
  assert.equal(cellAt({ x: 9.5, y: 0.5 }, frame), -1)
  assert.equal(cellAt({ x: 8.5, y: 0.5 }, frame), 8)
})

test('a link, and the name on the shelf', () => {
  const empty = emptySamurai()
  const puzzle = { ...empty, givens: empty.givens.with(at(21, 21), 3).with(at(10, 10), 9) }
  const link = readCompact(writeCompact(puzzle)).puzzle
  assert.deepEqual(link, puzzle)
  assert.equal(keyOf(link), keyOf(puzzle))
  const { overlapping, ...alone } = puzzle
  assert.notEqual(keyOf(/** @type {any} */ (alone)), keyOf(puzzle))
  assert.deepEqual(puzzleOfTree(treeOfPuzzle(puzzle)), puzzle)
  assert.ok(isPuzzle(puzzle) && isOwnGrid(puzzle))
  for (const format of /** @type {const} */ (['iss', 'fpuzzles', 'sudokupad'])) {
    assert.throws(() => LINKS[format](puzzle, ''), /cannot-write/)
  }
  assert.equal(JSON.parse(LINKS.json(puzzle, '').text).grid.overlapping.length, 5)
})

test('grids that cannot be on a board are refused', () => {
  const { givens, ...shape } = emptySamurai()
  for (const wrong of [7, ['r1c1'], [0, 0], [-1], [0.5], [at(1, 14)], [at(14, 1)], [0, at(1, 2)]]) {
    assert.ok(!fitOverlapping(wrong, shape), String(wrong))
    const puzzle = /** @type {any} */ ({ ...shape, givens, overlapping: wrong })
    assert.ok(!isOwnGrid(puzzle), String(wrong))
  }
  assert.ok(fitOverlapping([at(4, 10)], shape))
  const tree = { v: /** @type {const} */ (1), grid: { ...SAMURAI, overlapping: ['r1c1', 'r5c5'] } }
  assert.throws(() => puzzleOfTree(tree), /21×21, overlapping/)
  assert.throws(() => puzzleOfTree({ ...tree, regions: [['r1c1', 'r1c2']] }), /regions/)
  const bare = puzzleOfTree({ ...tree, regions: [] })
  assert.equal(housesOf(bare).length, 36)
  assert.deepEqual(treeOfPuzzle(bare).regions, [])
})
