// element/lazy-parts.js: what a board fetches once it is wanted: the solver's questions, the zoom of large
// boards, the colours of cells, what undo says. For Nonet's own page the build takes eager-parts.js instead.

import { importWithRetry } from '../base/import-with-retry.js'

export const loadSolverActions = () =>
  importWithRetry(() => import('./solver-actions.js'), 'SolverActions')

export const loadStepWords = () =>
  importWithRetry(() => import('../words/step-words.js'), 'stepWords')

export const loadZoom = () => importWithRetry(() => import('./zoom.js'), 'Zoom')

export const loadCellColours = () =>
  importWithRetry(() => import('./cell-colours-sheet.js'), 'addCellColours')
