// scene/check-layers.js: layers that a script hands over, checked field by field.

import { listOf, numberOf, objectOf, oneOf, someOf, textOf } from './fields.js'

/** @typedef {import('./scene.js').Layers} Layers */
/** @typedef {import('./frame.js').Shape} Shape */
/** @typedef {{[Name in keyof Layers]-?: Layers[Name] extends readonly (infer Item)[] | undefined ? Item[] : never}} Checked all of them, each a list of its own */

const POINTED = /** @type {const} */ (['circled', 'squared', 'crossed'])
const KINDS = /** @type {const} */ ([
  'row',
  'column',
  'box',
  'region',
  'diagonal',
  'window',
  'group',
  'extra',
])
const ROLES = /** @type {const} */ (['base', 'cover', 'fin', 'area'])
const PATHS = /** @type {const} */ (['plain', 'thermometer', 'arrow'])
const SIDES = /** @type {const} */ (['left', 'right', 'above', 'below'])
const SPOTS = /** @type {const} */ (['pattern', 'fin', 'extra', 'on', 'off'])
/** Groups are told apart up to the fourth. */
const MOST_GROUPS = 255

/** @param {Record<string, unknown>} source @param {Shape} shape of the board */
export function checkLayers(source, { size, rows = size, columns = size }) {
  const cells = rows * columns
  const layers = /** @type {Checked} */ ({})
  for (const name of POINTED) {
    const lists = source[name] === undefined ? new Array(cells).fill([]) : source[name]
    layers[name] = digitLists(lists, name, cells, name === 'crossed' ? 1 : 0, size)
  }
  const cellOf = (/** @type {unknown} */ value, /** @type {string} */ name) =>
    numberOf(value, name, 0, cells - 1)
  const cellsOf = (/** @type {unknown} */ value, /** @type {string} */ name) =>
    listOf(value, name).map((cell) => cellOf(cell, name))
  layers.highlights = someOf(source, 'highlights').map(({ name, value }) => {
    const { cells: list, kind, index, role = 'base' } = value
    const place = list
      ? { cells: cellsOf(list, `${name}.cells`) }
      : {
          kind: oneOf(kind, `${name}.kind`, KINDS),
          index: numberOf(index, `${name}.index`, 0, Math.max(rows, columns) - 1),
        }
    const known = oneOf(role, `${name}.role`, ROLES)
    return known === 'base' ? place : { ...place, role: known }
  })
  const endOf = (/** @type {unknown} */ value, /** @type {string} */ name) => {
    const { cell, digit } = objectOf(value, name)
    const at = cellOf(cell, `${name}.cell`)
    if (digit === undefined) return { cell: at }
    return { cell: at, digit: numberOf(digit, `${name}.digit`, 1, size) }
  }
  layers.links = someOf(source, 'links').map(({ name, value }) => ({
    from: endOf(value.from, `${name}.from`),
    to: endOf(value.to, `${name}.to`),
    isArrow: Boolean(value.isArrow),
    isDashed: Boolean(value.isDashed),
  }))
  layers.spots = someOf(source, 'spots').map(({ name, value }) => ({
    cell: cellOf(value.cell, `${name}.cell`),
    digit: numberOf(value.digit, `${name}.digit`, 1, size),
    role: oneOf(value.role ?? 'pattern', `${name}.role`, SPOTS),
    group: numberOf(value.group ?? 0, `${name}.group`, 0, MOST_GROUPS),
  }))
  layers.cages = someOf(source, 'cages').map(({ name, value }) => ({
    cells: cellsOf(value.cells, `${name}.cells`),
    text: textOf(value.text ?? '', `${name}.text`),
  }))
  layers.paths = someOf(source, 'paths').map(({ name, value }) => ({
    cells: cellsOf(value.cells, `${name}.cells`),
    kind: oneOf(value.kind ?? 'plain', `${name}.kind`, PATHS),
  }))
  layers.dots = someOf(source, 'dots').map(({ name, value }) => {
    const [one, other] = listOf(value.cells, `${name}.cells`, 2)
    return {
      cells: [cellOf(one, `${name}.cells`), cellOf(other, `${name}.cells`)],
      isFilled: Boolean(value.isFilled),
      text: textOf(value.text ?? '', `${name}.text`),
    }
  })
  layers.clues = someOf(source, 'clues').map(({ name, value }) => {
    const side = oneOf(value.side, `${name}.side`, SIDES)
    const most = side === 'left' || side === 'right' ? rows : columns
    const index = numberOf(value.index, `${name}.index`, 0, most - 1)
    return { side, index, text: textOf(value.text, `${name}.text`) }
  })
  return layers
}

/**
 * A list of digits a cell; null for none.
 * @param {unknown} value @param {string} layer @param {number} cells @param {number} least @param {number} most
 */
export function digitLists(value, layer, cells, least, most) {
  return listOf(value, layer, cells).map((list, cell) => {
    const name = `${layer}[${cell}]`
    return listOf(list ?? [], name).map((digit) => numberOf(digit, name, least, most))
  })
}
