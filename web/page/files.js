// page/files.js: puzzles from files and from the clipboard: chosen, dropped, handed over, pasted.
//
// A file is text in UTF-8, in UTF-16 with or without its mark, or in the old Western code page; one
// with zero bytes in it is no text at all, and that is said here with the kind that the browser knows.
// Several files make one list.

import { NonetError } from '../client/client.js'
import { errorSentence, say } from '../words/sentences.js'
import { byId, hasDialog } from './query.js'

/** @typedef {import('./context.js').Page} Page */

/** What a page can hold beside everything else on a phone; what is larger is only solved. */
const LARGEST_FILE_MB = 64
/** How an exported shelf begins (shelf/shelf-actions.js): it is no list of puzzles, but goes back there. */
const SHELF = /^\s*\{\s*"format"\s*:\s*"nonet-shelf"/
/** Enough of a text to see how it is written. */
const LOOKED_AT = 512

/**
 * Opens files as one list; those that cannot be read are named, and lose the others nothing. One
 * that is too large for a list is solved as a whole (panel many).
 * @param {Page} page
 * @param {readonly File[]} files
 * @param {AbortSignal} [signal] as Shelf.arrive() gave it when they were asked for; default: now
 */
export async function openFiles(page, files, signal = page.shelf.arrive()) {
  const large = files.find(({ size }) => size > LARGEST_FILE_MB << 20)
  if (large) return page.openPanel('many', asOne(files, files))
  /** @type {import('./read-texts.js').Text[]} */
  const texts = []
  /** @type {File[]} */
  const read = []
  /** @type {File[]} */
  const shelves = []
  /** @type {unknown} */
  let failure
  for (const file of files) {
    try {
      const text = await textOf(file)
      if (SHELF.test(text)) shelves.push(file)
      else {
        texts.push({ text, name: file.name })
        read.push(file)
      }
    } catch (reason) {
      failure ??= reason
    }
  }
  if (read.length) {
    const { blob, name } = asOne(
      read,
      texts.map(({ text }) => text),
    )
    await page.openTexts(texts, name, blob, { signal })
  }
  if (shelves.length) page.openPanel('shelf', { files: shelves })
  if (failure) page.board.say(errorSentence(failure), true)
}

/**
 * One file stays as it is; several stand one below the other, with an empty line between.
 * @param {readonly File[]} files
 * @param {readonly BlobPart[]} contents
 */
function asOne(files, contents) {
  if (files.length === 1) return { blob: files[0], name: files[0].name }
  const blob = new Blob(contents.flatMap((content) => [content, '\n\n']))
  return { blob, name: say('page.files', { count: files.length }) }
}

/** @param {Page} page */
export function wireFiles(page) {
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
    if (files.length) openFiles(page, files)
    else if (text) page.openText(text, say('page.pasted'), { asks: true })
  })
  document.addEventListener('paste', (event) => {
    if (hasDialog() || isTextField(event.composedPath()[0])) return
    const files = [...(event.clipboardData?.files ?? [])]
    const text = event.clipboardData?.getData('text/plain')
    if (!text && !files.length) return
    event.preventDefault()
    if (text) page.openText(text, say('page.pasted'), { asks: true })
    else openFiles(page, files)
  })
}

function isTextField(/** @type {EventTarget | undefined} */ target) {
  return target instanceof HTMLTextAreaElement || target instanceof HTMLInputElement
}

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

/** @param {Uint8Array<ArrayBuffer>} bytes @param {string} type the browser's idea of what it is */
export function decode(bytes, type) {
  const wide = wideKind(bytes)
  if (wide) return new TextDecoder(wide).decode(bytes)
  if (bytes.includes(0)) {
    // Only what a reader may know: PNG or PDF, but not "vnd.openxmlformats-…".
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

/** Two bytes a character: told by the mark, or by a zero beside nearly every plain character. */
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
