// page/copy.js: the board or the puzzle as text, in any format that can be written.
//
// The text stands in the dialog before it is copied, so that it can be looked at, and selected by hand
// where the browser does not let a page copy. A format that cannot hold the board gives way to the
// first that can, unless the reader has just asked for it.

import { Client, NonetError } from '../client/client.js'
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
  const takers = [byId('copy-text'), byId('download')]
  /** @type {FormatInfo[]} */
  let known = []
  let wished = USUAL_FORMAT
  /** Counts the requests for a text; only the last one's answer is shown. */
  let turn = 0
  /** Writes while a search, which may run for minutes, keeps the other one busy. */
  /** @type {Client | undefined} */
  let spare

  const writer = () => {
    if (!client.busy) return client
    spare ??= new Client()
    return spare
  }

  const fillFormats = async () => {
    if (known.length) return
    const all = await writer().formats()
    known = all.filter(({ writes }) => writes)
    formats.replaceChildren(...known.map(({ key }) => new Option(nameOf(key), key)))
  }
  const fillPreview = (/** @type {string} */ text) => {
    preview.value = text
    for (const button of takers) button.toggleAttribute('disabled', !text)
  }
  /** The text in the format wished for or, where it may, in the first other that can hold it. */
  const write = async (/** @type {boolean} */ mayChoose) => {
    const what = new FormData(formOf(dialog)).get('what')
    const puzzle = what === 'puzzle' ? board.givens : board.data
    const { caption: title, solution } = board
    const others = known.map(({ key }) => key).filter((key) => key !== wished)
    let failure
    for (const format of mayChoose ? [wished, ...others] : [wished]) {
      try {
        const how = solution ? { title, solution } : { title }
        return { format, text: await writer().write(puzzle, format, how) }
      } catch (reason) {
        if (!(reason instanceof NonetError) || reason.key !== 'cannot-write') throw reason
        failure ??= reason
      }
    }
    throw failure
  }
  const show = async (/** @type {boolean} */ mayChoose) => {
    const mine = ++turn
    fillPreview('')
    note.textContent = client.loaded ? '' : say('board.loading')
    try {
      await fillFormats()
      const { format, text } = await write(mayChoose)
      if (mine !== turn) return
      formats.value = format
      fillPreview(text)
      note.textContent = ''
    } catch (reason) {
      if (mine !== turn) return
      formats.value = wished
      note.textContent = errorSentence(withName(reason))
    }
  }

  byId('copy').addEventListener('click', () => {
    dialog.showModal()
    show(true)
  })
  dialog.addEventListener('change', (event) => {
    const isFormat = event.target === formats
    if (isFormat) wished = formats.value
    show(!isFormat)
  })
  dialog.addEventListener('close', () => {
    turn++
    spare?.close()
    spare = undefined
  })
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

/** A format's key in an error becomes the name that the reader knows. */
function withName(/** @type {unknown} */ reason) {
  if (!(reason instanceof NonetError) || reason.key !== 'cannot-write') return reason
  const { key, args, place } = reason
  return new NonetError(key, { ...args, text: nameOf(args.text ?? '') }, place)
}

function nameOf(/** @type {string} */ key) {
  const path = `formats.${key}`
  const name = say(path)
  return name === path ? key : name
}

function formOf(/** @type {HTMLElement} */ dialog) {
  return /** @type {HTMLFormElement} */ (dialog.querySelector('form'))
}
