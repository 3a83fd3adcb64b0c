// element/define.js: registers <nonet-sudoku>. Importing this file is all that a page has to do.
//
// It also hands out the solver without a board, for a page's own scripts.

import { Client, configure, NonetError } from '../client/client.js'
import { NonetSudoku } from './nonet-sudoku.js'

if (!customElements.get('nonet-sudoku')) customElements.define('nonet-sudoku', NonetSudoku)

export { Client, configure, NonetError, NonetSudoku }
