// interop/links.js: reads the puzzle in an address; one table of all kinds of links.
//
// A parameter means the same in Nonet's own address and in other sites' (?s=, ?bd=, ?load=…), so a link is read
// whatever its host. Many links only name a puzzle on a server; Nonet never fetches it, and says so. The page's own
// address and a pasted link are read by the same code. To add a site: its reader and its row.

import { NonetError } from '../client/client.js'
import { classicGivens, readClassic } from './classic.js'
import { readCompact } from './compact.js'
import { readExchange } from './exchange.js'
import { readFPuzzles } from './fpuzzles.js'
import { unpack } from './packed.js'
import { isPenpa, readPenpa } from './penpa.js'
import { damaged, textOf } from './shape.js'
import { isSolo, readSolo } from './solo.js'
import { isSudokuMaker, readSudokuMaker } from './sudokumaker.js'
import { readSudokuPad } from './sudokupad.js'
import { readSudokuWiki } from './sudokuwiki.js'

/** @typedef {import('./shape.js').Linked} Linked */

/** @type {Record<string, (value: string, isWhole: boolean) => Linked | Promise<Linked>>} by the parameter's name */
const PARAMETERS = {
  p: readCompact,
  s: readExchange,
  bd: readSudokuWiki,
  load: (value, isWhole) => readFPuzzles(unpack(value, isWhole)),
  puzzleid: readPadId,
  puzzle: (value, isWhole) =>
    /^[\dA-Z.]+$/.test(value)
      ? readCompact(value)
      : isSudokuMaker(value)
        ? readSudokuMaker(value)
        : readPadId(value, isWhole),
}
/** Hosts whose addresses have a puzzle in their path. */
const PADS = /(^|\.)(sudokupad\.app|crackingthecryptic\.com|sudokupad\.svencodes\.com)$/
/** Hosts that store puzzles under a short name. */
const KEEPERS = /(^|\.)(f-puzzles\.com|tinyurl\.com|sudokupad\.app|crackingthecryptic\.com)$/
/** A page of Simon Tatham's collection, on whatever host. */
const SOLO = /\/solo(\.html)?$/
/** Prefixes of a whole puzzle; any other name is short for one on a server. */
const PACKED = /^(fpuzzles|fpuz|scl|ctc)(.*)$/s
/** Prefixes of a plain puzzle that is not packed. */
const CLASSIC = /^(classic|scf)(.{8,})$/s
/** Every packed puzzle is longer than this. */
const SHORTEST_PACKED = 24

/** Punctuation after a link in a sentence; a full stop may also be the link's last, empty cell. */
const SENTENCE_END = /[.:?…)>\]"'”,;!]$/

/** Limit for the parts of a link whose '+' became blanks. */
const MOST_PARTS = 500

/** A text with this many characters of grids is not only links. */
const FEWEST_CELLS = 32

/** Whether a text is an address, or begins like a puzzle of SudokuPad. */
export function isLink(/** @type {string} */ text) {
  return /^(https?:\/\/|[\w.-]+\.(app|com|org)\/)\S+$/i.test(text) || isPacked(text)
}

function isPacked(/** @type {string} */ text) {
  if (/^(fpuzzles|fpuz|scl|ctc)[\w+/=%-]{24,}$/.test(text)) return true
  const classic = CLASSIC.exec(text)?.[2]
  return classic !== undefined && classicGivens(classic) !== undefined
}

/**
 * A puzzle of f-puzzles or SudokuPad as JSON that is not packed. Errors: as readLink.
 * @param {string} text @returns {Linked | undefined} undefined for anything else
 */
export function readJson(text) {
  /** @type {any} */
  let object
  try {
    object = JSON.parse(text)
  } catch {
    if (/"(grid|cells|ce)"\s*:\s*\[\s*\[\s*\{/.test(text)) throw damaged()
    return undefined
  }
  const isRows = (/** @type {unknown} */ rows) => Array.isArray(rows) && Array.isArray(rows[0])
  try {
    if (isRows(object?.grid)) return readFPuzzles(object)
    return isRows(object?.cells ?? object?.ce) ? readSudokuPad(object) : undefined
  } catch (reason) {
    throw asDamage(reason)
  }
}

/** A link may hold anything anywhere: what a reader stumbles over is damaged. @param {unknown} reason */
const asDamage = (reason) => (reason instanceof NonetError ? reason : damaged())

/**
 * Every link in a text that consists of links and words around them. A messenger may have replaced the '+' in a link
 * by blanks, so the words after it may belong to it: they are `rest`.
 * @param {string} text
 * @returns {{link: string, rest: string[], line: number, column: number}[]}
 */
export function linksIn(text) {
  /** @type {ReturnType<typeof linksIn>} */
  const found = []
  let cells = 0
  for (const [index, line] of text.split(/\r?\n/).entries()) {
    let column = 1
    /** @type {string[] | undefined} the words after the last link */
    let behind
    for (const part of line.split(/(\s+)/)) {
      const link = linkIn(part)
      if (isLink(link)) {
        behind = []
        found.push({ link, rest: behind, line: index + 1, column })
      } else if (behind) {
        const room = MOST_PARTS - behind.length
        // Of several blanks each one may have been a '+': there are empty words between them.
        const blanks = Math.max(0, Math.min(part.length - 1, room))
        const words = part.trim() ? [part] : new Array(blanks).fill('')
        behind.push(...words.slice(0, room))
      } else if (/^[\d.*_|+-]+$/.test(part) && /[\d.]/.test(part)) cells += part.length
      column += part.length
    }
  }
  // In a text that also has a grid, links are only remarks.
  return cells < FEWEST_CELLS ? found : []
}

/** A word without what is around a link: brackets, quotes, the name of a link in Markdown, the attribute of one in HTML. @param {string} word */
function linkIn(word) {
  const [, inside] = /^[^/]*[[("'“<=:](https?:\/\/[^"<>]+)/i.exec(word) ?? []
  return (inside ?? word).replace(/^[<("'“]+|(?<![>)"'”,;!])[>)"'”,;!]+$/g, '')
}

/**
 * @param {string} text an address
 * @param {string[]} [rest] words after it that may be part of it
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
    throw asDamage(reason)
  }
}

/** @param {string} text @param {string[]} rest @returns {Promise<Linked>} */
async function readWhole(text, rest) {
  let whole = text
  for (const [index, word] of ['', ...rest].entries()) {
    if (index) whole += `+${word}`
    try {
      return await readAddress(whole, index === 0 || index === rest.length)
    } catch (reason) {
      const isCut = reason instanceof NonetError && reason.key === 'link-damaged'
      if (!isCut || !/^[\w+/=%-]+$/.test(rest.find(Boolean) ?? '')) throw reason
    }
  }
  throw damaged()
}

/** @param {string} text @param {boolean} [isWhole] see unpack() @returns {Promise<Linked>} */
async function readAddress(text, isWhole = true) {
  if (isPacked(text)) return readPadId(text, isWhole)
  const address = addressOf(text)
  if (!address) throw new NonetError('link-unknown')
  const { hostname, pathname, searchParams } = address
  const fragment = unescaped(address.hash.slice(1))
  if (SOLO.test(pathname) && isSolo(fragment)) return readSolo(fragment)
  for (const parameters of [searchParams, new URLSearchParams(address.hash.slice(1))]) {
    if (isPenpa(parameters)) return readPenpa(parameters)
  }
  for (const [name, read] of Object.entries(PARAMETERS)) {
    // URLSearchParams has replaced an unescaped '+' by a blank.
    const value = searchParams.get(name)?.replaceAll(' ', '+')
    if (!value) continue
    const linked = await read(value, isWhole)
    const title = searchParams.get('t')
    return { ...linked, title: title === null ? linked.title : textOf(title) }
  }
  if (PADS.test(hostname)) {
    const name = /(?:^|\/)((?:fpuzzles|fpuz|scl|ctc|scf|classic).*)$/s.exec(pathname)?.[1]
    if (name) return readPadId(name, isWhole)
  }
  if (KEEPERS.test(hostname)) throw new NonetError('link-elsewhere', { text: hostname })
  throw new NonetError('link-unknown')
}

/** @param {string} id a puzzle's name in SudokuPad @param {boolean} isWhole see unpack() @returns {Promise<Linked>} */
async function readPadId(id, isWhole) {
  const classic = CLASSIC.exec(id)?.[2]
  if (classic) return readClassic(unescaped(classic))
  const [, kind, value = ''] = PACKED.exec(id) ?? []
  if (!kind || value.length < SHORTEST_PACKED) {
    throw new NonetError('link-elsewhere', { text: 'SudokuPad' })
  }
  const object = unpack(value, isWhole)
  const linked = kind.startsWith('fpuz') ? readFPuzzles(object) : readSudokuPad(object)
  return { ...linked, format: 'sudokupad' }
}

/** @param {string} text */
function unescaped(text) {
  try {
    return decodeURIComponent(text)
  } catch {
    return text
  }
}

/** @param {string} text @returns {URL | undefined} */
function addressOf(text) {
  try {
    return new URL(/^https?:/i.test(text) ? text : `https://${text}`)
  } catch {
    return undefined
  }
}
