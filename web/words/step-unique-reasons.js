// words/step-unique-reasons.js: why steps are right in which one of some further candidates must be true: patterns with
// two solutions, and patterns with none.

import { distinct } from './step-parts.js'

/** @typedef {import('nonet-human-wasm').Candidate} Candidate */
/** @typedef {import('./step-parts.js').StepParts} StepParts */

/** Rectangles, loops, BUG and others that would have two solutions. @param {StepParts} parts */
export function deadly(parts) {
  const { technique } = parts.step
  const list = parts.candidates(parts.marks('extra'))
  if (/^bug-(plus|type)/.test(technique)) {
    return [parts.sentence('steps.bug', { list }), ...guarded(parts)]
  }
  const [{ cells, digits }] = parts.groups('pattern')
  const values = { cells: parts.cells(cells), digits: parts.digits(digits), list }
  const path = technique.startsWith('avoidable-') ? 'steps.avoidable' : 'steps.deadly'
  return [parts.sentence(path, values), ...guarded(parts)]
}

/** What follows from the further candidates. @param {StepParts} parts */
function guarded(parts) {
  const { technique, eliminations, houses = [] } = parts.step
  const guards = parts.marks('extra')
  if (guards.length === 1) return [parts.sentence('steps.onlyGuard')]
  const cells = distinct(guards.map(({ cell }) => cell))
  const own = distinct(guards.map(({ digit }) => digit))
  const gone = distinct(eliminations.map(({ digit }) => digit))
  const bases = parts.housesOf('base')
  const [set] = parts.groups('set')
  if (set) return [parts.sentence('steps.guardSet', setValues(parts, cells, own, set.cells))]
  if (bases.length) {
    const digit = lockedDigit(parts, cells, gone)
    const other = parts.anyDigit(gone)
    const fallen = parts.cells(eliminations.map(({ cell }) => cell))
    const where = parts.where(bases)
    if (technique === 'unique-rectangle-6') {
      const partner = parts.digits(pairOf(parts).filter((one) => !gone.includes(one)))
      const values = { digit: gone[0], where, cells: fallen, other: partner }
      return [parts.sentence('steps.guardCross', values)]
    }
    if (technique === 'hidden-rectangle') {
      return [parts.sentence('steps.hiddenCorner', { digit, where, cells: fallen, other })]
    }
    return [parts.sentence('steps.guardLocked', { digit, where, cells: parts.cells(cells), other })]
  }
  if (cells.length === 1 && houses.length === 0) {
    return [
      parts.sentence('steps.oneCell', { cells: parts.cells(cells), digits: parts.anyDigit(gone) }),
    ]
  }
  const values = { digit: own[0], cells: parts.cells(cells) }
  return [parts.sentence('steps.oneDigit', values)]
}

/** @param {StepParts} parts @param {number[]} cells @param {number[]} digits @param {number[]} others */
function setValues(parts, cells, digits, others) {
  return {
    cells: parts.cells(cells),
    digits: parts.digits(digits),
    others: parts.cells(others),
    where: parts.where(parts.housesOf('house')),
  }
}

/** The digits of the pattern. @param {StepParts} parts */
function pairOf(parts) {
  const [group] = parts.groups('pattern')
  return group?.digits ?? []
}

/** The digit of the pattern that stays, in all guarded cells. @param {StepParts} parts @param {number[]} cells @param {number[]} gone */
function lockedDigit(parts, cells, gone) {
  const pattern = parts.marks('pattern').filter(({ digit }) => !gone.includes(digit))
  const digits = distinct(pattern.map(({ digit }) => digit))
  const isIn = (/** @type {number} */ digit) =>
    cells.every((cell) => pattern.some((mark) => mark.cell === cell && mark.digit === digit))
  return digits.find(isIn) ?? digits[0] ?? pairOf(parts).find((one) => !gone.includes(one)) ?? ''
}

/** @param {StepParts} parts */
export function reverseBug(parts) {
  const { step } = parts
  const [{ cell, digit }] = step.eliminations
  const cells = distinct(parts.groups('pattern').flatMap((group) => group.cells))
  const values = {
    cells: parts.cell(cell),
    digit,
    digits: parts.digits(step.digits),
    others: parts.cells(cells.filter((one) => one !== cell)),
  }
  return [parts.sentence('steps.reverseBug', values)]
}

/** @param {StepParts} parts @param {Candidate[]} guards */
function ending(parts, guards) {
  const { placements, eliminations } = parts.step
  if (placements.length || guards.length === 1) return parts.sentence('steps.onlyGuard')
  const cells = distinct(guards.map(({ cell }) => cell))
  const gone = distinct(eliminations.map(({ digit }) => digit))
  return cells.length === 1 && eliminations.every(({ cell }) => cell === cells[0])
    ? parts.sentence('steps.oneCell', { cells: parts.cells(cells), digits: parts.anyDigit(gone) })
    : parts.sentence('steps.oneDigit', { digit: guards[0].digit, cells: parts.cells(cells) })
}

/** @param {string} path @returns {(parts: StepParts) => string[]} */
function withGuards(path) {
  return (parts) => {
    const { step } = parts
    const cells = distinct(parts.groups('pattern').flatMap((group) => group.cells))
    const guards = parts.marks('extra')
    const values = {
      cells: parts.cells(cells),
      digits: parts.digits(step.digits),
      digit: step.digits[0],
      list: parts.candidates(guards),
    }
    return [parts.sentence(path, values), ending(parts, guards)]
  }
}

export const tridagon = withGuards('steps.tridagon')
export const oddagon = withGuards('steps.oddagon')
export const brokenWing = withGuards('steps.brokenWing')
