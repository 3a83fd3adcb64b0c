// tests/web/suite.mjs: runs the list of scenarios in one engine.
//
// The browser starts once; each scenario gets a tab and an origin of its own. Every scenario also fails if the page
// violates its content security policy or requests anything from another origin: no reader's puzzle may leave the
// device. A failure leaves a screenshot in build/test/web. A browser that ends in the middle is started once more, and
// the case repeated; when it cannot be started, or ends again, the present case fails and those after it are skipped.
import assert from 'node:assert/strict'
import { mkdirSync, writeFileSync } from 'node:fs'
import { after, describe, test } from 'node:test'
import { fileURLToPath } from 'node:url'
import { DIST } from './dist.mjs'
import { ANSWER_MS, limited, START_MS, within } from './engines/engine.mjs'
import { Reader } from './reader.mjs'
import { scenarios } from './scenarios/index.mjs'
import { serve } from './server.mjs'
import { twice } from './twice.mjs'

export { DIST }

const PICTURES = fileURLToPath(new URL('../../build/test/web/', import.meta.url))

/**
 * @typedef {object} Adapter
 * @property {() => Promise<import('./engines/engine.mjs').Engine>} launch
 * @property {() => string | undefined} program where the browser is, if it is installed
 */

/** A working browser opens a tab within this time. */
const PROBE_MS = Math.min(10_000, ANSWER_MS)

/** Whether a new tab of the engine answers. @param {import('./engines/engine.mjs').Engine} engine */
async function probe(engine) {
  const tab = limited(await within(engine.open(), PROBE_MS, 'open'), PROBE_MS)
  await tab.js(() => document.readyState)
  await tab.close()
}

/**
 * @param {string} name of the engine @param {Adapter} adapter
 * @param {import('./scenarios/index.mjs').Scenario[]} [list] default all
 */
export function runScenarios(name, { launch, program }, list = scenarios) {
  const skip = program() ? false : `${name} is not installed`
  describe(name, { skip }, () => {
    /** @type {Promise<import('./engines/engine.mjs').Engine> | undefined} */
    let starting
    let hasEnded = false
    let gone = ''
    const start = async () => {
      const engine = limited(await within(launch(), START_MS, 'its start'))
      await probe(engine)
      return engine
    }
    const end = async () => {
      const engine = await starting?.catch(() => undefined)
      starting = undefined
      await engine?.close().catch(() => {})
    }
    /** @param {string} what @param {unknown} error */
    const because = (what, error) => {
      const [reason] = String(error instanceof Error ? error.message : error).split('\n')
      return new Error(`${what}: ${reason}`, { cause: error })
    }
    after(end)

    for (const { title, options = {}, run } of list) {
      const runOnce = async () => {
        starting ??= start()
        const engine = await starting.catch((error) => {
          gone = `${name} cannot be driven`
          throw because(gone, error)
        })
        const server = await serve({ directory: DIST, ...options })
        /** @type {import('./engines/engine.mjs').Tab | undefined} */
        let tab
        try {
          tab = limited(await engine.open())
          await run(new Reader(tab), server, engine)
          assert.deepEqual(server.violations, [], 'violations of the content security policy')
          const origins = [server.origin, ...server.friends]
          const foreign = (await tab.requests()).filter((url) => !isLocal(url, origins))
          assert.deepEqual(foreign, [], 'requests to other origins')
        } catch (error) {
          if (tab) await keepPicture(limited(tab, PROBE_MS), `${name}-${title}`)
          await probe(engine).catch(async () => {
            const what = `${name} does not answer any more`
            if (hasEnded) gone = what
            hasEnded = true
            tab = undefined
            await end()
            throw because(what, error)
          })
          throw error
        } finally {
          await tab?.close()
          await server.stop()
        }
      }
      test(`${name}: ${title}`, { timeout: 240_000 }, async (now) => {
        if (gone) return now.skip(gone)
        await twice(`${name}: ${title}`, runOnce, () => !gone)
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
    // The tab may have ended with the failure; only the failure itself counts.
  }
}
