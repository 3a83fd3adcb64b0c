// words/sentences.js: one language for a whole page: the words of what is said outside the boards.
//
// A page whose parts all speak the reader's language sets it once and then just says things; its
// boards find the same speaker by the page's `lang`. Each board of other people's pages has a
// speaker of its own instead (speakers.js).

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
 * From now on all is said in another language; to be called before anything is said.
 * @param {string} tag a language, perhaps with a region
 * @param {unknown} [words] what is in its file of web/i18n; English without
 */
export function speak(tag, words = englishSpeaker().language) {
  speaker = new Speaker(tag, /** @type {import('./speaker.js').Words} */ (words))
  know(speaker.locale.language, speaker)
  language = speaker.language
  locale = speaker.locale
}

/** Fetches the words that are not needed from the start: those of the panels. */
export async function completeWords() {
  await speaker.complete()
  language = speaker.language
}

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

export const cellSentence = (/** @type {Parameters<Speaker['cellSentence']>[0]} */ what) =>
  speaker.cellSentence(what)
