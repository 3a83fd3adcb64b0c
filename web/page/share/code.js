// page/share/code.js: a text as a QR code, drawn as SVG.
//
// Always black on white, whatever the theme: many of its readers know no other.

import { encode } from 'uqr'
import { say } from '../../words/sentences.js'

/** The white around a code that its readers need, in dots. */
const QUIET = 4

/** @param {string} text @returns {SVGElement} */
export function drawCode(text) {
  const { data: dots } = encode(text, { ecc: 'M', border: QUIET })
  const side = dots.length
  const path = dots
    .flatMap((row, y) => row.map((isDark, x) => (isDark ? `M${x} ${y}h1v1h-1z` : '')))
    .join('')
  const space = 'http://www.w3.org/2000/svg'
  const svg = document.createElementNS(space, 'svg')
  svg.setAttribute('viewBox', `0 0 ${side} ${side}`)
  svg.setAttribute('role', 'img')
  svg.setAttribute('aria-label', say('share.code'))
  svg.setAttribute('shape-rendering', 'crispEdges')
  for (const [d, fill] of [
    [`M0 0h${side}v${side}h-${side}z`, '#fff'],
    [path, '#000'],
  ]) {
    const shape = document.createElementNS(space, 'path')
    shape.setAttribute('d', d)
    shape.setAttribute('fill', fill)
    svg.append(shape)
  }
  return svg
}
