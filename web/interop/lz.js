// interop/lz.js: unpacks base64 text of LZ-string, up to a limit of length.
//
// The unpacked length can be quadratic: 7 KB in a link have become 14 MB, and the library lz-string offers no limit. So
// this is the one function of it that Nonet needs, with a limit; tests/web/unit/lz.test.mjs compares it with the
// library, which packs.
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
