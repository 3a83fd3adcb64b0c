// client/protocol.js: the messages between the client and the solver, as types, and one table.
//
// Every message is plain data. The first one carries the module. Each request names one function of the module
// (wasm/nonet.d.ts) and its arguments. Exactly one reply with the same `id` ends it; progress may precede it.
// There is no message that cancels: the client ends the solver and keeps the compiled module for the next one.

/** @typedef {import('nonet-wasm').Failure['error']} CoreError */
/** @typedef {import('nonet-wasm').Counters} Counters */

/** The module: its address, its bytes, or itself, compiled. @typedef {string | BufferSource | WebAssembly.Module} Wasm */

/**
 * @typedef {object} Request
 * @property {number} id
 * @property {string} method of the module
 * @property {unknown[]} args the function's own arguments, without the progress callback
 */

/** @typedef {{wasm: Wasm} | Request} Message */

/**
 * One message from the solver. `ready`: the module is loaded. `module`: the compiled module, for later solvers; it is
 * not sent where it cannot be copied. `absent`: the module could not be loaded. `crash`: the function did not
 * return, and the module must not be used again. `part`: a part of the answer, which does not contain it again.
 * @typedef {{ready: true}
 *   | {module: WebAssembly.Module}
 *   | {absent: string}
 *   | {id: number, value: unknown}
 *   | {id: number, error: CoreError}
 *   | {id: number, crash: string}
 *   | {id: number, part: unknown}
 *   | {id: number, progress: Counters}} Reply
 */

/**
 * What each end sees of the other: a Worker and its global scope both have this shape.
 * @typedef {object} Port
 * @property {(message: any, ...moved: any[][]) => void} postMessage `moved`: buffers to transfer
 * @property {((event: any) => void) | null} onmessage called with {data}
 */

/**
 * The functions that may take arbitrarily long, and which therefore run slice by slice: from their arguments, the name of the
 * three functions of the module that do it (searchOpen, searchGo, searchClose), and the arguments of the first one. So does
 * NAME, with its own arguments, if the module has a function NAMEOpen.
 * @type {Record<string, ((...args: any[]) => [name: string, ...args: unknown[]]) | undefined>}
 */
export const SLICED = {
  solve: (puzzle, options) => ['search', puzzle, 'solve', Object(options)],
  count: (puzzle, limit) => ['search', puzzle, 'count', { limit }],
  validate: (puzzle) => ['search', puzzle, 'validate', {}],
  candidates: (puzzle) => ['search', puzzle, 'candidates', {}],
}

/**
 * The functions that call their last argument, a function, while they run. They run in one piece, some milliseconds for
 * a hint, up to a second for all steps of the hardest puzzles.
 * @type {ReadonlySet<string>}
 */
export const REPORTING = new Set(['hint', 'steps', 'allSteps', 'rate', 'minimise'])

/** The solver's script serves a worker of this name at once. */
export const WORKER_NAME = 'nonet-solver'
