// tests/web/unit/line.test.mjs: boards as attributes write them.
import assert from 'node:assert/strict'
import { readdirSync, readFileSync } from 'node:fs'
import { before, test } from 'node:test'
import { readDigits, readLine, readShape, writeLine } from '../../../web/board/line.js'
import { emptyPuzzle } from '../../../web/board/puzzle.js'
import { loadNonet, mustGive } from '../../wasm/load.mjs'

/** @type {import('../../../wasm/nonet.d.ts').NonetModule} */
let nonet
before(async () => {
  nonet = await loadNonet()
})

test('what is written is read back, in letters and in numbers', () => {
  for (const size of [1, 4, 9, 16, 25, 35, 36, 64]) {
    const digits = Array.from({ length: size * size }, (_, cell) => cell % (size + 1))
    assert.deepEqual(readDigits(writeLine(digits, { size })), digits)
  }
})

test('letters up to 35, numbers from 36', () => {
  assert.equal(writeLine([0, 35, 10], { size: 35 }), '.ZA')
  assert.equal(writeLine([0, 35, 36], { size: 36 }), '0,35,36')
})

test('of a grid that is no square, or has other digits, values are written', () => {
  const four = { size: 4, boxRows: 1, boxColumns: 3, rows: 2, columns: 3, firstDigit: 0 }
  assert.equal(writeLine([0, 1, 2, 3, 4, 0], four), '.0123.')
  assert.deepEqual(readDigits('.0123.', four), [0, 1, 2, 3, 4, 0])
  for (const text of ['.0123', '.01234', '.01 3.']) assert.equal(readDigits(text, four), undefined)
  const later = { ...four, firstDigit: 34 }
  assert.equal(writeLine([0, 1, 2, 3, 4, 0], later), '0,34,35,36,37,0')
  assert.deepEqual(readDigits('0,34,35,36,37,0', later), [0, 1, 2, 3, 4, 0])
  assert.equal(readDigits('0,34,35,36,33,0', later), undefined)
})

test('senseless lines are refused', () => {
  for (const text of ['', '12', '1'.repeat(80), 'x234'.repeat(4), '5...............', '1,2,3']) {
    assert.equal(readDigits(text), undefined, text)
  }
})

test('shapes: a size, or boxes', () => {
  assert.deepEqual(readShape('1'), { size: 1, boxRows: 1, boxColumns: 1 })
  assert.deepEqual(readShape('64'), { size: 64, boxRows: 8, boxColumns: 8 })
  assert.deepEqual(readShape('6'), { size: 6, boxRows: 2, boxColumns: 3 })
  assert.deepEqual(readShape('3x2'), { size: 6, boxRows: 3, boxColumns: 2 })
  assert.deepEqual(readShape(' 3 × 2 '), { size: 6, boxRows: 3, boxColumns: 2 })
  for (const text of ['', '0', '65', '-9', '9x9', '2.5', 'nine']) {
    assert.equal(readShape(text), undefined, text)
  }
})

test('shapes: extra houses as words with blanks or commas', () => {
  const four = { size: 4, boxRows: 2, boxColumns: 2 }
  assert.deepEqual(readShape('4', ' diagonals,r1c1r2c3 windows'), {
    ...four,
    houses: ['diagonals', 'r1c1r2c3', 'windows'],
  })
  assert.deepEqual(readShape('4', ' '), four)
  assert.equal(readShape('0', 'diagonals'), undefined)
  // They are those of a line of another size, too.
  assert.deepEqual(readLine('.'.repeat(16), readShape('9', 'diagonals'))?.houses, ['diagonals'])
})

test('a line takes the boxes that were set where its size fits', () => {
  const shape = { size: 6, boxRows: 3, boxColumns: 2 }
  assert.equal(readLine('.'.repeat(36), shape)?.boxRows, 3)
  assert.equal(readLine('.'.repeat(16), shape)?.boxRows, 2)
  assert.deepEqual(emptyPuzzle(shape).givens.length, 36)
})

test('a line above 9×9 with a 0, or of letters alone, may mean two things and is left to the module', () => {
  const hexadecimal = '0123456789ABCDEF'.repeat(16)
  assert.ok(readDigits(hexadecimal))
  assert.equal(readLine(hexadecimal), undefined)
  assert.equal(readLine('A'.repeat(256)), undefined)
  assert.equal(readLine('1,2,,4,'.padEnd(30, ',')), undefined)
  assert.ok(readLine('.'.repeat(256)))
  assert.ok(readLine('G1'.padEnd(256, '.')))
})

/** How digits above 9 are written, and empty cells. @type {[string, string][]} */
const WRITINGS = [
  ['123456789ABCDEFGHIJKLMNOPQRSTUVWXYZ', '.'],
  ['123456789ABCDEFGHIJKLMNOPQRSTUVWXYZ', '0'],
  ['123456789abcdefghijklmnopqrstuvwxyz', '.'],
  ['123456789ABCDEF0', '.'],
  ['123456789ABCDEF0', '-'],
  ['ABCDEFGHIJKLMNOPQRSTUVWXYZ', '.'],
  ['ABCDEFGHIJKLMNOPQRSTUVWXYZ', '0'],
]

test('the module reads these lines in the same way', () => {
  let seed = 5
  const below = (/** @type {number} */ limit) => {
    seed = (Math.imul(seed, 1103515245) + 12345) & 0x7fffffff
    return Math.floor((seed / 0x80000000) * limit)
  }
  let readHere = 0
  let leftToModule = 0
  for (let round = 0; round < 600; round++) {
    const size = 2 + below(34)
    const [symbols, empty] = WRITINGS[below(WRITINGS.length)]
    if (symbols.length < size) continue
    const filled = [0, 0.05, 0.3, 1][below(4)]
    const digits = Array.from({ length: size * size }, () =>
      below(1000) < filled * 1000 ? 1 + below(size) : 0,
    )
    const text = digits.map((digit) => (digit ? symbols[digit - 1] : empty)).join('')
    const puzzle = readLine(text)
    if (!puzzle) {
      leftToModule++
      continue
    }
    readHere++
    const [entry] = mustGive(nonet.read(text, {})).entries
    assert.deepEqual(entry?.puzzle?.givens, puzzle.givens, text)
    assert.deepEqual([entry.puzzle.size, entry.puzzle.boxRows], [size, puzzle.boxRows], text)
  }
  assert.ok(readHere > 100 && leftToModule > 50, `${readHere}, ${leftToModule}`)
})

test('the module reads these lines of other programs’ texts in the same way', () => {
  const folder = new URL('../../texts/', import.meta.url)
  let readHere = 0
  for (const file of readdirSync(folder)) {
    for (const { text } of JSON.parse(readFileSync(new URL(file, folder), 'utf8'))) {
      for (const part of [text, ...text.split('\n')]) {
        const puzzle = readLine(part)
        if (!puzzle || puzzle.size === 1) continue
        readHere++
        const [entry] = mustGive(nonet.read(part, {})).entries
        assert.deepEqual(entry?.puzzle?.givens, puzzle.givens, part)
      }
    }
  }
  assert.ok(readHere > 20, `${readHere}`)
})
