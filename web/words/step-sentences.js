// words/step-sentences.js: a step in sentences, for the rungs of the hints: where to look, the name, the pattern, the
// reason, what follows.
//
// Each function takes a step and how to speak of it: the words (fetched by hint-words.js), the size of the grid, and
// whether the sentence is for the ear. step-reasons.js explains the techniques; step-parts.js names cells and houses.

import { areaOf } from '../board/step-area.js'
import { areaText } from './step-areas.js'
import { distinct, letterOf, StepParts } from './step-parts.js'
import { reasonOf } from './step-reasons.js'

/** @typedef {import('nonet-human-wasm').Step} Step */
/** @typedef {import('nonet-human-wasm').StepCells} StepCells */
/** @typedef {import('nonet-human-wasm').HintReport} HintReport */
/**
 * What a hint reports; 'too-large' of a board that is not passed on to the module, which has techniques for 16×16 at most.
 * @typedef {Omit<HintReport, 'kind'> & {kind: HintReport['kind'] | 'too-large'}} ReportOrLarge
 */
/** @typedef {import('./step-parts.js').How} How */
/** @typedef {import('./phrases.js').Phrases} Phrases */

/** How many further candidates, and cells of a group, are listed in a pattern. */
const MOST_GUARDS = 8
const MOST_CELLS = 14

/** What a hint says without a step. */
const REPORTS = {
  step: 'steps.other',
  mistake: 'hints.mistake',
  solved: 'hints.solved',
  'no-solution': 'hints.no-solution',
  stuck: 'hints.stuck',
  stopped: 'hints.stopped',
  'too-large': 'hints.too-large',
}

/** "X-Wing" @param {string} technique @param {Phrases} words */
export function nameOf(technique, words) {
  return words.say(`techniques.${technique}`)
}

/**
 * Where to look, without the name: "Look at the 4s in rows 2 and 7."
 * @param {Step} step @param {How} how @param {import('../board/houses.js').Shape} shape of the board
 */
export function areaSentence(step, how, shape) {
  return areaText(areaOf(step, shape), new StepParts(step, how))
}

/** "It is this technique: X-Wing." @param {Step} step @param {How} how */
export function nameSentence({ technique }, { words }) {
  return words.say('steps.name', { name: nameOf(technique, words) })
}

/** "X-Wing on 4: rows 2 and 7, columns 3 and 8." and each chain, read out. @param {Step} step @param {How} how */
export function patternSentence(step, how) {
  return new StepParts(step, how).text([patternHead(step, how), ...chainSentences(step, how)])
}

/** Each chain of the step, read out: "If r1c2 is not 4, then r1c8 is 4, …" @param {Step} step @param {How} how */
export function chainSentences(step, how) {
  const parts = new StepParts(step, how)
  return (step.chains ?? []).map((nodes) => parts.chain(nodes))
}

/** Why it is right, with what follows last. @param {Step} step @param {How} how */
export function reasonSentence(step, how) {
  return reasonOf(new StepParts(step, how))
}

/** "So 4 can be removed from r4c3 and r5c8." @param {Step} step @param {How} how */
export function resultSentence(step, how) {
  const parts = new StepParts(step, how)
  const { placements, eliminations } = step
  const facts = [
    ...placements.map(({ cell, digit }) => ({
      paths: ['steps.soPlace', 'steps.alsoPlace'],
      values: { cells: parts.cell(cell), digit },
    })),
    ...removals(eliminations).map(({ digits, cells }) => ({
      paths: ['steps.soRemove', 'steps.alsoRemove'],
      values: { digits: parts.digits(digits), cells: parts.cells(cells), count: digits.length },
    })),
  ]
  const sentences = facts.map(({ paths, values }, index) =>
    parts.sentence(paths[Math.min(index, 1)], values),
  )
  return parts.text(sentences)
}

/** In signs, for a list of steps: "r1c2 = 5", "r4c3, r5c8 ≠ 4" @param {Step} step @param {How} how */
export function resultSigns({ placements, eliminations }, how) {
  const parts = new StepParts(/** @type {Step} */ ({}), how)
  const named = (/** @type {number[]} */ cells) =>
    parts.series(cells.map((cell) => parts.cell(cell)))
  return [
    ...placements.map(({ cell, digit }) => `${parts.cell(cell)} = ${digit}`),
    ...removals(eliminations).map(({ digits, cells }) => `${named(cells)} ≠ ${digits.join(' ')}`),
  ].join('; ')
}

/**
 * What a hint says that is no step.
 * @param {ReportOrLarge} report @param {How} how @param {boolean} [isTelling] which digits are wrong
 */
export function reportSentence({ kind, wrongDigits, wrongMarks }, how, isTelling = false) {
  const { words } = how
  if (kind !== 'mistake' || !isTelling) return words.say(REPORTS[kind])
  const parts = new StepParts(/** @type {Step} */ ({}), how)
  const said = (/** @type {string} */ path, /** @type {number[]} */ cells) =>
    cells.length ? [words.say(path, { cells: parts.cells(cells), count: cells.length })] : []
  const sentences = [
    ...said('hints.mistakeDigits', wrongDigits),
    ...said('hints.mistakeMarks', wrongMarks),
  ]
  return parts.text(sentences) || words.say('hints.mistakeEmpty')
}

/**
 * Eliminations by their digits: those of the same cells together.
 * @param {Step['eliminations']} eliminations
 */
function removals(eliminations) {
  /** @type {Map<string, {digits: number[], cells: number[]}>} */
  const found = new Map()
  for (const digit of distinct(eliminations.map((one) => one.digit))) {
    const own = eliminations.filter((one) => one.digit === digit)
    const cells = own.map(({ cell }) => cell).sort((one, other) => one - other)
    const same = found.get(cells.join())
    if (same) same.digits.push(digit)
    else found.set(cells.join(), { digits: [digit], cells })
  }
  return [...found.values()]
}

/** @param {Step} step @param {How} how */
function patternHead(step, how) {
  const parts = new StepParts(step, how)
  const name = nameOf(step.technique, how.words)
  const digits = step.digits ?? []
  const list = patternParts(parts)
  const isNamed = (step.cells ?? []).some((group) => isSame(group.digits, digits))
  const about = { name, digits: parts.digits(digits), count: digits.length }
  const head = digits.length && !isNamed ? parts.say('steps.about', about) : name
  if (!list.length) return parts.say('steps.end', { text: head })
  return parts.say('steps.pattern', { name: head, parts: parts.list(list) })
}

/** @param {StepParts} parts */
function patternParts(parts) {
  const { step } = parts
  const list = houseParts(parts)
  for (const [index, group] of (step.cells ?? []).entries()) {
    if (group.cells.length <= MOST_CELLS) list.push(groupPart(parts, group, index))
  }
  list.push(...markParts(parts), ...colourParts(parts))
  if (list.length || step.chains?.length) return list
  // Singles, for example.
  const cells = step.placements.map(({ cell }) => cell)
  return cells.length ? [parts.cells(cells)] : []
}

/** Base and cover houses are told apart where their kinds do not. @param {StepParts} parts */
function houseParts(parts) {
  const isMixed = /franken|mutant|kraken/.test(parts.step.technique)
  /** @type {[import('./step-parts.js').StepHouse['role'], string][]} */
  const roles = [
    ['base', 'steps.bases'],
    ['cover', 'steps.covers'],
    ['house', ''],
  ]
  return roles.flatMap(([role, path]) => {
    const houses = parts.housesOf(role)
    if (!houses.length) return []
    const named = parts.houses(houses)
    return [isMixed && path ? parts.say(path, { houses: named }) : named]
  })
}

/** "set A: r1c2 and r1c3 with 3, 4 and 7" @param {StepParts} parts @param {StepCells} group @param {number} index */
function groupPart(parts, { cells, digits, role }, index) {
  const { technique } = parts.step
  const values = {
    cells: parts.cells(cells),
    digits: parts.digits(digits),
    letter: role === 'set' ? parts.letter(index) : '',
  }
  if (!digits.length) return values.cells
  return parts.say(groupPath(role, technique, parts.groups('set').length), values)
}

/** @param {StepCells['role']} role @param {string} technique @param {number} sets */
function groupPath(role, technique, sets) {
  const isExocet = technique.endsWith('exocet')
  const isBlossom = technique === 'death-blossom' || technique === 'fireworks'
  if (role === 'pivot' && isExocet) return 'steps.cells-base'
  if (role === 'pincer' && isExocet) return 'steps.cells-target'
  if (role === 'pivot' && isBlossom) return 'steps.cells-stem'
  if (role === 'pincer' && isBlossom) return 'steps.cells-wings'
  if (role === 'pivot' && technique.endsWith('-wing')) return 'steps.cells-pivot'
  if (role === 'pincer' && technique.endsWith('-wing')) return 'steps.cells-pincer'
  const isLettered = role === 'set' && (sets > 1 || /^(als|death)-/.test(technique))
  return isLettered ? 'steps.cells-set' : 'steps.cells-only'
}

/** Fins and further candidates. @param {StepParts} parts */
function markParts(parts) {
  const list = []
  for (const [role, path] of [
    ['fin', 'steps.fins'],
    ['endo-fin', 'steps.endoFins'],
  ]) {
    const cells = distinct(parts.marks(role).map(({ cell }) => cell))
    if (cells.length) {
      list.push(parts.say(path, { cells: parts.cells(cells), count: cells.length }))
    }
  }
  const guards = parts.marks('extra')
  if (guards.length && guards.length <= MOST_GUARDS) {
    const values = { list: parts.candidates(guards), count: guards.length }
    list.push(parts.say('steps.guards', values))
  }
  return list
}

/** @param {StepParts} parts */
function colourParts(parts) {
  if (!/colours|medusa|remote/.test(parts.step.technique)) return []
  const groups = distinct((parts.step.marks ?? []).map(({ group }) => group))
  const colours = groups.flatMap((group) => [parts.marks('on', group), parts.marks('off', group)])
  return colours.flatMap((marks, index) => {
    if (!marks.length) return []
    return [parts.say('steps.colour', { letter: letterOf(index), list: parts.candidates(marks) })]
  })
}

/** @param {readonly number[]} digits @param {readonly number[]} others */
function isSame(digits, others) {
  return [...digits].sort().join() === [...others].sort().join()
}
