// tests/web/puzzles.mjs: the few puzzles that the scenarios use, with known facts about them.

/** A proper puzzle, from the English Wikipedia's article on sudoku, and its solution. */
export const PROPER = {
  givens: '53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79',
  solution: '534678912672195348198342567859761423426853791713924856961537284287419635345286179',
}

/**
 * "Grid 01" of the seed's titled file: more than one solution, which the old programs never
 * noticed.
 */
export const SEVERAL =
  '..8...3...16..8...........11.3......49.........2..7.....5.94.1.6....5...7..6.....'

/** No solution: the givens are already in conflict, two 5s in row 1. */
export const CONFLICTING = `55${PROPER.givens.slice(2)}`

/** No solution, but no conflict either: row 1 lacks only 9, which stands below in its column. */
export const IMPOSSIBLE = `12345678.${'.'.repeat(8)}9${'.'.repeat(63)}`

/**
 * No solution either, which takes 677,155 guesses to prove, some tenths of a second (Peter Norvig,
 * norvig.com/sudoku.html).
 */
export const LONG =
  '.....5.8....6.1.43..........1.5........1.6...3.......553.....61........4.........'

/**
 * Whether a full 9×9 line keeps the givens and has each digit once in every row, column and box.
 * @param {string} line @param {string} givens
 */
export function isSolutionOf(line, givens) {
  const digits = [...line]
  const houses = Array.from({ length: 9 }, (_, house) => [
    digits.filter((_, cell) => Math.floor(cell / 9) === house),
    digits.filter((_, cell) => cell % 9 === house),
    digits.filter((_, cell) => Math.floor(cell / 27) * 3 + Math.floor((cell % 9) / 3) === house),
  ]).flat()
  const isComplete = houses.every((house) => house.sort().join('') === '123456789')
  return isComplete && [...givens].every((given, cell) => given === '.' || given === digits[cell])
}

/**
 * A titled file of three grids: the first proper, the second cut short, the third with conflicting
 * givens.
 */
export const FILE = [
  ['Grid 01', rows(PROPER.givens)],
  ['Grid 02', rows(PROPER.givens).slice(0, 5)],
  ['Grid 03', rows(CONFLICTING)],
]
  .flat(2)
  .map((line) => `${line.replaceAll('.', '0')}\n`)
  .join('')

/** @param {string} line */
function rows(line) {
  return line.match(/.{9}/g) ?? []
}

/**
 * A 25×25 puzzle without a solution whose search takes practically forever, as one line.
 *
 * Twelve cells of row 1 have the same eleven candidates, since the other fourteen digits are in their columns; no
 * single is ever forced, so a search tries all orders of eleven digits. Of each stack of five columns, the first four
 * are used; the digit d of column k of its stack is in band (⌊d/5⌋ + k) mod 4 + 1, so that no box has it twice, and
 * in the band's row (d + stack) mod 5.
 */
export function endless() {
  const size = 25
  const cells = Array(size * size).fill('.')
  for (let number = 0; number < 12; number++) {
    const stack = Math.floor(number / 4)
    const column = number % 4
    for (let digit = 0; digit < 14; digit++) {
      const band = ((Math.floor(digit / 5) + column) % 4) + 1
      const row = band * 5 + ((digit + stack) % 5)
      // Digits 12…25, as letters: A is 10.
      cells[row * size + stack * 5 + column] = String.fromCharCode(67 + digit)
    }
  }
  return cells.join('')
}
