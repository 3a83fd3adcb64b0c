// words/sentences.js: the sentences of Nonet's own page, in one language.
//
// The page sets the language once; then each part of it imports the functions it needs. The page's boards find the
// same speaker by the page's `lang`. On other people's pages each board finds a speaker by its own language
// (speakers.js).

import { Speaker } from './speaker.js'
import { englishSpeaker, know } from './speakers.js'

/** @typedef {import('./speaker.js').Values} Values */
/** @typedef {import('./speaker.js').Conflict} Conflict */

/** @type {Speaker} */
let speaker
/** The words in use, for what is a list and no sentence. @type {Speaker['language']} */
export let language
/** For dates and the like: the language and, where it is known, the reader's region. @type {Speaker['locale']} */
export let locale

/**
 * Sets the language; call it before any other function here.
 * @param {string} tag a language, perhaps with a region
 * @param {unknown} [words] the content of its file in web/i18n; default: English
 */
export function speak(tag, words = englishSpeaker().language) {
  speaker = new Speaker(tag, /** @type {import('./speaker.js').Words} */ (words))
  know(speaker.locale.language, speaker)
  language = speaker.language
  locale = speaker.locale
}

/** Fetches the sentences of the panels, which are not needed from the start. */
export async function completeWords() {
  await speaker.complete()
  language = speaker.language
}

/** What says the page's sentences, for functions that take it as an argument. */
export const pageSpeaker = () => speaker

export const say = (/** @type {string} */ path, /** @type {Values} */ values = {}) =>
  speaker.say(path, values)

export const decimal = (/** @type {number} */ value, /** @type {number} */ places) =>
  speaker.decimal(value, places)

export const listOf = (/** @type {readonly string[]} */ parts) => speaker.listOf(parts)

export const houseName = (/** @type {Conflict['house']} */ house) => speaker.houseName(house)

export const houseNames = (/** @type {readonly Conflict['house'][]} */ houses) =>
  speaker.houseNames(houses)

export const conflictSentence = (/** @type {Conflict} */ conflict) =>
  speaker.conflictSentence(conflict)

/** @param {unknown} reason a NonetError, or whatever was thrown */
export const errorSentence = (reason) => speaker.errorSentence(reason)
