// scene/found-signs.js: what only a solution has: the borders of regions that are not known, and rings around cells that count otherwise than
// their digits say.

import { linesOf, middleOf, pathOf } from './frame.js'
import { circle } from './shapes.js'

/** In cells; a little less than that of boxes on a phone. */
const WIDTH = 0.05
/** Of a ring; the numbers of cages in the corners stay free. */
const RADIUS = 0.37
const DASH = [0.16, 0.1]

/** @param {import('../board/model.js').Found} found @param {import('./frame.js').Frame} frame @returns {import('./scene.js').Sign[]} */
export function foundSigns({ regions, modified = [] }, frame) {
  const sign = (/** @type {string[]} */ parts, /** @type {number[]} */ dash = []) => ({
    name: /** @type {const} */ ('sign'),
    data: parts.join(''),
    ink: { stroke: /** @type {const} */ ('ink'), width: WIDTH, dash },
    isOver: true,
  })
  const rings = (/** @type {readonly number[]} */ cells) =>
    cells.map((cell) => circle(middleOf(cell, frame), RADIUS))
  return [
    ...(regions ? [sign(bordersOf(regions, frame))] : []),
    // Of doublers and negators the second ones are dashed, so that they can be told apart.
    ...modified.map((cells, index) => sign(rings(cells), index > 0 ? DASH : [])),
  ]
}

/** @param {readonly number[]} regions @param {import('./frame.js').Frame} frame */
function bordersOf(regions, frame) {
  const { thick } = linesOf({ ...frame, areas: regions })
  return thick.map(([x, y, toX, toY]) =>
    pathOf([
      { x, y },
      { x: toX, y: toY },
    ]),
  )
}
