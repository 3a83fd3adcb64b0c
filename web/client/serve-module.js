// client/serve-module.js: serves one module from the script that imports it: in our worker at once, in a page on request.
//
// In a worker of our name the script serves that worker. Where no worker is allowed, the page imports the same script
// and runs the module in its own thread. It contains no address: the first message brings the module, because a worker
// made from a Blob cannot resolve addresses.

import { LocalPort } from './local-port.js'
import { WORKER_NAME } from './protocol.js'
import { IN_WORKER, serve } from './runner.js'

const Scope = Reflect.get(globalThis, 'DedicatedWorkerGlobalScope')
const isOurWorker = () => Reflect.get(globalThis, 'name') === WORKER_NAME

/**
 * @param {import('./runner.js').CreateModule} createModule
 * @returns {() => LocalPort} runs the module in the importer's own thread
 */
export function serveModule(createModule) {
  if (Scope && globalThis instanceof Scope && isOurWorker()) {
    serve(createModule, /** @type {any} */ (globalThis), IN_WORKER)
  }
  return () => new LocalPort((port, pace) => serve(createModule, port, pace))
}
