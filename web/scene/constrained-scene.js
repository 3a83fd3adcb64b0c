// scene/constrained-scene.js: a puzzle as it would be on paper, with the signs of its constraints and what is only drawn.

import { signsOf } from './constraint-signs.js'
import { drawnSigns, withDrawn } from './drawn-signs.js'
import { frameOf } from './frame.js'
import { sceneOf } from './scene.js'

/** @param {import('../board/puzzle.js').Marked} puzzle */
export function constrainedScene(puzzle) {
  return sceneOf(puzzle, constrainedLayers(puzzle, frameOf(puzzle)))
}

/**
 * @param {Pick<import('../board/puzzle.js').Marked, 'constraints' | 'drawn'>} puzzle @param {import('./frame.js').Frame} frame
 */
export function constrainedLayers({ constraints, drawn }, frame) {
  const layers = constraints && signsOf(constraints, frame).layers
  return drawn?.length ? withDrawn(layers, drawnSigns(drawn, frame)) : layers
}
