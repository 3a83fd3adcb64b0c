// tests/web/deep/embedding-layout.test.mjs: in every layout of a host, boards and diagrams have a width, and never
// more than is available.
import assert from 'node:assert/strict'
import { PROPER } from '../puzzles.mjs'
import { visit } from './visit.mjs'

/** Layouts that depend on the width of their content, and some that do not. */
const HOSTS = {
  block: '<div>*</div>',
  grid: '<div style="display: grid">*</div>',
  'centred grid': '<div style="display: grid; place-items: center">*</div>',
  'grid of two': '<div style="display: grid; grid-template-columns: 1fr 1fr">*<p>Text</p></div>',
  'automatic grid':
    '<div style="display: grid; grid-template-columns: auto auto">*<p>Text</p></div>',
  'flex row': '<div style="display: flex">*</div>',
  'flex row with text': `<div style="display: flex">*<p>${'Some text. '.repeat(20)}</p></div>`,
  'centred flex column':
    '<div style="display: flex; flex-direction: column; align-items: center">*</div>',
  'inline block': '<div style="display: inline-block">*</div>',
  float: '<div style="float: left">*</div>',
  'positioned box': '<div style="position: absolute">*</div>',
  table: '<table><tr><td>*</td><td>Text</td></tr></table>',
  dialog: '<dialog open style="position: static">*</dialog>',
  fieldset: '<fieldset>*</fieldset>',
}
const ELEMENTS = {
  'nonet-board': `<nonet-board>${PROPER.givens}</nonet-board>`,
  'nonet-sudoku': `<nonet-sudoku puzzle="${PROPER.givens}" controls></nonet-sudoku>`,
}
const page = (/** @type {string} */ inside, /** @type {string} */ head) =>
  `<!doctype html><html lang="en"><meta name="viewport" content="width=device-width">
<title>A host</title>${head}<body>${inside}</body></html>`
const scripts = `<script type="module" src="define.js"></script>
<script type="module" src="board.js"></script>`
/** @type {Record<string, string>} */
const pages = {}
for (const [place, host] of Object.values(HOSTS).entries()) {
  for (const [name, tag] of Object.entries(ELEMENTS)) {
    const inside = host.replace('*', tag)
    pages[`${name}-${place}.html`] = page(inside, scripts)
    const kept = '<link rel="stylesheet" href="nonet.css">'
    pages[`${name}-${place}-late.html`] = page(inside, kept)
  }
}
const server = { pages, policy: '' }

/** Runs in the page. @param {string} name */
function measure(name) {
  const element = /** @type {Element} */ (document.querySelector(name))
  const board = element.shadowRoot?.querySelector('.board')
  const { scrollWidth, clientWidth } = document.documentElement
  return {
    wide: element.getBoundingClientRect().width,
    board: board?.getBoundingClientRect().width ?? 0,
    over: scrollWidth - clientWidth,
  }
}

for (const width of [360, 1280]) {
  for (const name of Object.keys(ELEMENTS)) {
    visit(`${name} in every host, ${width} px`, { server, width }, async (at) => {
      for (const [place, host] of Object.keys(HOSTS).entries()) {
        await at.page.goto(`${at.server.url}${name}-${place}.html`)
        await at.page.locator(name).locator('.cell').first().waitFor()
        const { wide, board, over } = await at.page.evaluate(measure, name)
        assert.ok(over <= 0, `${host}: ${over} px too wide`)
        // A column of two halves of a phone is all that there is.
        const least = width === 360 ? (host === 'grid of two' ? 150 : 200) : 240
        assert.ok(board >= least, `${host}: a board of ${board} px`)
        assert.ok(wide >= 170, `${host}: ${wide} px`)
      }
    })
  }
}

visit(
  'what a host asks for is kept before the script, too',
  { server, width: 1280 },
  async (at) => {
    for (const name of Object.keys(ELEMENTS)) {
      for (const host of ['flex row', 'table', 'dialog']) {
        const place = Object.keys(HOSTS).indexOf(host)
        const widths = []
        for (const late of ['-late', '']) {
          await at.page.goto(`${at.server.url}${name}-${place}${late}.html`)
          if (!late) await at.page.locator(name).locator('.cell').first().waitFor()
          widths.push((await at.page.evaluate(measure, name)).wide)
        }
        assert.equal(widths[0], widths[1], `${name} in ${host}`)
      }
    }
  },
)

visit('a limit of the page’s own holds in a flex row', { server, width: 1280 }, async (at) => {
  for (const name of Object.keys(ELEMENTS)) {
    const place = Object.keys(HOSTS).indexOf('flex row')
    await at.page.goto(`${at.server.url}${name}-${place}.html`)
    await at.page.locator(name).locator('.cell').first().waitFor()
    await at.page.evaluate(() => {
      document.documentElement.style.setProperty('--nonet-board-limit', '320px')
    })
    assert.equal((await at.page.evaluate(measure, name)).wide, 320, name)
  }
})

visit('twenty boards on a phone, each whole', { server }, async (at) => {
  await at.page.goto(`${at.server.url}demo/twenty.html`)
  await at.page.locator('nonet-sudoku .cell').first().waitFor()
  const hidden = await at.page.evaluate(() =>
    [...document.querySelectorAll('nonet-sudoku')].filter(({ shadowRoot }) => {
      const around = /** @type {Element} */ (shadowRoot?.querySelector('.window'))
      return around.scrollWidth > around.clientWidth
    }),
  )
  assert.equal(hidden.length, 0)
})
