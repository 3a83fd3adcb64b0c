// element/at-once.js: takes the place of later.js in a page that asks the solver from the start.
//
// There all of it comes with the board, and only the words of the page's panels come later.

import { importAgain } from '../client/again.js'
import * as colours from './colours.js'
import * as solving from './solving.js'
import * as told from './told.js'
import * as zoom from './zoom.js'

export const loadSolving = async () => solving

export const loadTold = async () => told

export const loadZoom = async () => zoom

export const loadColours = async () => colours

export async function laterWords() {
  const load = () => import('../i18n/en.json?later', { with: { type: 'json' } })
  return (await importAgain(load, 'default')).default
}
