// client/search-route.js: which of two modules a search is for.
//
//   nonet.wasm         has the fast engine for 9×9 puzzles with boxes, and does small ones of other shapes in no time
//   nonet-engine.wasm  has the engine that learns from dead ends, which pays from 9×9 on (core/solve/learning_search.h)
//
// A file of its own, and as small as it can be, because a first visit fetches it: search-client.js is fetched with the first puzzle that
// is for the second module.

import { ownMembers } from '../base/own-members.js'

/**
 * Whether a search is for nonet-engine.wasm. Takes anything: the modules refuse what is no puzzle.
 * @param {import('nonet-wasm').Puzzle} puzzle @param {import('nonet-wasm').SolveOptions} [how]
 */
export function isForEngine(puzzle, how) {
  const { engine = 'auto' } = ownMembers(how)
  if (engine !== 'auto') return engine === 'learning'
  const { size = 0, boxRows, boxColumns, regions, houses } = ownMembers(puzzle)
  const hasMore = regions?.length || houses?.length
  const isPlain = boxRows === 3 && boxColumns === 3 && !hasMore
  return size > 9 || (size === 9 && !isPlain)
}
