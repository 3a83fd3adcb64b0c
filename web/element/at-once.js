// element/at-once.js: takes the place of later.js in a page that asks the solver from the start.
//
// There all of it comes with the board.

import * as told from '../words/step-words.js'
import * as colours from './cell-colours.js'
import * as solving from './solving.js'
import * as zoom from './zoom.js'

export const loadSolving = async () => solving

export const loadTold = async () => told

export const loadZoom = async () => zoom

export const loadColours = async () => colours
