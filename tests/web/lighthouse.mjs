// tests/web/lighthouse.mjs: runs Lighthouse with its mobile setting.
import { mkdirSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:net'
import { fileURLToPath } from 'node:url'
import lighthouse from 'lighthouse'
import { launchChromium, wholeBrowser } from './engines/chromium.mjs'
import { serve } from './server.mjs'
import { DIST } from './suite.mjs'

const REPORTS = fileURLToPath(new URL('../../build/test/web/', import.meta.url))

/**
 * The score of each category, at most 1; a report of the last run is left in build/test/web/.
 * @param {string[]} onlyCategories
 * @param {{runs?: number, enough?: number}} [until] runs until each score is enough
 * @returns {Promise<Record<string, number>[]>} of each run
 */
export async function scoresOf(onlyCategories, { runs = 1, enough = 0 } = {}) {
  const server = await serve({ directory: DIST })
  const port = await freePort()
  const browser = await launchChromium([`--remote-debugging-port=${port}`], wholeBrowser())
  const all = []
  try {
    while (all.length < runs) {
      const flags = { port, output: /** @type {const} */ ('html'), onlyCategories }
      const result = await lighthouse(server.url, { ...flags, logLevel: 'error' })
      if (!result) throw new Error('Lighthouse gave no result')
      const { categories, audits } = result.lhr
      const scores = Object.fromEntries(
        Object.entries(categories).map(([name, { score }]) => [name, score ?? 0]),
      )
      all.push(scores)
      for (const { title, score, scoreDisplayMode } of Object.values(audits)) {
        if (score !== null && score < 0.9 && scoreDisplayMode !== 'informative') {
          console.log(`  ${score} ${title}`)
        }
      }
      mkdirSync(REPORTS, { recursive: true })
      writeFileSync(`${REPORTS}lighthouse.html`, String(result.report))
      if (Object.values(scores).every((score) => score >= enough)) break
    }
    return all
  } finally {
    await browser.close()
    await server.stop()
  }
}

/** @returns {Promise<number>} */
function freePort() {
  return new Promise((done) => {
    const server = createServer().listen(0, () => {
      const address = server.address()
      server.close(() => done(address && typeof address === 'object' ? address.port : 0))
    })
  })
}
