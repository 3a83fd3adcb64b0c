// element/generator.js: new puzzles for a board, and how hard its puzzle is; fetched with the first of them.
//
// A board whose attributes name a grade or a seed makes its puzzle itself: the same attributes make the same puzzle for every
// reader. The seeds of daily puzzles are dates.

import { NonetError } from '../client/client.js'
import { sharedGenerateClient } from '../client/generate-client.js'
import { sharedRateClient } from '../client/rate-client.js'

/** @typedef {import('../client/client.js').CallOptions} CallOptions */
/** @typedef {import('../client/client.js').Client} Client */
/** @typedef {import('../client/generate-client.js').GenerateCallOptions} GenerateCallOptions */
/** @typedef {import('nonet-generate-wasm').Wishes} Wishes */

/** A puzzle that is there sooner is put on the board without a word. */
const QUIET_MS = 300
const USUAL_SIZE = 9

/**
 * @param {Client} client of the board
 * @param {Wishes} [wishes]
 * @param {GenerateCallOptions} [options] of the caller
 * @param {CallOptions} [how] of the board, which shows the progress
 */
export function generate({ supply }, wishes, options, how) {
  const onProgress = (/** @type {any} */ counters) => {
    how?.onProgress?.(counters)
    return options?.onProgress?.(counters)
  }
  const all = { ...options, signal: how?.signal, onProgress }
  return sharedGenerateClient(supply).generate(wishes, all)
}

/** @param {Client} client @param {import('nonet-wasm').Puzzle} puzzle @param {CallOptions} how */
export function rate({ supply }, puzzle, how) {
  if ('constraints' in puzzle) throw new NonetError('own-rules')
  return sharedRateClient(supply).rate(puzzle, {}, how)
}

/**
 * The puzzle that the attributes of a board name.
 * @param {import('./puzzle-source.js').PuzzleSource} source @param {import('./game.js').Game} game
 */
export async function puzzleFor({ grade, seed, shape, stop }, { client, tell }) {
  const timer = setTimeout(() => tell('answers.making'), QUIET_MS)
  const size = shape && shape.size !== USUAL_SIZE ? shape : {}
  const wishes = /** @type {Wishes} */ ({ ...size, symmetry: 'half-turn' })
  if (grade) wishes.grade = /** @type {any} */ (grade)
  try {
    const options = seed ? { seed, signal: stop.signal } : { signal: stop.signal }
    const { puzzle } = await sharedGenerateClient(client.supply).generate(wishes, options)
    return { puzzle, title: undefined }
  } finally {
    clearTimeout(timer)
  }
}
