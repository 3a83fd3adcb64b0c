// element/speakers.js: who speaks for a board: its language, and the words of that language.
//
// A board speaks the language of its own `lang` attribute or else of the nearest element around it
// that has one, out through shadow roots up to the document's; English where none is known. English
// is there from the start, the others are fetched when the first board wants them. Of all that can
// change a board's language later on, its own attribute and that of the document are followed: one
// observer a document, however many boards there are.

import english from '../i18n/en.json' with { type: 'json' }
import { chooseLanguage, LANGUAGES } from '../i18n/languages.js'
import { Speaker } from './speaker.js'

/** @typedef {import('./speaker.js').Words} Words */

/** @type {Map<string, Speaker>} by tag, as written in `lang` */
const known = new Map()
/** @type {Map<Document, {boards: Set<() => void>, observer: MutationObserver}>} */
const followed = new Map()

export function englishSpeaker() {
  return known.get('en') ?? know('en', new Speaker('en', english))
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
    const words = await LANGUAGES[chosen.language].load?.()
    if (!words) return englishSpeaker()
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

/** The language of this element: what `lang` says on it or around it. */
export function languageOf(/** @type {Element} */ element) {
  for (let place = /** @type {Element | undefined} */ (element); place; ) {
    const near = place.closest('[lang]')
    if (near) return near.getAttribute('lang') || 'en'
    const root = place.getRootNode()
    place = root instanceof ShadowRoot ? root.host : undefined
  }
  return 'en'
}

/** The language reads from the right. */
export function readsFromRight(/** @type {Speaker} */ { locale }) {
  return LANGUAGES[locale.language]?.isRightToLeft ?? false
}

/**
 * Calls back when the document's own language changes.
 * @param {Document} document @param {() => void} changed
 * @returns {() => void} forgets it
 */
export function followLanguage(document, changed) {
  let entry = followed.get(document)
  if (!entry) {
    const boards = new Set()
    const observer = new MutationObserver(() => {
      for (const each of boards) each()
    })
    observer.observe(document.documentElement, { attributeFilter: ['lang'] })
    entry = { boards, observer }
    followed.set(document, entry)
  }
  const { boards, observer } = entry
  boards.add(changed)
  return () => {
    boards.delete(changed)
    if (boards.size || followed.get(document) !== entry) return
    observer.disconnect()
    followed.delete(document)
  }
}
