// tests/web/deep/pasted.test.mjs: texts and links of Solo, SudokuMaker and Penpa, and killers as text, pasted into the page: the puzzle
// is on the board with its constraints and drawings, and what is left out is named with its cells.
import assert from 'node:assert/strict'
import { createRequire } from 'node:module'
import { deflateRawSync } from 'node:zlib'
import { PROPER } from '../puzzles.mjs'
import { visit } from './visit.mjs'

const packer = /** @type {any} */ (
  createRequire(new URL('../../../web/package.json', import.meta.url))('lz-string')
)

/** Cages of two and three cells, in rows and in columns, with their sums in PROPER's solution: no other one fits. */
const CAGES = [1, 2, 3, 4, 5, 6, 7, 8, 9].flatMap((line) =>
  [
    [1, 2],
    [3, 4, 5],
    [6, 7],
    [8, 9],
  ].flatMap((places) =>
    [places.map((place) => [line, place]), places.map((place) => [place, line])].map((cells) => {
      const digits = cells.map(([row, column]) => Number(PROPER.solution[row * 9 + column - 10]))
      const sum = digits.reduce((all, digit) => all + digit, 0)
      return `${sum}: ${cells.map(([row, column]) => `r${row}c${column}`).join(' ')}`
    }),
  ),
)

/** A killer of Solo, with givens: its cages are pairs in rows, and the last cell of each. */
const SOLO_SUMS = [...PROPER.solution].map((digit, cell) => {
  const column = cell % 9
  return column === 8 ? digit : column % 2 ? 'a' : Number(digit) + Number(PROPER.solution[cell + 1])
})
const joined = (/** @type {(string | number)[]} */ cells) =>
  cells.join('_').replaceAll(/_?a_?/g, 'a')
const SOLO_GIVENS = [...PROPER.givens].map((digit) => (digit === '.' ? 'a' : digit))
const SOLO = `3x3kdi:${joined(SOLO_GIVENS)},${'aaaa'.repeat(9)}${'_'.repeat(73)},${joined(SOLO_SUMS)}`

const MAKER = {
  formatVersion: '1.5.0',
  puzzle: {
    name: 'Mixed',
    comment: 'Normal sudoku rules apply.',
    cells: [...PROPER.givens].map((digit) =>
      digit === '.' ? {} : { value: Number(digit), given: true },
    ),
    constraints: [
      { type: 0 },
      {
        type: 1,
        regions: Array.from(
          { length: 81 },
          (_, cell) => Math.floor(cell / 27) * 3 + Math.floor((cell % 9) / 3),
        ),
      },
      { type: 300, slow: false, thermometers: [[1, 0]] },
      { type: 301, cages: [{ cells: [2, 3], value: 10 }] },
      { type: 1000, definition: { name: 'no roping' }, input: { groups: [{ cells: [40, 41] }] } },
      {
        type: 2002,
        params: [
          {
            type: 'ellipse',
            rx: 0.4,
            ry: 0.4,
            fill: '#ffffff00',
            stroke: '#000000',
            strokeWidth: 0.05,
          },
        ],
        symbols: [[4.5, 4.5]],
      },
    ],
  },
}
const MAKER_LINK = `https://sudokumaker.app/?puzzle=${packer.compressToEncodedURIComponent(JSON.stringify(MAKER))}`

/** A point of a 9×9 grid of Penpa: 13 a row, two of them before the grid. */
const at = (/** @type {number} */ row, /** @type {number} */ column, kind = 0) =>
  kind * 169 + (row + 2) * 13 + column + 2
const PENPA = {
  number: Object.fromEntries(
    [...PROPER.givens].flatMap((digit, cell) =>
      digit === '.' ? [] : [[at(Math.floor(cell / 9), cell % 9), [digit, 1, '1']]],
    ),
  ),
  lineE: Object.fromEntries(
    [2, 5].flatMap((line) =>
      [...new Array(9).keys()].flatMap((place) => [
        [`${at(line, place - 1, 1)},${at(line, place, 1)}`, 2],
        [`${at(place - 1, line, 1)},${at(place, line, 1)}`, 2],
      ]),
    ),
  ),
  thermo: [[at(0, 2), at(1, 1), at(2, 0)]],
  killercages: [[at(4, 4), at(4, 5)]],
  numberS: { [4 * (169 + at(4, 4))]: ['11', 1] },
  symbol: { [at(8, 0)]: [1, 'star', 1] },
}
const PENPA_LINES = [
  'square,9,9,38,0,1,1,0,0,0,0,0,0,0,0,Title: Drawn,Author: Someone,,Thermometers rise.',
  '[0,0,0,0]',
  '{}',
  JSON.stringify(PENPA).replaceAll('"thermo"', 'zT'),
  '{}',
  JSON.stringify(
    Array.from({ length: 81 }, (_, cell) => (cell === 0 ? at(0, 0) : cell % 9 ? 1 : 5)),
  ),
]
const PENPA_LINK = `https://swaroopg92.github.io/penpa-edit/#m=edit&p=${deflateRawSync(PENPA_LINES.join('\n')).toString('base64')}`

const EMPTY = '.'.repeat(81)
/** Texts, what the board shows, and what is said below it. @type {[name: string, text: string, shows: string, says: RegExp[]][]} */
const PASTED = [
  ['solo', SOLO, PROPER.givens, [/Solo game id/]],
  [
    'sudokumaker',
    MAKER_LINK,
    PROPER.givens,
    [
      /SudokuMaker link/,
      /no roping \(JavaScript\).*\(r5c5 r5c6\)/,
      /Drawn, but not enforced: shapes/,
    ],
  ],
  [
    'penpa',
    PENPA_LINK,
    PROPER.givens,
    [/Penpa link/, /“star” \(r9c1\)/, /Drawn, but not enforced: lines, shapes,? and outlines/],
  ],
  ['killer', CAGES.join('\n'), EMPTY, [/Killer cages/]],
]

for (const [name, text, shows, says] of PASTED) {
  visit(`${name}: pasted, shown and solved`, {}, async ({ page, reader, server }) => {
    await reader.open(server.url)
    await reader.press('Open')
    await page.locator('#open-text').fill(text)
    await page.waitForFunction(() =>
      /1 puzzle/.test(document.querySelector('#open-found')?.textContent ?? ''),
    )
    const found = await page.locator('#open-found').innerText()
    for (const sentence of says) assert.match(found, sentence)
    await reader.press('Put on the board')
    await reader.shows(shows)
    await reader.press('Solve')
    await reader.shows(PROPER.solution)
  })
}

visit(
  'an id with only a number, and a cage that does not fit, are refused with what to do',
  {},
  async ({ page, reader, server }) => {
    await reader.open(server.url)
    await reader.press('Open')
    for (const [text, sentence] of /** @type {[string, RegExp][]} */ ([
      ['3x3dt#951663241816686', /begins with 3x3dt:/],
      ['12: r1c1 r1c2\n9: r1c10', /Line 2: “9: r1c10” is no cage that fits a grid of size 9/],
      ['https://swaroopg92.github.io/penpa-edit/#m=edit&p=AAAA', /damaged/],
    ])) {
      await page.locator('#open-text').fill(text)
      await page.waitForFunction(
        (source) =>
          new RegExp(source).test(document.querySelector('#open-found')?.textContent ?? ''),
        sentence.source,
      )
    }
  },
)

visit(
  'the button stays where it is when the text has been read: a tap meets it',
  {},
  async ({ page, reader, server }) => {
    await reader.open(server.url)
    await reader.press('Open')
    const before = await reader.atRest('button', 'Put on the board')
    await page.locator('#open-text').fill(PROPER.givens)
    await page.locator('#open-text ~ .found svg').waitFor()
    const { x, y } = await reader.atRest('button', 'Put on the board')
    assert.deepEqual([x, y], [before.x, before.y])
  },
)
