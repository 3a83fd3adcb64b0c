// client/protocol.js: what travels between the page and the worker, as types and one table.
//
// Every message is plain data. A request names one function of the module (wasm/nonet.d.ts) and its
// arguments; exactly one reply with the same `id` ends it, and progress may come before that. There
// is no message for cancelling: a search cannot hear it while it runs, so the client ends the
// worker instead.

/** @typedef {import('nonet-wasm').NonetModule} NonetModule */
/** @typedef {import('nonet-wasm').Failure['error']} CoreError */
/** @typedef {import('nonet-wasm').Counters} Counters */

/**
 * @typedef {object} Request
 * @property {number} id
 * @property {keyof NonetModule} method
 * @property {unknown[]} args the function's own arguments, without the progress callback
 */

/**
 * One message from the worker. `ready`: the module is loaded. `absent`: it could not be loaded.
 * `crash`: the function did not return at all, and the module is not to be used again.
 * @typedef {{ready: true}
 *   | {absent: string}
 *   | {id: number, value: unknown}
 *   | {id: number, error: CoreError}
 *   | {id: number, crash: string}
 *   | {id: number, progress: Counters}} Reply
 */

/**
 * Functions that report progress, and how many arguments stand before their callback.
 * @type {Partial<Record<keyof NonetModule, number>>}
 */
export const PROGRESS_AFTER = { validate: 1, solve: 2, count: 2 }
