// words/rule-sentences.js: what a kind of constraint means, in one sentence, and where it is; hint-words.js fetches the words.

import { keyOf, nameOfCell } from '../board/constraints.js'

const CHAOS = 'chaos-construction'

/** @typedef {import('../board/constraints.js').Constraint} Constraint */

/** @param {string} key of core/model/constraint.h, or 'given' @param {import('./speaker.js').Speaker} words */
export function ruleSentence(key, words) {
  const path = `rules.${key}`
  return words.say(words.knows(path) ? path : 'rules.unknown')
}

/**
 * What to call the variables that stand for the regions of cells, where these have to be found: v2 is [r1c2].
 * @param {readonly Constraint[]} constraints @param {number} columns of the grid
 * @returns {Map<string, string>}
 */
export function regionNames(constraints, columns) {
  // A link may hold anything; what is no name is never asked for.
  const variables = [constraints.find((constraint) => keyOf(constraint) === CHAOS)?.[CHAOS]].flat()
  return new Map(variables.map((name, cell) => [name, `[${nameOfCell(cell, columns)}]`]))
}

/**
 * The numbers and cells of a constraint: "12: r1c1 r1c2"; of one on the whole grid, nothing.
 * @param {Constraint} constraint @param {Map<string, string>} regions as regionNames() gives them
 * @returns {string}
 */
export function rulePlaces(constraint, regions) {
  const [[key, on] = ['', undefined], ...members] = Object.entries(Object(constraint))
  if (key === CHAOS) return ''
  const numbers = members
    .flatMap(([, value]) => (Array.isArray(value) ? value : [value]))
    .filter((value) => typeof value === 'number' || typeof value === 'string')
  const named = (/** @type {unknown} */ cell) => regions.get(String(cell)) ?? String(cell)
  const texts = !Array.isArray(on)
    ? []
    : key === 'any' || key === 'all'
      ? on.map((part) => `${keyOf(part)} ${rulePlaces(part, regions)}`)
      : on.map((item) => (Array.isArray(item) ? `(${item.map(named).join(' ')})` : named(item)))
  const places = texts.join(key === 'any' || key === 'all' ? ' | ' : ' ')
  return [numbers.join(' '), places].filter(Boolean).join(': ')
}
