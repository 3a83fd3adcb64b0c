// diagram/define-board.js: registers <nonet-board>. Importing this file is all that a page has to do;
// no solver comes with it. Where there are no elements (Node), importing it does nothing.

import { NonetBoard } from './nonet-board.js'

const registry = globalThis.customElements
if (registry && !registry.get('nonet-board')) registry.define('nonet-board', NonetBoard)

export { NonetBoard }
