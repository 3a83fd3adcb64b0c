// tests/web/deep/visit.mjs: one visit to the page in Chromium, with what only Chromium lets a test
// set or ask.
import assert from 'node:assert/strict'
import { after, test } from 'node:test'
import { launchChromium, tabOf } from '../engines/chromium.mjs'
import { Reader } from '../reader.mjs'
import { serve } from '../server.mjs'
import { DIST, keepPicture } from '../suite.mjs'
import { twice } from '../twice.mjs'

/**
 * @typedef {object} Visit
 * @property {import('playwright-core').Page} page
 * @property {Reader} reader
 * @property {import('../server.mjs').Server} server
 */

/**
 * @typedef {object} Circumstances
 * @property {number} [width] default 360
 * @property {number} [height] default 780
 * @property {'light' | 'dark'} [colorScheme]
 * @property {Partial<import('../server.mjs').ServerOptions>} [server]
 * @property {string} [argument] of the browser's command line
 */

/** The browsers, by their argument. @type {Map<string, Promise<import('playwright-core').Browser>>} */
const launched = new Map()
after(async () => {
  for (const browser of launched.values()) await (await browser).close()
})

function browserWith(argument = '') {
  const browser = launched.get(argument) ?? launchChromium(argument ? [argument] : [])
  launched.set(argument, browser)
  return browser
}

/**
 * A test on a fresh origin, with nothing loaded yet. No visit may break the policy or throw.
 * @param {string} title @param {Circumstances} circumstances
 * @param {(visit: Visit) => Promise<void>} run
 */
export function visit(title, circumstances, run) {
  const { width = 360, height = 780, colorScheme, server: options, argument } = circumstances
  const runOnce = async () => {
    const server = await serve({ directory: DIST, ...options })
    const context = await (await browserWith(argument)).newContext({
      viewport: { width, height },
      colorScheme: colorScheme ?? 'light',
      hasTouch: true,
    })
    const page = await context.newPage()
    /** @type {string[]} */
    const errors = []
    page.on('pageerror', (error) => errors.push(String(error)))
    const tab = tabOf(page)
    try {
      await run({ page, reader: new Reader(tab), server })
      assert.deepEqual(server.violations, [], 'violations of the content security policy')
      assert.deepEqual(errors, [], 'exceptions that nobody caught')
    } catch (error) {
      await keepPicture(tab, `deep-${title}`)
      throw error
    } finally {
      await context.close()
      await server.stop()
    }
  }
  // Only for tests that hang: a busy machine takes ten times as long as an idle one.
  test(title, { timeout: 300_000 }, () => twice(title, runOnce))
}
