// tests/web/unit/scene.test.mjs: where everything on a board is, whatever draws it; and that nothing else says so.
import assert from 'node:assert/strict'
import { readdirSync, readFileSync } from 'node:fs'
import { test } from 'node:test'
import { ENGLISH } from '../../../web/diagram/diagram-words.js'
import { readDiagram } from '../../../web/diagram/notation.js'
import { notesOf } from '../../../web/diagram/sentences.js'
import {
  cellAt,
  edgesOf,
  frameOf,
  linesOf,
  middleOf,
  placeOf,
  textOf,
} from '../../../web/scene/frame.js'
import { drawScene, PAPER, sizeOf } from '../../../web/scene/paper.js'
import { svgOf } from '../../../web/scene/pens.js'
import { sceneOf } from '../../../web/scene/scene.js'
import { shapesOver, shapesUnder } from '../../../web/scene/shapes.js'

/** A grid of 4 rows × 6 columns with boxes of 2×3 and the digits 0 to 5. */
const OBLONG = { size: 6, boxRows: 2, boxColumns: 3, rows: 4, columns: 6, firstDigit: 0 }
const empty = (/** @type {number} */ cells) => new Array(cells).fill(0)

test('cells, boxes and marks of a grid that is no square, with digits from 0', () => {
  const frame = frameOf(OBLONG)
  assert.deepEqual([frame.rows, frame.columns, frame.markRows, frame.markColumns], [4, 6, 2, 3])
  for (let cell = 0; cell < 24; cell++) assert.equal(cellAt(middleOf(cell, frame), frame), cell)
  assert.deepEqual(middleOf(23, frame), { x: 5.5, y: 3.5 })
  assert.equal(cellAt({ x: 6.1, y: 1 }, frame), -1)
  assert.equal(cellAt({ x: 1, y: 4.1 }, frame), -1)
  assert.deepEqual(edgesOf(8, frame), { right: true, bottom: true })
  assert.deepEqual(edgesOf(23, frame), { right: false, bottom: false })
  const { thin, thick } = linesOf(frame)
  assert.deepEqual(thick, [
    [0, 2, 6, 2],
    [3, 0, 3, 4],
  ])
  assert.equal(thin.length, 2 + 4)
  const place = placeOf({ cell: 7, digit: 6 }, frame)
  assert.ok(Math.abs(place.x - 1.8) < 1e-9 && Math.abs(place.y - 1.725) < 1e-9)
  assert.equal(textOf(1, frame), '0')
})

test('every mark lies in its cell, at a place of its own, in every size', () => {
  for (let size = 1; size <= 64; size++) {
    for (const shape of [
      { size, boxRows: 1, boxColumns: size },
      { size, boxRows: 2, boxColumns: size / 2 },
    ]) {
      if (!Number.isInteger(shape.boxColumns)) continue
      const frame = frameOf({ ...shape, rows: 2, columns: 3 })
      const places = new Set()
      for (let digit = 1; digit <= size; digit++) {
        const place = placeOf({ cell: 4, digit }, frame)
        assert.equal(cellAt(place, frame), 4)
        places.add(`${place.x} ${place.y}`)
      }
      assert.equal(places.size, size)
    }
  }
})

test('on paper, all layers are drawn, and what stands outside has its room', () => {
  const { diagram, problems } = readDiagram(`${'.'.repeat(81)}
    cage r1c12: 9
    thermometer r3c1 r4c1 r5c2
    sumarrow r9c9 r8c8 r7c7
    path r6c1 r6c3
    dot r1c4 r1c5: black, r2c4 r2c5: white, r3c4 r4c4: V
    clue row 3: 12, row 4 right: 7, column 2: 5, c3 below: x+1
    highlight box 5
    cover row 7
    fin r9c1
    circle r5c5(4)
    square r5c5(5)
    cross r5c5(6)
    arrow r5c5(4) -> r9c1`)
  assert.deepEqual(problems, [])
  const scene = sceneOf({ ...diagram, corner: diagram.marks }, diagram)
  const names = [...shapesUnder(scene), ...shapesOver(scene)].map(({ name }) => name)
  assert.deepEqual(names, [
    'bulb',
    'thick',
    'circle',
    'shaft',
    'shaft',
    'thick',
    'cage',
    'cage-text',
    'outline base',
    'outline cover',
    'outline fin',
    'dot filled',
    'dot',
    'dot',
    'dot-text',
    'ground',
    'link',
    'head',
  ])
  assert.deepEqual(diagram.clues, [
    { side: 'left', index: 2, text: '12' },
    { side: 'right', index: 3, text: '7' },
    { side: 'above', index: 1, text: '5' },
    { side: 'below', index: 2, text: 'x+1' },
  ])
  const bare = sizeOf(sceneOf(diagram))
  const wide = sizeOf(scene)
  assert.deepEqual([wide.width - bare.width, wide.height - bare.height], [84, 84])
  const svg = svgOf(scene)
  for (const text of ['9', 'V', '12', '7', '5', 'x+1', '4', '6']) {
    assert.ok(svg.includes(`>${text}</text>`), text)
  }
  /** @type {[number, number][]} what is drawn lies on the paper */
  const points = []
  drawScene(
    {
      fill: (x, y, width, height) => points.push([x, y], [x + width, y + height]),
      stroke(lines) {
        for (const [x, y, toX, toY] of lines) points.push([x, y], [toX, toY])
      },
      trace: () => {},
      write: (_, x, y) => points.push([x, y]),
    },
    scene,
    PAPER,
  )
  for (const [x, y] of points) {
    assert.ok(x >= 0 && y >= 0 && x <= wide.width && y <= wide.height, `${x} ${y}`)
  }
  const notes = notesOf(diagram, ENGLISH, scene.frame)
  assert.ok(notes.includes('Cover set: row 7'))
  assert.ok(notes.includes('Cage of 9 around row 1 column 1 and row 1 column 2'))
  assert.ok(notes.includes('Black dot between row 1 column 4 and row 1 column 5'))
  assert.ok(notes.includes('Right of row 4: 7'))
})

test('a clue, a cage and a dot that are no such thing are told', () => {
  for (const [line, key] of [
    ['clue 12', 'diagram.lacks'],
    ['clue row 12: 4', 'diagram.outside'],
    ['clue row 3 above: 4', 'diagram.lacks'],
    ['dot r1c1: black', 'diagram.lacks'],
    ['thermometer r1c1', 'diagram.lacks'],
    ['path', 'diagram.lacks'],
    ['cage 12', 'diagram.lacks'],
  ]) {
    const { problems } = readDiagram(`${'.'.repeat(81)}\n${line}`)
    assert.deepEqual(
      problems.map((problem) => problem.key),
      [key],
      line,
    )
  }
})

test('what layers point at is a mark in an empty cell, and no more in a filled one', () => {
  const givens = empty(81).with(1, 5)
  const circled = givens.map((_, cell) => (cell < 2 ? [4] : []))
  const { looks } = sceneOf({ size: 9, boxRows: 3, boxColumns: 3, givens }, { circled })
  assert.deepEqual([looks[0].marks, looks[0].circled], [[4], [4]])
  assert.deepEqual([looks[1].text, looks[1].marks], ['5', []])
  assert.equal(looks[2].circled, undefined)
})

test('diagonals are lines, windows and regions are shaded, under the digits', () => {
  const shape = { size: 6, boxRows: 2, boxColumns: 3, givens: empty(36) }
  const houses = /** @type {any} */ (['diagonals', 'windows', 'groups', 'r1c1r1c2'])
  const scene = sceneOf({ ...shape, houses })
  assert.deepEqual(
    shapesUnder(scene).map((one) => one.name),
    ['diagonal', 'diagonal', 'field', 'field-edge', 'field', 'field-edge', 'field', 'field-edge'],
  )
  const drawn = shapesUnder(scene).map((one) => ('data' in one ? one.data : ''))
  assert.deepEqual(drawn.slice(0, 2), ['M0 0L6 6', 'M6 0L0 6'])
  assert.ok(drawn[2].startsWith('M1 1h1v1h-1z'))
  assert.equal(drawn[6], 'M0 0h1v1h-1zM1 0h1v1h-1z')
  // Both are on paper before any digit is.
  const svg = svgOf(sceneOf({ ...shape, houses, givens: [1, ...empty(35)] }))
  assert.ok(svg.indexOf('M0 0L6 6') > 0 && svg.indexOf('M0 0L6 6') < svg.indexOf('<text'))
  assert.deepEqual(shapesUnder(sceneOf(shape)), [])
  const highlights = [{ kind: /** @type {const} */ ('diagonal'), index: 1 }]
  assert.deepEqual(
    sceneOf({ ...shape, houses }, { highlights }).areas[0].cells,
    [5, 10, 15, 20, 25, 30],
  )
})

test('marks stand under the text of a cage', () => {
  const puzzle = { size: 9, boxRows: 3, boxColumns: 3, givens: empty(81) }
  const cages = [
    { cells: [10, 2, 1], text: '12' },
    { cells: [40, 41], text: '' },
  ]
  const { frame, looks } = sceneOf(puzzle, { cages })
  const under = looks.flatMap(({ isUnderText }, cell) => (isUnderText ? [cell] : []))
  assert.deepEqual(under, [1])
  const [above, below] = [false, true].map((is) => placeOf({ cell: 1, digit: 1 }, frame, is))
  assert.ok(below.y > above.y && below.y < 0.5 && below.x === above.x)
  assert.equal(cellAt(placeOf({ cell: 1, digit: 9 }, frame, true), frame), 1)
})

// A row and a column follow from a cell's number by a division: whoever makes one draws by its own rules.
test('only board/ and scene/ know where a cell is', () => {
  const web = new URL('../../../web/', import.meta.url)
  const sources = readdirSync(web, { recursive: true, encoding: 'utf8' }).filter(
    (path) => path.endsWith('.js') && !/node_modules|^(board|scene)\//.test(path),
  )
  assert.ok(sources.length > 100)
  const places = /(cell|index)\w* (%|\/) \w*(size|columns)|markColumns/i
  assert.match('Math.floor(cell / size)', places)
  const found = sources.filter((path) => places.test(readFileSync(new URL(path, web), 'utf8')))
  assert.deepEqual(found, [])
})
