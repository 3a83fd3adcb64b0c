// words/hint-words.js: loads the words of hints: the sentences of steps, the names of techniques, the ladder.
//
// They are as many as all others together, and few readers ask for a hint at once, so that they are no part of a
// language's file as it is loaded, in any language (scripts/site/word-sections.mjs). English is used where a language
// cannot be fetched.

import { importWithRetry } from '../base/import-with-retry.js'
import { HINT_FILES } from './hint-files.js'

/** @typedef {import('./speaker.js').Speaker} Speaker */

/**
 * Fetches the sections `hints`, `techniques` and `steps` of the speaker's language; call it before the first of them
 * is said. Rejects when nothing can be fetched, and can be called again.
 * @param {Speaker} words
 */
export async function fetchHintWords(words) {
  if (words.knows('hints.hint')) return
  const load = HINT_FILES[words.locale.language] ?? HINT_FILES.en
  const file = await importWithRetry(load, 'default').catch((reason) => {
    if (load === HINT_FILES.en) throw reason
    return importWithRetry(HINT_FILES.en, 'default')
  })
  const { hints, techniques, steps } = file.default
  words.language = { ...words.language, hints, techniques, steps }
}
