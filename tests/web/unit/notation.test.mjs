// tests/web/unit/notation.test.mjs: a diagram's text: everything that is allowed, the errors for anything else; no
// text takes long or throws.
import assert from 'node:assert/strict'
import { readdirSync, readFileSync } from 'node:fs'
import { test } from 'node:test'
import { readDiagram } from '../../../web/diagram/notation.js'
import { LIMIT } from '../../../web/scene/fields.js'
import { loadNonet, mustGive } from '../../wasm/load.mjs'
import { DIAGRAMS, NAKED_PAIR } from '../diagrams.mjs'
import { PROPER } from '../puzzles.mjs'
import { dice } from './any-puzzle.mjs'

const digits = [...PROPER.givens].map((digit) => (digit === '.' ? 0 : Number(digit)))
const rows = PROPER.givens.match(/.{9}/g) ?? []
const solved = [...PROPER.solution].map(Number)

/** Read without a problem. @param {string} text @param {object} [attributes] */
function read(text, attributes) {
  const { diagram, problems } = readDiagram(text, attributes)
  assert.deepEqual(problems, [], text)
  return diagram
}

/** `key line:column`, of each problem. @param {string} text @param {object} [attributes] */
function problemsOf(text, attributes) {
  const { problems } = readDiagram(text, attributes)
  return problems.map(({ key, line, column }) => `${key} ${line}:${column}`)
}

/** The content of all cells that are not empty. @param {readonly number[][]} layer @param {number} size */
function filled(layer, size = 9) {
  const cells = layer.flatMap((list, cell) =>
    list.length ? [[`r${Math.floor(cell / size) + 1}c${(cell % size) + 1}`, list.join('')]] : [],
  )
  return Object.fromEntries(cells)
}

/** @param {number} row @param {number} column from 1 */
const at = (row, column) => (row - 1) * 9 + column - 1

const grids = {
  'one line': PROPER.givens,
  'zeros and underscores': PROPER.givens.replaceAll('.', '0').replace('0', '_'),
  rows: rows.join('\n'),
  'rows in threes': rows.map((row) => row.replace(/(...)(?=.)/g, '$1 ')).join('\r\n'),
  'blanks everywhere': rows.map((row) => `   ${[...row].join(' ')}`).join('\n\n'),
  commas: rows.map((row) => [...row].join(', ')).join(',\n'),
  'a frame': [
    '+---+---+---+',
    ...rows.map((row) => `|${row.replace(/(...)/g, '$1|')}`),
    '+---+---+---+',
  ].join('\n'),
  'a frame of lines': ['┌───┬───┐', ...rows.map((row) => `│ ${[...row].join(' ')} │`)].join('\n'),
  'three rows a line': [0, 3, 6].map((row) => rows.slice(row, row + 3).join(' ')).join('\n'),
}
for (const [name, text] of Object.entries(grids)) {
  test(`a grid: ${name}`, () => {
    const diagram = read(text)
    assert.deepEqual(diagram.givens, digits)
    assert.deepEqual([diagram.size, diagram.boxRows, diagram.boxColumns], [9, 3, 3])
  })
}

test('grids of other sizes', () => {
  assert.deepEqual(read('12 34\n34 12\n21 43\n....').givens.slice(4, 8), [3, 4, 1, 2])
  const letters = Array.from({ length: 16 }, () => '.123456789ABCDEF'.replace('.', 'G'))
  assert.deepEqual(
    read(letters.join('\n')).givens.slice(0, 16),
    [16, ...Array(16).keys()].filter(Boolean),
  )
  const numbers = Array.from({ length: 12 }, () => '0 1 2 3 4 5 6 7 8 9 10 12 '.trim())
  assert.deepEqual(read(numbers.join('\n')).givens.slice(9, 12), [9, 10, 12])
  assert.equal(read(numbers.join('\n')).size, 12)
  assert.equal(read('').size, 9)
  assert.deepEqual(read('', { size: '2x3' }).givens.length, 36)
  const six = read('123456456123231564564231312645645312', { size: '3x2' })
  assert.deepEqual([six.boxRows, six.boxColumns], [3, 2])
  assert.equal(read('size 3x2\n123456456123231564564231312645645312').boxRows, 3)
  assert.deepEqual(read('highlight row 1', { puzzle: PROPER.givens }).givens, digits)
})

test('a grid of candidates', () => {
  const cells = solved.map((digit, cell) => (digits[cell] ? String(digit) : `${digit}12`))
  const text = Array.from({ length: 9 }, (_, row) => cells.slice(row * 9, row * 9 + 9).join('  '))
  const { givens, marks } = read(text.join('\n'))
  assert.deepEqual(givens, digits)
  assert.deepEqual(marks[2], [1, 2, 4])
  assert.deepEqual(marks[0], [])
})

test('everything that a diagram can contain', () => {
  const diagram = read(`title: A   pair
    ${PROPER.givens}
    # a remark
    ENTRIES r1c3=4, R1C4: 6; r2c2 7
    marks r3c1: 1 2   r3c45: 34
    mark 5 6 in R4C2 and r4c3
    Centre r5c2:12
    color yellow: r1c1 r1c2, 6 r9c9
    colour r9c1 red blue
    highlight row 3, box 1 column2 r5c5 r5c6, b9
    circle r3c1(1), (3)r3c4, r1c1
    eliminate r3c45: 4
    coordinates
    caption It goes
    caption on.`)
  assert.equal(diagram.title, 'A   pair')
  assert.equal(diagram.caption, 'It goes on.')
  assert.equal(diagram.coordinates, true)
  assert.deepEqual(
    [diagram.entries[at(1, 3)], diagram.entries[at(1, 4)], diagram.entries[at(2, 2)]],
    [4, 6, 7],
  )
  assert.deepEqual(filled(diagram.marks), {
    r3c1: '12',
    r3c4: '34',
    r3c5: '34',
    r4c2: '56',
    r4c3: '56',
  })
  assert.deepEqual(filled(diagram.centre), { r5c2: '12' })
  assert.deepEqual(filled(diagram.colours), { r1c1: '3', r1c2: '3', r9c9: '6', r9c1: '16' })
  assert.deepEqual(diagram.highlights, [
    { kind: 'row', index: 2 },
    { kind: 'box', index: 0 },
    { kind: 'column', index: 1 },
    { cells: [at(5, 5), at(5, 6)] },
    { kind: 'box', index: 8 },
  ])
  assert.deepEqual(filled(diagram.circled), { r1c1: '0', r3c1: '1', r3c4: '3' })
  assert.deepEqual(filled(diagram.crossed), { r3c4: '4', r3c5: '4' })
})

test('a digit of the grid becomes an entry', () => {
  const { givens, entries } = read(`${PROPER.solution}\nentries r1c123 r9c9`)
  assert.deepEqual(givens.slice(0, 4), [0, 0, 0, 6])
  assert.deepEqual([...entries.slice(0, 4), entries[80]], [5, 3, 4, 0, 9])
})

test('a mark that is pointed out or linked is there', () => {
  const { marks } = read('circle r1c1(4)\ncross r1c1(2)\nline r1c1(9) - r2c2')
  assert.deepEqual(filled(marks), { r1c1: '249' })
})

/** @param {string} text its links, as from-to, > for an arrow, ~ for dashes */
function linksOf(text) {
  const name = (/** @type {{cell: number, digit?: number}} */ { cell, digit }) =>
    `${Math.floor(cell / 9) + 1}${(cell % 9) + 1}${digit ? `(${digit})` : ''}`
  return read(text).links.map(
    ({ from, to, isArrow, isDashed }) =>
      `${name(from)}${isDashed ? '~' : '-'}${isArrow ? '>' : ''}${name(to)}`,
  )
}

test('arrows, lines and chains', () => {
  assert.deepEqual(linksOf('arrow r1c3 -> r5c3'), ['13->53'])
  assert.deepEqual(linksOf('arrow r1c3 to r5c3, r1c1→r2c2'), ['13->53', '11->22'])
  assert.deepEqual(linksOf('Arrow: R1C3(4) => r5c3(4) -> r5c7'), ['13(4)->53(4)', '53(4)->57'])
  assert.deepEqual(linksOf('arrow r1c3 ~> r5c3'), ['13~>53'])
  assert.deepEqual(linksOf('line r1c1 - r1c9; r2c1 ~ r2c9'), ['11-19', '21~29'])
  assert.deepEqual(linksOf('chain (4)r1c3=(4)r5c3-(4)r5c7=(4)r1c7'), [
    '13(4)-53(4)',
    '53(4)~57(4)',
    '57(4)-17(4)',
  ])
  assert.deepEqual(linksOf('chain r1c3(4) => r5c3(4) -> r5c7(4)'), ['13(4)->53(4)', '53(4)~>57(4)'])
})

test('cells and digits over 9', () => {
  const diagram = read('size 16\nmarks r12c3: 10 A 16\ncircle r12c3(16)\nhighlight box 16')
  assert.deepEqual(filled(diagram.marks, 16), { r12c3: '1016' })
  assert.deepEqual(diagram.highlights, [{ kind: 'box', index: 15 }])
})

test('a jigsaw', () => {
  const { regions, highlights } = read(
    '1234\n....\n....\n....\nhighlight region 2\nregions AABB AABB CCDD CCDD',
  )
  assert.deepEqual(regions?.slice(0, 8), [0, 0, 1, 1, 0, 0, 1, 1])
  assert.deepEqual(highlights, [{ kind: 'region', index: 1 }])
  assert.deepEqual(problemsOf('size 4\nregions AABB'), ['diagram.regions 2:0'])
  assert.deepEqual(problemsOf('size 4\nregions AAAA AABB CCDD CCDD'), ['errors.bad-regions 2:0'])
})

for (const [text, ...expected] of [
  ['A sudoku, for readers', 'diagram.unknown 1:0'],
  ['highligth row 3', 'diagram.unknown 1:0'],
  ['1234567891', 'errors.no-such-size 1:0'],
  [[...rows.slice(0, 8), rows[8].slice(1)].join('\n'), 'errors.row-length 9:0'],
  [
    [...rows.slice(0, 7), `${rows[7]}.`, rows[8].slice(1)].join('\n'),
    'errors.row-length 8:0',
    'errors.row-length 9:0',
  ],
  [rows.slice(0, 8).join('\n'), 'errors.too-few-rows 8:0'],
  [`${PROPER.givens.slice(0, 80)}?`, 'errors.bad-character 1:81'],
  ['1234\n5...\n....\n....', 'errors.digit-range 2:1'],
  ['marks r1c0: 1', 'diagram.outside 1:7'],
  ['size 4\nmarks r1c5: 1', 'diagram.outside 2:7'],
  ['size 4\nmarks r1c1: 5', 'cells.outOfRange 2:13'],
  ['size 4x4\n1234\n....\n....\n....', 'errors.bad-boxes 1:0'],
  ['size tall', 'errors.bad-boxes 1:0'],
  ['marks r1c1', 'diagram.lacks 1:7'],
  ['marks 1 2', 'diagram.lacks 1:7'],
  ['marks', 'diagram.lacks 1:0'],
  ['colour r1c1: pink', 'diagram.noColour 1:14'],
  ['colour r1c1: 9', 'diagram.noColour 1:14'],
  ['entries r1c1: 12', 'diagram.oneDigit 1:9'],
  ['entries r1c1', 'diagram.lacks 1:9'],
  ['highlight row 10', 'diagram.outside 1:11'],
  ['highlight the moon', 'diagram.notUnderstood 1:15'],
  ['highlight', 'diagram.lacks 1:0'],
  ['arrow r1c1', 'diagram.lacks 1:7'],
  ['arrow -> r1c1', 'diagram.lacks 1:7', 'diagram.lacks 1:10'],
  ['arrow r1c1 -> r1c23', 'diagram.oneCell 1:15'],
  ['arrow r1c1 -> ', 'diagram.lacks 1:12'],
  ['cross r1c1', 'diagram.lacks 1:7'],
  ['circle r1c1(4', 'diagram.notUnderstood 1:12'],
  [`${PROPER.givens}\nmarks r1c1: 4`, 'diagram.filled 2:7'],
]) {
  test(`is told: ${text.slice(0, 40).replaceAll('\n', ' / ')}`, () => {
    assert.deepEqual(problemsOf(text), expected)
  })
}

test('one bad line spoils no other, and one bad place no other on its line', () => {
  const text = `${PROPER.givens}\nmarks r0c1: 1 r1c3: 4\nnonsense here\ncolour r1c3: pink r1c4: blue`
  const { diagram, problems } = readDiagram(text)
  assert.equal(problems.length, 3)
  assert.deepEqual(diagram.givens, digits)
  assert.deepEqual(filled(diagram.marks), { r1c3: '4' })
  assert.deepEqual(filled(diagram.colours), { r1c4: '6' })
})

test('the diagrams of the demo are read', () => {
  for (const text of Object.values(DIAGRAMS)) read(text)
  const { diagram } = readDiagram(NAKED_PAIR)
  assert.equal(diagram.entries.filter(Boolean).length, 22)
  assert.deepEqual(filled(diagram.crossed), { r1c8: '18', r7c8: '1', r8c8: '1', r9c8: '18' })
})

test('a text that is too long is rejected as a whole', () => {
  const { diagram, problems } = readDiagram(`${PROPER.givens}\n${'#'.repeat(LIMIT)}`)
  assert.deepEqual(
    problems.map(({ key }) => key),
    ['diagram.tooLong'],
  )
  assert.ok(diagram.givens.every((digit) => digit === 0))
  assert.deepEqual(problemsOf('', { puzzle: '1'.repeat(5_000_000) }), ['diagram.tooLong 0:0'])
})

const WORDS =
  `title caption size regions coordinates entries marks centre colour highlight circle cross
  arrow line chain row column box r1c1 r123c456 r12c3 r99c99 (4) (4)r1c1 r1c1(149) -> => - = ~ , ; : # |
  1 149 A . ..... 53..7.... 2x3 yellow in and ( ) [ ] " ' é 数 \u0000 __proto__ constructor`.split(
    /\s+/,
  )

test('whatever is written, something is drawn', () => {
  const roll = dice(7)
  for (let round = 0; round < 3000; round++) {
    const letters = Array.from({ length: roll(60) }, () => {
      if (roll(12) === 0) return String.fromCharCode(32 + roll(96))
      return WORDS[roll(WORDS.length)] + (roll(4) ? ' ' : '\n')
    })
    const text = letters.join('')
    const { diagram, problems } = readDiagram(text)
    assert.equal(diagram.givens.length, diagram.size ** 2, text)
    const numbers = [...diagram.givens, ...diagram.entries, ...diagram.marks.flat()]
    assert.ok(
      numbers.every((digit) => Number.isInteger(digit) && digit <= diagram.size),
      text,
    )
    for (const { line, column } of problems) {
      assert.ok(line >= 0 && column >= 0 && line <= text.split('\n').length, text)
    }
  }
})

/** Processor time in milliseconds, independent of other programs; the least of some runs. @param {string} text @param {number} [tries] */
function timeOf(text, tries = 1) {
  const times = Array.from({ length: tries }, () => {
    const start = process.cpuUsage()
    readDiagram(text)
    return process.cpuUsage(start).user / 1000
  })
  return Math.min(...times)
}

for (const piece of [
  'marks r1c1: 1 ',
  '1',
  ' ',
  '(',
  'r1',
  'r1c1',
  'arrow r1c1 -> ',
  ',',
  '-',
  'title ',
  '\n',
  'x\n',
  '9c',
]) {
  for (const head of ['', 'marks ', 'arrow ']) {
    test(`time is linear: "${head}", then "${piece.trim()}" again and again`, () => {
      const text = (/** @type {number} */ length) => (head + piece.repeat(length)).slice(0, length)
      // A hundred thousand squared steps take longer than 40 ms, however simple they are.
      if (timeOf(text(LIMIT)) < 40) return
      // Twice the length takes twice the time; if it were quadratic, four times. One run can be wrong, not all of
      // them.
      const ratios = [1, 2, 3].map(() => timeOf(text(LIMIT), 3) / timeOf(text(LIMIT / 2), 3))
      assert.ok(Math.min(...ratios) < 3.3, `twice as long takes ${ratios} times as long`)
    })
  }
}

test('a very long line is read up to a limit, and that is reported', () => {
  const { diagram, problems } = readDiagram(`colour ${'r1c1: 1 '.repeat(9000)}`)
  assert.deepEqual(filled(diagram.colours), { r1c1: '1' })
  assert.deepEqual(
    problems.map(({ key }) => key),
    ['diagram.notUnderstood'],
  )
})

test('a line of a hundred thousand figures is no long list', () => {
  // A list of every cell that it could mean would take hours, and all memory.
  const figures = '123456789'.repeat(4000)
  readDiagram(`marks r${figures}c${figures}: ${figures.slice(0, 20_000)}`)
  readDiagram(`highlight ${'r123456789c123456789 '.repeat(4700)}`)
  readDiagram(`chain ${'r1c1 '.repeat(19_000)}`)
})

/** Texts of tests/texts that mean something else in a diagram, and how it shows them. */
const SHOWN_OTHERWISE = new Map([
  ["what Norvig's display() prints before the search", 'one figure in a cell is a digit there'],
  ['candidates drawn three by three in each cell', 'each of the 27×27 places is a cell'],
  ['four puzzles side by side, an empty row and an empty column between', 'one board of 18×18'],
  ['a number beyond the size', '12 in a cell of 9×9 are two marks'],
])

test('a grid of another program is read as the core reads it', async () => {
  const nonet = await loadNonet()
  const folder = new URL('../../texts/', import.meta.url)
  const differing = []
  let same = 0
  for (const file of readdirSync(folder)) {
    for (const { name, text } of JSON.parse(readFileSync(new URL(file, folder), 'utf8'))) {
      const { diagram, problems } = readDiagram(text)
      if (problems.length || !diagram.givens.some(Boolean)) continue
      const [entry] = mustGive(nonet.read(text, {})).entries
      const { givens = [], entries } = entry?.puzzle ?? {}
      const digits = givens.map((given, cell) => given || (entries?.[cell] ?? 0))
      if (String(digits) === String(diagram.givens)) same++
      else differing.push(name)
    }
  }
  assert.deepEqual(differing.sort(), [...SHOWN_OTHERWISE.keys()].sort())
  assert.ok(same > 20, `${same}`)
})
