// words/hint-words.js: loads the words of hints (the sentences of steps, the names of techniques, the ladder), those of
// lessons (what each technique is, and why it is right), and those of constraints.
//
// They are more than all others together, and few readers ask for a hint at once, so that they are no part of a
// language's file as it is loaded, in any language (scripts/site/word-sections.mjs). English is used where a language
// cannot be fetched.

import { importWithRetry } from '../base/import-with-retry.js'
import { HINT_FILES, LESSON_FILES, RULE_FILES } from './hint-files.js'

/** @typedef {import('./speaker.js').Speaker} Speaker */

/**
 * Fetches the sections `hints`, `techniques` and `steps` of the speaker's language; call it before the first of them
 * is said. Rejects when nothing can be fetched, and can be called again.
 * @param {Speaker} words
 */
export async function fetchHintWords(words) {
  if (words.knows('hints.hint')) return
  const { hints, techniques, steps } = await fileOf(words, HINT_FILES)
  words.language = { ...words.language, hints, techniques, steps }
}

/**
 * Fetches the section `lessons` in the same way; lessons.js says it.
 * @param {Speaker} words
 */
export async function fetchLessonWords(words) {
  if (words.knows('lessons.what-fish')) return
  const { lessons } = await fileOf(words, LESSON_FILES)
  words.language = { ...words.language, lessons }
}

/**
 * Fetches the section `rules` in the same way: what each kind of constraint means.
 * @param {Speaker} words
 */
export async function fetchRuleWords(words) {
  if (words.knows('rules.title')) return
  const { rules } = await fileOf(words, RULE_FILES)
  words.language = { ...words.language, rules }
}

/** @param {Speaker} words @param {typeof HINT_FILES} files */
async function fileOf(words, files) {
  const load = files[words.locale.language] ?? files.en
  const file = await importWithRetry(load, 'default').catch((reason) => {
    if (load === files.en) throw reason
    return importWithRetry(files.en, 'default')
  })
  return file.default
}
