// tests/web/unit/start-solver.test.mjs: the places of a solver, in turn, in a fake browser: refused at once or later,
// excluded beforehand, remembered.
import assert from 'node:assert/strict'
import { mkdtempSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, test } from 'node:test'
import { pathToFileURL } from 'node:url'
import { configure, supply } from '../../../web/client/places.js'

const ORIGIN = 'https://example.org'
const wasm = Uint8Array.from([0, 97, 115, 109, 1, 0, 0, 0])
const folder = mkdtempSync(join(tmpdir(), 'nonet-start-'))
/** A solver's script that answers every request with its place. */
const script = join(folder, 'worker.mjs')
writeFileSync(
  script,
  `export function startHere() {
    const port = { onmessage: null, terminate() {} }
    port.postMessage = (message) => queueMicrotask(() => port.onmessage?.({
      data: 'wasm' in message ? { ready: true } : { id: message.id, value: 'page' },
    }))
    return port
  }`,
)
const scriptUrl = pathToFileURL(script).href

/** What a new worker does, by the address of its script. */
let worker = 'runs'
let blob = 'runs'
/** @type {FakeWorker[]} */
let made = []

class FakeWorker {
  onmessage = /** @type {any} */ (null)
  onerror = /** @type {any} */ (null)
  isEnded = false
  /** @type {any[]} */
  asked = []
  /** @param {string} url @param {WorkerOptions} options */
  constructor(url, options) {
    this.url = String(url)
    this.options = options
    this.place = this.url.startsWith('blob:') ? 'blob' : 'worker'
    this.does = this.place === 'blob' ? blob : worker
    if (this.does === 'throws') throw new DOMException('not allowed', 'SecurityError')
    made.push(this)
    if (this.does === 'fails') {
      setTimeout(() => this.onerror?.({ message: 'no script', preventDefault() {} }))
    }
  }
  postMessage(/** @type {any} */ message) {
    this.asked.push(message)
    if (this.does !== 'runs') return
    setTimeout(() => {
      if ('wasm' in message) {
        this.onmessage?.({ data: { ready: true } })
        this.onmessage?.({ data: { module: 'compiled' } })
      } else this.onmessage?.({ data: { id: message.id, value: this.place } })
    })
  }
  terminate() {
    this.isEnded = true
  }
}

let round = 0
/** start-solver.js as in a new page. @returns {Promise<typeof import('../../../web/client/start-solver.js')>} */
const open = () => import(`../../../web/client/start-solver.js?${++round}`)

/** @param {Awaited<ReturnType<typeof open>>} page */
function start({ startSolver }) {
  /** @type {any[]} */
  const heard = []
  /** @type {(reply: any) => void} */
  let resolve
  const answer = new Promise((done) => {
    resolve = done
  })
  const solver = startSolver((reply) => {
    heard.push(reply)
    if ('value' in reply || 'absent' in reply) resolve(reply)
  }, supply)
  solver.postMessage({ id: 1, method: 'version', args: [] })
  return { heard, answer, solver }
}

const before = { ...supply }
beforeEach(() => {
  worker = blob = 'runs'
  made = []
  Object.assign(globalThis, { Worker: FakeWorker, origin: ORIGIN, location: { href: ORIGIN } })
  Object.assign(supply, {
    workerUrl: () => `${ORIGIN}/worker.js`,
    wasmUrl: () => `${ORIGIN}/nonet.wasm`,
    plainWasmUrl: () => `${ORIGIN}/nonet-plain.wasm`,
  })
})
afterEach(() => {
  for (const name of ['Worker', 'origin', 'location', 'trustedTypes']) {
    Reflect.deleteProperty(globalThis, name)
  }
  for (const name of /** @type {const} */ (['place', 'read', 'script'])) delete supply[name]
  Object.assign(supply, before)
})

test('a worker of the same origin is first; it gets the module, then the request', async () => {
  const { answer, heard, solver } = start(await open())
  assert.equal(solver.place, '')
  assert.deepEqual(await answer, { id: 1, value: 'worker' })
  assert.equal(solver.place, 'worker')
  assert.equal(made.length, 1)
  assert.equal(made[0].options.type, 'module')
  assert.deepEqual(made[0].asked, [
    { wasm: `${ORIGIN}/nonet.wasm` },
    { id: 1, method: 'version', args: [] },
  ])
  // The compiled module is not sent to the client.
  assert.deepEqual(heard, [{ ready: true }, { id: 1, value: 'worker' }])
})

for (const refusal of ['throws', 'fails']) {
  test(`a worker that ${refusal}: one from a Blob gets the same request`, async () => {
    worker = refusal
    const { answer, heard, solver } = start(await open())
    assert.deepEqual(await answer, { id: 1, value: 'blob' })
    assert.equal(solver.place, 'blob')
    assert.equal(heard.length, 2)
    assert.ok(made.slice(0, -1).every(({ isEnded }) => isEnded))
    const text = await (await fetch(made.at(-1)?.url ?? '')).text()
    assert.ok(text.includes(`import("${ORIGIN}/worker.js")`), text)
  })

  test(`workers that all ${refusal.replace(/s$/, '')}: the page itself`, async () => {
    worker = blob = refusal
    supply.workerUrl = () => scriptUrl
    Object.assign(globalThis, { origin: 'null' })
    const { answer, solver } = start(await open())
    assert.deepEqual(await answer, { id: 1, value: 'page' })
    assert.equal(solver.place, 'page')
    assert.ok(made.every(({ isEnded }) => isEnded))
  })
}

test('after a worker that fails, the next place waits: a page that is being left does not try it', async (now) => {
  now.mock.timers.enable({ apis: ['setTimeout'] })
  worker = 'fails'
  start(await open())
  const settled = () => new Promise((done) => setImmediate(done))
  await settled()
  now.mock.timers.tick(1)
  assert.equal(made[0].isEnded, true)
  now.mock.timers.tick(20)
  await settled()
  assert.equal(made.length, 1)
  now.mock.timers.tick(50)
  await settled()
  assert.deepEqual(
    made.map(({ place }) => place),
    ['worker', 'blob'],
  )
})

test('places that are tried later get the request unchanged, too', async () => {
  worker = 'fails'
  const { startSolver } = await open()
  const givens = [0, 1]
  /** @type {Promise<any>} */
  const answer = new Promise((done) => {
    const solver = startSolver((reply) => 'value' in reply && done(reply), supply)
    // The worker was created, and fails a moment later.
    setTimeout(() => {
      solver.postMessage({ id: 1, method: 'solve', args: [{ givens }] })
      givens[1] = 9
    })
  })
  setTimeout(() => {})
  await answer
  const [request] = made[1].asked.filter((message) => 'id' in message)
  assert.deepEqual(request.args, [{ givens: [0, 1] }])
})

test('a script of another origin is not tried as a worker', async () => {
  supply.workerUrl = () => 'https://cdn.example/worker.js'
  const { answer } = start(await open())
  assert.deepEqual(await answer, { id: 1, value: 'blob' })
  assert.deepEqual(
    made.map(({ place }) => place),
    ['blob'],
  )
})

test('without wasm SIMD it gets the plain module, and the other one is not read', async () => {
  const { validate } = WebAssembly
  WebAssembly.validate = () => false
  /** @type {string[]} */
  const read = []
  try {
    await start(await open()).answer
    supply.read = (url) => {
      read.push(url)
      return wasm
    }
    await start(await open()).answer
  } finally {
    WebAssembly.validate = validate
  }
  assert.deepEqual(made[0].asked[0], { wasm: `${ORIGIN}/nonet-plain.wasm` })
  assert.deepEqual(read, [`${ORIGIN}/nonet-plain.wasm`])
  configure({ plainWasmUrl: '/elsewhere/plain.wasm' })
  assert.equal(supply.plainWasmUrl(), `${ORIGIN}/elsewhere/plain.wasm`)
  assert.equal(supply.wasmUrl(), `${ORIGIN}/nonet.wasm`)
})

test('outside browsers no worker is tried', async () => {
  Reflect.deleteProperty(globalThis, 'location')
  supply.workerUrl = () => scriptUrl
  const { answer } = start(await open())
  assert.deepEqual(await answer, { id: 1, value: 'page' })
  assert.equal(made.length, 0)
})

test('a host may configure the places, and no other is tried', async () => {
  configure({ place: 'page' })
  supply.workerUrl = () => scriptUrl
  assert.deepEqual(await start(await open()).answer, { id: 1, value: 'page' })
  assert.equal(made.length, 0)
  supply.place = 'worker'
  supply.workerUrl = before.workerUrl
  Object.assign(globalThis, { origin: 'null' })
  worker = 'fails'
  assert.ok('absent' in Object(await start(await open()).answer))
})

test('the place that worked is first the next time, with the compiled module', async () => {
  worker = 'fails'
  const page = await open()
  const first = start(page)
  await first.answer
  first.solver.terminate()
  assert.ok(made.at(-1)?.isEnded)
  const tried = made.length
  await start(page).answer
  assert.equal(made.length, tried + 1)
  assert.equal(made.at(-1)?.place, 'blob')
  assert.deepEqual(made.at(-1)?.asked[0], { wasm: 'compiled' })
})

test('a script that cannot be loaded is reported, and the next time all places are tried', async () => {
  worker = blob = 'fails'
  supply.workerUrl = () => `${scriptUrl}.missing`
  Object.assign(globalThis, { origin: 'null' })
  const page = await open()
  const { answer } = start(page)
  assert.match(/** @type {any} */ (await answer).absent, /Cannot find module/)
  worker = blob = 'runs'
  supply.workerUrl = () => `${ORIGIN}/worker.js`
  Object.assign(globalThis, { origin: ORIGIN })
  assert.deepEqual(await start(page).answer, { id: 1, value: 'worker' })
})

test('a module that does not arrive is no reason to try the next place', async () => {
  worker = 'silent'
  const { answer, solver } = start(await open())
  await new Promise((done) => setTimeout(done))
  made[0].onmessage({ data: { absent: '404' } })
  assert.deepEqual(await answer, { absent: '404' })
  assert.equal(solver.place, 'worker')
  assert.equal(made.length, 1)
})

test('a solver that fails after a reply is reported absent, not replaced', async () => {
  const { answer, heard } = start(await open())
  await answer
  made[0].onerror({ message: 'out of memory', preventDefault() {} })
  assert.deepEqual(heard.at(-1), { absent: 'out of memory' })
  assert.equal(made.length, 1)
})

test('ended while it is being started: nothing more is started or reported', async () => {
  worker = 'fails'
  const { heard, solver } = start(await open())
  solver.terminate()
  await new Promise((done) => setTimeout(done, 20))
  assert.equal(made.length, 1)
  assert.deepEqual(heard, [])
})

test('bytes that arrive later are awaited; unreadable bytes are reported', async () => {
  supply.read = async () => wasm
  const { answer } = start(await open())
  assert.deepEqual(await answer, { id: 1, value: 'worker' })
  assert.deepEqual(made[0].asked[0], { wasm })
  supply.read = () => Promise.reject(new Error('no such file'))
  assert.deepEqual(await start(await open()).answer, { absent: 'Error: no such file' })
  // Even if that is known at once: a client has its solver before the first reply.
  supply.read = () => {
    throw new Error('no address')
  }
  const { heard, answer: told } = start(await open())
  assert.deepEqual(heard, [])
  assert.deepEqual(await told, { absent: 'Error: no address' })
})

test('a script that is at hand as a function makes a classic worker of its text, or runs here', async () => {
  supply.script = () => ({
    startHere: () => ({
      onmessage: null,
      postMessage({ id }) {
        queueMicrotask(() => this.onmessage?.({ data: { id, value: 'page' } }))
      },
      terminate() {},
    }),
  })
  assert.deepEqual(await start(await open()).answer, { id: 1, value: 'blob' })
  assert.equal(made.length, 1)
  assert.equal(made[0].options.type, 'classic')
  const text = await (await fetch(made[0].url)).text()
  assert.equal(text, `(${supply.script})()`)
  blob = 'throws'
  const { heard, answer } = start(await open())
  await answer
  assert.ok(heard.every(({ value }) => value === 'page'))
})

test('under Trusted Types only Nonet’s own addresses are accepted', async () => {
  /** @type {any} */
  let policy
  const createPolicy = (/** @type {string} */ name, /** @type {any} */ rules) => {
    assert.equal(name, 'nonet')
    policy = rules
    return rules
  }
  Object.assign(globalThis, { trustedTypes: { createPolicy } })
  assert.deepEqual(await start(await open()).answer, { id: 1, value: 'worker' })
  assert.throws(() => policy.createScriptURL('https://evil.example/'), TypeError)
})
