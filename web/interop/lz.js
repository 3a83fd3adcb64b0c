// interop/lz.js: unpacks what LZ-string has packed as base64, as far as a bound.
//
// A packed text can be the square of its length: 7 KB in a link have become 14 MB, and the library
// lz-string offers no way to stop. So this is the one function of it that is needed, with a bound;
// tests/web/unit/lz.test.mjs holds it against the library.
//
// The packed text is a stream of bits, six a character with the highest first. Codes in it have as many
// bits as the highest one needs, lowest first: 0 and 1 announce a new character of 8 or 16 bits, 2 is
// the end, and every other one is a phrase that occurred before. Each code adds a phrase: the one
// before it and the first character of its own.
// Source: pieroxy.net/blog/pages/lz-string (Pieroxy), after LZW.

import { NonetError } from '../client/client.js'
import { damaged } from './shape.js'

const ALPHABET = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/'
const [NARROW, WIDE, END] = [0, 1, 2]
/** Bits of the first code, and of the codes after it as long as they fit. */
const FIRST_BITS = 2
const START_BITS = 3

/**
 * Errors: link-damaged; link-unknown for a text that would be longer than `most`.
 * @param {string} packed base64, with or without its '='
 * @param {number} most UTF-16 units
 * @returns {string}
 */
export function unpackLz(packed, most) {
  // Its '=' count as zeros.
  const sixes = Uint8Array.from(packed, (letter) => Math.max(0, ALPHABET.indexOf(letter)))
  let at = 0
  /** What lies behind the end reads as 0. */
  const bits = (/** @type {number} */ count) => {
    let value = 0
    for (let bit = 0; bit < count; bit++, at++) {
      if (sixes[Math.floor(at / 6)] & (32 >> (at % 6))) value |= 1 << bit
    }
    return value
  }
  /** By their codes; the first three are no phrases. @type {string[]} */
  const phrases = ['', '', '']
  let width = START_BITS
  /** So many phrases more, and a code takes a bit more. */
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
    // The phrase that is just being learnt begins with the one before.
    const phrase = phrases[code] ?? before + before[0]
    length += phrase.length
    if (length > most) throw new NonetError('link-unknown')
    parts.push(phrase)
    learn(before + phrase[0])
    before = phrase
  }
  throw damaged()
}
