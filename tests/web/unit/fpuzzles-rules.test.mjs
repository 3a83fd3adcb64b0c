// tests/web/unit/fpuzzles-rules.test.mjs: the constraints of f-puzzles, read and written.
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { usualShape } from '../../../web/board/houses.js'
import { readFPuzzles } from '../../../web/interop/fpuzzles.js'
import { writeFPuzzles } from '../../../web/interop/write-fpuzzles.js'

/** An empty 9×9 grid with these. @param {object} more */
const fPuzzle = (more) => ({
  size: 9,
  grid: Array.from({ length: 9 }, () => Array.from({ length: 9 }, () => ({}))),
  ...more,
})

/** An item or two of each key of f-puzzles, and what they are in Nonet's JSON. @type {Record<string, [any[], object[]]>} */
const RULES = {
  killercage: [[{ cells: ['R1C1', 'R1C2'] }], [{ cage: ['r1c1', 'r1c2'] }]],
  slowthermometer: [
    [
      {
        lines: [
          ['R1C1', 'R1C2'],
          ['R2C1', 'R2C2'],
        ],
      },
    ],
    [{ 'slow-thermometer': ['r1c1', 'r1c2'] }, { 'slow-thermometer': ['r2c1', 'r2c2'] }],
  ],
  palindrome: [[{ lines: [['R1C1', 'R1C2']] }], [{ palindrome: ['r1c1', 'r1c2'] }]],
  renban: [[{ lines: [['R1C1', 'R1C2']] }], [{ renban: ['r1c1', 'r1c2'] }]],
  regionsumline: [[{ lines: [['R1C3', 'R1C4']] }], [{ 'region-sum-line': ['r1c3', 'r1c4'] }]],
  betweenline: [[{ lines: [['R1C1', 'R1C2', 'R1C3']] }], [{ between: ['r1c1', 'r1c2', 'r1c3'] }]],
  entropicline: [[{ lines: [['R1C1', 'R1C2']] }], [{ entropic: ['r1c1', 'r1c2'] }]],
  nabner: [[{ lines: [['R1C1', 'R1C2']] }], [{ nabner: ['r1c1', 'r1c2'] }]],
  doublearrow: [
    [{ lines: [['R1C1', 'R1C2', 'R1C3']] }],
    [{ 'double-arrow': ['r1c1', 'r1c2', 'r1c3'] }],
  ],
  zipperline: [[{ lines: [['R1C1', 'R1C2', 'R1C3']] }], [{ zipper: ['r1c1', 'r1c2', 'r1c3'] }]],
  whispers: [
    [{ lines: [['R1C1', 'R1C2']] }, { lines: [['R2C1', 'R2C2']], value: '4' }],
    [
      { whispers: ['r1c1', 'r1c2'], difference: 5 },
      { whispers: ['r2c1', 'r2c2'], difference: 4 },
    ],
  ],
  lockout: [[{ lines: [['R1C1', 'R1C2']] }], [{ lockout: ['r1c1', 'r1c2'], difference: 4 }]],
  modularline: [[{ lines: [['R1C1', 'R1C2']] }], [{ modular: ['r1c1', 'r1c2'], modulus: 3 }]],
  arrow: [
    [
      {
        cells: ['R1C1', 'R1C2'],
        lines: [
          ['R1C1', 'R2C1'],
          ['R1C2', 'R2C3', 'R2C4'],
        ],
      },
    ],
    [{ arrow: [['r1c1', 'r1c2'], ['r2c1'], ['r2c3', 'r2c4']] }],
  ],
  clone: [
    [{ cells: ['R1C1', 'R1C2'], cloneCells: ['R4C4', 'R4C5'] }],
    [
      {
        clone: [
          ['r1c1', 'r1c2'],
          ['r4c4', 'r4c5'],
        ],
      },
    ],
  ],
  difference: [
    [{ cells: ['R1C1', 'R1C2'] }, { cells: ['R2C1', 'R2C2'], value: 3 }],
    [{ 'white-dot': ['r1c1', 'r1c2'] }, { 'white-dot': ['r2c1', 'r2c2'], difference: 3 }],
  ],
  ratio: [[{ cells: ['R1C1', 'R1C2'], value: '3' }], [{ 'black-dot': ['r1c1', 'r1c2'], ratio: 3 }]],
  xv: [
    [
      { cells: ['R1C1', 'R1C2'], value: 'V' },
      { cells: ['R2C1', 'R2C2'], value: 'x' },
    ],
    [
      { 'pair-sum': ['r1c1', 'r1c2'], sum: 5 },
      { 'pair-sum': ['r2c1', 'r2c2'], sum: 10 },
    ],
  ],
  quadruple: [
    [{ cells: ['R1C1', 'R1C2', 'R2C1', 'R2C2'], values: [1, '2'] }],
    [{ quadruple: ['r1c1', 'r1c2', 'r2c1', 'r2c2'], values: [1, 2] }],
  ],
  even: [
    [{ cell: 'R1C1' }, { cell: 'R9C9' }],
    [{ even: ['r1c1'] }, { even: ['r9c9'] }],
  ],
  odd: [[{ cell: 'R1C1' }], [{ odd: ['r1c1'] }]],
  minimum: [[{ cell: 'R1C1' }], [{ minimum: ['r1c1'] }]],
  maximum: [[{ cell: 'R1C1' }], [{ maximum: ['r1c1'] }]],
  rowindexer: [
    [{ cells: ['R1C1', 'R2C1'] }],
    [{ 'row-index': ['r1c1'] }, { 'row-index': ['r2c1'] }],
  ],
  columnindexer: [[{ cells: ['R1C1'] }], [{ 'column-index': ['r1c1'] }]],
  boxindexer: [[{ cells: ['R1C1'] }], [{ 'box-index': ['r1c1'] }]],
  sandwichsum: [
    [{ cell: 'R0C1', value: '3' }],
    [{ sandwich: [1, 2, 3, 4, 5, 6, 7, 8, 9].map((row) => `r${row}c1`), sum: 3 }],
  ],
  xsum: [
    [{ cell: 'R2C10', value: 9 }],
    [{ 'x-sum': [9, 8, 7, 6, 5, 4, 3, 2, 1].map((column) => `r2c${column}`), sum: 9 }],
  ],
  skyscraper: [
    [{ cell: 'R10C3', value: 2 }],
    [{ skyscraper: [9, 8, 7, 6, 5, 4, 3, 2, 1].map((row) => `r${row}c3`), count: 2 }],
  ],
  numberedroom: [
    [{ cell: 'R4C0', value: 2 }],
    [{ 'numbered-room': [1, 2, 3, 4, 5, 6, 7, 8, 9].map((column) => `r4c${column}`), value: 2 }],
  ],
  littlekillersum: [
    [
      { cell: 'R0C6', direction: 'DR', value: '12' },
      { cell: 'R10C4', direction: 'UL', value: 7 },
    ],
    [
      { sum: ['r1c7', 'r2c8', 'r3c9'], total: 12 },
      { sum: ['r9c3', 'r8c2', 'r7c1'], total: 7 },
    ],
  ],
}

for (const [key, [items, constraints]] of Object.entries(RULES)) {
  test(`f-puzzles: ${key} is a constraint, and what is wrong in it is named`, () => {
    const { puzzle, leftOut } = readFPuzzles(fPuzzle({ [key]: items }))
    assert.deepEqual(puzzle.constraints, constraints)
    assert.deepEqual(leftOut, [])
    for (const wrong of [null, 7, {}, { cells: ['R0C0'], cell: 'R0C0', lines: [['R1C10']] }]) {
      const { puzzle: part, leftOut: named } = readFPuzzles(fPuzzle({ [key]: [...items, wrong] }))
      assert.deepEqual(part.constraints, constraints)
      assert.equal(named.length, 1)
    }
  })
}

test('f-puzzles: rules of the whole board', () => {
  const read = (/** @type {object} */ rules) => readFPuzzles(fPuzzle(rules))
  const { puzzle, leftOut } = read({
    antiknight: true,
    antiking: true,
    nonconsecutive: true,
    xv: [{ cells: ['R1C1', 'R1C2'], value: 'X' }],
    negative: ['xv'],
  })
  assert.deepEqual(leftOut, [])
  assert.deepEqual(puzzle.constraints, [
    { 'pair-sum': ['r1c1', 'r1c2'], sum: 10 },
    { 'anti-knight': true },
    { 'anti-king': true },
    { 'non-consecutive': true },
    { 'no-other-sums': [['r1c1', 'r1c2']], sums: [10, 5] },
  ])
  // Signs that are there are no exception to themselves, also those without a number.
  const dots = { cells: ['R1C1', 'R1C2'] }
  const others = [['r1c1', 'r1c2']]
  for (const [rules, constraints] of /** @type {[object, object[]][]} */ ([
    [
      { nonconsecutive: true, difference: [dots] },
      [{ 'white-dot': others[0] }, { 'no-other-white-dots': others }],
    ],
    [{ negative: ['ratio'] }, [{ 'no-other-black-dots': [] }]],
    [
      { negative: ['ratio', 'xv'], ratio: [{ ...dots, value: 3 }] },
      [
        { 'black-dot': others[0], ratio: 3 },
        { 'no-other-sums': [], sums: [10, 5] },
        { 'no-other-black-dots': others },
        { 'no-other-black-dots': others, ratio: 3 },
      ],
    ],
  ])) {
    const found = read(rules)
    assert.deepEqual([found.puzzle.constraints, found.leftOut], [constraints, []])
  }
  assert.deepEqual(read({ negative: ['xv'], xv: [dots] }).puzzle.constraints, [
    { 'no-other-sums': others, sums: [10, 5] },
  ])
  assert.deepEqual(read({ negative: ['xv', 'some'] }).leftOut, ['dots'])
  // Cells of a minimum that touch are not compared.
  assert.deepEqual(read({ minimum: [{ cell: 'R1C1' }, { cell: 'R1C2' }] }).puzzle.constraints, [
    { minimum: ['r1c1', 'r1c2'] },
  ])
  // A region of fewer cells than digits.
  const region = { extraregion: [{ cells: ['R1C1', 'R5C5'] }] }
  assert.deepEqual(read(region).leftOut, [])
})

test('f-puzzles: signs of which all are shown, and minima, come back; what would mean something else is named', () => {
  const written = (/** @type {object[]} */ constraints) =>
    writeFPuzzles({ ...usualShape(9), givens: new Array(81).fill(0), constraints })
  const dots = { 'white-dot': ['r1c1', 'r1c2'] }
  for (const constraints of /** @type {object[][]} */ ([
    [{ minimum: ['r1c1', 'r1c2'] }, { maximum: ['r3c3'] }],
    [dots, { 'no-other-white-dots': [['r1c2', 'r1c1']] }],
    [{ 'black-dot': ['r1c1', 'r1c2'] }, { 'no-other-black-dots': [['r1c1', 'r1c2']] }],
    [
      { 'pair-sum': ['r1c1', 'r1c2'], sum: 5 },
      { 'no-other-sums': [['r1c1', 'r1c2']], sums: [10, 5] },
    ],
  ])) {
    const { object, leftOut } = written(constraints)
    assert.deepEqual(leftOut, [])
    const again = [...(readFPuzzles(object).puzzle.constraints ?? [])]
    assert.deepEqual(written(again).object, object)
    assert.equal(again.length, constraints.length)
  }
  for (const [constraints, named] of /** @type {[object[], string][]} */ ([
    [[{ minimum: ['r1c1'] }, { minimum: ['r1c2'] }], 'minimum'],
    [[dots, { 'no-other-white-dots': [] }], 'no-other-white-dots'],
    [[dots, { 'non-consecutive': true }], 'non-consecutive'],
    [[{ 'no-other-sums': [['r1c1', 'r1c2']], sums: [10, 5] }], 'no-other-sums'],
    [[{ 'no-other-black-dots': [], ratio: 3 }], 'no-other-black-dots'],
  ])) {
    assert.ok(written(constraints).leftOut.includes(named), named)
  }
})
