// tests/web/unit/links.test.mjs: other sites' links are read correctly, what is broken is named, and no content of a
// link breaks its reader.
import assert from 'node:assert/strict'
import { createRequire } from 'node:module'
import { test } from 'node:test'
import { areasOf } from '../../../web/board/houses.js'
import english from '../../../web/i18n/en.json' with { type: 'json' }
import { writeCompact } from '../../../web/interop/compact.js'
import { linksIn, readLink } from '../../../web/interop/links.js'
import { readSudokuPad } from '../../../web/interop/sudokupad.js'
import { PROPER } from '../puzzles.mjs'
import { anyPuzzle, dice } from './any-puzzle.mjs'

const load = createRequire(new URL('../../../web/package.json', import.meta.url))
const packer = /** @type {any} */ (load('lz-string'))

const DIGITS = [...PROPER.givens].map((digit) => Number(digit) || 0)
const SOLUTION = [...PROPER.solution].map(Number)

test('Sudoku Exchange: the long form and the short one', async () => {
  // Both forms of the same puzzle are in that project's own tests.
  const long = '000309007001060040000010003206003100000020000008700905600070000010090800700508000'
  for (const text of [long, 'KDTRBQsV3CQ3p0q08RJ5avLJSRFc']) {
    const { puzzle } = await readLink(`https://sudokuexchange.com/play/?s=${text}&d=2`)
    assert.equal(puzzle.givens.join(''), long)
  }
})

test('SudokuWiki: 81 digits, and both kinds of states', async () => {
  const at = (/** @type {string} */ text) =>
    readLink(`https://www.sudokuwiki.org/sudoku.htm?bd=${text}`)
  assert.deepEqual((await at(PROPER.givens.replaceAll('.', '0'))).puzzle.givens, DIGITS)
  // Two of the site's own examples, with the puzzles that they start from.
  for (const [state, start] of [
    [
      'S9Bb6010b8m075a8q054y0g0c048k0e4y8k455106b60e017o4a9m64030a36090403050838380d020c088i3601aa0e0e3608aa0a020caa04440537381o093e036r030d370e0837383909b8b6373c1o3b056z6r',
      '010070050004000000600100003009435800020800100008002004050009030300080009000000500',
    ],
    [
      'S9B46090b1m4a01070e1q050v3f022iaa1q7n081n4b3f9603ea027n1m46070e0n450409060l02460r7r06b64b0g050r060907114k4b030t1n170823093m1z0b3b07191n2319031v0h090i1103082t3o1v0437',
      '090001700500200008000030200070004960200060005069700030008090000700003009003800040',
    ],
  ]) {
    const { puzzle } = await at(state)
    const { givens, entries = [], corner = [] } = puzzle
    assert.equal(givens.join(''), start)
    const areas = areasOf(puzzle)
    // No mark is in conflict with a digit, so the sets are read correctly.
    for (const [cell, set] of corner.entries()) {
      for (let other = 0; other < 81; other++) {
        const digit = givens[other] || entries[other]
        const sees =
          other % 9 === cell % 9 ||
          Math.floor(other / 9) === Math.floor(cell / 9) ||
          areas[other] === areas[cell]
        assert.ok(!digit || !sees || !set.includes(digit), `${digit} in cells ${cell} and ${other}`)
      }
      const isSet = givens[cell] || entries[cell]
      assert.ok(isSet ? set.length === 0 : set.length > 0, `cell ${cell}`)
    }
  }
})

/** @param {object} more beside the grid */
function fPuzzle(more = {}, cell = (/** @type {number} */ _cell) => ({})) {
  const grid = Array.from({ length: 9 }, (_, row) =>
    Array.from({ length: 9 }, (__, column) => {
      const digit = DIGITS[row * 9 + column]
      return { ...(digit ? { value: digit, given: true } : {}), ...cell(row * 9 + column) }
    }),
  )
  return { size: 9, title: 'Title', author: 'Author', ruleset: 'Normal sudoku.', grid, ...more }
}

const packed = (/** @type {object} */ object) => packer.compressToBase64(JSON.stringify(object))

/** How messengers and programs change a base64 text. */
const DISGUISES = /** @type {Record<string, (text: string) => string>} */ ({
  plain: (text) => text,
  escaped: encodeURIComponent,
  'slashes escaped': (text) => text.replaceAll('/', '%2F'),
  'plus became a blank': (text) => text.replaceAll('+', ' '),
  'no padding': (text) => text.replace(/=+$/, ''),
})

test('SudokuWiki: the older state, as its page describes it', async () => {
  const cells = [...PROPER.solution].map((digit, cell) => {
    const bit = 1 << (Number(digit) - 1)
    if (DIGITS[cell]) return (bit << 1) + 1
    return (cell % 2 ? bit : bit | (bit === 1 ? 2 : 1)) << 1
  })
  const text = cells.map((cell) => cell.toString(32).padStart(2, '0')).join('')
  const { puzzle } = await readLink(`https://www.sudokuwiki.org/sudoku.htm?bd=${text}`)
  assert.deepEqual(puzzle.givens, DIGITS)
  assert.equal(puzzle.entries?.[3], SOLUTION[3])
  assert.equal(puzzle.entries?.[2], 0)
  assert.deepEqual(puzzle.corner?.[2], [1, SOLUTION[2]])
})

test('f-puzzles: givens, entries, marks, colours and constraints; the rest is named', async () => {
  const object = fPuzzle(
    {
      killercage: [{ cells: ['R1C1', 'R1C2'], value: '8' }],
      thermometer: [{ lines: [['R1C1', 'R2C2']] }, { lines: [] }],
      text: [{ cells: ['R1C1'], value: 'A' }],
      antiknight: true,
      negative: [],
      arrow: [],
      'diagonal+': false,
      solution: SOLUTION,
    },
    (cell) =>
      cell === 2
        ? { value: 4 }
        : cell === 3
          ? { centerPencilMarks: [6, 2], cornerPencilMarks: [2], c: '#FFA0A0' }
          : {},
  )
  for (const [name, disguise] of Object.entries(DISGUISES)) {
    const text = disguise(packed(object))
    const link = `https://www.f-puzzles.com/?load=${text}`
    const [found] = linksIn(`Try this one!\n${link}`)
    const { puzzle, title, leftOut, solution } = await readLink(found.link, found.rest)
    assert.deepEqual(puzzle.givens, DIGITS, name)
    assert.equal(puzzle.entries?.[2], 4)
    assert.equal(puzzle.entries?.filter(Boolean).length, 1)
    assert.deepEqual(puzzle.centre?.[3], [2, 6])
    assert.deepEqual(puzzle.corner?.[3], [2])
    assert.deepEqual(puzzle.colours?.[3], [1])
    assert.equal(puzzle.regions, undefined)
    assert.equal(title, 'Title · Author')
    assert.deepEqual(leftOut, ['thermometers', 'shapes'])
    assert.deepEqual(puzzle.constraints, [
      { cage: ['r1c1', 'r1c2'], sum: 8 },
      { thermometer: ['r1c1', 'r2c2'] },
      { 'anti-knight': true },
    ])
    assert.deepEqual(solution, SOLUTION)
  }
})

test('f-puzzles and SudokuPad: extra houses are part of the puzzle where the grid can have them', async () => {
  const constraints = {
    'diagonal+': true,
    'diagonal-': true,
    disjointgroups: true,
    extraregion: [{ cells: ['R1C1', 'R1C2', 'R2C2'] }],
    antiking: true,
  }
  const whole = await readLink(`f-puzzles.com/?load=${packed(fPuzzle(constraints, () => ({})))}`)
  assert.deepEqual(whole.puzzle.houses, ['diagonals', 'groups', 'r1c1r1c2r2c2'])
  assert.deepEqual(whole.leftOut, [])
  assert.deepEqual(whole.puzzle.constraints, [{ 'anti-king': true }])
  // Columns as regions have no groups; a region with a cell twice is none.
  const jigsaw = fPuzzle(
    { disjointgroups: true, 'diagonal+': true, extraregion: [{ cells: ['R1C1', 'R1C1'] }, null] },
    (cell) => ({ region: cell % 9 }),
  )
  const part = await readLink(`f-puzzles.com/?load=${packed(jigsaw)}`)
  assert.deepEqual(part.puzzle.houses, ['diagonal-up'])
  assert.deepEqual(part.leftOut, ['disjoint', 'extraRegions'])
  const cells = Array.from({ length: 9 }, () => new Array(9).fill({}))
  const regions = [...new Array(9).keys()].map((box) =>
    [...new Array(9).keys()].map((place) => [
      Math.floor(box / 3) * 3 + Math.floor(place / 3),
      (box % 3) * 3 + (place % 3),
    ]),
  )
  const pad = { cells, regions, global: ['diagonal-', 'antiknight'], metadata: { windoku: true } }
  const { puzzle, leftOut } = readSudokuPad(pad)
  assert.deepEqual(puzzle.houses, ['diagonal-down', 'windows'])
  assert.deepEqual(leftOut, [])
  assert.deepEqual(puzzle.constraints, [{ 'anti-knight': true }])
})

test('f-puzzles: jigsaw regions, other sizes, invalid regions', async () => {
  const region = (/** @type {number} */ cell) => ({ region: cell % 9 })
  const columns = await readLink(`f-puzzles.com/?load=${packed(fPuzzle({}, region))}`)
  assert.deepEqual(columns.puzzle.regions?.slice(0, 10), [0, 1, 2, 3, 4, 5, 6, 7, 8, 0])
  // Only the cells that were moved to another region name one.
  const swapped = fPuzzle({}, (cell) =>
    cell === 2 ? { region: 1 } : cell === 3 ? { region: 0 } : {},
  )
  const { puzzle } = await readLink(`f-puzzles.com/?load=${packed(swapped)}`)
  assert.deepEqual(puzzle.regions?.slice(0, 9), [0, 0, 1, 0, 1, 1, 2, 2, 2])
  const open = fPuzzle({}, (cell) => (cell === 0 ? { region: null } : {}))
  const { puzzle: without, leftOut } = await readLink(`f-puzzles.com/?load=${packed(open)}`)
  assert.deepEqual(leftOut, ['openRegions'])
  assert.equal(without.boxRows, 1)
  const six = { size: 6, grid: Array.from({ length: 6 }, () => new Array(6).fill({})) }
  const small = await readLink(`https://f-puzzles.com/?load=${packed(six)}`)
  assert.deepEqual([small.puzzle.size, small.puzzle.boxRows], [6, 2])
})

/** A SudokuPad puzzle with long names. */
function padPuzzle() {
  const cells = Array.from({ length: 9 }, (_, row) =>
    Array.from({ length: 9 }, (__, column) => {
      const digit = DIGITS[row * 9 + column]
      return digit ? { value: digit } : row + column === 2 ? { centremarks: [1, 2] } : {}
    }),
  )
  const regions = Array.from({ length: 9 }, (_, box) =>
    Array.from({ length: 9 }, (__, place) => [
      Math.floor(box / 3) * 3 + Math.floor(place / 3),
      (box % 3) * 3 + (place % 3),
    ]),
  )
  return {
    cellSize: 50,
    cells,
    regions,
    lines: [
      {
        wayPoints: [
          [0.5, 0.5],
          [1.5, 1.5],
        ],
        color: '#CFCFCF',
        thickness: 10,
      },
    ],
    cages: [
      { value: `title: It's "fine"` },
      { cells: [[0, 0]], type: 'rowcol', unique: true },
      {
        cells: [
          [0, 0],
          [0, 1],
        ],
        value: '8',
        style: 'killer',
      },
    ],
    metadata: { author: 'Someone', solution: PROPER.solution, antiknight: true },
  }
}

/** The same in SudokuPad's shorter form: names, empty objects, quotes, colours. */
function zip(/** @type {object} */ object) {
  const short = /** @type {Record<string, string>} */ ({
    cells: 'ce',
    cellSize: 'cs',
    regions: 're',
    value: 'v',
    lines: 'l',
    cages: 'ca',
    color: 'c',
    wayPoints: 'wp',
    thickness: 'th',
    title: 't',
  })
  return JSON.stringify(object)
    .replaceAll(/"(\w+)":/g, (_, name) => `${short[name] ?? name}:`)
    .replaceAll(/(?<=[,[{])\{\}(?=[,\]}])/g, '')
    .replaceAll(/:"#([\dA-F]{6})"/g, ':$1')
    .replaceAll(':true', ':t')
    .replaceAll("'", "\\'")
    .replaceAll('"', "'")
}

test('SudokuPad: long and short, in every kind of address', async () => {
  const whole = packer.compressToBase64(JSON.stringify(padPuzzle()))
  const short = packer.compressToBase64(zip(padPuzzle()))
  for (const id of [`scl${whole}`, `scl${short}`, `ctc${short}`]) {
    for (const link of [
      `https://sudokupad.app/${id}`,
      `https://sudokupad.app/sudoku/${encodeURIComponent(id)}?setting-nogrid=1`,
      `https://app.crackingthecryptic.com/sudoku/?puzzleid=${encodeURIComponent(id)}`,
      `https://sudokupad.app/?puzzle=${id}`,
      id,
    ]) {
      const { puzzle, title, leftOut, solution } = await readLink(link)
      assert.deepEqual(puzzle.givens, DIGITS, link.slice(0, 60))
      assert.equal(puzzle.regions, undefined)
      assert.equal(puzzle.boxRows, 3)
      assert.deepEqual(puzzle.centre?.[2], [1, 2])
      assert.match(title, /^It's .fine. · Someone$/)
      assert.deepEqual(leftOut, ['lines', 'cages'])
      assert.deepEqual(solution, SOLUTION)
    }
  }
  const wrapped = await readLink(
    `https://sudokupad.app/fpuzzles${encodeURIComponent(packed(fPuzzle()))}`,
  )
  assert.deepEqual(wrapped.puzzle.givens, DIGITS)
})

test('an unreadable link has an error, with a sentence for it', async () => {
  const good = packed(fPuzzle())
  const oblong = {
    grid: [
      [{}, {}],
      [{}, {}],
      [{}, {}],
    ],
  }
  for (const [link, key] of [
    [`https://f-puzzles.com/?load=${good.slice(0, good.length / 2)}`, 'link-damaged'],
    [`https://f-puzzles.com/?load=${good.slice(0, 40)}!!!`, 'link-damaged'],
    [`https://f-puzzles.com/?load=${packer.compressToBase64('no JSON at all')}`, 'link-damaged'],
    [`https://f-puzzles.com/?load=${packer.compressToBase64('null')}`, 'link-damaged'],
    [`https://f-puzzles.com/?load=${packer.compressToBase64('{}')}`, 'link-damaged'],
    [`https://f-puzzles.com/?load=${packed(oblong)}`, 'link-shape'],
    ['https://f-puzzles.com/?id=abc123', 'link-elsewhere'],
    ['https://sudokupad.app/q7mdkh5qxz', 'link-elsewhere'],
    ['https://tinyurl.com/abcdef', 'link-elsewhere'],
    ['https://example.com/', 'link-unknown'],
    ['https://nonet.example/?p=123', 'no-such-size'],
    ['https://nonet.example/?p=1b5', 'digit-range'],
    ['https://nonet.example/?p=1é', 'link-damaged'],
    ['https://nonet.example/?p=zj.b4x2', 'bad-boxes'],
    ['https://nonet.example/?p=p.r1o', 'bad-regions'],
    ['https://nonet.example/?p=p.r1', 'link-damaged'],
    [`https://nonet.example/?p=${'z'.repeat(170)}`, 'too-large'],
    [`https://nonet.example/?p=p.c${'z'.repeat(200_000)}`, 'too-large'],
    [`https://nonet.example/?p=p.r1${'z'.repeat(200_000)}`, 'too-large'],
    ['https://sudokuexchange.com/play/?s=123', 'link-damaged'],
    ['https://www.sudokuwiki.org/sudoku.htm?bd=S9C01', 'link-damaged'],
  ]) {
    await assert.rejects(readLink(link), (/** @type {any} */ reason) => {
      assert.equal(reason.key, key, link)
      const words = { .../** @type {any} */ (english.errors), ...english.unread }
      for (const [, name] of words[key].matchAll(/\{(\w+)\}/g)) {
        assert.notEqual(reason.args[name], undefined, `${key}: {${name}}`)
      }
      return true
    })
  }
})

test('punctuation after a link is no part of it', async () => {
  const link = `https://nonet.example/?p=${PROPER.givens.slice(0, 80)}.`
  for (const end of ['.', '?', ').', '…', ':']) {
    const [{ link: found, rest }] = linksIn(`See ${link}${end} Good luck!`)
    const { puzzle } = await readLink(found, rest)
    assert.deepEqual(puzzle.givens, [...DIGITS.slice(0, 80), 0], end)
  }
  await assert.rejects(readLink('https://sudokuexchange.com/play/?s=123.'), { key: 'link-damaged' })
})

test('links are found among words, and left alone beside a grid', () => {
  const link = 'https://sudokuexchange.com/play/?s=KDTRBQsV3CQ3p0q08RJ5avLJSRFc'
  assert.deepEqual(
    linksIn(`Look: <${link}>, it is hard\n${link}`).map((found) => [found.link, found.line]),
    [
      [link, 1],
      [link, 2],
    ],
  )
  assert.deepEqual(linksIn(`${PROPER.givens}\n#U ${link}`), [])
  assert.deepEqual(linksIn('no link here'), [])
  assert.deepEqual(linksIn(PROPER.givens), [])
})

test('whatever is done to a link, it is read or refused with a reason', async () => {
  const roll = dice(7)
  const good = [
    `https://f-puzzles.com/?load=${packed(fPuzzle({ cage: [{ cells: ['R1C1'] }] }))}`,
    `https://sudokupad.app/scl${packer.compressToBase64(zip(padPuzzle()))}`,
    `https://nonet.example/?p=${writeCompact(anyPuzzle(9, roll))}`,
    `https://nonet.example/?p=${writeCompact(anyPuzzle(16, roll))}`,
    'https://sudokuexchange.com/play/?s=KDTRBQsV3CQ3p0q08RJ5avLJSRFc',
  ]
  const letters = [...'09azAZ+/=%&?#.-_~ {}[]"\'\\é']
  let read = 0
  for (let round = 0; round < 3000; round++) {
    let text = good[roll(good.length)]
    for (let change = 1 + roll(3); change > 0; change--) {
      const at = roll(text.length)
      const letter = letters[roll(letters.length)]
      text = text.slice(0, at) + (roll(2) ? letter : '') + text.slice(at + roll(3))
    }
    try {
      const { puzzle } = await readLink(text)
      assert.equal(puzzle.givens.length, puzzle.size ** 2)
      assert.ok(puzzle.givens.every((digit) => digit >= 0 && digit <= puzzle.size))
      assert.ok(writeCompact(puzzle))
      read++
    } catch (reason) {
      const { name, key } = /** @type {any} */ (reason)
      assert.equal(name, 'NonetError', `${text}\n${reason}`)
      assert.ok(key in { ...english.errors, ...english.unread }, key)
    }
  }
  assert.ok(read > 100, `${read} could still be read`)
})

test('an object that is no puzzle breaks nothing', async () => {
  const roll = dice(11)
  const odd = [null, 0, -1, 1.5, '', 'x', true, [], {}, [[]], [null], { value: {} }, 1e9, NaN]
  for (let round = 0; round < 2000; round++) {
    /** @type {any} */
    const object = roll(2) ? fPuzzle() : padPuzzle()
    const grid = object.grid ?? object.cells
    const names = Object.keys(object)
    const wrong = odd[roll(odd.length)]
    const place = roll(3)
    if (place === 0) object[names[roll(names.length)]] = wrong
    else if (place === 1) grid[roll(9)][roll(9)] = wrong
    else grid[roll(9)][roll(9)] = { value: wrong, given: true, region: wrong, v: wrong, c: wrong }
    const id = `${object.grid ? 'fpuzzles' : 'scl'}${packed(object)}`
    await readLink(id).catch((reason) => assert.equal(reason.name, 'NonetError', `${reason.stack}`))
  }
})

test('a link that would unpack to gigabytes is given up at a megabyte, and a long title is cut', async () => {
  const bomb = packer.compressToBase64(JSON.stringify({ ...fPuzzle(), title: 'x'.repeat(7e6) }))
  assert.ok(bomb.length < 10_000, 'it is a short link')
  // It must not be unpacked again for each part of the rest.
  const [{ link, rest }] = linksIn(`https://f-puzzles.com/?load=${bomb} ${'abcd '.repeat(10_000)}`)
  assert.equal(rest.length, 500)
  await assert.rejects(readLink(link, rest), { key: 'link-unknown' })

  const title = '😀'.repeat(100_000)
  const long = { ...fPuzzle({ ['y'.repeat(1000)]: true }), title, author: title }
  const read = await readLink(`https://f-puzzles.com/?load=${packed(long)}`)
  assert.ok(read.title.length < 1000, `${read.title.length} characters`)
  assert.ok(read.title.startsWith('😀') && !/\p{Cs}/u.test(read.title))
  assert.ok(read.leftOut.every((name) => name.length < 100))
  const named = await readLink(`https://nonet.example/?p=${PROPER.givens}&t=${'y'.repeat(100_000)}`)
  assert.ok(named.title.length < 1000)
})

test('each blank in a link may have been a plus', () => {
  const [{ link, rest }] = linksIn('See https://f-puzzles.com/?load=AB  CD E   ')
  assert.deepEqual([link, rest], ['https://f-puzzles.com/?load=AB', ['', 'CD', 'E', '', '']])
  const [{ rest: most }] = linksIn(`https://f-puzzles.com/?load=AB${' '.repeat(100_000)}`)
  assert.equal(most.length, 500)
})

test('a text of nothing but links holds each word once', () => {
  const found = linksIn('a.app/x b '.repeat(30_000))
  assert.equal(found.length, 30_000)
  assert.ok(found.every(({ rest }) => rest.length === 1))
})
