// words/speakers.js: who speaks for a board: its language, and the words of that language.
//
// English comes with the entry; another language's words are fetched for the first board that speaks
// it. Which language an element is in is found by dom/language-of.js.

import { importWithRetry } from '../base/import-with-retry.js'
import { english } from './english.js'
import { LANGUAGES } from './language-files.js'
import { chooseLanguage } from './languages.js'
import { Speaker } from './speaker.js'

/** @typedef {import('./speaker.js').Words} Words */

/** @type {Map<string, Speaker>} by tag, as written in `lang` */
const known = new Map()

export function englishSpeaker() {
  return known.get('en') ?? know('en', new Speaker('en', english()))
}

/** Who speaks this language; undefined while the words are not there. */
export function knownSpeaker(/** @type {string} */ tag) {
  const speaker = known.get(tag)
  return speaker ?? (chooseLanguage([tag]).language === 'en' ? englishSpeaker() : undefined)
}

/** From now on this one speaks for all boards with this tag. @param {string} tag @param {Speaker} speaker */
export function know(tag, speaker) {
  known.set(tag, speaker)
  return speaker
}

/** Who speaks this language, or the nearest to it that there is; English where that is out of reach. */
export async function fetchSpeaker(/** @type {string} */ tag) {
  const chosen = chooseLanguage([tag])
  try {
    const { load } = LANGUAGES[chosen.language]
    if (!load) return englishSpeaker()
    const words = await importWithRetry(load, 'default')
    return knownSpeaker(tag) ?? know(tag, speakerOf(chosen, /** @type {Words} */ (words.default)))
  } catch {
    return englishSpeaker()
  }
}

/** @param {{language: string, tag: string}} chosen @param {Words} words */
function speakerOf({ language, tag }, words) {
  try {
    return new Speaker(tag, words)
  } catch {
    // What begins like a language and goes on like nothing that Intl knows.
    return new Speaker(language, words)
  }
}

/** The language reads from the right. */
export function readsFromRight(/** @type {Speaker} */ { locale }) {
  return LANGUAGES[locale.language]?.isRightToLeft ?? false
}
