// tests/bench/cnf.test.mjs: the formula of a sudoku has as many solutions as the sudoku.
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { dimacs, formulaOf, modelOf, without } from './cnf.mjs'

/**
 * Counts the solutions of a formula: tries the variables in turn, and what single literals force.
 * @param {number[][]} clauses @param {number} variables
 * @returns {number}
 */
function countModels(clauses, variables) {
  const forced = clauses.find((clause) => clause.length === 1)?.[0]
  if (clauses.some((clause) => clause.length === 0)) return 0
  if (clauses.length === 0) return 2 ** variables
  const literal = forced ?? clauses[0][0]
  const count = (/** @type {number} */ chosen) =>
    countModels(
      clauses
        .filter((clause) => !clause.includes(chosen))
        .map((clause) => clause.filter((other) => other !== -chosen)),
      variables - 1,
    )
  return count(literal) + (forced === undefined ? count(-literal) : 0)
}

/** @param {import('./cnf.mjs').Formula} formula */
const solutionsOf = ({ clauses, candidates }) => countModels(clauses, candidates.length)

const empty = { size: 4, boxRows: 2, boxColumns: 2, givens: new Array(16).fill(0) }
const withGivens = (/** @type {Record<number, number>} */ givens) => ({
  ...empty,
  givens: empty.givens.map((_, cell) => givens[cell] ?? 0),
})

test('an empty 4×4 has its 288 solutions, and without boxes the 576 latin squares', () => {
  assert.equal(solutionsOf(formulaOf(empty)), 288)
  assert.equal(solutionsOf(formulaOf({ ...empty, boxRows: 1, boxColumns: 4 })), 576)
  assert.equal(solutionsOf(formulaOf({ ...empty, boxRows: 0, boxColumns: 0 })), 576)
})

test('boxes are as high and as wide as they are said to be', () => {
  // r1c1 = 1 and r2c3 = 1 share a box of 2×3 and none of 3×2.
  const givens = new Array(36).fill(0)
  givens[0] = givens[8] = 1
  const conflict = formulaOf({ size: 6, boxRows: 2, boxColumns: 3, givens })
  assert.ok(conflict.clauses.some((clause) => clause.length === 0))
  const none = formulaOf({ size: 6, boxRows: 3, boxColumns: 2, givens })
  assert.ok(none.clauses.every((clause) => clause.length > 0))
})

test('digits that a given excludes are no variables, and two equal givens in a row leave no solution', () => {
  const one = formulaOf(withGivens({ 0: 1 }))
  assert.equal(one.candidates.length, 64 - 3 - 7)
  assert.equal(solutionsOf(one), 288 / 4)
  assert.equal(solutionsOf(formulaOf(withGivens({ 0: 1, 3: 1 }))), 0)
})

test('with the clause against a solution there is one less', () => {
  const formula = formulaOf(withGivens({ 0: 1, 1: 2, 2: 3, 3: 4 }))
  const all = solutionsOf(formula)
  assert.equal(all, 12)
  const rows = ['1234', '3412', '2143', '4321'].join('')
  const model = formula.candidates.flatMap(({ cell, digit }, i) =>
    rows[cell] === String(digit) ? [i + 1] : [],
  )
  assert.equal(model.length, 16)
  assert.equal(solutionsOf(without(formula, model)), all - 1)
})

test('the text says how many variables and clauses there are', () => {
  const formula = formulaOf(empty)
  const [head, ...lines] = dimacs(formula).trimEnd().split('\n')
  assert.equal(head, `p cnf 64 ${lines.length}`)
  assert.equal(lines.length, formula.clauses.length)
  assert.ok(lines.every((line) => /^(-?\d+ )*0$/.test(line)))
})

test('answers of all three solvers are read', () => {
  assert.deepEqual(modelOf('SAT\n1 -2 3 0\n'), [1, 3])
  assert.equal(modelOf('UNSAT\n'), null)
  assert.deepEqual(modelOf('c comment\ns SATISFIABLE\nv 1 -2 3\nv -4 5 0\n'), [1, 3, 5])
  assert.equal(modelOf('s UNSATISFIABLE\n'), null)
  assert.throws(() => modelOf('INDETERMINATE\n'), /INDETERMINATE/)
  assert.throws(() => modelOf(''), /no answer/)
})

test('a grid that is not full is refused', () => {
  assert.throws(() => formulaOf({ ...empty, givens: [1, 2] }), /2 givens in a grid of 4×4/)
})
