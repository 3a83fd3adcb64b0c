// page/book/sheets.js: the sheets of a book as SVG, for the printer, for the preview and for the tests.
//
// The lengths are those of layout.js; grids are drawn by the pens of every other picture. What is read from right to left
// is mirrored, but for the grids themselves.

import { PAPER } from '../../scene/paper.js'
import { FONT, tagOf } from '../../scene/pens.js'
import { sceneOf } from '../../scene/scene.js'
import { frameOfSheet, linesOf, placesOf, sheetsOf } from './layout.js'

/** @typedef {import('../../scene/pens.js').Tag} Tag */
/** @typedef {import('./layout.js').Plan} Plan */
/** @typedef {import('./layout.js').Sheet} Sheet */
/** @typedef {{number: number, puzzle: import('nonet-wasm').Puzzle, solution: readonly number[]}} Made */
/**
 * @typedef {object} Words what a book says, in the reader's language
 * @property {string} title the reader's own; may be empty
 * @property {string} grade of each puzzle; may be empty
 * @property {string} about what it takes to make the same book again
 * @property {string} answers "Answers"
 * @property {boolean} [isRightToLeft]
 */

/** How high a digit is, of its cell, in large print. */
const LARGE_DIGITS = 0.76
/** In large print thin lines are dark too. */
const LARGE_INKS = { ...PAPER, ink: '#000', line: '#8a857b' }

/** The size of a sheet on paper; inside of it, lengths are those of layout.js. */
const onPaper = (/** @type {number} */ length) => `${length / 100}mm`

/**
 * @param {string} text @param {number} x @param {number} baseline @param {number} font
 * @param {Tag['attributes']} attributes
 * @returns {Tag}
 */
function textTag(text, x, baseline, font, attributes) {
  const at = { x, y: baseline, 'font-size': font }
  return { tag: 'text', attributes: { ...at, ...attributes }, inside: [text] }
}

/** The grid at its place. @param {Plan} plan @param {Made} made @param {boolean} isAnswer @param {string} title */
function gridTag({ isLarge }, { puzzle, solution }, isAnswer, title) {
  const scene = sceneOf(isAnswer ? { ...puzzle, entries: [...solution] } : puzzle)
  return tagOf(scene, isLarge ? { inks: LARGE_INKS, digits: LARGE_DIGITS, title } : { title })
}

/**
 * One sheet.
 * @param {Plan} plan @param {Words} words @param {readonly Made[]} made all that the book has
 * @param {Sheet} sheet @param {number} page from 1 @param {number} pages
 * @returns {Tag}
 */
export function sheetTag(plan, words, made, sheet, page, pages) {
  const { isAnswers, first, count } = sheet
  const { width, height, margin, right } = frameOfSheet(plan)
  const { title, grade, about, answers, isRightToLeft } = words
  const { head, foot } = linesOf(plan, page === 1, title, about)
  const bold = { 'font-weight': 600, fill: PAPER.ink }
  const soft = { fill: PAPER.soft }
  const atEnd = { 'text-anchor': 'end', ...soft }
  /** @type {Tag[]} */
  const inside = []
  const write = (/** @type {Parameters<typeof textTag>} */ [text, x, ...rest]) => {
    if (text) inside.push(textTag(text, isRightToLeft ? width - x : x, ...rest))
  }
  write([title, margin, head.baseline, head.font, bold])
  if (isAnswers) write([answers, right, head.baseline, head.endFont, atEnd])
  const places = placesOf(plan, isAnswers, made[0].puzzle.size)
  for (const [index, one] of made.slice(first, first + count).entries()) {
    const { left, top, side, baseline, font } = places[index]
    const caption = [String(one.number), grade].filter(Boolean).join(' · ')
    write([String(one.number), left, baseline, font, bold])
    if (!isAnswers) write([grade, left + side, baseline, font, atEnd])
    const grid = gridTag(plan, one, isAnswers, isAnswers ? `${answers} · ${caption}` : caption)
    const x = isRightToLeft ? width - left - side : left
    const at = { x, y: top, width: side, height: side }
    inside.push({ ...grid, attributes: { ...grid.attributes, ...at } })
  }
  write([about, margin, foot.baseline, foot.font, soft])
  write([`${page} / ${pages}`, right, foot.baseline, foot.endFont, atEnd])

  const turn = { transform: `rotate(180 ${width / 2} ${height / 2})` }
  const isTurned = isAnswers && plan.answers === 'upside-down'
  /** @type {Tag['attributes']} */
  const attributes = {
    viewBox: `0 0 ${width} ${height}`,
    width: onPaper(width),
    height: onPaper(height),
    'font-family': FONT,
  }
  if (isRightToLeft) attributes.direction = 'rtl'
  return {
    tag: 'svg',
    attributes,
    inside: isTurned ? [{ tag: 'g', attributes: turn, inside }] : inside,
  }
}

/** All sheets. @param {Plan} plan @param {Words} words @param {readonly Made[]} made at least one @returns {Tag[]} */
export function bookTags(plan, words, made) {
  const sheets = sheetsOf(plan, made.length, made[0].puzzle.size)
  return sheets.map((sheet, index) => sheetTag(plan, words, made, sheet, index + 1, sheets.length))
}
