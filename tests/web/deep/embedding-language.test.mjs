// tests/web/deep/embedding-language.test.mjs: each board has the language of its place in the page.
import assert from 'node:assert/strict'
import { readdirSync } from 'node:fs'
import { LANGUAGES } from '../../../web/words/language-files.js'
import { PROPER } from '../puzzles.mjs'
import { DIST } from '../suite.mjs'
import { visit } from './visit.mjs'

const board = (/** @type {string} */ more = '') =>
  `<nonet-sudoku ${more} puzzle="${PROPER.givens}" controls></nonet-sudoku>`
const page = (/** @type {string} */ inside, lang = 'en') =>
  `<!doctype html><html lang="${lang}"><title>Languages</title>
<script type="module" src="define.js"></script>${inside}</html>`
const TAGS = Object.keys(LANGUAGES).filter((tag) => tag !== 'en')
const server = {
  pages: {
    'two.html': page(`${board('lang="de"')}<div lang="ar">${board()}</div>${board()}`),
    'all.html': page(TAGS.map((tag) => board(`lang="${tag}"`)).join('')),
    'odd.html': page(
      ['__proto__', 'constructor', 'tlh', '', 'de-!!', 'EN-us', 'x'.repeat(1000)]
        .map((tag) => board(`lang="${tag}"`))
        .join(''),
    ),
    'inside.html': page('<div id="host" lang="fr"></div>'),
    'conflict.html': page(`<nonet-sudoku lang="de" puzzle="55${'.'.repeat(79)}"></nonet-sudoku>`),
  },
}

/** @param {import('playwright-core').Page} now */
const solves = (now) =>
  now.evaluate(() =>
    [...document.querySelectorAll('nonet-sudoku')].map((element) => {
      const play = element.shadowRoot?.querySelector('.play')
      const isMute = play?.classList.contains('wordless')
      return isMute ? '' : element.shadowRoot?.querySelector('[part~=solve]')?.textContent
    }),
  )

visit('two languages on one page', { server }, async ({ page: now, reader, server }) => {
  await reader.open(`${server.url}two.html`)
  await reader.until('all speak', async () => !(await solves(now)).includes(''))
  assert.deepEqual(await solves(now), ['Lösen', 'حل', 'Solve'])
  const found = await now.evaluate(() =>
    [...document.querySelectorAll('nonet-sudoku')].map(({ shadowRoot }) => {
      const part = (/** @type {string} */ name) =>
        /** @type {HTMLElement} */ (shadowRoot?.querySelector(name))
      const { dir, lang } = part('.play')
      const directions = ['.pad', '.board', '.keys'].map((name) => {
        return getComputedStyle(part(name)).direction
      })
      return [lang, dir, ...directions, part('.cell').getAttribute('aria-label')]
    }),
  )
  assert.deepEqual(found, [
    ['de', 'ltr', 'ltr', 'ltr', 'ltr', 'Zeile 1 Spalte 1, Vorgabe 5'],
    ['ar', 'rtl', 'rtl', 'ltr', 'ltr', 'الصف 1 العمود 1، معطى 5'],
    ['en', 'ltr', 'ltr', 'ltr', 'ltr', 'row 1 column 1, given 5'],
  ])
  // Only words that are needed are fetched, and only those of a board.
  const words = server.log.map(({ path }) => path).filter((path) => /define-[a-z]{2}-/.test(path))
  assert.deepEqual(
    words
      .map((path) => path.slice(8, 10))
      .filter((tag) => tag !== 'en')
      .sort(),
    ['ar', 'de'],
  )
  // It follows its own attribute, and the document's; the last message is removed.
  await now.evaluate(() => {
    const first = /** @type {HTMLElement} */ (document.querySelector('nonet-sudoku'))
    first.lang = 'it'
    document.documentElement.lang = 'nl'
  })
  await reader.until('both have changed', async () => {
    const [first, , third] = await solves(now)
    return first === 'Risolvi' && third === 'Oplossen'
  })
})

visit('all languages', { server, width: 1000 }, async ({ page: now, reader, server }) => {
  await reader.open(`${server.url}all.html`)
  await reader.until('all speak', async () => !(await solves(now)).includes(''))
  const said = await now.evaluate(() =>
    [...document.querySelectorAll('nonet-sudoku')].map(
      ({ shadowRoot }) => shadowRoot?.querySelector('.pad')?.textContent,
    ),
  )
  assert.equal(new Set(said).size, TAGS.length)
  const files = readdirSync(DIST).filter((name) => /^define-(..)-\w+\.js$/.test(name))
  // The board's words, those of hints, and those of constraints; English is there besides.
  assert.equal(files.length, 3 * (TAGS.length + 1))
})

visit('around a shadow root, and inside one', { server }, async ({ page: now, reader, server }) => {
  await now.goto(`${server.url}inside.html`)
  await now.evaluate(() => {
    const host = /** @type {HTMLElement} */ (document.getElementById('host'))
    const root = host.attachShadow({ mode: 'closed' })
    const board = document.createElement('nonet-sudoku')
    board.setAttribute('controls', '')
    root.append(board)
    Object.assign(globalThis, { board })
  })
  const solve = () =>
    now.evaluate(() => {
      const { shadowRoot } = /** @type {any} */ (globalThis).board
      return shadowRoot.querySelector('[part~=solve]').textContent
    })
  await reader.until('it speaks French', async () => (await solve()) === 'Résoudre')
})

visit('an invalid language, and one that does not exist', { server }, async (at) => {
  const { page: now, reader } = at
  await reader.open(`${at.server.url}odd.html`)
  const expected = ['Solve', 'Solve', 'Solve', 'Solve', 'Lösen', 'Solve', 'Solve']
  await reader.until('all speak', async () => String(await solves(now)) === String(expected))
  // Without a network: English, and nothing breaks.
  await at.server.stop()
  const failed = now.waitForEvent('requestfailed', (request) => /\bja-/.test(request.url()))
  await now.evaluate(() => {
    const first = /** @type {HTMLElement} */ (document.querySelector('nonet-sudoku'))
    first.lang = 'ja'
  })
  await failed
  await reader.until('it speaks English', async () => (await solves(now))[0] === 'Solve')
})

visit('the first message of a board', { server }, async ({ reader, server }) => {
  await reader.open(`${server.url}conflict.html`)
  await reader.hears(/^\s*5 .*Zeile 1/)
})
