// page/solve/path.js: the positions along a path of steps.
//
// A position is a puzzle whose candidates are all said: what the houses leave, less what the steps before have taken
// away. The same rules as in core/human/board.cpp.

import { housesOf } from '../../board/houses.js'

/** @typedef {import('nonet-wasm').Puzzle} Puzzle */
/** @typedef {import('nonet-human-wasm').Step} Step */
/** @typedef {import('nonet-human-wasm').TechniqueInfo} TechniqueInfo */
/** @typedef {Puzzle & Required<Pick<Puzzle, 'entries' | 'candidates'>>} Position */

/**
 * The puzzle with every candidate that its digits leave; those that it says itself are no more than that.
 * @param {Puzzle} puzzle @returns {Position}
 */
export function positionOf(puzzle) {
  const { size, givens } = puzzle
  const entries = givens.map((given, cell) => (given ? 0 : (puzzle.entries?.[cell] ?? 0)))
  const all = [...new Array(size).keys()].map((index) => index + 1)
  const candidates = givens.map((_, cell) => [...(puzzle.candidates?.[cell] ?? all)])
  const position = { ...puzzle, entries, candidates }
  for (const [cell, given] of givens.entries()) {
    const digit = given || entries[cell]
    if (digit) clear(position, cell, digit)
  }
  return position
}

/** The position after a step. @param {Position} position @param {Step} step @returns {Position} */
export function after(position, { placements, eliminations }) {
  const next = {
    ...position,
    entries: [...position.entries],
    candidates: [...position.candidates],
  }
  for (const { cell, digit } of eliminations) remove(next, cell, digit)
  for (const { cell, digit } of placements) {
    next.entries[cell] = digit
    clear(next, cell, digit)
  }
  return next
}

/** A digit stands in the cell: it, and all that the digit excludes, goes. @param {Position} position @param {number} cell @param {number} digit */
function clear(position, cell, digit) {
  position.candidates[cell] = []
  for (const { cells } of housesOf(position)) {
    if (cells.includes(cell)) for (const peer of cells) remove(position, peer, digit)
  }
}

/** @param {Position} position @param {number} cell @param {number} digit */
function remove({ candidates }, cell, digit) {
  if (candidates[cell].includes(digit)) {
    candidates[cell] = candidates[cell].filter((candidate) => candidate !== digit)
  }
}

/** A path and its positions, each worked out when it is asked for and the ones before it are. */
export class Path {
  #positions

  /** @param {Puzzle} puzzle @param {readonly Step[]} steps */
  constructor(puzzle, steps) {
    this.steps = steps
    this.#positions = [positionOf(puzzle)]
  }

  /** The position before a step; that after the last one, at the end. @param {number} index */
  at(index) {
    for (let known = this.#positions.length; known <= index; known++) {
      this.#positions.push(after(this.#positions[known - 1], this.steps[known - 1]))
    }
    return this.#positions[index]
  }
}

/** What techniques without a rating of Sudoku Explainer's are drawn at, by HoDoKu's levels. */
const BY_LEVEL = { easy: 1.5, medium: 3, hard: 4.4, unfair: 6, extreme: 8.5 }

/** How hard a technique is, on the scale of Sudoku Explainer. @param {TechniqueInfo} [info] */
export function hardnessOf(info) {
  return info ? info.se || BY_LEVEL[info.level] : 0
}

/**
 * Steps by technique, in the order in which the first of each stands.
 * @param {readonly Step[]} steps @returns {[string, Step[]][]}
 */
export function grouped(steps) {
  /** @type {Map<string, Step[]>} */
  const groups = new Map()
  for (const step of steps) {
    const group = groups.get(step.technique)
    if (group) group.push(step)
    else groups.set(step.technique, [step])
  }
  return [...groups]
}
