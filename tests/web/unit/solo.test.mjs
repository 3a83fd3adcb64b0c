// tests/web/unit/solo.test.mjs: ids of Solo, written here as its manual and its source describe them, are read back; ids that are
// cut short or changed are refused with their reason.
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { cellNamed } from '../../../web/board/constraints.js'
import { areasOf } from '../../../web/board/houses.js'
import { readLink } from '../../../web/interop/links.js'
import { isSolo, readSolo } from '../../../web/interop/solo.js'
import { PROPER } from '../puzzles.mjs'
import { anyPuzzle, dice } from './any-puzzle.mjs'
import { damagedText, refusalOf } from './hostile.mjs'

const DIGITS = [...PROPER.givens].map((digit) => Number(digit) || 0)

/** Runs of empty cells as letters; "_" between adjacent numbers. @param {readonly number[]} digits */
function written(digits) {
  return digits
    .map((digit) => (digit ? `_${digit}` : '.'))
    .join('')
    .replaceAll(/\.+/g, (run) => {
      const letters = 'z'.repeat(Math.floor((run.length - 1) / 26))
      return letters + String.fromCharCode(97 + ((run.length - 1) % 26))
    })
    .replaceAll(/(^|[a-z])_/g, '$1')
}

/** Borders between areas: first those on the right of cells, then those below, column by column. @param {readonly number[]} areas */
function borders(areas) {
  const size = Math.sqrt(areas.length)
  const lines = [...new Array(size).keys()]
  const at = (/** @type {number} */ row, /** @type {number} */ column) => areas[row * size + column]
  const sides = [
    ...lines.flatMap((row) =>
      lines.slice(1).map((column) => at(row, column) !== at(row, column - 1)),
    ),
    ...lines.flatMap((column) =>
      lines.slice(1).map((row) => at(row, column) !== at(row - 1, column)),
    ),
    true,
  ]
  let text = ''
  let run = 0
  for (const isBorder of sides) {
    if (!isBorder) run++
    else {
      text += 'z'.repeat(Math.max(0, Math.ceil(run / 25) - 1))
      const rest = run - 25 * Math.max(0, Math.ceil(run / 25) - 1)
      text += rest ? String.fromCharCode(96 + rest) : '_'
      run = 0
    }
  }
  return text
}

test('an id written by hand', () => {
  // Boxes of two rows and three columns.
  const { puzzle, format, title, leftOut } = readSolo('2x3:b3_4c5za6')
  assert.deepEqual([format, title, leftOut], ['solo', '', []])
  assert.deepEqual([puzzle.size, puzzle.boxRows, puzzle.boxColumns], [6, 2, 3])
  assert.equal(puzzle.givens.join(''), `0034000500${'0'.repeat(25)}6`)
  assert.equal(puzzle.constraints, undefined)
  assert.equal(puzzle.houses, undefined)
})

test('cages and their sums, written by hand', () => {
  //   A A B B    Borders on the right of cells, row by row: -|- ||- -|- -|-   and below them, column by column: ||| -|| ||| |||
  //   C A D D    A run of neighbours without a border, and the border behind it, is a letter; a border alone is "_"; one more
  //   E E F F    border ends the last run.
  //   G G H H
  const { puzzle } = readSolo('2x2k:p,aa_bba__a________,6a7a4a3a5a5a3a7a')
  assert.deepEqual(puzzle.givens, new Array(16).fill(0))
  assert.deepEqual(puzzle.constraints, [
    { cage: ['r1c1', 'r1c2', 'r2c2'], sum: 6 },
    { cage: ['r1c3', 'r1c4'], sum: 7 },
    { cage: ['r2c1'], sum: 4 },
    { cage: ['r2c3', 'r2c4'], sum: 3 },
    { cage: ['r3c1', 'r3c2'], sum: 5 },
    { cage: ['r3c3', 'r3c4'], sum: 5 },
    { cage: ['r4c1', 'r4c2'], sum: 3 },
    { cage: ['r4c3', 'r4c4'], sum: 7 },
  ])
  // A cage without a sum still has different digits; one cell without a sum is no rule.
  const { puzzle: part } = readSolo('2x2k:p,aa_bba__a________,b7h5d')
  assert.deepEqual(part.constraints?.slice(0, 3), [
    { cage: ['r1c1', 'r1c2', 'r2c2'] },
    { cage: ['r1c3', 'r1c4'], sum: 7 },
    { cage: ['r2c3', 'r2c4'] },
  ])
})

/** A jigsaw whose regions are columns, but that two cells have changed their region. */
const JIGSAW = Array.from({ length: 81 }, (_, cell) =>
  cell === 1 ? 0 : cell === 72 ? 1 : cell % 9,
)
const X_KILLER = `3x3xkdah:${written(DIGITS)},${borders(JIGSAW)},${written(DIGITS.map((_, cell) => (cell > 8 && cell < 18 ? 45 : 0)))}`
const PLAIN = `3x3:${written(DIGITS)}`

test('plain grids, jigsaws, X, killers, and all of them in links', async () => {
  assert.deepEqual(readSolo(PLAIN).puzzle, { size: 9, boxRows: 3, boxColumns: 3, givens: DIGITS })
  const whole = readSolo(`9jx:${written(DIGITS)},${borders(JIGSAW)}`)
  assert.equal(areasOf(whole.puzzle).join(), joinedOf(JIGSAW))
  assert.deepEqual(whole.puzzle.houses, ['diagonals'])
  assert.deepEqual(whole.puzzle.givens, DIGITS)
  const killer = readSolo(X_KILLER)
  assert.deepEqual(killer.puzzle.houses, ['diagonals'])
  assert.equal(killer.puzzle.boxRows, 3)
  assert.deepEqual(
    killer.puzzle.constraints?.map(({ cage, sum }) => [cage.length, sum]),
    new Array(9).fill([9, 45]),
  )
  assert.deepEqual(
    killer.puzzle.constraints?.[0].cage.map((/** @type {string} */ name) => cellNamed(name, 9)),
    [0, 1, 9, 18, 27, 36, 45, 54, 63],
  )
  assert.deepEqual(
    killer.leftOut,
    ['h'],
    'a flag that nobody knows is named; the difficulty is no rule',
  )
  for (const link of [
    `https://www.chiark.greenend.org.uk/~sgtatham/puzzles/js/solo.html#${PLAIN}`,
    `https://www.chiark.greenend.org.uk/~sgtatham/puzzles/js/solo.html#${encodeURIComponent(PLAIN)}`,
  ]) {
    assert.deepEqual((await readLink(link)).puzzle.givens, DIGITS)
  }
})

test('grids of all sizes are read as they were written', () => {
  const roll = dice(3)
  let count = 0
  for (let round = 0; round < 300; round++) {
    const { size, boxRows, boxColumns, regions, givens } = anyPuzzle(2 + roll(24), roll)
    const isJigsaw = Boolean(regions)
    const areas = areasOf({ size, boxRows, boxColumns, regions })
    // Without boxes or regions it is no puzzle of Solo.
    if (!isJigsaw && (boxRows === 1 || boxColumns === 1)) continue
    const id = isJigsaw
      ? `${size}jdt:${written(givens)},${borders(areas)}`
      : `${boxRows}x${boxColumns}m8:${written(givens)}`
    if (isJigsaw && joinedOf(areas) !== areas.join()) continue
    count++
    assert.ok(isSolo(id), id)
    const { puzzle, leftOut } = readSolo(id)
    assert.deepEqual(puzzle.givens, givens, id)
    assert.deepEqual(areasOf(puzzle), areas, id)
    assert.deepEqual(leftOut, [])
  }
  assert.ok(count > 60, `${count} grids`)
})

/** Areas that are in one piece, numbered by their first cells; regions in pieces cannot be written. @param {readonly number[]} areas */
function joinedOf(areas) {
  const size = Math.sqrt(areas.length)
  const names = new Array(areas.length).fill(-1)
  let next = 0
  for (const first of areas.keys()) {
    if (names[first] >= 0) continue
    const open = [first]
    for (let cell = open.pop(); cell !== undefined; cell = open.pop()) {
      if (names[cell] >= 0 || areas[cell] !== areas[first]) continue
      names[cell] = next
      if (cell % size) open.push(cell - 1)
      if ((cell + 1) % size) open.push(cell + 1)
      if (cell >= size) open.push(cell - size)
      if (cell + size < areas.length) open.push(cell + size)
    }
    next++
  }
  return names.join()
}

test('what is wrong with an id', async () => {
  for (const [id, key, text] of [
    ['3x3dt#951663241816686', 'id-random', '3x3dt:'],
    ['9j#1', 'id-random', '9j:'],
    ['3x3:4a5c1a8b9', 'id-damaged', '4a5c1a8b9'],
    ['3x3:zzzzzzzzzz', 'id-damaged', 'zzzzzzzzzz'],
    ['3x3:zzza10b', 'digit-range', '10'],
    ['3x3:0zzzb', 'digit-range', '0'],
    ['3x3:zzzc,a', 'id-damaged', 'zzzc,a'],
    ['9j:zzzc', 'id-damaged', 'zzzc'],
    ['9j:zzzc,aab', 'id-damaged', 'aab'],
    ['2x2k:p,aa_bba__a________,6b7a4a3a5a5a3a7', 'id-damaged', 'aa_bba__a________'],
    ['2x2k:p,aa_bba__a________,11o', 'digit-range', '11'],
    ['2x2k:p,aa_bba__a________', 'id-damaged', 'p,aa_bba__a________'],
    ['2x2j:p,abcdefghijk', 'id-damaged', 'abcdefghijk'],
    ['4jk:p,zz,p,p', 'id-damaged', 'zz'],
    ['6x6:z', 'too-large', undefined],
    ['0x3:z', 'id-damaged', '0x3:z'],
  ]) {
    assert.ok(isSolo(String(id)), id)
    assert.throws(
      () => readSolo(String(id)),
      (/** @type {any} */ reason) => {
        assert.deepEqual([reason.key, reason.args.text], [key, text], id)
        return true
      },
    )
  }
  const seed =
    'https://www.chiark.greenend.org.uk/~sgtatham/puzzles/js/solo.html#3x3dt%23951663241816686'
  await assert.rejects(readLink(seed), { key: 'id-random' })
})

test('other texts are no ids', () => {
  const other = [
    '',
    PROPER.givens,
    '9x9',
    '3x3:',
    `9x9:${PROPER.givens}`,
    '3x3:530070000',
    '3x3#x',
    '3x3::k:1',
  ]
  for (const text of other) assert.equal(isSolo(text), false, text)
  assert.equal(isSolo(`3x3:${'a'.repeat(30_000)}`), false)
})

test('whatever is done to an id, it is read or refused with a reason', () => {
  const roll = dice(5)
  const good = [X_KILLER, PLAIN, `9jx:${written(DIGITS)},${borders(JIGSAW)}`]
  const letters = [...'09az_,:#xjk é']
  const reasons = new Set()
  let read = 0
  for (let round = 0; round < 3000; round++) {
    const text = damagedText(good[roll(3)], letters, 2, roll)
    try {
      const { puzzle } = readSolo(text)
      assert.equal(puzzle.givens.length, puzzle.size ** 2)
      assert.ok(puzzle.givens.every((digit) => digit >= 0 && digit <= puzzle.size))
      read++
    } catch (reason) {
      reasons.add(refusalOf(reason, text))
    }
  }
  assert.ok(read > 20, `${read} could still be read`)
  assert.ok(reasons.has('id-damaged') && reasons.has('digit-range') && reasons.has('bad-regions'))
})
