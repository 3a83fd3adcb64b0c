// words/step-areas.js: where a step is to be looked for, in a sentence: the first rung of a hint.

/** @typedef {import('./step-parts.js').StepParts} StepParts */
/** @typedef {import('../board/step-area.js').StepArea} StepArea */

/** Sentences that name the houses themselves. */
const WITH_HOUSES = new Set(['areaHouse', 'areaDigitHouse', 'areaLinks'])

/** @param {StepArea} area @param {StepParts} parts */
export function areaText({ key, digits, houses, cells }, parts) {
  const values = {
    digit: digits[0] ?? '',
    digits: parts.digits(digits),
    cells: parts.cells(cells),
    where: parts.where(houses),
  }
  const sentence = parts.sentence(`steps.${key}`, values)
  if (WITH_HOUSES.has(key) || !houses.length) return sentence
  return parts.text([sentence, parts.say('steps.areaHouse', values)])
}
