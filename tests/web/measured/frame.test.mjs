// tests/web/measured/frame.test.mjs: the cost of too many messages for the host and the frame.
import assert from 'node:assert/strict'
import { visit } from '../deep/visit.mjs'
import { FLOODS, floodFrame, HOST_PAGES, hear, withFrame } from '../frame-host.mjs'
import { PROPER } from '../puzzles.mjs'
import { POLICY } from '../server.mjs'

const server = { pages: HOST_PAGES, policy: `${POLICY}; frame-src *` }
const FLOOD = 100_000

visit(`a flood of ${FLOOD} messages`, { server }, async ({ page, reader, server: host }) => {
  const parameters = { puzzle: PROPER.givens, origin: host.origin }
  const frames = await withFrame(reader, host, parameters)
  try {
    await hear(reader, ({ type }) => type === 'ready')
    for (const message of FLOODS) {
      const count = FLOOD
      const { perMessage, painting, answered } = await page.evaluate(floodFrame, { message, count })
      // The browser's own work for a message without a listener is about a third of it.
      const figures = `${perMessage} µs a message, ${painting} ms without a picture, answered after ${answered} ms`
      console.log(`${JSON.stringify(message).slice(0, 40)}: ${figures}`)
      assert.ok(perMessage < 50, figures)
      assert.ok(painting < 1000, figures)
      assert.ok(answered < 10_000, figures)
    }
  } finally {
    await frames.stop()
  }
})
