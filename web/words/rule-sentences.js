// words/rule-sentences.js: what a kind of constraint means, in one sentence; hint-words.js fetches the words.

/** @param {string} key of core/model/constraint.h, or 'given' @param {import('./speaker.js').Speaker} words */
export function ruleSentence(key, words) {
  const path = `rules.${key}`
  return words.say(words.knows(path) ? path : 'rules.unknown')
}
