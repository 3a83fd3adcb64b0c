// element/later.js: what a board fetches once it is wanted: the solver's questions, the zoom of large
// boards, the colours of cells, what undo says, some of the words.
//
// English travels with the board, but for the solver's answers, what is wrong with a text and the
// help. (Any other language is fetched, and comes whole.) For Nonet's own page the build takes
// at-once.js instead.

export const loadSolving = () => import('./solving.js')

export const loadTold = () => import('./told.js')

export const loadZoom = () => import('./zoom.js')

export const loadColours = () => import('./colours.js')

export async function laterWords() {
  return (await import('../i18n/en.json?later', { with: { type: 'json' } })).default
}
