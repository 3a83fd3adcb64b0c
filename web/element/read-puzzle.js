// element/read-puzzle.js: the first puzzle of a text: read by the module or, where it has constraints, by the engine that knows them,
// which is fetched for the first such text.

import { NonetError } from '../client/client.js'
import { parts } from './parts.js'

/** @typedef {import('../board/puzzle.js').Marked} Marked */
/** @typedef {import('../board/houses.js').Shape} Shape */
/** @typedef {import('../client/client.js').Client} Client */
/** @typedef {import('../client/client.js').CallOptions} CallOptions */

/** Items of Interactive-Sudoku-Solver up to the first with arguments: .AntiKnight.Cage~12~R1C1~R1C2 */
const ITEMS = /^\s*(\.[A-Z]\w*\s*)*\.\S*~/
/** Our own JSON, and not a list of digits or the JSON of another site. */
const JSON_TEXT =
  /^\s*\{\s*"(v"\s*:\s*1\b|(grid|givens|candidates)"\s*:\s*\{|constraints"\s*:\s*\[|regions"\s*:\s*"boxes)/

/**
 * @param {string} text @param {Shape | undefined} shape that was set beside it @param {Client} client @param {CallOptions} options
 * @returns {Promise<{puzzle?: Marked, title?: string}>}
 * @throws {NonetError} why there is none
 */
export async function readPuzzle(text, shape, client, options) {
  if (ITEMS.test(text) || JSON_TEXT.test(text)) {
    const { readWithRules } = await parts.rules()
    return readWithRules(text, client, options)
  }
  const { entries } = await client.read(text, shape ? { shape, houses: shape.houses } : {}, options)
  const [{ puzzle, title, error }] = entries
  if (error) throw new NonetError(error.key, { ...error }, error)
  return { puzzle, title }
}
