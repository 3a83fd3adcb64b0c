// tests/web/in-page.mjs: the functions that run inside the page, the same in every engine.
//
// Each is self-contained, because only its text is sent to the browser. They find elements as a reader does, by role
// and accessible name, through open shadow roots.

/**
 * @typedef {object} Found
 * @property {string} role
 * @property {string} name
 * @property {string} text
 * @property {boolean} disabled
 * @property {boolean} focused
 * @property {Record<string, string>} attributes
 * @property {number} x the middle, in CSS pixels of the viewport
 * @property {number} y
 * @property {number} width
 * @property {number} height
 * @property {string} covered the element over its middle; '' if a tap there reaches it
 */

/**
 * Everything visible with this role, in document order; with `name`, only elements of that name.
 * `isWanted` scrolls the first one into view before anything is measured.
 * @param {string} role @param {string | null} name @param {boolean} isWanted @returns {Found[]}
 */
export function find(role, name, isWanted) {
  const implicit = /** @type {Record<string, string>} */ ({
    A: 'link',
    BUTTON: 'button',
    DIALOG: 'dialog',
    SELECT: 'combobox',
    SUMMARY: 'button',
    TEXTAREA: 'textbox',
  })
  /** @param {Element} element */
  const roleOf = (element) =>
    element.getAttribute('role') ??
    implicit[element.tagName] ??
    (element.matches('input[type=radio], input[type=checkbox]') && element.getAttribute('type'))
  /** @param {string} text */
  const plain = (text) => text.replaceAll(/\s+/g, ' ').trim()
  /** @param {Element} element @returns {string} */
  const nameOf = (element) => {
    const root = /** @type {Document | ShadowRoot} */ (element.getRootNode())
    const label = element.getAttribute('aria-label')
    const ids = element.getAttribute('aria-labelledby')
    if (ids) {
      const named = ids.split(' ').map((id) => root.getElementById(id)?.textContent)
      return plain(named.join(' '))
    }
    if (label) return plain(label)
    const labels = /** @type {HTMLInputElement} */ (element).labels
    if (labels?.length) return plain([...labels].map((each) => each.textContent).join(' '))
    return plain(element.textContent || element.getAttribute('title') || '')
  }
  /** @param {Document | ShadowRoot} root @returns {Element[]} */
  const all = (root) =>
    [...root.querySelectorAll('*')].flatMap((element) =>
      element.shadowRoot ? [element, ...all(element.shadowRoot)] : [element],
    )
  /** @param {Element} element */
  const isFocused = (element) => {
    const root = /** @type {Document | ShadowRoot} */ (element.getRootNode())
    return root.activeElement === element
  }
  /** @param {Element} element @param {number} x @param {number} y */
  const over = (element, x, y) => {
    let top = document.elementFromPoint(x, y)
    for (let root = top?.shadowRoot; root; root = top?.shadowRoot) {
      const inner = root.elementFromPoint(x, y)
      if (!inner || inner === top) break
      top = inner
    }
    if (top && element.contains(top)) return ''
    return top?.outerHTML.slice(0, 100) ?? 'nothing is there'
  }
  const found = all(document)
    .filter((element) => roleOf(element) === role)
    .filter((element) => element.checkVisibility({ visibilityProperty: true }))
    .filter((element) => name === null || nameOf(element) === name)
  if (isWanted) {
    found[0]?.scrollIntoView({ block: 'nearest', inline: 'nearest', behavior: 'instant' })
  }
  return found.map((element) => {
    const box = element.getBoundingClientRect()
    const x = box.x + box.width / 2
    const y = box.y + box.height / 2
    return {
      role,
      name: nameOf(element),
      text: plain(element.textContent ?? ''),
      disabled: element.matches(':disabled, [aria-disabled=true]'),
      focused: isFocused(element),
      attributes: Object.fromEntries(
        [...element.attributes].map((attribute) => [attribute.name, attribute.value]),
      ),
      x,
      y,
      covered: over(element, x, y),
      width: box.width,
      height: box.height,
    }
  })
}

/** Until two frames have been drawn, or would have been in a tab that is not in front. @returns {Promise<void>} */
export function twoFrames() {
  return new Promise((done) => {
    setTimeout(done, 250)
    requestAnimationFrame(() => requestAnimationFrame(() => done()))
  })
}
