// client/start-solver.js: starts the solver in the first place that this page allows.
//
//   a module worker ─▸ a worker from a Blob, which imports the same script ─▸ the page itself
//
// A browser refuses the first when the script comes from another origin, and the second under a strict policy of the
// host; some hosts allow no worker at all. A place that cannot work is skipped, as every refused attempt is
// reported to the host as a violation of its policy; the others are tried in turn. The place that worked is tried
// first the next time. If the script does not arrive or may not run, the next place is tried; if the module
// does not arrive, none is: it would fail everywhere.
//
// Requests are queued, and sent to each place that is tried, until one of them has replied.

import { importWithRetry } from '../base/import-with-retry.js'
import { WORKER_NAME } from './protocol.js'
import { hasSimd } from './simd.js'
import { trustedUrl } from './trusted-url.js'

/** @typedef {import('./places.js').Place} Place */
/** @typedef {import('./places.js').SolverScript} SolverScript */
/** @typedef {import('./places.js').Supply} Supply */
/** @typedef {import('./protocol.js').Reply} Reply */
/** @typedef {(reply: Reply) => void} ReplyListener */
/**
 * A solver that runs or is being started.
 * @typedef {object} Solver
 * @property {Place | ''} place where it runs, once that is known
 * @property {(request: import('./protocol.js').Request) => void} postMessage
 * @property {() => void} terminate
 */
/**
 * What a started solver is in each of the three places.
 * @typedef {import('./protocol.js').Port & {terminate: () => void,
 *   onerror?: ((event: any) => void) | null}} Started
 */

/** A page that is being left is gone after this. */
const LEAVING_MS = 50

/** @type {Place[]} in the order in which they are tried */
const PLACES = ['worker', 'blob', 'page']

/** The place that worked last, with which the next start begins. @type {Place} */
let firstPlace = PLACES[0]
/** The compiled modules that earlier solvers have sent, by their addresses. @type {Map<string, WebAssembly.Module>} */
const compiled = new Map()

/**
 * @param {ReplyListener} onReply called with every reply
 * @param {Supply} supply where the files are
 * @returns {Solver}
 */
export function startSolver(onReply, supply) {
  return new SolverStart(onReply, supply)
}

class SolverStart {
  /** @type {Place | ''} */
  place = ''
  /** @type {Started | undefined} */
  #port
  /** Requests before the first reply. @type {import('./protocol.js').Request[]} */
  #queue = []
  #onReply
  #supply
  #hasReplied = false
  /** Of the module. */
  #url = ''
  #isEnded = false

  /** @param {ReplyListener} onReply @param {Supply} supply */
  constructor(onReply, supply) {
    this.#onReply = onReply
    this.#supply = supply
    const places = supply.place ? [supply.place].flat() : PLACES
    this.#start(places.slice(Math.max(0, places.indexOf(firstPlace))))
  }

  /** @param {import('./protocol.js').Request} request */
  postMessage(request) {
    // Copied now: every place must get the same request, even if the caller changes it meanwhile.
    const sent = this.#hasReplied ? request : structuredClone(request)
    if (this.#port) this.#port.postMessage(sent)
    if (!this.#hasReplied) this.#queue.push(sent)
  }

  terminate() {
    this.#isEnded = true
    this.#drop()
  }

  /** Tries the places in turn. @param {Place[]} places */
  async #start(places) {
    let why = ''
    try {
      const supply = this.#supply
      // Before anything is started: reading the module from a file or a text may be asynchronous.
      const url = (hasSimd() ? supply.wasmUrl : supply.plainWasmUrl)()
      this.#url = url
      const given = compiled.get(url) ?? supply.read?.(url) ?? url
      const wasm = given instanceof Promise ? await given : given
      for (const place of places) {
        if (this.#isEnded) return
        const failure = await this.#try(place, wasm)
        if (failure === undefined) return
        why = failure || why
      }
    } catch (reason) {
      why = String(reason)
    }
    firstPlace = PLACES[0]
    // The caller gets the solver before its first reply.
    await undefined
    if (!this.#isEnded) this.#onReply({ absent: why })
  }

  /**
   * Resolves to undefined once the solver has replied, or to why it cannot run there; '' if that is unknown.
   * @param {Place} place @param {import('./protocol.js').Wasm} wasm
   * @returns {Promise<string | undefined>}
   */
  async #try(place, wasm) {
    try {
      const making = WAYS[place](this.#supply)
      const port = making instanceof Promise ? await making : making
      if (!port || this.#isEnded) return ''
      return await new Promise((resolve) => {
        port.onmessage = ({ data }) => {
          if (!this.#hasReplied) {
            this.#hasReplied = true
            this.#queue = []
            this.place = firstPlace = place
            resolve(undefined)
          }
          if (Object.hasOwn(data, 'module')) compiled.set(this.#url, data.module)
          else this.#onReply(data)
        }
        port.onerror = (event) => {
          event.preventDefault?.()
          const text = event.message ?? ''
          if (this.#hasReplied) this.#onReply({ absent: text })
          else {
            this.#drop()
            // A page that is being left refuses what it was loading, too. It does not live to try the next place, which
            // would be reported as a violation of its policy.
            setTimeout(resolve, LEAVING_MS, text)
          }
        }
        this.#port = port
        port.postMessage({ wasm })
        for (const request of this.#queue) port.postMessage(request)
      })
    } catch (reason) {
      this.#drop()
      return String(reason)
    }
  }

  #drop() {
    const port = this.#port
    this.#port = undefined
    if (!port) return
    port.onmessage = null
    port.onerror = null
    port.terminate()
  }
}

/**
 * How the solver starts in each place; undefined where it cannot work.
 * @type {Record<Place, (supply: Supply) => Started | undefined | Promise<Started>>}
 */
const WAYS = {
  worker({ script, workerUrl }) {
    const url = script ? undefined : workerUrl()
    if (!url || new URL(url).origin !== globalThis.origin || !hasWorkers()) return undefined
    return new Worker(trustedUrl(url), { type: 'module', name: WORKER_NAME })
  },

  blob({ script, workerUrl }) {
    if (!hasWorkers()) return undefined
    const text = script ? `(${script})()` : importing(workerUrl())
    const type = script ? 'classic' : 'module'
    return new Worker(trustedUrl(blobUrlOf(text)), { type, name: WORKER_NAME })
  },

  async page({ script, workerUrl }) {
    const url = script ? '' : workerUrl()
    /** @type {SolverScript} */
    const { startHere } =
      script?.() ??
      (await importWithRetry(
        () => import(/* webpackIgnore: true */ /* @vite-ignore */ url),
        'startHere',
      ))
    return startHere()
  },
}

/**
 * A script that imports another one and queues messages meanwhile. For a static import the host's policy would have
 * to allow workers of that origin, for this one only scripts.
 * @param {string} url
 */
function importing(url) {
  return `const early = []
onmessage = (event) => early.push(event)
import(${JSON.stringify(url)}).then(() => early.forEach(onmessage), (reason) => setTimeout(() => { throw reason }))`
}

/** Created once and never revoked: the browser may read them after the worker's constructor has returned. @type {Map<string, string>} */
const blobUrls = new Map()

/** The address of a script with this text. @param {string} text */
function blobUrlOf(text) {
  const url =
    blobUrls.get(text) ?? URL.createObjectURL(new Blob([text], { type: 'text/javascript' }))
  blobUrls.set(text, url)
  return url
}

/** Workers as browsers have them; those of Deno and Bun differ. */
function hasWorkers() {
  return typeof Worker === 'function' && typeof location === 'object'
}
