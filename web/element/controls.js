// element/controls.js: which buttons of the pad a board shows.
//
// The attribute `controls` shows all of them or, with names, only these. Unknown names are ignored, and a list of
// only unknown names counts as empty: controls="true" shows all. A read-only board has no buttons that would change it.

/** @type {readonly string[]} in the order of the pad */
export const CONTROLS = [
  'zoom',
  'modes',
  'digits',
  'undo',
  'redo',
  'check',
  'hint',
  'solve',
  'select',
  'marks',
  'clear',
]
/** Controls that do not change the board. */
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
