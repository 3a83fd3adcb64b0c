// page/files.js: puzzles from files: the Open button, and files or text dropped anywhere.
//
// A file is text in UTF-8, in UTF-16 with its mark, or in the old Western code page; one with zero
// bytes in it is no text at all, and that is said here with the kind that the browser knows.

import { NonetError } from '../client/client.js'
import { say } from '../element/sentences.js'
import { byId, hasDialog } from './query.js'

/** What a page can hold beside everything else on a phone. */
const LARGEST_FILE_MB = 64

/**
 * @param {(text: string, name: string) => void} open
 * @param {(reason: unknown) => void} fail
 */
export function wireFiles(open, fail) {
  const input = /** @type {HTMLInputElement} */ (byId('file'))
  const take = async (/** @type {File} */ file, count = 1) => {
    const { name } = file
    try {
      // One list at a time: of several files, the first, and its name says so.
      open(await textOf(file), count > 1 ? say('page.firstFile', { name, count }) : name)
    } catch (reason) {
      fail(reason)
    }
  }
  byId('open').addEventListener('click', () => input.click())
  input.addEventListener('change', () => {
    const file = input.files?.[0]
    if (file) take(file)
    // The same file chosen again is read again: it may have been corrected meanwhile.
    input.value = ''
  })

  const sign = byId('drop')
  document.addEventListener('dragover', (event) => {
    event.preventDefault()
    sign.hidden = hasDialog()
  })
  document.addEventListener('dragleave', (event) => {
    if (!event.relatedTarget) sign.hidden = true
  })
  document.addEventListener('drop', (event) => {
    event.preventDefault()
    sign.hidden = true
    if (hasDialog()) return
    const files = [...(event.dataTransfer?.files ?? [])]
    const text = event.dataTransfer?.getData('text/plain')
    if (files.length) take(files[0], files.length)
    else if (text) open(text, say('page.pasted'))
  })
}

/** @param {File} file */
async function textOf(file) {
  if (file.size > LARGEST_FILE_MB << 20) {
    throw new NonetError('file-too-large', { expected: LARGEST_FILE_MB })
  }
  /** @type {ArrayBuffer} */
  let bytes
  try {
    bytes = await file.arrayBuffer()
  } catch (reason) {
    throw new NonetError('file-unreadable', { text: String(reason) })
  }
  return decode(new Uint8Array(bytes), file.type)
}

/** @param {Uint8Array<ArrayBuffer>} bytes @param {string} type the browser's idea of what it is */
export function decode(bytes, type) {
  const mark = (bytes[0] << 8) | bytes[1]
  if (mark === 0xfffe) return new TextDecoder('utf-16le').decode(bytes)
  if (mark === 0xfeff) return new TextDecoder('utf-16be').decode(bytes)
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes)
  } catch {
    if (bytes.includes(0)) {
      // Only what a reader may know: PNG or PDF, but not "vnd.openxmlformats-…".
      const name = type.split('/')[1] ?? ''
      const kind = /^[a-z0-9]{2,5}$/i.test(name) ? name.toUpperCase() : say('page.binary')
      throw new NonetError('not-text', { text: kind })
    }
    return new TextDecoder('windows-1252').decode(bytes)
  }
}
