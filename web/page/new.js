// page/new.js: the dialog for an empty board of any size and any boxes.

import { boxShapes } from '../element/houses.js'
import { emptyPuzzle } from '../element/line.js'
import { say } from '../element/sentences.js'
import { byId } from './query.js'

/** Sizes that people use, each with its usual boxes. */
const COMMON = [4, 6, 8, 9, 10, 12, 16, 25, 36, 49, 64]

/** @param {(puzzle: import('nonet-wasm').Puzzle, name: string) => void} create */
export function wireNew(create) {
  const dialog = /** @type {HTMLDialogElement} */ (byId('new-dialog'))
  const field = /** @type {HTMLInputElement} */ (byId('size'))
  const boxes = /** @type {HTMLSelectElement} */ (byId('boxes'))

  const finish = () => {
    const [boxRows, boxColumns] = boxes.value.split('x').map(Number)
    const size = boxRows * boxColumns
    create(emptyPuzzle({ size, boxRows, boxColumns }), say('page.newBoard', { size }))
  }
  const showBoxes = () => {
    boxes.disabled = !field.validity.valid
    if (boxes.disabled) return
    const size = Number(field.value)
    boxes.replaceChildren(
      ...boxShapes(size).map(({ boxRows: rows, boxColumns: columns }) => {
        const words = rows > 1 ? say('page.boxes', { rows, columns }) : say('page.noBoxes')
        return new Option(words, `${rows}x${columns}`)
      }),
    )
  }
  for (const size of COMMON) {
    const button = document.createElement('button')
    button.type = 'button'
    button.textContent = `${size}×${size}`
    button.addEventListener('click', () => {
      field.value = String(size)
      showBoxes()
      dialog.close('create')
    })
    byId('sizes').append(button)
  }
  byId('new').addEventListener('click', () => {
    showBoxes()
    dialog.returnValue = ''
    dialog.showModal()
  })
  field.addEventListener('input', showBoxes)
  dialog.addEventListener('close', () => {
    if (dialog.returnValue === 'create') finish()
  })
}
