// page/query.js: finds an element of index.html, and whether a dialog is open.

/**
 * Throws if it is missing, which is an error in index.html.
 * @param {string} id
 * @returns {HTMLElement}
 */
export function byId(id) {
  const found = document.getElementById(id)
  if (!found) throw new Error(`index.html has no element #${id}`)
  return found
}

/** Behind an open dialog, the page's or the board's own, nothing should change. */
export function hasDialog() {
  const roots = [document, byId('board').shadowRoot]
  return roots.some((root) => root?.querySelector('dialog[open]'))
}
