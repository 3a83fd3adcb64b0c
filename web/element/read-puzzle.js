// element/read-puzzle.js: the first puzzle of a text that is no plain line; fetched for the first of them.
//
// The module reads it or, where it may have constraints, what knows those, which is fetched then.

import { ownMembers } from '../base/own-members.js'
import { readShape } from '../board/line.js'
import { asSet, keyOf } from '../board/puzzle.js'
import { NonetError } from '../client/client.js'
import { isAlike } from './puzzle-source.js'

/** @typedef {import('../board/puzzle.js').Marked} Marked */
/** @typedef {import('../board/houses.js').Shape} Shape */
/** @typedef {import('../client/client.js').Client} Client */
/** @typedef {import('../client/client.js').CallOptions} CallOptions */
/** @typedef {import('./parts.js').Parts} Parts */

/** ".Cage~", ".AntiKnight", ".~R1C1_5", or JSON of any kind; no grid has a capital and a small letter after a point. */
const MAY_HAVE_RULES = /^\s*(\.[XV]?~|\.[A-Z][a-z]|\{)/

/** No puzzle takes longer to read, once its call has begun. */
const READ_WITHIN_MS = 8000

/**
 * For the attribute: given up after some seconds; nothing if it is on the board already.
 * @param {import('./puzzle-source.js').PuzzleSource} source @param {import('./game.js').Game} game @param {Parts} parts of the board: in
 *   define.js this file is in a bundle of its own, in which none are provided
 * @returns {Promise<{puzzle?: Marked, title?: string}>}
 */
export async function readInTime({ text, shape, stop, before }, game, parts) {
  /** @type {ReturnType<typeof setTimeout> | undefined} */
  let timer
  const options = {
    signal: stop.signal,
    onStart() {
      timer = setTimeout(() => stop.abort(new NonetError('unknown-format')), READ_WITHIN_MS)
    },
  }
  try {
    const found = await readPuzzle(text, shape, game.client, options, parts)
    const { model } = game
    return before === model && found.puzzle && isOn(model, found.puzzle) ? {} : found
  } finally {
    clearTimeout(timer)
  }
}

/**
 * @param {string} text @param {Shape | undefined} shape that was set beside it @param {Client} client @param {CallOptions} options @param {Parts} parts
 * @returns {Promise<{puzzle?: Marked, title?: string}>}
 * @throws {NonetError} why there is none
 */
async function readPuzzle(text, shape, client, options, parts) {
  const ruled =
    MAY_HAVE_RULES.test(text) && (await parts.rules()).readWithRules(text, client, options)
  if (ruled) return ruled
  const { entries } = await client.read(text, shape ? { shape, houses: shape.houses } : {}, options)
  const [{ puzzle, title, error }] = entries
  if (error) throw new NonetError(error.key, { ...error }, error)
  return { puzzle, title }
}

/** The puzzle is the one on the board. @param {import('../board/model.js').BoardModel} model @param {Marked} puzzle */
function isOn(model, puzzle) {
  return isAlike(model.shape, puzzle) && keyOf(model.asSet()) === keyOf(asSet(puzzle))
}

/**
 * For a script.
 * @param {Client} client @param {Parts} parts @param {string} text
 * @param {CallOptions & {size?: string}} [options] `size`: as the attribute, where the text does not tell
 */
export function readFor(client, parts, text, options) {
  const { size = '', ...how } = ownMembers(options)
  return readPuzzle(String(text), readShape(size), client, how, parts)
}
