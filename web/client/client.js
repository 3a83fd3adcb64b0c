// client/client.js: the functions of the solver's module (nonet.wasm) as promises.
//
// module-client.js says when the solver starts and how calls are queued and cancelled.

import { ModuleClient } from './module-client.js'
import { supply } from './places.js'

export { NonetError } from './nonet-error.js'
export { configure } from './places.js'

/** @typedef {import('nonet-wasm').NonetModule} NonetModule */
/** @typedef {import('nonet-wasm').Puzzle} Puzzle */
/** @typedef {import('nonet-wasm').Counters} Counters */
/** @typedef {import('./module-client.js').CallOptions} CallOptions */
/**
 * What a function of the module returns when it does not fail.
 * @template {keyof NonetModule} M
 * @typedef {import('./module-client.js').Value<NonetModule, M>} Value
 */

/** @extends {ModuleClient<NonetModule>} */
export class Client extends ModuleClient {
  /**
   * @param {typeof import('./start-solver.js').startSolver} [start] starts another solver, for tests
   * @param {import('./places.js').Supply} [from] of another module with functions of these names
   */
  constructor(start, from = supply) {
    super(from, start)
  }

  /** @param {Puzzle} puzzle @param {CallOptions} [options] */
  validate(puzzle, options) {
    return this.call('validate', [puzzle], options)
  }

  /**
   * @param {Puzzle} puzzle
   * @param {import('nonet-wasm').SolveOptions} [how]
   * @param {CallOptions} [options]
   */
  solve(puzzle, how = {}, options) {
    return this.call('solve', [puzzle, how], options)
  }

  /** @param {Puzzle} puzzle @param {number} limit @param {CallOptions} [options] */
  count(puzzle, limit, options) {
    return this.call('count', [puzzle, limit], options)
  }

  /**
   * The digits that stand in each cell in some solution.
   * @param {Puzzle} puzzle @param {CallOptions} [options]
   */
  candidates(puzzle, options) {
    return this.call('candidates', [puzzle], options)
  }

  /**
   * @param {string} text
   * @param {import('nonet-wasm').ReadOptions} [how]
   * @param {CallOptions} [options]
   */
  read(text, how = {}, options) {
    return this.call('read', [text, how], options)
  }

  /**
   * @param {Puzzle} puzzle
   * @param {string} format
   * @param {import('nonet-wasm').WriteOptions} [how]
   * @param {CallOptions} [options]
   */
  write(puzzle, format, how = {}, options) {
    return this.call('write', [puzzle, format, how], options)
  }

  /**
   * @param {Puzzle} puzzle
   * @param {import('nonet-wasm').TraceOptions} [how]
   * @param {CallOptions} [options]
   */
  trace(puzzle, how = {}, options) {
    return this.call('trace', [puzzle, how], options)
  }

  /**
   * @param {Uint8Array} bytes
   * @param {import('nonet-wasm').ReadBlocksOptions} how
   * @param {CallOptions} [options]
   */
  readBlocks(bytes, how, options) {
    return this.call('readBlocks', [bytes, how], options)
  }

  /**
   * @param {Uint8Array} block
   * @param {import('nonet-wasm').SolveBlockOptions} how
   * @param {CallOptions} [options]
   */
  solveBlock(block, how, options) {
    return this.call('solveBlock', [block, how], options)
  }

  /** @param {CallOptions} [options] */
  formats(options) {
    return this.call('formats', [], options)
  }

  /** @param {CallOptions} [options] */
  version(options) {
    return this.call('version', [], options)
  }
}

/** @type {Client | undefined} */
let shared

/** The client that all elements of a page share, and with it one solver. */
export function sharedClient() {
  shared ??= new Client()
  return shared
}
