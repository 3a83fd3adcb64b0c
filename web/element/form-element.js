// element/form-element.js: what every control of a form has, and nothing of sudoku.

import { MirroredElement } from './mirrored-element.js'

/** @type {WeakMap<FormElement, ElementInternals>} */
const known = new WeakMap()

/** The element's own side of its form; nobody else's. */
export function internalsOf(/** @type {FormElement} */ element) {
  return /** @type {ElementInternals} */ (known.get(element))
}

export class FormElement extends MirroredElement {
  static formAssociated = true

  constructor() {
    super()
    known.set(this, this.attachInternals())
  }

  get form() {
    return internalsOf(this).form
  }
  get labels() {
    return internalsOf(this).labels
  }
  get validity() {
    return internalsOf(this).validity
  }
  get validationMessage() {
    return internalsOf(this).validationMessage
  }
  get willValidate() {
    return internalsOf(this).willValidate
  }
  checkValidity() {
    return internalsOf(this).checkValidity()
  }
  reportValidity() {
    return internalsOf(this).reportValidity()
  }
}
