// client/runner.js: the solver's own end: loads the module, runs what is asked, answers.
//
// It serves any port: a worker's, or one inside the page itself (local-port.js). One request at a time
// arrives (the client queues them). A search runs in slices, with its progress told between them, at
// most every 50 ms. A worker's slices are as long as that, and it hears after each whether it is to
// end: a browser waits two seconds before it ends one that does not listen. In the page they are
// short, and the rest of the page has its turn after each. What is not searched for is done in one
// piece, which in the page holds it up: solveBlock for as long as it is told or a puzzle takes,
// reading a megabyte for 60 ms and a second more if all its 12,000 puzzles are asked for, ten
// million events of a run (the most that watchGo and trace go at once) for half a second, as
// handing over a million digits of solutions (the most that are kept), all else for a moment.

import { has, ownMembers } from '../base/own-members.js'
import { nextTask } from './next-task.js'
import { SEARCHES } from './protocol.js'

/** @typedef {import('./protocol.js').Message} Message */
/** @typedef {import('./protocol.js').Request} Request */
/** @typedef {import('./protocol.js').Reply} Reply */
/** @typedef {import('./protocol.js').Port} Port */
/** @typedef {import('nonet-wasm').NonetModule} NonetModule */
/** @typedef {typeof import('nonet-wasm')['default']} CreateNonet */

/**
 * How a port is served.
 * @typedef {object} Pace
 * @property {number} milliseconds of one slice
 * @property {() => boolean} [isEnded] nobody waits for the answer any more
 */

const PROGRESS_EVERY_MS = 50

/** A worker that is ended is not asked. @type {Pace} */
export const IN_WORKER = { milliseconds: PROGRESS_EVERY_MS }

/** @param {CreateNonet} createNonet @param {Port} port @param {Pace} pace */
export function serve(createNonet, port, pace) {
  const reply = (/** @type {Reply} */ message) => port.postMessage(message)
  /** @type {Promise<NonetModule | undefined>} */
  let loading
  port.onmessage = async ({ data }) => {
    const message = /** @type {Message} */ (data)
    if (has(message, 'wasm')) {
      loading = load(createNonet, message.wasm, reply)
      return
    }
    const nonet = await loading
    // Why there is none has been told already.
    if (!nonet) return
    try {
      const { method, args } = message
      const options = SEARCHES[method]?.(args[1])
      const value = options
        ? await search(nonet, message, options, pace, reply)
        : Reflect.apply(/** @type {Function} */ (nonet[method]), nonet, args)
      const { error, blocks = [] } = ownMembers(Object(value))
      if (error) reply({ id: message.id, error })
      else port.postMessage({ id: message.id, value }, [value, ...blocks].flatMap(buffersOf))
    } catch (reason) {
      const { name } = /** @type {Error} */ (reason)
      // Refused before the module was entered: a number in a text's place.
      if (name === 'BindingError') reply({ id: message.id, error: badArgument(message.method) })
      else reply({ id: message.id, crash: String(reason) })
    }
  }
}

/** What is large of an answer: it moves to whoever asked and is not copied. @param {unknown} answer */
function buffersOf(answer) {
  return Object.values(Object(answer)).flatMap((part) =>
    ArrayBuffer.isView(part) ? [part.buffer] : [],
  )
}

/** @param {string} text @returns {import('./protocol.js').CoreError} */
function badArgument(text) {
  return { key: 'bad-argument', line: 0, column: 0, text, found: 0, expected: 0 }
}

/**
 * @param {NonetModule} nonet
 * @param {Request} request
 * @param {object} options
 * @param {Pace} pace
 * @param {(reply: Reply) => void} reply
 */
async function search(nonet, { id, method, args }, options, { milliseconds, isEnded }, reply) {
  const question = /** @type {import('nonet-wasm').Question} */ (method)
  const run = nonet.searchOpen(/** @type {any} */ (args[0]), question, options)
  if (typeof run !== 'number') return run
  let told = performance.now()
  for (;;) {
    const slice = nonet.searchGo(run, milliseconds)
    if (has(slice, 'error')) return slice
    if (slice.done) return slice.report
    const now = performance.now()
    if (now - told >= PROGRESS_EVERY_MS) {
      told = now
      reply({ id, progress: slice.counters })
    }
    await nextTask()
    if (isEnded?.()) {
      nonet.searchClose(run)
      return undefined
    }
  }
}

/**
 * The module, once it is there; the compiled form is told too, so that it need not be fetched and
 * compiled again.
 * @param {CreateNonet} createNonet
 * @param {import('./protocol.js').Wasm} wasm
 * @param {(reply: Reply) => void} reply
 */
async function load(createNonet, wasm, reply) {
  try {
    const module = wasm instanceof WebAssembly.Module ? wasm : await compile(wasm)
    const nonet = await new Promise((resolve, reject) => {
      createNonet({
        // Where it lies is the client's business.
        locateFile: (name) => name,
        instantiateWasm(imports, take) {
          WebAssembly.instantiate(module, imports).then((made) => take(made, module), reject)
          return {}
        },
      }).then(resolve, reject)
    })
    reply({ ready: true })
    if (module !== wasm) tellModule(module, reply)
    return /** @type {NonetModule} */ (nonet)
  } catch (reason) {
    reply({ absent: String(reason) })
  }
}

/** @param {string | BufferSource} wasm */
async function compile(wasm) {
  if (typeof wasm !== 'string') return WebAssembly.compile(wasm)
  const response = await fetch(wasm, ownMembers({ credentials: 'same-origin' }))
  if (!response.ok) throw new Error(`${response.status} ${response.statusText}: ${wasm}`)
  const type = response.headers.get('content-type') ?? ''
  // A host that does not know the type makes it slower, not impossible.
  return /^application\/wasm\b/.test(type)
    ? WebAssembly.compileStreaming(response)
    : WebAssembly.compile(await response.arrayBuffer())
}

/** @param {WebAssembly.Module} module @param {(reply: Reply) => void} reply */
function tellModule(module, reply) {
  try {
    reply({ module })
  } catch {
    // Not everywhere may it be copied; then the next worker loads it again.
  }
}
