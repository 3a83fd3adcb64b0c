// client/index.js: the solver as plain functions, for any script: `import { solve } from 'nonet'`.
//
// Each takes a puzzle as plain data or as text in any format; of a text, the first puzzle counts. They share one
// client, which the first call starts. Importing this file starts nothing and uses nothing that only browsers have.
// In Node the package resolves to index.node.js instead.

import { ownMembers } from '../base/own-members.js'
import { sharedClient } from './client.js'
import { sharedConstrainedClient } from './constrained-client.js'
import { sharedGenerateClient } from './generate-client.js'
import { sharedHumanClient } from './human-client.js'
import { errorOf } from './nonet-error.js'
import { sharedRateClient } from './rate-client.js'
import { SearchClient } from './search-client.js'

export { Client, configure, NonetError, sharedClient } from './client.js'
export { ConstrainedClient, sharedConstrainedClient } from './constrained-client.js'
export { GenerateClient, sharedGenerateClient } from './generate-client.js'
export { HumanClient, sharedHumanClient } from './human-client.js'
export { configureEngine, configureGenerate, configureHuman } from './later-places.js'
export { RateClient, sharedRateClient } from './rate-client.js'
export { solveMany } from './solve-many.js'
export { WatchClient } from './watch-client.js'

/** @typedef {import('nonet-wasm').Puzzle} Puzzle */
/** @typedef {import('./client.js').CallOptions} CallOptions */

/** Each search in the module that it is for. */
const searches = () => new SearchClient(sharedClient())

/**
 * Finds the first solutions, and whether there is one, several or none.
 * @param {Puzzle | string} puzzle
 * @param {import('nonet-wasm').SolveOptions} [how]
 * @param {CallOptions} [options]
 */
export async function solve(puzzle, how, options) {
  return searches().solve(await puzzleOf(puzzle, options), how, options)
}

/**
 * Finds the conflicts, and how many solutions the givens have.
 * @param {Puzzle | string} puzzle
 * @param {CallOptions} [options]
 */
export async function validate(puzzle, options) {
  return searches().validate(await puzzleOf(puzzle, options), options)
}

/**
 * Counts the solutions, up to a limit.
 * @param {Puzzle | string} puzzle
 * @param {number} [limit]
 * @param {CallOptions} [options]
 */
export async function count(puzzle, limit = MOST_COUNTED, options) {
  return searches().count(await puzzleOf(puzzle, options), limit, options)
}
/** The module counts no further. */
const MOST_COUNTED = 1_000_000

/**
 * Finds the digits that stand in each cell in some solution.
 * @param {Puzzle | string} puzzle
 * @param {CallOptions} [options]
 */
export async function candidates(puzzle, options) {
  return searches().candidates(await puzzleOf(puzzle, options), options)
}

/**
 * Reads a puzzle with constraints, in the writing of Interactive-Sudoku-Solver or as JSON, as plain data.
 * @param {import('nonet-engine-wasm').ConstrainedPuzzle | string} puzzle
 * @param {CallOptions} [options]
 */
export function readConstrained(puzzle, options) {
  return sharedConstrainedClient().read(puzzle, options)
}

/**
 * Finds the first solutions of a puzzle with constraints, and whether there is one, several or none.
 * @param {import('nonet-engine-wasm').ConstrainedPuzzle | string} puzzle plain data, JSON, or in the writing of Interactive-Sudoku-Solver
 * @param {import('./constrained-client.js').ConstrainedSolveOptions} [how]
 * @param {import('./constrained-client.js').TimedOptions} [options]
 */
export function solveConstrained(puzzle, how, options) {
  return sharedConstrainedClient().solve(puzzle, how, options)
}

/**
 * Finds which givens of a puzzle with constraints break a rule, and how many solutions they have.
 * @param {import('nonet-engine-wasm').ConstrainedPuzzle | string} puzzle
 * @param {import('./constrained-client.js').TimedOptions} [options]
 */
export function validateConstrained(puzzle, options) {
  return sharedConstrainedClient().validate(puzzle, options)
}

/**
 * Counts the solutions of a puzzle with constraints, up to a limit.
 * @param {import('nonet-engine-wasm').ConstrainedPuzzle | string} puzzle
 * @param {number} [limit]
 * @param {import('./constrained-client.js').TimedOptions} [options]
 */
export function countConstrained(puzzle, limit = MOST_COUNTED, options) {
  return sharedConstrainedClient().count(puzzle, limit, options)
}

/**
 * Tells about how many solutions a puzzle with constraints has, where they are too many to count.
 * @param {import('nonet-engine-wasm').ConstrainedPuzzle | string} puzzle
 * @param {import('./constrained-client.js').EstimateOptions} [options]
 */
export function estimateConstrained(puzzle, options) {
  return sharedConstrainedClient().estimate(puzzle, options)
}

/**
 * Finds the values that stand in each cell of a puzzle with constraints in some solution.
 * @param {import('nonet-engine-wasm').ConstrainedPuzzle | string} puzzle
 * @param {import('./constrained-client.js').CandidatesOptions} [options]
 */
export function candidatesConstrained(puzzle, options) {
  return sharedConstrainedClient().candidates(puzzle, options)
}

/**
 * Takes givens and constraints out of a puzzle with one solution until none can go.
 * @param {import('nonet-engine-wasm').ConstrainedPuzzle | string} puzzle
 * @param {import('./constrained-client.js').MinimiseOptions} [options]
 */
export function minimiseConstrained(puzzle, options) {
  return sharedConstrainedClient().minimise(puzzle, options)
}

/**
 * Tells why a value is impossible in a cell: few givens and constraints that forbid it together; or a solution that has it.
 * @param {import('nonet-engine-wasm').ConstrainedPuzzle | string} puzzle
 * @param {{cell: number, value: number}} what the cell counts from 0, row by row
 * @param {import('./constrained-client.js').PartedOptions<import('nonet-engine-wasm').ReductionReport>} [options]
 */
export function explainConstrained(puzzle, what, options) {
  return sharedConstrainedClient().explain(puzzle, what, options)
}

/**
 * Reads a text of puzzles in any format.
 * @param {string} text
 * @param {import('nonet-wasm').ReadOptions} [how]
 * @param {CallOptions} [options]
 */
export function read(text, how, options) {
  return sharedClient().read(text, how, options)
}

/**
 * Writes a puzzle in one of the formats.
 * @param {Puzzle | string} puzzle
 * @param {string} format its key
 * @param {import('nonet-wasm').WriteOptions} [how]
 * @param {CallOptions} [options]
 */
export async function write(puzzle, format, how, options) {
  return sharedClient().write(await puzzleOf(puzzle, options), format, how, options)
}

/**
 * Finds what helps on from a position: mistakes first, else the next step.
 * @param {Puzzle | string} puzzle
 * @param {import('nonet-human-wasm').StepOptions} [how]
 * @param {CallOptions} [options]
 */
export async function hint(puzzle, how, options) {
  return sharedHumanClient().hint(await puzzleOf(puzzle, options), how, options)
}

/**
 * Solves as a person does: every step from the position to the solution.
 * @param {Puzzle | string} puzzle
 * @param {import('nonet-human-wasm').StepOptions} [how]
 * @param {CallOptions} [options]
 */
export async function steps(puzzle, how, options) {
  return sharedHumanClient().steps(await puzzleOf(puzzle, options), how, options)
}

/**
 * Finds every step of a position.
 * @param {Puzzle | string} puzzle
 * @param {import('nonet-human-wasm').StepOptions} [how]
 * @param {CallOptions} [options]
 */
export async function allSteps(puzzle, how, options) {
  return sharedHumanClient().allSteps(await puzzleOf(puzzle, options), how, options)
}

/** Lists the techniques, simple ones first. @param {CallOptions} [options] */
export function techniques(options) {
  return sharedHumanClient().techniques(options)
}

/**
 * Tells how hard a puzzle is, from its givens: by Sudoku Explainer's and HoDoKu's scales, and in a word of our own.
 * @param {Puzzle | string} puzzle
 * @param {import('nonet-generate-wasm').RateOptions} [how]
 * @param {CallOptions} [options]
 */
export async function rate(puzzle, how, options) {
  return sharedRateClient().rate(await puzzleOf(puzzle, options), how, options)
}

/**
 * Makes a puzzle as wished. The same seed, number and wishes make the same one everywhere; the default seed is a new one.
 * Rejects with a NonetError if no puzzle can be as wished; if none is found, it resolves with the nearest one.
 * @param {import('nonet-generate-wasm').Wishes} [wishes]
 * @param {import('./generate-client.js').GenerateCallOptions} [options]
 */
export function generate(wishes, options) {
  return sharedGenerateClient().generate(wishes, options)
}

/**
 * Makes some puzzles as wished, of one seed.
 * @param {import('nonet-generate-wasm').Wishes} [wishes]
 * @param {import('./generate-client.js').GenerateManyOptions} [options]
 */
export function generateMany(wishes, options) {
  return sharedGenerateClient().generateMany(wishes, options)
}

/**
 * Takes givens out of a puzzle with one solution until none can go.
 * @param {Puzzle | string} puzzle
 * @param {CallOptions & import('./generate-client.js').SeedOptions} [options]
 */
export async function minimise(puzzle, options) {
  return sharedGenerateClient().minimise(await puzzleOf(puzzle, options), options)
}

/** Lists the formats that can be read and written. @param {CallOptions} [options] */
export function formats(options) {
  return sharedClient().formats(options)
}

/** Tells the solver's version. @param {CallOptions} [options] */
export function version(options) {
  return sharedClient().version(options)
}

/** @param {Puzzle | string} puzzle @param {CallOptions} [options] @returns {Promise<Puzzle>} */
async function puzzleOf(puzzle, options) {
  if (typeof puzzle !== 'string') return puzzle
  const { entries } = await sharedClient().read(
    puzzle,
    { limit: 1 },
    { signal: ownMembers(options).signal },
  )
  const [{ puzzle: first, error }] = entries
  if (first) return first
  throw errorOf(/** @type {import('nonet-wasm').Failure['error']} */ (error))
}
