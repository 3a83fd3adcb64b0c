// page/book/layout.js: where everything of a book stands on its sheets, as numbers alone.
//
//   head: title ········ answers      each sheet has the same room for head and foot, so all puzzles are equally large
//   ┌ 1 ─ Hard ┐  ┌ 2 ─ Hard ┐        a place: a caption, and below it a grid; in the middle of its share of the sheet
//   └──────────┘  └──────────┘
//   foot: seed, kind ····· 3 / 26
//
// All lengths are whole hundredths of a millimetre, and divisions round down: so the command line, which writes the same
// book (core/cli/book_layout.cpp), comes to the very same numbers. tests/wasm/book.test.mjs compares the two.

/** @typedef {'a4' | 'letter'} Paper */
/** @typedef {'end' | 'upside-down' | 'none'} Answers on the last sheets, there turned by 180°, or left out */
/**
 * @typedef {object} Plan how a book is laid out
 * @property {Paper} paper
 * @property {number} perSheet 1 to 6 puzzles
 * @property {boolean} isLarge large print
 * @property {Answers} answers
 */
/** @typedef {{left: number, top: number, side: number, baseline: number, font: number}} Place of a puzzle; its grid is a square */
/** @typedef {{isAnswers: boolean, first: number, count: number}} Sheet which of the puzzles are on it, from 0 */

/** Width and height. @type {Record<Paper, readonly [number, number]>} */
export const PAPERS = { a4: [21000, 29700], letter: [21590, 27940] }
export const MOST_PER_SHEET = 6
const HEAD = 1200
const FOOT = 800
const GAP = 900
const MARGIN = 1400
const LARGE_MARGIN = 1000
/** Answers are only looked up. Those of large print and of grids with more digits than these are larger. */
const MANY_ANSWERS = 12
const FEW_ANSWERS = 6
const FEW_DIGITS = 9
/** The height of a caption and of its letters, of puzzles and of answers. */
const CAPTION = { room: 600, font: 420 }
const LARGE_CAPTION = { room: 900, font: 660 }
const ANSWER_CAPTION = { room: 450, font: 320 }
/** From a caption's base line to its grid. */
const DESCENT = 150
/** The title is larger on the first sheet. */
const COVER_FONT = 720
const TITLE_FONT = 420
const FOOT_FONT = 260
/** What a letter takes of its height, in hundredths: an estimate on the safe side; wide ones are those of Chinese and Japanese. */
const LETTER = 60
const WIDE_LETTER = 100
const FIRST_WIDE = 0x3000

/** @param {Plan} plan */
export function frameOfSheet({ paper, isLarge }) {
  const [width, height] = PAPERS[paper]
  const margin = isLarge ? LARGE_MARGIN : MARGIN
  return { width, height, margin, right: width - margin, bottom: height - margin }
}

/** How many answers stand on a sheet. @param {Plan} plan @param {number} size of the grids */
const answersOn = ({ isLarge }, size) => (isLarge || size > FEW_DIGITS ? FEW_ANSWERS : MANY_ANSWERS)

/** @param {Plan} plan @param {number} puzzles @param {number} size of their grids @returns {Sheet[]} */
export function sheetsOf(plan, puzzles, size) {
  /** @type {Sheet[]} */
  const sheets = []
  const add = (/** @type {boolean} */ isAnswers, /** @type {number} */ most) => {
    for (let first = 0; first < puzzles; first += most) {
      sheets.push({ isAnswers, first, count: Math.min(most, puzzles - first) })
    }
  }
  add(false, plan.perSheet)
  if (plan.answers !== 'none') add(true, answersOn(plan, size))
  return sheets
}

/** Columns and rows of places. @param {number} most places on a sheet */
function gridOf(most) {
  if (most === MANY_ANSWERS) return [3, 4]
  return most <= 3 ? [1, most] : [2, Math.ceil(most / 2)]
}

/**
 * The places of a sheet in the order of reading, from left to right.
 * @param {Plan} plan @param {boolean} isAnswers @param {number} size of the grids @returns {Place[]}
 */
export function placesOf(plan, isAnswers, size) {
  const { width, height, margin } = frameOfSheet(plan)
  const most = isAnswers ? answersOn(plan, size) : plan.perSheet
  const [columns, rows] = gridOf(most)
  const small = isAnswers ? ANSWER_CAPTION : CAPTION
  const { room, font } = plan.isLarge ? (isAnswers ? CAPTION : LARGE_CAPTION) : small
  const share = (/** @type {number} */ length, /** @type {number} */ parts) =>
    Math.floor((length - GAP * (parts - 1)) / parts)
  const wide = share(width - 2 * margin, columns)
  const high = share(height - 2 * margin - HEAD - FOOT, rows)
  const side = Math.min(wide, high - room)
  return Array.from({ length: most }, (_, place) => {
    const left = margin + (place % columns) * (wide + GAP) + Math.floor((wide - side) / 2)
    const above = margin + HEAD + Math.floor(place / columns) * (high + GAP)
    const top = above + Math.floor((high - room - side) / 2) + room
    return { left, top, side, baseline: top - DESCENT, font }
  })
}

/** The height of letters at which a text is at most so wide. @param {string} text @param {number} font @param {number} width */
function fitting(text, font, width) {
  let letters = 0
  for (const letter of text) {
    letters += (letter.codePointAt(0) ?? 0) < FIRST_WIDE ? LETTER : WIDE_LETTER
  }
  return letters * font > width * 100 ? Math.floor((width * 100) / letters) : font
}

/**
 * The lines of the head and the foot. What stands at their ends is short; the rest is as small as it must be.
 * @param {Plan} plan @param {boolean} isCover whether it is the first sheet @param {string} title @param {string} about
 */
export function linesOf(plan, isCover, title, about) {
  const { width, margin, bottom } = frameOfSheet(plan)
  const room = Math.floor(((width - 2 * margin) * 3) / 4)
  return {
    head: {
      baseline: margin + COVER_FONT,
      font: fitting(title, isCover ? COVER_FONT : TITLE_FONT, room),
      endFont: TITLE_FONT,
    },
    foot: { baseline: bottom, font: fitting(about, FOOT_FONT, room), endFont: FOOT_FONT },
  }
}
