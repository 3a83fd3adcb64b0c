// tests/web/unit/diagram.test.mjs: a diagram set by a script, its accessible description, and the outlines around its
// cells.
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { checkDiagram } from '../../../web/diagram/check.js'
import { ENGLISH, voiceFor } from '../../../web/diagram/diagram-words.js'
import { readDiagram } from '../../../web/diagram/notation.js'
import { labelOf, notesOf } from '../../../web/diagram/sentences.js'
import { frameOf, outlineOf } from '../../../web/scene/frame.js'
import { DIAGRAMS } from '../diagrams.mjs'

test('the diagram of a text can be set by a script', () => {
  for (const text of Object.values(DIAGRAMS)) {
    const { diagram } = readDiagram(text)
    assert.deepEqual(checkDiagram(diagram), diagram)
    assert.notEqual(checkDiagram(diagram).givens, diagram.givens)
  }
})

test('missing members are empty or have their default', () => {
  const six = checkDiagram({ size: 6 })
  assert.deepEqual([six.boxRows, six.boxColumns, six.givens.length], [2, 3, 36])
  assert.equal(checkDiagram({ givens: new Array(16).fill(0) }).size, 4)
  assert.deepEqual(checkDiagram({}), readDiagram('').diagram)
  const { links, marks } = checkDiagram({
    links: [{ from: { cell: 0, digit: 4 }, to: { cell: 9 } }],
  })
  assert.deepEqual(links, [
    { from: { cell: 0, digit: 4 }, to: { cell: 9 }, isArrow: false, isDashed: false },
  ])
  assert.deepEqual(marks[0], [4])
})

const zeros = new Array(81).fill(0)
for (const [wrong, message] of /** @type {[any, RegExp][]} */ ([
  [undefined, /^diagram is undefined, not an object$/],
  ['53..7', /^diagram is "53..7", not an object$/],
  [{ size: 65 }, /^size is 65, not a whole number from 1 to 64$/],
  [{ size: 1e9 }, /^size is/],
  [{ givens: [1, 2, 3] }, /^size is 1\.73/],
  [{ size: 9, givens: [1, 2, 3] }, /^givens is a list of 3, not a list of 81$/],
  [{ givens: zeros.with(3, 10) }, /^givens\[3\] is 10, not a whole number from 0 to 9$/],
  [{ givens: zeros.with(3, '1') }, /^givens\[3\] is "1", not/],
  [{ boxRows: 2 }, /^boxColumns is 4\.5/],
  [{ marks: zeros }, /^marks\[0\] is 0, not a list$/],
  [{ marks: zeros.map(() => [0]) }, /^marks\[0\] is 0, not a whole number from 1 to 9$/],
  [{ colours: zeros.map(() => [9]) }, /^colours\[0\] is 9, not a whole number from 1 to 8$/],
  [{ highlights: [{ kind: 'stripe', index: 0 }] }, /^highlights\[0\]\.kind is "stripe", not row/],
  [{ highlights: [{ cells: [81] }] }, /^highlights\[0\]\.cells is 81/],
  [{ links: [{ from: { cell: 0 } }] }, /^links\[0\]\.to is undefined, not an object$/],
  [{ links: [{ from: { cell: 0 }, to: { cell: 1, digit: 10 } }] }, /^links\[0\]\.to\.digit is 10/],
  [{ links: new Array(501).fill({}) }, /^links is a list of 501, not a list of at most 500$/],
  [{ regions: zeros }, /^the count of cells in region 0 is 81, not 9$/],
  [{ spots: [{ cell: 0, digit: 1, role: 'odd' }] }, /^spots\[0\]\.role is "odd", not pattern,/],
  [{ title: 5 }, /^title is 5, not a string$/],
])) {
  test(`refused: ${JSON.stringify(wrong)?.slice(0, 50)}`, () => {
    assert.throws(() => checkDiagram(wrong), { name: 'TypeError', message })
  })
}

test('nothing of an object’s prototype is read or written', () => {
  const hostile = JSON.parse('{"__proto__": {"size": 4}, "constructor": {"size": 4}, "size": 9}')
  assert.equal(checkDiagram(hostile).size, 9)
  assert.equal(checkDiagram(Object.create({ size: 4 })).size, 9)
  assert.equal(/** @type {any} */ ({}).size, undefined)
})

test('cells and the layers over them, in words', async () => {
  const { diagram } = readDiagram(`53. .7. ... 6.. 195 ... .98 ... .6. 8.. .6. ..3 4.. 8.3 ..1
    7.. .2. ..6 .6. ... 28. ... 419 ..5 ... .8. .79
    entries r1c3: 4
    marks r2c2: 2 7
    centre r2c3: 1 2
    colour r2c2: red blue
    highlight row 3, box 1, r1c12
    circle r2c2(7)
    cross r2c2(2), r2c3(2)
    arrow r1c1 -> r2c2(7)
    chain r1c1 - r1c2`)
  const frame = frameOf(diagram)
  assert.deepEqual(
    [0, 2, 3, 10, 11].map((cell) => labelOf(diagram, cell, ENGLISH, frame)),
    [
      'row 1 column 1, given 5',
      'row 1 column 3, 4',
      'row 1 column 4, empty',
      'row 2 column 2, empty, corner marks 2 7, colours red and blue',
      'row 2 column 3, empty, centre marks 1 2',
    ],
  )
  assert.deepEqual(notesOf(diagram, ENGLISH, frame), [
    'Highlighted: row 3, box 1 and row 1 column 1 and row 1 column 2',
    'Circled: 7 in row 2 column 2',
    'Crossed out: 2 in row 2 column 2 and 2 in row 2 column 3',
    'Arrow from row 1 column 1 to 7 in row 2 column 2',
    'Dashed line from row 1 column 1 to row 1 column 2',
  ])
  const german = await voiceFor('de-CH')
  assert.match(notesOf(diagram, german, frame)[0], /^Hervorgehoben: Zeile 3, Block 1 und/)
  assert.equal(await voiceFor('tlh'), ENGLISH)
})

test('every problem has its words, without gaps', () => {
  const wrong = `title\nnonsense\nmarks r0c1: 1\nmarks r1c1: x\nmarks r1c1\ncolour r1c1: pink
    entries r1c1: 12\narrow r1c1 -> r12c1\nregions AB\nsize 5x5\nhighlight row 11`
  const texts = [
    wrong,
    'x'.repeat(100_001),
    '12345',
    '1?34\n....\n....\n...',
    '1234\n5...\n....\n....\n....',
  ]
  for (const { key, values } of texts.flatMap((text) => readDiagram(text).problems)) {
    const sentence = ENGLISH.say(key, values)
    assert.match(sentence, /^\S.* .*(\.|example: \S.*|to \d+)$/s, key)
    assert.doesNotMatch(sentence, /[{}]|undefined/, key)
  }
})

/** The length of an outline. @param {string} data */
function lengthOf(data) {
  const sides = [...data.matchAll(/M([\d.]+) ([\d.]+)L([\d.]+) ([\d.]+)/g)]
  return sides.reduce((sum, [, ...numbers]) => {
    const [x, y, toX, toY] = numbers.map(Number)
    return sum + Math.hypot(toX - x, toY - y)
  }, 0)
}

test('outlines lie a little inside, and go around corners', () => {
  const inset = 0.035
  const close = (/** @type {number[]} */ cells, /** @type {number} */ length) => {
    assert.ok(
      Math.abs(lengthOf(outlineOf(cells, { rows: 9, columns: 9 })) - length) < 0.01,
      `${cells}`,
    )
  }
  close([0], 4 * (1 - 2 * inset))
  close([0, 1, 2, 3, 4, 5, 6, 7, 8], 20 - 8 * inset)
  close([0, 1, 9, 10], 8 - 8 * inset)
  // An L has five corners that turn one way and one that turns the other; two cells that only touch share none.
  close([0, 9, 10], 8 - 8 * inset)
  close([0, 10], 8 - 16 * inset)
})

test('each region of a large jigsaw is looked at a few times, not once for every cell', () => {
  const size = 64
  let reads = 0
  const regions = new Proxy(
    Array.from({ length: size * size }, (_, cell) => Math.floor(cell / size)),
    {
      get(list, name) {
        reads++
        return Reflect.get(list, name)
      },
    },
  )
  const diagram = { ...checkDiagram({ size }), regions }
  const frame = frameOf(diagram)
  for (const cell of regions.keys()) labelOf(diagram, cell, ENGLISH, frame)
  assert.equal(labelOf(diagram, 64, ENGLISH, frame), 'row 2 column 1, empty, region 2')
  assert.ok(reads < 20 * size * size, `${reads} reads`)
})
