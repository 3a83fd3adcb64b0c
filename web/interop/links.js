// interop/links.js: from an address to the puzzle in it: one table of the ways that puzzles travel.
//
// The same names mean the same in our own address and in other sites' (?s=, ?bd=, ?load=…), so that a
// link can be read wherever it leads. Many links hold only the name of a puzzle that is kept on a
// server; nothing is ever fetched from there, and that is said. A page that asks us for a puzzle, and
// a reader who pastes a link, come the same way. To add a site: its reader and its row.

import { NonetError } from '../client/client.js'
import { readCompact } from './compact.js'
import { readExchange } from './exchange.js'
import { readFPuzzles } from './fpuzzles.js'
import { unpack } from './packed.js'
import { damaged, textOf } from './shape.js'
import { readSudokuPad } from './sudokupad.js'
import { readSudokuWiki } from './sudokuwiki.js'

/** @typedef {import('./shape.js').Linked} Linked */

/** @type {Record<string, (value: string) => Linked | Promise<Linked>>} by the parameter's name */
const PARAMETERS = {
  p: readCompact,
  s: readExchange,
  bd: readSudokuWiki,
  load: (value) => readFPuzzles(unpack(value)),
  puzzleid: readPadId,
  puzzle: (value) => (/^[\dA-Z.]+$/.test(value) ? readCompact(value) : readPadId(value)),
}
/** Hosts whose addresses hold a puzzle in their path. */
const PADS = /(^|\.)(sudokupad\.app|crackingthecryptic\.com|sudokupad\.svencodes\.com)$/
/** Hosts that keep puzzles under a short name. */
const KEEPERS = /(^|\.)(f-puzzles\.com|tinyurl\.com|sudokupad\.app|crackingthecryptic\.com)$/
/** What follows is a whole puzzle; other names are short for one that a server keeps. */
const PACKED = /^(fpuzzles|fpuz|scl|ctc)(.*)$/s
/** No packed puzzle is as short as this. */
const SHORTEST_PACKED = 24

/** What a sentence puts behind a link; a full stop may also be a link's last, empty cell. */
const SENTENCE_END = /[.:?…)>\]"'”,;!]$/

/** A link that has lost its '+' is in so many parts at most. */
const MOST_PARTS = 500

/** As many characters of grids, and a text is no longer only links. */
const FEWEST_CELLS = 32

/** Whether a text is an address, or what one of SudokuPad's begins with. */
export function isLink(/** @type {string} */ text) {
  return /^(https?:\/\/|[\w.-]+\.(app|com|org)\/)\S+$/i.test(text) || isPacked(text)
}

function isPacked(/** @type {string} */ text) {
  return /^(fpuzzles|fpuz|scl|ctc)[\w+/=%-]{24,}$/.test(text)
}

/**
 * Every link in a text that is nothing but links and words around them. Where a messenger has made
 * blanks of the '+' in a link, what follows may belong to it: `rest` is what stands behind it.
 * @param {string} text
 * @returns {{link: string, rest: string[], line: number, column: number}[]}
 */
export function linksIn(text) {
  /** @type {ReturnType<typeof linksIn>} */
  const found = []
  let cells = 0
  for (const [index, line] of text.split(/\r?\n/).entries()) {
    let column = 1
    /** @type {string[] | undefined} the words behind the last link */
    let behind
    for (const part of line.split(/(\s+)/)) {
      const link = part.replace(/^[<("'“]+|(?<![>)"'”,;!])[>)"'”,;!]+$/g, '')
      if (isLink(link)) {
        behind = []
        found.push({ link, rest: behind, line: index + 1, column })
      } else if (behind) {
        if (part.trim() && behind.length < MOST_PARTS) behind.push(part)
      } else if (/^[\d.*_|+-]+$/.test(part)) cells += part.length
      column += part.length
    }
  }
  // Where a grid stands as well, the links are only notes beside it.
  return cells < FEWEST_CELLS ? found : []
}

/**
 * @param {string} text an address
 * @param {string[]} [rest] words behind it that may be part of it
 * @returns {Promise<Linked>}
 */
export async function readLink(text, rest = []) {
  try {
    return await readWhole(text, rest)
  } catch (reason) {
    let bare = text
    for (let count = 0; count < 3 && SENTENCE_END.test(bare); count++) {
      bare = bare.slice(0, -1)
      const linked = await readAddress(bare).catch(() => undefined)
      if (linked) return linked
    }
    throw reason
  }
}

/** @param {string} text @param {string[]} rest @returns {Promise<Linked>} */
async function readWhole(text, rest) {
  let whole = text
  for (const word of ['', ...rest]) {
    if (word) whole += `+${word}`
    try {
      return await readAddress(whole)
    } catch (reason) {
      const isCut = reason instanceof NonetError && reason.key === 'link-damaged'
      if (!isCut || !/^[\w+/=%-]+$/.test(rest[0] ?? '')) throw reason
    }
  }
  throw damaged()
}

/** @param {string} text @returns {Promise<Linked>} */
async function readAddress(text) {
  if (isPacked(text)) return readPadId(text)
  const address = addressOf(text)
  if (!address) throw new NonetError('link-unknown')
  const { hostname, pathname, searchParams } = address
  for (const [name, read] of Object.entries(PARAMETERS)) {
    // A raw '+' of the address has become a blank here.
    const value = searchParams.get(name)?.replaceAll(' ', '+')
    if (!value) continue
    const linked = await read(value)
    const title = searchParams.get('t')
    return { ...linked, title: title === null ? linked.title : textOf(title) }
  }
  if (PADS.test(hostname)) {
    const name = /(?:^|\/)((?:fpuzzles|fpuz|scl|ctc).*)$/s.exec(pathname)?.[1]
    if (name) return readPadId(name)
  }
  if (KEEPERS.test(hostname)) throw new NonetError('link-elsewhere', { text: hostname })
  throw new NonetError('link-unknown')
}

/** @param {string} id what SudokuPad calls a puzzle's name @returns {Promise<Linked>} */
async function readPadId(id) {
  const [, kind, value = ''] = PACKED.exec(id) ?? []
  if (!kind || value.length < SHORTEST_PACKED) {
    throw new NonetError('link-elsewhere', { text: 'SudokuPad' })
  }
  const object = unpack(value)
  const linked = kind.startsWith('fpuz') ? readFPuzzles(object) : readSudokuPad(object)
  return { ...linked, format: 'sudokupad' }
}

/** @param {string} text @returns {URL | undefined} */
function addressOf(text) {
  try {
    return new URL(/^https?:/i.test(text) ? text : `https://${text}`)
  } catch {
    return undefined
  }
}
