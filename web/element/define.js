// element/define.js: registers <nonet-sudoku>. Importing this file is all that a page has to do.
//
// It also hands out the solver without a board, for a page's own scripts. Where there are no elements
// (Node, where a framework writes the page), importing it does nothing.

import { importWithRetry } from '../base/import-with-retry.js'
import { Client, configure, NonetError } from '../client/client.js'
import words from '../i18n/en.json?board,cells,houses,colours,failures&only' with { type: 'json' }
import { provideEnglish } from '../words/english.js'
import { lazyParts } from './lazy-parts.js'
import { NonetSudoku } from './nonet-sudoku.js'
import { provideParts } from './parts.js'

const loadRest = () =>
  import('../i18n/en.json?moves,answers,errors,places,help&only', { with: { type: 'json' } })
provideParts(lazyParts)
provideEnglish(words, async () => (await importWithRetry(loadRest, 'default')).default)

const registry = globalThis.customElements
if (registry && !registry.get('nonet-sudoku')) registry.define('nonet-sudoku', NonetSudoku)

export { Client, configure, NonetError, NonetSudoku }
