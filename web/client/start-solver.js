// client/start-solver.js: starts the solver wherever this page lets it run.
//
//   a module worker ─▸ a worker from a Blob, which imports the same script ─▸ the page itself
//
// The first is refused when the script comes from another origin, the second by a strict policy of
// the host; some hosts allow no worker at all. What is known beforehand is not tried, as every
// refused try is reported to the host as a violation of its policy; the others are tried in turn.
// What worked is tried first from then on. A script that does not arrive or may not run is a reason
// to go on; a module that does not is none: it would not elsewhere either.
//
// What is asked meanwhile is kept, and told again to the next one, until somebody has answered.
//
// The places of the files are an argument: in dist/ this file is a bundle of its own beside define.js
// (start-solver-lazily.js), and places.js, which a host may change, must exist once.

import { importWithRetry } from '../base/import-with-retry.js'
import { WORKER_NAME } from './protocol.js'
import { hasSimd } from './simd.js'
import { trustedUrl } from './trusted-url.js'

/** @typedef {import('./places.js').Place} Place */
/** @typedef {import('./places.js').SolverScript} SolverScript */
/** @typedef {import('./places.js').Supply} Supply */
/** @typedef {import('./protocol.js').Reply} Reply */
/**
 * Who has started a solver.
 * @typedef {object} Hearer
 * @property {(reply: Reply) => void} hear
 */
/**
 * A solver that runs, or is about to.
 * @typedef {object} Solver
 * @property {Place | ''} place where it runs, once that is known
 * @property {(request: import('./protocol.js').Request) => void} postMessage
 * @property {() => void} terminate
 */
/**
 * What the three ways have in common.
 * @typedef {import('./protocol.js').Port & {terminate: () => void,
 *   onerror?: ((event: any) => void) | null}} Started
 */

/** @type {Place[]} */
const CHAIN = ['worker', 'blob', 'page']

/** What worked; where to begin. @type {Place} */
let known = CHAIN[0]
/** The compiled module that an earlier solver has sent. @type {WebAssembly.Module | undefined} */
let compiled

/**
 * @param {Hearer['hear']} hear is told every reply
 * @param {Supply} supply where the files lie
 * @returns {Solver}
 */
export function startSolver(hear, supply) {
  return new SolverStart(hear, supply)
}

class SolverStart {
  /** @type {Place | ''} */
  place = ''
  /** @type {Started | undefined} */
  #port
  /** What has been asked while nobody has answered yet. @type {import('./protocol.js').Request[]} */
  #asked = []
  #hear
  #supply
  #wasHeard = false
  #isEnded = false

  /** @param {Hearer['hear']} hear @param {Supply} supply */
  constructor(hear, supply) {
    this.#hear = hear
    this.#supply = supply
    const ways = supply.place ? [supply.place].flat() : CHAIN
    this.#start(ways.slice(Math.max(0, ways.indexOf(known))))
  }

  /** @param {import('./protocol.js').Request} request */
  postMessage(request) {
    // Copied now: what a second one is told is what the first one was, whatever becomes of it here.
    const asked = this.#wasHeard ? request : structuredClone(request)
    if (this.#port) this.#port.postMessage(asked)
    if (!this.#wasHeard) this.#asked.push(asked)
  }

  terminate() {
    this.#isEnded = true
    this.#drop()
  }

  /** Tries the ways in turn. @param {Place[]} places */
  async #start(places) {
    let why = ''
    try {
      const supply = this.#supply
      // Before anything is started: whoever reads it from a file or a text may need a moment.
      const url = (hasSimd() ? supply.wasmUrl : supply.plainWasmUrl)()
      const given = compiled ?? supply.read?.(url) ?? url
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
    known = CHAIN[0]
    // Not before the one who starts it has it in hand.
    await undefined
    if (!this.#isEnded) this.#hear({ absent: why })
  }

  /**
   * Resolves to nothing once the solver has answered, or to why it cannot.
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
          if (!this.#wasHeard) {
            this.#wasHeard = true
            this.#asked = []
            this.place = known = place
            resolve(undefined)
          }
          if (Object.hasOwn(data, 'module')) compiled = data.module
          else this.#hear(data)
        }
        port.onerror = (event) => {
          event.preventDefault?.()
          const text = event.message ?? ''
          if (this.#wasHeard) this.#hear({ absent: text })
          else {
            this.#drop()
            resolve(text)
          }
        }
        this.#port = port
        port.postMessage({ wasm })
        for (const request of this.#asked) port.postMessage(request)
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
 * Nothing: known not to work.
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
    blobUrl ||= URL.createObjectURL(new Blob([text], { type: 'text/javascript' }))
    const type = script ? 'classic' : 'module'
    return new Worker(trustedUrl(blobUrl), { type, name: WORKER_NAME })
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
 * A script that imports another one; what is said to it meanwhile waits. A static import would have
 * to be allowed by the host's policy as a worker of that origin, this one only as a script of it.
 * @param {string} url
 */
function importing(url) {
  return `const early = []
onmessage = (event) => early.push(event)
import(${JSON.stringify(url)}).then(
  () => early.forEach((event) => onmessage(event)),
  (reason) => setTimeout(() => { throw reason }),
)`
}

/** Made once; what a worker is made from has to last until it has been read. */
let blobUrl = ''

/** Of a browser: elsewhere (Deno, Bun) a worker is another thing. */
function hasWorkers() {
  return typeof Worker === 'function' && typeof location === 'object'
}
