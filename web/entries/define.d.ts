// entries/define.d.ts: the types of 'nonet/define', and what it adds to those of a page.
import type { NonetError } from '../client/client.js'
import type { NonetSudoku } from '../element/nonet-sudoku.js'
import type { Puzzle, ValidateReport } from './types.js'

export { Client, configure, NonetError } from '../client/client.js'
export { NonetSudoku } from '../element/nonet-sudoku.js'
export type { PlayState } from '../element/play-state.js'
export type { Layers } from '../scene/scene.js'
export type * from './types.js'

/** How far the reader is. */
export interface Progress {
  /** The givens or, on a board without any, what was typed. */
  puzzle: Puzzle
  /** Cells without a digit. */
  left: number
  /** How often the reader has changed the board, undoing included. */
  moves: number
  /** How often the reader has asked for another hint. */
  hints: number
  /** Time in sight: since the first move or, with `clock`, since the puzzle was put on the board. */
  milliseconds: number
}

declare global {
  interface HTMLElementTagNameMap {
    'nonet-sudoku': NonetSudoku
  }
  interface HTMLElementEventMap {
    'nonet-ready': CustomEvent<Record<string, never>>
    /** Without a cell, many have changed. */
    'nonet-input': CustomEvent<{ cell?: number; digit?: number }>
    /** The reader's first move on a puzzle; any move; the one that solves it. */
    'nonet-start': CustomEvent<Progress>
    'nonet-progress': CustomEvent<Progress>
    'nonet-solved': CustomEvent<Progress>
    /** The answer to the reader's Check. */
    'nonet-check': CustomEvent<{
      standing:
        | 'right'
        | 'wrong'
        | 'conflicts'
        | 'noSolution'
        | 'deadEnd'
        | 'canFinish'
        | 'unfinished'
      solutions: ValidateReport['solutions']
    }>
    /** A technique only where the hint is a step. */
    'nonet-hint': CustomEvent<{
      rung: 'mistake' | 'which' | 'area' | 'name' | 'pattern' | 'reason' | 'done'
      technique: string
    }>
    /** The reader asks for more about a technique; only with the attribute `learn`. */
    'nonet-learn': CustomEvent<{ technique: string }>
    'nonet-error': CustomEvent<{ error: NonetError }>
  }
}
