// tests/web/engines/firefox.mjs: a stock Firefox, driven by puppeteer-core over WebDriver BiDi.
// Playwright only drives its own patched Firefox, and Debian has no geckodriver.
import puppeteer from 'puppeteer-core'
import { call, dragMouse, findProgram, NARROW, START_MS } from './engine.mjs'

export const program = () => findProgram(['firefox-esr', 'firefox'])

/**
 * A phone's. With its size puppeteer sends the orientation of the screen, which the ESR before the current
 * one does not know (emulation.setScreenOrientationOverride), and no scenario needs.
 * @param {import('puppeteer-core').Page} page
 */
async function setViewport(page) {
  const phone = { ...NARROW, deviceScaleFactor: 3, hasTouch: true, isMobile: true }
  await page.setViewport(phone).catch((error) => {
    if (!/unknown command/.test(String(error))) throw error
    // Other commands of the tab are not finished yet.
    return page.waitForFunction((width) => innerWidth === width, { timeout: START_MS }, phone.width)
  })
}

/** @returns {Promise<import('./engine.mjs').Engine>} */
export async function launch() {
  const executablePath = program()
  if (!executablePath) throw new Error('no Firefox on the PATH: run scripts/setup browsers')
  const browser = await puppeteer.launch({
    browser: 'firefox',
    executablePath,
    headless: true,
    // Not puppeteer's own, which it sets without the tolerance of setViewport below.
    defaultViewport: null,
    timeout: START_MS,
  })
  return {
    name: 'firefox',
    version: await browser.version(),
    async open() {
      const page = await browser.newPage()
      await setViewport(page)
      /** @type {string[]} */
      const requests = []
      page.on('request', (request) => requests.push(request.url()))
      return {
        goto: async (url) => void (await page.goto(url, { waitUntil: 'load' })),
        js: (body, ...args) => /** @type {Promise<any>} */ (page.evaluate(call(body, args))),
        tap: (x, y) => page.touchscreen.tap(x, y),
        drag: (points, modifiers) => dragMouse(page, points, modifiers),
        async key(name, modifiers = []) {
          for (const modifier of modifiers) await page.keyboard.down(modifier)
          await page.keyboard.press(/** @type {any} */ (name))
          for (const modifier of modifiers.toReversed()) await page.keyboard.up(modifier)
        },
        shot: async () => Buffer.from(await page.screenshot()),
        requests: async () => requests,
        close: () => page.close(),
      }
    },
    close: () => browser.close(),
  }
}
