// element/cell-colours-sheet.js: the style sheet of coloured cells, fetched for the first one, or for the colour keys.

import { addSheet } from '../dom/sheets.js'
import style from '../scene/cell-colours.css'
import palette from '../scene/cell-palette.css'

/** @param {ShadowRoot} root */
export function addCellColours(root) {
  addSheet(root, palette)
  addSheet(root, style)
}
