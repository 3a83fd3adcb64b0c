// board/model.js: what stands on the board, who put it there, and how it changes.
//
// A cell is a given, an entry of the reader, an answer of the program, or empty; besides it has corner
// marks, centre marks and colours (digit-sets.js), which wait under a digit and come to light again
// when it goes. Givens never change while a puzzle is on the board. On a board without givens the
// reader's digits are the puzzle: that is how one from paper is typed in and solved; the answers then
// depend on them and go when one of them changes. Every change is one step of history.js, however
// many cells it touches, so one undo takes back a whole solution as easily as a digit. Knows no DOM
// and no words.

import { digitsOf, holds, marksOf, withDigit, withoutDigit } from './digit-sets.js'
import { History } from './history.js'
import { areasOf, conflictsOf, digitOfValue, gridOf, housesOf, valueOfDigit } from './houses.js'
import { asSet, MARK_LAYERS, shapeOf } from './puzzle.js'

/** @typedef {import('nonet-wasm').Puzzle} Puzzle */
/** @typedef {import('nonet-wasm').Conflict} Conflict */
/** @typedef {import('./digit-sets.js').Marks} Marks */
/** @typedef {import('./history.js').Step} Step */
/** @typedef {import('./history.js').Layer} Layer */
/** @typedef {Exclude<Layer, 'digits'>} MarkLayer */
/** @typedef {'given' | 'entry' | 'answer'} Kind */
/**
 * All that is needed to put the board back as it was; plain data.
 * @typedef {import('./history.js').SavedHistory & {puzzle: Puzzle, answers: number[],
 *   marks: Record<MarkLayer, Marks[]>}} Saved
 */
/** @typedef {import('./puzzle.js').Marked} Marked */
/**
 * What a solution has besides digits: the region of each cell where the puzzle does not tell, and the cells that count otherwise than
 * their digits say, in a list for each way of counting.
 * @typedef {{regions?: readonly number[], modified?: readonly (readonly number[])[]}} Found
 */

export class BoardModel {
  /** @type {readonly number[]} the digits set, one a cell; 0 is empty */
  get digits() {
    return this.#digits
  }

  /** The puzzle as it was set, whole. @type {Marked} */
  #set
  /** @type {number[]} */
  #digits
  /** @type {Set<number>} cells whose digit is the program's */
  #answers = new Set()
  /** @type {Record<MarkLayer, Marks[]>} */
  #marks
  #history = new History((step, isForth) => this.#apply(step, isForth))
  /** @type {Conflict[] | undefined} */
  #conflicts
  /**
   * Boards that keep the constraints, as the solver has found: their digits, and what else was found of them.
   * @type {Map<string, Found | undefined>}
   */
  proven = new Map()
  /** @type {Map<number, Set<number>>} */
  #peers = new Map()

  /** @param {Marked} puzzle */
  constructor(puzzle) {
    const { size, candidates } = puzzle
    const { rows, columns } = gridOf(puzzle)
    this.shape = shapeOf(puzzle)
    this.#set = asSet(puzzle)
    /** How many digits there are; as many as rows and columns on most boards. */
    this.size = size
    this.rows = rows
    this.columns = columns
    /** The box or region of each cell; below 0: it is a hole. */
    this.areas = areasOf(this.shape)
    this.givens = puzzle.givens.map((given, cell) => (this.isHole(cell) ? 0 : given))
    // With constraints the puzzle is set, even without a digit.
    this.hasGivens = this.givens.some((digit) => digit > 0) || Boolean(this.constraints?.length)
    this.houses = housesOf(this.shape)
    this.#digits = this.givens.map((given, cell) => given || puzzle.entries?.[cell] || 0)
    const sets = (/** @type {number[][] | undefined} */ lists) =>
      this.givens.map((_, cell) => marksOf(lists?.[cell] ?? []))
    // The candidates of a puzzle restrict it; they are seen as marks, which may be changed.
    const { corner = candidates, centre, colours } = puzzle
    this.#marks = { corner: sets(corner), centre: sets(centre), colours: sets(colours) }
  }

  /** @param {number} cell */
  isHole(cell) {
    return this.areas[cell] < 0
  }

  /** What is written for a digit. @param {number} digit */
  valueOfDigit(digit) {
    return valueOfDigit(digit, this.shape)
  }
  /** The digit for which that is written. @param {number} value */
  digitOf(value) {
    return digitOfValue(value, this.shape)
  }
  /** Rules that only the solver knows (constraints.js); undefined for none. */
  get constraints() {
    return this.#set.constraints
  }

  /** What is only drawn (drawn.js), and the setter's words; undefined for none. */
  get drawn() {
    return this.#set.drawn
  }
  get rules() {
    return this.#set.rules
  }

  /** Whether there is more to see than digits, marks and houses, or less: holes. */
  get hasRules() {
    const { constraints, drawn, rules } = this
    return Boolean(constraints?.length || drawn?.length || rules || this.shape.overlapping)
  }

  /** The digits that may stand in each cell, where the puzzle restricts them. */
  get candidates() {
    const { candidates } = this.#set
    return candidates?.length ? candidates : undefined
  }

  /** @param {Saved} saved */
  static restore(saved) {
    const model = new BoardModel(saved.puzzle)
    model.#answers = new Set(saved.answers)
    for (const layer of MARK_LAYERS) model.#marks[layer] = [...saved.marks[layer]]
    model.#history.restore(saved)
    return model
  }

  /** @returns {Saved} */
  save() {
    const { corner, centre, colours } = this.#marks
    const marks = { corner: [...corner], centre: [...centre], colours: [...colours] }
    const entries = this.#digits.map((digit, cell) => (this.givens[cell] ? 0 : digit))
    const puzzle = { ...this.#withGivens(this.givens), entries }
    return { puzzle, answers: [...this.#answers], marks, ...this.#history.save() }
  }

  /** Counts the changes; since() and replay() are those of history.js. */
  get revision() {
    return this.#history.revision
  }
  set revision(revision) {
    this.#history.revision = revision
  }

  since(/** @type {number} */ revision) {
    return this.#history.since(revision)
  }

  replay(/** @type {readonly import('./history.js').Change[]} */ changes) {
    this.#history.replay(changes)
  }

  get steps() {
    return this.#history.done
  }

  get canUndo() {
    return this.#history.done.length > 0
  }

  get canRedo() {
    return this.#history.undone.length > 0
  }

  /** @returns {Kind | ''} */
  kind(/** @type {number} */ cell) {
    if (this.givens[cell]) return 'given'
    if (!this.#digits[cell]) return ''
    return this.#answers.has(cell) ? 'answer' : 'entry'
  }

  /** The set of a layer in a cell, also when a digit hides it. */
  marks(/** @type {MarkLayer} */ layer, /** @type {number} */ cell) {
    return this.#marks[layer][cell]
  }

  /** The conflicts of everything on the board. */
  get conflicts() {
    this.#conflicts ??= this.conflictsAmong(this.#digits)
    return this.#conflicts
  }

  /** Conflicts that the solver has found, until the board changes. @param {readonly Conflict[]} more */
  addConflicts(more) {
    this.#conflicts = [...this.conflicts, ...more]
  }

  /** The conflicts of other digits on the same cells. @param {ArrayLike<number>} digits */
  conflictsAmong(digits) {
    return conflictsOf(this.houses, digits)
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
    return this.emptyCells === 0
  }

  /** How many cells have no digit yet. */
  get emptyCells() {
    return this.#digits.filter((digit, cell) => !digit && !this.isHole(cell)).length
  }

  /** Full, no house holds a digit twice, and constraints are known to be kept. */
  get isSolved() {
    const isFit = this.isFull && this.conflicts.length === 0
    return isFit && (!this.constraints || this.proven.has(String(this.digits)))
  }

  /** How many of each digit are still to place, from digit 1; undefined where rows and columns do not have each digit. */
  get left() {
    const { size, rows, columns } = this
    if (columns !== size && rows !== size) return undefined
    const left = new Array(size).fill(columns === size ? rows : columns)
    for (const digit of this.#digits) if (digit) left[digit - 1]--
    return left
  }

  /**
   * The puzzle to solve: the givens or, on a board without any, what the reader typed.
   * @returns {Puzzle}
   */
  puzzle() {
    const givens = this.hasGivens ? this.givens : this.#entries()
    return this.#withGivens(givens)
  }

  /** The puzzle as it was set. @returns {Puzzle} */
  asSet() {
    return this.#withGivens(this.givens)
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

  /** Writes a digit (0 clears) for the reader into one cell. False: nothing changed. */
  set(/** @type {number} */ cell, /** @type {number} */ digit) {
    return this.write([cell], digit)
  }

  /**
   * Writes a digit (0 clears) for the reader; givens stay as they are.
   * @param {readonly number[]} cells @param {number} digit
   * @param {boolean} [cleans] also takes the digit out of the marks of all that see one of the cells
   */
  write(cells, digit, cleans = false) {
    const changed = cells.filter((cell) => this.#isChange(cell, digit))
    const step = this.#digitStep(changed.map((cell) => [cell, digit]))
    if (changed.length && digit && cleans) {
      const seen = new Set(changed.flatMap((cell) => [...this.peers(cell)]))
      for (const layer of /** @type {const} */ (['corner', 'centre'])) {
        this.#mark(step, layer, [...seen], (marks) => withoutDigit(marks, digit))
      }
    }
    return this.take(step)
  }

  /** Writes many digits at once, one a cell of the board. */
  writeAll(/** @type {readonly number[]} */ digits) {
    const pairs = pairsOf(digits).filter(([cell, digit]) => this.#isChange(cell, digit))
    return this.take(this.#digitStep(pairs))
  }

  /**
   * Puts a mark or a colour into cells or, where all of them have it, takes it out.
   * @param {MarkLayer} layer @param {readonly number[]} cells @param {number} value
   * @returns {boolean} whether they have it now
   */
  toggle(layer, cells, value) {
    const adds = cells.some((cell) => !holds(this.#marks[layer][cell], value))
    /** @type {Step} */
    const step = {}
    const change = adds ? withDigit : withoutDigit
    this.#mark(step, layer, cells, (marks) => change(marks, value))
    this.take(step)
    return adds
  }

  /** Empties layers of cells, but for givens. */
  erase(/** @type {readonly Layer[]} */ layers, /** @type {readonly number[]} */ cells) {
    /** @type {Step} */
    const step = {}
    for (const layer of layers) {
      if (layer === 'digits') {
        const set = cells.filter((cell) => this.#digits[cell] && !this.givens[cell])
        Object.assign(step, this.#digitStep(set.map((cell) => [cell, 0])))
      } else this.#mark(step, layer, cells, () => '')
    }
    return this.take(step)
  }

  /** Gives empty cells, as corner marks, the digits that no house of theirs holds. */
  fillMarks(/** @type {readonly number[]} */ cells) {
    const all = [...new Array(this.size).keys()].map((index) => index + 1)
    /** @type {Step} */
    const step = {}
    const empty = cells.filter((cell) => !this.#digits[cell])
    this.#mark(step, 'corner', empty, (_, cell) => {
      const seen = new Set([...this.peers(cell)].map((peer) => this.#digits[peer]))
      const allowed = this.candidates?.[cell] ?? all
      return marksOf(allowed.filter((digit) => !seen.has(digit)))
    })
    return this.take(step)
  }

  /** The digit of an empty cell's only mark; 0 when there is none, or more. */
  lastMark(/** @type {number} */ cell) {
    if (this.#digits[cell]) return 0
    const { corner, centre } = this.#marks
    const digits = digitsOf(marksOf([...digitsOf(corner[cell]), ...digitsOf(centre[cell])]))
    return digits.length === 1 ? digits[0] : 0
  }

  /** Fills the board with a solution; entries that differ from it give way. */
  answer(/** @type {readonly number[]} */ solution) {
    const pairs = pairsOf(solution).filter(([cell, digit]) => this.#digits[cell] !== digit)
    return this.take(this.#digitStep(pairs, -1))
  }

  /** Empties every cell that is no given, of marks and colours too. */
  clear() {
    const cells = this.givens.map((_, cell) => cell)
    return this.erase(['digits', ...MARK_LAYERS], cells)
  }

  /** Takes steps back; gives the last of them. */
  undo(count = 1) {
    return this.#history.undo(count)
  }

  /** Takes undone steps again; gives the last of them. */
  redo(count = 1) {
    return this.#history.redo(count)
  }

  #isChange(/** @type {number} */ cell, /** @type {number} */ digit) {
    if (this.givens[cell] || this.isHole(cell)) return false
    return this.#digits[cell] !== digit || this.#answers.has(cell)
  }

  #entries() {
    return this.#digits.map((digit, cell) => (this.#answers.has(cell) ? 0 : digit))
  }

  /** A copy of the puzzle with these givens. @param {readonly number[]} givens @returns {Puzzle} */
  #withGivens(givens) {
    const puzzle = { ...this.#set, ...this.shape, givens: [...givens] }
    // Lists without anything in them are as if they were not there.
    for (const list of /** @type {const} */ (['regions', 'houses', 'candidates'])) {
      if (!puzzle[list]?.length) delete puzzle[list]
    }
    return puzzle
  }

  /** A digit as steps have it: the program's are negative. */
  #value(/** @type {number} */ cell) {
    return this.#answers.has(cell) ? -this.#digits[cell] : this.#digits[cell]
  }

  /**
   * @param {readonly (readonly [number, number])[]} pairs cells and their new digits
   * @param {1 | -1} sign -1: they are the program's
   * @returns {Step}
   */
  #digitStep(pairs, sign = 1) {
    if (!pairs.length) return {}
    const all = [...pairs]
    if (!this.hasGivens && sign > 0) {
      // What the program filled in followed from digits that are others now.
      const written = new Set(pairs.map(([cell]) => cell))
      for (const cell of this.#answers) if (!written.has(cell)) all.push([cell, 0])
    }
    return {
      digits: all.flatMap(([cell, digit]) => [cell, this.#value(cell), digit && sign * digit]),
    }
  }

  /**
   * @param {Step} step gets the changes
   * @param {MarkLayer} layer @param {readonly number[]} cells
   * @param {(marks: Marks, cell: number) => Marks} change
   */
  #mark(step, layer, cells, change) {
    const list = []
    for (const cell of cells) {
      if (this.isHole(cell)) continue
      const before = this.#marks[layer][cell]
      const after = change(before, cell)
      if (before !== after) list.push(cell, before, after)
    }
    if (list.length) step[layer] = list
  }

  /** Takes a step; false: it changes nothing. */
  take(/** @type {Step} */ step) {
    if (!Object.keys(step).length) return false
    this.#history.take(step)
    return true
  }

  #apply(/** @type {Step} */ step, /** @type {boolean} */ isForth) {
    for (const [layer, list = []] of Object.entries(step)) {
      for (let at = 0; at < list.length; at += 3) {
        const cell = Number(list[at])
        const value = list[at + (isForth ? 2 : 1)]
        if (layer !== 'digits') this.#marks[/** @type {MarkLayer} */ (layer)][cell] = String(value)
        else {
          this.#digits[cell] = Math.abs(Number(value))
          if (Number(value) < 0) this.#answers.add(cell)
          else this.#answers.delete(cell)
        }
      }
    }
    this.#conflicts = undefined
  }
}

/** Each cell with its digit. @param {readonly number[]} digits @returns {[cell: number, digit: number][]} */
function pairsOf(digits) {
  return digits.map((digit, cell) => [cell, digit])
}
