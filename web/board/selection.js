// board/selection.js: the selected cells, and the active one, which has the keyboard.
//
// Any cells can be selected together: dragged over, added one by one, or the block between two. The active cell is
// selected too, unless it was just removed from the selection. Pure: knows only the columns of the board, and its holes, which
// are never selected.

export class Selection {
  /** @type {number} the active cell */
  active
  /** @type {Set<number>} in the order of selection */
  #cells
  #columns
  #areas

  /** @param {{columns: number, areas: readonly number[]}} board `areas`: of each cell; below 0 in a hole */
  constructor({ columns, areas }) {
    this.#columns = columns
    this.#areas = areas
    this.active = areas.findIndex((area) => area >= 0)
    this.#cells = new Set([this.active])
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

  /** Adds this cell, unless it is a hole. */
  add(/** @type {number} */ cell) {
    this.active = cell
    if (this.#areas[cell] >= 0) this.#cells.add(cell)
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
    for (const row of rows) for (const column of columns) this.add(row * width + column)
    this.active = cell
  }

  /** Adds every cell on the way to this one: a fast drag skips some. */
  reach(/** @type {number} */ cell) {
    for (const passed of between(this.active, cell, this.#columns)) this.add(passed)
    this.active = cell
  }

  all() {
    for (const [cell, area] of this.#areas.entries()) if (area >= 0) this.#cells.add(cell)
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
