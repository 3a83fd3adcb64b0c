// tests/web/unit/client.test.mjs: the client's queue, cancelling and failures, with a fake solver.
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { Client, NonetError } from '../../../web/client/client.js'

/** A fake solver; the test sends its replies. */
class FakeSolver {
  /** @type {{id: number, method: string, args: unknown[]}[]} */
  asked = []
  ended = false
  /** @type {import('../../../web/client/places.js').Place | ''} */
  place = ''
  /** @param {(reply: any) => void} say */
  constructor(say) {
    this.say = (/** @type {any} */ reply) => {
      this.place = 'worker'
      say(reply)
    }
  }
  postMessage(/** @type {any} */ message) {
    this.asked.push(message)
  }
  terminate() {
    this.ended = true
  }
}

function setUp() {
  /** @type {FakeSolver[]} */
  const workers = []
  const client = new Client((hear) => {
    const worker = new FakeSolver(hear)
    workers.push(worker)
    return worker
  })
  return { client, workers }
}

const puzzle = { size: 1, boxRows: 1, boxColumns: 1, givens: [0] }

test('nothing starts before the first call; calls wait for their turn', async () => {
  const { client, workers } = setUp()
  assert.equal(workers.length, 0)
  const first = client.solve(puzzle)
  const second = client.version()
  const [worker] = workers
  assert.equal(workers.length, 1)
  assert.deepEqual(
    worker.asked.map(({ method }) => method),
    ['solve'],
  )
  worker.say({ id: worker.asked[0].id, value: { count: 1 } })
  assert.deepEqual(await first, { count: 1 })
  worker.say({ id: worker.asked[1].id, value: '1.2.3' })
  assert.equal(await second, '1.2.3')
})

test('cancelling the running call ends the worker; the next call gets a new one', async () => {
  const { client, workers } = setUp()
  const controller = new AbortController()
  const cancelled = client.solve(puzzle, {}, { signal: controller.signal })
  const next = client.version()
  controller.abort()
  await assert.rejects(cancelled, { name: 'AbortError' })
  assert.ok(workers[0].ended)
  assert.equal(workers.length, 2)
  workers[1].say({ id: workers[1].asked[0].id, value: 'v' })
  assert.equal(await next, 'v')
})

test('cancelling a waiting call does not affect the running call', async () => {
  const { client, workers } = setUp()
  const running = client.version()
  const controller = new AbortController()
  const waiting = client.solve(puzzle, {}, { signal: controller.signal })
  controller.abort()
  await assert.rejects(waiting, { name: 'AbortError' })
  assert.equal(workers[0].ended, false)
  workers[0].say({ id: workers[0].asked[0].id, value: 'v' })
  assert.equal(await running, 'v')
  assert.equal(workers[0].asked.length, 1)
})

test('a signal that is aborted already sends no request', async () => {
  const { client, workers } = setUp()
  await assert.rejects(client.solve(puzzle, {}, { signal: AbortSignal.abort() }))
  assert.equal(workers.length, 0)
})

test('progress is handed on until the answer', async () => {
  const { client, workers } = setUp()
  /** @type {unknown[]} */
  const heard = []
  const answer = client.count(puzzle, 5, { onProgress: (counters) => heard.push(counters) })
  const [{ id }] = workers[0].asked
  workers[0].say({ id, progress: { guesses: 7 } })
  workers[0].say({ id, value: { count: 1 } })
  await answer
  assert.deepEqual(heard, [{ guesses: 7 }])
})

test('a failure of the core is a NonetError with its key, arguments and place', async () => {
  const { client, workers } = setUp()
  const answer = client.read('x')
  const error = { key: 'bad-character', line: 1, column: 2, text: 'x', found: 0, expected: 0 }
  workers[0].say({ id: workers[0].asked[0].id, error })
  await assert.rejects(answer, (reason) => {
    assert.ok(reason instanceof NonetError)
    assert.equal(reason.key, 'bad-character')
    assert.deepEqual(reason.place, { line: 1, column: 2 })
    return true
  })
})

test('an error that has no place in a text says so', () => {
  const { key, message, args, place } = new NonetError('solver-absent')
  assert.deepEqual([key, message], ['solver-absent', 'solver-absent'])
  assert.deepEqual([args, place], [{}, { line: 0, column: 0 }])
})

test('a module that does not arrive fails all that wait, and is tried again', async () => {
  const { client, workers } = setUp()
  const both = [client.version(), client.version()]
  workers[0].say({ absent: 'no network' })
  for (const call of both) await assert.rejects(call, { key: 'solver-absent' })
  const again = client.version()
  assert.equal(workers.length, 2)
  workers[1].say({ id: workers[1].asked[0].id, value: 'v' })
  assert.equal(await again, 'v')
})

test('a crash fails only the call that ran', async () => {
  const { client, workers } = setUp()
  const crashed = client.solve(puzzle)
  const next = client.version()
  workers[0].say({ id: workers[0].asked[0].id, crash: 'out of memory' })
  await assert.rejects(crashed, { key: 'solver-crashed' })
  workers[1].say({ id: workers[1].asked[0].id, value: 'v' })
  assert.equal(await next, 'v')
})

test('the place of the solver is available once it is known, and stays', async () => {
  const { client, workers } = setUp()
  assert.equal(client.place, '')
  const controller = new AbortController()
  const call = client.solve(puzzle, {}, { signal: controller.signal })
  assert.equal(client.place, '')
  workers[0].say({ ready: true })
  assert.equal(client.place, 'worker')
  assert.ok(client.loaded)
  controller.abort()
  await assert.rejects(call)
  assert.equal(client.place, 'worker')
  assert.equal(client.loaded, false)
})

test('progress that throws ends the call that it belongs to, with that error, and no other', async () => {
  const { client, workers } = setUp()
  const boom = new Error('boom')
  const running = client.count(puzzle, 5, {
    onProgress() {
      throw boom
    },
  })
  const next = client.version()
  workers[0].say({ id: workers[0].asked[0].id, progress: { guesses: 7 } })
  await assert.rejects(running, boom)
  assert.ok(workers[0].ended)
  workers[1].say({ id: workers[1].asked[0].id, value: 'v' })
  assert.equal(await next, 'v')
})
