// words/rule-sentences.js: what a kind of constraint means, in one sentence, and where it is; hint-words.js fetches the words.

import { keyOf, nameOfCell } from '../board/constraints.js'

/** Of these a variable stands for each cell: its region, or whether it counts otherwise than its digit says. */
export const CHAOS = 'chaos-construction'
export const MODIFIED = 'modified'
const OF_GRID = [CHAOS, 'one-modified']

/** @typedef {import('../board/constraints.js').Constraint} Constraint */

/** @param {string} key of core/model/constraint.h, or 'given' @param {import('./speaker.js').Speaker} words */
export function ruleSentence(key, words) {
  const path = `rules.${key}`
  return words.say(words.knows(path) ? path : 'rules.unknown')
}

/**
 * The names of the variables of all cells, of each constraint of the kind; those that several have, once.
 * @param {readonly Constraint[]} constraints @param {string} key @returns {string[][]}
 */
export function variablesOfCells(constraints, key) {
  const lists = constraints
    .filter((constraint) => keyOf(constraint) === key)
    .map((constraint) => [constraint[key]].flat().filter((name) => typeof name === 'string'))
  return [...new Map(lists.map((names) => [names.join(), names])).values()]
}

/**
 * What to call the variables that stand for the regions of cells, where these have to be found: v2 is [r1c2].
 * @param {readonly Constraint[]} constraints @param {number} columns of the grid
 * @returns {Map<string, string>}
 */
export function regionNames(constraints, columns) {
  const named = (/** @type {number} */ cell) => `[${nameOfCell(cell, columns)}]`
  const [variables = []] = variablesOfCells(constraints, CHAOS)
  return new Map(variables.map((name, cell) => [name, named(cell)]))
}

/** How the cells count. @param {Constraint} modified */
function howModified({ factor, plus }) {
  if (typeof factor !== 'number') return ''
  if (typeof plus !== 'number' || plus === 0) return `×${factor}`
  return `×${factor} ${plus < 0 ? '−' : '+'} ${Math.abs(plus)}`
}

/** Whether regions are named in what rulePlaces() gives, which has to be explained. @param {string[]} places */
export const namesRegions = (places) => places.join().includes('[')

/**
 * The numbers and cells of a constraint: "12: r1c1 r1c2"; of one on the whole grid, nothing.
 * @param {Constraint} constraint @param {Map<string, string>} regions as regionNames() gives them
 * @returns {string}
 */
export function rulePlaces(constraint, regions) {
  const [[key, on] = ['', undefined], ...members] = Object.entries(Object(constraint))
  if (OF_GRID.includes(key)) return ''
  if (key === MODIFIED) return howModified(constraint)
  const numbers = members
    .flatMap(([, value]) => (Array.isArray(value) ? value : [value]))
    .filter((value) => typeof value === 'number' || typeof value === 'string')
  const named = (/** @type {unknown} */ cell) => regions.get(String(cell)) ?? String(cell)
  const isChoice = key === 'any' || key === 'all'
  // Of arrows along which a cell counts, nothing is drawn.
  const items = [...(Array.isArray(on) ? on : []), ...[Object(constraint).arms ?? []].flat()]
  const texts = items.map((item) =>
    isChoice
      ? `${keyOf(item)} ${rulePlaces(item, regions)}`
      : Array.isArray(item)
        ? `(${item.map(named).join(' ')})`
        : named(item),
  )
  const places = texts.join(isChoice ? ' | ' : ' ')
  return [numbers.join(' '), places].filter(Boolean).join(': ')
}
