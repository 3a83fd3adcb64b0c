// diagram/check.js: a diagram that a script hands over as an object, checked field by field.
//
// Everything may be left out but what is drawn is complete, so the rest of the code never asks. What
// is wrong is thrown as a TypeError that names the field, what it is, and what it should be: it is
// for whoever wrote the script. Only own fields that are known are read; nothing of the object that
// was handed over is kept.

import { LARGEST_SIZE, usualShape } from '../board/houses.js'
import { COLOURS } from '../board/puzzle.js'
import { checkLayers, digitLists } from '../scene/check-layers.js'
import { listOf, numberOf, objectOf, textOf, wrong } from '../scene/fields.js'
import { emptyDiagram, tidy } from './diagram.js'

/** @typedef {import('./diagram.js').Diagram} Diagram */
/** @typedef {import('../scene/frame.js').Shape} Shape */

/** @param {unknown} given @returns {Diagram} */
export function checkDiagram(given) {
  const source = objectOf(given, 'diagram')
  const shape = shapeOf(source)
  const { size, rows = size, columns = size } = shape
  const cells = rows * columns
  const diagram = emptyDiagram(shape)
  for (const layer of /** @type {const} */ (['givens', 'entries'])) {
    if (source[layer] === undefined) continue
    diagram[layer] = listOf(source[layer], layer, cells).map((digit, cell) =>
      numberOf(digit, `${layer}[${cell}]`, 0, size),
    )
  }
  for (const layer of /** @type {const} */ (['marks', 'centre', 'colours'])) {
    if (source[layer] === undefined) continue
    diagram[layer] = digitLists(
      source[layer],
      layer,
      cells,
      1,
      layer === 'colours' ? COLOURS : size,
    )
  }
  if (source.regions !== undefined) {
    diagram.regions = regionsOf(listOf(source.regions, 'regions', cells), size)
  }
  Object.assign(diagram, checkLayers(source, shape))
  for (const name of /** @type {const} */ (['title', 'caption'])) {
    diagram[name] = textOf(source[name] ?? '', name)
  }
  diagram.coordinates = Boolean(source.coordinates)
  return tidy(diagram)
}

/** How the cells lie; what is as usual is left out. @param {Record<string, unknown>} source @returns {Shape} */
function shapeOf(source) {
  const length = Array.isArray(source.givens) ? Math.sqrt(source.givens.length) : 9
  const size = numberOf(source.size ?? length, 'size', 1, LARGEST_SIZE)
  const usual = usualShape(size)
  const boxRows = numberOf(source.boxRows ?? usual.boxRows, 'boxRows', 1, size)
  const boxColumns = numberOf(source.boxColumns ?? size / boxRows, 'boxColumns', 1, size)
  if (boxRows * boxColumns !== size) {
    throw new TypeError(`boxRows times boxColumns is ${boxRows * boxColumns}, not the size ${size}`)
  }
  /** @type {Shape} */
  const shape = { size, boxRows, boxColumns }
  for (const name of /** @type {const} */ (['rows', 'columns'])) {
    const count = numberOf(source[name] ?? size, name, 1, LARGEST_SIZE)
    if (count !== size) shape[name] = count
  }
  const firstDigit = numberOf(source.firstDigit ?? 1, 'firstDigit', 0, LARGEST_SIZE)
  if (firstDigit !== 1) shape.firstDigit = firstDigit
  return shape
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
