// tests/web/deep/panels.test.mjs: every panel is accessible: axe has no findings in any theme, everything is
// reachable at 320 px and at 400 % zoom, targets are large enough for a thumb, the keyboard opens and closes it.
import assert from 'node:assert/strict'
import { axeFindings } from '../axe.mjs'
import { PANELS } from '../panels.mjs'
import { PROPER } from '../puzzles.mjs'
import { visit } from './visit.mjs'

/** @typedef {import('./visit.mjs').Visit} Visit */

const SMALLEST_TARGET = 44

/** @param {Visit} now @param {string[]} words */
async function reach({ page, reader, server }, words) {
  await reader.open(server.url)
  await reader.pastePuzzle(PROPER.givens)
  for (const word of words) await reader.press(word)
  if (words.length) await page.locator('dialog.panel[open]').waitFor()
  // What a panel fetches or draws once it is open.
  await page.waitForTimeout(400)
}

for (const [name, words] of Object.entries(PANELS)) {
  for (const width of [360, 1280]) {
    for (const contrast of [false, true]) {
      const title = `axe: panel ${name}, ${width} px${contrast ? ', high contrast' : ''}`
      visit(title, { width }, async (now) => {
        const settings = JSON.stringify({ contrast })
        await now.page.addInitScript(
          (text) => localStorage.setItem('nonet.settings', text),
          settings,
        )
        await reach(now, words)
        for (const colorScheme of /** @type {const} */ (['light', 'dark'])) {
          await now.page.emulateMedia({ colorScheme })
          assert.deepEqual(await axeFindings(now.reader.tab), [], colorScheme)
        }
      })
    }
  }

  // 1280 × 860 at 400 % is 320 × 215.
  for (const [width, height] of [
    [320, 568],
    [320, 215],
  ]) {
    visit(`panel ${name} loses nothing at ${width} × ${height}`, { width, height }, async (now) => {
      await reach(now, words)
      const { wide, lost, small } = await now.page.evaluate(inspect, SMALLEST_TARGET)
      assert.deepEqual(wide, [], 'wider than the window')
      assert.deepEqual(lost, [], 'cannot be brought under a finger')
      assert.deepEqual(small, [], `smaller than ${SMALLEST_TARGET} px`)
    })
  }

  visit(`panel ${name} by keyboard: in, around and out again`, { width: 1280 }, async (now) => {
    const { page } = now
    await reach(now, [])
    const opener = words[0]
    await page.getByRole('button', { name: opener, exact: true }).first().focus()
    await page.keyboard.press('Enter')
    if (words.length > 1) {
      const last = words.length - 1
      await page.getByRole('button', { name: words[last], exact: true }).first().focus()
      await page.keyboard.press('Enter')
    }
    const dialog = page.locator(`dialog.panel.${name}[open]`)
    await dialog.waitFor()
    const heading = await dialog.getByRole('heading', { level: 2 }).first().innerText()
    assert.ok(heading.length > 2)
    const isInside = () => {
      const active = document.activeElement
      return active === document.body || Boolean(active?.closest('dialog[open]'))
    }
    for (let press = 0; press < 12; press++) {
      await page.keyboard.press('Tab')
      assert.ok(await page.evaluate(isInside), `after ${press + 1} × Tab`)
    }
    await page.keyboard.press('Escape')
    await dialog.waitFor({ state: 'hidden' })
    const focused = await page.evaluate(() => document.activeElement?.textContent?.trim())
    assert.ok(words.includes(focused ?? '') || focused === 'Menu', `the focus is on "${focused}"`)
  })
}

/**
 * Runs in the page: elements of the open panel that are too wide, unreachable, or too small for a thumb.
 * @param {number} smallest
 */
function inspect(smallest) {
  const dialog = /** @type {HTMLElement} */ (document.querySelector('dialog.panel[open]'))
  const wide = []
  if (document.documentElement.scrollWidth > innerWidth) wide.push('the page')
  if (dialog.scrollWidth > dialog.clientWidth + 1) wide.push('the panel')
  const controls = dialog.querySelectorAll('button, input, select, textarea, summary, a[href]')
  const lost = []
  const small = []
  for (const control of /** @type {NodeListOf<HTMLElement>} */ (controls)) {
    if (!control.checkVisibility()) continue
    control.scrollIntoView({ block: 'center', inline: 'nearest', behavior: 'instant' })
    const box = control.getBoundingClientRect()
    const what = `${control.tagName} ${control.id || control.textContent?.trim().slice(0, 30)}`
    const over = document.elementFromPoint(box.x + box.width / 2, box.y + box.height / 2)
    const label = /** @type {HTMLInputElement} */ (control).labels?.[0]
    const isReached = over && (control.contains(over) || label?.contains(over))
    if (!isReached) lost.push(what)
    const target = label?.contains(control) ? label.getBoundingClientRect() : box
    const isInText = control.tagName === 'A' && getComputedStyle(control).display === 'inline'
    if (!isInText && Math.min(target.width, target.height) < smallest) {
      small.push(`${what}: ${Math.round(target.width)} × ${Math.round(target.height)}`)
    }
  }
  return { wide, lost, small }
}
