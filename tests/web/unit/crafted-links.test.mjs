// tests/web/unit/crafted-links.test.mjs: links that no program writes, and parts of links that few programs write: what is damaged is
// refused as damaged, and the other links of the text are read; what can be kept is kept; the time grows with the text.
import assert from 'node:assert/strict'
import { createRequire } from 'node:module'
import { test } from 'node:test'
import { readFPuzzles } from '../../../web/interop/fpuzzles.js'
import { linksIn, readJson, readLink } from '../../../web/interop/links.js'
import { readLinks, writeLink } from '../../../web/interop/package-links.js'
import { readSudokuPad } from '../../../web/interop/sudokupad.js'

const load = createRequire(new URL('../../../web/package.json', import.meta.url))
const packer = /** @type {any} */ (load('lz-string'))

const grid = (/** @type {number} */ size) =>
  Array.from({ length: size }, () => Array.from({ length: size }, () => ({})))
const fPuzzle = (/** @type {object} */ more) => ({ size: 9, grid: grid(9), ...more })
const pad = (/** @type {object} */ more) => ({ cellSize: 64, cells: grid(9), regions: [], ...more })
const DEEP = '['.repeat(20_000) + ']'.repeat(20_000)
const fLink = (/** @type {object} */ object) => {
  const text = JSON.stringify(object).replace('"DEEP"', DEEP)
  return `https://www.f-puzzles.com/?load=${encodeURIComponent(packer.compressToBase64(text))}`
}
const padLink = (/** @type {object | string} */ object) => {
  const text = typeof object === 'string' ? object : JSON.stringify(object)
  return `https://sudokupad.app/scl${encodeURIComponent(packer.compressToBase64(text))}`
}

test('SudokuPad: colours of its short form', async () => {
  const cells = JSON.stringify(grid(4))
  const { puzzle } = await readLink(
    padLink(
      `{ce:${cells},u:[{ct:[1,1],w:1,h:1,c1:#0,c2:#F},{ct:[1,1],w:1,h:1,c1:5E8000,c2:012345},{ct:[1,1],w:1,h:1,c1:800000}],` +
        'l:[{wp:[[0,0],[1,1]],c:#F,th:5},{wp:[[0,0],[1,1]],c:000080,th:5}]}',
    ),
  )
  const drawn = /** @type {any[]} */ (puzzle.drawn)
  const shapes = drawn.filter(({ shape }) => shape)
  assert.deepEqual(
    shapes.map(({ stroke, fill }) => [stroke, fill]),
    [
      ['#000', '#FFF'],
      ['#5E8000', '#012345'],
      ['#800000', undefined],
    ],
  )
  assert.deepEqual(
    drawn.filter(({ line }) => line).map(({ stroke }) => stroke),
    ['#FFF', '#000080'],
  )
})

const OBJECT = { toString: 1, valueOf: 1 }

test('what a reader stumbles over is a damaged link, and the others of the text are read', async () => {
  const good = fLink(fPuzzle({ antiknight: true }))
  for (const bad of [
    padLink(pad({ regions: [[null]] })),
    padLink(pad({ regions: [[5]] })),
    padLink(`{ce:${JSON.stringify(grid(4))},u:[{ct:[1,1],w:1,h:1,c2:{a:1}}]}`),
    padLink(
      `{ce:${JSON.stringify([
        [{}, {}],
        [{}, {}],
      ]).replace('{}', '{c:{a:2}}')}}`,
    ),
    fLink(fPuzzle({ killercage: [{ cells: ['R1C1', OBJECT], value: OBJECT }] })),
    fLink(fPuzzle({ cage: [{ cells: ['R1C1'], value: OBJECT }] })),
    fLink(fPuzzle({ killercage: [{ cells: ['DEEP'] }] })),
    fLink(fPuzzle({ extraregion: [{ cells: [OBJECT] }] })),
    fLink(fPuzzle({ even: new Array(140_000).fill({ cells: ['R1C1'] }) })),
  ]) {
    const all = await readLinks(`${bad}\n${good}`)
    assert.equal(all.length, 2, bad.slice(0, 100))
    assert.deepEqual(all[1].puzzle?.constraints, [{ 'anti-knight': true }])
  }
  const json = JSON.stringify(fPuzzle({ extraregion: [{ cells: [OBJECT] }] }))
  assert.throws(() => readJson(json), { name: 'NonetError', key: 'link-damaged' })
})

/** The least of three times. @param {() => unknown} run @returns {Promise<number>} milliseconds */
async function timeOf(run) {
  const times = []
  for (let round = 0; round < 3; round++) {
    const begin = performance.now()
    await run()
    times.push(performance.now() - begin)
  }
  return Math.min(...times)
}

test('words behind a damaged link do not each repeat the repair of its slashes', async () => {
  const text = Array.from({ length: 400 }, (_, i) => ({ cells: [`R${i}C${i * 7}`] }))
  const packed = packer.compressToBase64(JSON.stringify(fPuzzle({ text })))
  const half = packed.slice(0, packed.length / 2).replaceAll('/', 'A')
  const damaged = `https://www.f-puzzles.com/?load=${half}/A/B/C/D/E/F/G/H`
  const [entry] = await readLinks(`${damaged} abc`)
  assert.equal(entry.error?.key, 'link-damaged')
  const alone = await timeOf(() => readLinks(damaged))
  const followed = await timeOf(() => readLinks(damaged + ' abc'.repeat(200)))
  // It was two hundred times as long.
  assert.ok(followed < 60 * alone, `${followed} ms after ${alone} ms`)
})

test('f-puzzles: the time for many marks grows with their number', async () => {
  const marks = (/** @type {number} */ count) => () =>
    readFPuzzles(fPuzzle({ minimum: new Array(count).fill({ cell: 'R1C1' }) }))
  assert.equal(marks(50_000)().puzzle.constraints?.length, 1)
  const [few, many] = [await timeOf(marks(5_000)), await timeOf(marks(50_000))]
  assert.ok(many < 50 * few, `${many} ms after ${few} ms`)
})

test('f-puzzles: a cage that says something about the puzzle is read, or drawn', () => {
  const { puzzle, title, leftOut } = readFPuzzles(
    fPuzzle({
      title: 'Title',
      ruleset: 'First.',
      cage: [
        { cells: ['R3C3', 'R3C4'], value: 'Sum: 12' },
        { cells: ['R1C1'], value: 'rules: Along thermometers digits rise' },
        { cells: [], value: 'author: Somebody', outlineC: '#000000' },
        { cells: ['R5C5'], value: 'title: Seen', outlineC: '#123456' },
      ],
    }),
  )
  assert.equal(puzzle.rules, 'First.\nAlong thermometers digits rise')
  assert.equal(title, 'Title · Somebody')
  assert.deepEqual(
    puzzle.drawn?.map((item) => 'text' in item && item.text),
    ['Sum: 12', 'title: Seen'],
  )
  assert.deepEqual(leftOut, ['shapes'])
})

test('SudokuPad: rules in several parts', () => {
  const cages = ['rules: First.', 'rules: Second.'].map((value) => ({ value }))
  assert.equal(readSudokuPad(pad({ cages })).puzzle.rules, 'First.\nSecond.')
  const rules = ['First.', 7, 'Second.']
  assert.equal(readSudokuPad(pad({ metadata: { rules } })).puzzle.rules, 'First.\n7\nSecond.')
})

test('links are found in mails, Markdown and HTML', () => {
  const link = fLink(fPuzzle({}))
  for (const text of [
    `Forwarded message\n${'-'.repeat(40)}\n${link}`,
    `Try [this](${link}) now`,
    `<a href="${link}">A puzzle</a>`,
    `Puzzle:${link}`,
    `${'_'.repeat(60)}\n<${link}>`,
  ]) {
    assert.deepEqual(
      linksIn(text).map((found) => found.link),
      [link],
      text.slice(0, 40),
    )
  }
  // A link inside of another one is part of it.
  const other = 'https://example.com/?to=https://www.f-puzzles.com/'
  assert.equal(linksIn(other)[0].link, other)
})

test('f-puzzles: numbers that no constraint has are named with their cells', () => {
  const lines = [['R1C1', 'R1C2']]
  const cells = ['R2C1', 'R2C2']
  for (const [key, item] of /** @type {[string, any][]} */ ([
    ['modularline', { lines, value: '0' }],
    ['modularline', { lines, value: '-2' }],
    ['killercage', { cells, value: '3000000000' }],
    ['killercage', { cells, value: '9'.repeat(400) }],
    ['quadruple', { cells, values: [1.5] }],
    ['quadruple', { cells, values: [true] }],
    ['quadruple', { cells: new Array(70).fill('R1C1'), values: [1] }],
    ['littlekillersum', { cell: 'R1C1', direction: 'constructor', value: 5 }],
  ])) {
    const { puzzle, leftOut } = readFPuzzles(fPuzzle({ antiking: true, [key]: [item] }))
    assert.deepEqual(puzzle.constraints, [{ 'anti-king': true }], key)
    assert.equal(leftOut.length, 1, key)
  }
})

test('what every object has is no kind of constraint', () => {
  for (const name of ['constructor', 'toString', '__proto__']) {
    const puzzle = JSON.parse(`{"constraints":[{"${name}":["r1c1","r1c2"]}]}`)
    for (const format of /** @type {const} */ (['fpuzzles', 'sudokupad', 'iss'])) {
      assert.deepEqual(writeLink(puzzle, format).leftOut, [name], `${name}, ${format}`)
    }
  }
  // A variable is no cell of the grid.
  const grid = { rows: 4, cols: 4, variables: 1 }
  const cage = { cage: ['r1c1', 'v1'], sum: 5 }
  assert.ok(writeLink({ grid, constraints: [cage] }, 'sudokupad').leftOut.includes('cage'))
})

test('boards of more than 16 digits: what is not read again is named', () => {
  const large = {
    grid: { rows: 25, cols: 25 },
    constraints: [{ 'anti-knight': true }, { cage: ['r1c1', 'r1c2'] }],
  }
  for (const format of /** @type {const} */ (['fpuzzles', 'sudokupad'])) {
    assert.deepEqual(writeLink(large, format).leftOut, ['anti-knight', 'cage'], format)
  }
})

test('f-puzzles: fog is named as fog, and beside it other signs are none', () => {
  const xv = [{ cells: ['R1C1', 'R1C2'], value: 'X' }]
  const { puzzle, leftOut } = readFPuzzles(fPuzzle({ xv, negative: ['xv', 'foglight'] }))
  assert.equal(puzzle.constraints?.length, 2)
  assert.deepEqual(leftOut, ['fog'])
  assert.deepEqual(readFPuzzles(fPuzzle({ negative: ['other'] })).leftOut, ['dots'])
})

test('a text of f-puzzles comes back from SudokuPad', async () => {
  const text = [{ cells: ['R1C1'], value: 'A', fontC: '#000000', size: 1 }]
  const { puzzle } = readFPuzzles(fPuzzle({ text }))
  const there = await readLink(writeLink(puzzle, 'sudokupad').text)
  assert.deepEqual(writeLink(there.puzzle, 'fpuzzles').leftOut, [])
})
