// page/language.js: sets the page's language at the start.
//
// The language is the one chosen in the settings, or else the first of the browser's that exists here. Its file is
// fetched before the board is defined; a change of language reloads the page. The English texts of index.html are
// replaced by data-say="section.key" (the element's text) and data-say-label (its aria-label).

import { importWithRetry } from '../base/import-with-retry.js'
import english from '../i18n/en.json?board,cells,houses,colours,failures,moves,answers,errors,places,problems,page,shelf,formats&only' with {
  type: 'json',
}
import { provideEnglish } from '../words/english.js'
import { LANGUAGES } from '../words/language-files.js'
import { chooseLanguage } from '../words/languages.js'
import { say, speak } from '../words/sentences.js'

/** The sections that only the panels use: all but those above, and those of index.html and of diagrams. */
const loadRest = () =>
  import(
    '../i18n/en.json?board,cells,houses,colours,failures,moves,answers,errors,places,problems,page,shelf,formats,index,diagram&rest',
    { with: { type: 'json' } }
  )

/** @param {string} wanted a tag; '' follows the browser */
export async function useLanguage(wanted) {
  provideEnglish(english, async () => (await importWithRetry(loadRest, 'default')).default)
  const browsers = navigator.languages
  // The region comes from the browser, even if the reader has chosen the language.
  const regional = browsers.filter((tag) => wanted && tag.startsWith(`${wanted}-`))
  const { language, tag } = chooseLanguage([...regional, wanted, ...browsers])
  const { load, isRightToLeft } = LANGUAGES[language]
  const root = document.documentElement
  try {
    const words = load && (await importWithRetry(load, 'default'))
    speak(tag, words?.default)
    root.lang = language
    root.dir = isRightToLeft ? 'rtl' : 'ltr'
    if (words) {
      fillWords()
      keep(language)
    }
  } catch {
    // A language chosen without a network and never used before: English now, the right one the next time.
    speak('en')
    root.lang = 'en'
    root.dir = 'ltr'
  }
}

function fillWords() {
  for (const element of /** @type {NodeListOf<HTMLElement>} */ (
    document.querySelectorAll('[data-say], [data-say-label]')
  )) {
    const { say: words, sayLabel: label } = element.dataset
    if (words) element.textContent = say(words)
    if (label) element.setAttribute('aria-label', say(label))
  }
}

/**
 * Has the service worker store the language's file, which is not among those that every reader needs. A worker that
 * already controls the page has stored it when the page loaded it.
 * @param {string} language
 */
async function keep(language) {
  const workers = navigator.serviceWorker
  if (!workers || workers.controller) return
  const { active } = await workers.ready
  const isIts = new RegExp(`/${language}-[^/]+\\.js$`)
  const urls = performance.getEntriesByType('resource').map(({ name }) => name)
  active?.postMessage({ keep: urls.filter((url) => isIts.test(url)) })
}
