// words/hint-files.js: the words of hints, of lessons and of constraints, by language; beside language-files.js, a row each.
//
// Lessons are loaded by the page's panel of techniques only. dist/single.js is built with English alone.

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

/** @type {Record<string, Load>} */
export const LESSON_FILES = {
  en: () => import('../i18n/en.json?lessons&only', { with: { type: 'json' } }),
  de: () => import('../i18n/de.json?lessons&only', { with: { type: 'json' } }),
  es: () => import('../i18n/es.json?lessons&only', { with: { type: 'json' } }),
  fr: () => import('../i18n/fr.json?lessons&only', { with: { type: 'json' } }),
  it: () => import('../i18n/it.json?lessons&only', { with: { type: 'json' } }),
  nl: () => import('../i18n/nl.json?lessons&only', { with: { type: 'json' } }),
  pt: () => import('../i18n/pt.json?lessons&only', { with: { type: 'json' } }),
  ar: () => import('../i18n/ar.json?lessons&only', { with: { type: 'json' } }),
  zh: () => import('../i18n/zh.json?lessons&only', { with: { type: 'json' } }),
  ja: () => import('../i18n/ja.json?lessons&only', { with: { type: 'json' } }),
}

/** @type {Record<string, Load>} */
export const RULE_FILES = {
  en: () => import('../i18n/en.json?rules&only', { with: { type: 'json' } }),
  de: () => import('../i18n/de.json?rules&only', { with: { type: 'json' } }),
  es: () => import('../i18n/es.json?rules&only', { with: { type: 'json' } }),
  fr: () => import('../i18n/fr.json?rules&only', { with: { type: 'json' } }),
  it: () => import('../i18n/it.json?rules&only', { with: { type: 'json' } }),
  nl: () => import('../i18n/nl.json?rules&only', { with: { type: 'json' } }),
  pt: () => import('../i18n/pt.json?rules&only', { with: { type: 'json' } }),
  ar: () => import('../i18n/ar.json?rules&only', { with: { type: 'json' } }),
  zh: () => import('../i18n/zh.json?rules&only', { with: { type: 'json' } }),
  ja: () => import('../i18n/ja.json?rules&only', { with: { type: 'json' } }),
}
