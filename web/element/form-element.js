// element/form-element.js: the properties and methods that every form control has; nothing about sudoku.

import { MirroredElement } from './mirrored-element.js'

/** @type {WeakMap<FormElement, ElementInternals>} */
const known = new WeakMap()

/** The ElementInternals of an element, which only the element's own code may use. */
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
