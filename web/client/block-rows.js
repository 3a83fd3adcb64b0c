// client/block-rows.js: the solver's report of a block of puzzles, as one object for each puzzle.

/** @typedef {import('nonet-wasm').SolveBlockReport} SolveBlockReport */
/** @typedef {import('nonet-wasm').Unreadable} Unreadable */
/**
 * @typedef {object} Row
 * @property {number} line line of the text
 * @property {string} puzzle one character for each cell, '.' if empty; above 35×35, numbers separated by blanks
 * @property {string} solution the first one; '' if there is none
 * @property {'none' | 'one' | 'several' | 'unknown'} outcome number of solutions; 'unknown': the solver gave up
 * @property {number} guesses
 * @property {number} microseconds an equal share of the time, where puzzles were solved together
 */

/** In the order of SolveBlockReport.outcomes. @type {Row['outcome'][]} */
const OUTCOMES = ['none', 'one', 'several', 'unknown']

/** @param {Omit<SolveBlockReport, 'next'>} report @returns {Row[]} */
export function rowsOf({ lines, outcomes, guesses, microseconds, cells }) {
  const texts = new TextDecoder().decode(cells).split('\n')
  return [...lines].map((line, i) => {
    const comma = texts[i].indexOf(',')
    return {
      line,
      puzzle: texts[i].slice(0, comma),
      solution: texts[i].slice(comma + 1),
      outcome: OUTCOMES[outcomes[i]],
      guesses: guesses[i],
      microseconds: microseconds[i],
    }
  })
}

/**
 * All entries of a block in the order of the text, the unreadable ones included.
 * @param {readonly Row[]} rows
 * @param {readonly Unreadable[]} unreadable
 * @returns {(Row | Unreadable['error'])[]}
 */
export function inOrder(rows, unreadable) {
  /** @type {(Row | Unreadable['error'])[]} */
  const all = []
  let done = 0
  for (const { after, error } of unreadable) {
    for (; done < after; done++) all.push(rows[done])
    all.push(error)
  }
  return [...all, ...rows.slice(done)]
}
