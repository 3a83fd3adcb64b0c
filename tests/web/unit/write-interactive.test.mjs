// tests/web/unit/write-interactive.test.mjs: what Interactive-Sudoku-Solver says in another way, or not at all, is named and not
// written. tests/wasm/write-interactive.test.mjs reads what is written.
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { puzzleOfTree } from '../../../web/board/constraints.js'
import { writeFPuzzles } from '../../../web/interop/write-fpuzzles.js'
import { writeInteractive } from '../../../web/interop/write-interactive.js'

const GRID = { rows: 4, cols: 4, digits: [0, 3] }
const PAIR = ['r1c1', 'r1c2']
const write = (/** @type {object[]} */ constraints) => {
  const { text, leftOut } = writeInteractive({ grid: GRID, constraints })
  return [text.replace('.Shape~4x4~0-3', ''), leftOut]
}

test('all dots and letters are shown: only where the pairs are those that are written', () => {
  const dot = { 'white-dot': PAIR }
  const letter = { 'pair-sum': ['r2c1', 'r1c1'], sum: 5 }
  const white = { 'no-other-white-dots': [PAIR] }
  const black = { 'no-other-black-dots': [PAIR] }
  for (const [constraints, text, leftOut] of /** @type {[object[], string, string[]][]} */ ([
    [[dot, { 'no-other-dots': [['r1c2', 'r1c1']] }], '.WhiteDot~R1C1~R1C2.StrictKropki', []],
    [[{ ...dot, difference: 2 }, { 'no-other-dots': [PAIR] }], '', ['white-dot', 'no-other-dots']],
    [[dot, { 'no-other-dots': [] }], '.WhiteDot~R1C1~R1C2', ['no-other-dots']],
    [[dot, white, black], '.WhiteDot~R1C1~R1C2.StrictKropki', []],
    [[dot, white], '.WhiteDot~R1C1~R1C2', ['no-other-white-dots']],
    [
      [dot, white, { ...black, ratio: 3 }],
      '.WhiteDot~R1C1~R1C2',
      ['no-other-white-dots', 'no-other-black-dots'],
    ],
    [
      [letter, { 'no-other-sums': [letter['pair-sum']], sums: [10, 5] }],
      '.V~R2C1~R1C1.StrictXV',
      [],
    ],
    [[letter, { 'no-other-sums': [], sums: [10, 5] }], '.V~R2C1~R1C1', ['no-other-sums']],
    [[{ 'no-other-sums': [], sums: [7] }], '', ['no-other-sums']],
    [
      [{ any: [dot, letter] }, { 'no-other-dots': [PAIR] }],
      '.Or.WhiteDot~R1C1~R1C2.V~R2C1~R1C1.End',
      ['no-other-dots'],
    ],
  ])) {
    assert.deepEqual(write(constraints), [text, leftOut], JSON.stringify(constraints))
  }
})

test('items that its readers refuse or read in another way are not written', () => {
  for (const constraint of [
    { any: [{ 'anti-king': true }, { 'no-other-dots': [] }] },
    { all: [{ 'no-equal-lines': true }] },
    { cage: ['r1c1'], sum: 0 },
    { 'one-of': ['r1c1'], values: [9] },
    { lockout: PAIR, difference: -1 },
    { 'x-sum': ['r1c1', 'r1c2', 'r1c3', 'r1c4'], sum: 0 },
    { expression: PAIR, text: '1€' },
  ]) {
    assert.deepEqual(write([constraint]), ['', [Object.keys(constraint)[0]]])
  }
  assert.deepEqual(write([{ 'one-of': ['r1c1'], values: [3, 9] }]), ['.~R1C1_3', []])
})

test('whatever a constraint holds, the writers name it by its key', () => {
  for (const constraint of [
    { minimum: 5 },
    { 'no-other-sums': true, sums: [10, 5] },
    { 'no-other-sums': [5], sums: [10, 5] },
    { 'no-other-sums': [] },
    { 'no-other-dots': 3 },
    { 'no-other-black-dots': true },
    { any: [null] },
    { all: 4 },
    { arrow: 3 },
    { 'one-of': ['r1c1'] },
    null,
  ]) {
    const constraints = /** @type {any[]} */ ([constraint])
    const leftOut = [Object.keys(Object(constraint))[0] ?? '']
    const puzzle = {
      size: 4,
      boxRows: 2,
      boxColumns: 2,
      givens: new Array(16).fill(0),
      constraints,
    }
    assert.deepEqual(write(constraints), ['', leftOut])
    assert.deepEqual(writeFPuzzles(puzzle).leftOut, leftOut)
  }
  const sums = { 'no-other-sums': [], sums: [5, 10] }
  const { object } = writeFPuzzles({ ...puzzleOfTree({ grid: GRID }), constraints: [sums] })
  assert.deepEqual(object.negative, ['xv'])
})

test('a given and candidates of the same cell are both written', () => {
  const { text } = writeInteractive({ givens: { r1c1: 3 }, candidates: { r1c1: [4, 5] } })
  assert.equal(text, '.Shape~9x9.~R1C1_4_5.~R1C1_3')
})
