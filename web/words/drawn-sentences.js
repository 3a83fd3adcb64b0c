// words/drawn-sentences.js: what is only drawn on a puzzle (board/drawn.js), in words: its kinds, with their cells.

import { drawnIn, kindsOf } from '../board/drawn.js'

/** @typedef {import('../board/drawn.js').Grid} Grid */
/** @typedef {import('./speaker.js').Speaker} Speaker */

/** An answer is heard, and stands above the board, so it names no more cells of a kind; the list below has all of them. */
const MOST_HEARD = 4

/** @param {unknown} drawn @param {Grid} grid @param {Speaker} words @returns {{name: string, cells: string[]}[]} */
export function drawnNames(drawn, grid, words) {
  return [...kindsOf(drawnIn(drawn), grid)].map(([kind, cells]) => ({
    name: words.say(`rules.drawn-${kind}`),
    cells,
  }))
}

/** What an answer does not take into account: "Solved without …"; '' for nothing. @param {unknown} drawn @param {Grid} grid @param {Speaker} words */
export function withoutDrawn(drawn, grid, words) {
  const names = drawnNames(drawn, grid, words).map(({ name, cells }) => {
    const some = cells.slice(0, MOST_HEARD).join(' ') + (cells.length > MOST_HEARD ? ' …' : '')
    return some ? `${name} (${some})` : name
  })
  return names.length ? words.say('rules.without', { list: names.join(', ') }) : ''
}
