// tests/web/watch-panel.mjs: the panel in which a solver is watched, for the tests of it.

/** @typedef {import('./deep/visit.mjs').Visit} Visit */

/** @param {Visit} visit */
export async function watch({ reader, page, server }) {
  await reader.open(server.url)
  await reader.press('Menu')
  await reader.press('Watch it think')
  await page.locator('dialog.watch[open]').waitFor()
  await reader.hears(/Takes the empty cells/)
}

/** @param {Visit['page']} page @param {number} place on the slider; −1 is the last */
export async function setSpeed(page, place) {
  const slider = page.getByRole('slider')
  await slider.focus()
  await slider.press(place < 0 ? 'End' : 'Home')
  for (let step = 0; step < place; step++) await slider.press('ArrowRight')
}

/** @param {Visit['page']} page */
export const steps = (page) =>
  page.evaluate(() => {
    const figure = document.querySelector('dialog.watch .figures div:last-child dd')
    return Number((figure?.textContent ?? '').replaceAll(',', ''))
  })
