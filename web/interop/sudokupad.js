// interop/sudokupad.js: puzzles of SudokuPad (scl…, ctc…).
//
// The data describes a drawing: cells, regions, lines, arrows, shapes under and over the grid, cages. Names are long or
// short ("cells" is "ce"). A value is a given. A cage whose digits SudokuPad itself keeps apart ("unique") is a constraint,
// with its sum if its value is a number. Rules without a drawing are in "global" or in the metadata; all others are known to
// readers alone, so their drawing is only drawn (drawn-sudokupad.js). Source: the property table of SudokuPad's own packer.

import { cellNamed, nameOfCell } from '../board/constraints.js'
import { nearestColour } from '../board/nearest-colour.js'
import { NonetError } from '../client/client.js'
import { readPadDrawing } from './drawn-sudokupad.js'
import { colourOf, noteOf } from './drawn-values.js'
import { addConstraints, addHouses, isSome, solutionOf } from './fpuzzles.js'
import { LARGEST } from './fpuzzles-rules.js'
import { called, LeftOut } from './left-out.js'
import {
  damaged,
  digitOf,
  digitsOf,
  either,
  isCut,
  listOf,
  noBoxes,
  puzzleOf,
  rulesOf,
  sizeOf,
  textOf,
} from './shape.js'

const FOG = ['foglight', 'foglink', 'triggereffect']
/** Members that are read here, or that do not restrict digits. */
const MEMBERS = new Set(
  `id cellSize cs settings title t author rules solution videos vd duration d cells ce regions re cages ca metadata
   metaData global lines l arrows a underlays u overlays o`.split(/\s+/),
)
/** Rules without a drawing. */
const RULES = 'antiknight antiking nonconsecutive diagonal+ diagonal- windoku norowcol'.split(' ')
/** Cages that repeat a rule of every sudoku, or that are no cages. */
const PLAIN_CAGES = new Set(['rowcol', 'region'])
/** More than any puzzle has. */
const MOST_OUTLINES = 500

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
    colours: cells.map((cell) => [either(cell, 'color', 'c') ?? []].flat().map(nearestColour)),
  })
  const rules = ruleNamesOf(object, metadata)
  const named = Object.fromEntries(rules.map((name) => [name, true]))
  const houses = addHouses(puzzle, named)
  const read = [...houses, ...addConstraints(puzzle, named, houses)]
  const others = rules.filter((name) => !read.includes(name))
  const outlines = cagesOf(cages, size)
  if (outlines.constraints.length) {
    puzzle.constraints = [...(puzzle.constraints ?? []), ...outlines.constraints]
  }
  const drawing = readPadDrawing(object)
  const drawn = [...outlines.drawn, ...drawing.drawn]
  if (drawn.length) puzzle.drawn = drawn
  const words = rulesOf(metadata.rules ?? metadata.r)
  if (words) puzzle.rules = words
  const seen = [...drawing.read, ...(outlines.drawn.length ? ['cages'] : [])]
  const unknown = Object.keys(object).filter(
    (key) => !MEMBERS.has(key) && !rules.includes(key) && isSome(object[key]),
  )
  const left = new LeftOut(size)
  if (!isWhole) left.add('openRegions')
  left.addValues(cells.map((cell) => either(cell, 'value', 'v')))
  for (const name of seen) left.add(name)
  for (const names of outlines.left) left.add('cages', names)
  for (const name of [...drawing.left, ...others]) left.add(name)
  for (const name of unknown) left.add(name, FOG.includes(name) ? fogIn(object[name], size) : [])
  // Some of a list may be drawn, and some of it not.
  const undrawn = called([...drawing.left, ...(outlines.left.length ? ['cages'] : [])])
  return {
    puzzle,
    title: [title, textOf(metadata.author)].filter(Boolean).join(' · '),
    format: 'sudokupad',
    ...left.report(),
    drawn: called(seen).filter((key) => !undrawn.includes(key)),
    solution: solutionOf(textOf(metadata.solution, size * size), size),
  }
}

/**
 * Cages as constraints, or as outlines that are only drawn. `left`: the cells of each that is neither.
 * @param {any[]} cages @param {number} size
 */
function cagesOf(cages, size) {
  /** @type {import('../board/constraints.js').Constraint[]} */
  const constraints = []
  /** @type {import('../board/drawn.js').DrawnCage[]} */
  const drawn = []
  /** @type {string[][]} */
  const left = []
  for (const cage of cages) {
    const places = listOf(either(cage, 'cells', 'ce'))
    if (!places.length || PLAIN_CAGES.has(cage.type) || PLAIN_CAGES.has(cage.style)) continue
    const names = places.map((place) => cellAt(place, size))
    if (!names.every(Boolean)) {
      left.push(names.filter(Boolean))
      continue
    }
    const text = noteOf(either(cage, 'value', 'v') ?? cage.sum)
    const isSum = /^\d{1,4}$/.test(text)
    const isApart = new Set(names).size === names.length && names.length <= size
    if (cage.unique === true && isApart && (isSum || !text) && size <= LARGEST) {
      constraints.push(isSum ? { cage: names, sum: Number(text) } : { cage: names })
    } else if (text || cage.hidden !== true) {
      const [stroke, ink] = [colourOf(cage.outlineC), colourOf(cage.fontC)]
      drawn.push({
        cage: names,
        ...(text && { text }),
        ...(stroke && { stroke }),
        ...(ink && { ink }),
      })
    }
  }
  return { constraints, drawn: drawn.slice(0, MOST_OUTLINES), left }
}

/** Cells without fog. @param {unknown} places [row, column], or names @param {number} size */
const fogIn = (places, size) =>
  listOf(places)
    .map((place) => (typeof place === 'string' ? place.toLowerCase() : cellAt(place, size)))
    .filter((name) => cellNamed(name, size) >= 0)

/** @param {unknown} place [row, column] @param {number} size @returns {string} '' for none */
function cellAt(place, size) {
  const [row, column] = listOf(place)
  const isOn = [row, column].every((at) => Number.isInteger(at) && at >= 0 && at < size)
  return isOn ? nameOfCell(row * size + column, size) : ''
}

/** The rules without a drawing. @param {any} object @param {any} metadata */
function ruleNamesOf(object, metadata) {
  const named = RULES.filter((name) => object[name] === true || metadata[name] === true)
  return [
    ...listOf(object.global)
      .map((name) => textOf(name))
      .filter(Boolean),
    ...named,
  ]
}

/** Cages without cells are metadata: "title: …", "author: …"; of the same name, one after another. @param {any[]} cages */
function metadataOf(cages) {
  /** @type {Record<string, string>} */
  const metadata = {}
  for (const cage of cages) {
    const [, name, value] = /^\s*(\w+)\s*:\s*(.*)$/s.exec(rulesOf(either(cage, 'value', 'v'))) ?? []
    if (!name || listOf(either(cage, 'cells', 'ce')).length) continue
    const key = name.toLowerCase()
    metadata[key] = Object.hasOwn(metadata, key) ? `${metadata[key]}\n${value}` : value
  }
  return metadata
}

/** @param {unknown} list places [row, column] of each region @param {number} size */
function regionsOf(list, size) {
  /** @type {(number | undefined)[]} */
  const regions = new Array(size * size).fill(undefined)
  for (const [region, places] of listOf(list).entries()) {
    for (const [row, column] of listOf(places).map(listOf)) {
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
