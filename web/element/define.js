// element/define.js: registers <nonet-sudoku>; a page only has to import it.
//
// It also exports the solver without a board, for a page's own scripts. Where there are no custom elements (Node, where
// a framework renders the page), importing it does nothing.

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
