// wasm/nonet-engine.d.ts: what nonet-engine.wasm gives to JavaScript: those functions of nonet.d.ts that search in slices, with the
// learning engine, which nonet.wasm has not; and puzzles with constraints, in the order of wasm/api_constrained.h.
//
// Those that search take and return the same, but refuse the engines 'classic' and 'backtrack'. Of several solutions the first may be another one.
// tests/wasm/engine.test.mjs holds this file, the headers and the module together.
import type {Counters, Engine, Failure, ModuleOptions, NonetModule, Question} from 'nonet-wasm'

/**
 * A puzzle with constraints as plain data, also as JSON. Cells are named 'r1c1', row and column from 1; core/format/puzzle_tree.h and
 * constraint_tree.h say what each member may be, and core/model/constraint.h which constraints there are.
 */
export type ConstrainedPuzzle = {
  v?: 1
  /**
   * 9×9 unless told; `digits`: the first and the last value. `overlapping`: the upper left cells of grids that share cells, as the five of a
   * samurai do, each with as many rows as there are digits; other cells are holes. `variables`: cells 'v1', 'v2' … that are not drawn.
   */
  grid?: { rows?: number; cols?: number; digits?: number[]; overlapping?: string[]; variables?: number }
  /** 'boxes 3x3', height by width, or lists of cells. */
  regions?: string | string[][]
  /** 'rows', 'columns', 'regions', and further houses as lists of cells. */
  houses?: (string | string[])[]
  givens?: Record<string, number>
  candidates?: Record<string, number[]>
  /** {cage: ['r1c1', 'r1c2'], sum: 9}, {'anti-knight': true} … */
  constraints?: Record<string, unknown>[]
}

/** The shape of a board with constraints. Its cells are numbered row by row from 0, and its variables after them. */
export interface ConstrainedGrid {
  rows: number
  cols: number
  /** The first and the last value that a cell may hold; the first may be 0. */
  digits: number[]
  /** The upper left cells of grids that overlap: 'r1c1' … */
  overlapping?: string[]
}

/** What a question about a puzzle with constraints takes. */
export interface ConstrainedOptions {
  /** As in SolveOptions: of 'solve' and 'count', and of 'solve'. */
  limit?: number
  keep?: number
  /**
   * Any text. Of 'solve': it tries digits in a random order, so that the first solution is a random one; each may be it, but not all are
   * equally likely. Of 'minimise': the order in which parts are tried, as of `nonet minimise --seed`. Of 'estimate': the random ways. The same seed gives
   * the same answer everywhere.
   */
  seed?: string
  /** Of every question: its report is what is known after so many, if it is not done before. Default 0: no limit. */
  milliseconds?: number
  /** Of 'candidates': tells how many solutions each of them is in, up to this number, 1 to 1,000. Default 0: does not. */
  countTo?: number
  /** Of 'explain': the cell, from 0, and what is written there. */
  cell?: number
  value?: number
}

/** As Question of nonet.d.ts, and: leave out what is not needed; why a value is impossible in a cell; about how many solutions there are. */
export type ConstrainedQuestion = Question | 'minimise' | 'explain' | 'estimate'

/** As SolveReport of nonet.d.ts. */
export interface ConstrainedSolveReport {
  grid: ConstrainedGrid
  /** What is written in the cells of the grid, row by row; −1 in holes. */
  solutions: number[][]
  /**
   * For each of these solutions, the values of the variables, cells that are not drawn; absent if there are none. Solutions that
   * differ only there count as several.
   */
  variables?: number[][]
  count: number
  complete: boolean
  stopped: boolean
  engine: Engine
  guesses: number
  attempts: number
}

/** Givens that cannot stand together. */
export interface RuleConflict {
  /** 'house', 'given' (a cell that is given different values), or the key of a constraint: 'cage', 'thermometer' … */
  rule: string
  /** Some may be variables. */
  cells: number[]
  /** What is written in each of them. Empty for 'given', and for a constraint that no values keep. */
  values: number[]
}

export interface ConstrainedValidateReport {
  /** Among the givens. */
  conflicts: RuleConflict[]
  /** Of the givens: empty cells left; full and right; full and in conflict. */
  state: 'unfinished' | 'right' | 'wrong'
  /** 'unknown' when stopped before it was known. */
  solutions: 'none' | 'one' | 'several' | 'unknown'
}

/** As CandidatesReport of nonet.d.ts, without the variables. */
export interface ConstrainedCandidatesReport {
  grid: ConstrainedGrid
  candidates: number[][]
  /**
   * With `countTo`: how many solutions have each of these values there. One that is `countTo` means so many or more. Solutions that differ only in
   * variables count as several. Exact if `complete`, else there may be more.
   */
  counts?: number[][]
  complete: boolean
  stopped: boolean
}

/**
 * What is left of a puzzle of which parts were left out that are not needed. Parts are what a person states: the givens or candidates
 * of one cell, and a constraint.
 */
export interface ReductionReport {
  grid: ConstrainedGrid
  /**
   * Of 'minimise': the whole puzzle has exactly one solution. Of 'explain': the value is impossible. If not, nothing is left out. False as long
   * as that is not known.
   */
  holds: boolean
  /** With the parts that are left; it holds of these, too. Of 'explain', the value is given. */
  puzzle: ConstrainedPuzzle
  /** These parts: cells, from 0, and indices of constraints in what constrainedRead returns. */
  cells: number[]
  constraints: number[]
  /** How many of them may still be left out: none if it is complete. Then none can be left out without losing what holds. */
  untried: number
  /** Of 'minimise': the only solution, or two. Of 'explain': one with the value, if it is possible. Without variables. */
  solutions: number[][]
  complete: boolean
  stopped: boolean
}

/** About how many solutions there are, by going down the tree of guesses at random again and again. */
export interface EstimateReport {
  grid: ConstrainedGrid
  /** Solutions that differ only in variables count as several. */
  estimate: number
  /** Of `estimate`: seldom is it off by more than twice as much, if it was found on many ways. */
  standardError: number
  /** The random ways that it was found on: 10,000 of a 9×9 if it is complete, fewer of larger boards. */
  ways: number
  complete: boolean
  stopped: boolean
}

export interface ConstrainedState {
  counters: Counters
  /** There is a report, and the search is closed. */
  done: boolean
  /** Before it is done, of 'candidates', 'minimise', 'explain' and 'estimate': what is known so far. */
  part?: ConstrainedCandidatesReport | ReductionReport | EstimateReport
  /** Of the question's own kind; of 'count', as of 'solve'; of 'minimise' and 'explain', a ReductionReport. */
  report?:
    | ConstrainedSolveReport
    | ConstrainedValidateReport
    | ConstrainedCandidatesReport
    | ReductionReport
    | EstimateReport
}

/** Those of nonet.d.ts. */
export type EngineSearches = Pick<NonetModule, 'searchOpen' | 'searchGo' | 'searchClose'>

export interface NonetEngineModule extends EngineSearches {
  /**
   * A puzzle with constraints, as a text in the writing of Interactive-Sudoku-Solver ('.Cage~3~R1C1~R1C2') or as plain data: with every
   * member that is not what it would be unless told.
   */
  constrainedRead(puzzle: ConstrainedPuzzle | string): ConstrainedPuzzle | Failure
  /** A search about one: its id, from 1. The oldest of nine is closed. */
  constrainedOpen(puzzle: ConstrainedPuzzle | string, question: ConstrainedQuestion, options: ConstrainedOptions): number | Failure
  /** As searchGo. */
  constrainedGo(id: number, milliseconds: number): ConstrainedState | Failure
  /** Whether there was such a search. */
  constrainedClose(id: number): boolean
}

/** As the factory of nonet.d.ts. */
export default function createNonet(options?: ModuleOptions): Promise<NonetEngineModule>
