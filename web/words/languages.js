// words/languages.js: chooses the reader's language among those of web/i18n.

import { LANGUAGES } from './language-files.js'

/**
 * The first of the tags whose language exists here, with the tag itself for what differs between regions
 * (de-CH writes 12’744’075); English when there is none.
 * @param {readonly string[]} tags as in navigator.languages
 * @returns {{language: string, tag: string}}
 */
export function chooseLanguage(tags) {
  for (const tag of tags) {
    const language = tag.split('-')[0].toLowerCase()
    if (Object.hasOwn(LANGUAGES, language)) return { language, tag }
  }
  return { language: 'en', tag: 'en' }
}
