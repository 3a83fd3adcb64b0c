// archive/archive-words.js: the words of an archive, in the language of its place.
//
// English is bundled; another language is fetched when it is first used, and until then, or without a network, the words
// are English.

import english from '../i18n/en.json?archive&only' with { type: 'json' }
import { LANGUAGES } from '../words/language-files.js'
import { chooseLanguage } from '../words/languages.js'
import { Phrases } from '../words/phrases.js'

export const ENGLISH = new Phrases('en', () => english)
/** @type {Map<string, Promise<Phrases>>} by tag */
const known = new Map([['en', Promise.resolve(ENGLISH)]])

/**
 * @param {string} wanted the language of an element, as in its `lang`
 * @returns {Promise<Phrases>}
 */
export function wordsFor(wanted) {
  const { language, tag } = chooseLanguage([wanted])
  let words = known.get(tag)
  if (!words) {
    const file = LANGUAGES[language].load?.() ?? Promise.resolve({ default: english })
    words = file.then(({ default: own }) => phrases(tag, language, own))
    known.set(tag, words)
    // There may be a network the next time.
    words.catch(() => known.delete(tag))
  }
  return words.catch(() => ENGLISH)
}

/** @param {string} tag @param {string} language @param {unknown} own */
function phrases(tag, language, own) {
  try {
    return new Phrases(tag, () => own)
  } catch {
    // The tag begins with a language, but Intl rejects the rest of it.
    return new Phrases(language, () => own)
  }
}
