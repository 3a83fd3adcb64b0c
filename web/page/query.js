// page/query.js: finds an element of index.html; a missing one is a mistake of ours, said at once.

/** @param {string} id @returns {HTMLElement} */
export function byId(id) {
  const found = document.getElementById(id)
  if (!found) throw new Error(`index.html has no element #${id}`)
  return found
}
