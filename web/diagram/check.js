// diagram/check.js: a diagram that a script hands over as an object, checked field by field.
//
// Everything may be left out but what is drawn is complete, so the rest of the code never asks. What
// is wrong is thrown as a TypeError that names the field, what it is, and what it should be: it is
// for whoever wrote the script. Only own fields that are known are read; nothing of the object that
// was handed over is kept.

import { LARGEST_SIZE, usualShape } from '../board/houses.js'
import { emptyDiagram, LIMIT, tidy } from './notation.js'

/** @typedef {import('./notation.js').Diagram} Diagram */
/** @typedef {import('./notation.js').End} End */

const LAYERS = /** @type {const} */ (['marks', 'centre', 'colours', 'circled', 'crossed'])
const KINDS = /** @type {const} */ (['row', 'column', 'box', 'region'])
const COLOURS = 8
const MOST = 500

/** @param {unknown} given @returns {Diagram} */
export function checkDiagram(given) {
  const source = objectOf(given, 'diagram')
  const length = Array.isArray(source.givens) ? Math.sqrt(source.givens.length) : 9
  const size = numberOf(source.size ?? length, 'size', 1, LARGEST_SIZE)
  const usual = usualShape(size)
  const boxRows = numberOf(source.boxRows ?? usual.boxRows, 'boxRows', 1, size)
  const boxColumns = numberOf(source.boxColumns ?? size / boxRows, 'boxColumns', 1, size)
  if (boxRows * boxColumns !== size) {
    throw new TypeError(`boxRows times boxColumns is ${boxRows * boxColumns}, not the size ${size}`)
  }
  const cells = size * size
  const diagram = emptyDiagram({ size, boxRows, boxColumns })
  for (const layer of /** @type {const} */ (['givens', 'entries'])) {
    if (source[layer] === undefined) continue
    diagram[layer] = listOf(source[layer], layer, cells).map((digit, cell) =>
      numberOf(digit, `${layer}[${cell}]`, 0, size),
    )
  }
  for (const layer of LAYERS) {
    if (source[layer] === undefined) continue
    const least = layer === 'circled' ? 0 : 1
    const most = layer === 'colours' ? COLOURS : size
    diagram[layer] = listOf(source[layer], layer, cells).map((list, cell) => {
      const name = `${layer}[${cell}]`
      return listOf(list ?? [], name).map((digit) => numberOf(digit, name, least, most))
    })
  }
  if (source.regions !== undefined) {
    diagram.regions = regionsOf(listOf(source.regions, 'regions', cells), size)
  }
  diagram.highlights = someOf(source.highlights, 'highlights').map((place, index) =>
    highlightOf(place, `highlights[${index}]`, diagram),
  )
  diagram.links = someOf(source.links, 'links').map((link, index) => {
    const name = `links[${index}]`
    const { from, to, isArrow = false, isDashed = false } = objectOf(link, name)
    return {
      from: endOf(from, `${name}.from`, size),
      to: endOf(to, `${name}.to`, size),
      isArrow: Boolean(isArrow),
      isDashed: Boolean(isDashed),
    }
  })
  for (const name of /** @type {const} */ (['title', 'caption'])) {
    const text = source[name] ?? ''
    if (typeof text !== 'string') throw wrong(name, text, 'a string')
    diagram[name] = text.slice(0, LIMIT)
  }
  diagram.coordinates = Boolean(source.coordinates)
  return tidy(diagram)
}

/** @param {string} name @param {unknown} value @param {string} wanted */
function wrong(name, value, wanted) {
  const found = Array.isArray(value) ? `a list of ${value.length}` : JSON.stringify(value)
  return new TypeError(`${name} is ${String(found).slice(0, 60)}, not ${wanted}`)
}

/** Only its own fields. @param {unknown} value @param {string} name @returns {Record<string, unknown>} */
function objectOf(value, name) {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) {
    throw wrong(name, value, 'an object')
  }
  return Object.assign(Object.create(null), value)
}

/** @param {unknown} value @param {string} name @param {number} [length] @returns {unknown[]} */
function listOf(value, name, length) {
  const isList = Array.isArray(value) && value.length === (length ?? value.length)
  const isSmall = Array.isArray(value) && value.length <= LARGEST_SIZE ** 2
  if (!isList || !isSmall) throw wrong(name, value, length ? `a list of ${length}` : 'a list')
  return [...value]
}

/** @param {unknown} value @param {string} name */
function someOf(value, name) {
  const list = listOf(value ?? [], name)
  if (list.length > MOST) throw wrong(name, list, `a list of at most ${MOST}`)
  return list
}

/** @param {unknown} value @param {string} name @param {number} least @param {number} most @returns {number} */
function numberOf(value, name, least, most) {
  const isNumber = typeof value === 'number' && Number.isInteger(value)
  if (isNumber && value >= least && value <= most) return value
  throw wrong(name, value, `a whole number from ${least} to ${most}`)
}

/** @param {unknown[]} list @param {number} size */
function regionsOf(list, size) {
  const regions = list.map((region, cell) => numberOf(region, `regions[${cell}]`, 0, size ** 2))
  for (const region of new Set(regions)) {
    const count = regions.filter((other) => other === region).length
    if (count !== size) throw wrong(`the count of cells in region ${region}`, count, String(size))
  }
  return regions
}

/** @param {unknown} value @param {string} name @param {number} size @returns {End} */
function endOf(value, name, size) {
  const { cell, digit } = objectOf(value, name)
  const at = numberOf(cell, `${name}.cell`, 0, size * size - 1)
  return digit === undefined
    ? { cell: at }
    : { cell: at, digit: numberOf(digit, `${name}.digit`, 1, size) }
}

/** @param {unknown} value @param {string} name @param {Diagram} diagram @returns {Diagram['highlights'][number]} */
function highlightOf(value, name, { size }) {
  const { cells, kind, index } = objectOf(value, name)
  if (cells !== undefined) {
    const list = listOf(cells, `${name}.cells`)
    return {
      cells: list.map((cell) => numberOf(cell, `${name}.cells`, 0, size * size - 1)),
    }
  }
  const known = KINDS.find((each) => each === kind)
  if (!known) throw wrong(`${name}.kind`, kind, KINDS.join(', '))
  return { kind: known, index: numberOf(index, `${name}.index`, 0, size - 1) }
}
