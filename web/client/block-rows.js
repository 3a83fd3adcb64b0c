// client/block-rows.js: what the solver says of a block of puzzles, as one object a puzzle.

/** @typedef {import('nonet-wasm').SolveBlockReport} SolveBlockReport */
/** @typedef {import('nonet-wasm').Unreadable} Unreadable */
/**
 * @typedef {object} Row
 * @property {number} line where the puzzle stands in the text
 * @property {string} puzzle one character a cell, '.' for empty ones; beyond 35×35, numbers with blanks between them
 * @property {string} solution the first one; '' if there is none
 * @property {'none' | 'one' | 'several' | 'unknown'} outcome how many there are; 'unknown': given up
 * @property {number} guesses
 * @property {number} microseconds what it took: an equal share, where puzzles were solved together
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
 * All of a block in the text's order, what could not be read among the rest.
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
