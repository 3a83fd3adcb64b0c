// client/module-client.js: a queue of calls to one of the WebAssembly modules.
//
// The first call or warm() starts the solver, so importing this file costs nothing and uses no browser object.
// start-solver.js decides where the solver runs. Calls wait in one queue and run one at a time. Cancelling a
// call that runs ends the solver; the next call starts a new one from the compiled module.

import { has, ONCE, ownMembers } from '../base/own-members.js'
import { errorOf, NonetError } from './nonet-error.js'
import { startSolver } from './start-solver.js'

/** @typedef {import('nonet-wasm').Counters} Counters */
/** @typedef {import('nonet-wasm').Failure} Failure */
/**
 * @typedef {object} CallOptions
 * @property {AbortSignal} [signal]
 * @property {(counters: Counters) => void} [onProgress]
 * @property {() => void} [onStart] called when the module is loaded and the call begins
 */
/** What a method of a subclass adds to its caller's. @typedef {{onPart?: (part: any) => void}} PartOptions */
/**
 * What a function of a module returns when it does not fail.
 * @template Module @template {keyof Module} M
 * @typedef {Module[M] extends (...args: any[]) => infer R ? Exclude<R, Failure> : never} Value
 */

/**
 * @typedef {object} Call
 * @property {number} id
 * @property {string} method
 * @property {unknown[]} args
 * @property {CallOptions & PartOptions} options
 * @property {(value: any) => void} resolve
 * @property {(reason: unknown) => void} reject
 * @property {() => void} [forget] removes the listener from the signal
 */

/**
 * The functions of one module as promises; its subclasses name them.
 * @template {object} Module
 */
export class ModuleClient {
  /** @type {import('./start-solver.js').Solver | undefined} */
  #solver
  #loaded = false
  #lastId = 0
  /** @type {Call[]} */
  #queue = []
  /** @type {Call | undefined} */
  #running
  /** @type {import('./places.js').Place | ''} */
  #place = ''
  #startSolver

  #supply

  /**
   * @param {import('./places.js').Supply} supply where the module's files are
   * @param {typeof startSolver} [start] starts another solver, for tests
   */
  constructor(supply, start = startSolver) {
    this.#supply = supply
    this.#startSolver = start
  }

  /** Where its files are, and where it may run. */
  get supply() {
    return this.#supply
  }

  /** Where the solver runs; '' until that is known. */
  get place() {
    return this.#solver?.place || this.#place
  }

  /** True once the module is loaded: a call now starts at once. */
  get loaded() {
    return this.#loaded
  }

  /** True while a call runs: another call would wait. */
  get busy() {
    return this.#running !== undefined
  }

  /** Starts loading the module, unless something has already. The next call reports a failure. */
  warm() {
    this.#start()
  }

  /** Ends the solver and rejects all calls. */
  close() {
    const gone = new DOMException('The client was closed', 'AbortError')
    this.#end(gone)
    for (const call of this.#queue.splice(0)) this.#settle(call, () => call.reject(gone))
  }

  /**
   * Calls a function of the module.
   * @protected
   * @template {keyof Module} M
   * @param {M} method
   * @param {unknown[]} args
   * @param {CallOptions & PartOptions} [given]
   * @returns {Promise<Value<Module, M>>}
   */
  call(method, args, given) {
    return new Promise((resolve, reject) => {
      const options = ownMembers(given)
      const { signal } = options
      if (signal?.aborted) {
        reject(signal.reason)
        return
      }
      /** @type {Call} */
      const call = { id: ++this.#lastId, method: String(method), args, options, resolve, reject }
      if (signal) {
        const cancel = () => this.#cancel(call, signal.reason)
        signal.addEventListener('abort', cancel, ONCE)
        call.forget = () => signal.removeEventListener('abort', cancel)
      }
      this.#queue.push(call)
      this.#next()
    })
  }

  #next() {
    if (this.#running) return
    const call = this.#queue.shift()
    if (!call) return
    this.#running = call
    const { id, method, args } = call
    try {
      this.#start().postMessage({ id, method, args })
    } catch (reason) {
      this.#running = undefined
      this.#settle(call, () => call.reject(reason))
      this.#next()
      return
    }
    if (this.#loaded) this.#notify(call, call.options.onStart)
  }

  #start() {
    this.#solver ??= this.#startSolver((reply) => this.#receive(reply), this.#supply)
    return this.#solver
  }

  /** @param {import('./protocol.js').Reply} message */
  #receive(message) {
    if (has(message, 'module')) return
    if (has(message, 'ready')) {
      this.#loaded = true
      if (this.#running) this.#notify(this.#running, this.#running.options.onStart)
      return
    }
    if (has(message, 'absent')) {
      this.#absent(message.absent)
      return
    }
    const call = this.#running
    if (!call || call.id !== message.id) return
    if (has(message, 'progress')) {
      this.#notify(call, call.options.onProgress, message.progress)
    } else if (has(message, 'part')) {
      this.#notify(call, call.options.onPart, message.part)
    } else if (has(message, 'crash')) {
      this.#end(new NonetError('solver-crashed', { text: message.crash }))
      this.#next()
    } else {
      this.#running = undefined
      if (has(message, 'value')) this.#settle(call, () => call.resolve(message.value))
      else {
        const error = errorOf(message.error)
        this.#settle(call, () => call.reject(error))
      }
      this.#next()
    }
  }

  /**
   * Calls a listener of a call. If it throws, its call is rejected; the other calls go on. Otherwise Node would end
   * the process.
   * @template {unknown[]} T
   * @param {Call} call @param {((...values: T) => void) | undefined} listener @param {T} values
   */
  #notify(call, listener, ...values) {
    try {
      listener?.(...values)
    } catch (reason) {
      this.#cancel(call, reason)
    }
  }

  /** No waiting call can succeed without the module, so all are rejected; the next call retries. */
  #absent(/** @type {string} */ text) {
    const error = new NonetError('solver-absent', { text })
    this.#end(error)
    for (const call of this.#queue.splice(0)) this.#settle(call, () => call.reject(error))
  }

  /** @param {Call} call @param {unknown} reason */
  #cancel(call, reason) {
    if (call === this.#running) {
      this.#end(reason)
    } else {
      this.#queue = this.#queue.filter((waiting) => waiting !== call)
      this.#settle(call, () => call.reject(reason))
    }
    this.#next()
  }

  /** Ends the solver and with it the running call. */
  #end(/** @type {unknown} */ reason) {
    this.#place = this.place
    this.#solver?.terminate()
    this.#solver = undefined
    this.#loaded = false
    const call = this.#running
    this.#running = undefined
    if (call) this.#settle(call, () => call.reject(reason))
  }

  /** @param {Call} call @param {() => void} answer */
  #settle(call, answer) {
    call.forget?.()
    answer()
  }
}
