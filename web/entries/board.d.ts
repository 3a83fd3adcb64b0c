// entries/board.d.ts: the types of 'nonet/board', and what it adds to those of a page.
import type { NonetBoard } from '../diagram/nonet-board.js'

export type { Diagram } from '../diagram/diagram.js'
export { NonetBoard } from '../diagram/nonet-board.js'

declare global {
  interface HTMLElementTagNameMap {
    'nonet-board': NonetBoard
  }
}
