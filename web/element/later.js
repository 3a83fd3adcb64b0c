// element/later.js: what a board fetches once it is wanted: the solver's questions, the zoom of large
// boards, the colours of cells, what undo says, some of the words.
//
// English travels with the board, but for the solver's answers, what is wrong with a text and the
// help. (Any other language is fetched, and comes whole.) For Nonet's own page the build takes
// at-once.js instead.

import { importAgain } from '../client/again.js'

export const loadSolving = () => importAgain(() => import('./solving.js'), 'Solving')

export const loadTold = () => importAgain(() => import('./told.js'), 'stepWords')

export const loadZoom = () => importAgain(() => import('./zoom.js'), 'Zoom')

export const loadColours = () => importAgain(() => import('./colours.js'), 'addColours')

export async function laterWords() {
  const load = () => import('../i18n/en.json?later', { with: { type: 'json' } })
  return (await importAgain(load, 'default')).default
}
