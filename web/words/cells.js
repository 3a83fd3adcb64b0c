// words/cells.js: a cell in words: its name, and what a screen reader says of it.
//
// Rows and columns count from 0 in data and from 1 in words.

import { rowAndColumn } from '../board/houses.js'

/** @typedef {import('./phrases.js').Phrases} Phrases */
/**
 * @typedef {object} Cell
 * @property {number} cell
 * @property {number} columns of its grid
 * @property {string} [houses] those that do not follow from its place, in words: its region and extra houses
 * @property {number | string} digit 0 or '': none
 * @property {string} kind 'given', 'entry', 'answer'; '' for an empty cell
 * @property {readonly (number | string)[]} corner marks
 * @property {readonly (number | string)[]} centre
 * @property {readonly number[]} colours 1 to 8
 * @property {string} conflict the houses in which its digit stands again, in words; '' for none
 */

/** "row 1 column 2" @param {number} cell @param {number} columns of its grid @param {Phrases} words */
export function cellName(cell, columns, words) {
  return words.say('cells.name', placeInWords(cell, columns))
}

/** "row 1 column 2, given 5, conflict in row 1" @param {Cell} what @param {Phrases} words */
export function cellSentence(what, words) {
  const { houses, digit, kind, corner, centre, colours, conflict } = what
  const values = { ...placeInWords(what.cell, what.columns), digit }
  let cell = words.say(`cells.${kind || 'empty'}`, values)
  if (houses) cell = words.say('cells.region', { cell, region: houses })
  if (corner.length) cell = words.say('cells.corner', { cell, marks: corner.join(' ') })
  if (centre.length) cell = words.say('cells.centre', { cell, marks: centre.join(' ') })
  const count = colours.length
  if (count) {
    const names = colours.map((colour) => words.say(`colours.${colour}`))
    cell = words.say('cells.colours', { cell, colours: words.listOf(names), count })
  }
  return conflict ? words.say('cells.conflict', { cell, houses: conflict }) : cell
}

/** @param {number} cell @param {number} columns */
export function placeInWords(cell, columns) {
  const { row, column } = rowAndColumn(cell, columns)
  return { row: row + 1, column: column + 1 }
}
