// client/byte-packing.js: bytes as a text of plain ASCII, and back; for the module inside dist/single.js.
//
// The text begins with a table of all 256 bytes, two hexadecimal digits each, the frequent ones first. Then each byte
// follows by its index in the table: one letter for the first entries, two for the others. So the text is
// hardly longer than the bytes, and Brotli compresses it as well: the module takes 1.7 % more than its file (base64
// after deflate: a fifth more; `node scripts/site/site.mjs` prints the size of single.js).

/** Printable ASCII without the characters that are special in a string, a template or HTML. */
const LETTERS = [...new Array(95).keys()]
  .map((index) => String.fromCharCode(32 + index))
  .filter((letter) => !'"\\<'.includes(letter))
  .join('')
/** This many letters begin a pair. */
const FIRSTS = 3
const TABLE_LENGTH = 512

/** @param {string} text */
export function unpack(text) {
  const table = Uint8Array.from({ length: 256 }, (_, place) =>
    Number.parseInt(text.slice(2 * place, 2 * place + 2), 16),
  )
  const placeOf = new Uint8Array(128)
  for (let letter = 0; letter < LETTERS.length; letter++) {
    placeOf[LETTERS.charCodeAt(letter)] = letter
  }
  const bytes = new Uint8Array(text.length - TABLE_LENGTH)
  const singles = LETTERS.length - FIRSTS
  let length = 0
  for (let at = TABLE_LENGTH; at < text.length; at++) {
    const letter = placeOf[text.charCodeAt(at)]
    const place =
      letter < FIRSTS
        ? singles + letter * LETTERS.length + placeOf[text.charCodeAt(++at)]
        : letter - FIRSTS
    bytes[length++] = table[place]
  }
  return bytes.slice(0, length)
}

/** The text of bytes, for the build. @param {Uint8Array} bytes */
export function pack(bytes) {
  const counts = new Uint32Array(256)
  for (const byte of bytes) counts[byte]++
  const table = [...counts.keys()].sort((one, other) => counts[other] - counts[one])
  const singles = LETTERS.length - FIRSTS
  /** @type {string[]} */
  const written = []
  for (const [place, byte] of table.entries()) {
    const beyond = place - singles
    written[byte] =
      beyond < 0
        ? LETTERS[place + FIRSTS]
        : LETTERS[Math.floor(beyond / LETTERS.length)] + LETTERS[beyond % LETTERS.length]
  }
  const hexadecimal = table.map((byte) => byte.toString(16).padStart(2, '0')).join('')
  return hexadecimal + Array.from(bytes, (byte) => written[byte]).join('')
}
