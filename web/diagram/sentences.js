// diagram/sentences.js: a diagram in words, for those who hear it: its cells, and what is drawn over them.

import { textOf } from '../scene/frame.js'
import { cellName, cellSentence } from '../words/cells.js'

/** @typedef {import('./diagram.js').Diagram} Diagram */
/** @typedef {import('../scene/scene.js').End} End */
/** @typedef {import('../scene/scene.js').Highlight} Highlight */
/** @typedef {import('../scene/scene.js').Role} Role */
/** @typedef {import('../scene/scene.js').Path} Path */
/** @typedef {import('../scene/scene.js').Spot} Spot */
/** @typedef {import('../scene/frame.js').Frame} Frame */
/** @typedef {import('./diagram-words.js').Voice} Voice */

/** @type {readonly [Role, string][]} */
const ROLES = [
  ['base', 'diagram.highlighted'],
  ['area', 'diagram.highlighted'],
  ['cover', 'diagram.cover'],
  ['fin', 'diagram.fin'],
]
/** What a candidate of a step is. @type {readonly [Spot['role'], string][]} */
const SPOTS = [
  ['pattern', 'diagram.spotPattern'],
  ['fin', 'diagram.spotFin'],
  ['extra', 'diagram.spotExtra'],
  ['on', 'diagram.spotOn'],
  ['off', 'diagram.spotOff'],
]
/** @type {Record<Path['kind'], string>} */
const PATHS = {
  plain: 'diagram.path',
  thermometer: 'diagram.thermometer',
  arrow: 'diagram.sumArrow',
}

/**
 * What a screen reader says of a cell.
 * @param {Diagram} diagram @param {number} cell @param {Voice} voice @param {Frame} frame
 */
export function labelOf(diagram, cell, voice, frame) {
  const { givens, entries, marks, centre, colours, regions } = diagram
  const digit = givens[cell] || entries[cell]
  const texts = (/** @type {readonly number[]} */ digits) =>
    digit ? [] : digits.map((mark) => textOf(mark, frame))
  const what = {
    cell,
    columns: frame.columns,
    houses: regions && voice.say('houses.region', { number: frame.areas[cell] + 1 }),
    digit: digit && textOf(digit, frame),
    kind: givens[cell] ? 'given' : digit ? 'entry' : '',
    corner: texts(marks[cell]),
    centre: texts(centre[cell]),
    colours: colours[cell],
    conflict: '',
  }
  return cellSentence(what, voice)
}

/** What is drawn over, under and around the cells, a sentence each. @param {Diagram} diagram @param {Voice} voice @param {Frame} frame */
export function notesOf(diagram, voice, frame) {
  const { columns } = frame
  const nameOf = (/** @type {number} */ cell) => cellName(cell, columns, voice)
  const namesOf = (/** @type {readonly number[]} */ cells) => voice.listOf(cells.map(nameOf))
  const endName = (/** @type {End} */ { cell, digit }) =>
    digit
      ? voice.say('cells.digit', { digit: textOf(digit, frame), cell: nameOf(cell) })
      : nameOf(cell)
  const placeName = (/** @type {Highlight} */ place) =>
    'cells' in place
      ? namesOf(place.cells)
      : voice.say(`houses.${place.kind}`, { number: place.index + 1 })

  /** @type {string[]} */
  const notes = []
  const list = (/** @type {string} */ key, /** @type {string[]} */ names) => {
    if (names.length) notes.push(voice.say(key, { places: voice.listOf(names) }))
  }
  for (const [role, key] of ROLES) {
    const places = diagram.highlights.filter((place) => (place.role ?? 'base') === role)
    list(key, places.map(placeName))
  }
  for (const [role, key] of SPOTS) {
    list(key, diagram.spots.filter((spot) => spot.role === role).map(endName))
  }
  for (const name of /** @type {const} */ (['circled', 'squared', 'crossed'])) {
    const ends = diagram[name].flatMap((digits, cell) =>
      digits.map((digit) => endName({ cell, digit })),
    )
    list(`diagram.${name}`, ends)
  }
  for (const { from, to, isArrow, isDashed } of diagram.links) {
    const ends = { from: endName(from), to: endName(to) }
    if (isArrow) notes.push(voice.say(isDashed ? 'diagram.dashedArrow' : 'diagram.arrow', ends))
    else notes.push(voice.say(isDashed ? 'diagram.dashedLine' : 'diagram.line', ends))
  }
  for (const { cells, text } of diagram.cages) {
    const values = { places: namesOf(cells), text }
    notes.push(voice.say(text ? 'diagram.cageOf' : 'diagram.cage', values))
  }
  for (const { cells, kind } of diagram.paths) {
    notes.push(voice.say(PATHS[kind], { places: namesOf(cells) }))
  }
  for (const { cells, isFilled, text } of diagram.dots) {
    const values = { from: nameOf(cells[0]), to: nameOf(cells[1]), text }
    const key = text ? 'diagram.dotOf' : isFilled ? 'diagram.filledDot' : 'diagram.dot'
    notes.push(voice.say(key, values))
  }
  for (const { side, index, text } of diagram.clues) {
    const kind = side === 'left' || side === 'right' ? 'row' : 'column'
    const house = voice.say(`houses.${kind}`, { number: index + 1 })
    notes.push(voice.say(`diagram.${side}`, { house, text }))
  }
  return notes
}
