// interop/texts.js: texts of other programs that are one puzzle each: those of SumoCue, ids of Solo, killers. To add one: its
// reader and its row.

import { isKiller, isKillerCode, readKiller } from './killer.js'
import { isSolo, readSolo } from './solo.js'
import { isSumoCue, readSumoCue } from './sumocue.js'

/** @typedef {import('./shape.js').Linked} Linked */

/** @typedef {[is: (text: string) => boolean, read: (text: string) => Linked, format: string]} Reader */

/** Of texts that have one on each line. @type {Reader[]} */
const LINES = [
  [isSumoCue, readSumoCue, 'sumocue'],
  [isKillerCode, readKiller, 'killer'],
  [isSolo, readSolo, 'solo'],
]
/** Of texts that are one. @type {Reader[]} */
const WHOLE = [...LINES, [isKiller, readKiller, 'killer']]

/**
 * The puzzles of a text that is one, or that has one on each line.
 * @param {string} text
 * @returns {{format: string, line: number, read: () => Linked}[]} none for other texts; `line` is 0 for a single puzzle
 */
export function puzzlesIn(text) {
  const one = readerOf(text.trim(), WHOLE)
  if (one) return [{ ...one, line: 0 }]
  const puzzles = []
  for (const [index, line] of text.split('\n').entries()) {
    if (!line.trim()) continue
    const puzzle = readerOf(line.trim(), LINES)
    if (!puzzle) return []
    puzzles.push({ ...puzzle, line: index + 1 })
  }
  return puzzles
}

/** @param {string} text @param {readonly Reader[]} readers */
function readerOf(text, readers) {
  const found = readers.find(([is]) => is(text))
  if (!found) return undefined
  const [, read, format] = found
  return { format, read: () => read(text) }
}
