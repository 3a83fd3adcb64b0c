// element/eager-parts.js: the parts of a board, in the bundle of their importer; for Nonet's own page, which uses
// them from the start.

import { importWithRetry } from '../base/import-with-retry.js'
import { provideParts } from './parts.js'
import * as solverActions from './solver-actions.js'

export function provideEagerParts() {
  provideParts({
    solverActions: async () => solverActions,
    // A reader's first board is plain 9×9 as a rule.
    searchClient: () => importWithRetry(() => import('../client/search-client.js'), 'SearchClient'),
    hintLadder: () => importWithRetry(() => import('./hint-card.js'), 'HintLadder'),
    // The page makes its puzzles itself.
    generator: () => importWithRetry(() => import('./generator.js'), 'generate'),
    stepWords: () => importWithRetry(() => import('../words/step-words.js'), 'stepWords'),
    // Few boards are that large.
    zoom: () => importWithRetry(() => import('./zoom.js'), 'Zoom'),
    soughtMarks: () => importWithRetry(() => import('../scene/sought-marks.js'), 'SoughtMarks'),
    // The page lays none.
    layers: () => importWithRetry(() => import('./layers.js'), 'BoardLayers'),
    rules: () => importWithRetry(() => import('./board-rules.js'), 'BoardRules'),
    cellColoursSheet: () =>
      importWithRetry(() => import('./cell-colours-sheet.js'), 'addCellColours'),
  })
}
