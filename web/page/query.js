// page/query.js: looks into the page: an element of index.html, and whether a dialog is open.

/**
 * A missing one is a mistake of ours, said at once.
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
