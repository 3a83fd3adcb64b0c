// wasm/nonet-human.d.ts: what nonet-human.wasm gives to JavaScript, in the order of wasm/api_human.h: how a person solves
// a puzzle, step by step.
//
// As nonet.d.ts: plain data, cells and houses from 0, failures instead of exceptions. A step contains no words:
// web/words makes sentences of it. tests/wasm/contract.test.mjs holds this file, api_human.h and the module together.
import type {Failure, HouseKind, ModuleOptions, OnProgress, Puzzle} from 'nonet-wasm'

export type Order = 'human' | 'hodoku' | 'se'
export type Level = 'easy' | 'medium' | 'hard' | 'unfair' | 'extreme'

/** A digit in a cell. */
export interface Candidate {
  cell: number
  digit: number
}

/** What a candidate does in a step. `group` tells several sets, colourings or chains apart. */
export interface StepMark {
  cell: number
  digit: number
  role: 'pattern' | 'fin' | 'endo-fin' | 'extra' | 'on' | 'off'
  group: number
}

/** What a house does: the pattern lies there; a fish's base; a fish's cover. */
export interface StepHouse {
  kind: HouseKind
  index: number
  role: 'house' | 'base' | 'cover'
}

/** Cells that belong together, and the digits they are about. */
export interface StepCells {
  cells: number[]
  digits: number[]
  role: 'set' | 'pivot' | 'pincer' | 'pattern'
}

/** One statement of a chain: the digit stands in one of the cells (on), or in none (off). */
export interface ChainNode {
  digit: number
  on: boolean
  cells: number[]
  /** The index in Step.cells of the set that leads here from the statement before; −1: none. */
  set: number
  /** In a net: the statements of this chain that lead here besides the one before. */
  also?: number[]
}

/** One step of reasoning: what follows, and what it follows from. */
export interface Step {
  /** The key of a technique: 'x-wing'. */
  technique: string
  placements: Candidate[]
  eliminations: Candidate[]
  /** That the pattern is about. */
  digits: number[]
  marks: StepMark[]
  houses: StepHouse[]
  cells: StepCells[]
  chains: ChainNode[][]
}

export interface StepOptions {
  /** In which techniques are tried. Default 'human'. */
  order?: Order
  /** Nothing but this technique. */
  technique?: string
}

export interface HintReport {
  /**
   * 'step': `step` helps on. 'mistake': the cells of `wrongDigits` hold a wrong digit, those of `wrongMarks` lack the
   * right candidate (both empty: a cell or a house has no candidate left). 'stuck': no technique finds anything.
   */
  kind: 'step' | 'mistake' | 'solved' | 'no-solution' | 'stuck' | 'stopped'
  step?: Step
  wrongDigits: number[]
  wrongMarks: number[]
  /** The givens have exactly one solution; else mistakes cannot be told, nor techniques used that need uniqueness. */
  proper: boolean
}

export interface StepsReport {
  steps: Step[]
  /** The steps lead to the solution. */
  solved: boolean
  /** By onProgress: there may be more. */
  stopped: boolean
  /** Of the givens: 0, 1, or 2 for several. */
  solutions: number
}

export interface TechniqueInfo {
  key: string
  /** In HoDoKu: the code of its library, the score, the level; '' and 0: it has none. */
  hodoku: string
  score: number
  level: Level
  /** Sudoku Explainer's rating, the least one where length counts; 0: none. */
  se: number
  needsUniqueness: boolean
}

export interface NonetHumanModule {
  techniques(): TechniqueInfo[]
  /** What helps on from the position (givens, entries, candidates): mistakes first, else the next step. */
  hint(puzzle: Puzzle, options: StepOptions, onProgress: OnProgress | null): HintReport | Failure
  /** Every step from the position to the solution, as far as the techniques lead. */
  steps(puzzle: Puzzle, options: StepOptions, onProgress: OnProgress | null): StepsReport | Failure
  /** Every step of the position itself, at most 1,000 of each technique. */
  allSteps(puzzle: Puzzle, options: StepOptions, onProgress: OnProgress | null): StepsReport | Failure
}

/** As the factory of nonet.d.ts. */
export default function createNonet(options?: ModuleOptions): Promise<NonetHumanModule>
