// interop/inflate.js: unpacks deflated bytes by the browser itself, up to a limit of length: a few bytes can become gigabytes.

import { NonetError } from '../client/client.js'
import { damaged } from './shape.js'

/**
 * Errors: link-damaged; link-unknown if there are more bytes than `most`; link-packing where the browser cannot do it.
 * @param {Uint8Array<ArrayBuffer>} bytes deflated, without a header @param {number} most bytes
 * @returns {Promise<Uint8Array>}
 */
export async function inflate(bytes, most) {
  const reader = new Blob([bytes]).stream().pipeThrough(unpacker()).getReader()
  /** @type {Uint8Array[]} */
  const parts = []
  let length = 0
  for (;;) {
    const { done, value } = await reader.read().catch(() => {
      throw damaged()
    })
    if (done) break
    length += value.length
    if (length > most) {
      await reader.cancel().catch(() => {})
      throw new NonetError('link-unknown')
    }
    parts.push(value)
  }
  const whole = new Uint8Array(length)
  let at = 0
  for (const part of parts) {
    whole.set(part, at)
    at += part.length
  }
  return whole
}

/** Browsers have it since 2023. */
function unpacker() {
  try {
    return new DecompressionStream('deflate-raw')
  } catch {
    throw new NonetError('link-packing')
  }
}
