// tests/web/unit/killer.test.mjs: killers as short texts: three forms of the same cages, of which each holds in a known solution; what
// does not fit is refused with its line or its cell.
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { cellNamed, nameOfCell } from '../../../web/board/constraints.js'
import { isKiller, readKiller } from '../../../web/interop/killer.js'
import { puzzlesIn } from '../../../web/interop/texts.js'
import { PROPER } from '../puzzles.mjs'
import { dice } from './any-puzzle.mjs'
import { damagedText, refusalOf } from './hostile.mjs'

const SOLUTION = [...PROPER.solution].map(Number)
/** Cages of two or three cells in each row, as letters. */
const ROW = [0, 0, 1, 1, 1, 2, 2, 3, 3]
const CAGES = [...new Array(36).keys()].map((cage) =>
  ROW.flatMap((part, column) => (part === cage % 4 ? [Math.floor(cage / 4) * 9 + column] : [])),
)
const CONSTRAINTS = CAGES.map((cells) => ({
  cage: cells.map((cell) => nameOfCell(cell, 9)),
  sum: cells.reduce((sum, cell) => sum + SOLUTION[cell], 0),
}))
const LIST = CONSTRAINTS.map(({ cage, sum }) => `${sum}: ${cage.join(' ')}`).join('\n')
const SUMS = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghij'
/** The sum in the first cell, and in all others the way to the left. */
const SHORT = ROW.flatMap(() => ROW)
  .map((part, cell) =>
    part === ROW[(cell % 9) - 1] ? '<' : SUMS[CONSTRAINTS[Math.floor(cell / 9) * 4 + part].sum],
  )
  .join('')
const LONG = `3x3::k:${ROW.flatMap(() => ROW)
  .map((part, cell) => {
    const cage = Math.floor(cell / 9) * 4 + part
    return 256 * CONSTRAINTS[cage].sum + cage
  })
  .join(':')}:`

test('the same cages in three forms', () => {
  for (const text of [LIST, SHORT, LONG, `${SHORT.slice(0, 40)}\n  ${SHORT.slice(40)}`]) {
    assert.ok(isKiller(text), text)
    const { puzzle, format, leftOut } = readKiller(text)
    assert.deepEqual([format, leftOut], ['killer', []])
    assert.deepEqual([puzzle.size, puzzle.boxRows, puzzle.boxColumns], [9, 3, 3])
    assert.deepEqual(puzzle.givens, new Array(81).fill(0))
    assert.deepEqual(puzzle.constraints, CONSTRAINTS, text)
  }
})

test('a list of cages in other ways', () => {
  const text =
    '# A killer\n4 x 4\n7: r1c12, r2c1  # three cells\n\nR3C3+R3C4 = 5\n? r4c1 r4c2\n4=r4c4\n?: r4c3'
  const { puzzle } = readKiller(text)
  assert.deepEqual([puzzle.size, puzzle.boxRows], [4, 2])
  assert.deepEqual(puzzle.constraints, [
    { cage: ['r1c1', 'r1c2', 'r2c1'], sum: 7 },
    { cage: ['r3c3', 'r3c4'], sum: 5 },
    { cage: ['r4c1', 'r4c2'] },
    { cage: ['r4c4'], sum: 4 },
  ])
  // Where rows have two digits, they are not taken apart.
  const { puzzle: large } = readKiller('12x12\n13: r12c1 r12c12')
  assert.deepEqual(large.constraints, [{ cage: ['r12c1', 'r12c12'], sum: 13 }])
})

test('directions to all sides, large sums, diagonals', () => {
  // j is 45; from the corners the way leads to the middle of the box.
  const rows = ['.v,......', '>j<......', "'^`......"].map((row) =>
    row.replaceAll(/\.(?=.{0,5}$)/g, '0'),
  )
  const text = `${rows.join('')}${'0'.repeat(54)}`
  const { puzzle } = readKiller(text)
  const box = ['r1c1', 'r1c2', 'r1c3', 'r2c1', 'r2c2', 'r2c3', 'r3c1', 'r3c2', 'r3c3']
  assert.deepEqual(puzzle.constraints, [{ cage: box, sum: 45 }])
  const numbers = new Array(81).fill(7)
  numbers[0] = 256 * 3 + 7
  numbers[80] = 256 * 3 + 7
  const { puzzle: wide } = readKiller(`3x3:d:k:${numbers.join(':')}`)
  assert.deepEqual(wide.houses, ['diagonals'])
  assert.deepEqual(wide.constraints, [{ cage: ['r1c1', 'r9c9'], sum: 3 }])
})

test('a text with a killer on each line is a list', () => {
  const found = puzzlesIn(`${SHORT}\n\n${LONG}\r\n${SHORT}\n`)
  assert.deepEqual(
    found.map(({ format, line }) => [format, line]),
    [
      ['killer', 1],
      ['killer', 3],
      ['killer', 4],
    ],
  )
  for (const { read } of found) assert.deepEqual(read().puzzle.constraints, CONSTRAINTS)
  assert.deepEqual(puzzlesIn(`${SHORT}\n${PROPER.givens}`), [])
  for (const text of [
    '',
    PROPER.givens,
    'v'.repeat(80),
    'r1',
    'Some words: r1c1',
    '3x3:d',
    '<'.repeat(82),
  ]) {
    assert.equal(isKiller(text), false, text)
  }
})

test('what is wrong with a killer', () => {
  const short = (/** @type {number} */ cell, /** @type {string} */ sign) =>
    SHORT.slice(0, cell) + sign + SHORT.slice(cell + 1)
  for (const [text, key, part, line] of [
    ['12: r1c1 r1c2\n9: r1c10', 'bad-cage', '9: r1c10', 2],
    ['12: r1c1 r1c2\n9: r0c1', 'bad-cage', '9: r0c1', 2],
    ['# no\n12: r1c1 r1c1', 'bad-cage', '12: r1c1 r1c1', 2],
    ['12: r1c1 r1c2\nand so on', 'bad-cage', 'and so on', 2],
    ['12: r1c1 r1c2 = 13', 'bad-cage', '12: r1c1 r1c2 = 13', 1],
    ['4x4\n7: r1234c1 r12c2', 'bad-cage', '7: r1234c1 r12c2', 2],
    ['17x17\n7: r1c1 r1c2', 'too-large', undefined, 0],
    [short(0, '^'), 'bad-cage-cell', 'r1c1', 0],
    [short(0, '>'), 'bad-cage-cell', 'r1c1', 0],
    [`5<<<<<<<<${'^'.repeat(9)}${SHORT.slice(18)}`, 'bad-cage-cell', 'r1c1', 0],
    [LONG.slice(0, -30), 'id-damaged', LONG.slice(0, 40), 0],
    [`3x3::k:${new Array(81).fill(257).join(':')}`, 'bad-cage-cell', 'r2c1', 0],
  ]) {
    assert.ok(isKiller(String(text)), String(text))
    assert.throws(
      () => readKiller(String(text)),
      (/** @type {any} */ reason) => {
        assert.deepEqual(
          [reason.key, reason.args.text, reason.place.line],
          [key, part, line],
          String(text),
        )
        return true
      },
    )
  }
})

test('whatever is done to a killer, it is read or refused with a reason', () => {
  const roll = dice(6)
  const letters = [..."09az:<>^v`.'r1c,?\n #=é"]
  const reasons = new Set()
  let read = 0
  for (let round = 0; round < 3000; round++) {
    const text = damagedText([LIST, SHORT, LONG][roll(3)], letters, 4, roll)
    try {
      const { puzzle } = readKiller(text)
      for (const { cage, sum } of puzzle.constraints ?? []) {
        assert.ok(
          cage.every((/** @type {string} */ name) => cellNamed(name, puzzle.size) >= 0),
          text,
        )
        assert.ok(new Set(cage).size === cage.length && cage.length <= puzzle.size)
        assert.ok(sum === undefined || (Number.isInteger(sum) && sum > 0))
      }
      read++
    } catch (reason) {
      reasons.add(refusalOf(reason, text))
    }
  }
  assert.ok(read > 300, `${read} could still be read`)
  assert.deepEqual([...reasons].sort(), ['bad-cage', 'bad-cage-cell', 'id-damaged'])
  // A hostile text is refused soon.
  assert.equal(isKiller(`1${' '.repeat(19_000)}x`), false)
  assert.equal(isKiller('r1c1 '.repeat(5000)), false)
  assert.throws(() => readKiller(`1: ${'r1c1 '.repeat(3000)}`), { key: 'bad-cage' })
  assert.deepEqual(puzzlesIn('r1c1 \n'.repeat(40_000)), [])
  assert.equal(puzzlesIn(`${SHORT}\n`.repeat(3000)).length, 3000)
})
