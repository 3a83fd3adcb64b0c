// board/steps-back.js: the last board that could still be finished.
//
// Placing digits can only make a board harder to finish. So along steps that do nothing but place
// digits, the boards that can be finished come first and those that cannot come after them, and the
// last of the former is found by halving. Where digits were erased or changed, such a run ends, and
// the one before it is looked at. The answer is always a board that was asked about itself.

import { onlyPlaces } from './history.js'

/**
 * How many steps to go back, at least one; -1 when no earlier board could be finished. The board as
 * it is now cannot.
 * @param {readonly import('./history.js').Step[]} steps oldest first
 * @param {(ago: number) => Promise<boolean>} canFinish asks about the board so many steps ago
 * @returns {Promise<number>}
 */
export async function stepsBack(steps, canFinish) {
  const { length } = steps
  // Known: the board `dead` steps ago cannot be finished.
  for (let dead = 0; dead < length; ) {
    let start = dead
    while (start < length && onlyPlaces(steps[length - 1 - start])) start++
    start = Math.max(start, dead + 1)
    if (await canFinish(start)) {
      let alive = start
      while (alive - dead > 1) {
        const middle = Math.floor((alive + dead) / 2)
        if (await canFinish(middle)) alive = middle
        else dead = middle
      }
      return alive
    }
    dead = start
  }
  return -1
}
