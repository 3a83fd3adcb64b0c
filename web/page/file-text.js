// page/file-text.js: the bytes of a file as text.
//
// A file is text in UTF-8, in UTF-16 with or without a byte order mark, or in Windows-1252; one with zero bytes in
// it is no text, and the error names its kind where the browser knows it.

import { NonetError } from '../client/client.js'
import { say } from '../words/sentences.js'

/** Enough of a text to tell its encoding. */
export const LOOKED_AT = 512

/** @param {File} file */
export async function textOf(file) {
  /** @type {ArrayBuffer} */
  let bytes
  try {
    bytes = await file.arrayBuffer()
  } catch (reason) {
    throw new NonetError('file-unreadable', { text: String(reason) })
  }
  return decode(new Uint8Array(bytes), file.type)
}

/** @param {Uint8Array<ArrayBuffer>} bytes @param {string} type MIME type, as the browser guesses it */
export function decode(bytes, type) {
  const wide = wideKind(bytes)
  if (wide) return new TextDecoder(wide).decode(bytes)
  if (bytes.includes(0)) {
    // Only names that readers know: PNG or PDF, but not "vnd.openxmlformats-…".
    const name = /^(?!text\/).*\/(.*)/.exec(type)?.[1] ?? ''
    const kind = /^[a-z0-9]{2,5}$/i.test(name) ? name.toUpperCase() : say('page.binary')
    throw new NonetError('not-text', { text: kind })
  }
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes)
  } catch {
    return new TextDecoder('windows-1252').decode(bytes)
  }
}

/** The kind of UTF-16, recognised by its mark, or by zero bytes beside nearly all ASCII characters. */
export function wideKind(/** @type {Uint8Array} */ bytes) {
  const mark = (bytes[0] << 8) | bytes[1]
  if (mark === 0xfffe) return 'utf-16le'
  if (mark === 0xfeff) return 'utf-16be'
  const start = bytes.subarray(0, LOOKED_AT)
  if (start.length < 4 || bytes.length % 2) return undefined
  const zeros = [0, 0]
  for (const [index, byte] of start.entries()) if (!byte) zeros[index % 2]++
  const [even, odd] = zeros.map((count) => (count * 2) / start.length)
  if (odd > 0.8 && !even) return 'utf-16le'
  if (even > 0.8 && !odd) return 'utf-16be'
  return undefined
}
