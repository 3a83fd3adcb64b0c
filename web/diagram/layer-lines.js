// diagram/layer-lines.js: the lines of a diagram's text that lay something under, over or around the digits, as
// puzzles with further rules have it: cages, thermometers and other thick lines, dots, clues outside the grid.

import { Reading, rest, runsOf } from './reading.js'
import { cut } from './tokens.js'

/** @typedef {import('../scene/scene.js').Side} Side */
/** @typedef {import('./reading.js').Read} Read */
/** @typedef {import('./tokens.js').Token} Token */

const FILLED = new Set(['black', 'filled'])
const COLOURS_OF_DOTS = new Set([...FILLED, 'white', 'open'])
/** Of a row and of a column, by their first letters: what each word names; '' where none is said. @type {Record<string, Record<string, Side>>} */
const SIDES = {
  r: { '': 'left', left: 'left', right: 'right' },
  c: { '': 'above', above: 'above', top: 'above', below: 'below', bottom: 'below' },
}
const CLUE = /^\s*(r|row|c|col|column)\s*(\d+)\s*(\p{L}*)\s*:\s*(\S.*?)\s*$/iu

/** Cells, and what is written in the first of them. @type {Read} */
export function readCages(diagram, line, tell, most) {
  const reading = new Reading(line, diagram, tell)
  for (const { cells, values } of runsOf(reading, isText, true)) {
    if (most.left-- > 0) diagram.cages.push({ cells, text: textOf(values) })
  }
  if (most.left < 0) reading.say('diagram.tooMany', undefined)
}

/** @param {import('../scene/scene.js').Path['kind']} kind @returns {Read} */
export function readPath(kind) {
  return (diagram, line, tell, most) => {
    const reading = new Reading(line, diagram, tell)
    /** @type {number[]} */
    let cells = []
    const flush = (/** @type {Token | undefined} */ token) => {
      if (cells.length > 1 && most.left-- > 0) diagram.paths.push({ cells, kind })
      else if (cells.length === 1 || !reading.tokens.length) reading.say('diagram.lacks', token)
      cells = []
    }
    for (const token of reading.tokens) {
      if (token.kind === 'comma') flush(token)
      else if (reading.isCells(token)) cells.push(...(token.cells ?? []))
      else if (token.kind !== 'link') reading.say('diagram.notUnderstood', token)
    }
    flush(reading.tokens.at(-1))
    if (most.left < 0) reading.say('diagram.tooMany', undefined)
  }
}

/** Two cells, and whether the dot between them is black, or what is written in it. @type {Read} */
export function readDots(diagram, line, tell, most) {
  const reading = new Reading(line, diagram, tell)
  for (const { cells, values, token } of runsOf(reading, isText, true)) {
    const [one, other] = cells
    if (cells.length !== 2) reading.say('diagram.lacks', token)
    else if (most.left-- > 0) {
      const words = values.map(({ text }) => text)
      const isFilled = words.some((word) => FILLED.has(word.toLowerCase()))
      const text = words.filter((word) => !COLOURS_OF_DOTS.has(word.toLowerCase())).join(' ')
      diagram.dots.push({ cells: [one, other], isFilled, text })
    }
  }
  if (most.left < 0) reading.say('diagram.tooMany', undefined)
}

/**
 * A row or a column, its side if that is not the left or above it, and what is written there: the rest after a
 * colon, up to a comma, is text.
 * @type {Read}
 */
export function readClues(diagram, line, tell, most) {
  const reading = new Reading(line, diagram, tell)
  let column = rest(line) + 1
  for (const text of line.text.slice(rest(line)).split(/[,;]/)) {
    const part = /** @type {Token} */ ({ kind: 'odd', text: text.trim(), column })
    const [, house, number, side = '', written] = CLUE.exec(text) ?? []
    const sides = SIDES[house?.[0].toLowerCase()]
    const known = sides?.[side.toLowerCase()]
    if (!known) reading.say('diagram.lacks', part)
    else if (Number(number) < 1 || Number(number) > diagram.size) {
      reading.say('diagram.outside', { ...part, text: `${house} ${number}` })
    } else if (most.left-- > 0) {
      diagram.clues.push({ side: known, index: Number(number) - 1, text: cut(written) })
    }
    column += text.length + 1
  }
  if (most.left < 0) reading.say('diagram.tooMany', undefined)
}

const isText = (/** @type {Token} */ { kind }) => kind === 'number' || kind === 'word'

/** What is written, in a few characters: there is no room for more. */
const textOf = (/** @type {readonly Token[]} */ values) =>
  cut(values.map(({ text }) => text).join(' '))
