// scene/cell-content.js: what is in a cell: its colours, its digit or, while it is empty, its marks.
//
// A corner mark keeps its place in every cell (digit 1 top left, then row by row), so that the eye can
// compare cells without reading. Centre marks stand in the middle, smaller the more there are; beside
// them the corner marks move to the upper and the lower edge. All small digits are drawn by the style
// sheet: a cell's text is what stands in it, and a mark does not. A screen reader hears marks and
// colours in the cell's label instead. A mark can be pointed out: sought (underlined), circled, in a square,
// crossed out.
//
// Each mark is an element, up to 16×16. On larger boards, with up to 262,144 of them, the marks of a cell
// are one text in columns, and sought-marks.js shows which are sought.

import { make } from '../dom/make.js'
import { isUpper, textOf } from './frame.js'

/** Of a cell's side: what a line of marks may take, and the height of the largest mark. */
const LINE = 0.9
const LARGEST = 0.29
/** How wide a figure is for its height. */
const FIGURE = 0.6
/** So many beside each other are still legible on a phone; more go on further lines. */
const ACROSS = 5
/** Of boards whose marks are elements. */
const LARGEST_OF_ELEMENTS = 16

/** @typedef {import('./looks.js').Look} Look */
/** @typedef {import('./frame.js').Frame} Frame */

/** Whether the marks of a cell are one text. @param {Frame} frame */
export const isOfText = ({ size }) => size > LARGEST_OF_ELEMENTS

/**
 * @param {HTMLElement} box
 * @param {Look} look
 * @param {Frame} frame
 * @param {string} [said] the cell's label, where it is text in the cell itself: its marks are elements,
 *   however many
 */
export function drawCell(box, look, frame, said) {
  const { text, marks, centre = [], colours = [] } = look
  const isText = said === undefined && isOfText(frame)
  /** @type {(Node | string)[]} */
  const parts = []
  if (colours.length) parts.push(drawColours(colours))
  if (said !== undefined) parts.push(make('span', { class: 'said' }, said))
  if (text) parts.push(said === undefined ? text : make('span', { 'aria-hidden': 'true' }, text))
  else if (centre.length) {
    const upper = marks.filter((digit) => isUpper(digit, frame))
    const lower = marks.filter((digit) => !isUpper(digit, frame))
    const most = LARGEST / (marks.length && figuresIn(centre) > ACROSS ? 1.4 : 1)
    const lines = [
      drawLine('upper', upper, most, look, frame, isText),
      drawLine('centre', centre, most, look, frame, isText),
      drawLine('lower', lower, most, look, frame, isText),
    ]
    const name = isText ? 'lines text' : 'lines'
    parts.push(make('span', { class: name, 'aria-hidden': 'true', part: 'marks' }, ...lines))
  } else if (marks.length) {
    parts.push(isText ? drawColumns(marks, frame) : drawPlaces(marks, look, frame))
  }
  box.replaceChildren(...parts)
}

/**
 * Another digit is sought among the marks of a cell.
 * @param {HTMLElement} box @param {number | undefined} before @param {number | undefined} now 0: none
 * @param {Frame} frame
 */
export function pointOut(box, before, now, frame) {
  if (before === now) return
  for (const digit of [before, now]) {
    if (!digit) continue
    for (const mark of box.querySelectorAll(`[data-mark="${textOf(digit, frame)}"]`)) {
      mark.classList.toggle('sought', digit === now)
    }
  }
}

/** Each at its place. @param {readonly number[]} digits rising @param {Look} look @param {Frame} frame */
function drawPlaces(digits, look, frame) {
  const marks = make('span', { class: 'marks', 'aria-hidden': 'true', part: 'marks' })
  let place = 1
  for (const digit of digits) {
    for (; place < digit; place++) marks.append(make('span'))
    marks.append(drawMark(digit, look, frame))
    place++
  }
  return marks
}

/** Each at its place, as one text. @param {readonly number[]} digits rising @param {Frame} frame */
function drawColumns(digits, frame) {
  let text = ''
  let place = 1
  for (const digit of digits) {
    for (; place < digit; place++) text += place % frame.markColumns ? '\t' : '\n'
    text += textOf(digit, frame)
  }
  return make('span', {
    class: 'marks text',
    'aria-hidden': 'true',
    part: 'marks',
    dataset: { mark: text },
  })
}

/**
 * @param {string} name @param {readonly number[]} digits
 * @param {number} most how large they may be, as a share of the cell's side
 * @param {Look} look
 * @param {Frame} frame
 * @param {boolean} isText what is not sought is text
 */
function drawLine(name, digits, most, look, frame, isText) {
  const marks = isText
    ? runsOf(digits, look, frame)
    : digits.map((digit) => drawMark(digit, look, frame))
  const line = make('span', { class: name }, ...marks)
  const figures = figuresIn(digits)
  // Only the middle has room for a second line.
  const across = name === 'centre' ? Math.max(ACROSS, Math.ceil(Math.sqrt(figures * 2))) : figures
  const size = LINE / FIGURE / Math.max(1, Math.min(figures, across))
  line.style.setProperty('--mark', String(Math.min(most, size)))
  return line
}

/** The room that digits take beside each other, in figures; two of ten or more need one between. */
function figuresIn(/** @type {readonly number[]} */ digits) {
  return digits.join((digits.at(-1) ?? 0) > 9 ? ' ' : '').length
}

/** @param {number} digit @param {Look} look @param {Frame} frame */
function drawMark(digit, { sought, spotted, circled, squared, crossed }, frame) {
  const names = []
  if (digit === sought) names.push('sought')
  if (spotted?.includes(digit)) names.push('spotted')
  if (circled?.includes(digit)) names.push('circled')
  if (squared?.includes(digit)) names.push('squared')
  if (crossed?.includes(digit)) names.push('crossed')
  return make('span', {
    class: names.join(' ') || undefined,
    dataset: { mark: textOf(digit, frame) },
  })
}

/** The text before the sought digit, that digit, the text after it. @param {readonly number[]} digits @param {Look} look @param {Frame} frame */
function runsOf(digits, { sought }, frame) {
  const at = digits.indexOf(sought ?? 0)
  const runs =
    at < 0 ? [digits] : [digits.slice(0, at), digits.slice(at, at + 1), digits.slice(at + 1)]
  return runs
    .filter((run) => run.length > 0)
    .map((run) =>
      make('span', {
        class: run[0] === sought ? 'sought' : undefined,
        dataset: { mark: run.map((digit) => textOf(digit, frame)).join(' ') },
      }),
    )
}

/** Stripes of colours, each with a pattern of its own. @param {readonly number[]} colours */
function drawColours(colours) {
  const stripes = colours.map((colour) => make('i', { class: `colour-${colour}` }))
  return make('span', { class: 'colours', 'aria-hidden': 'true', part: 'colours' }, ...stripes)
}
