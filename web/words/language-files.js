// words/language-files.js: the languages that are spoken here: a row each, and a file each in web/i18n.
//
// English comes with the entries and is what any other falls back to; the others are fetched when they are
// wanted. scripts/check-i18n.mjs holds rows and files together. dist/single.js is built without this table.

/** @typedef {{isRightToLeft?: boolean, load?: () => Promise<{default: unknown}>}} Language */

/** @type {Record<string, Language>} */
export const LANGUAGES = {
  en: {},
  de: { load: () => import('../i18n/de.json', { with: { type: 'json' } }) },
  es: { load: () => import('../i18n/es.json', { with: { type: 'json' } }) },
  fr: { load: () => import('../i18n/fr.json', { with: { type: 'json' } }) },
  it: { load: () => import('../i18n/it.json', { with: { type: 'json' } }) },
  nl: { load: () => import('../i18n/nl.json', { with: { type: 'json' } }) },
  pt: { load: () => import('../i18n/pt.json', { with: { type: 'json' } }) },
  ar: { isRightToLeft: true, load: () => import('../i18n/ar.json', { with: { type: 'json' } }) },
  zh: { load: () => import('../i18n/zh.json', { with: { type: 'json' } }) },
  ja: { load: () => import('../i18n/ja.json', { with: { type: 'json' } }) },
}
