// client/worker.js: the solver as one script; the only file that imports the WebAssembly's glue.
//
// In a worker it serves that worker. Where there can be none, the page imports the same file and
// starts it in its own thread. It contains no address: where the module lies is in the first message,
// because a worker made from a Blob does not know where it comes from.

import createNonet from 'nonet-wasm'
import { LocalPort } from './local-port.js'
import { WORKER_NAME } from './protocol.js'
import { IN_WORKER, serve } from './runner.js'

/** The solver right here. */
export function startHere() {
  return new LocalPort((port, pace) => serve(createNonet, port, pace))
}

const Scope = Reflect.get(globalThis, 'DedicatedWorkerGlobalScope')
const isOurWorker = () => Reflect.get(globalThis, 'name') === WORKER_NAME
if (Scope && globalThis instanceof Scope && isOurWorker()) {
  serve(createNonet, /** @type {any} */ (globalThis), IN_WORKER)
}
