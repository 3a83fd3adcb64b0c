// diagram/step.js: a step of reasoning on a diagram: read from JSON, checked field by field, and drawn.
//
//   <nonet-board puzzle="…" step='{"technique": "x-wing", "houses": [{"house": "r2", "role": "base"}, …], …}'>
//
// It takes a step as `nonet steps --json` and `nonet hint --json` write it, with cells as "r1c2" and houses as "r2",
// "c3", "b5"; and as the functions of the package return it, with cells and houses from 0. What is wrong is a TypeError
// that names the field, what it is, and what it should be.

import { LIMIT, listOf, numberOf, objectOf, oneOf, someOf, textOf, wrong } from '../scene/fields.js'
import { stepLayers } from '../scene/step-layers.js'
import { tidy } from './diagram.js'

/** @typedef {import('./diagram.js').Diagram} Diagram */
/** @typedef {import('nonet-human-wasm').Step} Step */

const MARKS = /** @type {const} */ (['pattern', 'fin', 'endo-fin', 'extra', 'on', 'off'])
const HOUSES = /** @type {const} */ (['house', 'base', 'cover'])
const SETS = /** @type {const} */ (['set', 'pivot', 'pincer', 'pattern'])
const KINDS = /** @type {const} */ (['row', 'column', 'box', 'region'])
const LAYERS = /** @type {const} */ (['highlights', 'links', 'spots'])
const POINTED = /** @type {const} */ (['circled', 'crossed'])

/**
 * The diagram with a step drawn over it.
 * @param {Diagram} diagram @param {Step} step @param {import('../scene/step-layers.js').Rung} [rung] how much of it
 * @returns {Diagram}
 */
export function withStep(diagram, step, rung = 'reason') {
  const layers = stepLayers(step, rung, diagram)
  const drawn = { ...diagram }
  for (const name of LAYERS)
    Object.assign(drawn, { [name]: [...diagram[name], ...(layers[name] ?? [])] })
  for (const name of POINTED) {
    drawn[name] = diagram[name].map((list, cell) => [...list, ...(layers[name]?.[cell] ?? [])])
  }
  return tidy(drawn)
}

/** @param {string} text JSON @param {Diagram} diagram that it is drawn on @returns {Step} */
export function readStep(text, diagram) {
  if (text.length > LIMIT) throw wrong('the length of the step', text.length, `at most ${LIMIT}`)
  let given
  try {
    given = JSON.parse(text)
  } catch {
    throw wrong('the step', text, 'JSON')
  }
  return checkStep(given, diagram)
}

/** @param {unknown} given @param {Diagram} diagram that it is drawn on @returns {Step} */
export function checkStep(given, diagram) {
  const { size, rows = size, columns = size } = diagram
  if (rows !== columns) throw wrong('the grid of the step', `${rows}×${columns}`, 'a square')
  const source = objectOf(given, 'the step')
  const cellOf = cellReader(size)
  const digitOf = (/** @type {unknown} */ value, /** @type {string} */ name) =>
    numberOf(value, name, 1, size)
  const cellsOf = (/** @type {unknown} */ value, /** @type {string} */ name) =>
    listOf(value ?? [], name).map((cell, index) => cellOf(cell, `${name}[${index}]`))
  const digitsOf = (/** @type {unknown} */ value, /** @type {string} */ name) =>
    listOf(value ?? [], name).map((digit, index) => digitOf(digit, `${name}[${index}]`))
  /** What a step changes: in open cells. @param {string} field */
  const changes = (field) =>
    someOf(source, field).map(({ name, value }) => {
      const cell = cellOf(value.cell, `${name}.cell`)
      if (diagram.givens[cell] || diagram.entries[cell]) {
        throw wrong(`${name}.cell`, value.cell, 'an open cell of this grid')
      }
      return { cell, digit: digitOf(value.digit, `${name}.digit`) }
    })
  const step = {
    technique: textOf(source.technique, 'technique'),
    placements: changes('placements'),
    eliminations: changes('eliminations'),
    digits: digitsOf(source.digits, 'digits'),
    marks: someOf(source, 'marks').map(({ name, value }) => ({
      cell: cellOf(value.cell, `${name}.cell`),
      digit: digitOf(value.digit, `${name}.digit`),
      role: oneOf(value.role, `${name}.role`, MARKS),
      group: numberOf(value.group ?? 0, `${name}.group`, 0, LIMIT),
    })),
    houses: someOf(source, 'houses').map(({ name, value }) => ({
      ...houseOf(value, name, diagram),
      role: oneOf(value.role, `${name}.role`, HOUSES),
    })),
    cells: someOf(source, 'cells').map(({ name, value }) => ({
      cells: cellsOf(value.cells, `${name}.cells`),
      digits: digitsOf(value.digits, `${name}.digits`),
      role: oneOf(value.role, `${name}.role`, SETS),
    })),
    chains: listOf(source.chains ?? [], 'chains').map((chain, index) => {
      const nodes = listOf(chain, `chains[${index}]`)
      return nodes.map((node, at) => {
        const name = `chains[${index}][${at}]`
        const { digit, on, cells, set, also } = objectOf(node, name)
        const before = (/** @type {unknown} */ cause) => numberOf(cause, `${name}.also`, 0, at - 1)
        const read = {
          digit: digitOf(digit, `${name}.digit`),
          on: Boolean(on),
          cells: cellsOf(cells, `${name}.cells`),
          set: numberOf(set ?? -1, `${name}.set`, -1, LIMIT),
          also: listOf(also ?? [], `${name}.also`).map(before),
        }
        if (!read.cells.length) throw wrong(`${name}.cells`, [], 'a list of cells')
        return read
      })
    }),
  }
  if (step.placements.length + step.eliminations.length) return step
  throw wrong('placements', [], 'a list with what follows; nor is eliminations')
}

/** Reads a cell: "r1c2", or a number from 0. @param {number} size of the grid */
function cellReader(size) {
  return (/** @type {unknown} */ value, /** @type {string} */ name) => {
    if (typeof value === 'number') return numberOf(value, name, 0, size * size - 1)
    const [, row = '0', column = '0'] = /^r(\d{1,2})c(\d{1,2})$/i.exec(String(value)) ?? []
    const isInside = [row, column].every((place) => Number(place) >= 1 && Number(place) <= size)
    if (!isInside) throw wrong(name, value, `a cell from r1c1 to r${size}c${size}`)
    return (Number(row) - 1) * size + Number(column) - 1
  }
}

/** Reads a house: {"house": "r2"}, or a kind and an index from 0. @param {Record<string, unknown>} value @param {string} name @param {Diagram} diagram */
function houseOf({ house, kind, index }, name, { size, regions }) {
  if (house === undefined) {
    return {
      kind: oneOf(kind, `${name}.kind`, KINDS),
      index: numberOf(index, `${name}.index`, 0, size - 1),
    }
  }
  const [, letter = '', number = '0'] = /^([rcb])(\d{1,2})$/i.exec(String(house)) ?? []
  const at = Number(number) - 1
  if (!letter || at < 0 || at >= size) {
    throw wrong(`${name}.house`, house, 'a house, such as r2, c3 or b5')
  }
  const area = regions ? 'region' : 'box'
  const [first] = { r: KINDS.slice(0, 1), c: KINDS.slice(1, 2) }[letter.toLowerCase()] ?? [area]
  return { kind: /** @type {(typeof KINDS)[number]} */ (first), index: at }
}
