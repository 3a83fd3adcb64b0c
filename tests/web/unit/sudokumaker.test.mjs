// tests/web/unit/sudokumaker.test.mjs: links of SudokuMaker, packed here by the library that the site uses: every type of element,
// programs that are named and never run, and what is cut short, changed or hostile.
import assert from 'node:assert/strict'
import { createRequire } from 'node:module'
import { test } from 'node:test'
import { areasOf } from '../../../web/board/houses.js'
import { readLink } from '../../../web/interop/links.js'
import { readDocument } from '../../../web/interop/sudokumaker.js'
import { PROPER } from '../puzzles.mjs'
import { dice } from './any-puzzle.mjs'
import { refusalOf, spoil } from './hostile.mjs'

const load = createRequire(new URL('../../../web/package.json', import.meta.url))
const packer = /** @type {any} */ (load('lz-string'))

const DIGITS = [...PROPER.givens].map((digit) => Number(digit) || 0)
const BOXES = { type: 1, regions: areasOf({ size: 9, boxRows: 3, boxColumns: 3 }) }
const LINE = { color: '#cccccc', thickness: 0.3 }

/** @param {any[]} constraints @param {object} [more] of the puzzle @param {any[]} [cells] */
const file = (constraints, more = {}, cells = new Array(81).fill({})) => ({
  formatVersion: '1.5.0',
  puzzle: {
    name: '',
    author: '',
    cells,
    constraints: [{ type: 0 }, BOXES, ...constraints],
    ...more,
  },
})
const linkOf = (/** @type {object} */ object) =>
  `https://sudokumaker.app/?puzzle=${packer.compressToEncodedURIComponent(JSON.stringify(object))}`

test('a link: cells, marks, colours, boxes, names and rules', async () => {
  const cells = DIGITS.map((digit) => (digit ? { value: digit, given: true } : {}))
  cells[2] = /** @type {any} */ ({ value: 4 })
  cells[3] = /** @type {any} */ ({ candidates: 0b1000100, cornerPencilMarks: 0b10, colors: 0b10 })
  const object = file([], { name: 'Name', author: 'Setter', comment: 'Rules.' }, cells)
  const link = linkOf(object)
  for (const text of [link, link.replaceAll('+', '%2B'), `${link}.`, link.replaceAll('+', ' ')]) {
    const [whole, ...rest] = text.split(' ')
    const { puzzle, title, format, leftOut } = await readLink(whole, rest)
    assert.equal(format, 'sudokumaker')
    assert.equal(title, 'Name · Setter')
    assert.deepEqual(leftOut, [])
    assert.deepEqual(puzzle.givens, DIGITS)
    assert.deepEqual(puzzle.entries?.filter(Boolean), [4])
    assert.deepEqual(puzzle.centre?.[3], [2, 6])
    assert.deepEqual(puzzle.corner?.[3], [1])
    assert.deepEqual(puzzle.colours?.[3], [1])
    assert.equal(puzzle.rules, 'Rules.')
    assert.deepEqual([puzzle.boxRows, puzzle.regions], [3, undefined])
  }
})

/** Elements, and what they are in Nonet's JSON. @type {Record<string, [any[], object[]]>} */
const RULES = {
  'rules of the board': [
    [{ type: 12 }, { type: 13 }, { type: 15 }, { type: 16, groups: [14, 112, 896] }],
    [
      { 'anti-knight': true },
      { 'anti-king': true },
      { 'non-consecutive': true },
      { 'global-entropy': true },
    ],
  ],
  'single cells': [
    [
      { type: 100, cells: [0] },
      { type: 101, cells: [1, 2] },
      { type: 102, cells: [3] },
      { type: 103, cells: [4] },
      { type: 600, cells: [5] },
      { type: 601, cells: [80] },
    ],
    [
      { even: ['r1c1'] },
      { odd: ['r1c2'] },
      { odd: ['r1c3'] },
      { minimum: ['r1c5'] },
      { maximum: ['r1c4'] },
      { 'row-index': ['r1c6'] },
      { 'column-index': ['r9c9'] },
    ],
  ],
  // An edge: 18 in each row; the left edge of a cell is its column, the lower one 9 more.
  'signs between cells': [
    [
      {
        type: 200,
        clues: [
          { value: 1, edge: 1 },
          { value: 3, edge: 9 },
        ],
        negative: [],
      },
      { type: 201, clues: [{ value: 2, edge: 26 }], negative: [] },
      {
        type: 202,
        clues: [
          { value: 10, edge: 27 },
          { value: 5, edge: 143 },
        ],
        negative: [],
      },
    ],
    [
      { 'white-dot': ['r1c1', 'r1c2'], difference: 1 },
      { 'white-dot': ['r1c1', 'r2c1'], difference: 3 },
      { 'black-dot': ['r2c8', 'r2c9'], ratio: 2 },
      { 'pair-sum': ['r2c1', 'r3c1'], sum: 10 },
      { 'pair-sum': ['r8c9', 'r9c9'], sum: 5 },
    ],
  ],
  'no other signs': [
    [
      { type: 200, clues: [{ value: 1, edge: 1 }], negative: [1] },
      { type: 201, clues: [{ value: 2, edge: 2 }], negative: [2] },
      { type: 202, clues: [{ value: 10, edge: 9 }], negative: [10] },
    ],
    [
      { 'white-dot': ['r1c1', 'r1c2'], difference: 1 },
      { 'black-dot': ['r1c2', 'r1c3'], ratio: 2 },
      { 'pair-sum': ['r1c1', 'r2c1'], sum: 10 },
      { 'no-other-sums': [['r1c1', 'r2c1']], sums: [10] },
      {
        'no-other-dots': [
          ['r1c1', 'r1c2'],
          ['r1c2', 'r1c3'],
        ],
      },
    ],
  ],
  'cages and areas': [
    [
      {
        type: 301,
        cages: [
          { cells: [0, 1], value: 8 },
          { cells: [9, 10], value: 0 },
        ],
        style: {},
      },
      {
        type: 302,
        groups: [
          [0, 1],
          [40, 41],
          [60, 61],
        ],
      },
      {
        type: 303,
        clues: [
          { corner: 11, digits: [1, 2] },
          { corner: 88, digits: [3] },
        ],
      },
    ],
    [
      { cage: ['r1c1', 'r1c2'], sum: 8 },
      { cage: ['r2c1', 'r2c2'] },
      {
        clone: [
          ['r1c1', 'r1c2'],
          ['r5c5', 'r5c6'],
        ],
      },
      {
        clone: [
          ['r1c1', 'r1c2'],
          ['r7c7', 'r7c8'],
        ],
      },
      { quadruple: ['r1c1', 'r1c2', 'r2c1', 'r2c2'], values: [1, 2] },
      { quadruple: ['r8c8', 'r8c9', 'r9c8', 'r9c9'], values: [3] },
    ],
  ],
  lines: [
    [
      { type: 300, slow: false, thermometers: [[0, 1, 10]], style: LINE },
      { type: 300, slow: true, thermometers: [[2, 3]], style: LINE },
      { type: 400, lines: [[0, 1]], style: LINE },
      { type: 401, lines: [[0, 1]], minDifference: 4, style: LINE },
      { type: 402, lines: [[0, 1]], style: LINE },
      { type: 403, lines: [[0, 1, 2]] },
      { type: 404, lines: [[0, 1]], singleRegionTotals: false },
      { type: 406, lines: [[0, 1]], groups: [14, 112, 896] },
      { type: 406, lines: [[0, 1]], groups: [584, 146, 292] },
      { type: 406, lines: [[2, 3]], groups: [341 & ~1, 682] },
      { type: 407, lines: [[0, 1]] },
      {
        type: 408,
        bulbsWithArrows: [
          {
            bulbCells: [0],
            arrows: [
              [0, 1, 2],
              [0, 9],
            ],
          },
        ],
      },
      { type: 409, lines: [[0, 1, 2]] },
    ],
    [
      { thermometer: ['r1c1', 'r1c2', 'r2c2'] },
      { 'slow-thermometer': ['r1c3', 'r1c4'] },
      { palindrome: ['r1c1', 'r1c2'] },
      { renban: ['r1c1', 'r1c2'] },
      { 'region-sum-line': ['r1c1', 'r1c2'] },
      { between: ['r1c1', 'r1c2', 'r1c3'] },
      { entropic: ['r1c1', 'r1c2'] },
      { 'double-arrow': ['r1c1', 'r1c2', 'r1c3'] },
      { whispers: ['r1c1', 'r1c2'], difference: 4 },
      { lockout: ['r1c1', 'r1c2'], difference: 4 },
      { modular: ['r1c1', 'r1c2'], modulus: 3 },
      { modular: ['r1c3', 'r1c4'], modulus: 2 },
      { arrow: [['r1c1'], ['r1c2', 'r1c3'], ['r2c1']] },
    ],
  ],
  // A place outside: 11 in each row, 0 and 10 outside of the grid.
  'numbers outside': [
    [
      {
        type: 500,
        clues: [
          { value: 20, outerCell: 7, diagonal: -1 },
          { value: 21, outerCell: 4, diagonal: 1 },
          { value: 22, outerCell: 33, diagonal: 1 },
          { value: 23, outerCell: 87, diagonal: -1 },
          { value: 24, outerCell: 113, diagonal: 1 },
          { value: 25, outerCell: 77, diagonal: -1 },
          { value: 26, outerCell: 87, diagonal: 1 },
        ],
      },
      { type: 501, clues: [{ value: 3, outerCell: 2 }] },
      { type: 502, clues: [{ value: 9, outerCell: 11 }] },
      { type: 503, clues: [{ value: 2, outerCell: 120 }] },
      { type: 504, clues: [{ value: 5, outerCell: 21 }] },
    ],
    [
      { sandwich: [1, 2, 3, 4, 5, 6, 7, 8, 9].map((row) => `r${row}c2`), sum: 3 },
      { 'x-sum': [1, 2, 3, 4, 5, 6, 7, 8, 9].map((column) => `r1c${column}`), sum: 9 },
      { 'numbered-room': [9, 8, 7, 6, 5, 4, 3, 2, 1].map((column) => `r1c${column}`), value: 5 },
      { sum: ['r1c8', 'r2c9'], total: 20 },
      { sum: ['r1c3', 'r2c2', 'r3c1'], total: 21 },
      { sum: ['r2c1', 'r1c2'], total: 22 },
      { sum: ['r6c9', 'r5c8', 'r4c7', 'r3c6', 'r2c5', 'r1c4'], total: 23 },
      { sum: ['r9c4', 'r8c5', 'r7c6', 'r6c7', 'r5c8', 'r4c9'], total: 24 },
      { sum: ['r8c1', 'r9c2'], total: 25 },
      { sum: ['r8c9', 'r9c8'], total: 26 },
    ],
  ],
}

for (const [title, [elements, constraints]] of Object.entries(RULES)) {
  test(`${title} are constraints`, () => {
    const { puzzle, leftOut } = readDocument(file(elements))
    const inOrder = (/** @type {any[]} */ list) => list.map((item) => JSON.stringify(item)).sort()
    const left = title === 'numbers outside' ? ['outside'] : []
    assert.deepEqual(leftOut, left, 'the place at a corner looks at no row')
    assert.deepEqual(inOrder([...(puzzle.constraints ?? [])]), inOrder(constraints))
  })
}

test('extra houses, regions of any size, and elements that are switched off', () => {
  const window = [10, 11, 12, 19, 20, 21, 28, 29, 30]
  const some = new Array(81).fill(-1)
  for (const cell of [0, 10, 20]) some[cell] = 0
  const { puzzle, leftOut } = readDocument(
    file([
      { type: 10 },
      { type: 11 },
      { type: 14 },
      { type: 305, cells: window },
      { type: 1, regions: some },
      { type: 13, disabled: true },
      { type: 1000, disabled: true, definition: { name: 'off' } },
    ]),
  )
  assert.deepEqual(leftOut, [])
  assert.deepEqual(puzzle.houses, [
    'diagonals',
    'groups',
    'r2c2r2c3r2c4r3c2r3c3r3c4r4c2r4c3r4c4',
    'r1c1r2c2r3c3',
  ])
  assert.equal(puzzle.constraints, undefined)
  const columns = { type: 1, regions: BOXES.regions.map((_, cell) => cell % 9) }
  const jigsaw = {
    formatVersion: '',
    puzzle: { cells: new Array(81).fill({}), constraints: [columns] },
  }
  assert.deepEqual(readDocument(jigsaw).puzzle.regions, columns.regions)
  const bare = { formatVersion: '', puzzle: { cells: new Array(81).fill({}), constraints: [] } }
  assert.deepEqual(readDocument(bare).puzzle.boxRows, 1)
  const six = { ...file([], { width: 6, height: 6, maxDigit: 6 }, new Array(36).fill({})) }
  six.puzzle.constraints = []
  assert.equal(readDocument(six).puzzle.size, 6)
})

test('programs are named and never run; what is not understood is named with its cells', () => {
  const touched = 'globalThis.touched = true'
  const { puzzle, leftOut, places } = readDocument(
    file(
      [
        {
          type: 1000,
          definition: {
            name: 'no roping',
            backend: { type: 'code', code: touched },
            components: [{ type: 'code', name: 'A', code: touched }],
          },
          input: { groups: [{ cells: [0, 1], value: touched }] },
        },
        { type: 1000, name: 'Mine', definition: { name: 'theirs' } },
        { type: 405, lines: [[0, 1, 2]] },
        { type: 406, lines: [[8, 17]], groups: [2, 4] },
        { type: 304, cages: [{ cells: [80], value: '11' }] },
        { type: 404, lines: [[3, 4]], singleRegionTotals: true },
        { type: 408, bulbsWithArrows: [{ bulbCells: [0, 1], arrows: [[0, 9, 10]] }] },
        { type: 300, thermometers: [[0, 1], [5]] },
        {
          type: 301,
          cages: [
            { cells: [0, 0], value: 3 },
            { cells: [70, 81], value: 3 },
          ],
        },
        { type: 4000, cells: [40] },
        { type: 777, cells: [41], name: 'New element' },
        { type: 200, clues: [], negative: [1] },
      ],
      { type: 'custom' },
    ),
  )
  assert.equal('touched' in globalThis, false)
  assert.deepEqual(puzzle.constraints, [
    { thermometer: ['r1c1', 'r1c2'] },
    { 'no-other-white-dots': [], difference: 1 },
  ])
  assert.deepEqual(places, {
    'no roping (JavaScript)': ['r1c1', 'r1c2'],
    'sequence lines': ['r1c1', 'r1c2', 'r1c3'],
    'lines of groups': ['r1c9', 'r2c9'],
    'look and say': ['r9c9'],
    lines: ['r1c4', 'r1c5'],
    arrows: ['r1c1', 'r1c2'],
    thermometers: ['r1c6'],
    cages: ['r1c1', 'r8c8'],
    fog: ['r5c5'],
    'New element': ['r5c6'],
  })
  assert.deepEqual(leftOut, [
    'noRowColumn',
    'no roping (JavaScript)',
    'Mine (JavaScript)',
    'sequence lines',
    'lines of groups',
    'look and say',
    'lines',
    'arrows',
    'thermometers',
    'cages',
    'fog',
    'New element',
  ])
})

test('lines, outlines and symbols are drawn', () => {
  const elements = [
    {
      type: 2000,
      lines: [
        [
          { x: 0.5, y: 0.5 },
          { x: 1.5, y: 1.5 },
        ],
      ],
      style: { color: '#ff0000', thickness: 0.2 },
    },
    {
      type: 2001,
      cages: [{ value: '4', cells: [32, 41] }],
      style: { cage: { color: '#000000' }, text: { color: '#0000ff' } },
    },
    {
      type: 2002,
      params: [
        {
          type: 'ellipse',
          rx: 0.4,
          ry: 0.3,
          angle: 0,
          fill: '#ffffff00',
          stroke: '#000000',
          strokeWidth: 0.05,
        },
        {
          type: 'rectangle',
          width: 0.6,
          height: 0.5,
          angle: 45,
          fill: '#029a97',
          stroke: '#000000',
          strokeWidth: 0,
        },
        { type: 'text', text: 'A1', size: 0.45, angle: 0, fill: '#000000' },
        {
          type: 'arrow',
          length: 1,
          headSize: 0.2,
          angle: 90,
          stroke: '#0b58b9',
          strokeWidth: 0.06,
        },
        { type: 'star' },
      ],
      symbols: [[4.5, 3.5], [1, 2, 1], [0.5, -0.5, 2], [2.5, 2.5, 3], [8.5, 8.5, 4], ['x']],
    },
  ]
  const { puzzle, leftOut, drawn, places } = readDocument(file(elements))
  assert.deepEqual(puzzle.drawn, [
    {
      line: [
        [0.5, 0.5],
        [1.5, 1.5],
      ],
      stroke: '#ff0000',
      width: 0.2,
    },
    { cage: ['r4c6', 'r5c6'], text: '4', stroke: '#000000', ink: '#0000ff' },
    {
      shape: [4.5, 3.5],
      width: 0.8,
      height: 0.6,
      isRound: true,
      fill: '#ffffff00',
      stroke: '#000000',
      border: 0.05,
      isOver: true,
    },
    { shape: [1, 2], width: 0.6, height: 0.5, angle: 45, fill: '#029a97', isOver: true },
    {
      shape: [0.5, -0.5],
      width: 0,
      height: 0,
      text: 'A1',
      ink: '#000000',
      font: 0.45,
      isOver: true,
    },
    {
      line: [
        [2.5, 2],
        [2.5, 3],
      ],
      stroke: '#0b58b9',
      width: 0.06,
      head: 0.2,
      isOver: true,
    },
  ])
  assert.deepEqual(drawn, ['drawn-line', 'drawn-cage', 'drawn-shape', 'drawn-text', 'drawn-arrow'])
  assert.deepEqual(leftOut, ['shapes', ...(drawn ?? [])])
  assert.deepEqual(places, { shapes: ['r9c9'] })
})

test('grids that no board shows, and links that are broken or hostile', async () => {
  const packed = linkOf(file([])).split('=')[1]
  for (const [value, key, text] of [
    [file([], { minDigit: 0, maxDigit: 8 }), 'beyond-board', '9×9, 0–8'],
    [file([], { width: 10, height: 9 }), 'beyond-board', '9×10'],
    [file([], { width: 6, height: 6 }, new Array(36).fill({})), 'beyond-board', '6×6, 1–9'],
    [file([], { width: 8, height: 8 }), 'link-shape', undefined],
    [file([], {}, [{ value: 10, given: true }, ...new Array(80).fill({})]), 'digit-range', '10'],
    [{ formatVersion: '', puzzle: null }, 'link-damaged', undefined],
    [{ formatVersion: '', puzzle: { cells: 'none of them' } }, 'link-damaged', undefined],
    [`https://sudokumaker.app/?puzzle=${packed.slice(0, 60)}`, 'link-damaged', undefined],
    // A bomb: some kilobytes become megabytes.
    [file([{ type: 9, name: 'x'.repeat(7e6) }]), 'link-unknown', undefined],
    [`https://sudokumaker.app/?puzzle=N4Ig${'A'.repeat(250_000)}`, 'link-unknown', undefined],
    ['https://sudokumaker.app/?puzzle=short', 'link-elsewhere', 'SudokuPad'],
  ]) {
    const link = typeof value === 'string' ? value : linkOf(/** @type {object} */ (value))
    await assert.rejects(readLink(link), (/** @type {any} */ reason) => {
      assert.deepEqual([reason.key, reason.args.text], [key, text], link.slice(0, 80))
      return true
    })
  }
  const many = readDocument(
    file([
      { type: 100, cells: new Array(30_000).fill(0) },
      { type: 2002, params: [{ type: 'star' }], symbols: new Array(30_000).fill([1, 1]) },
      ...Array.from({ length: 300 }, (_, type) => ({ type: 5000 + type })),
    ]),
  )
  assert.equal(many.puzzle.constraints?.length, 5000)
  assert.ok(many.leftOut.length <= 50, `${many.leftOut.length}`)
})

test('whatever is done to a document, it is read or refused with a reason', async () => {
  const roll = dice(9)
  const odd = [
    null,
    0,
    -1,
    1.5,
    '',
    'x',
    true,
    [],
    {},
    [[]],
    [null],
    { value: {} },
    1e9,
    Number.NaN,
    -1e300,
  ]
  const all = [...Object.values(RULES).flatMap(([elements]) => elements)]
  let read = 0
  for (let round = 0; round < 1500; round++) {
    const object = JSON.parse(JSON.stringify(file(all)))
    for (let change = 1 + roll(3); change > 0; change--) spoil(object.puzzle, odd, 5, roll)
    try {
      const { puzzle, leftOut } = readDocument(object)
      assert.equal(puzzle.givens.length, puzzle.size ** 2)
      assert.ok(leftOut.every((name) => name.length < 80))
      read++
    } catch (reason) {
      refusalOf(reason)
    }
  }
  assert.ok(read > 800, `${read} could still be read`)
  const link = linkOf(file(all))
  for (let round = 0; round < 500; round++) {
    const at = 32 + roll(link.length - 32)
    const text =
      link.slice(0, at) + ['', 'A', '-', '%', '$', 'é'][roll(6)] + link.slice(at + roll(3))
    await readLink(text).catch((reason) => assert.equal(reason.name, 'NonetError', reason.stack))
  }
})
