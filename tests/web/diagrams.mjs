// tests/web/diagrams.mjs: diagrams for <nonet-board>, as an author writes them: those that
// web/demo/board.html shows, taken from there.
//
// The puzzles were made by a script for this purpose, each with one solution, and solved by singles
// up to the step that the diagram is about. The last shows what may lie around the digits, and is no puzzle.
import { readFileSync } from 'node:fs'

const page = readFileSync(new URL('../../web/demo/board.html', import.meta.url), 'utf8')
const shown = [...page.matchAll(/<nonet-board>\n([\s\S]*?)<\/nonet-board>/g)]

/**
 * Two cells of a column with the same two marks; a digit with the same two places in two rows; a chain
 * of cells with two marks each, whose grid is written with all its marks; cages, lines, dots and clues.
 */
export const [NAKED_PAIR, X_WING, CHAIN, LAYERS] = shown.map(([, text]) =>
  text.replaceAll('&gt;', '>'),
)
/** A puzzle, and a step of its path as `nonet steps --json` writes it: those of the page Diagrams. */
export const [, KITE_PUZZLE, KITE] =
  /<nonet-board coordinates puzzle="([\d.]+)"\s+step='([^']+)'/.exec(page) ?? []
export const DIAGRAMS = { 'naked pair': NAKED_PAIR, 'X-wing': X_WING, chain: CHAIN, layers: LAYERS }
