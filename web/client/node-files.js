// client/node-files.js: what Node needs beside the rest: its fetch reads no files.
//
// It has no worker of the browser's kind either, so the solver runs in Node's own thread, slice by
// slice: timers and servers go on meanwhile, and nothing keeps the process when all is done.

import { readFile } from 'node:fs/promises'
import { supply } from './places.js'

/** To be called before the solver is started. */
export function readFiles() {
  supply.read = (wasmUrl) => (wasmUrl.startsWith('file:') ? readFile(new URL(wasmUrl)) : wasmUrl)
}
