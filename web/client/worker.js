// client/worker.js: the solver as one script; the only file that imports Emscripten's glue.
//
// In a worker it serves that worker. Where no worker is allowed, the page imports the same file and runs it in its own
// thread. It contains no address: the first message brings the module, because a worker made from a Blob cannot
// resolve addresses.

import createNonet from 'nonet-wasm'
import { LocalPort } from './local-port.js'
import { WORKER_NAME } from './protocol.js'
import { IN_WORKER, serve } from './runner.js'

/** Runs the solver in the importer's own thread. */
export function startHere() {
  return new LocalPort((port, pace) => serve(createNonet, port, pace))
}

const Scope = Reflect.get(globalThis, 'DedicatedWorkerGlobalScope')
const isOurWorker = () => Reflect.get(globalThis, 'name') === WORKER_NAME
if (Scope && globalThis instanceof Scope && isOurWorker()) {
  serve(createNonet, /** @type {any} */ (globalThis), IN_WORKER)
}
