// client/generate-worker.js: new puzzles, ratings and runs of the first programs' method as one script, fetched when one of them
// is asked for first.

import createGenerate from 'nonet-generate-wasm'
import { serveModule } from './serve-module.js'

/** Runs the module in the importer's own thread. */
export const startHere = serveModule(createGenerate)
