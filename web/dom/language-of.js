// dom/language-of.js: finds the language of an element, and observes the document's.
//
// The language is in the `lang` attribute of the element or of its nearest ancestor that has one, through shadow
// roots; English without any. Of all later changes only those of the document's attribute are observed here (an
// element observes its own): one observer for each document, however many boards there are.

/** @type {Map<Document, {boards: Set<() => void>, observer: MutationObserver}>} */
const followed = new Map()

/** The nearest `lang` of an element. */
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
 * Calls a listener when the document's own language changes.
 * @param {Document} document @param {() => void} changed
 * @returns {() => void} removes the listener
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
