// tests/web/panels.mjs: the panels of the page and the buttons that lead there, as web/index.html has them, so that
// a new panel is tested like the others.
import { readFileSync } from 'node:fs'

const page = readFileSync(new URL('../../web/index.html', import.meta.url), 'utf8')
const [, menu = ''] = /<div id="menu-list"[^>]*>(.*?)<\/div>/s.exec(page) ?? []
const [, nav = ''] = /<nav\b[^>]*>(.*?)<\/nav>/s.exec(page) ?? []

/** @param {string} html */
const buttonsIn = (html) =>
  [...html.matchAll(/<button\b[^>]*\bdata-panel="(\w+)"[^>]*>([^<]+)</g)].map(
    ([, name, words]) => ({ name, words }),
  )

/** What is pressed, one after another, by the panel's name. @type {Record<string, string[]>} */
export const PANELS = {
  ...Object.fromEntries(buttonsIn(nav).map(({ name, words }) => [name, [words]])),
  ...Object.fromEntries(buttonsIn(menu).map(({ name, words }) => [name, ['Menu', words]])),
}
