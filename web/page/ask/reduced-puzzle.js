// page/ask/reduced-puzzle.js: a puzzle without the givens and constraints that it does not need.

import { puzzleOfTree } from '../../board/constraints.js'

/** @typedef {import('../../board/constraints.js').PuzzleTree} PuzzleTree */
/** @typedef {import('../../board/puzzle.js').Marked} Marked */
/** @typedef {import('nonet-engine-wasm').ReductionReport} ReductionReport */
/** @typedef {{givens: number, rules: number}} Parts how many; cells whose candidates are restricted count as givens */

/** @param {PuzzleTree} whole as the engine has read it @returns {Parts} */
export function partsOf({ givens = {}, candidates = {}, constraints = [] }) {
  const cells = new Set([...Object.keys(givens), ...Object.keys(candidates)])
  return { givens: cells.size, rules: constraints.length }
}

/** What was left out so far. @param {Parts} whole @param {ReductionReport} report @returns {Parts} */
export function leftOutOf({ givens, rules }, { cells, constraints }) {
  return { givens: givens - cells.length, rules: rules - constraints.length }
}

/**
 * The puzzle with the parts that are left, and with all that the engine does not know: what is only drawn, and the setter's words.
 * @param {Marked} puzzle @param {ReductionReport} report @returns {Marked}
 */
export function reducedPuzzle(puzzle, report) {
  const { constraints, candidates, entries, ...others } = puzzle
  return { ...others, ...puzzleOfTree(/** @type {PuzzleTree} */ (report.puzzle)) }
}
