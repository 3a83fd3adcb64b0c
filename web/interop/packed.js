// interop/packed.js: the data in a link of f-puzzles and SudokuPad: an object as text, packed by LZ-string, in
// base64.
//
// The text is JSON, or SudokuPad's shorter form: names without quotes, apostrophes for quotes, nothing for {}, t and f
// for true and false, colours without quotes. Some messengers replace the '+' of base64 by a blank, '/' is often escaped,
// and two of them may have become one: all three are repaired.

import { NonetError } from '../client/client.js'
import { unpackLz } from './lz.js'
import { damaged } from './shape.js'

/** Limits: characters in a link, and UTF-16 units after unpacking. No puzzle needs as many. */
const LONGEST_PACKED = 30_000
const LONGEST_UNPACKED = 1_000_000
/** Of so many slashes at most, each one and each two may have been twice as many. */
const MOST_SLASHES = 12

/**
 * Errors: link-damaged; link-unknown if it is too long for a puzzle.
 * @param {string} text base64
 * @param {boolean} [isWhole] false if more of it may follow: then slashes are not repaired, of which each try takes as long as reading
 * @returns {any} an object
 */
export function unpack(text, isWhole = true) {
  // An escaped '/' takes three.
  if (text.length > 3 * LONGEST_PACKED) throw new NonetError('link-unknown')
  const clean = plainBase64(text)
  if (clean.length > LONGEST_PACKED) throw new NonetError('link-unknown')
  try {
    return readPacked(clean)
  } catch (reason) {
    for (const whole of isWhole ? withSlashes(clean) : []) {
      try {
        return readPacked(whole)
      } catch (other) {
        // Any of them may be too long; it was packed without.
        if (/** @type {any} */ (other).key !== 'link-damaged') break
      }
    }
    throw reason
  }
}

/** @param {string} packed */
function readPacked(packed) {
  const value = readText(unpackLz(packed, LONGEST_UNPACKED))
  if (typeof value !== 'object' || value === null || Array.isArray(value)) throw damaged()
  return value
}

/** The texts in which one slash, or two, were twice as many. @param {string} text @returns {string[]} */
function withSlashes(text) {
  const parts = text.split('/')
  const count = parts.length - 1
  if (count < 1 || count > MOST_SLASHES) return []
  const pairs = [...new Array(count).keys()].flatMap((one) =>
    Array.from({ length: count - one }, (_, further) => [one, one + further]),
  )
  return pairs
    .sort((one, other) => one[1] - one[0] - (other[1] - other[0]))
    .map((doubled) =>
      parts.reduce((whole, part, index) => {
        return `${whole}${doubled.includes(index - 1) ? '//' : '/'}${part}`
      }),
    )
}

function readText(/** @type {string} */ text) {
  try {
    return JSON.parse(text)
  } catch {
    return readLoose(text)
  }
}

function plainBase64(/** @type {string} */ text) {
  let plain = text
  try {
    plain = decodeURIComponent(text)
  } catch {
    // A % alone is no escape, and no base64: it fails below.
  }
  plain = plain.trim().replaceAll(' ', '+')
  if (!/^[\w+/-]+=*$/.test(plain)) throw damaged()
  return plain
}

/** @param {string} text in the shorter form */
export function readLoose(text) {
  let at = 0

  /** @returns {any} */
  const value = (/** @type {number} */ depth) => {
    if (depth > 100) throw damaged()
    const start = text[at]
    if (start === '{') return object(depth)
    if (start === '[') return list(depth)
    if (start === '"' || start === "'") return string()
    const [word] = /^[^,}\]]*/.exec(text.slice(at, at + 400)) ?? ['']
    at += word.length
    return meaningOf(word.trim())
  }
  const list = (/** @type {number} */ depth) => {
    const found = []
    do {
      at++
      skip()
      found.push(value(depth + 1))
      skip()
    } while (text[at] === ',')
    end(']')
    // There are no empty lists: [] is a list of one {}.
    return found
  }
  const object = (/** @type {number} */ depth) => {
    /** @type {Record<string, any>} */
    const found = Object.create(null)
    do {
      at++
      skip()
      if (text[at] === '}') break
      const name = text[at] === '"' || text[at] === "'" ? string() : bare()
      skip()
      if (text[at] !== ':') throw damaged()
      at++
      skip()
      found[name] = value(depth + 1)
      skip()
    } while (text[at] === ',')
    end('}')
    return found
  }
  const bare = () => {
    const [name] = /^[\w+-]*/.exec(text.slice(at, at + 100)) ?? ['']
    at += name.length
    return name
  }
  const string = () => {
    const quote = text[at]
    let end = at + 1
    while (end < text.length && text[end] !== quote) end += text[end] === '\\' ? 2 : 1
    if (end >= text.length) throw damaged()
    const inner = text.slice(at + 1, end)
    at = end + 1
    const proper = quote === '"' ? inner : inner.replaceAll("\\'", "'").replaceAll('"', '\\"')
    try {
      return JSON.parse(`"${proper}"`)
    } catch {
      return inner
    }
  }
  const skip = () => {
    while (/\s/.test(text[at] ?? '')) at++
  }
  const end = (/** @type {string} */ bracket) => {
    if (text[at] !== bracket) throw damaged()
    at++
  }

  skip()
  const found = value(0)
  skip()
  if (at < text.length) throw damaged()
  return found
}

/** @returns {unknown} */
function meaningOf(/** @type {string} */ word) {
  if (word === '') return {}
  if (word === 't' || word === 'true') return true
  if (word === 'f' || word === 'false') return false
  if (word === 'null') return null
  const number = Number(word)
  // A colour of six digits without its # is no number: 000080, 5E8000.
  const isColour = /^[\da-f]{6}$/i.test(word) && String(number) !== word
  return Number.isNaN(number) || isColour ? word : number
}
