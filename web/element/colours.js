// element/colours.js: the looks of coloured cells, fetched for the first of them, or for their keys.

import style from '../view/colours.css'
import { addSheet } from './sheets.js'

/** @param {ShadowRoot} root */
export function addColours(root) {
  addSheet(root, style)
}
