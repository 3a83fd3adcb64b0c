// diagram/looks.js: a diagram as the view wants it, cell by cell, and as words for those who hear it.

import { areasOf, housesOf } from '../board/houses.js'

/** @typedef {import('./notation.js').Diagram} Diagram */
/** @typedef {import('./notation.js').End} End */
/** @typedef {import('./diagram-words.js').Voice} Voice */
/** @typedef {import('../scene/board-view.js').Look} Look */
/** @typedef {import('../scene/board-view.js').Frame} Frame */

/** @param {Diagram} diagram @returns {Frame} */
export function frameOf(diagram) {
  const { size, boxRows, boxColumns, regions } = diagram
  const hasBoxes = !regions && boxRows > 1 && boxColumns > 1
  const markColumns = hasBoxes ? boxColumns : Math.ceil(Math.sqrt(size))
  return { size, areas: areasOf(diagram), markColumns, markRows: Math.ceil(size / markColumns) }
}

/** The cells of each highlighted place. @param {Diagram} diagram @returns {(readonly number[])[]} */
export function highlightedAreas(diagram) {
  const houses = housesOf(diagram)
  return diagram.highlights.map((place) => {
    if ('cells' in place) return place.cells
    const house = houses.find(({ kind, index }) => kind === place.kind && index === place.index)
    return house?.cells ?? []
  })
}

/** @param {Diagram} diagram @returns {Look[]} */
export function looksOf(diagram) {
  const highlighted = new Set(highlightedAreas(diagram).flat())
  return diagram.givens.map((given, cell) => {
    const digit = given || diagram.entries[cell]
    return {
      text: digit ? String(digit) : '',
      kind: given ? 'given' : digit ? 'entry' : '',
      marks: digit ? [] : diagram.marks[cell],
      centre: digit ? [] : diagram.centre[cell],
      colours: diagram.colours[cell],
      circled: diagram.circled[cell],
      crossed: diagram.crossed[cell],
      selected: false,
      same: false,
      peer: highlighted.has(cell),
      conflict: '',
      readonly: true,
    }
  })
}

/**
 * What a screen reader says of a cell.
 * @param {Diagram} diagram @param {number} cell @param {Voice} voice
 * @param {readonly number[]} areas of all cells, as in frameOf(): to find them takes a look at each
 */
export function labelOf(diagram, cell, voice, areas) {
  const { size, givens, entries, marks, centre, colours, regions } = diagram
  const place = { row: Math.floor(cell / size) + 1, column: (cell % size) + 1 }
  const digit = givens[cell] || entries[cell]
  let said
  if (givens[cell]) said = voice.say('cells.given', { ...place, digit })
  else if (digit) said = voice.say('cells.entry', { ...place, digit })
  else said = voice.say('cells.empty', place)
  if (regions) {
    const region = voice.say('houses.region', { number: areas[cell] + 1 })
    said = voice.say('cells.region', { cell: said, region })
  }
  if (!digit && marks[cell].length) {
    said = voice.say('cells.corner', { cell: said, marks: marks[cell].join(' ') })
  }
  if (!digit && centre[cell].length) {
    said = voice.say('cells.centre', { cell: said, marks: centre[cell].join(' ') })
  }
  const count = colours[cell].length
  if (count) {
    const names = voice.listOf(colours[cell].map((colour) => voice.say(`colours.${colour}`)))
    said = voice.say('cells.colours', { cell: said, colours: names, count })
  }
  return said
}

/** What is drawn over the cells, a sentence each. @param {Diagram} diagram @param {Voice} voice */
export function notesOf(diagram, voice) {
  const { size, links, highlights } = diagram
  const cellName = (/** @type {number} */ cell) =>
    voice.say('cells.name', { row: Math.floor(cell / size) + 1, column: (cell % size) + 1 })
  const endName = (/** @type {End} */ { cell, digit }) =>
    digit ? voice.say('cells.digit', { digit, cell: cellName(cell) }) : cellName(cell)
  const pointed = (/** @type {number[][]} */ layer) =>
    layer.flatMap((digits, cell) => digits.map((digit) => endName({ cell, digit })))

  const notes = []
  const places = highlights.map((place) =>
    'cells' in place
      ? voice.listOf(place.cells.map(cellName))
      : voice.say(`houses.${place.kind}`, { number: place.index + 1 }),
  )
  if (places.length) notes.push(voice.say('diagram.highlighted', { places: voice.listOf(places) }))
  const circled = pointed(diagram.circled)
  if (circled.length) notes.push(voice.say('diagram.circled', { places: voice.listOf(circled) }))
  const crossed = pointed(diagram.crossed)
  if (crossed.length) notes.push(voice.say('diagram.crossed', { places: voice.listOf(crossed) }))
  for (const { from, to, isArrow, isDashed } of links) {
    const ends = { from: endName(from), to: endName(to) }
    if (isArrow) notes.push(voice.say(isDashed ? 'diagram.dashedArrow' : 'diagram.arrow', ends))
    else notes.push(voice.say(isDashed ? 'diagram.dashedLine' : 'diagram.line', ends))
  }
  return notes
}
