// wasm/nonet-generate.d.ts: what nonet-generate.wasm gives to JavaScript, in the order of wasm/api_rate.h,
// wasm/api_generate.h and wasm/api_watch.h: how hard a puzzle is, by two published scales and in a word of our own; new puzzles as
// wished; and a run of the backtracker, moment by moment.
//
// As nonet.d.ts: plain data, failures instead of exceptions. `nonet rate --json`, `nonet generate` and `nonet minimise` tell
// the same.
// tests/wasm/rate.test.mjs, generate.test.mjs and watch.test.mjs hold this file, the headers, the module and the command line together.
import type {
  Counters,
  ExtraHouses,
  Failure,
  HouseName,
  ModuleOptions,
  OnProgress,
  Puzzle,
  Strategy,
  TraceEvent,
} from 'nonet-wasm'
import type {Level} from 'nonet-human-wasm'

/** Everything, or one published scale alone, which takes less time. */
export type Scale = 'all' | 'se' | 'hodoku'
export type Grade = 'easy' | 'moderate' | 'tricky' | 'hard' | 'extreme'

/** As Sudoku Explainer 1.2.1 rates: 7.2. All are 0 for a full grid. */
export interface SeRating {
  /** The hardest step of the whole path; 20: Sudoku Explainer finds no further step. */
  er: number
  /** The hardest step up to the first digit. */
  ep: number
  /** The first step. */
  ed: number
  /** The key of the hardest step's technique: 'x-wing'; '' where er is 0 or 20. */
  hardest: string
}

export interface HodokuRating {
  level: Level
  score: number
}

export interface RateOptions {
  /** Default 'all'. */
  scale?: Scale
}

export interface RateReport {
  /** Of the givens: 0, 1, or 2 for several. Only a puzzle with exactly one has ratings. */
  solutions: number
  /** By onProgress: the ratings that were not finished are missing. */
  stopped: boolean
  /** Of plain 9×9 puzzles only. */
  se?: SeRating
  hodoku?: HodokuRating
  /** Our own word, and the effort that it is read from: the points of the path's steps, weighted by how few were open. */
  grade?: Grade
  effort?: number
  /** How often that path uses each technique, by its key, simple ones first. */
  techniques?: Record<string, number>
}

/** Of the picture that the cells with givens make; 'half-turn' is the usual one. */
export type Symmetry =
  | 'none'
  | 'half-turn'
  | 'quarter-turn'
  | 'left-right'
  | 'top-bottom'
  | 'diagonal'
  | 'antidiagonal'
  | 'full'

/** What a puzzle should be like; all wishes hold together. {} is any minimal 9×9 puzzle. */
export interface Wishes {
  /** 'medium' is taken for 'moderate'. */
  grade?: Grade | 'medium'
  /** Sudoku Explainer's rating of the whole path, from … to: [5.2, 6.2]. */
  se?: [number, number]
  /** HoDoKu's level. */
  hodoku?: Level
  /** Default 'none': no matter. */
  symmetry?: Symmetry
  /** The cells with givens, row by row: a character a cell, '.', '0', '_' or '-' for an empty one; blanks do not count. */
  pattern?: string
  /** The number of givens, from … to: [24, 26]. */
  clues?: [number, number]
  /** No given can be taken away. */
  minimal?: boolean
  /**
   * For statistics: minimal puzzles of which those with equally many givens are equally likely, each with its `weight`. 9×9, 6×6
   * and up to 5×5, with boxes; without symmetry and pattern. Takes a second or so for each of 9×9.
   */
  controlledBias?: boolean
  /** Each digit is given equally often, or once more. */
  evenDigits?: boolean
  /** Keys of techniques that the path of steps() uses, and of those that it does not. */
  needs?: string[]
  without?: string[]
  /** Singles solve it. */
  singlesOnly?: boolean
  /** The most steps in a row that place no digit. */
  longestWait?: number
  /** Default 9; from 1 to 16. */
  size?: number
  /** Default: the usual boxes of the size. State both. */
  boxRows?: number
  boxColumns?: number
  /** Irregular regions in place of boxes, new ones for each puzzle; up to 10×10. */
  jigsaw?: boolean
  /** Houses that the puzzle has besides: ['diagonals'] makes a sudoku X. */
  houses?: ExtraHouses[]
  /** Puzzles tried for each one that is made, before the nearest is returned; default 100,000. */
  attempts?: number
}

export interface GenerateOptions {
  /** The number of the seed's first puzzle to be made; default 1. */
  first?: number
  /** How many; default 1, at most 1,000,000. */
  count?: number
}

/** The same wishes, seed and number make the same puzzle everywhere, also by `nonet generate`. */
export interface MadePuzzle {
  seed: string
  number: number
  puzzle: Puzzle
  /** Empty if not even a grid was found, which only a pattern makes possible. */
  solution: number[]
  /** Else none was found, and this is the nearest one. */
  fits: boolean
  /** The first wish that the nearest one does not meet: 'clues', 'minimal', 'grade' … */
  misses?: Miss
  /** Puzzles tried for this one. */
  attempts: number
  /** With controlledBias: how much it counts in a statistic of all such puzzles, the number of choices of so many cells. */
  weight?: number
}

export type Miss =
  | 'grid'
  | 'clues'
  | 'pattern'
  | 'digits'
  | 'minimal'
  | 'singles'
  | 'techniques'
  | 'wait'
  | 'se'
  | 'hodoku'
  | 'grade'

/** Why no puzzle can be as wished. */
export type Obstacle =
  | 'size'
  | 'jigsaw-size'
  | 'houses'
  | 'too-few-givens'
  | 'too-many-givens'
  | 'empty-range'
  | 'count-of-symmetry'
  | 'pattern-size'
  | 'pattern-symmetry'
  | 'pattern-clues'
  | 'needs-and-without'
  | 'needs-and-singles'
  | 'se-shape'
  | 'se-singles'
  | 'bias-shape'
  | 'bias-givens'
  | 'bias-clues'

export interface GenerateReport {
  /** In the order of their numbers. */
  made: MadePuzzle[]
  /** By onProgress: the rest is missing. */
  stopped: boolean
  /** Then nothing was tried. */
  obstacle?: Obstacle
}

/** Counters: `attempts` are puzzles tried, `solutions` puzzles made so far; `guesses` is 0. */
export interface GenerateState {
  counters: Counters
  done: boolean
  /** What this slice has made, unless it is the last one. */
  part?: MadePuzzle[]
  /** Once it is done: what the last slice has made. */
  report?: GenerateReport
}

export interface MinimiseReport {
  /** The givens that are left. */
  puzzle: Puzzle
  /** It is proven that each given is needed; on large grids a search may be given up. */
  minimal: boolean
  /** Stopped by onProgress before it was done. */
  stopped: boolean
}

export interface WatchOptions {
  strategy?: Strategy
}

export interface WatchGoOptions {
  /** Go to the moment after that many events; at most 10,000,000 beyond where the run has been. */
  to: number
  /** Tell the plot, the tree. Default false. */
  plot?: boolean
  tree?: boolean
}

/** How deep the run was so far: the least, greatest and mean depth in each stretch of `width` events. */
export interface WatchPlot {
  width: number
  least: Uint16Array
  most: Uint16Array
  mean: Float32Array
}

/**
 * The search tree so far: a node for each digit placed, parents first; node 0 is the puzzle itself.
 * At most 1,024 nodes: what is deeper than there is room for is only counted.
 */
export interface WatchTree {
  /** −1 for node 0. */
  parents: Int32Array
  /** The event that placed the digit, and the dead end that closed the node; 0 while it is open. */
  born: Float64Array
  closed: Float64Array
  /** Dead ends below the node whose nodes are not in the tree. */
  folded: Float64Array
}

/** A moment of a run. */
export interface WatchState {
  /** Events done, and the most that were ever done. */
  event: number
  reached: number
  /** There is no event after `reached`. */
  ended: boolean
  /** At the end: with a solution; because there is none. */
  solved: boolean
  exhausted: boolean
  attempts: number
  cells: Uint8Array
  /** The cells that hold a digit of the search, in its order. */
  path: Uint16Array
  /** The event just done, as in TraceEvent. */
  kind: 'start' | TraceEvent['kind']
  cell: number
  digit: number
  /** The digits that fit into `cell`, and those of them that have not been tried yet. */
  options: number[]
  untried: number[]
  /** Where 'fullest-unit' found `cell`. */
  house?: HouseName
  plot?: WatchPlot
  tree?: WatchTree
}

export interface NonetGenerateModule {
  /** How hard the puzzle is, from its givens; of sizes up to 16×16. */
  rate(puzzle: Puzzle, options: RateOptions, onProgress: OnProgress | null): RateReport | Failure
  /** Makes puzzles in one call. The seed is any text. Counters as in GenerateState. */
  generate(wishes: Wishes, seed: string, options: GenerateOptions, onProgress: OnProgress | null): GenerateReport | Failure
  /** The same in slices of about so many milliseconds (one attempt at least): the id for the next two. */
  generateOpen(wishes: Wishes, seed: string, options: GenerateOptions): number | Failure
  /** Goes on; when it is done, it is closed. */
  generateGo(id: number, milliseconds: number): GenerateState | Failure
  /** Whether there was one. */
  generateClose(id: number): boolean
  /** Takes givens out of a puzzle with one solution, of at most 16×16, until none can go; which ones, the seed decides. */
  minimise(puzzle: Puzzle, seed: string, onProgress: OnProgress | null): MinimiseReport | Failure
  /** A run of the backtracker to go through, forth and back: its id, from 1. The oldest of nine is closed. */
  watchOpen(puzzle: Puzzle, options: WatchOptions): number | Failure
  watchGo(id: number, options: WatchGoOptions): WatchState | Failure
  /** Whether there was such a run. */
  watchClose(id: number): boolean
}

/** As the factory of nonet.d.ts. */
export default function createNonet(options?: ModuleOptions): Promise<NonetGenerateModule>
