// element/mirrored-element.js: the properties of <nonet-sudoku> that only mirror its attributes.

import { mirrorAttributes } from '../dom/mirrored-attributes.js'

/** Text attributes; without one, the property is ''. */
export const WORDS = /** @type {const} */ ([
  'puzzle',
  'grade',
  'seed',
  'houses',
  'theme',
  'palette',
  'digits',
  'loading',
  'name',
])
export const BOOLEANS = /** @type {const} */ ([
  'readonly',
  'required',
  'disabled',
  'autoclean',
  'clock',
  'haptics',
  'learn',
  'contrast',
  'lefthanded',
])

/** @typedef {Record<(typeof WORDS)[number], string> & Record<(typeof BOOLEANS)[number], boolean>} Mirrored */

/** Where a page is rendered to text (Node), there is no HTMLElement; the class can be imported all the same. */
class Mirror extends (globalThis.HTMLElement ?? Object) {}

mirrorAttributes(Mirror.prototype, WORDS, BOOLEANS)

export const MirroredElement = /** @type {new () => HTMLElement & Mirrored} */ (
  /** @type {unknown} */ (Mirror)
)
