// element/eager-parts.js: takes the place of lazy-parts.js in a page that asks the solver from the start.
//
// There all of it comes with the board.

import * as told from '../words/step-words.js'
import * as colours from './cell-colours-sheet.js'
import * as actions from './solver-actions.js'
import * as zoom from './zoom.js'

export const loadSolverActions = async () => actions

export const loadStepWords = async () => told

export const loadZoom = async () => zoom

export const loadCellColours = async () => colours
