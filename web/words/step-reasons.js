// words/step-reasons.js: why a step is right: a table of techniques, by families, and what to say of each.
//
// Each family has its sentences in the section `steps`; here they are chosen by what the step consists of, and filled
// in. Families with long tables of their own: step-fish-reasons.js, step-unique-reasons.js, step-chain-reasons.js.

import {
  blossom,
  chain,
  exclusion,
  forcing,
  lockedCells,
  lockedLines,
  setChain,
  whip,
} from './step-chain-reasons.js'
import { fish, kraken, template, twoLinks } from './step-fish-reasons.js'
import { distinct } from './step-parts.js'
import { brokenWing, deadly, oddagon, reverseBug, tridagon } from './step-unique-reasons.js'

/** @typedef {import('./step-parts.js').StepParts} StepParts */

/** @type {[RegExp, (parts: StepParts) => string[]][]} */
const REASONS = [
  [/^full-house$/, single('steps.fullHouse')],
  [/^naked-single$/, single('steps.nakedSingle')],
  [/^hidden-single$/, single('steps.hiddenSingle')],
  [/^(pointing|claiming)$/, locked],
  [/^(naked|locked)-(pair|triple|quad)$/, subset('steps.nakedSet')],
  [/^hidden-(pair|triple|quad)$/, subset('steps.hiddenSet')],
  [/^kraken-fish$/, kraken],
  [/(^|-)(x-wing|swordfish|jellyfish|squirmbag|whale|leviathan)$/, fish],
  [/^(skyscraper|turbot-fish|(dual-)?(two-string-kite|empty-rectangle))$/, twoLinks],
  [/^template-/, template],
  [/^simple-colours-/, simpleColours],
  [/^multi-colours-/, multiColours],
  [/^three-d-medusa$/, medusa],
  [/^remote-pair$/, remotePair],
  [/^(xy|xyz|wxyz)-wing$/, wing],
  [/^(bent-quad|\w+wxyz-wing)$/, bent],
  [/^reverse-bug$/, reverseBug],
  [/rectangle|^(unique-loop|bug|mug)/, deadly],
  [/^tridagon$/, tridagon],
  [/^bivalue-oddagon$/, oddagon],
  [/^broken-wing$/, brokenWing],
  [/^als-(xz|xy-wing|chain)$/, setChain],
  [/^death-blossom$/, blossom],
  [/^sue-de-coq$/, lockedCells],
  [/^(sk-loop|msls)$/, lockedLines],
  [/^aligned-/, exclusion],
  [/^fireworks$/, fireworks],
  [/-exocet$/, exocet],
  [/forcing|^nishio$/, forcing],
  [/whip$|^braid$/, whip],
]

/** Why the step is right. @param {StepParts} parts */
export function reasonOf(parts) {
  const { technique } = parts.step
  const [, say = chain] = REASONS.find(([techniques]) => techniques.test(technique)) ?? []
  return parts.text(say(parts))
}

/** @param {string} path */
function single(path) {
  return (/** @type {StepParts} */ parts) => {
    const [{ cell, digit }] = parts.step.placements
    const where = parts.where(parts.step.houses ?? [])
    return [parts.sentence(path, { cells: parts.cell(cell), digit, where })]
  }
}

/** @param {StepParts} parts */
function locked(parts) {
  const marks = parts.marks('pattern')
  const values = {
    digit: marks[0].digit,
    cells: parts.cells(marks.map(({ cell }) => cell)),
    base: parts.where(parts.housesOf('base')),
    cover: parts.where(parts.housesOf('cover')),
  }
  return [parts.sentence('steps.locked', values)]
}

/** @param {string} path */
function subset(path) {
  return (/** @type {StepParts} */ parts) => {
    const [{ cells, digits }] = parts.groups('set')
    const where = parts.where(parts.step.houses)
    const values = { cells: parts.cells(cells), digits: parts.digits(digits), where }
    return [parts.sentence(path, values)]
  }
}

/** The cells of both colours of a group. @param {StepParts} parts @param {number} group */
function coloursOf(parts, group) {
  const cells = (/** @type {string} */ role) =>
    parts.cells(parts.marks(role, group).map(({ cell }) => cell))
  return [cells('on'), cells('off')]
}

/** Whether what is removed is a colour, and not what sees the colours. @param {StepParts} parts */
function isOfColour(parts) {
  const { marks, eliminations } = parts.step
  return eliminations.every(({ cell, digit }) =>
    marks.some((mark) => mark.cell === cell && mark.digit === digit),
  )
}

/** @param {StepParts} parts */
function simpleColours(parts) {
  const [digit] = parts.step.digits
  const [first, second] = coloursOf(parts, 0)
  const where = parts.where(parts.step.houses ?? [])
  return [
    parts.sentence('steps.colours', { digit, first, second }),
    isOfColour(parts) && where
      ? parts.sentence('steps.coloursWrap', { where })
      : parts.sentence('steps.coloursTrap', { digit }),
  ]
}

/** @param {StepParts} parts */
function multiColours(parts) {
  const { digits, technique, houses } = parts.step
  const [digit] = digits
  const [first, second] = coloursOf(parts, 0)
  const [third, fourth] = coloursOf(parts, 1)
  const where = parts.where(houses ?? [])
  const isFirst = technique === 'multi-colours-1'
  return [
    parts.sentence('steps.multi', { digit, first, second, third, fourth }),
    parts.sentence(
      isFirst ? 'steps.multi1' : 'steps.multi2',
      isFirst ? { digit, where } : { where },
    ),
  ]
}

/** @param {StepParts} parts */
function medusa(parts) {
  return [
    parts.sentence('steps.medusa'),
    parts.sentence(isOfColour(parts) ? 'steps.medusaWrap' : 'steps.medusaTrap'),
  ]
}

/** @param {StepParts} parts */
function remotePair(parts) {
  const { digits, marks } = parts.step
  const cells = distinct(marks.map(({ cell }) => cell))
  const values = { cells: parts.cells(cells), digits: parts.digits(digits) }
  return [parts.sentence('steps.remotePair', values)]
}

/** A pivot, and ends that have one digit of it and the last digit. @param {StepParts} parts */
function wing(parts) {
  const [pivot] = parts.groups('pivot')
  const ends = parts.groups('pincer')
  const last = parts.step.eliminations[0].digit
  const named = parts.cells(pivot.cells)
  const cases = ends.map(({ cells, digits }) => {
    const digit = digits.find((one) => one !== last && pivot.digits.includes(one)) ?? last
    return parts.say('steps.wingCase', { pivot: named, digit, cells: parts.cells(cells), last })
  })
  const isLast = pivot.digits.includes(last)
  const places = [...(isLast ? pivot.cells : []), ...ends.flatMap(({ cells }) => cells)]
  return [
    parts.sentence('steps.wing', { pivot: named, cases: parts.list(cases) }),
    ...(isLast ? [parts.sentence('steps.wingSelf', { pivot: named, last })] : []),
    parts.sentence('steps.wingEnd', { last, cells: parts.cells(places) }),
  ]
}

/** @param {StepParts} parts */
function bent(parts) {
  const [{ cells, digits }] = parts.groups('set')
  const last = parts.step.eliminations[0].digit
  const places = parts.marks('pattern').filter(({ digit }) => digit === last)
  const values = {
    cells: parts.cells(cells),
    digits: parts.digits(digits),
    count: cells.length,
    last,
    places: parts.cells(places.map(({ cell }) => cell)),
  }
  return [parts.sentence('steps.bent', values)]
}

/** @param {StepParts} parts */
function fireworks(parts) {
  const [stem] = parts.groups('pivot')
  const wings = parts.groups('pincer').flatMap(({ cells }) => cells)
  const values = {
    stem: parts.cells(stem.cells),
    digits: parts.digits(parts.step.digits),
    wings: parts.cells(wings),
  }
  return [parts.sentence('steps.fireworks', values)]
}

/** @param {StepParts} parts */
function exocet(parts) {
  const targets = parts.groups('pincer').flatMap(({ cells }) => cells)
  const values = {
    base: parts.cells(parts.groups('pivot').flatMap(({ cells }) => cells)),
    digits: parts.digits(parts.step.digits),
    houses: parts.houses(parts.step.houses),
    targets: parts.cells(targets),
  }
  return [parts.sentence('steps.exocet', values)]
}
