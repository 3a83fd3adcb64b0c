// scene/constrained-scene.js: a puzzle as it would be on paper, with the signs of its constraints.

import { signsOf } from './constraint-signs.js'
import { frameOf } from './frame.js'
import { sceneOf } from './scene.js'

/** @param {import('../board/puzzle.js').Marked} puzzle */
export function constrainedScene(puzzle) {
  const { constraints } = puzzle
  return sceneOf(puzzle, constraints && signsOf(constraints, frameOf(puzzle)).layers)
}
