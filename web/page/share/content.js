// page/share/content.js: what of the board is given away: the puzzle alone, or all that stands there.

import { digitsOf } from '../../board/digit-sets.js'

/** @typedef {import('../../board/puzzle.js').Marked} Marked */
/** @typedef {'puzzle' | 'board'} What */
/**
 * What the parts of the panel Share are given.
 * @typedef {object} Sharing
 * @property {import('../panels.js').Page} page
 * @property {import('../spare-client.js').SpareClient} spare
 * @property {() => Marked} content as the reader has chosen
 * @property {(message: string) => void} tell in the line at the foot of the panel
 * @property {any} detail what the panel was opened with
 */
/**
 * A part of the panel: `show` is called whenever it comes into sight, and when what is to be given
 * away is another.
 * @typedef {{name: string, body: HTMLElement, show: () => void, close?: () => void}} Part
 */

/** @param {import('../panels.js').Page['board']} board @param {What} what @returns {Marked} */
export function contentOf(board, what) {
  if (what === 'puzzle') return board.givens
  const { marks } = board.save()
  /** @type {Marked} */
  const content = { ...board.data }
  for (const name of /** @type {const} */ (['corner', 'centre', 'colours'])) {
    const sets = marks[name].map((set) => [...digitsOf(set)])
    if (sets.some((set) => set.length)) content[name] = sets
  }
  return content
}

/** Whether the reader has done anything to it yet. @param {import('../panels.js').Page['board']} board */
export function isTouched(board) {
  const { entries, corner, centre, colours } = contentOf(board, 'board')
  return [corner, centre, colours].some(Boolean) || (entries ?? []).some((digit) => digit > 0)
}

/** A name for a file: the puzzle's own, without what file systems dislike. */
export function fileName(/** @type {string} */ caption, /** @type {string} */ extension) {
  const name = caption.replaceAll(/[^\p{Letter}\p{Number}]+/gu, '-').replaceAll(/^-|-$/g, '')
  return `${[...name].slice(0, 60).join('') || 'sudoku'}.${extension}`
}

/** Copies, or says that the browser does not allow it. @returns {Promise<boolean>} */
export async function copy(/** @type {string} */ text) {
  try {
    await navigator.clipboard.writeText(text)
    return true
  } catch {
    return false
  }
}
