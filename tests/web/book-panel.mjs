// tests/web/book-panel.mjs: the panel Book as a reader uses it, in any engine.

/** @typedef {import('./reader.mjs').Reader} Reader */

/** Opens the panel and waits for the first sheet; from now on, printing only marks the page. @param {Reader} reader */
export async function openBook(reader) {
  await reader.press('Menu')
  await reader.press('Book')
  await previewed(reader)
  await reader.tab.js(() => {
    window.print = () => document.body.setAttribute('data-printed', '')
  })
}

/** Waits until the preview shows what was chosen. @param {Reader} reader */
export const previewed = (reader) =>
  reader.until('the first sheet is shown', () =>
    reader.tab.js(() => Boolean(document.querySelector('.book .first:not([aria-busy]) > svg'))),
  )

/** Sets fields by their ids. @param {Reader} reader @param {Record<string, string | number | boolean>} fields */
export async function choose(reader, fields) {
  await reader.tab.js((/** @type {Record<string, string | number | boolean>} */ values) => {
    for (const [id, value] of Object.entries(values)) {
      const field = /** @type {HTMLInputElement} */ (document.querySelector(`#book-${id}`))
      if (typeof value === 'boolean') field.checked = value
      else field.value = String(value)
      field.dispatchEvent(new InputEvent('input', { bubbles: true }))
      // It is not, until the next one is there.
      document.querySelector('.book .first')?.setAttribute('aria-busy', 'true')
    }
  }, fields)
  await previewed(reader)
}

/** @typedef {{title: string, digits: {digit: string, at: string}[]}} Grid */

/**
 * Prints, and gives what is on the sheets.
 * @param {Reader} reader @param {number} [ms] patience @returns {Promise<{texts: string[], grids: Grid[]}[]>}
 */
export async function printBook(reader, ms) {
  await reader.tab.js(() => document.body.removeAttribute('data-printed'))
  await reader.press('Print…')
  await reader.until(
    'it is printed',
    () => reader.tab.js(() => 'printed' in document.body.dataset),
    ms,
  )
  return reader.tab.js(() =>
    [...document.querySelectorAll('.book-sheets > svg')].map((sheet) => ({
      texts: [...sheet.querySelectorAll(':scope > text, :scope > g > text')].map(
        (text) => text.textContent ?? '',
      ),
      grids: [...sheet.querySelectorAll('svg')].map((grid) => ({
        title: grid.querySelector('title')?.textContent ?? '',
        digits: [...grid.querySelectorAll('text')].map((text) => ({
          digit: text.textContent ?? '',
          at: `${text.getAttribute('x')} ${text.getAttribute('y')}`,
        })),
      })),
    })),
  )
}
