// tests/web/unit/start-solver-lazily.test.mjs: a solver whose code is fetched first: requests meanwhile are answered,
// and a solver that is ended meanwhile is never started.
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { startSolverLazily } from '../../../web/client/start-solver-lazily.js'

/** @param {{started: number, asked: any[]}} told */
const supplyTelling = (told) => ({
  workerUrl: () => '',
  wasmUrl: () => 'nonet.wasm',
  plainWasmUrl: () => 'nonet-plain.wasm',
  place: /** @type {const} */ ('page'),
  startSolver: startSolverLazily,
  script: () => ({
    startHere() {
      told.started++
      const port = {
        onmessage: /** @type {any} */ (null),
        postMessage(/** @type {any} */ message) {
          told.asked.push(message)
          const data = 'wasm' in message ? { ready: true } : { id: message.id, value: 'page' }
          queueMicrotask(() => port.onmessage?.({ data }))
        },
        terminate() {},
      }
      return port
    },
  }),
})

test('requests before it is loaded are sent afterwards, unchanged', async () => {
  const told = { started: 0, asked: /** @type {any[]} */ ([]) }
  /** @type {(reply: any) => void} */
  let resolve = () => {}
  const heard = () => new Promise((done) => (resolve = done))
  const solver = startSolverLazily(
    (reply) => 'value' in reply && resolve(reply),
    supplyTelling(told),
  )
  const args = [[1, 2]]
  assert.equal(solver.place, '')
  solver.postMessage({ id: 1, method: 'version', args })
  args[0].push(3)
  assert.deepEqual(told, { started: 0, asked: [] })
  assert.deepEqual(await heard(), { id: 1, value: 'page' })
  assert.equal(solver.place, 'page')
  solver.postMessage({ id: 2, method: 'version', args: [] })
  assert.deepEqual(await heard(), { id: 2, value: 'page' })
  const asked = { id: 1, method: 'version', args: [[1, 2]] }
  assert.deepEqual(told.asked.slice(0, 2), [{ wasm: 'nonet.wasm' }, asked])
  assert.equal(told.started, 1)
  // At once, to the caller, like a worker's postMessage().
  assert.throws(() =>
    startSolverLazily(() => {}, supplyTelling(told)).postMessage({
      id: 3,
      method: 'version',
      args: [() => {}],
    }),
  )
})

test('a solver that is ended before it is loaded is not started', async () => {
  const told = { started: 0, asked: [] }
  const solver = startSolverLazily(() => assert.fail('nothing to be heard'), supplyTelling(told))
  solver.postMessage({ id: 1, method: 'version', args: [] })
  solver.terminate()
  await new Promise((done) => setTimeout(done, 50))
  assert.deepEqual(told, { started: 0, asked: [] })
})
