// client/protocol.js: what travels between the client and the solver, as types and one table.
//
// Every message is plain data. The first one says where the module comes from. A request then names
// one function of the module (wasm/nonet.d.ts) and its arguments; exactly one reply with the same
// `id` ends it, and progress may come before that. There is no message for cancelling: the client
// ends the solver instead, and keeps the compiled module for the next one.

/** @typedef {import('nonet-wasm').NonetModule} NonetModule */
/** @typedef {import('nonet-wasm').Failure['error']} CoreError */
/** @typedef {import('nonet-wasm').Counters} Counters */

/** The module: its address, its bytes, or itself, compiled. @typedef {string | BufferSource | WebAssembly.Module} Wasm */

/**
 * @typedef {object} Request
 * @property {number} id
 * @property {keyof NonetModule} method
 * @property {unknown[]} args the function's own arguments, without the progress callback
 */

/** @typedef {{wasm: Wasm} | Request} Message */

/**
 * One message from the solver. `ready`: the module is loaded. `module`: it, compiled, for those that
 * come later; it may get lost where it cannot be copied. `absent`: it could not be loaded. `crash`:
 * the function did not return at all, and the module is not to be used again.
 * @typedef {{ready: true}
 *   | {module: WebAssembly.Module}
 *   | {absent: string}
 *   | {id: number, value: unknown}
 *   | {id: number, error: CoreError}
 *   | {id: number, crash: string}
 *   | {id: number, progress: Counters}} Reply
 */

/**
 * What both ends see of the other: a worker and the inside of one have this shape.
 * @typedef {object} Port
 * @property {(message: any, ...moved: any[][]) => void} postMessage `moved`: what need not be copied
 * @property {((event: any) => void) | null} onmessage handed {data}
 */

/**
 * The questions that may take for ever, and are therefore answered slice by slice: what is asked
 * from the arguments after the puzzle.
 * @type {Partial<Record<keyof NonetModule, (more: unknown) => object>>}
 */
export const SEARCHES = {
  solve: (options) => Object(options),
  count: (limit) => ({ limit }),
  validate: () => ({}),
  candidates: () => ({}),
}

/** By this the solver's script knows a worker that was made for it. */
export const WORKER_NAME = 'nonet-solver'
