// tests/web/scenarios/demo.mjs: the documentation works, page by page, in every engine.
//
// Each page is served with a script before its own, which records every error, every message of the console and every
// violation of the page's policy.
import assert from 'node:assert/strict'
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { axeFindings } from '../axe.mjs'
import { DIST } from '../dist.mjs'
import { POLICY } from '../server.mjs'

/** @typedef {import('../reader.mjs').Reader} Reader */

const WATCH = `
globalThis.complaints = []
const note = (...what) => complaints.push(what.map(String).join(' '))
addEventListener('error', ({ message, target }) => note('error', message ?? target.outerHTML), true)
addEventListener('unhandledrejection', ({ reason }) => note('rejected', reason))
document.addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI }) =>
  note('violation', violatedDirective, blockedURI))
console.error = console.warn = note
`

const names = readdirSync(join(DIST, 'demo')).filter((name) => name.endsWith('.html'))
const pages = Object.fromEntries(
  names.map((name) => {
    const page = readFileSync(join(DIST, 'demo', name), 'utf8')
    const watched = page.replace('<title>', '<script src="./watch.js"></script>\n<title>')
    return [`demo/${name}`, watched]
  }),
)
const options = {
  pages: { ...pages, 'demo/watch.js': WATCH },
  policy: POLICY.replace("worker-src 'self'", "worker-src 'self' blob:; frame-src 'self'"),
}

/** @param {Reader} reader @returns {Promise<string[]>} */
const complaints = (reader) => reader.tab.js(() => /** @type {any} */ (globalThis).complaints)

/** @type {import('./index.mjs').Scenario[]} */
export const demo = [
  {
    title:
      'demo: every page loads without a complaint, its code is what runs, and axe finds nothing',
    options,
    async run(reader, server) {
      for (const name of names) {
        await reader.tab.goto(`${server.url}demo/${name}`)
        const isDefined = () =>
          [...document.querySelectorAll('nonet-sudoku, nonet-board')].every((element) =>
            element.matches(':defined'),
          )
        await reader.until(`${name} has its boards`, () => reader.tab.js(isDefined))
        // The script that is shown is exactly the one that runs.
        const shown = await reader.tab.js(async () => {
          const windows = [...document.querySelectorAll('pre[aria-label$=".js"]')]
          return Promise.all(
            windows.map(async (each) => {
              const file = /** @type {string} */ (each.getAttribute('aria-label'))
              const text = await (await fetch(`./${file}`)).text()
              const runs = document.querySelector(`script[src="./${file}"]`) !== null
              return runs && each.textContent === text.trim()
            }),
          )
        })
        assert.ok(shown.every(Boolean), `${name} shows a script that does not run on it`)
        assert.deepEqual(await axeFindings(reader.tab), [], name)
        assert.deepEqual(await complaints(reader), [], name)
      }
    },
  },
  {
    title:
      'demo: attributes, colours, a form, an iframe, twenty boards and one file do as they say',
    options,
    async run(reader, server) {
      const open = (/** @type {string} */ name) => reader.open(`${server.url}demo/${name}.html`)
      /** @param {string} id */
      const textOf = (id) =>
        reader.tab.js((/** @type {string} */ each) => document.querySelector(each)?.textContent, id)

      await open('form')
      await reader.press('Send')
      await reader.until('it is refused', async () =>
        /answer is invalid: ./.test(await textOf('.log')),
      )

      await open('twenty')
      await reader.press('Solve all twenty')
      await reader.hears(/20 solved in .* Workers: 1\b/)

      await reader.tab.goto(`${server.url}demo/iframe.html`)
      await reader.until('the frame is ready', async () => /"ready"/.test(await textOf('.log')))
      await reader.until('and says how high it is', () =>
        reader.tab.js(() => Number(document.querySelector('iframe')?.height) > 400),
      )

      await open('single')
      const solved = async () => /^1 solution: 5346/.test(await textOf('output'))
      await reader.until('the functions answer', solved)
      assert.deepEqual(await complaints(reader), [])
    },
  },
]
