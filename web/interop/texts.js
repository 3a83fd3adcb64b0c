// interop/texts.js: texts of other programs that are one puzzle each: jigsaws of SumoCue, ids of Solo, killers. To add one: its
// reader and its row.

import { isKiller, readKiller } from './killer.js'
import { isSolo, readSolo } from './solo.js'
import { isSumoCue, readSumoCue } from './sumocue.js'

/** @typedef {import('./shape.js').Linked} Linked */

/** @type {[is: (text: string) => boolean, read: (text: string) => Linked, format: string][]} */
const READERS = [
  [isSumoCue, readSumoCue, 'sumocue'],
  [isKiller, readKiller, 'killer'],
  [isSolo, readSolo, 'solo'],
]

/**
 * The puzzles of a text that is one, or that has one on each line.
 * @param {string} text
 * @returns {{format: string, line: number, read: () => Linked}[]} none for other texts; `line` is 0 for a single puzzle
 */
export function puzzlesIn(text) {
  const one = readerOf(text.trim(), 0)
  if (one) return [one]
  const lines = text.split('\n').map((line, index) => readerOf(line.trim(), index + 1))
  const isList = text.split('\n').every((line, index) => !line.trim() || lines[index])
  return isList ? lines.flatMap((line) => line ?? []) : []
}

/** @param {string} text @param {number} line */
function readerOf(text, line) {
  const [, read, format] = (text && READERS.find(([is]) => is(text))) || []
  return read && format ? { format, line, read: () => read(text) } : undefined
}
