// tests/bench/cnf.mjs: a sudoku as a formula for solvers of propositional logic, in DIMACS's writing.
//
// A variable is "this digit stands in this cell", for each digit that the givens leave to the cell: solvers would remove the others
// at once, and reading them would count against them. The clauses are the usual ones of all that is known, which such solvers
// are fastest with: a cell has at least one digit and no two; a house has each digit at least once and no two of it.
//
// "Is there another solution?" is the same formula with one more clause: not all of these variables together.
//
// Source: I. Lynce and J. Ouaknine, Sudoku as a SAT problem (2006), the extended encoding.
// Tested by cnf.test.mjs.

/** @typedef {{size: number, boxRows: number, boxColumns: number, givens: number[]}} Puzzle */
/** @typedef {{candidates: {cell: number, digit: number}[], clauses: number[][]}} Formula variable n is candidates[n − 1] */

/** The cells of each row, column and box. @param {Puzzle} puzzle */
function housesOf({ size, boxRows, boxColumns }) {
  const numbers = Array.from({ length: size }, (_, i) => i)
  const boxesAcross = size / boxColumns
  const hasBoxes = boxRows > 1 && boxColumns > 1
  return [
    ...numbers.map((row) => numbers.map((column) => row * size + column)),
    ...numbers.map((column) => numbers.map((row) => row * size + column)),
    ...(hasBoxes ? numbers : []).map((box) =>
      numbers.map((place) => {
        const row = Math.floor(box / boxesAcross) * boxRows + Math.floor(place / boxColumns)
        return row * size + (box % boxesAcross) * boxColumns + (place % boxColumns)
      }),
    ),
  ]
}

/** At least one of these variables, and no two. @param {number[]} variables */
function exactlyOne(variables) {
  const pairs = variables.flatMap((one, i) => variables.slice(i + 1).map((other) => [-one, -other]))
  return [variables, ...pairs]
}

/** @param {Puzzle} puzzle @returns {Formula} */
export function formulaOf(puzzle) {
  const { size, givens } = puzzle
  if (givens.length !== size * size) {
    throw new RangeError(`${givens.length} givens in a grid of ${size}×${size}`)
  }
  const houses = housesOf(puzzle)
  /** The digits of the givens that a cell sees. */
  const seen = givens.map(() => new Set())
  for (const house of houses) {
    for (const cell of house) {
      if (givens[cell] === 0) continue
      for (const other of house) if (other !== cell) seen[other].add(givens[cell])
    }
  }
  /** @type {Formula['candidates']} */
  const candidates = []
  /** The variable of each cell and digit; 0 where there is none. */
  const variables = givens.map((given, cell) =>
    Array.from({ length: size }, (_, i) => {
      const digit = i + 1
      const fits = !seen[cell].has(digit) && (given === 0 || given === digit)
      return fits ? candidates.push({ cell, digit }) : 0
    }),
  )
  const clauses = variables.flatMap((ofCell) => exactlyOne(ofCell.filter(Boolean)))
  for (const house of houses) {
    for (let i = 0; i < size; i++) {
      clauses.push(...exactlyOne(house.map((cell) => variables[cell][i]).filter(Boolean)))
    }
  }
  return { candidates, clauses }
}

/** The text that solvers read. @param {Formula} formula */
export function dimacs({ candidates, clauses }) {
  const lines = clauses.map((clause) => `${[...clause, 0].join(' ')}\n`)
  return `p cnf ${candidates.length} ${clauses.length}\n${lines.join('')}`
}

/**
 * What a solver has answered: the variables that are true; null if the formula has no solution. Reads what solvers print ('s SATISFIABLE'
 * and lines with v) and the file that minisat writes ('SAT' and a line).
 * @param {string} text
 */
export function modelOf(text) {
  const lines = text.split('\n')
  if (lines.some((line) => /^(s UNSATISFIABLE|UNSAT)\s*$/.test(line))) return null
  const verdict = lines.findIndex((line) => /^(s SATISFIABLE|SAT)\s*$/.test(line))
  if (verdict < 0) throw new Error(`no answer of a solver: ${text.slice(0, 200)}`)
  return lines
    .slice(verdict + 1)
    .filter((line) => /^(v )?[-\d]/.test(line))
    .flatMap((line) => line.replace(/^v /, '').trim().split(/\s+/).map(Number))
    .filter((literal) => literal > 0)
}

/** The formula without that solution. @param {Formula} formula @param {number[]} model @returns {Formula} */
export function without({ candidates, clauses }, model) {
  return { candidates, clauses: [...clauses, model.map((variable) => -variable)] }
}
