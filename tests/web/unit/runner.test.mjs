// tests/web/unit/runner.test.mjs: the solver's end of the protocol, and the page's own port to it, with a fake
// module: slices, progress, failures, crashes, and an end between two slices.
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { LocalPort } from '../../../web/client/local-port.js'
import { serve } from '../../../web/client/runner.js'

/** The smallest valid module; none of it is called. */
const WASM = Uint8Array.from([0, 97, 115, 109, 1, 0, 0, 0])
const failure = { key: 'bad-boxes', line: 0, column: 0, text: '', found: 0, expected: 0 }

/** A module whose searches take a given number of slices of a given time. */
class FakeModule {
  slices = 3
  sliceMs = 0
  /** @type {unknown[][]} */
  calls = []
  version() {
    return '1.2.3'
  }
  read() {
    return { error: failure }
  }
  trace() {
    throw new Error('unreachable')
  }
  write() {
    throw Object.assign(new Error('not a string'), { name: 'BindingError' })
  }
  /** @param {...unknown} args */
  searchOpen(...args) {
    this.calls.push(['open', ...args])
    return args[0] ? 7 : { error: failure }
  }
  searchGo(/** @type {number} */ id, /** @type {number} */ milliseconds) {
    this.calls.push(['go', id, milliseconds])
    const end = performance.now() + this.sliceMs
    while (performance.now() < end);
    const counters = { guesses: this.slices, attempts: 0, solutions: 0 }
    if (--this.slices > 0) return { counters, done: false }
    return { counters, done: true, report: { count: 1 } }
  }
  searchClose(/** @type {number} */ id) {
    this.calls.push(['close', id])
    return true
  }
}

/** @param {FakeModule} module */
function factoryOf(module) {
  return /** @type {any} */ (
    async (/** @type {any} */ options) => {
      await new Promise((take) => options.instantiateWasm({}, take))
      return module
    }
  )
}

/** A port whose other end is the test. @param {FakeModule} module @param {any} [pace] */
function portTo(module, pace = { milliseconds: 50 }) {
  /** @type {any[]} */
  const replies = []
  /** @type {((reply: any) => void) | undefined} */
  let waiting
  const port = {
    onmessage: /** @type {any} */ (null),
    postMessage(/** @type {any} */ reply) {
      replies.push(reply)
      waiting?.(reply)
    },
  }
  serve(factoryOf(module), port, pace)
  port.onmessage({ data: { wasm: WASM } })
  const ask = (/** @type {string} */ method, /** @type {unknown[]} */ ...args) =>
    new Promise((resolve) => {
      waiting = (reply) => {
        if ('id' in reply && !('progress' in reply || 'part' in reply)) resolve(reply)
      }
      port.onmessage({ data: { id: 1, method, args } })
    })
  return { ask, replies }
}

test('loads what it is given, tells the compiled module, and answers', async () => {
  const { ask, replies } = portTo(new FakeModule())
  assert.deepEqual(await ask('version'), { id: 1, value: '1.2.3' })
  assert.deepEqual(replies[0], { ready: true })
  assert.ok(replies[1].module instanceof WebAssembly.Module)
})

test('a compiled module is taken as it is, and not told again', async () => {
  const module = await WebAssembly.compile(WASM)
  /** @type {any[]} */
  const replies = []
  const port = {
    onmessage: /** @type {any} */ (null),
    postMessage: (/** @type {any} */ reply) => replies.push(reply),
  }
  serve(factoryOf(new FakeModule()), port, { milliseconds: 50 })
  await port.onmessage({ data: { wasm: module } })
  await port.onmessage({ data: { id: 1, method: 'version', args: [] } })
  assert.deepEqual(replies, [{ ready: true }, { id: 1, value: '1.2.3' }])
})

test('what cannot be compiled is told as absent; later questions get no answer', async () => {
  /** @type {any[]} */
  const replies = []
  const port = {
    onmessage: /** @type {any} */ (null),
    postMessage: (/** @type {any} */ reply) => replies.push(reply),
  }
  serve(factoryOf(new FakeModule()), port, { milliseconds: 50 })
  port.onmessage({ data: { wasm: Uint8Array.from([1, 2, 3]) } })
  await port.onmessage({ data: { id: 1, method: 'version', args: [] } })
  assert.equal(replies.length, 1)
  assert.match(replies[0].absent, /CompileError/)
})

test('a failure, a crash, and an argument that the border refuses', async () => {
  const { ask } = portTo(new FakeModule())
  assert.deepEqual(await ask('read', 'x', {}), { id: 1, error: failure })
  assert.deepEqual(await ask('trace', {}, {}), { id: 1, crash: 'Error: unreachable' })
  const refused = { ...failure, key: 'bad-argument', text: 'write' }
  assert.deepEqual(await ask('write', {}, 5, {}), { id: 1, error: refused })
})

test('searches go in slices; each question brings its own options', async () => {
  const puzzle = { size: 1 }
  for (const [method, more, options] of /** @type {const} */ ([
    ['solve', [{ keep: 2 }], { keep: 2 }],
    ['count', [9], { limit: 9 }],
    ['validate', [], {}],
    ['candidates', [], {}],
  ])) {
    const module = new FakeModule()
    const { ask } = portTo(module)
    assert.deepEqual(await ask(method, puzzle, ...more), { id: 1, value: { count: 1 } })
    const go = ['go', 7, 50]
    assert.deepEqual(module.calls, [['open', puzzle, method, options], go, go, go])
  }
  assert.deepEqual(await portTo(new FakeModule()).ask('solve', null, {}), { id: 1, error: failure })
})

test('puzzles are made in slices; what each has made is told at once', async () => {
  const all = [[1, 2], undefined, [3], { made: [4] }]
  /** @type {any[]} */
  const calls = []
  const counters = { guesses: 0, attempts: 5, solutions: 2 }
  const module = {
    generateOpen: (/** @type {unknown[]} */ ...args) => calls.push(args),
    generateGo() {
      const part = all.shift()
      return all.length
        ? { counters, done: false, ...(part && { part }) }
        : { counters, done: true, report: part }
    },
  }
  const { ask, replies } = portTo(/** @type {any} */ (module))
  const answer = await ask('generate', { minimal: true }, 'seed', { count: 4 })
  assert.deepEqual(answer, { id: 1, value: { made: [4] } })
  assert.deepEqual(calls, [[{ minimal: true }, 'seed', { count: 4 }]])
  const parts = replies.filter((reply) => 'part' in reply)
  assert.deepEqual(parts, [
    { id: 1, part: [1, 2] },
    { id: 1, part: [3] },
  ])
})

test('progress is told at most every 50 ms', async () => {
  const module = new FakeModule()
  Object.assign(module, { slices: 20, sliceMs: 10 })
  const { ask, replies } = portTo(module)
  const start = performance.now()
  await ask('solve', {}, {})
  const most = (performance.now() - start) / 50
  const told = replies.filter((reply) => 'progress' in reply).length
  assert.ok(told >= 2 && told <= most, `${told} times in ${most} × 50 ms`)
})

/** @param {FakeModule} module */
function localPort(module) {
  const port = new LocalPort((inside, pace) => serve(factoryOf(module), inside, pace))
  port.postMessage({ wasm: WASM })
  /** @param {string} method @param {unknown[]} args @returns {Promise<any>} */
  const ask = (method, ...args) =>
    new Promise((resolve) => {
      port.onmessage = ({ data }) => {
        if ('value' in data) resolve(data.value)
      }
      port.postMessage(/** @type {any} */ ({ id: 1, method, args }))
    })
  return { port, ask }
}

test('in the page, other tasks have their turn between short slices', async () => {
  const module = new FakeModule()
  Object.assign(module, { slices: 30, sliceMs: 5 })
  const { ask } = localPort(module)
  await ask('version')
  let turns = 0
  const timer = setInterval(() => turns++, 1)
  assert.deepEqual(await ask('solve', {}, {}), { count: 1 })
  clearInterval(timer)
  assert.ok(turns >= 15, `${turns} turns of a timer in 30 slices`)
  assert.deepEqual(module.calls[1], ['go', 7, 8])
})

test('in the page, an ended search stops after its slice and says nothing more', async () => {
  const module = new FakeModule()
  Object.assign(module, { slices: 1e9, sliceMs: 1 })
  const { ask, port } = localPort(module)
  ask('count', {}, 5)
  await new Promise((done) => setTimeout(done, 50))
  let said = 0
  port.onmessage = () => said++
  port.terminate()
  await new Promise((done) => setTimeout(done, 20))
  assert.deepEqual(module.calls.at(-1), ['close', 7])
  const { length } = module.calls
  await new Promise((done) => setTimeout(done, 20))
  assert.equal(module.calls.length, length)
  assert.equal(said, 0)
})

test('in the page, a question is copied, as into a worker', async () => {
  const module = new FakeModule()
  const { ask, port } = localPort(module)
  const puzzle = { givens: [1] }
  const answer = ask('solve', puzzle, {})
  puzzle.givens[0] = 2
  await answer
  assert.deepEqual(module.calls[0][1], { givens: [1] })
  assert.throws(
    () => port.postMessage(/** @type {any} */ ({ id: 2, method: 'solve', args: [() => {}] })),
    { name: 'DataCloneError' },
  )
})
