// interop/package-links.js: the entry nonet/links of the package: links of other sites, and texts of other programs, as plain data,
// and back.
//
//   const [{ puzzle }] = await readLinks('https://f-puzzles.com/?load=…')
//   await solveConstrained(puzzle)
//   const { text } = writeLink(puzzle, 'sudokupad', 'My killer')

import { puzzleOfTree, treeOfPuzzle } from '../board/constraints.js'
import { NonetError } from '../client/client.js'
import { linksIn, readJson, readLink } from './links.js'
import { puzzlesIn } from './texts.js'
import { LINKS } from './write-links.js'

/** @typedef {import('nonet-engine-wasm').ConstrainedPuzzle} ConstrainedPuzzle */
/** @typedef {import('../board/puzzle.js').Marked} Marked */
/** @typedef {import('./shape.js').Linked} Linked */
/** @typedef {import('./write-links.js').LinkFormat} LinkFormat */
/**
 * A puzzle of a text. `puzzle` is what solveConstrained() takes, `board` what load() of the element takes, with what is only drawn.
 * `leftOut` names what of the link is no rule here; of what cannot be read, `error` says why.
 * @typedef {object} LinkedPuzzle
 * @property {ConstrainedPuzzle} [puzzle]
 * @property {Marked} [board]
 * @property {string} title
 * @property {string} format
 * @property {string[]} leftOut
 * @property {NonetError} [error]
 * @property {number} line of the text, from 1; 0 where it is the whole text
 */

/**
 * The puzzles of a text that other sites and programs write: links of f-puzzles, SudokuPad, SudokuMaker, Penpa, SudokuWiki, Sudoku
 * Exchange and Nonet, with words around them; JSON of f-puzzles and SudokuPad; killers, jigsaws of SumoCue and game ids of Solo.
 * Nothing is fetched. Other texts have none: solve(), solveMany() and readConstrained() read those.
 * @param {string} text
 * @returns {Promise<LinkedPuzzle[]>}
 */
export async function readLinks(text) {
  if (/^\s*\{/.test(text)) {
    const entry = await entryOf(0, '', () => readJson(text))
    return entry ? [entry] : []
  }
  const codes = puzzlesIn(text)
  const links = codes.length ? [] : linksIn(text)
  const all = [
    ...codes.map(({ line, format, read }) => entryOf(line, format, read)),
    ...links.map(({ line, link, rest }) => entryOf(line, '', () => readLink(link, rest))),
  ]
  return (await Promise.all(all)).flatMap((entry) => entry ?? [])
}

/**
 * A puzzle as a link of f-puzzles ('fpuzzles') or SudokuPad ('sudokupad'), or in the writing of Interactive-Sudoku-Solver ('iss').
 * `leftOut` names what that does not have.
 * @param {ConstrainedPuzzle | Marked} puzzle plain data, or what load() of the element takes
 * @param {LinkFormat} format @param {string} [title]
 * @returns {{text: string, leftOut: string[]}}
 * @throws {NonetError} cannot-write: a grid that the other site does not have
 */
export function writeLink(puzzle, format, title = '') {
  const write = Object.hasOwn(LINKS, format) ? LINKS[format] : undefined
  if (!write) throw new NonetError('bad-argument', { text: String(format) })
  return write(boardOf(puzzle), title)
}

/** @param {ConstrainedPuzzle | Marked} puzzle @returns {Marked} */
function boardOf(puzzle) {
  if (Array.isArray(puzzle?.givens)) return /** @type {Marked} */ (puzzle)
  try {
    return puzzleOfTree(/** @type {import('../board/constraints.js').PuzzleTree} */ (puzzle))
  } catch (reason) {
    throw new NonetError('bad-argument', {
      text: reason instanceof RangeError ? reason.message : 'puzzle',
    })
  }
}

/**
 * @param {number} line @param {string} format @param {() => Linked | undefined | Promise<Linked>} read
 * @returns {Promise<LinkedPuzzle | undefined>}
 */
async function entryOf(line, format, read) {
  try {
    const linked = await read()
    if (!linked) return undefined
    const { puzzle: board, title, leftOut } = linked
    const puzzle = /** @type {ConstrainedPuzzle} */ (treeOfPuzzle(board))
    return { puzzle, board, title, format: linked.format, leftOut, line }
  } catch (reason) {
    if (!(reason instanceof NonetError)) throw reason
    return { title: '', format, leftOut: [], error: reason, line }
  }
}
