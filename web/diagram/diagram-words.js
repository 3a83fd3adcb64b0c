// diagram/diagram-words.js: the words of one diagram, in the language of where it stands.
//
// English is built in; another language's words are fetched when a diagram wants them (built into
// files that hold only what a diagram says), and until then, or without a network, it says the same
// in English. Each diagram has a voice of its own: a page may show several languages.

import english from '../i18n/en.json?diagram,cells,houses,colours,errors,places&only' with {
  type: 'json',
}
import { LANGUAGES } from '../words/language-files.js'
import { chooseLanguage } from '../words/languages.js'
import { Phrases } from '../words/phrases.js'

/** @typedef {Phrases} Voice */

export const ENGLISH = new Phrases('en', () => english)
/** @type {Map<string, Promise<Voice>>} */
const voices = new Map([['en', Promise.resolve(ENGLISH)]])

/**
 * @param {string} wanted the language of an element, as its `lang` says it
 * @returns {Promise<Voice>}
 */
export function voiceFor(wanted) {
  const { language } = chooseLanguage([wanted])
  let voice = voices.get(language)
  if (!voice) {
    const words = LANGUAGES[language].load?.() ?? Promise.reject()
    voice = words.then(({ default: file }) => new Phrases(language, () => file))
    voices.set(language, voice)
    // Perhaps there is a network the next time.
    voice.catch(() => voices.delete(language))
  }
  return voice.catch(() => ENGLISH)
}
