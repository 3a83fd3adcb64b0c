// element/model.js: the digits on the board, who put them there, and how to take steps back.
//
// A cell is a given, an entry of the reader, an answer of the program, or empty. Givens never change
// while a puzzle is on the board. On a board without givens the reader's digits are the puzzle: that
// is how one from paper is typed in and solved; the answers then depend on them and go when one of
// them changes. Every change is a step (a list of cells before and after), so one undo takes back a
// whole solution as easily as a digit. Knows no DOM and no words.

import { areasOf, conflictsOf, housesOf } from './houses.js'

/** @typedef {import('nonet-wasm').Puzzle} Puzzle */
/** @typedef {import('nonet-wasm').Conflict} Conflict */
/** @typedef {'given' | 'entry' | 'answer'} Kind */
/** @typedef {{cell: number, digit: number, answer: boolean}} State */
/** @typedef {{before: State, after: State}[]} Step */
/**
 * All that is needed to put the board back as it was, but for the oldest steps; plain data.
 * @typedef {{puzzle: Puzzle, answers: number[], done: Step[], undone: Step[]}} Saved
 */

/** Steps kept for undo; the oldest go first. */
const KEPT_STEPS = 500
/** Changes of cells in the steps that are saved: a solution of 64×64 is one step of four thousand. */
const SAVED_CHANGES = 2000

export class BoardModel {
  /** @type {readonly number[]} the digits set, one a cell; 0 is empty */
  get digits() {
    return this.#digits
  }

  /** @type {number[]} */
  #digits
  /** @type {Set<number>} cells whose digit is the program's */
  #answers = new Set()
  /** @type {Step[]} */
  #done = []
  /** @type {Step[]} */
  #undone = []
  /** @type {Conflict[] | undefined} */
  #conflicts
  /** @type {Map<number, Set<number>>} */
  #peers = new Map()

  /** @param {Puzzle} puzzle */
  constructor(puzzle) {
    const { size, boxRows, boxColumns, regions, candidates } = puzzle
    /** @type {Pick<Puzzle, 'size' | 'boxRows' | 'boxColumns' | 'regions'>} */
    this.shape = regions?.length
      ? { size, boxRows, boxColumns, regions: [...regions] }
      : { size, boxRows, boxColumns }
    this.size = size
    this.givens = [...puzzle.givens]
    this.candidates = candidates?.length ? candidates : undefined
    this.hasGivens = this.givens.some((digit) => digit > 0)
    this.areas = areasOf(this.shape)
    this.houses = housesOf(this.shape)
    this.#digits = this.givens.map((given, cell) => given || puzzle.entries?.[cell] || 0)
  }

  /** @param {Saved} saved */
  static restore({ puzzle, answers, done, undone }) {
    const model = new BoardModel(puzzle)
    model.#answers = new Set(answers)
    model.#done = done
    model.#undone = undone
    return model
  }

  /** @returns {Saved} */
  save() {
    const entries = this.#digits.map((digit, cell) => (this.givens[cell] ? 0 : digit))
    const puzzle = { ...this.shape, givens: [...this.givens], entries, ...this.#restricted() }
    const answers = [...this.#answers]
    return { puzzle, answers, done: recent(this.#done), undone: recent(this.#undone) }
  }

  get canUndo() {
    return this.#done.length > 0
  }

  get canRedo() {
    return this.#undone.length > 0
  }

  /** @returns {Kind | ''} */
  kind(/** @type {number} */ cell) {
    if (this.givens[cell]) return 'given'
    if (!this.#digits[cell]) return ''
    return this.#answers.has(cell) ? 'answer' : 'entry'
  }

  /** The conflicts of everything on the board. */
  get conflicts() {
    this.#conflicts ??= conflictsOf(this.houses, this.#digits)
    return this.#conflicts
  }

  /** Every other cell that shares a house with this one. */
  peers(/** @type {number} */ cell) {
    let peers = this.#peers.get(cell)
    if (!peers) {
      peers = new Set(this.houses.flatMap(({ cells }) => (cells.includes(cell) ? cells : [])))
      peers.delete(cell)
      this.#peers.set(cell, peers)
    }
    return peers
  }

  get isFull() {
    return this.#digits.every((digit) => digit > 0)
  }

  /** Full, and no house holds a digit twice. */
  get isSolved() {
    return this.isFull && this.conflicts.length === 0
  }

  /** How many of each digit are still to place, from digit 1. */
  get left() {
    const left = new Array(this.size).fill(this.size)
    for (const digit of this.#digits) if (digit) left[digit - 1]--
    return left
  }

  /** Some digit on the board is the program's. */
  get hasAnswers() {
    return this.#answers.size > 0
  }

  /**
   * The puzzle to solve: the givens or, on a board without any, what the reader typed.
   * @returns {Puzzle}
   */
  puzzle() {
    const givens = this.hasGivens ? this.givens : this.#entries()
    return { ...this.shape, givens: [...givens], ...this.#restricted() }
  }

  /**
   * The puzzle with all that the board holds besides.
   * @returns {Puzzle}
   */
  filled() {
    const puzzle = this.puzzle()
    const entries = this.#digits.map((digit, cell) => (puzzle.givens[cell] ? 0 : digit))
    return { ...puzzle, entries }
  }

  /** Writes a digit (0 clears) for the reader. False: nothing changed. */
  set(/** @type {number} */ cell, /** @type {number} */ digit) {
    if (this.givens[cell]) return false
    if (this.#digits[cell] === digit && !this.#answers.has(cell)) return false
    /** @type {State[]} */
    const states = [{ cell, digit, answer: false }]
    if (!this.hasGivens) {
      for (const other of this.#answers) {
        if (other !== cell) states.push({ cell: other, digit: 0, answer: false })
      }
    }
    return this.#take(states)
  }

  /** Fills the board with a solution; entries that differ from it give way. */
  answer(/** @type {readonly number[]} */ solution) {
    const states = []
    for (const [cell, digit] of solution.entries()) {
      if (this.#digits[cell] !== digit) states.push({ cell, digit, answer: true })
    }
    return this.#take(states)
  }

  /** Empties every cell that is no given. */
  clear() {
    const states = []
    for (const [cell, digit] of this.#digits.entries()) {
      if (digit && !this.givens[cell]) states.push({ cell, digit: 0, answer: false })
    }
    return this.#take(states)
  }

  /** Entries that a solution does not have. */
  mistakes(/** @type {readonly number[]} */ solution) {
    return solution.flatMap((digit, cell) =>
      this.kind(cell) === 'entry' && this.#digits[cell] !== digit ? [cell] : [],
    )
  }

  /** Takes back the last step; gives a cell that it touched, or -1. */
  undo() {
    const step = this.#done.pop()
    if (!step) return -1
    this.#undone.push(step)
    return this.#apply(step.map(({ before }) => before))
  }

  /** Takes the last undone step again; gives a cell that it touched, or -1. */
  redo() {
    const step = this.#undone.pop()
    if (!step) return -1
    this.#done.push(step)
    return this.#apply(step.map(({ after }) => after))
  }

  #entries() {
    return this.#digits.map((digit, cell) => (this.#answers.has(cell) ? 0 : digit))
  }

  #restricted() {
    return this.candidates ? { candidates: this.candidates } : {}
  }

  #take(/** @type {State[]} */ states) {
    if (!states.length) return false
    this.#done.push(
      states.map((after) => {
        const { cell } = after
        const before = { cell, digit: this.#digits[cell], answer: this.#answers.has(cell) }
        return { before, after }
      }),
    )
    if (this.#done.length > KEPT_STEPS) this.#done.shift()
    this.#undone = []
    this.#apply(states)
    return true
  }

  #apply(/** @type {State[]} */ states) {
    for (const { cell, digit, answer } of states) {
      this.#digits[cell] = digit
      if (answer) this.#answers.add(cell)
      else this.#answers.delete(cell)
    }
    this.#conflicts = undefined
    return states[0].cell
  }
}

/** The last steps, as many as are worth saving. */
function recent(/** @type {Step[]} */ steps) {
  let changes = 0
  let first = steps.length
  while (first > 0 && changes + steps[first - 1].length <= SAVED_CHANGES) {
    changes += steps[--first].length
  }
  return steps.slice(first)
}
