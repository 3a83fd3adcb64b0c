// dom/lifecycle.js: helps for a custom element's life that have nothing to do with sudoku.

const NEAR = '300px'
const LATEST_MS = 2000

/**
 * Does something once an element comes near the window and the browser is idle: for loading what the
 * reader will want soon without taking anything from what is wanted now.
 * @param {Element} element
 * @param {() => void} work
 * @returns {() => void} forgets it
 */
export function whenNear(element, work) {
  const observer = new IntersectionObserver(
    (seen) => {
      if (!seen.some(({ isIntersecting }) => isIntersecting)) return
      observer.disconnect()
      // Safari has no requestIdleCallback.
      if ('requestIdleCallback' in window) requestIdleCallback(work, { timeout: LATEST_MS })
      else setTimeout(work, LATEST_MS / 10)
    },
    { rootMargin: NEAR },
  )
  observer.observe(element)
  return () => observer.disconnect()
}

/**
 * Properties that were set before the element was defined hide its setters; this sets them again.
 * @param {any} element
 * @param {readonly string[]} names
 */
export function upgradeProperties(element, names) {
  for (const name of names) {
    if (!Object.hasOwn(element, name)) continue
    const value = element[name]
    delete element[name]
    element[name] = value
  }
}

/**
 * A property that is an attribute. For what is not there frameworks write null or undefined: then there
 * is no attribute either.
 * @param {Element} element
 * @param {string} name
 * @param {unknown} text
 */
export function writeWord(element, name, text) {
  if (text == null) element.removeAttribute(name)
  else element.setAttribute(name, String(text))
}
