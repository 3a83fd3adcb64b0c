// words/step-chain-reasons.js: why chains, nets and chains of sets are right: what follows from the two ends of each
// chain. The chains themselves are read out with the pattern (step-sentences.js).

import { distinct } from './step-parts.js'

/** @typedef {import('nonet-human-wasm').ChainNode} ChainNode */
/** @typedef {import('./step-parts.js').StepParts} StepParts */

/** @param {ChainNode} one @param {ChainNode} other */
const isSamePlace = (one, other) =>
  one.digit === other.digit && one.cells.join() === other.cells.join()

/** Alternating chains and loops. @param {StepParts} parts */
export function chain(parts) {
  const { chains = [] } = parts.step
  if (!chains.length) return [parts.sentence('steps.other')]
  return distinct(chains.map((nodes) => endOf(parts, nodes)))
}

/** @param {StepParts} parts @param {ChainNode[]} nodes */
function endOf(parts, nodes) {
  const [first] = nodes
  const last = /** @type {ChainNode} */ (nodes.at(-1))
  if (isSamePlace(first, last)) {
    return parts.sentence(first.on === last.on ? 'steps.loopAll' : 'steps.chainContradiction')
  }
  if (!first.on && last.on) {
    const values = {
      first: parts.statement({ ...first, on: true }),
      last: parts.statement(last),
    }
    return parts.sentence('steps.eitherEnd', values)
  }
  const other = parts.statement({ ...first, on: !first.on })
  return parts.sentence('steps.chainEither', { other })
}

/** Chains of almost locked sets. @param {StepParts} parts */
export function setChain(parts) {
  const digits = distinct(parts.step.eliminations.map(({ digit }) => digit))
  const values = { digits: parts.digits(digits), count: digits.length }
  return [parts.sentence('steps.sets'), parts.sentence('steps.setsEnd', values)]
}

/** @param {StepParts} parts */
export function blossom(parts) {
  const [stem] = parts.groups('pivot')
  const values = {
    stem: parts.cells(stem.cells),
    digits: parts.digits(stem.digits),
    common: parts.digits(parts.step.digits),
  }
  return [parts.sentence('steps.sets'), parts.sentence('steps.blossom', values)]
}

/** As many digits as cells, over several lines and boxes, in which a digit may stand more than once. @param {StepParts} parts */
export function lockedLines(parts) {
  const { cells, digits } = parts.step
  const named = distinct(cells.flatMap((group) => group.cells))
  return [
    parts.sentence('steps.lockedLines', {
      cells: parts.cells(named),
      digits: parts.digits(digits),
    }),
  ]
}

/** As many digits as cells. @param {StepParts} parts */
export function lockedCells(parts) {
  const { cells: groups = [], marks = [] } = parts.step
  const marked = groups.length ? [] : marks
  const cells = [...groups.flatMap((group) => group.cells), ...marked.map(({ cell }) => cell)]
  const digits = [...groups.flatMap((group) => group.digits), ...marked.map(({ digit }) => digit)]
  const values = { cells: parts.cells(cells), digits: parts.digits(digits) }
  return [parts.sentence('steps.lockedCells', values)]
}

/** @param {StepParts} parts */
export function exclusion(parts) {
  const { cells = [], eliminations } = parts.step
  const pattern = cells.filter(({ role }) => role !== 'set').flatMap((group) => group.cells)
  const named = pattern.length ? pattern : eliminations.map(({ cell }) => cell)
  return [parts.sentence('steps.exclusion', { cells: parts.cells(distinct(named)) })]
}

/** What follows whichever candidate of a cell or a house is true, or from one that is refuted. @param {StepParts} parts */
export function forcing(parts) {
  const { technique, chains, digits } = parts.step
  if (technique.startsWith('cell-')) {
    const [pivot] = parts.groups('pivot')
    const values = { pivot: parts.cells(pivot.cells), digits: parts.digits(pivot.digits) }
    return [parts.sentence('steps.cellForcing', values)]
  }
  if (technique.startsWith('house-')) {
    const values = { digit: digits[0], where: parts.where(parts.housesOf('base')) }
    return [parts.sentence('steps.houseForcing', values)]
  }
  if (technique === 'nishio') {
    const start = parts.statement(chains[0][0])
    return [parts.sentence('steps.nishio', { start }), parts.sentence('steps.wrong')]
  }
  return whip(parts)
}

/** A candidate from which something follows that cannot be. @param {StepParts} parts */
export function whip(parts) {
  const [nodes] = parts.step.chains
  const last = /** @type {ChainNode} */ (nodes.at(-1))
  const bases = parts.housesOf('base')
  const [empty] = parts.step.cells ?? []
  const end = bases.length
    ? [parts.sentence('steps.noPlace', { digit: last.digit, where: parts.where(bases) })]
    : empty
      ? [parts.sentence('steps.noDigit', { cells: parts.cells(empty.cells) })]
      : []
  const start = parts.statement(nodes[0])
  return [parts.sentence('steps.whip', { start }), ...end, parts.sentence('steps.wrong')]
}
