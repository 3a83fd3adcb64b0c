// element/define.js: registers <nonet-sudoku>. Importing this file is all that a page has to do.

import { NonetSudoku } from './nonet-sudoku.js'

if (!customElements.get('nonet-sudoku')) customElements.define('nonet-sudoku', NonetSudoku)

export { NonetSudoku }
