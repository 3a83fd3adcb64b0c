// board/reader-position.js: the board as the reader has it, as a puzzle for hints: digits, and the candidates that
// their marks leave.
//
// Which marks are candidates? Centre marks are what may stand in a cell, so a cell that has any may hold nothing else
// (nor more than these and its corner marks). Corner marks are used in two ways: filled in, as all candidates of a
// cell, or only where a digit has few places in a box. They count as candidates
//   - in cells that "Fill in marks" has filled in, which the steps of the board tell, until they are erased; and
//   - in a box (or region) all of whose empty cells have marks, and of which every missing digit is marked somewhere:
//     both ways of using them agree there.
// A cell without such marks may hold every digit that its houses allow.

import { digitsOf, holds } from './digit-sets.js'
import { housesOf } from './houses.js'

/** @typedef {import('nonet-wasm').Puzzle} Puzzle */
/** @typedef {import('./model.js').BoardModel} BoardModel */
/** @typedef {import('./history.js').Step} Step */
/**
 * @typedef {object} State a board as it was after some of its steps
 * @property {number[]} digits
 * @property {string[]} corner
 * @property {string[]} centre
 * @property {readonly Step[]} steps
 */

/**
 * @param {BoardModel} model
 * @param {number} [ago] steps
 * @returns {Puzzle}
 */
export function readerPosition(model, ago = 0) {
  const puzzle = model.puzzle()
  const state = stateOf(model, ago)
  // On a board without givens, what the reader typed is the puzzle, also some steps earlier.
  const givens = model.hasGivens ? puzzle.givens : puzzle.givens.map(() => 0)
  if (!model.hasGivens) {
    for (const cell of givens.keys()) {
      if (model.kind(cell) !== 'answer') givens[cell] = state.digits[cell]
    }
  }
  const entries = state.digits.map((digit, cell) => (givens[cell] ? 0 : digit))
  const candidates = candidatesOf(model, state)
  return candidates ? { ...puzzle, givens, entries, candidates } : { ...puzzle, givens, entries }
}

/** The cells whose marks are the reader's candidates. @param {BoardModel} model @returns {Set<number>} */
export function cellsWithCandidates(model) {
  return noted(model, stateOf(model, 0))
}

/** @param {BoardModel} model @param {number} ago @returns {State} */
function stateOf(model, ago) {
  const steps = model.steps.slice(0, model.steps.length - ago)
  const cells = model.digits.map((_, cell) => cell)
  const state = {
    digits: [...model.digits],
    corner: cells.map((cell) => model.marks('corner', cell)),
    centre: cells.map((cell) => model.marks('centre', cell)),
    steps,
  }
  for (const { digits = [], corner = [], centre = [] } of model.steps
    .slice(steps.length)
    .reverse()) {
    for (let at = 0; at < digits.length; at += 3) {
      state.digits[Number(digits[at])] = Math.abs(Number(digits[at + 1]))
    }
    for (let at = 0; at < corner.length; at += 3) {
      state.corner[Number(corner[at])] = String(corner[at + 1])
    }
    for (let at = 0; at < centre.length; at += 3) {
      state.centre[Number(centre[at])] = String(centre[at + 1])
    }
  }
  return state
}

/**
 * The digits that the marks and the puzzle leave in each cell; undefined where neither says anything.
 * @param {BoardModel} model @param {State} state @returns {number[][] | undefined}
 */
function candidatesOf(model, state) {
  const stated = model.candidates
  const cells = noted(model, state)
  if (!stated && !cells.size) return undefined
  const all = numbersTo(model.size)
  return state.digits.map((digit, cell) => {
    const allowed = stated?.[cell] ?? all
    if (digit || !cells.has(cell)) return [...allowed]
    const marks = state.corner[cell] + state.centre[cell]
    return allowed.filter((candidate) => holds(marks, candidate))
  })
}

/** @param {BoardModel} model @param {State} state */
function noted(model, { digits, corner, centre, steps }) {
  const { size } = model
  const found = filledIn(steps)
  for (const { cells } of boxesOf(model)) {
    const empty = cells.filter((cell) => !digits[cell])
    const marked = new Set(empty.flatMap((cell) => digitsOf(corner[cell] + centre[cell])))
    const isMarked = empty.every((cell) => corner[cell] || centre[cell])
    const placed = new Set(cells.map((cell) => digits[cell]))
    const isWhole = numbersTo(size).every((digit) => placed.has(digit) || marked.has(digit))
    if (isMarked && isWhole) for (const cell of empty) found.add(cell)
  }
  for (const [cell, digit] of digits.entries()) {
    if (centre[cell]) found.add(cell)
    if (digit || !(corner[cell] || centre[cell])) found.delete(cell)
  }
  return found
}

/**
 * The cells that a step has filled in since they were erased last. A mark of the reader's is the same in all cells;
 * what is filled in is not.
 * @param {readonly Step[]} steps
 */
function filledIn(steps) {
  /** @type {Set<number>} */
  const cells = new Set()
  for (const { corner = [] } of steps) {
    const added = new Set()
    for (let at = 0; at < corner.length; at += 3) {
      for (const digit of digitsOf(String(corner[at + 2]))) {
        if (!holds(String(corner[at + 1]), digit)) added.add(digit)
      }
    }
    for (let at = 0; at < corner.length; at += 3) {
      const cell = Number(corner[at])
      if (!corner[at + 2]) cells.delete(cell)
      else if (added.size > 1) cells.add(cell)
    }
  }
  return cells
}

/** The boxes or regions; the rows, where there are neither. @param {BoardModel} model */
function boxesOf({ shape }) {
  const houses = housesOf(shape)
  const boxes = houses.filter(({ kind }) => kind === 'box' || kind === 'region')
  return boxes.length ? boxes : houses.filter(({ kind }) => kind === 'row')
}

/** 1 to a number. @param {number} last */
const numbersTo = (last) => [...new Array(last).keys()].map((index) => index + 1)
