// dom/lifecycle.js: functions for the lifecycle of any custom element.

const NEAR = '300px'
const LATEST_MS = 2000

/**
 * Calls `work` once an element is near the viewport and the browser is idle: for loading what the reader will need
 * soon without delaying what is needed now.
 * @param {Element} element
 * @param {() => void} work
 * @returns {() => void} cancels it
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
 * Properties that were set before the element was defined hide its setters; this calls the setters.
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
 * Sets the attribute of a property; null and undefined, which frameworks write for a missing value, remove it.
 * @param {Element} element
 * @param {string} name
 * @param {unknown} text
 */
export function writeWord(element, name, text) {
  if (text == null) element.removeAttribute(name)
  else element.setAttribute(name, String(text))
}
