// demo/elements.d.ts: what the pages' scripts find by name in their documents.
import type { NonetSudoku } from '../element/nonet-sudoku.js'

declare global {
  interface HTMLElementTagNameMap {
    'nonet-sudoku': NonetSudoku
  }
}
