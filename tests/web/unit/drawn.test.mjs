// tests/web/unit/drawn.test.mjs: what other sites only draw is kept, drawn, named with its cells, and written back.
import assert from 'node:assert/strict'
import { createRequire } from 'node:module'
import { test } from 'node:test'
import { keyOf, treeOfPuzzle } from '../../../web/board/constraints.js'
import { drawnIn, kindsOf } from '../../../web/board/drawn.js'
import { readFPuzzles } from '../../../web/interop/fpuzzles.js'
import { isLink, readJson, readLink } from '../../../web/interop/links.js'
import { readSudokuPad } from '../../../web/interop/sudokupad.js'
import { writeFPuzzles } from '../../../web/interop/write-fpuzzles.js'
import { LINKS } from '../../../web/interop/write-links.js'
import { writeSudokuPad } from '../../../web/interop/write-sudokupad.js'
import { constrainedScene } from '../../../web/scene/constrained-scene.js'
import { PROPER } from '../puzzles.mjs'
import { anyPuzzle, dice } from './any-puzzle.mjs'

const load = createRequire(new URL('../../../web/package.json', import.meta.url))
const packer = /** @type {any} */ (load('lz-string'))

/** A 4×4 puzzle of SudokuPad with these members. @param {object} more @returns {any} */
const pad = (more) => ({
  cells: Array.from({ length: 4 }, () => Array.from({ length: 4 }, () => ({}))),
  regions: [0, 2].flatMap((row) =>
    [0, 2].map((column) => [
      [row, column],
      [row, column + 1],
      [row + 1, column],
      [row + 1, column + 1],
    ]),
  ),
  ...more,
})
/** A 4×4 puzzle of f-puzzles with these members. @param {object} more @returns {any} */
const fPuzzle = (more) => ({
  size: 4,
  grid: Array.from({ length: 4 }, () => Array.from({ length: 4 }, () => ({}))),
  ...more,
})

const LINE = {
  wayPoints: [
    [0.5, 0.5],
    [0.5, 2.5],
    [1.5, 3.5],
  ],
  color: '#CFCFCF',
  thickness: 16,
}

test('SudokuPad: lines, arrows, shapes and texts are kept with their places, and named with their cells', () => {
  const { puzzle, leftOut, drawn } = readSudokuPad(
    pad({
      lines: [LINE],
      arrows: [{ wp: LINE.wayPoints.slice(0, 2), c: 'ff0000', th: 3, hl: 0.25 }],
      underlays: [{ ct: [1.5, 1.5], w: 1, h: 1, c2: '#FFA0A0' }],
      overlays: [
        { center: [1, 1], width: 0.3, height: 0.3, rounded: true, backgroundColor: '#000' },
        { center: [-0.5, 2.5], width: 0.25, height: 0.25, text: 17, fontSize: 32 },
      ],
    }),
  )
  assert.deepEqual(leftOut, ['shapes', 'lines', 'arrows'])
  assert.deepEqual(drawn, ['shapes', 'lines', 'arrows'])
  const kinds = kindsOf(puzzle.drawn ?? [], { rows: 4, columns: 4 })
  assert.deepEqual(Object.fromEntries(kinds), {
    shape: ['r1c1', 'r1c2', 'r2c1', 'r2c2'],
    line: ['r1c1', 'r1c2', 'r1c3', 'r2c4'],
    arrow: ['r1c1', 'r1c2', 'r1c3'],
    text: [],
  })
  const { layers } = constrainedScene(puzzle)
  assert.deepEqual(layers.clues, [{ side: 'above', index: 2, text: '17' }])
  // A dot on a corner covers no digit.
  const over = layers.signs.filter(({ isOver }) => isOver)
  assert.deepEqual(
    over.map(({ ink }) => ink.fill),
    ['ink'],
  )
  const red = layers.signs.filter(({ ink }) => ink.stroke === 'cell-1')
  assert.equal(red.length, 2, 'the shaft and the head of the arrow')
})

test('SudokuPad: cages of different digits are constraints, others are outlines', () => {
  const cells = [
    [0, 0],
    [0, 1],
  ]
  const { puzzle, leftOut, drawn } = readSudokuPad(
    pad({
      cages: [
        { cells, value: '5', unique: true },
        { cells: [[3, 3]], sum: 4, unique: true },
        { cells, unique: true, hidden: true },
        { cells, value: 'A', unique: true },
        { cells, value: '7' },
        { cells, hidden: true, unique: false },
        { cells: [[0, 0]], type: 'rowcol', unique: true },
        { value: 'title: One' },
        { value: 'rules: Put a digit\nin every cell.' },
      ],
    }),
  )
  assert.deepEqual(puzzle.constraints, [
    { cage: ['r1c1', 'r1c2'], sum: 5 },
    { cage: ['r4c4'], sum: 4 },
    { cage: ['r1c1', 'r1c2'] },
  ])
  assert.deepEqual(puzzle.drawn, [
    { cage: ['r1c1', 'r1c2'], text: 'A' },
    { cage: ['r1c1', 'r1c2'], text: '7' },
  ])
  assert.deepEqual([leftOut, drawn], [['cages'], ['cages']])
  assert.equal(puzzle.rules, 'Put a digit\nin every cell.')
})

test('SudokuPad: fog, paths and what cannot be read are named as left out, and nothing of them is drawn', () => {
  const { puzzle, leftOut, drawn } = readSudokuPad(
    pad({
      lines: [LINE, { d: 'M0 0L64 64', color: '#000' }],
      overlays: [{ center: 'r1c1' }],
      foglight: [[0, 0]],
      cages: [{ cells: [[9, 9]], value: 3, unique: true }],
    }),
  )
  assert.equal(puzzle.drawn?.length, 1)
  assert.deepEqual(leftOut, ['cages', 'lines', 'shapes', 'fog'])
  assert.deepEqual(drawn, [])
})

test('f-puzzles: its drawings are kept, and those of constraints that are read add nothing', () => {
  const { puzzle, leftOut, drawn } = readFPuzzles(
    fPuzzle({
      ruleset: 'Rules.',
      renban: [{ lines: [['R1C1', 'R1C2']] }],
      line: [
        { lines: [['R1C1', 'R1C2']], outlineC: '#f00', width: 0.5, fromConstraint: 'Renban' },
        { lines: [['R2C1', 'R3C2']], outlineC: '#0f0', width: 0.4 },
      ],
      circle: [
        { cells: ['R1C1', 'R1C2'], width: 0.5, height: 0.5, baseC: '#FFFFFF', outlineC: '#000000' },
      ],
      rectangle: [{ cells: ['R4C4'], width: 1, height: 0.5, angle: 45, baseC: '#ABCDEF' }],
      text: [{ cells: ['R0C1'], value: '12', fontC: '#000000', size: 1 }],
      cage: [
        { cells: ['R3C3', 'R3C4'], value: '9', outlineC: '#123456' },
        { cells: ['R1C1'], value: 'solution: 1' },
      ],
    }),
  )
  assert.deepEqual(puzzle.constraints, [{ renban: ['r1c1', 'r1c2'] }])
  assert.deepEqual([leftOut, drawn], [['shapes'], ['shapes']])
  assert.equal(puzzle.rules, 'Rules.')
  assert.deepEqual(
    [...kindsOf(puzzle.drawn ?? [], { rows: 4, columns: 4 })],
    [
      ['line', ['r2c1', 'r3c2']],
      ['shape', ['r1c1', 'r1c2', 'r4c4']],
      ['text', []],
      ['cage', ['r3c3', 'r3c4']],
    ],
  )
  const { object, leftOut: unwritten } = writeFPuzzles(puzzle)
  assert.deepEqual(unwritten, [])
  assert.deepEqual(readFPuzzles(object).puzzle, puzzle)
})

/** @param {ReturnType<typeof dice>} roll @returns {any} anything that SudokuPad draws */
function anyDrawing(roll) {
  const at = () => [roll(24) / 4 - 1, roll(24) / 4 - 1]
  const colour = () =>
    ['#CFCFCF', '#FF0000', '00ff00', '#0000', '#fff', 'rgba(1, 2, 3, 0.5)'][roll(6)]
  const points = () => Array.from({ length: 1 + roll(5) }, at)
  const shape = () => ({
    center: at(),
    width: roll(8) / 4,
    height: roll(8) / 4,
    ...(roll(2) && { rounded: true }),
    ...(roll(2) && { backgroundColor: colour() }),
    ...(roll(2) && { borderColor: colour(), borderSize: roll(4) }),
    ...(roll(3) === 0 && { text: String(roll(100)), fontSize: 10 + roll(30), color: colour() }),
    ...(roll(4) === 0 && { angle: roll(360) }),
  })
  const line = () => ({ wayPoints: points(), color: colour(), thickness: roll(40) })
  const many = (/** @type {() => object} */ make) => Array.from({ length: roll(5) }, make)
  return {
    lines: many(() => ({ ...line(), ...(roll(3) === 0 && { 'stroke-dasharray': '8,4' }) })),
    arrows: many(() => ({ ...line(), headLength: roll(10) / 10 + 0.1 })),
    underlays: many(shape),
    overlays: many(shape),
    cages: many(() => ({
      cells: [[roll(4), roll(4)]],
      value: ['A', '', '5'][roll(3)],
      unique: roll(2) === 0,
    })),
    metadata: { title: 'Any', rules: 'Some' },
  }
}

test('SudokuPad: 300 drawings come back from a link as they were', async () => {
  const roll = dice(5)
  for (let round = 0; round < 300; round++) {
    const first = readSudokuPad(pad(anyDrawing(roll))).puzzle
    const { text, leftOut } = LINKS.sudokupad(first, 'A title')
    assert.deepEqual(leftOut, [])
    const { puzzle, title } = await readLink(text)
    assert.equal(title, 'A title')
    assert.deepEqual(
      { ...puzzle, drawn: bySort(puzzle.drawn) },
      { ...first, drawn: bySort(first.drawn) },
    )
    // Each is drawn without a fault, whatever its place.
    assert.ok(
      constrainedScene(puzzle).layers.signs.every(
        (sign) => !/NaN|undefined/.test(JSON.stringify(sign)),
      ),
    )
  }
})

/** In an order that links do not change. @param {readonly object[]} [list] */
const bySort = (list = []) => list.map((item) => JSON.stringify(item)).sort()

test('f-puzzles: puzzles of every shape come back from a link with their marks, colours and constraints', async () => {
  const roll = dice(6)
  const constraints = [
    { cage: ['r1c1', 'r1c2'], sum: 5 },
    { thermometer: ['r1c1', 'r2c2'] },
    { whispers: ['r1c1', 'r2c2'], difference: 2 },
    { arrow: [['r1c1'], ['r1c2', 'r1c3']] },
    { 'white-dot': ['r1c1', 'r1c2'] },
    { 'pair-sum': ['r3c1', 'r3c2'], sum: 5 },
    { quadruple: ['r1c1', 'r1c2', 'r2c1', 'r2c2'], values: [1, 2] },
    { sandwich: ['r1c1', 'r2c1', 'r3c1', 'r4c1'], sum: 3 },
    { skyscraper: ['r1c4', 'r1c3', 'r1c2', 'r1c1'], count: 2 },
    { sum: ['r1c3', 'r2c4'], total: 6 },
    { even: ['r4c4'] },
    { 'anti-knight': true },
    { 'no-other-sums': [['r3c1', 'r3c2']], sums: [10, 5] },
  ]
  for (let round = 0; round < 100; round++) {
    const first = { ...anyPuzzle(4, roll), constraints }
    const { text, leftOut } = LINKS.fpuzzles(first, '')
    assert.deepEqual(leftOut, [])
    const { puzzle, leftOut: unread } = await readLink(text)
    assert.deepEqual(unread, [])
    if (!puzzle.entries?.some(Boolean)) delete puzzle.entries
    assert.deepEqual(bySort(puzzle.constraints), bySort(constraints))
    assert.deepEqual({ ...puzzle, constraints }, first)
  }
})

test('f-puzzles: candidates of single cells restrict those alone, also those that leave nothing', async () => {
  const grid = Array.from({ length: 4 }, () => Array.from({ length: 4 }, () => ({})))
  grid[0] = /** @type {any} */ ([
    { givenPencilMarks: [7, 9] },
    { givenPencilMarks: [1, 2] },
    { value: 3, given: true, givenPencilMarks: [4] },
    { givenPencilMarks: [] },
  ])
  const { puzzle } = readFPuzzles({ grid })
  assert.deepEqual(treeOfPuzzle(puzzle).candidates, { r1c1: [], r1c2: [1, 2] })
  assert.deepEqual(LINKS.fpuzzles(puzzle, '').leftOut, ['candidates'])
  const { candidates = [] } = puzzle
  const whole = { ...puzzle, candidates: [[4], ...candidates.slice(1)] }
  const { text, leftOut } = LINKS.fpuzzles(whole, '')
  assert.deepEqual(leftOut, [])
  assert.deepEqual((await readLink(text)).puzzle.candidates, whole.candidates)
})

test('what is not understood is named with its cells', () => {
  const grid = Array.from({ length: 4 }, () => Array.from({ length: 4 }, () => ({})))
  grid[1] = /** @type {any} */ ([{ value: 'A', given: true }, { value: 2.5 }, null, { value: 4 }])
  const linked = readFPuzzles({
    grid,
    killercage: [
      { cells: ['R1C1', 'R1C2'], value: 'a' },
      { cells: ['R3C1'], value: 3 },
    ],
    sandwichsum: [{ cell: 'R0C0', value: '2' }],
    countingcircles: [{ cells: ['R4C4'] }],
    cage: [
      { cells: ['R1C1'], value: 'FOGLIGHT' },
      { cells: ['R2C2'], value: '5' },
    ],
    text: [{ cells: [], value: 'lost' }],
  })
  const fPuzzlesPlaces = {
    A: ['r2c1'],
    2.5: ['r2c2'],
    cages: ['r1c1', 'r1c2'],
    outside: ['r0c0'],
    countingcircles: ['r4c4'],
    fog: ['r1c1'],
  }
  assert.deepEqual(linked.places, fPuzzlesPlaces)
  assert.deepEqual([...linked.leftOut].sort(), [...Object.keys(fPuzzlesPlaces), 'shapes'].sort())
  // Some of the drawings are not there.
  assert.deepEqual(linked.drawn, [])
  const padded = pad({
    scripts: ['alert()'],
    settings: {},
    antiknight: 'yes',
    foglight: [[0, 0], 'R1C2', 7],
    cages: [
      {
        cells: [
          [0, 0],
          [9, 9],
        ],
        value: 3,
        unique: true,
      },
    ],
  })
  padded.cells[3][3] = { value: 'A' }
  const { leftOut, places } = readSudokuPad(padded)
  const padPlaces = { A: ['r4c4'], cages: ['r1c1'], fog: ['r1c1', 'r1c2'] }
  assert.deepEqual(places, padPlaces)
  assert.deepEqual([...leftOut].sort(), [...Object.keys(padPlaces), 'scripts', 'antiknight'].sort())
})

test('what a link of another site does not have is named', () => {
  const { puzzle } = readSudokuPad(
    pad({ overlays: [{ center: [0.3, 0.3], width: 1, height: 1, backgroundColor: '#F00' }] }),
  )
  const constraints = [
    { expression: ['r1c1'], text: '1' },
    { cage: ['r1c1'], sum: 1 },
  ]
  const whole = { ...puzzle, constraints }
  assert.deepEqual(writeFPuzzles(whole).leftOut, ['expression', 'drawn-shape'])
  assert.deepEqual(writeSudokuPad(whole).leftOut, ['expression'])
  assert.ok(constraints.every((constraint) => keyOf(constraint)))
})

test('JSON that is not packed, plain classic links, and slashes that became one', async () => {
  assert.deepEqual(readJson(JSON.stringify(pad({ lines: [LINE] })))?.leftOut, ['lines'])
  assert.deepEqual(readJson(JSON.stringify(fPuzzle({})))?.format, 'fpuzzles')
  for (const other of ['{"grid": {"rows": 4}}', '{"cells": [{"position": [0, 0]}]}', '{', '7']) {
    assert.equal(readJson(other), undefined)
  }
  for (const object of [pad({ lines: [LINE] }), fPuzzle({})]) {
    assert.throws(() => readJson(JSON.stringify(object).slice(0, -1)), { key: 'link-damaged' })
  }
  const gaps = PROPER.givens.replaceAll(/[.]+/g, (gap) => 'ABCDEFGHIJKLMNOPQRSTUVWXYZ'[gap.length])
  const short = PROPER.givens.replaceAll(/([1-9]|^[.])[.]{0,5}|[.]{1,6}/g, (run, digit) => {
    const value = (Number(digit) || 0) + 10 * (run.length - 1)
    return '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwx'[value]
  })
  for (const id of [`scf${short}`, `classic${short}`, `classic${gaps}`]) {
    for (const link of [
      `https://sudokupad.app/${id}`,
      `https://sudokupad.app/sudoku/?puzzleid=${id}`,
      id,
    ]) {
      assert.equal(isLink(link), true)
      const { puzzle } = await readLink(link)
      assert.equal(puzzle.givens.join(''), PROPER.givens.replaceAll('.', '0'))
    }
  }
  await assert.rejects(readLink('https://sudokupad.app/classicB6B91D7C2E'), { key: 'link-damaged' })
  await assert.rejects(readLink('https://sudokupad.app/?puzzleid=abcdef'), {
    key: 'link-elsewhere',
  })
  let found = 0
  for (let number = 0; number < 40; number++) {
    // Sixteen bits of 1 in a row make the slashes likely.
    const title = `${number} \uffff`
    const puzzle = { title, ...fPuzzle({}) }
    const packed = packer.compressToBase64(JSON.stringify(puzzle))
    if (!packed.includes('//')) continue
    found++
    const link = `https://sudokupad.app/fpuzzles${packed.replaceAll('//', '/')}`
    assert.equal((await readLink(link)).title, title)
  }
  assert.ok(found > 0, 'a link with two slashes')
})

test('a drawing of unknown origin: only what has a known form is drawn', () => {
  const wrong = [
    null,
    7,
    {},
    { line: [[1]] },
    { line: [[0, 1e9]], width: 1 },
    { shape: [0, 0] },
    { cage: [1] },
  ]
  assert.deepEqual(drawnIn(wrong), [])
  assert.deepEqual(drawnIn('line'), [])
})

test('whatever is in a drawing, it is read or refused with a reason, and never breaks the board', async () => {
  const roll = dice(12)
  const odd = [
    null,
    0,
    -1,
    1e9,
    Number.NaN,
    '',
    'x',
    'javascript:0',
    '<b>',
    true,
    [],
    {},
    [[]],
    [null],
    '#F0F0F'.repeat(999),
  ]
  let read = 0
  for (let round = 0; round < 2000; round++) {
    const object = pad({ ...anyDrawing(roll), foglight: odd[roll(odd.length)] })
    for (let change = 1 + roll(4); change > 0; change--) {
      const lists = ['lines', 'arrows', 'underlays', 'overlays', 'cages'].map(
        (name) => object[name],
      )
      const list = lists[roll(lists.length)]
      const item = list?.[roll(list.length || 1)]
      const names = typeof item === 'object' && item ? Object.keys(item) : []
      const wrong = odd[roll(odd.length)]
      if (names.length && roll(3)) item[names[roll(names.length)]] = wrong
      else object[Object.keys(object)[roll(Object.keys(object).length)]] = wrong
    }
    const text = JSON.stringify(object)
    const packed = `https://sudokupad.app/scl${encodeURIComponent(packer.compressToBase64(text))}`
    const linked = await readLink(packed).catch((reason) => {
      assert.equal(reason.name, 'NonetError', `${reason.stack}`)
      return undefined
    })
    if (!linked) continue
    read++
    const { puzzle } = linked
    assert.ok((puzzle.drawn ?? []).length <= 2000)
    const { layers } = constrainedScene(puzzle)
    // A text may say anything: it is content, never markup.
    const shapes = layers.signs.map(({ ink, ...sign }) =>
      'data' in sign ? [sign.data, ink] : [sign.at, ink],
    )
    assert.doesNotMatch(JSON.stringify(shapes), /NaN|undefined|javascript|null|</)
    for (const write of Object.values(LINKS)) assert.equal(typeof write(puzzle, '').text, 'string')
  }
  assert.ok(read > 500, `${read} could still be read`)
})

test('classic links: characters of any kind are read or refused', async () => {
  const roll = dice(13)
  const letters = "ABCXYZabcxyz()[]-.~:@!$&'*,;=_0123456789 %é"
  for (let round = 0; round < 2000; round++) {
    const name = Array.from({ length: 8 + roll(60) }, () => letters[roll(letters.length)]).join('')
    await readLink(`https://sudokupad.app/?puzzleid=classic${name}`).then(
      ({ puzzle }) => assert.equal(puzzle.givens.length, puzzle.size ** 2),
      (reason) => assert.equal(reason.name, 'NonetError', `${name}: ${reason.stack}`),
    )
  }
})

test('what a reader has entered and coloured is named where it is not written', () => {
  const givens = [5, ...new Array(80).fill(0)]
  const entries = [0, 3, ...new Array(79).fill(0)]
  const colours = [[1], ...Array.from({ length: 80 }, () => [])]
  const puzzle = { ...puzzleOf81(givens), entries, colours }
  for (const name of ['json', 'iss', 'sudokupad']) {
    assert.deepEqual(LINKS[name](puzzle, '').leftOut, ['entries', 'colours'], name)
    assert.deepEqual(LINKS[name](puzzleOf81(givens), '').leftOut, [], name)
  }
  assert.deepEqual(LINKS.fpuzzles(puzzle, '').leftOut, [])
})

test('marks and rules in words are named where they are not written', () => {
  const marks = Array.from({ length: 81 }, (_, cell) => (cell === 3 ? [1, 2] : []))
  const puzzle = { ...puzzleOf81(new Array(81).fill(0)), corner: marks, rules: 'Cages add up.' }
  const expected = {
    json: ['marks', 'rules'],
    iss: ['marks', 'rules'],
    fpuzzles: [],
    sudokupad: [],
  }
  for (const [name, leftOut] of Object.entries(expected)) {
    assert.deepEqual(LINKS[name](puzzle, '').leftOut, leftOut, name)
  }
  const none = { ...puzzle, corner: marks.map(() => []), rules: '' }
  assert.deepEqual(LINKS.json(none, '').leftOut, [])
})

const puzzleOf81 = (/** @type {number[]} */ givens) => ({
  size: 9,
  boxRows: 3,
  boxColumns: 3,
  givens,
})
