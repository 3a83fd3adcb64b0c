// words/later-words.js: English sentences that do not travel with the page or the board, but come when they
// are wanted: the solver's answers, what is wrong with a text, the help, the panels.
//
// Which these are, the build says (scripts/site/words.mjs). Any other language comes whole.

import { importAgain } from '../base/again.js'

export async function laterWords() {
  const load = () => import('../i18n/en.json?later', { with: { type: 'json' } })
  return (await importAgain(load, 'default')).default
}
