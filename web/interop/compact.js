// interop/compact.js: Nonet's own link: a puzzle in the address of the page, short and readable.
//
//   ?p=53b7d6b195d98d6a8c6c34b8a3b17c2c6a6d28d419b5d8b79
//
//   value  = cells *("." part)
//   cells  = *(digit | run)            row by row, the cells of a square
//   digit  = "1"…"9" | "A"…"Z" (10…35) | "-" and one of these (35 more: "-1" is 36, "-T" is 64)
//   run    = "a"…"z" (1…26 empty cells) | "0" (one)
//   part   = "b" rows "x" columns      boxes, where they are not the usual ones of the size
//          | "r" *(digit [run])        jigsaw: the region of each cell, counted in the order of their
//                                      first cells; a run repeats the one before it
//          | "e" cells                 what was entered, only of cells without a given
//          | "c" | "m" | "k" sets      corner marks, centre marks, colours, of every cell
//          | "h" words                 extra houses, with "_" between them: hdiagonals_r1c1r1c2r2c2
//          | "x" base64url             all else that the puzzle has, as JSON: what restricts its candidates, and
//                                      what only a later version knows; of a grid that is no square of the digits
//                                      from 1, its whole shape
//   sets   = *(1*digit | run), with "_" between two adjacent sets
//
// Empty cells after the last digit or set of a part are left out. No character needs an escape in an address, no
// messenger changes any, and a value never ends with a dot, which could be read as the end of a sentence. Parts with
// other letters are reserved for later versions: they are skipped, and named. A plain line of digits and dots can be
// read too. The title of the puzzle is a parameter of its own, ?t=.

import { areasOf, isPlain, LARGEST_SIZE, usualShape } from '../board/houses.js'
import { readDigits } from '../board/line.js'
import { COLOURS, fitRules, isOwnGrid, otherMembers, shapeOf } from '../board/puzzle.js'
import { NonetError } from '../client/client.js'
import { damaged, digitsOf, puzzleOf } from './shape.js'

/** @typedef {import('./shape.js').Marked} Marked */
/** @typedef {import('./shape.js').Linked} Linked */

const BASE = 36
const LONGEST_RUN = 26
const LETTER = 96
const SETS = /** @type {const} */ ({ corner: 'c', centre: 'm', colours: 'k' })

/** @param {Marked} puzzle */
export function writeCompact(puzzle) {
  const { givens, entries } = puzzle
  const hasOwnGrid = !isPlain(puzzle)
  const parts = [writeCells(givens), ...(hasOwnGrid ? [] : partsOfShape(puzzle))]
  const free = entries?.filter((_, cell) => !givens[cell]) ?? []
  if (free.some((digit) => digit > 0)) parts.push(`e${trimmed(writeCells(free))}`)
  for (const [name, letter] of Object.entries(SETS)) {
    const sets = puzzle[/** @type {keyof typeof SETS} */ (name)]
    if (sets?.some((set) => set.length)) parts.push(letter + trimmed(writeSets(sets)))
  }
  const others = { ...otherMembers(puzzle), ...(hasOwnGrid && shapeOf(puzzle)) }
  if (Object.keys(others).length) parts.push(`x${writeOthers(others)}`)
  return parts.join('.')
}

/** @param {Marked} puzzle */
function partsOfShape(puzzle) {
  const { size, boxRows, boxColumns, regions, houses } = puzzle
  const parts = []
  if (regions?.length) parts.push(`r${writeRegions(areasOf(puzzle))}`)
  else if (boxRows !== usualShape(size).boxRows) parts.push(`b${boxRows}x${boxColumns}`)
  if (houses?.length) parts.push(`h${houses.join('_')}`)
  return parts
}

/** @param {string} text @returns {Linked} */
export function readCompact(text) {
  const linked = { title: '', format: 'nonet', leftOut: /** @type {string[]} */ ([]) }
  if (/^[\dA-Z.]+$/.test(text) && /[.0]/.test(text)) {
    const givens = readDigits(text)
    if (!givens) throw new NonetError('no-such-size', { found: text.length })
    return { ...linked, puzzle: puzzleOf({ givens }) }
  }
  const [cells, ...parts] = text.split('.')
  const givens = readCells(cells)
  /** @type {Parameters<typeof puzzleOf>[0]} */
  const found = { givens }
  /** @type {Record<string, any>} */
  let others = {}
  for (const part of parts) {
    const rest = part.slice(1)
    const set = Object.entries(SETS).find(([, letter]) => letter === part[0])?.[0]
    if (set) Object.assign(found, { [set]: readSets(rest) })
    else if (part[0] === 'b') {
      const [, boxRows, boxColumns] = /^(\d+)x(\d+)$/.exec(rest)?.map(Number) ?? []
      if (!boxRows) throw damaged()
      found.boxes = { boxRows, boxColumns }
    } else if (part[0] === 'r') {
      found.regions = readRegions(rest)
      if (found.regions.length !== givens.length) throw damaged()
    } else if (part[0] === 'h') found.houses = rest.split('_')
    else if (part[0] === 'e') {
      const free = readCells(rest)
      if (free.length > givens.filter((digit) => !digit).length) throw damaged()
      let next = 0
      found.entries = givens.map((given) => (given ? 0 : (free[next++] ?? 0)))
    } else if (part[0] === 'x') {
      const { candidates, ...more } = readOthers(rest)
      if (Array.isArray(candidates)) found.candidates = candidates.map(digitsOf)
      others = more
    } else linked.leftOut.push('newer')
  }
  if (!fitRules(/** @type {Marked} */ (others))) throw damaged()
  const hasOwnGrid = ['rows', 'columns', 'firstDigit'].some((name) => name in others)
  const puzzle = hasOwnGrid
    ? ownGridPuzzle(others, found)
    : { ...otherMembers(others), ...puzzleOf(found) }
  return { ...linked, puzzle }
}

/**
 * A puzzle whose grid is no square of the digits from 1.
 * @param {Record<string, any>} members its shape, and all else @param {Parameters<typeof puzzleOf>[0]} found
 * @returns {Marked}
 */
function ownGridPuzzle(members, { givens, entries, corner, centre, colours, candidates }) {
  const { size: side } = members
  const { regions = [], houses = [], rows = side, columns = side, firstDigit = 1 } = members
  if (![regions, houses].every(Array.isArray)) throw damaged()
  const shape = shapeOf(/** @type {Marked} */ ({ ...members, rows, columns, firstDigit }))
  if (regions.length) Object.assign(shape, { boxRows: 1, boxColumns: columns })
  const { size } = shape
  const isDigit = (/** @type {number} */ digit) => digit <= size
  if (!isOwnGrid({ ...shape, givens }) || ![...givens, ...(entries ?? [])].every(isDigit)) {
    throw damaged()
  }
  if (regions.length) shape.regions = areasOf(shape)
  const sets = Object.entries({ corner, centre, colours, candidates }).flatMap(([name, list]) => {
    const most = name === 'colours' ? COLOURS : size
    const each = givens.map((_, cell) => (list?.[cell] ?? []).filter((value) => value <= most))
    return list ? [[name, each]] : []
  })
  return {
    constraints: [],
    ...otherMembers(members),
    ...shape,
    givens,
    ...(entries && { entries }),
    ...Object.fromEntries(sets),
  }
}

/** @param {object} members */
function writeOthers(members) {
  const bytes = new TextEncoder().encode(JSON.stringify(members))
  const base64 = btoa(Array.from(bytes, (byte) => String.fromCharCode(byte)).join(''))
  return base64.replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '')
}

/** @param {string} text @returns {Record<string, any>} */
function readOthers(text) {
  try {
    const base64 = text.replaceAll('-', '+').replaceAll('_', '/')
    const bytes = Uint8Array.from(atob(base64), (character) => character.charCodeAt(0))
    const members = JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(bytes))
    if (members && typeof members === 'object' && !Array.isArray(members)) return members
  } catch {
    // As below.
  }
  throw damaged()
}

/** @param {number} value 1…70 */
function writeDigit(value) {
  const isFar = value >= BASE
  return (isFar ? '-' : '') + (isFar ? value - BASE + 1 : value).toString(BASE).toUpperCase()
}

/** @param {string} text as SYMBOL finds it */
function readDigit(text) {
  return Number.parseInt(text.at(-1) ?? '', BASE) + (text.length > 1 ? BASE - 1 : 0)
}

/** The symbols of a text: digits and runs. */
function symbols(/** @type {string} */ text) {
  const list = text.match(/-[1-9A-Z]|[1-9A-Z]|[a-z0_]/g) ?? []
  if (list.join('') !== text) throw damaged()
  // A run is one character and many cells; cells beyond the largest board are not created.
  const empty = list.reduce((sum, symbol) => sum + runOf(symbol), 0)
  if (empty > LARGEST_SIZE ** 2) {
    const found = Math.ceil(Math.sqrt(empty))
    throw new NonetError('too-large', { found, expected: LARGEST_SIZE })
  }
  return list
}

/** The number of cells of a run; 0 for any other symbol. */
function runOf(/** @type {string} */ symbol) {
  if (symbol === '0') return 1
  return symbol >= 'a' && symbol <= 'z' ? symbol.charCodeAt(0) - LETTER : 0
}

function writeRun(/** @type {number} */ count) {
  const rest = count % LONGEST_RUN
  const last = rest ? String.fromCharCode(LETTER + rest) : ''
  return 'z'.repeat(Math.floor(count / LONGEST_RUN)) + last
}

/** Without the empty cells at the end. (The look-behind makes it linear; without it, it would be quadratic.) */
function trimmed(/** @type {string} */ text) {
  return text.replace(/(?<![a-z])[a-z]+$/, '')
}

/** @param {readonly number[]} digits */
function writeCells(digits) {
  return writeSets(digits.map((digit) => (digit ? [digit] : []))).replaceAll('_', '')
}

/** @returns {number[]} */
function readCells(/** @type {string} */ text) {
  return symbols(text).flatMap((symbol) => {
    if (symbol === '_') throw damaged()
    const run = runOf(symbol)
    return run ? new Array(run).fill(0) : [readDigit(symbol)]
  })
}

/** @param {readonly (readonly number[])[]} sets */
function writeSets(sets) {
  let text = ''
  let empty = 0
  for (const [cell, set] of sets.entries()) {
    if (!set.length) {
      empty++
      continue
    }
    if (empty) text += writeRun(empty)
    else if (cell) text += '_'
    empty = 0
    text += set.map(writeDigit).join('')
  }
  return text + writeRun(empty)
}

/** @returns {number[][]} */
function readSets(/** @type {string} */ text) {
  /** @type {number[][]} */
  const sets = []
  let isOpen = false
  for (const symbol of symbols(text)) {
    const run = runOf(symbol)
    for (let count = run; count > 0; count--) sets.push([])
    if (!run && symbol !== '_') {
      if (!isOpen) sets.push([])
      sets[sets.length - 1].push(readDigit(symbol))
    }
    isOpen = !run && symbol !== '_'
  }
  return sets
}

/** @param {readonly number[]} areas from 0 */
function writeRegions(areas) {
  let text = ''
  for (let cell = 0; cell < areas.length; ) {
    let end = cell + 1
    while (areas[end] === areas[cell]) end++
    text += writeDigit(areas[cell] + 1) + writeRun(end - cell - 1)
    cell = end
  }
  return text
}

/** @returns {number[]} */
function readRegions(/** @type {string} */ text) {
  /** @type {number[]} */
  const regions = []
  for (const symbol of symbols(text)) {
    const run = runOf(symbol)
    if (symbol === '_' || (run && !regions.length)) throw damaged()
    if (run) regions.push(...new Array(run).fill(regions.at(-1)))
    else regions.push(readDigit(symbol))
  }
  return regions
}
