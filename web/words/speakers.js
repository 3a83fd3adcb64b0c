// words/speakers.js: finds the speaker of a language, loading the language when it is first used.
//
// English is bundled with each entry. dom/language-of.js finds the language of an element.

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

/** The speaker of a language; undefined until the language is loaded. */
export function knownSpeaker(/** @type {string} */ tag) {
  const speaker = known.get(tag)
  return speaker ?? (chooseLanguage([tag]).language === 'en' ? englishSpeaker() : undefined)
}

/** From now on all boards with this tag use this speaker. @param {string} tag @param {Speaker} speaker */
export function know(tag, speaker) {
  known.set(tag, speaker)
  return speaker
}

/** The speaker of a language or of the nearest one that exists; English where that cannot be fetched. */
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
    // The tag begins with a language, but Intl rejects the rest of it.
    return new Speaker(language, words)
  }
}

/** Whether the language is written from right to left. */
export function readsFromRight(/** @type {Speaker} */ { locale }) {
  return LANGUAGES[locale.language]?.isRightToLeft ?? false
}
