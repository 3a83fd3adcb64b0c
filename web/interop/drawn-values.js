// interop/drawn-values.js: the values of a drawing in a link, checked: places, lengths, colours, notes. undefined for others.

import { isPlace } from '../board/drawn.js'
import { textOf } from './shape.js'

/** @typedef {import('../board/drawn.js').Place} Place */

/** Of a line or a shape, in pixels or cells. */
const LONGEST = 5000
const LONGEST_NOTE = 60

/** A thousandth of a cell is less than a pixel. */
export const rounded = (/** @type {number} */ value) => Math.round(value * 1000) / 1000

/** @param {unknown} x @param {unknown} y @returns {Place | undefined} */
export function placeOf(x, y) {
  const place = [Number(x ?? Number.NaN), Number(y ?? Number.NaN)].map(rounded)
  return isPlace(place) ? place : undefined
}

/** @param {unknown} value @returns {number | undefined} */
export function lengthOf(value) {
  const length = typeof value === 'string' && value.trim() ? Number(value) : value
  return typeof length === 'number' && length >= 0 && length <= LONGEST ? length : undefined
}

/** @param {unknown} value @returns {string | undefined} a colour as SVG takes it */
export function colourOf(value) {
  // SudokuPad's short form leaves out the # of six digits, and has #0 and #F for black and white.
  const text = textOf(value).replace(/^#(.)$/, '#$1$1$1')
  if (/^[\da-f]{6}$/i.test(text) || /^[\da-f]{8}$/i.test(text)) return `#${text}`
  const isColour = /^(#[\da-f]{3,8}|[a-z]{3,20}|rgba?\([\d.,%/ ]{5,40}\))$/i.test(text)
  return isColour ? text : undefined
}

/** A short text on the board. @param {unknown} value @returns {string} */
export const noteOf = (value) => textOf(value, LONGEST_NOTE)
