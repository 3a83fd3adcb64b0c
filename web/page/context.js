// page/context.js: the interface between the page's parts: one object that each of them gets.

/** @typedef {import('../element/nonet-sudoku.js').NonetSudoku} NonetSudoku */
/** @typedef {import('../client/client.js').Client} Client */
/** @typedef {import('./settings.js').Settings} Settings */
/** @typedef {import('nonet-wasm').Puzzle} Puzzle */
/** @typedef {import('./shelf/records.js').Origin} Origin */

/**
 * @typedef {object} HowOpened
 * @property {AbortSignal} [signal] from Shelf.arrive(), called when the text was requested; default: called now
 * @property {boolean} [asks] before a very small puzzle replaces the board
 */
/**
 * @typedef {object} Page
 * @property {NonetSudoku} board
 * @property {Client} client the one that the board uses, too
 * @property {Settings} settings
 * @property {(text: string, name: string, how?: HowOpened) => Promise<void>} openText reads a text or a link, lists
 *   what is in it and puts its first puzzle on the board
 * @property {(texts: readonly import('./read-texts.js').Text[], name: string, source: Blob,
 *   how?: HowOpened) => Promise<void>} openTexts the same with several as one list; `source` is the file they came from
 * @property {(report: import('./read-texts.js').Report, name: string, source: Blob) => Promise<void>} openReport
 *   the same with texts that have been read already
 * @property {import('./read-texts.js').Entry[]} entries of the file or text opened last
 * @property {(puzzle: Puzzle, caption: string, how?: {fresh?: boolean, signal?: AbortSignal, made?: Origin}) =>
 *   Promise<boolean>} openPuzzle puts one puzzle on the board, with its progress if it is on the shelf, unless `fresh`
 *   is set; `signal` is from Shelf.arrive(); `made`: what it was made from; resolves to whether it had progress
 * @property {import('./shelf/shelf.js').Shelf} shelf
 * @property {(name: import('./panels.js').PanelName, detail?: unknown) => Promise<void>} openPanel
 * @property {{blob: Blob, name: string} | undefined} source the file or text opened last
 */

export {}
