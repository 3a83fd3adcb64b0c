// client/generate-worker.js: new puzzles and ratings as one script, fetched when one of them is asked for first.

import createGenerate from 'nonet-generate-wasm'
import { serveModule } from './serve-module.js'

/** Runs the module in the importer's own thread. */
export const startHere = serveModule(createGenerate)
