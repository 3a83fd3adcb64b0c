// words/rule-sentences.js: what a kind of constraint means, in one sentence, and where it is; hint-words.js fetches the words.

import { keyOf } from '../board/constraints.js'

/** @typedef {import('../board/constraints.js').Constraint} Constraint */

/** @param {string} key of core/model/constraint.h, or 'given' @param {import('./speaker.js').Speaker} words */
export function ruleSentence(key, words) {
  const path = `rules.${key}`
  return words.say(words.knows(path) ? path : 'rules.unknown')
}

/** The numbers and cells of a constraint: "12: r1c1 r1c2". @param {Constraint} constraint @returns {string} */
export function rulePlaces(constraint) {
  const [[key, on] = ['', undefined], ...members] = Object.entries(Object(constraint))
  const numbers = members
    .flatMap(([, value]) => (Array.isArray(value) ? value : [value]))
    .filter((value) => typeof value === 'number' || typeof value === 'string')
  const texts = !Array.isArray(on)
    ? []
    : key === 'any' || key === 'all'
      ? on.map((part) => `${keyOf(part)} ${rulePlaces(part)}`)
      : on.map((item) => (Array.isArray(item) ? `(${item.join(' ')})` : String(item)))
  const places = texts.join(key === 'any' || key === 'all' ? ' | ' : ' ')
  return [numbers.join(' '), places].filter(Boolean).join(': ')
}
