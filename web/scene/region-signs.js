// scene/region-signs.js: the borders of regions that only a solution has, of a puzzle whose regions are not known.

import { linesOf, pathOf } from './frame.js'

/** In cells; a little less than that of boxes on a phone. */
const WIDTH = 0.05

/** @param {readonly number[]} regions of each cell, by any numbers @param {import('./frame.js').Frame} frame @returns {import('./scene.js').Sign} */
export function regionBorders(regions, frame) {
  const { thick } = linesOf({ ...frame, areas: regions })
  const lines = thick.map(([x, y, toX, toY]) =>
    pathOf([
      { x, y },
      { x: toX, y: toY },
    ]),
  )
  return { name: 'sign', data: lines.join(''), ink: { stroke: 'ink', width: WIDTH }, isOver: true }
}
