// client/node-files.js: reads the module from a file in Node, whose fetch() reads none.
//
// Node has no Worker like a browser's, so the solver runs in Node's own thread, slice by slice: timers and servers
// run in between, and nothing keeps the process alive afterwards.

import { readFile } from 'node:fs/promises'
import { supply } from './places.js'

/** Call it before the solver is started. */
export function readFiles() {
  supply.read = (wasmUrl) => (wasmUrl.startsWith('file:') ? readFile(new URL(wasmUrl)) : wasmUrl)
}
