// tests/web/unit/trusted-url.test.mjs: the policy for Trusted Types. One for the whole page, so each test has a module
// of its own.
import assert from 'node:assert/strict'
import { afterEach, test } from 'node:test'

let round = 0
/** @returns {Promise<typeof import('../../../web/client/trusted-url.js')>} */
const open = () => import(`../../../web/client/trusted-url.js?${++round}`)

afterEach(() => {
  Reflect.deleteProperty(globalThis, 'trustedTypes')
})

test('without Trusted Types, an address is what it is', async () => {
  const { trustedUrl } = await open()
  assert.equal(trustedUrl('/worker.js'), '/worker.js')
})

test('one policy, "nonet", accepts Nonet’s own addresses and no others', async () => {
  /** @type {{name: string, rules: any}[]} */
  const made = []
  const createPolicy = (/** @type {string} */ name, /** @type {any} */ rules) => {
    made.push({ name, rules })
    return rules
  }
  Object.assign(globalThis, { trustedTypes: { createPolicy } })
  const { trustedUrl } = await open()
  assert.equal(trustedUrl('/worker.js'), '/worker.js')
  assert.equal(trustedUrl('blob:1'), 'blob:1')
  assert.deepEqual(
    made.map(({ name }) => name),
    ['nonet'],
  )
  assert.throws(() => made[0].rules.createScriptURL('https://evil.example/'), TypeError)
})

test('a refused policy is not requested again', async () => {
  let asked = 0
  const createPolicy = () => {
    asked++
    throw new TypeError('not allowed')
  }
  Object.assign(globalThis, { trustedTypes: { createPolicy } })
  const { trustedUrl } = await open()
  assert.throws(() => trustedUrl('/worker.js'), { message: 'not allowed' })
  assert.throws(() => trustedUrl('/worker.js'), { message: 'no policy "nonet"' })
  assert.equal(asked, 1)
})
