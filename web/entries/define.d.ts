// entries/define.d.ts: the types of 'nonet/define', and what it adds to those of a page.
import type { NonetError } from '../client/client.js'
import type { NonetSudoku } from '../element/nonet-sudoku.js'

export { Client, configure, NonetError } from '../client/client.js'
export { NonetSudoku } from '../element/nonet-sudoku.js'
export type { Layers } from '../scene/scene.js'
export type * from './types.js'

declare global {
  interface HTMLElementTagNameMap {
    'nonet-sudoku': NonetSudoku
  }
  interface HTMLElementEventMap {
    'nonet-ready': CustomEvent<Record<string, never>>
    /** Without a cell, many have changed. */
    'nonet-input': CustomEvent<{ cell?: number; digit?: number }>
    'nonet-solved': CustomEvent<Record<string, never>>
    /** A technique only where the hint is a step. */
    'nonet-hint': CustomEvent<{
      rung: 'mistake' | 'which' | 'area' | 'name' | 'pattern' | 'reason' | 'done'
      technique: string
    }>
    'nonet-error': CustomEvent<{ error: NonetError }>
  }
}
