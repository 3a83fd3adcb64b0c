// words/hint-files.js: the words of hints, by language; beside language-files.js, a row each.
//
// dist/single.js is built with English alone.

/** @typedef {() => Promise<{default: typeof import('../i18n/en.json')}>} Load */

/** @type {Record<string, Load>} */
export const HINT_FILES = {
  en: () => import('../i18n/en.json?hints,techniques,steps&only', { with: { type: 'json' } }),
  de: () => import('../i18n/de.json?hints,techniques,steps&only', { with: { type: 'json' } }),
  es: () => import('../i18n/es.json?hints,techniques,steps&only', { with: { type: 'json' } }),
  fr: () => import('../i18n/fr.json?hints,techniques,steps&only', { with: { type: 'json' } }),
  it: () => import('../i18n/it.json?hints,techniques,steps&only', { with: { type: 'json' } }),
  nl: () => import('../i18n/nl.json?hints,techniques,steps&only', { with: { type: 'json' } }),
  pt: () => import('../i18n/pt.json?hints,techniques,steps&only', { with: { type: 'json' } }),
  ar: () => import('../i18n/ar.json?hints,techniques,steps&only', { with: { type: 'json' } }),
  zh: () => import('../i18n/zh.json?hints,techniques,steps&only', { with: { type: 'json' } }),
  ja: () => import('../i18n/ja.json?hints,techniques,steps&only', { with: { type: 'json' } }),
}
