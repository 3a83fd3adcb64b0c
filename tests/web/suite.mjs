// tests/web/suite.mjs: runs the list of scenarios in one engine.
//
// The browser starts once; each scenario gets a tab and an origin of its own. Whatever a scenario
// is about, it also fails when the page broke its content security policy or asked another origin
// for anything: no reader's puzzle may leave the device. A failing one leaves a picture in
// build/test/web.
import assert from 'node:assert/strict'
import { mkdirSync, writeFileSync } from 'node:fs'
import { after, describe, test } from 'node:test'
import { fileURLToPath } from 'node:url'
import { DIST } from './dist.mjs'
import { Reader } from './reader.mjs'
import { scenarios } from './scenarios/index.mjs'
import { serve } from './server.mjs'

export { DIST }

const PICTURES = fileURLToPath(new URL('../../build/test/web/', import.meta.url))

/**
 * @typedef {object} Adapter
 * @property {() => Promise<import('./engines/engine.mjs').Engine>} launch
 * @property {() => string | undefined} program where the browser is, if it is installed
 */

/** @param {string} name of the engine @param {Adapter} adapter */
export function runScenarios(name, { launch, program }) {
  const skip = program() ? false : `${name} is not installed`
  describe(name, { skip }, () => {
    /** @type {Promise<import('./engines/engine.mjs').Engine> | undefined} */
    let launching
    after(async () => (await launching)?.close())

    for (const { title, options = {}, run } of scenarios) {
      test(`${name}: ${title}`, { timeout: 120_000 }, async () => {
        const server = await serve({ directory: DIST, ...options })
        launching ??= launch()
        const engine = await launching
        const tab = await engine.open()
        try {
          await run(new Reader(tab), server, engine)
          assert.deepEqual(server.violations, [], 'violations of the content security policy')
          const origins = [server.origin, ...server.friends]
          const foreign = (await tab.requests()).filter((url) => !isLocal(url, origins))
          assert.deepEqual(foreign, [], 'requests to other origins')
        } catch (error) {
          await keepPicture(tab, `${name}-${title}`)
          throw error
        } finally {
          await tab.close()
          await server.stop()
        }
      })
    }
  })
}

/** @param {string} url @param {string[]} origins */
const isLocal = (url, origins) =>
  origins.some((origin) => url.startsWith(`${origin}/`)) || /^(data|blob|about|file):/.test(url)

/** @param {import('./engines/engine.mjs').Tab} tab @param {string} title */
export async function keepPicture(tab, title) {
  mkdirSync(PICTURES, { recursive: true })
  const file = `${PICTURES}${title.replaceAll(/\W+/g, '-')}.png`
  try {
    writeFileSync(file, await tab.shot())
    console.log(`picture: ${file}`)
  } catch {
    // The tab is gone with the failure; the failure itself is what counts.
  }
}
