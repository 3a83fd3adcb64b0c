// element/parts.js: the parts of a board that are not needed to show it.
//
// An entry says where they come from, before the first board: define.js has them fetched when they are first used
// (lazy-parts.js); the page has them from the start (eager-parts.js).

/**
 * @typedef {object} Parts each resolves to its module
 * @property {() => Promise<typeof import('./solver-actions.js')>} solverActions what Solve and Check do, and what reads texts that are no plain lines
 * @property {() => Promise<typeof import('../client/search-client.js')>} searchClient for boards that are not plain 9×9
 * @property {() => Promise<{HintLadder: typeof import('./hint-ladder.js').HintLadder}>} hintLadder what Hint does
 * @property {() => Promise<typeof import('./generator.js')>} generator new puzzles and ratings
 * @property {() => Promise<typeof import('../words/step-words.js')>} stepWords what Undo has undone, in words
 * @property {() => Promise<typeof import('./zoom.js')>} zoom of large boards
 * @property {() => Promise<typeof import('../scene/sought-marks.js')>} soughtMarks on boards of text
 * @property {() => Promise<typeof import('./layers.js')>} layers highlights, links and the like on a board
 * @property {() => Promise<typeof import('./board-rules.js')>} rules of puzzles with constraints
 * @property {() => Promise<typeof import('./cell-colours-sheet.js')>} cellColoursSheet for the first coloured cell
 */

/** @type {Parts} */
export let parts

/** @param {Parts} provided */
export function provideParts(provided) {
  parts = provided
}
