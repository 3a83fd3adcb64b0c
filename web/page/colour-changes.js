// page/colour-changes.js: reports changes of the page's colours to everything that is drawn on a canvas.

const QUERIES = [
  '(prefers-color-scheme: dark)',
  '(prefers-contrast: more)',
  '(forced-colors: active)',
]

/** Calls the listener after the system or the reader's settings have changed the colours. @param {() => void} listener */
export function whenColoursChange(listener) {
  for (const query of QUERIES) matchMedia(query).addEventListener('change', listener)
  const observer = new MutationObserver(listener)
  observer.observe(document.documentElement, { attributeFilter: ['data-theme', 'data-contrast'] })
}
