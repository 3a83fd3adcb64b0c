// element/later.js: what a board fetches once it is wanted: the solver's questions, the zoom of large
// boards, the colours of cells, what undo says. For Nonet's own page the build takes at-once.js instead.

import { importAgain } from '../base/again.js'

export const loadSolving = () => importAgain(() => import('./solving.js'), 'Solving')

export const loadTold = () => importAgain(() => import('../words/step-words.js'), 'stepWords')

export const loadZoom = () => importAgain(() => import('./zoom.js'), 'Zoom')

export const loadColours = () => importAgain(() => import('./cell-colours.js'), 'addColours')
