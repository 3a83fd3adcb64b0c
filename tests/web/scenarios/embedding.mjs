// tests/web/scenarios/embedding.mjs: the board on a host page: in a form, in a language, with chosen buttons, and
// with its keys.
import assert from 'node:assert/strict'
import { PROPER } from '../puzzles.mjs'

const page = (/** @type {string} */ inside) => `<!doctype html><html lang="en"><title>other</title>
  <script type="module" src="define.js"></script>${inside}</html>`
const board = (/** @type {string} */ more) =>
  `<nonet-sudoku puzzle="${PROPER.givens}" ${more}>A sudoku.</nonet-sudoku>`

/** @type {import('./index.mjs').Scenario[]} */
export const embedding = [
  {
    title: "the element on someone else's page, as the README embeds it",
    options: { pages: { 'other.html': page(board('controls')) } },
    async run(reader, server) {
      await reader.open(`${server.url}other.html`)
      assert.equal(await reader.line(), PROPER.givens)
      await reader.press('Solve')
      await reader.hears(/one solution/)
      assert.equal(await reader.line(), PROPER.solution)
    },
  },
  {
    title: 'the element in a form: value, complaint, label, reset',
    options: {
      pages: {
        'form.html': page(`<form><label for="grid">Today</label>
          ${board('id="grid" name="grid" required')}<button>Send</button></form>`),
      },
    },
    async run(reader, server) {
      await reader.open(`${server.url}form.html`)
      const state = () =>
        reader.tab.js(() => {
          const board = /** @type {any} */ (document.getElementById('grid'))
          return [
            new FormData(board.form).get('grid'),
            board.validationMessage,
            board.labels.length,
          ]
        })
      const missing = 'Solve the sudoku: the whole board, without a clash'
      assert.deepEqual(await state(), [PROPER.givens, missing, 1])
      await reader.tab.js(() => document.querySelector('label')?.click())
      await reader.until(
        'the label leads to the board',
        async () => (await reader.cell(1, 1)).focused,
      )
      await reader.tapCell(1, 3)
      await reader.keys('5')
      const conflict = PROPER.givens.replace('53.', '535')
      assert.deepEqual(await state(), [conflict, '5 stands more than once in row 1', 1])
      await reader.tab.js(() => document.querySelector('form')?.reset())
      assert.deepEqual(await state(), [PROPER.givens, missing, 1])
      await reader.shows(PROPER.givens)
    },
  },
  {
    title: 'two elements in two languages',
    options: {
      pages: {
        'two.html': page(`${board('lang="de" controls')}<div lang="ar">${board('controls')}</div>`),
      },
    },
    async run(reader, server) {
      await reader.open(`${server.url}two.html`)
      const names = async () => (await reader.all('button')).map(({ name }) => name)
      await reader.until('both speak', async () => {
        const said = await names()
        return said.includes('Lösen') && said.includes('حل')
      })
      const directions = await reader.tab.js(() =>
        [...document.querySelectorAll('nonet-sudoku')].flatMap(({ shadowRoot }) =>
          ['.pad', '.board'].map((part) => {
            return getComputedStyle(/** @type {Element} */ (shadowRoot?.querySelector(part)))
              .direction
          }),
        ),
      )
      assert.deepEqual(directions, ['ltr', 'ltr', 'rtl', 'ltr'])
    },
  },
  {
    title: 'an element with the buttons that were chosen',
    options: { pages: { 'few.html': page(board('controls="digits undo"')) } },
    async run(reader, server) {
      await reader.open(`${server.url}few.html`)
      const names = (await reader.all('button')).map(({ name }) => name)
      assert.deepEqual(names, ['1', '2', '3', '4', '5', '6', '7', '8', '9', 'Erase', 'Undo'])
      await reader.tapCell(1, 3)
      await reader.press('4')
      assert.equal(await reader.line(), PROPER.givens.replace('53.', '534'))
      await reader.press('Undo')
      assert.equal(await reader.line(), PROPER.givens)
    },
  },
  {
    title: "an element's keys are for nobody else",
    options: { pages: { 'keys.html': page(`${board('')}<input aria-label="Other">`) } },
    async run(reader, server) {
      await reader.open(`${server.url}keys.html`)
      await reader.tab.js(() => {
        /** @type {string[]} */
        const heard = []
        Object.assign(globalThis, { heard })
        for (const type of ['keydown', 'keypress', 'keyup']) {
          document.addEventListener(type, (event) => {
            heard.push(/** @type {KeyboardEvent} */ (event).key)
          })
        }
      })
      const heard = () => reader.tab.js(() => /** @type {any} */ (globalThis).heard.splice(0))
      await reader.tapCell(1, 3)
      await heard()
      await reader.keys('4', 'ArrowRight', 'Backspace', 'Enter', 'x')
      assert.deepEqual(await heard(), [])
      // With one selected cell it does nothing here.
      await reader.keys('Escape')
      assert.ok((await heard()).includes('Escape'))
      await reader.tab.js(() => document.querySelector('input')?.focus())
      await reader.keys('5')
      assert.ok((await heard()).includes('5'))
    },
  },
]
