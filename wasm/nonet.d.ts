// wasm/nonet.d.ts: what the WebAssembly module gives to JavaScript, in the order of wasm/api.h.
//
// Plain data only: nothing to delete, everything can be posted to and from a worker.
// Cells are numbered row by row from 0; digits are 1…size, 0 is an empty cell; rows, columns and
// houses count from 0, lines and columns of a text from 1.
// embind takes no optional arguments: hand in every one ({} for options, null for onProgress).
// A function that can be handed something senseless returns `Failure` instead of its value; the
// client (web/client) turns that into a rejected promise. Whatever an argument is, it is refused as data and the
// module goes on; only a wrong number of arguments is an exception.
// tests/wasm/contract.test.mjs holds this file, api.h and the module's real exports together.

/** Why something could not be done. `key` names a sentence in web/i18n under "errors"; the rest fills it in. */
export interface Failure {
  error: {key: string; line: number; column: number; text: string; found: number; expected: number}
}

/** A puzzle as plain data. Every list is size·size long, row by row. */
export interface Puzzle {
  size: number
  /** Height and width of a box; 1 and `size` (or `regions`) when there are no boxes. */
  boxRows: number
  boxColumns: number
  /** Jigsaw: the region number of each cell. */
  regions?: number[]
  givens: number[]
  /** Digits that a person wrote into empty cells. */
  entries?: number[]
  /** Digits that may stand in each cell, where the puzzle restricts them. */
  candidates?: number[][]
  /** Houses besides rows, columns and boxes or regions. */
  houses?: ExtraHouses[]
}

/**
 * 'diagonals' (a sudoku X has both; 'diagonal-down' begins at the upper left), 'windows' (a windoku's boxes between the
 * boxes), 'groups' (the cells with the same place in their boxes), or the cells of one more house, two at least and no
 * more than a row has: 'r1c1r1c2r2c2'.
 */
export type ExtraHouses =
  | 'diagonals'
  | 'diagonal-down'
  | 'diagonal-up'
  | 'windows'
  | 'groups'
  | `r${number}c${string}`

export interface Place {
  line: number
  column: number
}

/** A size and its boxes. */
export interface Shape {
  size: number
  boxRows: number
  boxColumns: number
}

export interface FormatInfo {
  key: string
  extension: string
  reads: boolean
  writes: boolean
}

/** Of the diagonals, index 0 begins at the upper left, 1 at the upper right. */
export type HouseKind =
  | 'row'
  | 'column'
  | 'box'
  | 'region'
  | 'diagonal'
  | 'window'
  | 'group'
  | 'extra'

export interface HouseName {
  kind: HouseKind
  index: number
}

/** The same digit more than once in a house. `cells` are all that hold it. */
export interface Conflict {
  digit: number
  house: HouseName
  cells: number[]
}

/** A conflict among the givens of a text; `at` is where the last of its cells stands. */
export interface ReadConflict {
  digit: number
  house: HouseName
  cells: number[]
  at: Place
}

/** One puzzle found in a text, or the reason why that part of it could not be read. */
export interface ReadEntry {
  /** From 1, unreadable ones included. */
  number: number
  title: string
  /** Key of the format it was taken for; '' when none was recognised. */
  format: string
  at: Place
  puzzle?: Puzzle
  error?: Failure['error']
  /** The first one among the puzzle's givens. */
  conflict?: ReadConflict
  /** The solution that the text itself claims. */
  solution?: number[]
}

export interface ReadOptions {
  /** Boxes to assume where a text does not show them, e.g. {size: 6, boxRows: 3, boxColumns: 2}. */
  shape?: Shape
  /** Take this format instead of finding it. */
  format?: string
  /** Return at most this many entries (all are counted). Default 10,000. */
  limit?: number
  /** Extra houses to assume where a text names none. */
  houses?: ExtraHouses[]
}

export interface ReadReport {
  /** Format of the first entry. */
  format: string
  /** How many entries the text has, and how many of those could not be read. */
  total: number
  unreadable: number
  entries: ReadEntry[]
}

export interface House {
  kind: HouseKind
  index: number
  cells: number[]
}

export interface ValidateReport {
  /** Among givens and entries together. */
  conflicts: Conflict[]
  /** Of givens and entries together: empty cells left; full and right; full and in conflict. */
  state: 'unfinished' | 'right' | 'wrong'
  /** Solutions of the givens: 'unknown' when stopped before it was known. */
  solutions: 'none' | 'one' | 'several' | 'unknown'
}

/** 'learning': of nonet-engine.wasm alone, which has neither 'classic' nor 'backtrack'. */
export type Engine = 'auto' | 'classic' | 'learning' | 'general' | 'backtrack'
export type Strategy = 'first-empty' | 'fullest-unit' | 'fewest-candidates'

/** What a running search has done so far. */
export interface Counters {
  /** Digits tried in cells that had more than one. On large grids, 64 moves of the tabu search count as one. */
  guesses: number
  /** Cells that ran out of digits (backtrack engine only). */
  attempts: number
  /** Solutions found so far. */
  solutions: number
}

/** Called now and then while a search runs; returning false stops it, and so does an exception, which is lost. */
export type OnProgress = (counters: Counters) => boolean | void

export interface SolveOptions {
  engine?: Engine
  /** For the backtrack engine. Default 'first-empty'. */
  strategy?: Strategy
  /** Stop after this many solutions; 1…1,000,000. Default 2: enough to know whether there is one. */
  limit?: number
  /**
   * Return at most this many of them. Default 1. Solutions of more than 1,000,000 digits in all (12,345 of 9×9) are
   * refused: `expected` of the failure is the most for this size. More can be counted than kept.
   */
  keep?: number
}

export interface SolveReport {
  /** The first ones found, at most `keep`; always the same ones, in the same order. */
  solutions: number[][]
  /** How many were found, at most `limit`. */
  count: number
  /** The whole space was searched: `count` is exact. */
  complete: boolean
  /** Stopped by onProgress before it was done. */
  stopped: boolean
  /** The engine that found the first solution. */
  engine: Engine
  guesses: number
  /** Until the first solution, for the backtrack engine; else 0. */
  attempts: number
}

export interface CandidatesReport {
  /** The digits of each cell that occur in some solution; all are empty if there is none. */
  candidates: number[][]
  /** These are all; otherwise those that were found before it was stopped. */
  complete: boolean
  /** Stopped by onProgress before it was done. */
  stopped: boolean
}

export type Question = 'solve' | 'count' | 'validate' | 'candidates'

/** How far a search in slices is. */
export interface SearchState {
  counters: Counters
  /** There is a report, and the search is closed. */
  done: boolean
  /** Of the question's own kind. */
  report?: SolveReport | ValidateReport | CandidatesReport
}

export interface TraceEvent {
  kind: 'place' | 'dead-end' | 'undo'
  cell: number
  /** The digit placed or taken back; 0 for a dead end. */
  digit: number
}

export interface TraceOptions {
  strategy?: Strategy
  /** Leave out this many events (at most 10,000,000; watchGo of nonet-generate.wasm goes further), then return at most `limit` (default 1,000; at most 100,000). */
  skip?: number
  limit?: number
}

export interface TraceReport {
  events: TraceEvent[]
  /** Events up to where the search was left: the end, or the last one returned. */
  total: number
  /** The search reached a solution, or its end without one. */
  solved: boolean
  finished: boolean
  attempts: number
}

/** A part of a text in which no puzzle can be read. */
export interface Unreadable {
  /** How many puzzles of the block stand before it. */
  after: number
  error: Failure['error']
}

/**
 * Puzzles of one shape that follow each other in a text, hundreds of 9×9, packed for
 * solveBlock; the larger the grid, the fewer. `bytes` is nobody else's business.
 */
export interface Block {
  bytes: Uint8Array
  /** How many puzzles. */
  count: number
  unreadable: Unreadable[]
}

export interface ReadBlocksOptions {
  /** A new text begins with these bytes; what was read before is forgotten. */
  isFirst?: boolean
  /** The text ends with these bytes. */
  isLast?: boolean
}

export interface ReadBlocksReport {
  /** Format of the first entry; '' as long as there is none. */
  format: string
  /** Those that are full, in the text's order; after the last bytes, the rest too. */
  blocks: Block[]
}

export interface SolveBlockOptions {
  /** Begin after so many puzzles. Default 0. */
  skip?: number
  /** Give a puzzle up after so many guesses (looked at every 1,024 of them). Default 1,000,000. */
  guesses?: number
  /**
   * Return after the puzzle that ends later than this; plain 9×9 that take no time to speak of are
   * solved some dozens at once. Default 100.
   */
  milliseconds?: number
}

/** One of each for each puzzle looked at. */
export interface SolveBlockReport {
  /** What to skip in the next call; the block's count when all is done. */
  next: number
  /** Of the text, where the puzzle stands. */
  lines: Uint32Array
  /** Solutions: 0 none, 1 one, 2 several, 3 given up. */
  outcomes: Uint8Array
  guesses: Float64Array
  /**
   * Puzzles between two ticks of the browser's clock share the time equally, as do plain 9×9 that are
   * solved at once: all but those of more than 512 guesses.
   */
  microseconds: Float64Array
  /**
   * A line of ASCII: the puzzle, a comma, its first solution if there is any, a line feed. One character a cell;
   * beyond 35×35, numbers with blanks between them.
   */
  cells: Uint8Array
}

export interface WriteOptions {
  title?: string
  /** Used by formats that carry one (CSV). */
  solution?: number[]
}

export interface NonetModule {
  version(): string
  formats(): FormatInfo[]
  strategies(): Strategy[]
  /** The usual shape of a size 1…64: the squarest boxes, lying. */
  usualShape(size: number): Shape | Failure
  houses(puzzle: Puzzle): House[] | Failure
  /** At most 2^28 UTF-16 units; `expected` of the failure says so. */
  read(text: string, options: ReadOptions): ReadReport | Failure
  write(puzzle: Puzzle, format: string, options: WriteOptions): string | Failure
  validate(puzzle: Puzzle, onProgress: OnProgress | null): ValidateReport | Failure
  solve(puzzle: Puzzle, options: SolveOptions, onProgress: OnProgress | null): SolveReport | Failure
  count(puzzle: Puzzle, limit: number, onProgress: OnProgress | null): SolveReport | Failure
  /** The true candidates: what each cell may still hold if the puzzle is to work out. */
  candidates(puzzle: Puzzle, onProgress: OnProgress | null): CandidatesReport | Failure
  /**
   * A search to be answered in slices, where there is no worker to wait in: its id, from 1. The oldest of nine is closed.
   * 'count' heeds only the limit, 'validate' and 'candidates' no option at all.
   */
  searchOpen(puzzle: Puzzle, question: Question, options: SolveOptions): number | Failure
  /** Goes on for about so many milliseconds; the answer does not depend on how many, nor on how often. */
  searchGo(id: number, milliseconds: number): SearchState | Failure
  /** Whether there was such a search. */
  searchClose(id: number): boolean
  trace(puzzle: Puzzle, options: TraceOptions): TraceReport | Failure
  /**
   * Reads a text of any length, part by part; a module reads one text at a time. A part is at most 2^26 bytes long,
   * and a block in solveBlock: `expected` of the failure says so.
   */
  readBlocks(bytes: Uint8Array, options: ReadBlocksOptions): ReadBlocksReport | Failure
  solveBlock(block: Uint8Array, options: SolveBlockOptions): SolveBlockReport | Failure
}

/** What Emscripten's factories take. */
export type ModuleOptions = {
  /** For places without fetch (Node). */
  wasmBinary?: ArrayBuffer | Uint8Array
  locateFile?: (name: string) => string
  /** For a module that was compiled before. */
  instantiateWasm?: (
    imports: WebAssembly.Imports,
    take: (instance: WebAssembly.Instance, module: WebAssembly.Module) => void,
  ) => object
}

/** Emscripten's factory. */
export default function createNonet(options?: ModuleOptions): Promise<NonetModule>
