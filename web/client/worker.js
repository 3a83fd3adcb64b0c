// client/worker.js: the solver as one script; with the other *-worker.js the only importers of Emscripten's glue.

import createNonet from 'nonet-wasm'
import { serveModule } from './serve-module.js'

/** Runs the solver in the importer's own thread. */
export const startHere = serveModule(createNonet)
