// board/questions.js: the puzzles that a board is turned into to question the solver, and the types of its answers.

/** @typedef {import('nonet-wasm').Puzzle} Puzzle */
/** @typedef {import('./model.js').BoardModel} BoardModel */
/** @typedef {import('nonet-wasm').ValidateReport} ValidateReport */
/**
 * The state of a board: finished and right; finished and wrong; with conflicts; of a puzzle without a solution; cannot
 * be finished; can be finished; not known.
 * @typedef {'right' | 'wrong' | 'conflicts' | 'noSolution' | 'deadEnd' | 'canFinish' | 'unfinished'} Standing
 */
/**
 * @typedef {object} Checked
 * @property {ValidateReport} report
 * @property {Standing} standing
 * @property {boolean} canGoBack it may have been possible to finish an earlier board
 */

/**
 * The puzzle whose givens are all digits of the board, now or `ago` steps earlier.
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
 * The puzzle whose givens include the reader's digits, but not those that the program filled in.
 * @param {BoardModel} model @returns {Puzzle}
 */
export function asEntered(model) {
  const givens = model.digits.map((digit, cell) => (model.kind(cell) === 'answer' ? 0 : digit))
  return { ...model.puzzle(), givens }
}

/** Cells whose entry differs from a solution. @param {BoardModel} model @param {readonly number[]} solution */
export function mistakes(model, solution) {
  return solution.flatMap((digit, cell) =>
    model.kind(cell) === 'entry' && model.digits[cell] !== digit ? [cell] : [],
  )
}
