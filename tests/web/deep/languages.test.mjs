// tests/web/deep/languages.test.mjs: every panel in every language: everything is translated and visible on the
// smallest phone, and axe has no findings where the text runs from right to left.
import assert from 'node:assert/strict'
import { readdirSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { leaves } from '../../../scripts/check-i18n.mjs'
import { axeFindings } from '../axe.mjs'
import { PANELS } from '../panels.mjs'
import { PROPER } from '../puzzles.mjs'
import { visit } from './visit.mjs'

const FOLDER = fileURLToPath(new URL('../../../web/i18n/', import.meta.url))
const languages = readdirSync(FOLDER)
  .filter((name) => name.endsWith('.json'))
  .map((name) => name.slice(0, 2))

/** Looked at on a wide screen too: the one with the longest words, one without spaces, one from right to left. */
const WIDE = ['de', 'ja', 'ar']

/** The sentences of a language by their keys, forms included. @param {string} language */
function sentencesOf(language) {
  const words = JSON.parse(readFileSync(`${FOLDER}${language}.json`, 'utf8'))
  const forms = (/** @type {unknown} */ value) =>
    typeof value === 'object' && value ? Object.values(value).map(String) : [String(value)]
  return new Map(leaves(words).map(({ path, value }) => [path, forms(value)]))
}

for (const language of languages.filter((tag) => tag !== 'en')) {
  const own = sentencesOf(language)
  const said = new Set([...own.values()].flat())
  // What is not translated yet is said in English.
  const translated = [...sentencesOf('en')].filter(([path]) => own.has(path))
  const foreign = translated
    .flatMap(([, sentences]) => sentences)
    .filter((sentence) => /\p{L}{3}/u.test(sentence) && !said.has(sentence))
  for (const width of WIDE.includes(language) ? [320, 1280] : [320]) {
    visit(`all of the page in ${language}, ${width} px`, { width }, async (now) => {
      const { page, reader, server } = now
      await page.addInitScript(
        (text) => localStorage.setItem('nonet.settings', text),
        JSON.stringify({ language }),
      )
      await reader.open(`${server.url}?p=${PROPER.givens}`)
      await reader.until('it is read', async () =>
        (await reader.cells()).some(({ text }) => text === '5'),
      )
      /** @type {Record<string, string[]>} what is wrong, by where */
      const problems = {}
      const look = async (/** @type {string} */ where) => {
        const { wide, texts } = await page.evaluate(inspect)
        const left = texts.filter((text) => foreign.includes(text) || /\{\w+\}/.test(text))
        const axe = language === 'ar' ? await axeFindings(reader.tab) : []
        const found = [...wide, ...left, ...axe]
        if (found.length) problems[where] = found
      }
      await look('the page')
      for (const panel of Object.keys(PANELS)) {
        await page.evaluate(
          (name) =>
            /** @type {HTMLElement} */ (document.querySelector(`[data-panel=${name}]`)).click(),
          panel,
        )
        await page.locator(`dialog.panel.${panel}[open]`).waitFor()
        await page.evaluate(() => {
          for (const part of document.querySelectorAll('dialog[open] details')) {
            part.setAttribute('open', '')
          }
        })
        // What a panel fetches or draws once it is open.
        await page.waitForTimeout(400)
        await look(`panel ${panel}`)
        await page.keyboard.press('Escape')
        await page.locator(`dialog.panel.${panel}[open]`).waitFor({ state: 'hidden' })
      }
      assert.deepEqual(problems, {})
    })
  }
}

/** Runs in the page: all its text, and elements wider than their place. */
function inspect() {
  const dialog = document.querySelector('dialog[open]')
  const board = document.querySelector('nonet-sudoku')?.shadowRoot
  const wide = []
  if (document.documentElement.scrollWidth > innerWidth) wide.push('the page')
  if (dialog && dialog.scrollWidth > dialog.clientWidth + 1) wide.push('the panel')
  /** @type {string[]} */
  const texts = []
  for (const root of [document.body, board]) {
    for (const element of root?.querySelectorAll('*') ?? []) {
      if (element.closest('[lang=en], noscript, script')) continue
      const part = element.closest('button, dt, dd')
      if (part && part.scrollWidth > part.clientWidth + 1) wide.push(part.outerHTML)
      for (const node of element.childNodes) {
        if (node.nodeType === Node.TEXT_NODE) texts.push(node.textContent?.trim() ?? '')
      }
      for (const name of ['aria-label', 'title', 'placeholder', 'alt']) {
        texts.push(element.getAttribute(name) ?? '')
      }
    }
  }
  return { wide, texts: texts.filter(Boolean) }
}
