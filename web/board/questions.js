// board/questions.js: what the solver is asked about a board besides its puzzle, and what its answers come to.

/** @typedef {import('nonet-wasm').Puzzle} Puzzle */
/** @typedef {import('./model.js').BoardModel} BoardModel */
/** @typedef {import('nonet-wasm').ValidateReport} ValidateReport */
/**
 * How a board stands: finished and right; finished and wrong; with conflicts; of a puzzle without a solution; without a
 * way to its end; with one; not known.
 * @typedef {'right' | 'wrong' | 'conflicts' | 'noSolution' | 'deadEnd' | 'canFinish' | 'unfinished'} Standing
 */
/**
 * @typedef {object} Checked
 * @property {ValidateReport} report
 * @property {Standing} standing
 * @property {boolean} canGoBack an earlier board may have a way to its end
 */

/**
 * The puzzle that has all digits of the board as its givens, or those of so many steps ago.
 * @param {BoardModel} model
 * @param {number} [ago] steps
 * @returns {Puzzle}
 */
export function asGivens(model, ago = 0) {
  const givens = [...model.digits]
  for (const { digits = [] } of ago ? model.steps.slice(-ago).reverse() : []) {
    for (let at = 0; at < digits.length; at += 3) {
      givens[Number(digits[at])] = Math.abs(Number(digits[at + 1]))
    }
  }
  return { ...model.puzzle(), givens }
}

/**
 * The puzzle that has the reader's digits among its givens, without what the program filled in.
 * @param {BoardModel} model @returns {Puzzle}
 */
export function asEntered(model) {
  const givens = model.digits.map((digit, cell) => (model.kind(cell) === 'answer' ? 0 : digit))
  return { ...model.puzzle(), givens }
}

/** Entries that a solution does not have. @param {BoardModel} model @param {readonly number[]} solution */
export function mistakes(model, solution) {
  return solution.flatMap((digit, cell) =>
    model.kind(cell) === 'entry' && model.digits[cell] !== digit ? [cell] : [],
  )
}
