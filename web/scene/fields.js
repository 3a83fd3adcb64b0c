// scene/fields.js: fields of an object that a script hands over, each checked for what it is.
//
// What is wrong is thrown as a TypeError that names the field, what it is, and what it should be: it is for
// whoever wrote the script. Only own fields are read; nothing of what was handed over is kept.

import { LARGEST_SIZE } from '../board/houses.js'

/** The longest text that is kept. */
export const LIMIT = 100_000
/** So many links, highlighted places, cages and the like: more can be neither drawn nor seen. */
export const MOST = 500

/** @param {string} name @param {unknown} value @param {string} wanted */
export function wrong(name, value, wanted) {
  const found = Array.isArray(value) ? `a list of ${value.length}` : JSON.stringify(value)
  return new TypeError(`${name} is ${String(found).slice(0, 60)}, not ${wanted}`)
}

/** Only its own fields. @param {unknown} value @param {string} name @returns {Record<string, unknown>} */
export function objectOf(value, name) {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) {
    throw wrong(name, value, 'an object')
  }
  return Object.assign(Object.create(null), value)
}

/** @param {unknown} value @param {string} name @param {number} [length] @returns {unknown[]} */
export function listOf(value, name, length) {
  const isList = Array.isArray(value) && value.length === (length ?? value.length)
  const isSmall = Array.isArray(value) && value.length <= LARGEST_SIZE ** 2
  if (!isList || !isSmall) throw wrong(name, value, length ? `a list of ${length}` : 'a list')
  return [...value]
}

/** The objects of a list, each with its name. @param {Record<string, unknown>} source @param {string} field */
export function someOf(source, field) {
  const list = listOf(source[field] ?? [], field)
  if (list.length > MOST) throw wrong(field, list, `a list of at most ${MOST}`)
  return list.map((value, index) => {
    const name = `${field}[${index}]`
    return { name, value: objectOf(value, name) }
  })
}

/** @template {string} Name @param {unknown} value @param {string} name @param {readonly Name[]} names @returns {Name} */
export function oneOf(value, name, names) {
  const known = names.find((each) => each === value)
  if (!known) throw wrong(name, value, names.join(', '))
  return known
}

/** @param {unknown} value @param {string} name */
export function textOf(value, name) {
  if (typeof value !== 'string') throw wrong(name, value, 'a string')
  return value.slice(0, LIMIT)
}

/** @param {unknown} value @param {string} name @param {number} least @param {number} most @returns {number} */
export function numberOf(value, name, least, most) {
  const isNumber = typeof value === 'number' && Number.isInteger(value)
  if (isNumber && value >= least && value <= most) return value
  throw wrong(name, value, `a whole number from ${least} to ${most}`)
}
