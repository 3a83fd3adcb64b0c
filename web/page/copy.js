// page/copy.js: the board or the puzzle as text, in any format that can be written.
//
// The text stands in the dialog before it is copied, so that it can be looked at, and selected by hand
// where the browser does not let a page copy.

import { NonetError } from '../client/client.js'
import { errorSentence, say } from '../element/sentences.js'
import { byId } from './query.js'

/** @typedef {import('nonet-wasm').FormatInfo} FormatInfo */

/** What most programs and forums take. */
const USUAL_FORMAT = 'line'

/**
 * @param {import('../element/nonet-sudoku.js').NonetSudoku} board
 * @param {import('../client/client.js').Client} client
 */
export function wireCopy(board, client) {
  const dialog = /** @type {HTMLDialogElement} */ (byId('copy-dialog'))
  const formats = /** @type {HTMLSelectElement} */ (byId('format'))
  const preview = /** @type {HTMLTextAreaElement} */ (byId('preview'))
  const note = byId('copy-note')
  /** @type {FormatInfo[]} */
  let known = []

  const fillFormats = async () => {
    if (known.length) return
    const all = await client.formats()
    known = all.filter(({ writes }) => writes)
    formats.replaceChildren(...known.map(({ key }) => new Option(nameOf(key), key)))
    formats.value = USUAL_FORMAT
  }
  const show = async () => {
    note.textContent = client.loaded ? '' : say('board.loading')
    try {
      await fillFormats()
      const what = new FormData(formOf(dialog)).get('what')
      const puzzle = what === 'puzzle' ? board.givens : board.data
      const { caption: title, solution } = board
      preview.value = await client.write(
        puzzle,
        formats.value,
        solution ? { title, solution } : { title },
      )
      note.textContent = ''
    } catch (reason) {
      preview.value = ''
      note.textContent = errorSentence(reason)
    }
  }

  byId('copy').addEventListener('click', () => {
    dialog.showModal()
    show()
  })
  dialog.addEventListener('change', show)
  byId('copy-text').addEventListener('click', async () => {
    try {
      await navigator.clipboard.writeText(preview.value)
      note.textContent = say('page.copied')
    } catch {
      preview.select()
      note.textContent = errorSentence(new NonetError('not-copied'))
    }
  })
  byId('download').addEventListener('click', () => {
    const extension = known.find(({ key }) => key === formats.value)?.extension || 'txt'
    const link = document.createElement('a')
    link.href = URL.createObjectURL(new Blob([preview.value], { type: 'text/plain' }))
    link.download = `sudoku.${extension}`
    link.click()
    // The download has its own hold on the data once it has begun.
    setTimeout(() => URL.revokeObjectURL(link.href), 10_000)
  })
}

function nameOf(/** @type {string} */ key) {
  const path = `formats.${key}`
  const name = say(path)
  return name === path ? key : name
}

function formOf(/** @type {HTMLElement} */ dialog) {
  return /** @type {HTMLFormElement} */ (dialog.querySelector('form'))
}
