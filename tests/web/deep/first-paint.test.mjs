// tests/web/deep/first-paint.test.mjs: the first paint has the reader's colours, long before the page's script: no
// white flash at night.
import assert from 'node:assert/strict'
import { visit } from './visit.mjs'

const LATE = { test: /\/page-[^/]+\.js$/, ms: 4000 }

/** The screen before the page's script has arrived. */
function painted() {
  const [paint] = performance.getEntriesByName('first-contentful-paint')
  return {
    isPainted: paint !== undefined,
    isScripted: customElements.get('nonet-sudoku') !== undefined,
    paper: getComputedStyle(document.body).backgroundColor,
    dir: document.documentElement.dir,
  }
}

visit(
  'the browser’s bar follows the system in high contrast',
  {},
  async ({ page, reader, server }) => {
    await page.addInitScript(() => localStorage.setItem('nonet.settings', '{"contrast":true}'))
    await reader.open(server.url)
    const bar = page.locator('meta[name=theme-color]').first()
    assert.equal(await bar.getAttribute('content'), 'rgb(255, 255, 255)')
    await page.emulateMedia({ colorScheme: 'dark' })
    await reader.until('it is black', async () => {
      return (await bar.getAttribute('content')) === 'rgb(0, 0, 0)'
    })
  },
)

for (const [kept, colorScheme, paper, dir] of /** @type {const} */ ([
  [{ theme: 'dark' }, 'light', 'rgb(23, 22, 20)', ''],
  [{ theme: 'light' }, 'dark', 'rgb(251, 250, 246)', ''],
  [{ theme: 'system' }, 'dark', 'rgb(23, 22, 20)', ''],
  [{ theme: 'dark', contrast: true }, 'light', 'rgb(0, 0, 0)', ''],
  [{ language: 'ar' }, 'light', 'rgb(251, 250, 246)', 'rtl'],
])) {
  const title = `first paint of ${JSON.stringify(kept)} where the system is ${colorScheme}`
  visit(title, { colorScheme, server: { delay: LATE } }, async ({ page, server }) => {
    await page.addInitScript(
      (text) => localStorage.setItem('nonet.settings', text),
      JSON.stringify(kept),
    )
    await page.goto(server.url, { waitUntil: 'commit' })
    await page.waitForFunction(
      () => performance.getEntriesByName('first-contentful-paint').length > 0,
    )
    const expected = { isPainted: true, isScripted: false, paper, dir }
    assert.deepEqual(await page.evaluate(painted), expected)
  })
}
