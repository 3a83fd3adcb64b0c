// element/controls.js: which buttons of the pad a board shows.
//
// The attribute `controls` shows all of them or, with names in it, only these. Names that there are
// none of count for nothing, and a list of nothing else is no list: controls="true" shows all. On a
// board for reading only, what would change it is not offered.

/** @type {readonly string[]} in the order of the pad */
export const CONTROLS = [
  'zoom',
  'modes',
  'digits',
  'undo',
  'redo',
  'check',
  'solve',
  'select',
  'marks',
  'clear',
]
/** What leaves the board as it is. */
const FOR_READING = ['zoom', 'check']

/**
 * @param {string | null} list the attribute
 * @param {boolean} isReading
 * @returns {ReadonlySet<string>}
 */
export function chosenControls(list, isReading) {
  if (list === null) return new Set()
  const words = list.toLowerCase().split(/\s+/)
  const named = CONTROLS.filter((name) => words.includes(name))
  const chosen = named.length ? named : CONTROLS
  return new Set(isReading ? chosen.filter((name) => FOR_READING.includes(name)) : chosen)
}
