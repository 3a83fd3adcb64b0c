// demo/elements.d.ts: the types of the elements that the pages' scripts query.

import type { NonetArchive } from '../archive/nonet-archive.js'
import type * as functions from '../client/index.js'
import type { NonetSudoku } from '../element/nonet-sudoku.js'

declare global {
  const nonet: typeof functions
  interface HTMLElementTagNameMap {
    'nonet-archive': NonetArchive
    'nonet-sudoku': NonetSudoku
  }
}
