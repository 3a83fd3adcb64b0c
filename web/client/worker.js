// client/worker.js: runs the WebAssembly module beside the page; the only file that imports it.
//
// One request at a time arrives (the client queues them), runs to its end, and is answered. The
// module is loaded once, when the worker starts. Progress is passed on at most every 50 ms: a search
// calls back far more often than a reader can look.

import createNonet from 'nonet-wasm'
import { PROGRESS_AFTER } from './protocol.js'

/** @typedef {import('./protocol.js').Request} Request */
/** @typedef {import('./protocol.js').Reply} Reply */

const PROGRESS_EVERY_MS = 50

const scope = /** @type {DedicatedWorkerGlobalScope} */ (/** @type {unknown} */ (self))

/** @type {(reply: Reply) => void} */
const reply = (message) => scope.postMessage(message)

const loading = createNonet({
  locateFile: () => new URL('../../build/wasm/nonet.wasm', import.meta.url).href,
})
loading.then(
  () => reply({ ready: true }),
  (reason) => reply({ absent: String(reason) }),
)

/** @param {number} id */
function progressOf(id) {
  let last = performance.now()
  return (/** @type {import('./protocol.js').Counters} */ counters) => {
    const now = performance.now()
    if (now - last < PROGRESS_EVERY_MS) return true
    last = now
    const { guesses, attempts, solutions } = counters
    reply({ id, progress: { guesses, attempts, solutions } })
    return true
  }
}

scope.addEventListener('message', async (event) => {
  const { id, method, args } = /** @type {Request} */ (event.data)
  const nonet = await loading
  try {
    const before = PROGRESS_AFTER[method]
    const all = before === undefined ? args : [...args.slice(0, before), progressOf(id)]
    const work = /** @type {(...args: unknown[]) => unknown} */ (nonet[method])
    const value = work(...all)
    const failed = /** @type {{error?: import('./protocol.js').CoreError} | undefined} */ (value)
    if (failed && typeof failed === 'object' && failed.error) reply({ id, error: failed.error })
    else reply({ id, value })
  } catch (reason) {
    reply({ id, crash: String(reason) })
  }
})
