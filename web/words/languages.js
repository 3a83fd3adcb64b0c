// words/languages.js: the languages that the page speaks, and which of them a reader gets.
//
// A language is a row here and a file beside this one; scripts/check-i18n.mjs holds them together.
// English is built into the page, and is what any other falls back to; the others are fetched when
// they are wanted. `name` is what the language calls itself.

/** @typedef {typeof import('../i18n/en.json')} Words */
/** @typedef {{name: string, isRightToLeft?: boolean, load?: () => Promise<{default: unknown}>}} Language */

/** @satisfies {Record<string, Language>} */
const ROWS = {
  en: { name: 'English' },
  de: { name: 'Deutsch', load: () => import('../i18n/de.json', { with: { type: 'json' } }) },
  es: { name: 'Español', load: () => import('../i18n/es.json', { with: { type: 'json' } }) },
  fr: { name: 'Français', load: () => import('../i18n/fr.json', { with: { type: 'json' } }) },
  it: { name: 'Italiano', load: () => import('../i18n/it.json', { with: { type: 'json' } }) },
  nl: { name: 'Nederlands', load: () => import('../i18n/nl.json', { with: { type: 'json' } }) },
  pt: { name: 'Português', load: () => import('../i18n/pt.json', { with: { type: 'json' } }) },
  ar: {
    name: 'العربية',
    isRightToLeft: true,
    load: () => import('../i18n/ar.json', { with: { type: 'json' } }),
  },
  zh: { name: '简体中文', load: () => import('../i18n/zh.json', { with: { type: 'json' } }) },
  ja: { name: '日本語', load: () => import('../i18n/ja.json', { with: { type: 'json' } }) },
}

export const LANGUAGES = /** @type {Record<string, Language>} */ (ROWS)

/**
 * The first of the tags whose language is spoken here, with the tag itself for what differs between
 * regions (de-CH writes 12’744’075); English when none is.
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
