// element/define-board.js: registers <nonet-board>. Importing this file is all that a page has to do;
// no solver comes with it.

import { NonetBoard } from '../diagram/nonet-board.js'

if (!customElements.get('nonet-board')) customElements.define('nonet-board', NonetBoard)

export { NonetBoard }
