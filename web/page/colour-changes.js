// page/colour-changes.js: tells when the page's colours become others, for what is drawn and not styled.

const QUERIES = [
  '(prefers-color-scheme: dark)',
  '(prefers-contrast: more)',
  '(forced-colors: active)',
]

/** Calls after the system or the reader's settings have changed them. @param {() => void} listener */
export function whenColoursChange(listener) {
  for (const query of QUERIES) matchMedia(query).addEventListener('change', listener)
  const observer = new MutationObserver(listener)
  observer.observe(document.documentElement, { attributeFilter: ['data-theme', 'data-contrast'] })
}
