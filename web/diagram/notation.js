// diagram/notation.js: a diagram's text, for people who write about sudoku, as plain data.
//
//   53. | .7. | ...        the grid, in any usual way of writing one (grid-text.js), and then lines:
//   ...
//   title A naked pair     caption Words below.
//   size 2x3               boxes of 2 rows by 3, where that is not the usual     regions AABB…
//   coordinates            R1… and C1… at the edges
//   entries r1c3: 4        digits that somebody has filled in; `entries r1c3` for one of the grid
//   marks r1c3: 1 4 9      in their corners     centre r2c3: 1 2
//   colour r1c1 r1c2: yellow     or 1 to 8
//   highlight row 3, box 1, r1c5     cover column 2     fin r1c1     each with a line of its own
//   circle r1c3(4)         a mark, or r1c3, the whole cell     square r1c3(4)     cross r7c3(4), one that goes
//   arrow r1c3 -> r5c3 -> r5c7      line r1c1 - r1c9      ~ instead of - : dashed
//   chain r1c3(4) = r5c3(4) - r5c7(4)      strong links are drawn whole, weak ones dashed
//   cage r1c12 r2c1: 9     thermometer r1c1 r2c1 r3c1     path, sumarrow: other thick lines under the digits
//   dot r1c1 r1c2: black   clue row 3: 12     clue column 2 below: 5, outside the grid
//   # a remark
//
// Any order, upper or lower case; colons and commas may be left out or put in. What cannot be read
// is reported with its place, and all the rest is drawn. The text is read line by line, each from the
// left, so the time is linear; a text over LIMIT characters is not read at all.

import { LARGEST_SIZE, usualShape } from '../board/houses.js'
import { readShape } from '../board/line.js'
import { LIMIT, MOST } from '../scene/fields.js'
import { emptyDiagram, tidy } from './diagram.js'
import { readGrid } from './grid-text.js'
import { instructionNamed, NAMES } from './instructions.js'
import { cut } from './tokens.js'

/** @typedef {import('./grid-text.js').Problem} Problem */
/** @typedef {import('./grid-text.js').Line} Line */
/** @typedef {import('./diagram.js').Diagram} Diagram */

/** More problems than these tell nobody anything. */
const PROBLEMS = 100

/**
 * @param {string} text
 * @param {{puzzle?: string, size?: string}} [attributes] `puzzle` stands for the grid of the text
 * @returns {{diagram: Diagram, problems: Problem[]}}
 */
export function readDiagram(text, { puzzle = '', size = '' } = {}) {
  /** @type {Problem[]} */
  const problems = []
  const tell = (/** @type {Problem} */ problem) => {
    if (problems.length < PROBLEMS) problems.push(problem)
  }
  const length = Math.max(text.length, puzzle.length)
  if (length > LIMIT) {
    tell({ key: 'diagram.tooLong', line: 0, column: 0, values: { found: length, expected: LIMIT } })
    return { diagram: emptyDiagram(usualShape(9)), problems }
  }
  const { grid: rows, instructions } = partsOf(text)
  // The attribute's place is not in the text.
  const grid = puzzle.trim()
    ? readGrid([{ text: puzzle, line: 0 }], (problem) => tell({ ...problem, line: 0, column: 0 }))
    : readGrid(rows, tell)
  const shape = shapeFor(grid?.size, [{ text: size, line: 0 }, ...sizesIn(instructions)], tell)
  const diagram = emptyDiagram(shape)
  if (grid) {
    diagram.givens = grid.givens
    diagram.marks = grid.marks ?? diagram.marks
  }
  const most = { left: MOST }
  // Other lines may speak of the regions, wherever those stand.
  const isRegions = (/** @type {Line} */ { text: line }) =>
    instructionNamed(wordAt(line))?.name === 'regions'
  const regions = instructions.filter(isRegions)
  for (const line of [...regions, ...instructions.filter((each) => !isRegions(each))]) {
    const instruction = instructionNamed(wordAt(line.text))
    if (instruction) {
      const { example } = instruction
      const tellOf = (/** @type {Problem} */ problem) =>
        tell({ ...problem, values: { ...problem.values, example } })
      instruction.read(diagram, line, tellOf, most)
    } else {
      const values = { text: cut(line.text.trim()), words: NAMES }
      tell({ key: 'diagram.unknown', line: line.line, column: 0, values })
    }
  }
  return { diagram: tidy(diagram), problems }
}

/** The word that a line begins with. */
function wordAt(/** @type {string} */ line) {
  return /^\s*(\p{L}*)/u.exec(line)?.[1].toLowerCase() ?? ''
}

/** @returns {{grid: Line[], instructions: Line[]}} */
function partsOf(/** @type {string} */ text) {
  /** @type {Line[]} */
  const grid = []
  /** @type {Line[]} */
  const instructions = []
  let isOver = false
  const lines = text.split(/\r\n|\r|\n/)
  for (const index of lines.keys()) {
    const whole = lines[index]
    const line = { text: whole, line: index + 1 }
    if (whole.trim() === '' || /^\s*(#|\/\/)/.test(whole)) continue
    if (isOver || isInstruction(whole)) {
      // A title may stand above the grid.
      isOver = grid.length > 0
      instructions.push(line)
    } else grid.push(line)
  }
  return { grid, instructions }
}

/** No row of a grid: it begins with one of our words, or at least holds words, or names cells. */
function isInstruction(/** @type {string} */ line) {
  if (instructionNamed(wordAt(line)) || /^\s*\(?r\d+c\d/i.test(line) || /[>()]/.test(line)) {
    return true
  }
  const words = line.split(/\s+/).filter(Boolean)
  const hasWord = words.some((word) => /^\p{L}{3,}[,:]?$/u.test(word))
  return hasWord && words.some((word) => word.length !== words[0].length)
}

/** @param {readonly Line[]} lines @returns {Line[]} what each `size` says */
function sizesIn(lines) {
  const named = lines.filter(({ text }) => instructionNamed(wordAt(text))?.name === 'size')
  return named.map(({ text, line }) => ({
    text: text.replace(/^\s*\p{L}+\s*:?/u, ''),
    line,
  }))
}

/**
 * The boxes that fit the grid: those wanted last, or the usual ones.
 * @param {number | undefined} size
 * @param {readonly Line[]} wanted
 * @param {(problem: Problem) => void} tell
 */
function shapeFor(size, wanted, tell) {
  let found
  for (const { text, line } of wanted) {
    if (text.trim() === '') continue
    const shape = text.length < 20 ? readShape(text) : undefined
    if (shape && (size === undefined || shape.size === size)) found = shape
    else {
      const values = { text: cut(text.trim()), found: size ?? LARGEST_SIZE }
      tell({ key: 'errors.bad-boxes', line, column: 0, values })
    }
  }
  return found ?? usualShape(size ?? 9)
}
