// tests/web/unit/penpa.test.mjs: links of Penpa+, written here as the site writes them: numbers, regions by thick edges, and drawings;
// grids that no board shows; links that are cut short, changed, or would unpack to gigabytes.
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { deflateRawSync } from 'node:zlib'
import { areasOf } from '../../../web/board/houses.js'
import { linksIn, readLink } from '../../../web/interop/links.js'
import { PROPER } from '../puzzles.mjs'
import { dice } from './any-puzzle.mjs'
import { refusalOf, spoil } from './hostile.mjs'

const DIGITS = [...PROPER.givens].map((digit) => Number(digit) || 0)
/** What the site writes for members that occur often, the z of texts first. */
const SHORT = [
  ['z', 'zZ'],
  ['"number"', 'zN'],
  ['"numberS"', 'z1'],
  ['"line"', 'zL'],
  ['"lineE"', 'zE'],
  ['"freeline"', 'zF'],
  ['"thermo"', 'zT'],
  ['"nobulbthermo"', 'z7'],
  ['"arrows"', 'z3'],
  ['"direction"', 'zD'],
  ['"squareframe"', 'z0'],
  ['"polygon"', 'z5'],
  ['"killercages"', 'z6'],
  ['"cage"', 'zC'],
  ['"symbol"', 'zY'],
  ['"surface"', 'zS'],
  ['"__a"', 'z_'],
  ['null', 'zO'],
]

/** A grid of this many columns, of which `space` at each side are outside. */
class Grid {
  /** @param {number} size @param {number} [space] */
  constructor(size, space = 0) {
    Object.assign(this, { size, space })
    this.size = size
    this.space = space
    this.columns = size + 2 * space + 4
    this.points = this.columns ** 2
  }

  /** The middle of a cell; with a kind one of its other points. @param {number} row @param {number} column @param {number} [kind] */
  at(row, column, kind = 0) {
    return kind * this.points + (row + 2 + this.space) * this.columns + column + 2 + this.space
  }

  /** A quarter of a cell. @param {number} row @param {number} column @param {number} corner */
  quarter(row, column, corner) {
    return 4 * this.points + 4 * this.at(row, column) + corner
  }

  /** The middle of each cell, as differences. */
  cells() {
    const all = Array.from({ length: this.size ** 2 }, (_, cell) =>
      this.at(Math.floor(cell / this.size), cell % this.size),
    )
    return all.map((point, index) => point - (all[index - 1] ?? 0))
  }

  /** Thick edges between areas. @param {readonly number[]} areas @returns {Record<string, number>} */
  edges(areas) {
    /** @type {Record<string, number>} */
    const edges = {}
    for (let row = 0; row < this.size; row++) {
      for (let column = 0; column < this.size; column++) {
        const area = areas[row * this.size + column]
        const [right, below] = [row * this.size + column + 1, (row + 1) * this.size + column]
        if (column + 1 < this.size && areas[right] !== area) {
          edges[`${this.at(row - 1, column, 1)},${this.at(row, column, 1)}`] = 2
        }
        if (row + 1 < this.size && areas[below] !== area) {
          edges[`${this.at(row, column - 1, 1)},${this.at(row, column, 1)}`] = 2
        }
      }
    }
    return edges
  }
}

const NINE = new Grid(9)
const BOXES = areasOf({ size: 9, boxRows: 3, boxColumns: 3 })
const NUMBERS = Object.fromEntries(
  DIGITS.flatMap((digit, cell) =>
    digit ? [[NINE.at(Math.floor(cell / 9), cell % 9), [String(digit), 1, '1']]] : [],
  ),
)

/** The lines of a link. @param {any} setter @param {{grid?: Grid, header?: string[], own?: any, cells?: any, colours?: any, kinds?: string[]}} [more] */
function linesOf(setter, { grid = NINE, header = [], own = {}, cells, colours, kinds = [] } = {}) {
  const columns = grid.columns - 4
  const first = ['square', columns, columns, 38, 0, 1, 1, 400, 400, 0, 0, 0, 0, 0, 0]
  for (const [index, value] of header.entries()) if (value !== undefined) first[index] = value
  const lines = new Array(19).fill('')
  lines[0] = [
    ...first,
    'Title: One%2C two',
    'Author: A. Setter',
    '',
    'Normal rules.%2DMore.',
    'OFF',
    'false',
  ].join(',')
  lines[1] = JSON.stringify(new Array(4).fill(grid.space))
  lines[3] = JSON.stringify({ command_redo: { __a: [null] }, ...setter })
  lines[4] = JSON.stringify(own)
  lines[5] = JSON.stringify(cells ?? grid.cells())
  if (colours) lines[14] = JSON.stringify(colours)
  lines[17] = JSON.stringify(kinds)
  return lines
}

/** @param {string[]} lines @param {string} [mode] */
function linkOf(lines, mode = 'edit') {
  const text = SHORT.reduce(
    (whole, [long, short]) => whole.replaceAll(long, short),
    lines.join('\n'),
  )
  return `https://swaroopg92.github.io/penpa-edit/#m=${mode}&p=${deflateRawSync(text).toString('base64')}`
}

const read = (/** @type {any} */ setter, more = {}) => readLink(linkOf(linesOf(setter, more)))

test('numbers, boxes by thick edges, names and rules, in every kind of address', async () => {
  const link = linkOf(
    linesOf({ number: NUMBERS, lineE: NINE.edges(BOXES) }, { kinds: ['classic'] }),
  )
  for (const text of [
    link,
    link.replace('#', '?'),
    link.replace('m=edit', 'm=solve'),
    link.replaceAll('+', '%2B'),
    link.replaceAll('+', ' '),
    `${link}.`,
  ]) {
    const [{ link: whole, rest }] = linksIn(`Try ${text}`)
    const { puzzle, title, format, leftOut } = await readLink(whole, rest)
    assert.equal(format, 'penpa')
    assert.equal(title, 'One, two · A. Setter')
    assert.deepEqual(leftOut, [])
    assert.deepEqual(puzzle, {
      size: 9,
      boxRows: 3,
      boxColumns: 3,
      givens: DIGITS,
      rules: 'Normal rules.\nMore.',
    })
  }
})

test('a grid with room around it; jigsaws, no regions, regions that do not fit', async () => {
  const grid = new Grid(6, 1)
  const areas = [
    0, 0, 0, 0, 0, 1, 2, 2, 2, 2, 0, 1, 2, 2, 3, 3, 1, 1, 4, 4, 3, 3, 1, 1, 4, 4, 3, 5, 5, 5, 4, 4,
    3, 5, 5, 5,
  ]
  const { puzzle } = await read(
    {
      number: { [grid.at(0, 0)]: ['6', 1, '1'], [grid.at(5, 5)]: [[0, 0, 1, 0], 1, '7'] },
      lineE: grid.edges(areas),
    },
    { grid },
  )
  assert.deepEqual(puzzle.regions, areas)
  assert.deepEqual(
    [puzzle.givens[0], puzzle.givens[35], puzzle.givens.filter(Boolean).length],
    [6, 3, 2],
  )
  const bare = await read({})
  assert.deepEqual([bare.puzzle.boxRows, bare.puzzle.drawn, bare.leftOut], [1, undefined, []])
  const open = await read({ lineE: { [`${NINE.at(0, 3, 1)},${NINE.at(1, 3, 1)}`]: 2 } })
  assert.deepEqual(open.leftOut, ['openRegions', 'drawn-line'])
  assert.deepEqual(open.puzzle.drawn, [
    {
      line: [
        [4, 1],
        [4, 2],
      ],
      stroke: '#000000',
      width: 0.07,
    },
  ])
})

test('what a reader has entered, and sets of digits', async () => {
  const { puzzle } = await read(
    { number: { [NINE.at(0, 0)]: [[1, 1, 0, 0, 0, 0, 0, 0, 1], 1, '7'] } },
    { own: { number: { [NINE.at(0, 1)]: ['7', 9, '1'], [NINE.at(0, 2)]: [[0, 1, 1], 9, '7'] } } },
  )
  assert.deepEqual(puzzle.corner?.slice(0, 4), [[1, 2, 9], [], [2, 3], []])
  assert.deepEqual(puzzle.entries?.slice(0, 3), [0, 7, 0])
  assert.equal(puzzle.givens.some(Boolean), false)
})

test('thermometers, arrows, cages, lines, signs and texts are drawn and not enforced', async () => {
  const { at } = {
    at: (/** @type {number} */ row, /** @type {number} */ column) => NINE.at(row, column),
  }
  const { puzzle, leftOut, drawn, places } = await read(
    {
      surface: { [at(0, 0)]: 7 },
      thermo: [[at(0, 0), at(0, 1), at(1, 1)]],
      nobulbthermo: [[at(2, 0), at(2, 1)]],
      arrows: [[at(3, 3), at(4, 4)]],
      direction: [[at(5, 5), at(5, 6)]],
      squareframe: [[at(6, 0), at(6, 1)]],
      polygon: [[NINE.at(0, 0, 1), NINE.at(0, 1, 1), NINE.at(1, 1, 1)]],
      killercages: [[at(8, 0), at(8, 1)], []],
      numberS: { [NINE.quarter(8, 0, 0)]: ['12', 1], [NINE.quarter(7, 7, 3)]: ['k', 10] },
      line: {
        [`${at(4, 0)},${at(4, 1)}`]: 3,
        [`${at(4, 1)},${at(5, 1)}`]: 3,
        [`${at(7, 0)},${at(7, 1)}`]: 5,
      },
      cage: { [`${NINE.quarter(7, 3, 0)},${NINE.quarter(7, 3, 1)}`]: 10 },
      symbol: {
        [NINE.at(0, 4, 3)]: [2, 'circle_SS', 2],
        [at(0, 8)]: [1, 'square_M', 1],
        [at(1, 8)]: [1, 'inequality', 2],
      },
      number: {
        [at(2, 8)]: ['A', 1, '6'],
        [at(3, 8)]: ['5', 2, '1'],
        [NINE.at(-1, 0)]: ['15', 1, '1'],
      },
    },
    { colours: { thermo: ['#00ff00'], line: { [`${at(7, 0)},${at(7, 1)}`]: '#123456' } } },
  )
  const note = { width: 0, height: 0, isOver: true }
  assert.deepEqual(puzzle.drawn, [
    { shape: [0.5, 0.5], width: 1, height: 1, fill: '#ffffa3' },
    {
      line: [
        [0.5, 0.5],
        [1.5, 0.5],
        [1.5, 1.5],
      ],
      stroke: '#00ff00',
      width: 0.4,
    },
    { shape: [0.5, 0.5], width: 0.8, height: 0.8, isRound: true, fill: '#00ff00' },
    {
      line: [
        [0.5, 2.5],
        [1.5, 2.5],
      ],
      stroke: '#cfcfcf',
      width: 0.4,
    },
    {
      line: [
        [3.5, 3.5],
        [4.5, 4.5],
      ],
      stroke: '#999999',
      width: 0.05,
      head: 0.3,
    },
    {
      shape: [3.5, 3.5],
      width: 0.8,
      height: 0.8,
      isRound: true,
      fill: '#ffffff',
      stroke: '#999999',
      border: 0.05,
    },
    {
      line: [
        [5.5, 5.5],
        [6.5, 5.5],
      ],
      stroke: '#999999',
      width: 0.05,
      head: 0.3,
    },
    {
      line: [
        [0.5, 6.5],
        [1.5, 6.5],
      ],
      stroke: '#cfcfcf',
      width: 0.8,
    },
    {
      line: [
        [1, 1],
        [2, 1],
        [2, 2],
      ],
      stroke: '#000000',
      width: 0.03,
      fill: '#000000',
    },
    {
      line: [
        [0.5, 4.5],
        [1.5, 4.5],
        [1.5, 5.5],
      ],
      stroke: '#208020',
      width: 0.08,
    },
    {
      line: [
        [0.5, 7.5],
        [1.5, 7.5],
      ],
      stroke: '#123456',
      width: 0.08,
    },
    {
      line: [
        [3.25, 7.25],
        [3.75, 7.25],
      ],
      stroke: '#000000',
      width: 0.03,
      dash: [0.06, 0.06],
    },
    { cage: ['r9c1', 'r9c2'], text: '12' },
    {
      shape: [8.5, 0.5],
      width: 0.7,
      height: 0.7,
      fill: '#ffffff',
      stroke: '#000000',
      border: 0.03,
    },
    {
      shape: [5, 0.5],
      width: 0.26,
      height: 0.26,
      isRound: true,
      fill: '#000000',
      stroke: '#000000',
      border: 0.03,
      isOver: true,
    },
    { shape: [0.5, -0.5], text: '15', font: 0.7, ...note },
    { shape: [8.5, 2.5], text: 'A', font: 0.4, ...note },
    { shape: [8.5, 3.5], text: '5', font: 0.7, ink: '#4c9900', ...note },
    { shape: [7.75, 7.75], text: 'k', font: 0.25, ink: '#ff0000', ...note },
  ])
  assert.deepEqual(drawn, ['drawn-shape', 'drawn-line', 'drawn-arrow', 'drawn-cage', 'drawn-text'])
  assert.deepEqual(leftOut, ['inequality', ...(drawn ?? [])])
  assert.deepEqual(places, { inequality: ['r2c9'] })
  assert.equal(puzzle.constraints, undefined)
})

test('what is not understood is named: kinds of puzzles, turned views, signs, points that do not exist', async () => {
  const { leftOut, places } = await read(
    {
      thermo: [[NINE.at(0, 0), 1e9]],
      killercages: [[NINE.at(0, 8), NINE.at(0, 9)]],
      line: { [`${NINE.at(1, 1)},x`]: 3 },
      number: { [NINE.at(2, 2)]: [['odd'], 1, '2'] },
    },
    {
      kinds: ['sudoku', 'antiknight', 'mine'],
      header: [undefined, undefined, undefined, undefined, 90],
    },
  )
  assert.deepEqual(leftOut, [
    'cages',
    'thermometers',
    'lines',
    'shapes',
    'turned',
    'antiknight',
    'mine',
  ])
  assert.deepEqual(places, {
    cages: ['r1c9'],
    thermometers: ['r1c1'],
    lines: ['r2c2'],
    shapes: ['r3c3'],
  })
})

test('grids that no board shows, and links that are broken or hostile', async () => {
  const lines = linesOf({ number: NUMBERS })
  const good = linkOf(lines)
  const changed = (/** @type {number} */ index, /** @type {string} */ line) =>
    linkOf(lines.map((text, at) => (at === index ? line : text)))
  const bomb = deflateRawSync(Buffer.alloc(200_000_000, 'zR'), { level: 9 }).toString('base64')
  // Half of the limit, but eight times as long without abbreviations.
  const long = deflateRawSync(Buffer.alloc(500_000, 'z8')).toString('base64')
  for (const [link, key, text] of [
    [changed(0, 'hex,5,5,38'), 'grid-kind', 'hex'],
    [changed(0, '0,5,5,38'), 'grid-kind', '0'],
    [changed(0, 'square,9,x,38'), 'link-damaged', undefined],
    [changed(0, 'square,900,900,38'), 'too-large', undefined],
    [changed(5, '[28,1,1,1]'), 'beyond-board', '1×4'],
    [changed(5, '[28,1,12]'), 'beyond-board', '2×2 (3)'],
    [changed(5, '[-28]'), 'link-damaged', undefined],
    [changed(5, '[]'), 'link-damaged', undefined],
    [changed(3, '{"number":'), 'link-damaged', undefined],
    [good.slice(0, good.length / 2), 'link-damaged', undefined],
    [`${good}!!!!`, 'link-damaged', undefined],
    ['https://swaroopg92.github.io/penpa-edit/#m=edit&p=AAAA', 'link-damaged', undefined],
    ['https://swaroopg92.github.io/penpa-edit/#m=edit', 'link-unknown', undefined],
    [
      `https://swaroopg92.github.io/penpa-edit/#m=edit&p=${bomb.slice(0, 90_000)}`,
      'link-unknown',
      undefined,
    ],
    [`https://swaroopg92.github.io/penpa-edit/#m=edit&p=${bomb}`, 'link-unknown', undefined],
    [`https://swaroopg92.github.io/penpa-edit/#m=edit&p=${long}`, 'link-unknown', undefined],
  ]) {
    const start = performance.now()
    await assert.rejects(readLink(String(link)), (/** @type {any} */ reason) => {
      assert.deepEqual([reason.key, reason.args.text], [key, text], String(link).slice(0, 90))
      return true
    })
    assert.ok(performance.now() - start < 3000, `${key} took too long`)
  }
  // As many drawings as there is room for, and a star of lines through one point.
  const many = Object.fromEntries(
    Array.from({ length: 6000 }, (_, index) => [`${NINE.at(4, 4)},${index}`, 3]),
  )
  const surface = Object.fromEntries(Array.from({ length: 2000 }, (_, point) => [point, 1]))
  const { puzzle, leftOut } = await read({ line: many, surface })
  assert.equal(puzzle.drawn?.length, 1500)
  assert.ok(leftOut.includes('shapes') && leftOut.includes('lines'))
})

test('a browser that cannot unpack links says so', async (context) => {
  const { DecompressionStream } = globalThis
  context.after(() => Object.assign(globalThis, { DecompressionStream }))
  const unable = () => {
    throw new TypeError('Unsupported format')
  }
  Object.assign(globalThis, { DecompressionStream: unable })
  await assert.rejects(read({ number: NUMBERS }), { key: 'link-packing' })
})

test('whatever is done to a link, it is read or refused with a reason', async () => {
  const roll = dice(12)
  const odd = [null, 0, -1, 1.5, '', 'x', true, [], {}, [[]], [null], { 30: [] }, 1e9, Number.NaN]
  const setter = {
    number: NUMBERS,
    lineE: NINE.edges(BOXES),
    thermo: [[NINE.at(0, 0), NINE.at(0, 1)]],
    killercages: [[NINE.at(8, 0), NINE.at(8, 1)]],
    symbol: { [NINE.at(0, 8)]: [1, 'square_M', 1] },
    numberS: { [NINE.quarter(8, 0, 0)]: ['12', 1] },
    surface: { [NINE.at(0, 0)]: 7 },
  }
  let read = 0
  for (let round = 0; round < 1500; round++) {
    const lines = linesOf(setter, {
      own: setter,
      colours: { thermo: ['#00ff00'] },
      kinds: ['sudoku'],
    })
    const number = [0, 3, 4, 5, 14, 17][roll(6)]
    if (number === 0 || roll(4) === 0) {
      const at = roll(lines[number].length)
      lines[number] =
        lines[number].slice(0, at) +
        ['', '9', ',', '-', 'x', '{'][roll(6)] +
        lines[number].slice(at + roll(3))
    } else {
      const value = JSON.parse(lines[number])
      spoil(value, odd, 4, roll)
      lines[number] = JSON.stringify(roll(20) ? value : odd[roll(odd.length)])
    }
    try {
      const { puzzle, leftOut } = await readLink(linkOf(lines, roll(2) ? 'edit' : 'solve'))
      assert.equal(puzzle.givens.length, puzzle.size ** 2)
      assert.ok(leftOut.every((name) => name.length < 80))
      read++
    } catch (reason) {
      refusalOf(reason)
    }
  }
  assert.ok(read > 700, `${read} could still be read`)
  const link = linkOf(linesOf(setter))
  for (let round = 0; round < 300; round++) {
    const at = 50 + roll(link.length - 50)
    const text =
      link.slice(0, at) + ['', 'A', '/', '%', '=', 'é'][roll(6)] + link.slice(at + roll(3))
    await readLink(text).catch((reason) => assert.equal(reason.name, 'NonetError', reason.stack))
  }
})
