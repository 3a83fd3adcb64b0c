// element/at-once.js: takes the place of later.js in a page that asks the solver from the start.
//
// There the questions come with the board, and only the words of the page's panels come later.

import * as solving from './solving.js'

export const loadSolving = async () => solving

export async function laterWords() {
  return (await import('../i18n/en.json?later', { with: { type: 'json' } })).default
}
