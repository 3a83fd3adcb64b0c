// tests/web/unit/any-puzzle.mjs: pseudo-random puzzles of any size, shape and content, the same each time.
import { boxShapes } from '../../../web/board/houses.js'

/** @typedef {import('../../../web/interop/shape.js').Marked} Marked */

/** The same numbers in the same order, each time. */
export function dice(/** @type {number} */ seed) {
  let state = seed
  return (/** @type {number} */ below) => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0
    return Math.floor((state / 2 ** 32) * below)
  }
}

/** @param {number} size @param {ReturnType<typeof dice>} roll @returns {Marked} */
export function anyPuzzle(size, roll) {
  const shapes = boxShapes(size)
  const { boxRows, boxColumns } = shapes[roll(shapes.length)]
  const cells = Array.from({ length: size * size }, (_, cell) => cell)
  const some = (/** @type {number} */ share) => (roll(100) < share ? 1 + roll(size) : 0)
  const share = roll(101)
  const givens = cells.map(() => some(share))
  /** @type {Marked} */
  const puzzle = { size, boxRows, boxColumns, givens }
  if (roll(3) === 0 && size > 1) {
    // Regions of the right size, of any shape; rarely boxes.
    const snake = cells.map((cell) => {
      const [row, column] = [Math.floor(cell / size), cell % size]
      return Math.floor((column * size + (column % 2 ? size - 1 - row : row)) / size)
    })
    const [one, other] = [snake.indexOf(0), snake.indexOf(1)]
    ;[snake[one], snake[other]] = [snake[other], snake[one]]
    const names = [...new Set(snake)]
    puzzle.regions = snake.map((name) => names.indexOf(name))
    Object.assign(puzzle, { boxRows: 1, boxColumns: size })
  }
  const entries = givens.map((given) => (given ? 0 : some(30)))
  if (roll(2) && entries.some(Boolean)) puzzle.entries = entries
  for (const [name, most] of /** @type {['corner' | 'centre' | 'colours', number][]} */ ([
    ['corner', size],
    ['centre', size],
    ['colours', 8],
  ])) {
    const sets = cells.map(() =>
      roll(4)
        ? []
        : [...new Set([1 + roll(most), 1 + roll(most), 1 + roll(most)])].sort((a, b) => a - b),
    )
    if (roll(3) === 0 && sets.some((set) => set.length)) puzzle[name] = sets
  }
  return puzzle
}
