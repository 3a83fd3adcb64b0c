// element/mirrored-element.js: the properties of <nonet-sudoku> that only mirror its attributes.

import { writeWord } from '../dom/lifecycle.js'

/** Text attributes; without one, the property is ''. */
export const WORDS = /** @type {const} */ ([
  'puzzle',
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
  'contrast',
  'lefthanded',
])

/** @typedef {Record<(typeof WORDS)[number], string> & Record<(typeof BOOLEANS)[number], boolean>} Mirrored */

/** Where a page is rendered to text (Node), there is no HTMLElement; the class can be imported all the same. */
class Mirror extends (globalThis.HTMLElement ?? Object) {}

for (const name of WORDS) {
  Object.defineProperty(Mirror.prototype, name, {
    get() {
      return this.getAttribute(name) ?? ''
    },
    set(text) {
      writeWord(this, name, text)
    },
  })
}
for (const name of BOOLEANS) {
  Object.defineProperty(Mirror.prototype, name, {
    get() {
      return this.hasAttribute(name)
    },
    set(is) {
      this.toggleAttribute(name, Boolean(is))
    },
  })
}

export const MirroredElement = /** @type {new () => HTMLElement & Mirrored} */ (
  /** @type {unknown} */ (Mirror)
)
