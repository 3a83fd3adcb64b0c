// scene/stamp.js: a puzzle at the size of a stamp: its lines, its givens, and what was entered.
//
// Digits would not be legible so small, but the pattern of givens tells one puzzle from another; those
// in conflict are drawn in the colour of a warning and larger. Entries are in the reader's ink.

import { conflictsOf, housesOf } from '../board/houses.js'
import { cornerOf, linesOf } from './frame.js'
import { sceneOf } from './scene.js'

const SIDE_PX = 56

/** @param {HTMLCanvasElement} canvas @param {import('nonet-wasm').Puzzle} puzzle */
export function drawStamp(canvas, puzzle) {
  const scale = Math.max(1, Math.min(3, window.devicePixelRatio))
  canvas.width = SIDE_PX * scale
  canvas.height = SIDE_PX * scale
  canvas.setAttribute('aria-hidden', 'true')
  const pen = canvas.getContext('2d')
  if (!pen) return
  const colours = getComputedStyle(document.documentElement)
  const colour = (/** @type {string} */ name) => colours.getPropertyValue(`--${name}`)
  pen.scale(scale, scale)

  const { frame, looks } = sceneOf(puzzle)
  const { rows, columns } = frame
  const step = (SIDE_PX - 2) / Math.max(rows, columns)
  const at = (/** @type {number} */ length) => 1 + length * step
  const conflicting = new Set(
    conflictsOf(housesOf(puzzle), puzzle.givens).flatMap(({ cells }) => cells),
  )
  for (const [cell, { text, kind }] of looks.entries()) {
    if (!text) continue
    const isConflict = conflicting.has(cell)
    const share = isConflict ? 0.9 : 0.5
    const { x, y } = cornerOf(cell, frame)
    const inset = (1 - share) / 2
    pen.fillStyle = colour(isConflict ? 'say' : kind === 'given' ? 'ink' : 'pen')
    pen.fillRect(at(x + inset), at(y + inset), share * step, share * step)
  }
  pen.strokeStyle = colour('edge')
  pen.lineWidth = 1
  pen.beginPath()
  const { thick, around } = linesOf(frame)
  for (const [x, y, toX, toY] of [...thick, ...around]) {
    pen.moveTo(at(x), at(y))
    pen.lineTo(at(toX), at(toY))
  }
  pen.stroke()
}
