// board/selection.js: the selected cells, and the active one, which has the keyboard.
//
// Any cells can be selected together: dragged over, added one by one, or the block between two. The active cell is
// selected too, unless it was just removed from the selection. Pure: knows only the size of the board.

export class Selection {
  /** @type {number} the active cell */
  active = 0
  /** @type {Set<number>} in the order of selection */
  #cells = new Set([0])
  #rows
  #columns

  /** @param {{rows: number, columns: number}} grid */
  constructor({ rows, columns }) {
    this.#rows = rows
    this.#columns = columns
  }

  /** @returns {number[]} */
  get cells() {
    return [...this.#cells]
  }

  get count() {
    return this.#cells.size
  }

  has(/** @type {number} */ cell) {
    return this.#cells.has(cell)
  }

  /** Only this cell. */
  one(/** @type {number} */ cell) {
    this.active = cell
    this.#cells = new Set([cell])
  }

  /** Adds this cell. */
  add(/** @type {number} */ cell) {
    this.active = cell
    this.#cells.add(cell)
  }

  /** Adds or removes a cell; the last one stays. */
  toggle(/** @type {number} */ cell) {
    this.active = cell
    if (!this.#cells.has(cell)) this.#cells.add(cell)
    else if (this.#cells.size > 1) this.#cells.delete(cell)
  }

  /** Adds every cell of the block between the active cell and this one. */
  block(/** @type {number} */ cell) {
    const width = this.#columns
    const rows = range(Math.floor(this.active / width), Math.floor(cell / width))
    const columns = range(this.active % width, cell % width)
    for (const row of rows) for (const column of columns) this.#cells.add(row * width + column)
    this.active = cell
  }

  /** Adds every cell on the way to this one: a fast drag skips some. */
  reach(/** @type {number} */ cell) {
    for (const passed of between(this.active, cell, this.#columns)) this.#cells.add(passed)
    this.active = cell
  }

  all() {
    this.#cells = new Set(range(0, this.#rows * this.#columns - 1))
  }
}

/** @param {number} from @param {number} to @returns {number[]} ascending, both ends included */
function range(from, to) {
  const first = Math.min(from, to)
  return [...new Array(Math.abs(to - from) + 1).keys()].map((index) => first + index)
}

/**
 * The cells on the straight line from one to another, without the first.
 * @param {number} from @param {number} to @param {number} columns of the grid
 */
export function between(from, to, columns) {
  const [row, column] = [Math.floor(from / columns), from % columns]
  const [down, right] = [Math.floor(to / columns) - row, (to % columns) - column]
  const steps = Math.max(Math.abs(down), Math.abs(right))
  return [...new Array(steps).keys()].map((index) => {
    const share = (index + 1) / steps
    return Math.round(row + down * share) * columns + Math.round(column + right * share)
  })
}
