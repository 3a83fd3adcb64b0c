// client/human-worker.js: the techniques of a person as one script, fetched when a hint is asked for first.

import createHuman from 'nonet-human-wasm'
import { serveModule } from './serve-module.js'

/** Runs the module in the importer's own thread. */
export const startHere = serveModule(createHuman)
