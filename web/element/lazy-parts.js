// element/lazy-parts.js: the parts of a board, each fetched when it is first used; for define.js.

import { importWithRetry } from '../base/import-with-retry.js'

/** @type {import('./parts.js').Parts} */
export const lazyParts = {
  solverActions: () => importWithRetry(() => import('./solver-actions.js'), 'SolverActions'),
  searchClient: () => importWithRetry(() => import('../client/search-client.js'), 'SearchClient'),
  hintLadder: () => importWithRetry(() => import('./hint-ladder.js'), 'HintLadder'),
  generator: () => importWithRetry(() => import('./generator.js'), 'generate'),
  stepWords: () => importWithRetry(() => import('../words/step-words.js'), 'stepWords'),
  zoom: () => importWithRetry(() => import('./zoom.js'), 'Zoom'),
  soughtMarks: () => importWithRetry(() => import('../scene/sought-marks.js'), 'SoughtMarks'),
  layers: () => importWithRetry(() => import('./layers.js'), 'BoardLayers'),
  rules: () => importWithRetry(() => import('./board-rules.js'), 'BoardRules'),
  cellColoursSheet: () =>
    importWithRetry(() => import('./cell-colours-sheet.js'), 'addCellColours'),
}
