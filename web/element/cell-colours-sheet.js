// element/cell-colours-sheet.js: the looks of coloured cells, fetched for the first of them, or for their keys.

import { addSheet } from '../dom/sheets.js'
import style from '../scene/cell-colours.css'

/** @param {ShadowRoot} root */
export function addCellColours(root) {
  addSheet(root, style)
}
