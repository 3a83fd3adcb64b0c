// tests/web/engines/chromium.mjs: Chromium, driven by Playwright over the DevTools protocol. The
// adapter's shape is in engine.mjs; the deep suite uses the page itself for what only Chromium can
// do.
import { chromium } from 'playwright-core'
import { call, dragMouse, findProgram, NARROW, START_MS } from './engine.mjs'

/** The whole browser. */
export const wholeBrowser = () => findProgram(['chromium', 'chromium-browser', 'google-chrome'])

/**
 * The same engine without the browser around it, where that is a program of its own (Debian has it): a test takes
 * 40 % less of a processor so.
 */
export const program = () => findProgram(['chromium-headless-shell']) ?? wholeBrowser()

/**
 * A browser without a page yet. Root (a container) may not use Chromium's sandbox.
 * @param {string[]} [more] arguments of the command line
 * @param {string | undefined} [executablePath]
 */
export function launchChromium(more = [], executablePath = program()) {
  if (!executablePath) throw new Error('no Chromium on the PATH: run scripts/setup browsers')
  const args = process.getuid?.() === 0 ? ['--no-sandbox', ...more] : more
  return chromium.launch({ executablePath, args, timeout: START_MS })
}

/** @param {import('playwright-core').Page} page @returns {import('./engine.mjs').Tab} */
export function tabOf(page) {
  /** @type {string[]} */
  const requests = []
  // Events of the context, not of the page: workers and the service worker make requests too.
  page.context().on('request', (request) => requests.push(request.url()))
  return {
    goto: async (url) => void (await page.goto(url, { waitUntil: 'load' })),
    // A page that is being unloaded does not answer; the next one does.
    js: (body, ...args) =>
      page.evaluate(call(body, args)).catch((error) => {
        if (!String(error).includes('context was destroyed')) throw error
        return page.evaluate(call(body, args))
      }),
    tap: (x, y) => page.touchscreen.tap(x, y),
    drag: (points, modifiers) => dragMouse(page, points, modifiers),
    key: (name, modifiers = []) => page.keyboard.press([...modifiers, name].join('+')),
    shot: () => page.screenshot(),
    requests: async () => requests,
    close: () => page.context().close(),
  }
}

/** @returns {Promise<import('./engine.mjs').Engine>} */
export async function launch() {
  const browser = await launchChromium()
  return {
    name: 'chromium',
    version: browser.version(),
    async open() {
      const context = await browser.newContext({
        viewport: NARROW,
        hasTouch: true,
        isMobile: true,
        // The whole browser grants it to whoever presses a button; the shell never does.
        permissions: ['clipboard-write'],
      })
      return tabOf(await context.newPage())
    },
    close: () => browser.close(),
  }
}
