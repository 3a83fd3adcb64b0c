// tests/web/deep/frame.test.mjs: what a careless or hostile host does to the frame, and what it costs.
import assert from 'node:assert/strict'
import { HOST_PAGES, hear, heard, withFrame } from '../frame-host.mjs'
import { PROPER } from '../puzzles.mjs'
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

visit(`a flood of ${FLOOD} messages`, { server }, async ({ page, reader, server: host }) => {
  const parameters = { puzzle: PROPER.givens, origin: host.origin }
  const frames = await withFrame(reader, host, parameters)
  const set = { nonet: 1, type: 'set', puzzle: PROPER.givens, value: PROPER.solution }
  try {
    await hear(reader, ({ type }) => type === 'ready')
    for (const message of [set, { nonet: 1, type: 'get', id: 'many' }, { other: [1, 2, 3] }]) {
      const { perMessage, painting, answered } = await page.evaluate(floodFrame, {
        message,
        count: FLOOD,
      })
      // The browser's own work for a message that nobody hears is about a third of it.
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

/**
 * Runs in the host. Host and frame share one thread here, so that what holds up one holds up both.
 * @param {{message: unknown, count: number}} what
 */
async function floodFrame({ message, count }) {
  const frame = /** @type {any} */ (document.querySelector('iframe')).contentWindow
  const { heard } = /** @type {any} */ (globalThis)
  for (let sent = 0; sent < count; sent++) frame.postMessage(message, '*')
  const sent = performance.now()
  let longest = 0
  let last = sent
  let isOver = false
  const paint = () => {
    longest = Math.max(longest, performance.now() - last)
    last = performance.now()
    if (!isOver) requestAnimationFrame(paint)
  }
  requestAnimationFrame(paint)
  // Asked again until the frame has an ear for it.
  const id = `after ${sent}`
  const isAnswered = () => heard.some((/** @type {any} */ each) => each.id === id)
  while (!isAnswered() && performance.now() - sent < 15_000) {
    frame.postMessage({ nonet: 1, type: 'get', id }, '*')
    await new Promise((done) => setTimeout(done, 50))
  }
  isOver = true
  const answered = performance.now() - sent
  return {
    perMessage: Math.round((1000 * answered) / count),
    painting: Math.round(longest),
    answered: Math.round(answered),
  }
}
