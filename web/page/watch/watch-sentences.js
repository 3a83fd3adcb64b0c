// page/watch/watch-sentences.js: says in words what a run did last, and why.
//
// Each sentence follows from one event alone: which cell it was and how the strategy found it, which
// digits fit there, which of them have been tried. Cells and houses count from 1 in words.

import { placeInWords } from '../../words/cells.js'
import { houseName, listOf, say } from '../../words/sentences.js'

/** @typedef {import('nonet-generate-wasm').WatchState} State */
/** @typedef {import('nonet-wasm').Strategy} Strategy */

/** @param {State} state @param {Strategy} strategy @param {number} size */
export function stepSentence(state, strategy, size) {
  const { kind, cell, digit, options, untried, house, attempts: count } = state
  if (state.solved) return say('watch.solved', { count })
  if (state.exhausted) return say('watch.exhausted', { count })
  if (kind === 'start') return say(`watch.about-${strategy}`)
  const values = {
    ...placeInWords(cell, size),
    digit,
    count,
    digits: listOf(options.map(String)),
    left: options.length,
    house: house ? houseName(house) : '',
  }
  const found = say(`watch.found-${strategy}`, values)
  if (kind === 'undo') return say(untried.length ? 'watch.undo' : 'watch.undoLast', values)
  if (kind === 'dead-end') {
    if (options.length) return say('watch.tried', values)
    return `${found} ${say('watch.none', values)}`
  }
  if (untried.length + 1 < options.length) return say('watch.next', values)
  return `${found} ${say(options.length > 1 ? 'watch.try' : 'watch.only', values)}`
}

/** The grid for those who cannot see the picture: a line of digits for each row. @param {{slice: (from: number, to: number) => Iterable<number>}} cells @param {number} size */
export function gridSentence(cells, size) {
  const rows = Array.from({ length: size }, (_, row) => {
    const digits = [...cells.slice(row * size, (row + 1) * size)]
    return digits.map((digit) => digit || say('watch.empty')).join(' ')
  })
  return say('watch.grid', { rows: rows.join('; ') })
}
