// dom/mirrored-attributes.js: the properties of a custom element that only mirror its attributes.

import { writeWord } from './lifecycle.js'

/**
 * Defines them on the prototype of the element's class.
 * @param {any} prototype
 * @param {readonly string[]} words texts; without the attribute, the property is ''
 * @param {readonly string[]} booleans whether the attribute is there
 */
export function mirrorAttributes(prototype, words, booleans) {
  for (const name of words) {
    mirror(prototype, name, {
      get() {
        return this.getAttribute(name) ?? ''
      },
      set(text) {
        writeWord(this, name, text)
      },
    })
  }
  for (const name of booleans) {
    mirror(prototype, name, {
      get() {
        return this.hasAttribute(name)
      },
      set(is) {
        this.toggleAttribute(name, Boolean(is))
      },
    })
  }
}

/** As the built-in elements have them. @param {any} prototype @param {string} name @param {PropertyDescriptor & ThisType<Element>} how */
function mirror(prototype, name, how) {
  Object.defineProperty(prototype, name, { ...how, configurable: true, enumerable: true })
}
