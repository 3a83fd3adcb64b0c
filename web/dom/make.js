// dom/make.js: makes an element with its attributes, listeners and children, in one call.
//
// It uses DOM methods, never markup, so nothing can be injected and the strictest content security policy allows it.

/**
 * @typedef {{class?: string, dataset?: Record<string, string>,
 *   on?: Record<string, (event: any) => void>}
 *   & Record<string, unknown>} Properties attributes by name; false, null and undefined omit one, true sets an
 *   empty value
 */

/**
 * @template {keyof HTMLElementTagNameMap} Tag
 * @param {Tag} tag
 * @param {Properties} [properties]
 * @param {...(Node | string)} children
 * @returns {HTMLElementTagNameMap[Tag]}
 */
export function make(tag, properties = {}, ...children) {
  const element = document.createElement(tag)
  const { dataset = {}, on = {}, ...attributes } = properties
  for (const [name, value] of Object.entries(attributes)) {
    if (value === undefined || value === null || value === false) continue
    element.setAttribute(name, value === true ? '' : String(value))
  }
  Object.assign(element.dataset, dataset)
  for (const [type, listener] of Object.entries(on)) element.addEventListener(type, listener)
  element.append(...children)
  return element
}
