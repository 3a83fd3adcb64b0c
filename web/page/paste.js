// page/paste.js: puzzles from the clipboard: the Paste button, and Ctrl+V anywhere.
//
// Browsers differ in whether a page may look at the clipboard and in how they ask. So the dialog with
// its text field is there at once, and the clipboard's text comes into it by itself where the reader
// allows that; where not, the reader pastes or types there.

import { say } from '../element/sentences.js'
import { byId, hasDialog } from './query.js'

/** @param {(text: string, name: string) => void} open */
export function wirePaste(open) {
  const dialog = /** @type {HTMLDialogElement} */ (byId('paste-dialog'))
  const field = /** @type {HTMLTextAreaElement} */ (byId('paste-text'))
  const name = say('page.pasted')

  byId('paste').addEventListener('click', async () => {
    field.value = ''
    dialog.returnValue = ''
    dialog.showModal()
    field.focus()
    try {
      const text = await navigator.clipboard.readText()
      if (dialog.open && !field.value) field.value = text
    } catch {
      // Not allowed, or no such thing here: the field is there all the same.
    }
  })
  dialog.addEventListener('close', () => {
    if (dialog.returnValue === 'read') open(field.value, name)
  })

  document.addEventListener('paste', (event) => {
    if (hasDialog() || isTextField(event.composedPath()[0])) return
    const text = event.clipboardData?.getData('text/plain')
    if (!text) return
    event.preventDefault()
    open(text, name)
  })
}

function isTextField(/** @type {EventTarget | undefined} */ target) {
  return target instanceof HTMLTextAreaElement || target instanceof HTMLInputElement
}
