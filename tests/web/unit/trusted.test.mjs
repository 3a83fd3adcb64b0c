// tests/web/unit/trusted.test.mjs: a host with Trusted Types that forbids our policy. In a file of its own: what is
// refused once is refused for as long as the page is open.
import assert from 'node:assert/strict'
import { test } from 'node:test'

test('a forbidden policy leads to the page, and is asked for once', async () => {
  let asked = 0
  let made = 0
  const origin = 'https://example.org'
  Object.assign(globalThis, {
    origin,
    location: { href: origin },
    Worker: class {
      constructor() {
        made++
      }
    },
    trustedTypes: {
      createPolicy() {
        asked++
        throw new TypeError('not allowed')
      },
    },
  })
  const { startSolver } = await import('../../../web/client/start.js')
  const reply = await new Promise((resolve) => {
    const port = {
      onmessage: /** @type {any} */ (null),
      postMessage: ({ id = 0 }) => port.onmessage({ data: { id, value: 'page' } }),
      terminate() {},
    }
    // A script that is at hand runs in the page where there can be no worker; its text is none's.
    startSolver(resolve, {
      workerUrl: () => `${origin}/worker.js`,
      wasmUrl: () => `${origin}/nonet.wasm`,
      script: () => ({ startHere: () => port }),
    })
  })
  assert.deepEqual(reply, { id: 0, value: 'page' })
  assert.equal(made, 0)
  assert.equal(asked, 1)
})
