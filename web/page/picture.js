// page/picture.js: a puzzle at the size of a stamp: its lines, its givens, and what was entered.
//
// Digits would not be legible so small, but the pattern of givens tells one puzzle from another; those
// in conflict are drawn in the colour of a warning and larger. Entries are in the reader's ink.

import { areasOf, conflictsOf, housesOf } from '../board/houses.js'

const SIDE_PX = 56

/** @param {HTMLCanvasElement} canvas @param {import('nonet-wasm').Puzzle} puzzle */
export function drawPicture(canvas, puzzle) {
  const scale = Math.max(1, Math.min(3, window.devicePixelRatio))
  canvas.width = SIDE_PX * scale
  canvas.height = SIDE_PX * scale
  canvas.setAttribute('aria-hidden', 'true')
  const pen = canvas.getContext('2d')
  if (!pen) return
  const colours = getComputedStyle(document.documentElement)
  const colour = (/** @type {string} */ name) => colours.getPropertyValue(`--${name}`)
  pen.scale(scale, scale)

  const { size, givens, entries = [] } = puzzle
  const step = (SIDE_PX - 2) / size
  const areas = areasOf(puzzle)
  const conflicting = new Set(conflictsOf(housesOf(puzzle), givens).flatMap(({ cells }) => cells))
  const at = (/** @type {number} */ line) => 1 + line * step

  for (const [cell, digit] of givens.entries()) {
    if (!digit && !entries[cell]) continue
    const isConflict = conflicting.has(cell)
    const side = step * (isConflict ? 0.9 : 0.5)
    const inset = (step - side) / 2
    pen.fillStyle = colour(isConflict ? 'say' : digit ? 'ink' : 'pen')
    pen.fillRect(at(cell % size) + inset, at(Math.floor(cell / size)) + inset, side, side)
  }
  pen.strokeStyle = colour('edge')
  pen.lineWidth = 1
  pen.beginPath()
  for (let cell = 0; cell < size * size; cell++) {
    const [row, column] = [Math.floor(cell / size), cell % size]
    if (column + 1 < size && areas[cell] !== areas[cell + 1]) {
      pen.moveTo(at(column + 1), at(row))
      pen.lineTo(at(column + 1), at(row + 1))
    }
    if (row + 1 < size && areas[cell] !== areas[cell + size]) {
      pen.moveTo(at(column), at(row + 1))
      pen.lineTo(at(column + 1), at(row + 1))
    }
  }
  pen.rect(1, 1, SIDE_PX - 2, SIDE_PX - 2)
  pen.stroke()
}
