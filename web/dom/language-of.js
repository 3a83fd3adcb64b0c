// dom/language-of.js: which language an element is in, and when that changes.
//
// It is that of the element's own `lang` attribute or else of the nearest element around it that has
// one, out through shadow roots up to the document's; English where none is known. Of all that can
// change it later on, the document's attribute is followed here (an element observes its own by
// itself): one observer a document, however many boards there are.

/** @type {Map<Document, {boards: Set<() => void>, observer: MutationObserver}>} */
const followed = new Map()

/** The language of this element: what `lang` says on it or around it. */
export function languageOf(/** @type {Element} */ element) {
  for (let place = /** @type {Element | undefined} */ (element); place; ) {
    const near = place.closest('[lang]')
    if (near) return near.getAttribute('lang') || 'en'
    const root = place.getRootNode()
    place = root instanceof ShadowRoot ? root.host : undefined
  }
  return 'en'
}

/**
 * Calls back when the document's own language changes.
 * @param {Document} document @param {() => void} changed
 * @returns {() => void} forgets it
 */
export function followLanguage(document, changed) {
  let entry = followed.get(document)
  if (!entry) {
    const boards = new Set()
    const observer = new MutationObserver(() => {
      for (const each of boards) each()
    })
    observer.observe(document.documentElement, { attributeFilter: ['lang'] })
    entry = { boards, observer }
    followed.set(document, entry)
  }
  const { boards, observer } = entry
  boards.add(changed)
  return () => {
    boards.delete(changed)
    if (boards.size || followed.get(document) !== entry) return
    observer.disconnect()
    followed.delete(document)
  }
}
