// interop/shape.js: makes a puzzle from the lists of a link, and checks it; all kinds of links use it.
//
// Links are untrusted: each list must have one value for each cell, digits must fit the size, regions must be as
// large as rows, and extra houses must fit. Regions that are the usual boxes become boxes again.

import { fitHouses } from '../board/extra-houses.js'
import { areasOf, boxShapes, LARGEST_SIZE, usualShape } from '../board/houses.js'
import { COLOURS } from '../board/puzzle.js'
import { NonetError } from '../client/client.js'

/** @typedef {import('nonet-wasm').Puzzle} Puzzle */
/** @typedef {import('../board/puzzle.js').Marked} Marked */
/**
 * The content of a link. `leftOut` names what is no rule of the puzzle: keys of "leftOut" in i18n, or names from the link
 * itself; `drawn` those of them that are drawn all the same, in puzzle.drawn; `places` the cells of others, where they are known.
 * @typedef {{puzzle: Marked, title: string, format: string, leftOut: string[], drawn?: string[],
 *   places?: Record<string, string[]>, solution?: number[]}} Linked
 */

/** Limit of the name of a puzzle, an author or a rule, in UTF-16 units. */
const LONGEST_TEXT = 300
/** Limit of the setter's rules. */
const LONGEST_RULES = 5000

/** The link is truncated, mistyped, or of another kind. */
export function damaged() {
  return new NonetError('link-damaged')
}

/** The size of a grid with this number of cells. */
export function sizeOf(/** @type {number} */ cells) {
  const size = Math.sqrt(cells)
  if (size > LARGEST_SIZE) {
    throw new NonetError('too-large', { found: Math.floor(size), expected: LARGEST_SIZE })
  }
  if (!Number.isInteger(size) || size < 1) throw new NonetError('no-such-size', { found: cells })
  return size
}

/**
 * @param {object} parts lists of size² values each; missing and empty ones are left out
 * @param {number[]} parts.givens
 * @param {number[]} [parts.entries]
 * @param {unknown[]} [parts.regions] the region of each cell, by any names
 * @param {{boxRows: number, boxColumns: number}} [parts.boxes]
 * @param {string[]} [parts.houses] extra ones
 * @param {number[][]} [parts.corner]
 * @param {number[][]} [parts.centre]
 * @param {number[][]} [parts.colours]
 * @param {(number[] | undefined)[]} [parts.candidates] undefined: any digits
 * @returns {Marked}
 */
export function puzzleOf({ givens, entries, regions, boxes, houses, ...sets }) {
  const size = sizeOf(givens.length)
  const isFit = (/** @type {number} */ digit, most = size) =>
    Number.isInteger(digit) && digit >= 0 && digit <= most
  for (const digit of [...givens, ...(entries ?? [])]) {
    if (!isFit(digit)) throw new NonetError('digit-range', { text: String(digit), expected: size })
  }
  /** @type {Marked} */
  const puzzle = { ...shapeOf(size, regions, boxes), givens }
  if (houses?.length) {
    if (!fitHouses(houses, puzzle)) {
      throw new NonetError('bad-houses', { text: houses.join(' '), found: size })
    }
    puzzle.houses = /** @type {Puzzle['houses']} */ (houses)
  }
  if (entries?.some((digit) => digit > 0)) {
    puzzle.entries = givens.map((given, cell) => (given ? 0 : (entries[cell] ?? 0)))
  }
  const all = Array.from({ length: size }, (_, index) => index + 1)
  for (const [name, list] of Object.entries(sets)) {
    const isLimit = name === 'candidates'
    // No mark is none, but no candidate is a contradiction.
    if (!list?.some((set) => set && (isLimit || set.length))) continue
    const most = name === 'colours' ? COLOURS : size
    const checked = givens.map((_, cell) => {
      const set = (list[cell] ?? (isLimit ? all : [])).filter(
        (value) => value && isFit(value, most),
      )
      return [...new Set(set)].sort((one, other) => one - other)
    })
    Object.assign(puzzle, { [name]: checked })
  }
  return puzzle
}

/**
 * @param {number} size @param {unknown[]} [regions]
 * @param {{boxRows: number, boxColumns: number}} [boxes]
 */
function shapeOf(size, regions, boxes) {
  if (boxes) {
    const { boxRows, boxColumns } = boxes
    if (boxRows * boxColumns !== size) {
      throw new NonetError('bad-boxes', { text: `${boxRows}×${boxColumns}`, found: size })
    }
    return { size, boxRows, boxColumns }
  }
  if (!regions) return usualShape(size)
  const names = [...new Set(regions)]
  const areas = regions.map((name) => names.indexOf(name))
  for (const region of names.keys()) {
    const found = areas.filter((area) => area === region).length
    if (found !== size) {
      throw new NonetError('bad-regions', { text: String(region + 1), found, expected: size })
    }
  }
  const known = areas.join()
  const alike = boxShapes(size).find((shape) => areasOf(shape).join() === known)
  return alike ?? { size, boxRows: 1, boxColumns: size, regions: areas }
}

/** Whether regions fit a grid of this size; others are ignored. */
export function isCut(/** @type {readonly unknown[]} */ regions, /** @type {number} */ size) {
  const names = [...new Set(regions)]
  return names.every((name) => regions.filter((region) => region === name).length === size)
}

/** Rows and columns only. */
export function noBoxes(/** @type {number} */ size) {
  return { boxRows: 1, boxColumns: size }
}

/** A number, also one written as text; 0 for anything else. */
export function digitOf(/** @type {unknown} */ value) {
  const digit = typeof value === 'string' ? Number(value) : value
  return Number.isInteger(digit) ? /** @type {number} */ (digit) : 0
}

/** A list of numbers from any value. @returns {number[]} */
export function digitsOf(/** @type {unknown} */ values) {
  return Array.isArray(values) ? values.map(digitOf) : []
}

/** Visible text from any value, truncated to the length of a name. @param {unknown} value @param {number} [longest] */
export function textOf(value, longest = LONGEST_TEXT) {
  const text = typeof value === 'string' || typeof value === 'number' ? String(value).trim() : ''
  // Not in the middle of a surrogate pair.
  return text.slice(0, longest).replace(/[\ud800-\udbff]$/, '')
}

/** The rules as the setter has put them, from any value: a text, or a list of some. @param {unknown} value */
export function rulesOf(value) {
  const parts = [value].flat().map((one) => textOf(one, LONGEST_RULES))
  return textOf(parts.filter(Boolean).join('\n'), LONGEST_RULES)
}

/** A member of an object by its long or its short name. @param {any} object @param {string} long @param {string} short */
export const either = (object, long, short) => object?.[long] ?? object?.[short]

/** @returns {any[]} */
export const listOf = (/** @type {unknown} */ value) => (Array.isArray(value) ? value : [])
