// page/context.js: what the page's parts know of each other: one object, handed to each of them.

/** @typedef {import('../element/nonet-sudoku.js').NonetSudoku} NonetSudoku */
/** @typedef {import('../client/client.js').Client} Client */
/** @typedef {import('./settings.js').Settings} Settings */
/** @typedef {import('nonet-wasm').Puzzle} Puzzle */

/**
 * @typedef {object} Page
 * @property {NonetSudoku} board
 * @property {Client} client the one that the board uses, too
 * @property {Settings} settings
 * @property {(text: string, name: string, source?: Blob) => Promise<void>} openText reads a text,
 *   lists what is in it and puts its first puzzle on the board; `source` is the file it came from
 * @property {(puzzle: Puzzle, caption: string) => void} openPuzzle puts one puzzle on the board
 * @property {(name: import('./panels.js').PanelName, detail?: unknown) => Promise<void>} openPanel
 * @property {{blob: Blob, name: string} | undefined} source the file or text opened last
 */

export {}
