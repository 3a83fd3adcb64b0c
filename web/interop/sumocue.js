// interop/sumocue.js: puzzles of SumoCue: jigsaws, killers, and both at once.
//
//   SumoCueV1=0J0=8J0=0J1…    for each cell its digit (0: none), and after J the number of its region; without J there are boxes
//   SumoCueV1D=17+0=9+2…      D: both diagonals. =17: the first cell of a cage and its sum (0: none); +0: a cell of the cage that
//                             begins in cell 0, counted from 0. A cage of one cell is a given.
//
// In a cage digits differ. Source: the author, sudocue.net/forum, topic 519.

import { nameOfCell } from '../board/constraints.js'
import { usualShape } from '../board/houses.js'
import { NonetError } from '../client/client.js'
import { cageOf } from './killer.js'
import { damaged, puzzleOf, sizeOf } from './shape.js'

const WHOLE = /^SumoCueV1(D?)((?:[=+]\d{1,4}(?:J\d{1,2})?)+)=?$/
const CELL = /([=+])(\d+)(?:J(\d+))?/g
/** A cell has eight characters at most. */
const LONGEST = 64 * 64 * 8

/** @param {string} text @returns {boolean} */
export const isSumoCue = (text) => text.length <= LONGEST && /^SumoCueV1D?=/.test(text)

/** Errors: those of a cage that does not fit, with its cell. @param {string} text @returns {import('./shape.js').Linked} */
export function readSumoCue(text) {
  const [, diagonals, list] = WHOLE.exec(text) ?? []
  if (!list) throw damaged()
  const cells = [...list.matchAll(CELL)].map(([, mark, number, region]) => ({
    isFirst: mark === '=',
    number: Number(number),
    region: region === undefined ? -1 : Number(region),
  }))
  const size = sizeOf(cells.length)
  const withRegion = cells.filter(({ region }) => region >= 0).length
  if (withRegion !== 0 && withRegion !== cells.length) throw damaged()
  const cages = cagesOf(cells, size)
  const puzzle = puzzleOf({
    givens: cells.map(({ number }, cell) => (cages.get(cell)?.length === 1 ? number : 0)),
    ...(withRegion ? { regions: cells.map(({ region }) => region) } : { boxes: usualShape(size) }),
    houses: diagonals ? ['diagonals'] : [],
  })
  const constraints = [...cages].flatMap(([first, cage]) =>
    cage.length > 1 ? cageOf(cage, cells[first].number) : [],
  )
  if (constraints.length) puzzle.constraints = constraints
  return { puzzle, title: '', format: 'sumocue', leftOut: [] }
}

/**
 * The names of each cage's cells, by its first cell.
 * @param {readonly {isFirst: boolean, number: number}[]} cells @param {number} size
 */
function cagesOf(cells, size) {
  /** @type {Map<number, string[]>} */
  const cages = new Map()
  for (const [cell, { isFirst }] of cells.entries()) if (isFirst) cages.set(cell, [])
  for (const [cell, { isFirst, number }] of cells.entries()) {
    const name = nameOfCell(cell, size)
    const cage = cages.get(isFirst ? cell : number)
    if (!cage || cage.length === size) throw new NonetError('bad-cage-cell', { text: name })
    cage.push(name)
  }
  return cages
}
