// interop/sudokupad.js: puzzles of SudokuPad (scl…, ctc…).
//
// The data describes a drawing: cells, regions, lines, arrows, shapes under and over the grid, cages. Names are long or
// short ("cells" is "ce"). A value is a given. Rules without a drawing are in "global" or in the metadata. Source: the
// property table of SudokuPad's own packer.

import { NonetError } from '../client/client.js'
import { addConstraints, addHouses, solutionOf } from './fpuzzles.js'
import { called } from './left-out.js'
import { damaged, digitOf, digitsOf, isCut, noBoxes, puzzleOf, sizeOf, textOf } from './shape.js'

/** Drawn items, by their long and short names. */
const DRAWN = [
  ['lines', 'l'],
  ['arrows', 'a'],
  ['underlays', 'u'],
  ['overlays', 'o'],
  ['foglight', 'foglight'],
  ['triggereffect', 'triggereffect'],
]
/** Rules without a drawing. */
const RULES = 'antiknight antiking nonconsecutive diagonal+ diagonal- windoku norowcol'.split(' ')
/** Cages that repeat a rule of every sudoku, or that are no cages. */
const PLAIN_CAGES = new Set(['rowcol', 'region'])

/** @param {any} object @returns {import('./shape.js').Linked} */
export function readSudokuPad(object) {
  const rows = either(object, 'cells', 'ce')
  if (!Array.isArray(rows) || !rows.every(Array.isArray)) throw damaged()
  const size = sizeOf(rows.length ** 2)
  for (const row of rows) {
    if (row.length !== size)
      throw new NonetError('link-shape', { found: row.length, expected: size })
  }
  /** @type {any[]} */
  const cells = rows.flat().map((cell) => cell ?? {})
  const { regions, isWhole } = regionsOf(either(object, 'regions', 're'), size)
  const cages = listOf(either(object, 'cages', 'ca'))
  const metadata = Object.assign({}, metadataOf(cages), object.metaData, object.metadata)
  const title = textOf(either(metadata, 'title', 't'))
  const puzzle = puzzleOf({
    givens: cells.map((cell) => digitOf(either(cell, 'value', 'v'))),
    regions,
    boxes: regions ? undefined : noBoxes(size),
    corner: cells.map(({ pencilMarks }) => digitsOf(pencilMarks)),
    centre: cells.map(({ centremarks }) => digitsOf(centremarks)),
  })
  const rules = rulesOf(object, metadata)
  const named = Object.fromEntries(rules.map((name) => [name, true]))
  const houses = addHouses(puzzle, named)
  const read = [...houses, ...addConstraints(puzzle, named, houses)]
  const others = rules.filter((name) => !read.includes(name))
  return {
    puzzle,
    title: [title, textOf(metadata.author)].filter(Boolean).join(' · '),
    format: 'sudokupad',
    leftOut: [...(isWhole ? [] : ['openRegions']), ...leftOutOf(object, cages, others)],
    solution: solutionOf(textOf(metadata.solution), size),
  }
}

/** The rules without a drawing. @param {any} object @param {any} metadata */
function rulesOf(object, metadata) {
  const named = RULES.filter((name) => object[name] === true || metadata[name] === true)
  return [...listOf(object.global).map(textOf).filter(Boolean), ...named]
}

/** @param {any} object @param {any[]} cages @param {readonly string[]} rules */
function leftOutOf(object, cages, rules) {
  const found = DRAWN.flatMap(([long, short]) =>
    listOf(either(object, long, short)).length ? [long] : [],
  )
  const isCage = (/** @type {any} */ cage) =>
    either(cage, 'cells', 'ce') && !PLAIN_CAGES.has(cage.type) && !PLAIN_CAGES.has(cage.style)
  if (cages.some(isCage)) found.push('cages')
  return called([...found, ...rules])
}

/** Cages without cells are metadata: "title: …", "author: …". @param {any[]} cages */
function metadataOf(cages) {
  /** @type {Record<string, string>} */
  const metadata = {}
  for (const cage of cages) {
    const [, name, value] = /^\s*(\w+)\s*:\s*(.*)$/s.exec(textOf(either(cage, 'value', 'v'))) ?? []
    if (name && !listOf(either(cage, 'cells', 'ce')).length) metadata[name.toLowerCase()] = value
  }
  return metadata
}

/** @param {unknown} list places [row, column] of each region @param {number} size */
function regionsOf(list, size) {
  /** @type {(number | undefined)[]} */
  const regions = new Array(size * size).fill(undefined)
  for (const [region, places] of listOf(list).entries()) {
    for (const [row, column] of listOf(places)) {
      if (row >= 0 && row < size && column >= 0 && column < size)
        regions[row * size + column] = region
    }
  }
  const isNone = regions.every((region) => region === undefined)
  // Without any region SudokuPad has no boxes either.
  if (isNone) return { regions: undefined, isWhole: true }
  const isWhole = !regions.includes(undefined) && isCut(regions, size)
  return { regions: isWhole ? regions : undefined, isWhole }
}

/** @param {any} object @param {string} long @param {string} short */
function either(object, long, short) {
  return object?.[long] ?? object?.[short]
}

/** @returns {any[]} */
function listOf(/** @type {unknown} */ value) {
  return Array.isArray(value) ? value : []
}
