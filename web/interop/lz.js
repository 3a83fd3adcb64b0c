// interop/lz.js: unpacks base64 text of LZ-string, up to a limit of length, and packs it.
//
// The unpacked length can be quadratic: 7 KB in a link have become 14 MB, and the library lz-string offers no limit. So
// these are the two functions of it that Nonet needs; tests/web/unit/lz.test.mjs compares them with the library. (To pack
// with the library itself made the first visit larger by 327 bytes: what wraps its CommonJS is shared by all files.)
//
// The packed text is a stream of bits, six for each character, the highest first. A code has as many bits as the
// highest code so far needs, lowest first: 0 and 1 precede a new character of 8 or 16 bits, 2 is the end, every other
// code is an earlier phrase. Each code adds a phrase: the previous phrase and the first character of its own.
// Source: pieroxy.net/blog/pages/lz-string (Pieroxy), after LZW.

import { NonetError } from '../client/client.js'
import { damaged } from './shape.js'

const ALPHABET = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/'
const [NARROW, WIDE, END] = [0, 1, 2]
/** Bits of the first code, and of the codes after it as long as they fit. */
const FIRST_BITS = 2
const START_BITS = 3

/**
 * Errors: link-damaged; link-unknown if the text is longer than `most`.
 * @param {string} packed base64, with or without its '='
 * @param {number} most UTF-16 units
 * @returns {string}
 */
export function unpackLz(packed, most) {
  // Its '=' count as zeros.
  const sixes = Uint8Array.from(packed, (letter) => Math.max(0, ALPHABET.indexOf(letter)))
  let at = 0
  /** Bits beyond the end are 0. */
  const bits = (/** @type {number} */ count) => {
    let value = 0
    for (let bit = 0; bit < count; bit++, at++) {
      if (sixes[Math.floor(at / 6)] & (32 >> (at % 6))) value |= 1 << bit
    }
    return value
  }
  /** Phrases by code; the first three codes are none. @type {string[]} */
  const phrases = ['', '', '']
  let width = START_BITS
  /** Phrases until a code takes one bit more. */
  let room = 4
  const learn = (/** @type {string} */ phrase) => {
    phrases.push(phrase)
    if (--room === 0) room = 2 ** width++
  }
  const first = bits(FIRST_BITS)
  if (first === END) return ''
  if (first > END) throw damaged()
  let before = String.fromCharCode(bits(first === NARROW ? 8 : 16))
  phrases.push(before)
  const parts = [before]
  let length = 1
  while (at < 6 * sixes.length) {
    let code = bits(width)
    if (code === END) return parts.join('')
    if (code === NARROW || code === WIDE) {
      learn(String.fromCharCode(bits(code === NARROW ? 8 : 16)))
      code = phrases.length - 1
    }
    if (code > phrases.length) throw damaged()
    // The code of the phrase that is just being added: it begins with the previous phrase.
    const phrase = phrases[code] ?? before + before[0]
    length += phrase.length
    if (length > most) throw new NonetError('link-unknown')
    parts.push(phrase)
    learn(before + phrase[0])
    before = phrase
  }
  throw damaged()
}

/**
 * Base64 of a text, as LZ-string packs it.
 * @param {string} text @returns {string}
 */
export function packLz(text) {
  let packed = ''
  let [sextet, filled] = [0, 0]
  const emit = (/** @type {number} */ value, /** @type {number} */ count) => {
    for (let bit = 0; bit < count; bit++) {
      sextet = (sextet << 1) | ((value >> bit) & 1)
      if (++filled < 6) continue
      packed += ALPHABET[sextet]
      sextet = 0
      filled = 0
    }
  }
  /** Codes by phrase. @type {Map<string, number>} */
  const codes = new Map()
  /** Characters whose first phrase is to come. @type {Set<string>} */
  const fresh = new Set()
  let width = FIRST_BITS
  /** Phrases until a code takes one bit more. */
  let room = 2
  const learn = () => {
    if (--room === 0) room = 2 ** width++
  }
  const write = (/** @type {string} */ phrase) => {
    if (fresh.delete(phrase)) {
      const code = phrase.charCodeAt(0)
      emit(code < 256 ? NARROW : WIDE, width)
      emit(code, code < 256 ? 8 : 16)
      learn()
    } else emit(codes.get(phrase) ?? END, width)
    learn()
  }
  let before = ''
  for (let at = 0; at < text.length; at++) {
    const letter = text[at]
    if (!codes.has(letter)) {
      codes.set(letter, codes.size + 3)
      fresh.add(letter)
    }
    if (codes.has(before + letter)) {
      before += letter
      continue
    }
    write(before)
    codes.set(before + letter, codes.size + 3)
    before = letter
  }
  if (before) write(before)
  emit(END, width)
  // At least one bit more, and then to the end of a sextet.
  emit(0, 6 - filled)
  return packed.padEnd(Math.ceil(packed.length / 4) * 4, '=')
}
