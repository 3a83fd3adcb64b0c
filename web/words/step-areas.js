// words/step-areas.js: where a step is to be looked for, without the name of its technique: the first rung of a hint.

/** @typedef {import('./step-parts.js').StepParts} StepParts */

/** Rows of a table: techniques, and what to say of them. @type {[RegExp, (parts: StepParts) => string][]} */
const AREAS = [
  [/^(pointing|claiming|house-forcing-\w+)$/, digitInHouse],
  [/^(full-house|hidden-single|(naked|hidden|locked)-(pair|triple|quad))$/, house],
  [/^naked-single$/, row],
  [/^(skyscraper|turbot-fish|x-chain|broken-wing|(dual-)?two-string-kite)$/, places],
  [/^((dual-)?empty-rectangle|(simple|multi)-colours)/, places],
  [/x-wing$|swordfish$|jellyfish$|^(finned-mutant-)?squirmbag$|^(whale|leviathan)$/, digit],
  [/^(kraken-fish|template-\w+)$/, digit],
  [/^(remote-pair|xy-wing|xy-chain|w-wing|bivalue-oddagon)$/, pairs],
  [/^(bent-quad|\w*xyz-wing)$/, small],
  [/rectangle|^(unique-loop|bug-lite|mug|reverse-bug)$/, swap],
  [/^bug-/, open],
  [/^(als-(xz|xy-wing|chain)|death-blossom|sue-de-coq|sk-loop|msls|aligned-)/, sets],
  [/^cell-forcing-/, cell],
  [/^(fireworks|\w+-exocet|tridagon)$/, digits],
]

/** @param {StepParts} parts */
export function areaOf(parts) {
  const { technique } = parts.step
  const [, say = links] = AREAS.find(([techniques]) => techniques.test(technique)) ?? []
  return say(parts)
}

/** @param {StepParts} parts */
function house(parts) {
  const [first] = parts.step.houses ?? []
  return first ? parts.say('steps.areaHouse', { where: parts.where([first]) }) : row(parts)
}

/** @param {StepParts} parts */
function row(parts) {
  return parts.say('steps.areaHouse', { where: parts.inRowOf(firstCell(parts)) })
}

/** @param {StepParts} parts */
function digitInHouse(parts) {
  const values = { digit: firstDigit(parts), where: parts.where(parts.housesOf('base')) }
  return parts.say('steps.areaDigitHouse', values)
}

/** @param {StepParts} parts */
function digit(parts) {
  return parts.say('steps.areaDigit', { digit: firstDigit(parts) })
}

/** @param {StepParts} parts */
function digits(parts) {
  return parts.say('steps.areaDigits', { digits: parts.digits(parts.step.digits) })
}

/** @param {StepParts} parts */
function places(parts) {
  return parts.say('steps.areaPlaces', { digit: firstDigit(parts) })
}

/** @param {StepParts} parts */
function pairs(parts) {
  return parts.say('steps.areaPairs')
}

/** @param {StepParts} parts */
function small(parts) {
  return parts.say('steps.areaSmall')
}

/** @param {StepParts} parts */
function swap(parts) {
  return parts.say('steps.areaSwap')
}

/** @param {StepParts} parts */
function open(parts) {
  return parts.say('steps.areaOpen')
}

/** @param {StepParts} parts */
function sets(parts) {
  return parts.say('steps.areaSets')
}

/** @param {StepParts} parts */
function cell(parts) {
  const [pivot] = parts.groups('pivot')
  return parts.sentence('steps.areaCell', { cells: parts.cells(pivot.cells) })
}

/** @param {StepParts} parts */
function links(parts) {
  return parts.say('steps.areaLinks', { where: parts.inRowOf(firstCell(parts)) })
}

/** @param {StepParts} parts */
function firstCell({ step }) {
  const [chain] = step.chains ?? []
  const [one] = [...(step.marks ?? []), ...step.placements, ...step.eliminations]
  return chain ? chain[0].cells[0] : one.cell
}

/** @param {StepParts} parts */
function firstDigit({ step }) {
  return step.digits?.[0] ?? step.placements[0]?.digit ?? step.eliminations[0].digit
}
