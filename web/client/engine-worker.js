// client/engine-worker.js: searches with the learning engine as one script, fetched with the first puzzle that is for it.

import createEngine from 'nonet-engine-wasm'
import { serveModule } from './serve-module.js'

/** Runs the module in the importer's own thread. */
export const startHere = serveModule(createEngine)
