// page/learn/positions.js: the positions to practise on: built in, a few for each technique, loaded when asked for.
//
// scripts/practice-positions.mjs makes the file, and says how a line is written.

import { importWithRetry } from '../../base/import-with-retry.js'
import { positionOf } from '../solve/path.js'

/** @typedef {import('../solve/path.js').Position} Position */

const SIZE = 9
const CELLS = SIZE * SIZE
/** One less than the code of the letter for digit 1, and for the first row or column. */
const [BEFORE_FIRST, FIRST] = [96, 97]

/** The lines of a technique, none if no position is known. @param {string} technique @returns {Promise<string[]>} */
export async function linesOf(technique) {
  const file = await importWithRetry(
    () => import('./practice-positions.json', { with: { type: 'json' } }),
    'default',
  )
  const lines = /** @type {Record<string, string[]>} */ (file.default)
  return Object.hasOwn(lines, technique) ? lines[technique] : []
}

/** @param {string} line @returns {Position} */
export function readPosition(line) {
  const [cells, ...lacks] = line.split(' ')
  const signs = [...cells.slice(0, CELLS)]
  const position = positionOf({
    size: SIZE,
    boxRows: 3,
    boxColumns: 3,
    givens: signs.map((sign) => Number(sign) || 0),
    entries: signs.map((sign) => (/[a-i]/.test(sign) ? sign.charCodeAt(0) - BEFORE_FIRST : 0)),
  })
  for (const list of lacks) {
    const digit = Number(list[0])
    for (const [row, column] of list.slice(1).match(/../g) ?? []) {
      const cell = (row.charCodeAt(0) - FIRST) * SIZE + column.charCodeAt(0) - FIRST
      position.candidates[cell] = position.candidates[cell].filter((one) => one !== digit)
    }
  }
  return position
}
