// scripts/screenshots.mjs: photographs the built page, on a phone and on a desk, by day and by
// night.
//
// scripts/screenshots builds and then runs this. The page is brought into a telling state as a
// reader would do it, so that no picture can show what the page cannot do.
import { mkdirSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { launchChromium, tabOf } from '../tests/web/engines/chromium.mjs'
import { PROPER } from '../tests/web/puzzles.mjs'
import { Reader } from '../tests/web/reader.mjs'
import { serve } from '../tests/web/server.mjs'

const dist = fileURLToPath(new URL('../dist/', import.meta.url))
const pictures = fileURLToPath(new URL('../web/demo/pictures/', import.meta.url))

const DEVICES = {
  phone: { viewport: { width: 390, height: 844 }, deviceScaleFactor: 2 },
  desktop: { viewport: { width: 1280, height: 860 }, deviceScaleFactor: 1 },
}

/** A puzzle half done, with a digit that cannot stand where it does. @param {Reader} reader */
async function play(reader) {
  await reader.drop('puzzle.txt', PROPER.givens)
  await reader.until('it is read', async () => (await reader.line()) === PROPER.givens)
  await reader.press('Validate')
  await reader.hears(/one solution/)
  for (const [row, column, digit] of [
    [1, 3, 4],
    [2, 2, 7],
    [3, 4, 3],
    [4, 4, 7],
    [5, 5, 5],
    [3, 6, 8],
  ]) {
    await reader.tapCell(row, column)
    await reader.keys(String(digit))
  }
  await reader.hears(/clashes/)
}

mkdirSync(pictures, { recursive: true })
const server = await serve({ directory: dist })
const browser = await launchChromium()
try {
  for (const [device, size] of Object.entries(DEVICES)) {
    for (const colorScheme of /** @type {const} */ (['light', 'dark'])) {
      const context = await browser.newContext({ ...size, colorScheme, hasTouch: true })
      const page = await context.newPage()
      const reader = new Reader(tabOf(page))
      await reader.open(server.url)
      await play(reader)
      const path = `${pictures}${device}-${colorScheme}.png`
      await page.screenshot({ path })
      console.log(path)
      await context.close()
    }
  }
} finally {
  await browser.close()
  await server.stop()
}
