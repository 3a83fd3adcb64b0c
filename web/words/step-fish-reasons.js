// words/step-fish-reasons.js: why steps about the places of one digit are right: fish, pairs of strong links, templates.

import { distinct } from './step-parts.js'

/** @typedef {import('./step-parts.js').StepParts} StepParts */

/** Both fish of a Siamese one have the same base houses; the covers follow each other. @param {StepParts} parts */
export function fish(parts) {
  const { technique } = parts.step
  const isTwice = technique.startsWith('siamese-')
  const bases = parts.housesOf('base')
  const covers = parts.housesOf('cover')
  const some = isTwice ? covers.slice(0, covers.length / 2) : covers
  const values = {
    digit: parts.step.digits[0],
    bases: parts.houses(bases),
    covers: parts.houses(some),
  }
  const fins = distinct([...parts.marks('fin'), ...parts.marks('endo-fin')])
  if (!fins.length) return [parts.sentence('steps.fish', values)]
  const own = isTwice ? fins.filter(({ group }) => group === fins[0].group) : fins
  const list = parts.cells(own.map(({ cell }) => cell))
  return [
    ...(isTwice ? [parts.sentence('steps.siamese')] : []),
    parts.sentence('steps.finnedFish', { ...values, fins: list }),
    ...(isTwice ? [parts.sentence('steps.twice')] : []),
    ...(technique.includes('sashimi') ? [parts.sentence('steps.sashimi')] : []),
  ]
}

/** @param {StepParts} parts */
export function kraken(parts) {
  const values = {
    digit: parts.step.digits[0],
    bases: parts.houses(parts.housesOf('base')),
    covers: parts.houses(parts.housesOf('cover')),
  }
  return [parts.sentence('steps.kraken', values)]
}

/** Two houses with two places each, one of one seeing one of the other. @param {StepParts} parts */
export function twoLinks(parts) {
  const { chains, houses, digits, technique } = parts.step
  const share = houses.length / chains.length
  const isRectangle = technique.endsWith('empty-rectangle')
  return chains.flatMap((nodes, index) => {
    const own = houses.slice(index * share, (index + 1) * share)
    const bases = own.filter(({ role }) => role === 'base')
    // The second link of an empty rectangle lies in its box.
    const second = isRectangle
      ? own.filter(({ kind, role }) => role !== 'base' && kind !== 'row' && kind !== 'column')
      : bases.slice(1)
    const [a, b, c, d] = nodes.map(({ cells }) => parts.anyOf(cells))
    const values = {
      digit: digits[0],
      first: parts.where(bases.slice(0, 1)),
      second: parts.where(second),
      a,
      b,
      c,
      d,
      ends: parts.cells([...nodes[0].cells, ...nodes[3].cells]),
    }
    return [
      ...(index ? [parts.sentence('steps.twice')] : []),
      parts.sentence('steps.twoLinks', values),
    ]
  })
}

/** @param {StepParts} parts */
export function template(parts) {
  const { technique, placements, eliminations, digits } = parts.step
  const isSet = technique === 'template-set'
  const candidates = isSet ? placements : eliminations
  const values = { digit: digits[0], cells: parts.anyOf(candidates.map(({ cell }) => cell)) }
  if (!isSet) return [parts.sentence('steps.templateDelete', values)]
  const cells = parts.cells(candidates.map(({ cell }) => cell))
  return [parts.sentence('steps.templateSet', { ...values, cells })]
}
