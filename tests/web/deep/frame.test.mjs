// tests/web/deep/frame.test.mjs: what a careless or hostile host does to the frame, and what it costs.
import assert from 'node:assert/strict'
import { FLOODS, floodFrame, HOST_PAGES, hear, heard, withFrame } from '../frame-host.mjs'
import { PROPER } from '../puzzles.mjs'
import { PATIENCE_MS } from '../reader.mjs'
import { POLICY } from '../server.mjs'
import { visit } from './visit.mjs'

const server = {
  pages: HOST_PAGES,
  policy: `${POLICY}; frame-src *`,
}
const FLOOD = 100_000

visit(
  'heights come to an end at every width, with and without a pad',
  { width: 1000, height: 800, server },
  async ({ page, reader, server: host }) => {
    for (const controls of [true, false]) {
      const parameters = { puzzle: PROPER.givens, origin: host.origin }
      const frames = await withFrame(
        reader,
        host,
        controls ? { ...parameters, controls: '' } : parameters,
      )
      try {
        await hear(reader, ({ type }) => type === 'height')
        for (let width = 240; width <= 960; width += 60) {
          const before = (await heard(reader)).length
          await page.evaluate((wide) => {
            const frame = /** @type {HTMLIFrameElement} */ (document.querySelector('iframe'))
            frame.width = String(wide)
            frame.height = '150'
          }, width)
          await page.waitForTimeout(250)
          const told = (await heard(reader)).slice(before).map(({ height }) => height)
          assert.ok(told.length <= 3, `at ${width} px: ${told.join(', ')}`)
          const inside = page.frames()[1]
          const scrolls = await inside.evaluate(() => {
            const { scrollHeight, clientHeight } = document.documentElement
            return scrollHeight - clientHeight
          })
          assert.ok(scrolls <= 0, `at ${width} px the frame scrolls by ${scrolls}`)
        }
      } finally {
        await frames.stop()
      }
    }
  },
)

visit('what cannot be done is told to who asked for it', { server }, async (visited) => {
  const { page, reader, server: host } = visited
  const frames = await withFrame(reader, host, { puzzle: PROPER.givens, origin: host.origin })
  try {
    await hear(reader, ({ type }) => type === 'ready')
    await page.evaluate(() => {
      const { say } = /** @type {any} */ (globalThis)
      say({ nonet: 1, type: 'set', puzzle: 'no puzzle at all' })
      say({ nonet: 1, type: 'get', id: 'asks only' })
    })
    const answer = await hear(reader, ({ id }) => id === 'asks only')
    assert.equal(answer.type, 'changed')
    const failure = await hear(reader, ({ type }) => type === 'error')
    assert.deepEqual([failure.field, failure.id], ['puzzle', undefined])
  } finally {
    await frames.stop()
  }
})

visit('after a flood of messages the frame still answers', { server }, async (visited) => {
  const { page, reader, server: host } = visited
  const frames = await withFrame(reader, host, { puzzle: PROPER.givens, origin: host.origin })
  try {
    await hear(reader, ({ type }) => type === 'ready')
    for (const message of FLOODS) {
      const { answered } = await page.evaluate(floodFrame, { message, count: FLOOD })
      assert.ok(answered < PATIENCE_MS, JSON.stringify(message).slice(0, 40))
    }
  } finally {
    await frames.stop()
  }
})
