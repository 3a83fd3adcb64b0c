// tests/web/scenarios/index.mjs: what a reader can do with the page, once for all engines.
//
// Scenarios do not depend on a browser: they tap, type and look, through Reader. The suite runs
// it in Chromium, Firefox and WebKit, each time on a fresh origin, and checks the content security
// policy and the requests after every one of them. A topic is a file and a row here.
import { archiveScenarios } from './archive.mjs'
import { board } from './board.mjs'
import { book } from './book.mjs'
import { constraints } from './constraints.mjs'
import { daily } from './daily.mjs'
import { demo } from './demo.mjs'
import { diagramScenarios } from './diagram.mjs'
import { embedding } from './embedding.mjs'
import { files } from './files.mjs'
import { frame } from './frame.mjs'
import { generate } from './generate.mjs'
import { hint } from './hint.mjs'
import { made } from './made.mjs'
import { many } from './many.mjs'
import { newScenarios } from './new.mjs'
import { offline } from './offline.mjs'
import { places } from './places.mjs'
import { play } from './play.mjs'
import { policy } from './policy.mjs'
import { settings } from './settings.mjs'
import { share } from './share.mjs'
import { shelfScenarios } from './shelf.mjs'
import { solveScenarios } from './solve.mjs'
import { transformed } from './transformed.mjs'
import { watchScenarios } from './watch.mjs'

/**
 * @typedef {object} Scenario
 * @property {string} title
 * @property {Partial<import('../server.mjs').ServerOptions>} [options]
 * @property {(reader: import('../reader.mjs').Reader, server: import('../server.mjs').Server,
 *   engine: import('../engines/engine.mjs').Engine) => Promise<void>} run
 */

/** @type {Scenario[]} */
export const scenarios = [
  ...policy,
  ...board,
  ...play,
  ...hint,
  ...transformed,
  ...files,
  ...share,
  ...constraints,
  ...many,
  ...book,
  ...watchScenarios,
  ...solveScenarios,
  ...newScenarios,
  ...offline,
  ...shelfScenarios,
  ...settings,
  ...daily,
  ...embedding,
  ...made,
  ...archiveScenarios,
  ...frame,
  ...demo,
  ...diagramScenarios,
  ...places,
  ...generate,
]
