// client/runner.js: the solver's end of the protocol: loads the module, runs requests, replies.
//
// It serves any port: a worker's, or one inside the page itself (local-port.js). Requests arrive one at a time (the
// client queues them). A search, and making puzzles, runs in slices and reports progress between them, at most every 50 ms. In a
// worker a slice takes 50 ms, and after each the worker's event loop can end it: a browser waits two seconds
// before it terminates a worker that is busy. In the page slices are short, and the page's other tasks run after each.
//
// Every other function runs in one piece and blocks the page where the solver runs there: solveBlock for the
// requested time or one puzzle; reading a megabyte for 60 ms, and a second more if all its 12,000 puzzles are
// requested; watchGo and trace with ten million events, their maximum, for half a second, as long as the
// transfer of a million digits of solutions, the most that are kept; the rest for a few milliseconds.

import { has, ownMembers } from '../base/own-members.js'
import { nextTask } from './next-task.js'
import { REPORTING, SLICED } from './protocol.js'

/** @typedef {import('./protocol.js').Message} Message */
/** @typedef {import('./protocol.js').Request} Request */
/** @typedef {import('./protocol.js').Reply} Reply */
/** @typedef {import('./protocol.js').Port} Port */
/** @typedef {import('nonet-wasm').Counters} Counters */
/** `part`: of the answer; `report`: the rest. @typedef {{counters: Counters, done: boolean, part?: unknown, report?: unknown}} Slice */
/** A module: its functions by name. @typedef {Record<string, Function>} AnyModule */
/** Emscripten's factory of a module. @typedef {(options?: Parameters<typeof import('nonet-wasm')['default']>[0]) => Promise<any>} CreateModule */

/**
 * How a port is served.
 * @typedef {object} Pace
 * @property {number} milliseconds of one slice
 * @property {() => boolean} [isEnded] the client has ended this solver
 */

const PROGRESS_EVERY_MS = 50

/** A worker needs no `isEnded`: the browser terminates it. @type {Pace} */
export const IN_WORKER = { milliseconds: PROGRESS_EVERY_MS }

/** @param {CreateModule} createModule @param {Port} port @param {Pace} pace */
export function serve(createModule, port, pace) {
  const reply = (/** @type {Reply} */ message) => port.postMessage(message)
  /** @type {Promise<AnyModule | undefined>} */
  let loading
  port.onmessage = async ({ data }) => {
    const message = /** @type {Message} */ (data)
    if (has(message, 'wasm')) {
      loading = load(createModule, message.wasm, reply)
      return
    }
    const module = await loading
    // load() has already replied why there is none.
    if (!module) return
    try {
      const { method, args } = message
      /** @type {[name: string, ...args: unknown[]] | undefined} */
      const sliced =
        SLICED[method]?.(...args) ?? (has(module, `${method}Open`) ? [method, ...args] : undefined)
      const value = sliced
        ? await runSliced(module, message.id, sliced, pace, reply)
        : Reflect.apply(module[method], module, [...args, ...reportsOf(message, pace, reply)])
      const { error, blocks = [] } = ownMembers(Object(value))
      if (error) reply({ id: message.id, error })
      else port.postMessage({ id: message.id, value }, [value, ...blocks].flatMap(buffersOf))
    } catch (reason) {
      const { name } = /** @type {Error} */ (reason)
      // embind has rejected an argument before the call, for example a number for a text.
      if (name === 'BindingError') reply({ id: message.id, error: badArgument(message.method) })
      else reply({ id: message.id, crash: String(reason) })
    }
  }
}

/**
 * The last argument of a function that reports how far it is, which is also how it learns that it was ended.
 * @param {Request} request @param {Pace} pace @param {(reply: Reply) => void} reply
 */
function reportsOf({ id, method }, { isEnded }, reply) {
  if (!REPORTING.has(method)) return []
  let reportedAt = performance.now()
  const report = (/** @type {Counters} */ counters) => {
    const now = performance.now()
    if (now - reportedAt >= PROGRESS_EVERY_MS) {
      reportedAt = now
      reply({ id, progress: counters })
    }
    return !isEnded?.()
  }
  return [report]
}

/** The large buffers of an answer, which are transferred instead of copied. @param {unknown} answer */
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
 * @param {AnyModule} module
 * @param {number} id
 * @param {[name: string, ...args: unknown[]]} sliced of SLICED
 * @param {Pace} pace
 * @param {(reply: Reply) => void} reply
 */
async function runSliced(module, id, [name, ...args], { milliseconds, isEnded }, reply) {
  const run = module[`${name}Open`](...args)
  if (typeof run !== 'number') return run
  let reportedAt = performance.now()
  for (;;) {
    /** @type {import('nonet-wasm').Failure | Slice} */
    const slice = module[`${name}Go`](run, milliseconds)
    if (has(slice, 'error')) return slice
    const { done, report, part, counters } = ownMembers(slice)
    if (done) return report
    if (part) reply({ id, part })
    const now = performance.now()
    if (now - reportedAt >= PROGRESS_EVERY_MS) {
      reportedAt = now
      reply({ id, progress: /** @type {Counters} */ (counters) })
    }
    await nextTask()
    if (isEnded?.()) {
      module[`${name}Close`](run)
      return undefined
    }
  }
}

/**
 * Loads the module; also sends its compiled form, so that later solvers neither fetch nor compile it.
 * @param {CreateModule} createModule
 * @param {import('./protocol.js').Wasm} wasm
 * @param {(reply: Reply) => void} reply
 */
async function load(createModule, wasm, reply) {
  try {
    const module = wasm instanceof WebAssembly.Module ? wasm : await compile(wasm)
    const made = await new Promise((resolve, reject) => {
      createModule({
        // The client has resolved the address.
        locateFile: (name) => name,
        instantiateWasm(imports, take) {
          WebAssembly.instantiate(module, imports).then(
            (instance) => take(instance, module),
            reject,
          )
          return {}
        },
      }).then(resolve, reject)
    })
    reply({ ready: true })
    if (module !== wasm) sendModule(module, reply)
    return /** @type {AnyModule} */ (made)
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
  // compileStreaming() needs the right type; without it, compiling begins after the download.
  return /^application\/wasm\b/.test(type)
    ? WebAssembly.compileStreaming(response)
    : WebAssembly.compile(await response.arrayBuffer())
}

/** @param {WebAssembly.Module} module @param {(reply: Reply) => void} reply */
function sendModule(module, reply) {
  try {
    reply({ module })
  } catch {
    // Some environments cannot copy a module; then the next worker loads it again.
  }
}
