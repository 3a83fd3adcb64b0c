// tests/web/measured/lighthouse.test.mjs: Lighthouse on its mobile setting, at least 0.98 in each
// category.
//
// A busy machine lowers the performance score and nothing raises it, so the best of three runs
// counts; the other categories do not depend on the machine.
import assert from 'node:assert/strict'
import { mkdirSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:net'
import { test } from 'node:test'
import { fileURLToPath } from 'node:url'
import lighthouse from 'lighthouse'
import { launchChromium } from '../engines/chromium.mjs'
import { serve } from '../server.mjs'
import { DIST } from '../suite.mjs'

const LEAST = 0.98
const REPORTS = fileURLToPath(new URL('../../../build/test/web/', import.meta.url))

test('Lighthouse, mobile', { timeout: 240_000 }, async () => {
  const server = await serve({ directory: DIST })
  const port = await freePort()
  const browser = await launchChromium([`--remote-debugging-port=${port}`])
  try {
    /** @type {Record<string, number>} */
    let best = {}
    for (let run = 0; run < 3; run++) {
      const result = await lighthouse(server.url, { port, output: 'html', logLevel: 'error' })
      if (!result) throw new Error('Lighthouse gave no result')
      const { categories, audits } = result.lhr
      const scores = Object.fromEntries(
        Object.entries(categories).map(([name, { score }]) => [name, score ?? 0]),
      )
      console.log(
        Object.entries(scores)
          .map(([name, score]) => `${name} ${score}`)
          .join(', '),
      )
      for (const { title, score, scoreDisplayMode } of Object.values(audits)) {
        if (score !== null && score < 0.9 && scoreDisplayMode !== 'informative') {
          console.log(`  ${score} ${title}`)
        }
      }
      mkdirSync(REPORTS, { recursive: true })
      writeFileSync(`${REPORTS}lighthouse.html`, String(result.report))
      if ((scores.performance ?? 0) >= (best.performance ?? 0)) best = scores
      if (scores.performance >= LEAST) break
    }
    assert.ok(Object.keys(best).length >= 4)
    for (const [name, score] of Object.entries(best)) {
      assert.ok(score >= LEAST, `${name}: ${score}`)
    }
  } finally {
    await browser.close()
    await server.stop()
  }
})

/** @returns {Promise<number>} */
function freePort() {
  return new Promise((done) => {
    const server = createServer().listen(0, () => {
      const address = server.address()
      server.close(() => done(address && typeof address === 'object' ? address.port : 0))
    })
  })
}
