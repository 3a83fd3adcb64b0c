// board/steps-back.js: finds the last board that could still be finished.
//
// Placing a digit never makes a board finishable. So along steps that only place digits, boards that can be finished
// come first and those that cannot come after them, and bisection finds the last of the former. A step that erases
// or changes digits ends such a run, and the run before it is searched. The solver has confirmed the board that is
// returned.

import { onlyPlaces } from './history.js'

/**
 * The number of steps to undo, at least one; -1 when no earlier board could be finished. The present board must be
 * one that cannot.
 * @param {readonly import('./history.js').Step[]} steps oldest first
 * @param {(ago: number) => Promise<boolean>} canFinish asks about the board that many steps ago
 * @returns {Promise<number>}
 */
export async function stepsBack(steps, canFinish) {
  const { length } = steps
  // Invariant: the board `dead` steps ago cannot be finished.
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
