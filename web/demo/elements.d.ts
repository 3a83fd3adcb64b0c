// demo/elements.d.ts: what the pages' scripts find by name in their documents.
import type * as functions from '../client/index.js'
import type { NonetSudoku } from '../element/nonet-sudoku.js'

declare global {
  const nonet: typeof functions
  interface HTMLElementTagNameMap {
    'nonet-sudoku': NonetSudoku
  }
}
