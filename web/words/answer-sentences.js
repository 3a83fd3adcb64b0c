// words/answer-sentences.js: the sentences for the solver's answers.
//
// A sentence is a key with its values, or a text; `isAlert` where something is wrong. The verdict is shown beside the
// board until the puzzle changes.

import { has } from '../base/own-members.js'

/** With constraints, `said` in words already. @typedef {import('nonet-wasm').Conflict & {said?: string}} Conflict */
/** @typedef {import('./speaker.js').Speaker} Speaker */
/** @typedef {import('./phrases.js').Values} Values */
/** @typedef {{path?: string, values?: Values, text?: string, isAlert?: boolean}} Sentence */

/** Readers would not read more. */
const MOST_CONFLICTS = 2

/** "More than one solution" @param {number} count */
export function verdictOf(count) {
  return count > 1 ? 'answers.several' : count ? 'answers.one' : 'answers.none'
}

/** "12 guesses" @param {import('nonet-wasm').Counters | import('nonet-wasm').SolveReport} counters @param {Speaker} words */
export function countersSentence(counters, words) {
  const { attempts, guesses } = counters
  const isBacktrack = has(counters, 'engine') ? counters.engine === 'backtrack' : attempts
  return isBacktrack
    ? words.say('answers.attempts', { count: attempts })
    : words.say('answers.guesses', { count: guesses })
}

/** @param {readonly Conflict[]} conflicts @param {Speaker} words */
function conflictSentences(conflicts, words) {
  const some = conflicts.slice(0, MOST_CONFLICTS)
  return some.map((conflict) => conflict.said ?? words.conflictSentence(conflict)).join('; ')
}

/** Why a puzzle has no solution. @param {readonly Conflict[]} conflicts @param {Speaker} words @returns {Sentence} */
export function whyUnsolvable(conflicts, words) {
  if (!conflicts.length) return { path: 'answers.noSolution', isAlert: true }
  return { text: conflictSentences(conflicts, words), isAlert: true }
}

/** Which of the solutions is on the board. @param {number} index @param {number} count @param {boolean} isAll @returns {Sentence} */
export function whichSolution(index, count, isAll) {
  const path = isAll ? 'answers.showing' : 'answers.showingSome'
  return { path, values: { number: index + 1, count } }
}

/**
 * The state of a board.
 * @param {import('../board/questions.js').Checked} checked @param {Speaker} words @returns {Sentence}
 */
export function standingSentence({ report, standing }, words) {
  const { conflicts } = report
  switch (standing) {
    case 'conflicts':
      return { text: conflictSentences(conflicts, words), isAlert: true }
    case 'wrong': {
      const values = { conflicts: conflictSentences(conflicts, words) }
      return { path: 'answers.wrong', values, isAlert: true }
    }
    case 'right':
      return { path: 'board.solved' }
    default: {
      const isAlert = standing === 'noSolution' || standing === 'deadEnd'
      return { path: `answers.${standing}`, isAlert }
    }
  }
}
