// page/files.js: opens puzzles from files and from the clipboard: chosen, dropped, shared, pasted.
//
// Several files make one list. A file is read once, whatever is in it: an exported shelf goes to its panel as text.

import { errorSentence, say } from '../words/sentences.js'
import { textOf } from './file-text.js'
import { byId, hasDialog } from './query.js'

/** @typedef {import('./context.js').Page} Page */

/** The largest file that a page on a phone can hold in memory; larger ones can only be solved. */
const LARGEST_FILE_MB = 64
/** The beginning of an exported shelf (shelf/shelf-actions.js), which the shelf imports instead. */
const SHELF = /^\s*\{\s*"format"\s*:\s*"nonet-shelf"/

/**
 * Opens files as one list; those that cannot be read are named, and do not affect the others. Files too large for a
 * list go to the panel Solve many.
 * @param {Page} page
 * @param {readonly File[]} files
 * @param {AbortSignal} [signal] from Shelf.arrive(), called when the files were requested; default: called now
 */
export async function openFiles(page, files, signal = page.shelf.arrive()) {
  const large = files.find(({ size }) => size > LARGEST_FILE_MB << 20)
  if (large) return page.openPanel('many', asOne(files, files))
  /** @type {import('./read-texts.js').Text[]} */
  const texts = []
  /** @type {File[]} */
  const read = []
  /** @type {import('./read-texts.js').Text[]} */
  const shelves = []
  /** @type {unknown} */
  let failure
  for (const file of files) {
    try {
      const text = await textOf(file)
      if (SHELF.test(text)) shelves.push({ text, name: file.name })
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
  if (shelves.length) page.openPanel('shelf', { shelves })
  if (failure) page.board.say(errorSentence(failure), true)
}

/**
 * One file as it is, or several joined by empty lines.
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
