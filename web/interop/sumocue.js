// interop/sumocue.js: jigsaws of SumoCue: SumoCueV1=0J0=8J0=…, for each cell its digit (0: none) and the number of its region.

import { damaged, puzzleOf } from './shape.js'

const WHOLE = /^SumoCueV1((?:=\d{1,2}J\d{1,2})+)=?$/
/** A cell has five characters at most. */
const LONGEST = 64 * 64 * 6

/** @param {string} text @returns {boolean} */
export const isSumoCue = (text) => text.length <= LONGEST && /^SumoCueV1=/.test(text)

/** @param {string} text @returns {import('./shape.js').Linked} */
export function readSumoCue(text) {
  const found = WHOLE.exec(text)
  if (!found) throw damaged()
  const cells = found[1]
    .slice(1)
    .split('=')
    .map((cell) => cell.split('J').map(Number))
  const puzzle = puzzleOf({
    givens: cells.map(([digit]) => digit),
    regions: cells.map(([, region]) => region),
  })
  return { puzzle, title: '', format: 'sumocue', leftOut: [] }
}
